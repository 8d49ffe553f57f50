"""The engine protocol: every request, its reply and its refusals (docs/protocol.md)."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from blackgate.commands.engine import Engine
from blackgate.model.notation import Json
from blackgate.play.record import check_record

from ..table import Play, shipped, table
from ..waiting import HANGS
from .test_hostile_lines import filled


def begun(**options: Any) -> Engine:
    engine = Engine(shipped())
    assert ask(engine, "new", **({"players": 4, "seed": 7, "first": 0} | options))["ok"]
    return engine


def at(game: Play) -> Engine:
    """An engine with this game loaded."""
    engine = Engine(shipped())
    assert ask(engine, "load", position=game.position)["ok"]
    return engine


def ask(engine: Engine, command: str, **fields: Any) -> Json:
    return dict(json.loads(json.dumps(engine.reply(json.dumps({"cmd": command, **fields}).encode()))))


def act(engine: Engine, word: str, **arguments: Any) -> Json:
    return ask(engine, "act", action={"do": word, **arguments})


def test_new_replies_as_act_does() -> None:
    reply = ask(Engine(shipped()), "new", players=4, seed=7, team=False, michel=None, first=0)
    assert reply["ok"] is True
    assert [event["event"] for event in reply["events"]].count("drawn") == 4
    assert reply["over"] is None
    decision = reply["decision"]
    assert (decision["seat"], decision["prompt"], decision["pending"]) == (0, "turn", None)
    assert {"do": "end_turn"} in decision["options"]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert ask(begun(), "state") == ask(begun(), "state")
    assert ask(begun(), "state") != ask(begun(seed=8), "state")


@pytest.mark.parametrize("fields", [
    {"players": 1}, {"players": 7}, {"players": True}, {"players": "4"}, {"players": 4.0}, {"players": None},
    {"seed": -1}, {"seed": 2**63}, {"seed": True}, {"seed": None}, {"team": 1}, {"team": None}, {"michel": "mike"},
    {"michel": True},
    {"first": 4}, {"first": -1}, {"first": True}, {"players": 5, "team": True},
    {"players": 3, "team": True}, {"colour": 1},
])
def test_a_wrong_new_is_refused_and_the_old_game_stays(fields: Json) -> None:
    engine = begun()
    before = ask(engine, "state")
    reply = ask(engine, "new", **({"players": 4, "seed": 7} | fields))
    assert reply["ok"] is False
    assert isinstance(reply["error"], str)
    assert ask(engine, "state") == before


def test_new_needs_its_seed() -> None:      # docs/protocol.md: required in `new`
    assert ask(Engine(shipped()), "new", players=4)["ok"] is False
    assert ask(Engine(shipped()), "new", seed=4)["ok"] is False
    assert ask(Engine(shipped()), "new", players=2, seed=2**63 - 1)["ok"] is True


@pytest.mark.parametrize("request_", [
    {"cmd": "act", "action": {"do": "end_turn"}}, {"cmd": "decision"}, {"cmd": "why", "action": {"do": "search"}},
    {"cmd": "view", "seat": 0}, {"cmd": "state"}, {"cmd": "bot", "level": "random"}, {"cmd": "record"},
], ids=lambda request: str(request["cmd"]))
def test_before_any_game_every_request_but_new_and_load_is_an_error(request_: Json) -> None:
    engine = Engine(shipped())
    reply = engine.reply(json.dumps(request_).encode())
    assert reply["ok"] is False
    assert "internal" not in reply["error"].lower()
    assert ask(engine, "load", position={"players": 2})["ok"] is True


@pytest.mark.parametrize("line", [
    b"rubbish", b"{", b"[]", b"null", b"7", b'"new"', b"{}", b'{"cmd":null}', b'{"cmd":"dance"}', b'{"cmd":["new"]}',
    b"\xff\xfe",
    b'{"cmd":"state","x":1}', b'{"cmd":"decision","seat":0}', b'{"cmd":"view"}', b'{"cmd":"view","seat":4}',
    b'{"cmd":"view","seat":-1}', b'{"cmd":"view","seat":true}', b'{"cmd":"view","seat":0.0}', b'{"cmd":"act"}',
    b'{"cmd":"act","action":null}', b'{"cmd":"act","action":{}}', b'{"cmd":"act","action":{"do":"dance"}}',
    b'{"cmd":"act","action":{"do":"end_turn","x":1}}', b'{"cmd":"act","action":{"do":"dig"}}',
    b'{"cmd":"act","action":{"do":"dig","tool":"fork"}}', b'{"cmd":"act","action":{"do":"accept"}}',
    b'{"cmd":"act","action":{"do":"sell","cards":"any"}}', b'{"cmd":"load","position":{}}', b'{"cmd":"load"}',
    b'{"cmd":"load","position":[]}', b'{"cmd":"bot","level":"god"}', b'{"cmd":"bot","level":"random","seed":-1}',
    b'{"cmd":"bot","level":"random","iterations":0}', b'{"cmd":"bot"}', b'{"cmd":"record","x":1}', b"[" * 100000,
])
def test_a_wrong_line_gets_an_error_and_leaves_the_state(line: bytes) -> None:
    engine = begun()
    before = ask(engine, "state"), ask(engine, "record")
    reply = engine.reply(line)
    assert reply["ok"] is False
    assert reply["error"].endswith(".")
    assert "internal" not in reply["error"].lower()
    assert (ask(engine, "state"), ask(engine, "record")) == before


def test_act_tells_what_happened_and_what_is_asked_next() -> None:
    engine = at(table().seat(0, "showers", knife=1).seat(1, "showers", spoon=1).start())
    reply = act(engine, "extort", seat=1, tool="spoon", weapons=["knife"])
    assert [event["event"] for event in reply["events"]] == ["extorted"]
    decision = reply["decision"]
    assert (decision["seat"], decision["prompt"]) == (1, "extorted")
    assert decision["options"][:2] == [{"do": "cooperate"}, {"do": "fight"}]
    assert decision["pending"].items() >= {"attacker": 0, "target": 1, "tool": "spoon", "weapons": {"knife": 1}}.items()
    assert ask(engine, "decision")["decision"] == decision
    assert ask(engine, "view", seat=1)["view"]["decision"] == decision


def test_act_returns_events_unredacted_with_their_audience() -> None:
    reply = act(at(table().seat(0, "cafeteria").search("phone", "link").start()), "search")
    drawn = next(event for event in reply["events"] if event["event"] == "drawn")
    assert drawn["cards"] == {"phone": 1, "link": 1}
    assert drawn["audience"] == [0]


def test_a_won_game_is_over_and_asks_nothing_more() -> None:
    engine = at(table().seat(0, tunnel={"shovel": 3}, points=9, shovel=1).start())
    reply = act(engine, "dig", tool="shovel")
    assert reply["over"] == {"winners": [0], "points": [12, 0, 0]}
    assert reply["decision"] is None
    assert ask(engine, "decision") == {"ok": True, "decision": None}
    assert act(engine, "end_turn")["ok"] is False
    assert ask(engine, "why", action={"do": "end_turn"})["legal"] is False
    assert ask(engine, "bot", level="random")["ok"] is False
    assert ask(engine, "view", seat=1)["view"]["decision"] is None
    assert ask(engine, "state")["ok"] is True


def test_templates_are_listed_once_and_sent_filled_in() -> None:
    engine = at(table().seat(0, "rec_area", link=2, phone=1).start())
    options = ask(engine, "decision")["decision"]["options"]
    assert options.count({"do": "sell", "cards": "any"}) == 1
    for wrong in ({}, {"link": 0}, {"link": 3}, {"link": True}, {"spoon": 1}, {"link": -1}, ["link"], None):
        assert act(engine, "sell", cards=wrong)["ok"] is False
    assert act(engine, "sell", cards={"link": 2, "phone": 1})["ok"] is True


def test_a_filled_discard_repeats_the_count_of_its_template() -> None:
    engine = at(table().seat(0, "rec_area", link=12).start())
    assert act(engine, "end_turn")["decision"]["options"] == [{"do": "discard", "cards": "any", "count": 2}]
    assert act(engine, "discard", cards={"link": 2})["ok"] is False
    assert act(engine, "discard", cards={"link": 1}, count=1)["ok"] is False
    assert act(engine, "discard", cards={"link": 3}, count=3)["ok"] is False
    assert act(engine, "discard", cards={"link": 1}, count=2)["ok"] is False
    assert act(engine, "discard", cards={"link": 2}, count=2)["ok"] is True


def test_lists_of_weapons_and_accessories_are_sorted() -> None:
    engine = at(table().seat(0, "showers", knife=1, blade=1).seat(1, "showers", gang="queers_sanctuary").start())
    assert act(engine, "extort", seat=1, tool="spoon", weapons=["knife", "blade"])["ok"] is False
    assert act(engine, "extort", seat=1, tool="spoon", weapons=["blade", "knife"])["ok"] is True


def test_every_option_of_every_prompt_can_be_sent_word_for_word() -> None:
    for seed in range(6):
        engine = begun(players=6, team=True, michel="michelle", seed=seed)
        random = Random(seed)
        asked = ask(engine, "decision")["decision"]
        for _ in range(150):
            position = ask(engine, "state")["position"]
            for option in random.sample(asked["options"], min(2, len(asked["options"]))):
                sent = filled(option, ask(engine, "view", seat=asked["seat"])["view"], random)
                assert ask(engine, "why", action=option) == {"ok": True, "legal": True}
                reply = ask(engine, "act", action=sent)
                assert reply["ok"], (option, sent, reply)
                assert ask(engine, "load", position=position)["ok"]
            asked = ask(engine, "act", action=sent)["decision"]
            if asked is None:
                break


def test_why_names_the_reason_and_the_rule() -> None:
    engine = at(table().seat(0, "showers", blade=1, link=1).start())
    assert ask(engine, "why", action={"do": "search"}) == {"ok": True, "legal": True}
    refused = ask(engine, "why", action={"do": "craft", "product": "knife"})
    assert (refused["ok"], refused["legal"], refused["rule"]) == (True, False, "R5.5")
    assert isinstance(refused["reason"], str)
    assert ask(engine, "why", action={"do": "accept"})["legal"] is False


def test_why_is_false_while_another_prompt_is_open() -> None:
    engine = at(table().seat(0, "showers", knife=1).seat(1, "showers").start())
    act(engine, "extort", seat=1, tool="spoon", weapons=["knife"])
    reply = ask(engine, "why", action={"do": "search"})
    assert (reply["ok"], reply["legal"]) == (True, False)


def test_why_puts_no_action_left_first() -> None:       # R4a
    engine = at(table().seat(0, "showers", beatings=2).turn(0, actions=0).start())
    for word, arguments in (("search", {}), ("heal", {}), ("dig", {"tool": "spoon"}), ("craft", {"product": "knife"})):
        assert ask(engine, "why", action={"do": word, **arguments})["rule"] == "R4a"


@pytest.mark.parametrize("action", [
    None, [], "search", {}, {"do": "dance"}, {"do": None}, {"do": "search", "x": 1}, {"do": "dig"},
    {"do": "dig", "tool": 1}, {"do": "craft", "product": "spoon"},
    {"do": "extort", "seat": 9, "tool": "spoon", "weapons": ["knife"]},
    {"do": "extort", "seat": 1, "tool": "spoon", "weapons": []}, {"do": "play", "card": "ambush"},
    {"do": "play", "card": "riot", "seat": 1}, {"do": "discard", "cards": {}}, {"do": "sell", "cards": {"link": 0}},
    {"do": "exchange", "seat": 1, "give": {}, "take": "any"}, {"do": "reveal", "seat": 1, "place": "showers"},
])
def test_why_of_something_malformed_is_an_error(action: Any) -> None:
    reply = ask(begun(), "why", action=action)
    assert reply["ok"] is False
    assert "internal" not in reply["error"].lower()


def test_bot_answers_one_of_the_options_and_the_same_for_the_same_seed() -> None:
    engine = begun()
    first = ask(engine, "bot", level="random", iterations=10, seed=3)
    assert first == ask(engine, "bot", level="random", iterations=10, seed=3)
    assert isinstance(first["why"], list)
    assert len(first["win"]) == 4
    assert isinstance(first["iterations"], int)
    assert ask(engine, "act", action=first["action"])["ok"] is True


def test_record_grows_with_the_game_and_is_a_replay_files_content() -> None:
    engine = begun()
    assert ask(engine, "record")["record"]["actions"] == []
    act(engine, "end_turn")
    act(engine, "accept")
    act(engine, "end_turn")
    record = ask(engine, "record")["record"]
    assert record["actions"] == [{"do": "end_turn"}] * 2
    assert check_record(record, "it") == record


def test_the_program_itself_answers_line_by_line_and_ends_well_at_the_end_of_input() -> None:
    lines = [
        b'{"cmd":"decision"}', b"", b"   ", b'{"cmd":"new","players":2,"seed":1,"first":1}', b"\xff", b"\r",
        b'{"cmd":"act","action":{"do":"end_turn"}}', '{"cmd":"dänce"}'.encode(), b'{"cmd":"view","seat":0}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "blackgate", "engine"], input=b"\n".join(lines), capture_output=True, timeout=HANGS,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    replies = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    assert [reply["ok"] for reply in replies] == [False, True, False, True, False, True]
    assert replies[1]["decision"]["seat"] == 1
    assert replies[3]["decision"]["seat"] == 0
