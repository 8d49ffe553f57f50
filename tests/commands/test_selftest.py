"""The self-test: what the packaged program must bring is optional elsewhere."""

import sys

import pytest

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
