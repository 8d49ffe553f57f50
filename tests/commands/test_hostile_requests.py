"""Requests, actions and depths that nobody would send: answered all the same (docs/protocol.md)."""

import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate.commands.engine import Engine
from blackgate.model.notation import Json
from tests.changing import RUBBISH, moments

from ..table import shipped
from .test_hostile_lines import ask, is_sound


@pytest.mark.parametrize("around", [
    "%s", '{"cmd":%s}', '{"cmd":"act","action":%s}', '{"cmd":"act","action":{"do":%s}}', '{"cmd":"view","seat":%s}',
    '{"cmd":"why","action":{"do":"go","place":%s}}', '{"cmd":"why","action":{"do":"search","x":%s}}',
    '{"cmd":"why","action":{"do":"discard","cards":{},"count":%s}}', '{"cmd":"load","position":{"players":%s}}',
    '{"cmd":"load","position":{"players":2,"seats":[{"place":%s}]}}',
    '{"cmd":"load","position":{"players":2,"agenda":[{"step":%s}]}}',
    '{"cmd":"load","position":{"players":2,"seats":[{"hand":{"link":%s}}]}}',
])
def test_no_depth_of_nesting_is_a_mistake_of_the_program(around: str) -> None:
    engine = Engine(shipped())
    ask(engine, {"cmd": "new", "players": 2, "seed": 1})
    limit = sys.getrecursionlimit()
    for depth in (*range(1, 30), *range(limit - 250, limit + 50), 10_000, 200_000):
        for opened, closed in (("[", "]"), ('{"a":', "}")):
            reply = engine.reply((around % (opened * depth + "1" + closed * depth)).encode())
            assert reply["ok"] is False
            assert is_sound(reply), f"depth {depth}: {reply}"
    assert ask(engine, {"cmd": "decision"})["ok"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(RUBBISH),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4), max_leaves=12,
)
COMMANDS = st.sampled_from(["new", "load", "act", "decision", "why", "view", "state", "bot", "record"])
FIELDS = st.sampled_from(["players", "seed", "team", "michel", "first", "position", "action", "seat", "level"])
WORDS = st.sampled_from([
    "roll_move", "cautious_move", "follow", "search", "craft", "dig", "sell", "buy", "steal_spoon", "heal", "join",
    "play", "extort", "exchange", "reveal", "end_turn", "reroll", "keep", "go", "cooperate", "fight", "weapon",
    "give_up", "pass", "draw", "move_michel", "choose_card", "discard", "accept", "decline",
])
ARGUMENTS = st.sampled_from([
    "place", "product", "tool", "cards", "item", "gang", "accessories", "card", "seat", "weapons", "give", "take",
    "kind", "count",
])


@settings(derandomize=True, deadline=None, max_examples=400)
@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    engine = Engine(shipped())
    assert is_sound(json.loads(json.dumps(engine.reply(line))))
    assert ask(engine, {"cmd": "new", "players": 2, "seed": 1})["ok"]


@settings(derandomize=True, deadline=None, max_examples=500)
@given(COMMANDS, st.dictionaries(FIELDS, JSON, max_size=4), st.booleans())
def test_any_request_gets_an_answer(command: str, fields: Json, begun: bool) -> None:
    engine = Engine(shipped())
    if begun:
        ask(engine, {"cmd": "new", "players": 4, "seed": 1, "team": True})
    assert is_sound(json.loads(json.dumps(engine.reply(json.dumps({"cmd": command, **fields}).encode()))))
    assert ask(engine, {"cmd": "new", "players": 2, "seed": 1})["ok"]


@settings(derandomize=True, deadline=None, max_examples=800)
@given(st.integers(0, 10**6), WORDS, st.dictionaries(ARGUMENTS, JSON, max_size=3))
def test_any_action_at_any_moment_gets_an_answer_that_fits_its_why(moment: int, word: str, arguments: Json) -> None:
    engine = Engine(shipped())
    ask(engine, {"cmd": "load", "position": json.loads(moments()[moment % len(moments())])})
    action = {"do": word, **arguments}
    reason, done = ask(engine, {"cmd": "why", "action": action}), ask(engine, {"cmd": "act", "action": action})
    assert is_sound(reason)
    assert is_sound(done)
    assert done["ok"] == (reason["ok"] and reason["legal"])
