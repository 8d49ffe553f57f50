"""However it ends: a line on stderr at most, no traceback, and nothing on a protocol's stdout but the protocol."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from blackgate import cli
from blackgate.commands.parsing import Parser
from tests.waiting import HANGS

RUN = [sys.executable, "-m", "blackgate"]


def run(arguments: list[str], *, stdin: bytes = b"", stdout: int = subprocess.PIPE, stderr: int = subprocess.PIPE,
        **names: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([*RUN, *arguments], input=stdin, stdout=stdout, stderr=stderr, timeout=HANGS, check=False,
                          env=os.environ | names)


def fail(*_: object, **__: object) -> None:
    raise LookupError("the floor gave way")


@pytest.mark.parametrize("broken", ["blackgate.keep.report.report_of", "blackgate.keep.report.keep",
                                    "blackgate.keep.report.where", ""])
def test_the_last_words_need_nothing_that_may_be_broken(
    broken: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "_command", fail)
    if broken:
        monkeypatch.setattr(broken, fail)
    assert cli.main(["laws", "--games", "1"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("blackgate: ") and told.err.count("\n") == 1
    assert "LookupError" in told.err and "Traceback" not in told.err


def test_help_that_cannot_be_given_is_no_traceback_either(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Parser, "format_help", fail)
    assert cli.main(["--help"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("blackgate: Something in the program went wrong.") and told.count("\n") == 1


def test_without_stderr_nothing_is_told_to_stdout(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "_command", fail)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["laws"]) == 1
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("at_once", ["", "1"], ids=["buffered", "unbuffered"])
def test_a_full_stdout_is_a_line_and_a_full_stderr_is_silence(at_once: str) -> None:
    with open("/dev/full", "wb") as full:
        told = run(["--version"], stdout=full.fileno(), PYTHONUNBUFFERED=at_once).stderr
        assert b"Traceback" not in told and b"Exception ignored" not in told and told.count(b"\n") <= 1
        assert run(["sim", "--seats", "no,such"], stderr=full.fileno()).returncode == 2


def test_a_module_that_cannot_be_loaded_is_a_line(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['blackgate.commands'] = None\n")
    ended = run(["sim"], PYTHONPATH=str(tmp_path))
    assert ended.returncode == 1 and ended.stderr.count(b"\n") == 1 and ended.stderr.startswith(b"blackgate: ")


def test_nothing_but_the_protocol_is_on_its_stdout(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import json, os, sys\n"
        "class Late:\n"
        "    def __init__(self, real): self.real = real\n"
        "    def __call__(self, *given, **named):\n"
        "        import pygame\n"
        "        print('a stray line')\n"
        "        os.write(1, b'and one past Python\\n')\n"
        "        return self.real(*given, **named)\n"
        "json.loads = Late(json.loads)\n"
    )
    ended = run(["engine"], stdin=b'{"cmd":"new","players":2,"seed":1}\n', PYTHONPATH=str(tmp_path))
    lines = ended.stdout.splitlines()
    assert len(lines) == 1 and json.loads(lines[0])["ok"]
    assert b"a stray line" in ended.stderr and b"past Python" in ended.stderr


def test_the_greeting_of_pygame_is_nowhere() -> None:
    names = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    ended = subprocess.run([*RUN, "shots", "--out", "/dev/null/none"], capture_output=True, timeout=HANGS, check=False,
                           env=names)
    assert b"pygame" not in ended.stdout
