"""Inmates' tempers lean the policy one way, and no further than their reach."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackgate.ai.bot import Question, fill_by_lot
from blackgate.ai.levels import Brains, is_bot_word, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.temper import Temper, make_temper
from blackgate.commands.engine import Engine
from blackgate.model.actions import EndTurn, Extort, Fight
from blackgate.model.engine import do, is_legal, legal
from blackgate.model.inmates import LEANINGS
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from lab import tempers
from tests.commands.test_protocol import ask
from tests.table import Play, brains, notation, shipped, table

TEMPERS = [inmate.name for inmate in shipped().inmates]


def leaning(**skews: float) -> Temper:
    return make_temper("", {"reach": 30.0, **skews})


def chosen(game: Play, temper: Temper) -> dict[str, object]:
    return notation().action(policy.choose(game.game, temper), game.game.background[game.game.decider])


def two_targets() -> Play:
    """Of two alike in the cafeteria, seat 2 has been beaten."""
    laid = table().seat(0, "cafeteria", knife=3, revealed=True).seat(1, "cafeteria", link=2)
    return laid.seat(2, "cafeteria", link=2, beatings=1).turn(0, searches=1).start()


def test_every_inmate_has_a_temper_of_its_own() -> None:
    leanings = [tuple(sorted(inmate.temper.items())) for inmate in shipped().inmates]
    assert len(leanings) == len(set(leanings)) == 12
    assert all(leaning and {skew for skew, _ in leaning} <= set(LEANINGS) for leaning in leanings)


@pytest.mark.parametrize(("skew", "word"), [("extort", "extort"), ("roll", "roll_move"), ("cautious", "cautious_move")])
def test_a_leaning_makes_its_action_the_best_and_its_opposite_makes_it_none(skew: str, word: str) -> None:
    assert chosen(two_targets(), leaning(**{skew: 60.0}))["do"] == word
    assert chosen(two_targets(), leaning(**{skew: -60.0}))["do"] != word


def test_prey_is_whoever_has_been_beaten() -> None:
    assert chosen(two_targets(), leaning(extort=30.0, prey=9.0))["seat"] == 2
    assert chosen(two_targets(), leaning(extort=30.0, prey=-9.0))["seat"] == 1


def leanings(game: Play, reach: float = 99.0, **skews: float) -> dict[str, float]:
    """How much a temper adds to each option, by its words."""
    temper = make_temper("", {"reach": reach, **skews})
    plain = {option: score for score, option in policy.scores(game.game)}
    return {" ".join(map(str, game.written(option).values())): round(score - plain[option], 6)
            for score, option in policy.scores(game.game, temper)}


def test_a_leaning_is_added_to_the_options_it_is_about() -> None:
    laid = table().seat(0, "cafeteria", link=2, beatings=1)
    laid = laid.seat(1, "cafeteria", blade=1, knife=1, link=1, revealed=True).seat(2, "infirmary").turn(1)
    found = leanings(laid.start(), extort=2.0, prey=1.0, knives=4.0, company=0.5, search=-1.0)
    assert {much for word, much in found.items() if word.startswith("extort 0")} == {3.0}
    assert found["search"] == -1.0 and found["craft knife"] == 4.0
    assert found["cautious_move infirmary"] == 0.5 and found["cautious_move showers"] == 0.0
    assert found["end_turn"] == -1.0, "an early end is disliked as much as what is disliked most"
    none = leanings(laid.seat(2, "cafeteria").turn(1, actions=0).start(), search=-1.0)
    assert none["end_turn"] == 0.0


def test_who_dislikes_healing_heals_what_bars_it_from_digging() -> None:
    def heals(**mine: Any) -> float:
        return leanings(table().seat(0, "infirmary", **mine).start(), heal=-2.0)["heal"]

    assert heals(beatings=1) == heals(beatings=2, gang="bratva_hard_case") == -2.0 and heals(beatings=2) == 0.0


def test_where_michel_is_sent_is_no_question_of_company() -> None:
    laid = table().seat(0, "infirmary").seat(1, "cafeteria").michel("showers").rolls(1).start().do("end_turn")
    assert set(leanings(laid.do("move_michel"), company=3.0).values()) == {0.0}
    rolled = table().seat(0, "showers").seat(1, "cafeteria").seat(2, "cafeteria").rolls(1).start().do("roll_move")
    assert leanings(rolled, company=3.0) == {"go cell_block": 0.0, "go cafeteria": 6.0}


def test_what_is_out_of_reach_is_lowered_like_what_is_disliked_most() -> None:
    game = two_targets()
    best = max(score for score, _ in policy.scores(game.game))
    plain = {" ".join(map(str, game.written(option).values())): score for score, option in policy.scores(game.game)}
    found = leanings(game, 6.0, roll=-3.0, cautious=2.0)
    far = {word for word, score in plain.items() if score < best - 6.0}
    assert 3 < len(far) < len(plain)
    assert all(found[word] == (-3.0 if word in far | {"end_turn"} else 0.0) for word in plain)


def facing_michel() -> Play:
    """Seat 0 with a spoon that Michel(le) asks for, and nothing to keep it with."""
    laid = table(2).seat(0, spoon=1).michel("showers", ("spoon",))
    return laid.start().do("cautious_move", place="showers")


def test_the_love_of_a_fight_is_a_quarter_against_michel() -> None:        # R10e, R10g
    scores = policy.scores(facing_michel().game)
    least = max(score for score, option in scores if not isinstance(option, Fight)) - next(
        score for score, option in scores if isinstance(option, Fight))
    assert least > 0
    assert chosen(facing_michel(), leaning(fight=3.9 * least))["do"] == "cooperate"
    assert chosen(facing_michel(), leaning(fight=4.1 * least))["do"] == "fight"


def test_company_is_sought_or_shunned() -> None:        # R5.1b
    laid = table().seat(0, "showers", revealed=True).seat(1, "infirmary").seat(2, "infirmary").turn(0, searches=1)
    assert chosen(laid.start(), leaning(cautious=30.0, company=20.0))["place"] == "infirmary"
    assert chosen(laid.start(), leaning(cautious=30.0, company=-20.0))["place"] != "infirmary"


def test_knives_are_bought_by_those_who_want_them() -> None:        # R6.3
    laid = table().seat(0, "rec_area", cigarettes=6, knife=3, revealed=True).turn(0, searches=1)
    assert chosen(laid.start(), leaning(knives=-20.0))["item"] == "pickaxe"
    assert chosen(laid.start(), leaning(knives=20.0))["item"] in ("knife", "two_knives")


def moments(michel: int) -> Iterator[GameState]:
    """Questions of all kinds from random games."""
    random = Random(michel)
    for seed in range(4):
        game = new_game(shipped(), 4, seed, michel=michel)
        for _ in range(300):
            if game.winners:
                break
            yield game
            options = legal(game)
            action = options[int(random.random() * len(options))]
            do(game, fill_by_lot(view(game, game.decider), action, random.random) if ANY in action else action)


@pytest.mark.parametrize("michel", [0, 1])
def test_no_temper_gives_up_more_than_its_reach(michel: int) -> None:
    for number, game in enumerate(moments(michel)):
        temper = brains().tempers[TEMPERS[number % len(TEMPERS)]]
        calm = {action: score for score, action in policy.scores(game)}
        assert calm[policy.choose(game, temper)] >= max(calm.values()) - temper.reach


def test_no_temper_changes_what_is_out_of_reach() -> None:
    game = two_targets().game
    shy = make_temper("", {"extort": 60.0, "reach": 0.0})
    assert policy.choose(game, shy) == policy.choose(game)


def test_whim_makes_a_choice_more_or_less_blurred() -> None:
    game = two_targets().game

    def answers(whim: float) -> int:
        temper = make_temper("", {"whim": whim})
        known = Brains(tempers={"one": temper})
        return len({make_bot("medium:one", seed, known).choose(Question(game)) for seed in range(60)})

    assert answers(-5.0) == 1 < answers(0.0) < answers(9.0)


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_whole_game_of_one_temper_is_legal_to_the_end(temper: str) -> None:
    game = new_game(shipped(), 3, TEMPERS.index(temper), michel=1)
    bots = [make_bot(f"medium:{temper}", seat, brains()) for seat in range(3)]
    for _ in range(3000):
        if game.winners:
            break
        action = bots[game.decider].choose(Question(game))
        assert is_legal(game, action)
        do(game, action)
    assert game.winners


def test_a_level_may_carry_a_temper_and_nothing_else() -> None:
    assert is_bot_word("hard:brute", TEMPERS) and is_bot_word("easy", TEMPERS)
    assert not any(is_bot_word(word, TEMPERS) for word in ("hard:", "hard:nobody", ":brute", "brute", "hard:mole:x"))


def test_the_engine_answers_for_a_tempered_level() -> None:
    engine = Engine(shipped())
    ask(engine, "new", players=2, seed=3)
    reply = ask(engine, "bot", level="medium:mole", seed=1)
    assert reply["ok"] and len(reply["win"]) == 2 and reply["why"]
    assert ask(engine, "bot", level="medium:nobody")["ok"] is False


def test_the_recipe_measures_every_inmate() -> None:
    assert {name.partition(",")[0] for name in tempers.ROWS} == set(TEMPERS)


def test_the_recipe_counts_deeds_and_what_might_have_been_done() -> None:
    game = two_targets().game
    offered: set[str] = set()
    extort = next(option for option in legal(game) if isinstance(option, Extort) and option.seat == 2)
    found = tempers.deeds(game, legal(game), extort, offered)
    assert {"may extort", "may steal_spoon", "may end_turn", "extort", "extort_beaten"} <= set(found)
    assert tempers.deeds(game, legal(game), EndTurn(), offered) == ["end_turn", "turn"]
    assert not offered


def test_the_recipe_prints_a_row_with_figure_and_odds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tempers.main(["--only", "gambler", "--games", "4", "--keep", str(tmp_path)]) == 0
    row = capsys.readouterr().out.splitlines()[2]
    assert row.startswith("| gambler | cautious moves 0.") and row.endswith("| 4 |")
    assert tempers.odds(0.25) == pytest.approx(1.0)
