"""The self-test: what the packaged program must bring is optional elsewhere."""

import os
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from blackgate.commands import selftest
from blackgate.commands.selftest import Failed, _steps

SCREEN_READERS = next(step for name, step in _steps() if name == "screen readers")


def test_from_source_the_game_may_run_without_accesskit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)
    assert SCREEN_READERS() == "no AccessKit here, readers see nothing"


def test_a_packaged_program_without_accesskit_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(Failed, match="there is no AccessKit"):
        SCREEN_READERS()


def test_a_failure_is_told_although_a_file_of_the_game_is_still_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    """Windows removes no open file. The refusal ended the program with another status, and hid the failure."""
    closed: list[str] = []
    remove = os.unlink

    def refuse(path: str | Path, **given: int) -> None:
        if str(path).endswith(".lock"):
            raise PermissionError("it is open")
        remove(path, **given)

    def steps() -> Iterator[tuple[str, Callable[[], str]]]:
        def fail() -> str:
            Path(os.environ["BLACKGATE_HOME"], "game.lock").write_text("")
            raise Failed("the game takes too long")

        try:
            yield "play to the end", fail
        finally:
            closed.append("games")

    for name in ("BLACKGATE_HOME", "BLACKGATE_STRICT_TEXT"):
        monkeypatch.setenv(name, os.environ.get(name, ""))      # The self-test sets them; here they come back.
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(os, "unlink", refuse)
    monkeypatch.setattr(selftest, "_steps", steps)
    monkeypatch.setattr(selftest, "no_screen", lambda: None)
    assert selftest.run(Namespace()) == 1
    assert capsys.readouterr().out == "failed  play to the end: Failed: the game takes too long\n"
    assert closed == ["games"]
