"""No test needs a screen or a sound device or touches the player's files; a message that lacks something raises."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["BLACKGATE_STRICT_TEXT"] = "1"       # `words.text.STRICT`


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's directories are the test's own; not there until something is written."""
    folder = tmp_path / "home"
    monkeypatch.setenv("BLACKGATE_HOME", str(folder))
    return folder
