"""What searching has taught the policy: readable, with where it comes from, and never more than a correction."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.habits import (
    ASPECTS, FOLLIES, MOST, STANDING, SURE, Habits, aspects_of, is_taught, standing_of,
)
from blackgate.cards.library import load_pack
from blackgate.cards.yamltree import read_yaml
from blackgate.model.rng import Dice, mixed
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.words import CAUTIOUS_MOVE, END_TURN, PLAY, SEARCH, STEAL_SPOON
from blackgate.model.worlds import determinize
from blackgate.play.brains import HABITS, load_brains
from tests.ai.test_levels import moments
from tests.cards.renamed_pack import renamed_trees
from tests.table import Play, shipped, table


@cache
def brains() -> Brains:
    return load_brains(shipped())


def only(**weights: float) -> Habits:
    """Habits about some aspects, however one stands."""
    return Habits([[weights.get(name, 0.0), *[0.0] * (len(STANDING) - 1)] for name in ASPECTS])


def at_the_spoons() -> Play:
    laid = table().seat(0, "cafeteria", knife=2, shovel=1, container=1, link=2, revealed=True)
    return laid.seat(1, "cafeteria", link=3, blade=1, shovel=1, points=4).seat(2, "infirmary", link=2, spoon=1).start()


def stands(game: GameState) -> dict[str, float]:
    return {name: much for name, much in zip(STANDING, standing_of(game), strict=True) if much}


def test_the_shipped_habits_say_where_they_come_from() -> None:
    written = read_yaml(HABITS).plain()
    assert isinstance(written, dict)
    assert {"date", "games", "modes", "seeds", "looks", "decisions", "cards", "gain", "error"} <= written["made"].keys()
    assert written["weights"].keys() <= set(ASPECTS) and len(written["weights"]) > 30
    for row in written["weights"].values():
        assert row.keys() <= set(STANDING)
    assert brains().habits is not None


def test_how_a_seat_stands() -> None:
    mine = stands(at_the_spoons().game)
    assert mine["always"] == 1.0 and mine["weapons"] == pytest.approx(2 / 3) and mine["company"] == 0.5
    assert mine["rivals_progress"] == pytest.approx(4 / 11) or mine["rivals_progress"] > 0.3
    assert mine["parts_of_tools"] == 0.5 and mine["where_crafting"] == 1.0 and mine["hand"] == 0.6
    assert "has_background" not in mine and "at_home" not in mine and "in_team" not in mine
    beaten = stands(table(4, team=True).seat(0, "infirmary", beatings=2, shovel=1).turn(0, actions=1).start().game)
    assert beaten["barred"] == beaten["in_team"] == beaten["last_action"] == 1.0


def test_an_option_is_known_by_what_it_does_where_it_leads_and_whom_it_hits() -> None:
    game = at_the_spoons().game
    for _, option in policy.scores(game):
        named = {ASPECTS[number]: much for number, much in aspects_of(game, option)}
        assert all(0.0 <= much <= 1.2 for much in named.values())
        if option[0] == CAUTIOUS_MOVE:
            offers = {"to_dig", "to_trade", "to_steal", "to_heal", "to_search", "to_craft", "to_company", "to_solitary"}
            assert named.keys() & offers
        if option[0] == STEAL_SPOON:
            assert named == {"steal_spoon": 1.0}
    extorts = [option for _, option in policy.scores(game) if option[0] not in (CAUTIOUS_MOVE,) and len(option) == 4]
    assert extorts
    assert {ASPECTS[number] for number, _ in aspects_of(game, extorts[0])} >= {"extort", "at_progress", "at_cards"}


def test_a_habit_corrects_scores_within_bounds() -> None:
    game = at_the_spoons().game
    plain = {option: score for score, option in policy.scores(game)}
    best = max(plain.values())
    for weight, bounded in ((3.0, 3.0), (500.0, MOST), (-500.0, -MOST)):
        taught = {option: score for score, option in policy.scores(game, habits=only(search=weight))}
        for option, score in taught.items():
            moved = bounded if option[0] == SEARCH and plain[option] > best - FOLLIES else 0.0
            assert score == pytest.approx(plain[option] + moved)


def test_a_win_needs_no_habit_and_neither_do_other_questions() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1, shovel=1).start().game
    assert max(score for score, _ in policy.scores(game)) > SURE
    assert policy.scores(game, habits=only(dig=-20.0, search=20.0)) == policy.scores(game)
    asked = at_the_spoons().do("extort", seat=1, tool="shovel", weapons=["knife"]).game
    assert not is_taught(asked)
    assert policy.scores(asked, habits=only(fight=20.0, cooperate=-20.0)) == policy.scores(asked)


@pytest.mark.parametrize("word", ["policy", "quick"])
def test_what_a_seat_cannot_see_changes_no_habit(word: str) -> None:      # R12
    for mode in (2, 5, 9):
        for number, game in enumerate(moments(mode)):
            seat = game.decider
            dealt = [determinize(view(game, seat), Dice(mixed(mode, number, deal))) for deal in (0, 1)]
            assert len({make_bot(word, 7, brains()).choose(Question(world)) for world in (game, *dealt)}) == 1


def test_only_the_stronger_levels_and_none_of_old_have_had_habits() -> None:
    random = Random(3)
    noise = Habits([[random.gauss(0.0, 4.0) for _ in STANDING] for _ in ASPECTS])
    otherwise, untaught = replace(brains(), habits=noise), replace(brains(), habits=None)
    effort = Effort(iterations=12)
    changed: set[str] = set()
    for number, game in enumerate(moments(4)):
        for word in ("easy", "medium", "old-policy", "old-hard", "old-expert", "policy", "hard", "expert",
                     "tree"):
            found = {make_bot(word, number, each, effort).choose(Question(game)) for each in (otherwise, untaught)}
            if len(found) > 1:
                changed.add(word)
    assert changed == {"policy", "hard", "expert", "tree"}


def test_version_0_1_keeps_its_own_values() -> None:
    old = brains().of_old()
    assert old.habits is None
    assert old.values.keys() == brains().values.keys()
    assert all(old.values[mode] is value for mode, value in brains().old_values.items())


def test_another_packs_options_are_known_by_the_same_aspects() -> None:
    other = load_pack(renamed_trees())
    assert load_brains(other).habits is not None
    pack = shipped()
    names = {thing.name for things in (pack.kinds, pack.gang_cards[1:], pack.backgrounds, pack.places)
             for thing in things}
    assert not names & set(ASPECTS)
    assert not names & {aspect.partition(":")[2] for aspect in ASPECTS}


def test_a_fit_finds_what_pays() -> None:
    pytest.importorskip("numpy")
    from blackgate.tools.training.habits import fitted, gains, table as laid, yaml_of

    random = Random(5)
    examples = []
    for _ in range(300):
        crowded = float(random.random() < 0.5)
        standing = [1.0, *[crowded if name == "company" else 0.0 for name in STANDING[1:]]]
        behind = 10 * random.random()
        better = (0.08 if crowded else -0.08) - 0.01 * behind
        found = [0.5 + random.gauss(0.0, 0.1), 0.5 + better + random.gauss(0.0, 0.1)]
        examples.append((standing, [[(SEARCH, 1.0)], [(PLAY, 1.0)]], [15.0, 15.0 - behind], found))
    games = [{"examples": examples}]
    weights = fitted(laid(games), 10.0)
    company = STANDING.index("company")
    assert weights[PLAY][company] - weights[SEARCH][company] > 2.0
    assert gains(laid(games), weights)["gain"] > 0.5
    unheard = [(standing, aspects, scores[::-1], found) for standing, aspects, scores, found in examples]
    with pytest.raises(ValueError, match="nothing"):
        fitted(laid([{"examples": unheard}]), 10.0)
    assert '"play:drawn"' not in yaml_of({"games": 1}, weights) and "  play: {" in yaml_of({"games": 1}, weights)


def test_a_game_teaches_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    from blackgate.tools.training import taught

    monkeypatch.setattr(taught, "MOST_DECISIONS", 12)
    examples = taught.taught_game(shipped(), brains(), 2, False, 8, worlds=1, rounds=1)
    assert examples
    for example in examples:
        assert len(example.standing) == len(STANDING)
        assert len(example.aspects) == len(example.scores) == len(example.chances) > 1
        assert all(0.0 <= chance <= 1.0 for chance in example.chances)
        assert END_TURN in {aspects[0][0] for aspects in example.aspects} or len(example.aspects) > 1
