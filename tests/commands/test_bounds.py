"""However much is sent or asked for: the answer comes, it is short, and the next line is heard."""

import io
import json
import logging

import pytest

from blackgate.ai import stand_in
from blackgate.ai.bot import MOST_BUDGET_MS, MOST_ITERATIONS
from blackgate.ai.stand_in import FEW
from blackgate.cli import main
from blackgate.commands.engine import MOST_LINE, Engine, serve
from blackgate.commands.requests import MOST_ERROR
from blackgate.model.engine import is_legal
from blackgate.model.notation import Json

from ..table import shipped
from .test_hostile_lines import ask

NEW = b'{"cmd":"new","players":3,"seed":1}\n'


class Sipped(io.BytesIO):
    """Tells how much was ever taken at once."""

    most = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        self.most = max(self.most, len(line))
        return line


def replies_to(requests: io.BytesIO) -> list[Json]:
    replies = io.BytesIO()
    serve(shipped(), requests, replies)
    return [json.loads(reply) for reply in replies.getvalue().splitlines()]


@pytest.mark.parametrize("sign", [b"x", b" ", b"[", b"\xff"])
def test_a_line_that_is_too_long_gets_one_error_and_is_never_read_whole(sign: bytes) -> None:
    requests = Sipped(NEW + sign * (3 * MOST_LINE + 5) + b"\n" + b'{"cmd":"decision"}\n' + sign * (2 * MOST_LINE))
    replies = replies_to(requests)
    assert [reply["ok"] for reply in replies] == [True, False, True, False]
    assert replies[1]["error"] == replies[3]["error"] == "The line is longer than 1000000 bytes."
    assert requests.most <= MOST_LINE + 1


@pytest.mark.parametrize("end", [b"\n", b""])
def test_a_line_as_long_as_it_may_be_is_heard(end: bytes) -> None:
    line = b'{"cmd":"decision"}'
    replies = replies_to(io.BytesIO(NEW + line + b" " * (MOST_LINE - len(line)) + end))
    assert [reply["ok"] for reply in replies] == [True, True]


@pytest.mark.parametrize("around", [
    '{"cmd":"%s"}', '{"%s":1}', '{"cmd":"new","%s":1}', '{"cmd":"new","players":"%s","seed":1}',
    '{"cmd":"act","action":{"do":"%s"}}', '{"cmd":"act","action":{"do":"go","%s":1}}',
    '{"cmd":"why","action":{"do":"play","card":"%s"}}', '{"cmd":"load","position":{"%s":1}}',
    '{"cmd":"load","position":{"players":2,"seats":[{"hand":{"%s":1}}]}}', '{"cmd":"bot","level":"%s"}',
    '{"cmd":"load","position":{"players":2,"agenda":[{"step":"%s"}]}}', '{"cmd":"view","seat":"%s"}',
])
def test_what_was_sent_is_not_sent_back(around: str) -> None:
    engine = Engine(shipped())
    engine.reply(NEW)
    for long in ("x" * 5_000, "ż" * 5_000, "\\u0000" * 5_000):
        error = engine.reply((around % long).encode())["error"]
        assert len(error) <= MOST_ERROR and error[-1] in ".…"


def test_our_own_sentences_are_told_whole() -> None:
    engine = Engine(shipped())
    for request in ({"cmd": "x"}, {"cmd": "view", "seat": 0}, {"cmd": "new", "players": 9, "seed": 0}):
        assert ask(engine, request)["error"].endswith(".")
    engine.reply(NEW)
    assert ask(engine, {"cmd": "bot", "level": "x"})["error"].endswith(".")


@pytest.mark.parametrize(("name", "most"), [("iterations", MOST_ITERATIONS), ("budget_ms", MOST_BUDGET_MS)])
def test_nobody_can_ask_for_years_of_thought(name: str, most: int, capsys: pytest.CaptureFixture[str]) -> None:
    engine = Engine(shipped())
    engine.reply(NEW)
    assert ask(engine, {"cmd": "bot", "level": "random", name: most})["ok"]
    assert ask(engine, {"cmd": "bot", "level": "random", name: most + 1}) == {
        "ok": False, "error": f"'{name}': must be a whole number from 1 to {most}, not {most + 1}."}
    option = f"--{name.replace('_', '-')}"
    for wrong in (str(most + 1), "0", "9" * 4_000, "x"):
        with pytest.raises(SystemExit, match="2"):
            main(["sim", "--seats", "random,random", option, wrong])
        said = capsys.readouterr().err
        assert option in said and str(most) in said and len(said) < 400


def failing(*given: object) -> None:
    raise OverflowError("more than can be " + "thought " * 1_000)


def test_a_bot_that_fails_is_answered_for_with_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(stand_in, "make_bot", failing)
    engine = Engine(shipped())
    engine.reply(NEW)
    for _ in range(FEW):
        caplog.clear()
        reply = ask(engine, {"cmd": "bot", "level": "hard", "seed": 1})
        assert reply["ok"] and reply["fell_back"] and reply["why"] == []
        assert "A bot (hard) failed: OverflowError: more than" in caplog.messages[0] and len(caplog.messages[0]) < 300
        assert ask(engine, {"cmd": "act", "action": reply["action"]})["ok"]
    assert "bots failed 3 times" in caplog.messages[-1]
    assert caplog.records[-1].levelno == logging.WARNING
    engine.reply(NEW)
    assert engine.stand_ins.count == 0, "it is counted by the game"


def test_where_the_policy_fails_too_an_option_is_drawn_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(shipped())
    engine.reply(NEW)
    monkeypatch.setattr(stand_in, "make_bot", failing)
    monkeypatch.setattr("blackgate.ai.policy.choice.choose", failing)
    for _ in range(30):
        reply = ask(engine, {"cmd": "bot", "level": "expert", "seed": 1})
        assert reply["ok"] and reply["fell_back"]
        assert ask(engine, {"cmd": "act", "action": reply["action"]})["ok"]


def test_reasons_that_fail_cost_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine(shipped())
    engine.reply(NEW)
    monkeypatch.setattr("blackgate.commands.engine.reasons", failing)
    reply = ask(engine, {"cmd": "bot", "level": "medium", "seed": 1})
    assert reply["ok"] and reply["why"] == [] and "fell_back" not in reply
    assert engine.game is not None
    assert is_legal(engine.game, engine.notation.read_action(reply["action"], 3, 0))


def test_sim_tells_on_stderr_who_had_to_be_answered_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("blackgate.ai.levels.policy.scores", failing)
    assert main(["sim", "--seats", "medium,random", "--games", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 1
    assert "OverflowError" in said.err and len(said.err) < 500
