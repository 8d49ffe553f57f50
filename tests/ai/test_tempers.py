"""Inmates' tempers lean the policy one way, and no further than a legal answer."""

import pytest

from blackgate.ai import policy
from blackgate.ai.bot import Question
from blackgate.ai.levels import is_bot_word, make_bot
from blackgate.ai.temper import SKEWS, Temper
from blackgate.brains import load_brains
from blackgate.commands.engine import Engine
from blackgate.model.engine import do, is_legal
from blackgate.model.setup import new_game
from tests.table import shipped, table
from tests.test_protocol import ask

TEMPERS = [inmate.name for inmate in shipped().inmates]


def test_every_inmate_has_a_temper_of_its_own() -> None:
    leanings = [tuple(sorted(inmate.temper.items())) for inmate in shipped().inmates]
    assert len(leanings) == len(set(leanings)) == 12
    assert all(leaning and {skew for skew, _ in leaning} <= set(SKEWS) for leaning in leanings)


def test_a_brute_extorts_where_a_calm_bot_would_rather_not() -> None:      # R5.6
    game = table().seat(0, "cafeteria", knife=2).seat(1, "cafeteria", link=2).turn(0, searches=1).start().game
    assert policy.choose(game)[0] != policy.choose(game, Temper(extort=60.0))[0]


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_whole_game_of_one_temper_is_legal_to_the_end(temper: str) -> None:
    brains = load_brains(shipped())
    game = new_game(shipped(), 3, TEMPERS.index(temper), michel=1)
    bots = [make_bot(f"medium:{temper}", seat, brains) for seat in range(3)]
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
