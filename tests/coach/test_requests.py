"""`odds` and `hint` of the engine protocol."""

import json
from typing import Any

import pytest

from blackgate.commands.engine import Engine
from blackgate.model.engine import is_legal
from tests.table import notation, shipped


@pytest.fixture
def engine() -> Engine:
    engine = Engine(shipped())
    ask(engine, cmd="new", players=3, seed=7)
    return engine


def ask(engine: Engine, **request: Any) -> Any:
    return engine.reply(json.dumps(request).encode())


def test_odds_are_chances_of_all_seats_with_their_bands(engine: Engine) -> None:
    found = ask(engine, cmd="odds", seat=1, iterations=6, seed=2)
    assert found["ok"] and found["samples"] == 6
    assert abs(sum(found["win"]) - 1) < 1e-9 and len(found["low"]) == len(found["high"]) == 3
    assert all(low <= win <= high for low, win, high in zip(found["low"], found["win"], found["high"], strict=True))
    assert found == ask(engine, cmd="odds", seat=1, iterations=6, seed=2)
    assert found["win"] != ask(engine, cmd="odds", seat=None, iterations=6, seed=2)["win"]


def test_a_hint_names_legal_options_with_reasons(engine: Engine) -> None:
    found = ask(engine, cmd="hint", iterations=60, seed=1)
    assert found["ok"] and 1 <= len(found["options"]) <= 3
    for option in found["options"]:
        action = notation().read_action(option["action"], 3, engine.the_game().background[engine.the_game().decider])
        assert is_legal(engine.the_game(), action)
        assert option["low"] <= option["win"] <= option["high"]
        assert option["why"] and all(isinstance(reason["key"], str) for reason in option["why"])
    assert found == ask(engine, cmd="hint", iterations=60, seed=1)


def test_what_is_wrong_is_told_and_nothing_is_changed(engine: Engine) -> None:
    before = ask(engine, cmd="state")
    for request in ({"cmd": "odds", "seat": 3}, {"cmd": "odds", "seat": True}, {"cmd": "odds", "iterations": 0},
                    {"cmd": "odds", "seat": 0, "budget_ms": 5, "iterations": 5}, {"cmd": "hint", "seat": 1},
                    {"cmd": "hint", "seed": -1}, {"cmd": "hint", "budget_ms": "soon"}):
        found = ask(engine, **request)
        assert found["ok"] is False and found["error"].endswith(".")
    assert ask(engine, cmd="state") == before
    assert ask(Engine(shipped()), cmd="hint")["ok"] is False


def test_after_the_end_there_are_odds_and_no_hint() -> None:
    engine = Engine(shipped())
    seats = [{"place": "cell_block", "points": 11, "hand": {"spoon": 1}}, {}, {}]
    ask(engine, cmd="load", position={"players": 3, "seats": seats})
    ask(engine, cmd="act", action={"do": "dig", "tool": "spoon"})
    assert ask(engine, cmd="odds", seat=1)["win"] == [1.0, 0.0, 0.0]
    assert ask(engine, cmd="hint")["error"] == "The game is over."
