"""A game and the options while another window has them, and folders that cannot be read."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.keep.save_folder import game_of, lock_of
from blackgate.keep.saves import AUTO, Autosave, SaveProblem, last_game, load, saved_games
from blackgate.keep.settings import Settings, load_settings
from blackgate.keep.windows import window_lock
from blackgate.model.actions import Search
from blackgate.play.session import Session
from blackgate.scenes.menus.title import Title
from blackgate.scenes.screens import OpenSavedGames, OpenTitle
from blackgate.words.text import languages
from lab.gallery.games import a_plan

from .walking import ids, press
from .window import open_app


@pytest.fixture
def closed(home: Path) -> Path:
    """Folders that are there and cannot be read, whoever runs the test."""
    home.mkdir(exist_ok=True)
    for name in ("saves", "replays"):
        (home / name).write_text("no folder")
    return home


@pytest.mark.parametrize("language", languages())
def test_a_folder_that_cannot_be_read_is_told_and_does_not_look_empty(closed: Path, language: str) -> None:
    app = open_app(lang=language)
    app.open(OpenTitle())
    press(app, "title:continue")
    words = app.text("shelf-unreadable", folder=str(closed / "saves"))
    assert app.toast == words and isinstance(app.top, Title) and not app.top.is_new
    assert app.top.focus != "title:learn"
    app.open(OpenSavedGames())
    assert app.top.empty() == words         # type: ignore[attr-defined]
    press(app, "tab:replays")
    assert app.top.empty() == app.text("shelf-unreadable", folder=str(closed / "replays"))  # type: ignore[attr-defined]


def test_a_folder_that_can_be_read_again_is_read(closed: Path) -> None:
    app = open_app()
    app.open(OpenTitle())
    assert "title:continue" in ids(app)
    (closed / "saves").unlink()
    app.top.resume()
    assert "title:continue" not in ids(app)


HOLD = """
import sys
from pathlib import Path
from blackgate.disk.locks import Lock
lock = Lock(Path(sys.argv[1]))
assert lock.take()
print("held", flush=True)
sys.stdin.read()
"""


class OtherWindow:
    """Another program that holds something."""

    def __init__(self, path: Path) -> None:
        self.program = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        assert self.program.stdout is not None
        assert self.program.stdout.readline().split() == [b"held"]

    def close(self) -> None:
        self.program.kill()
        self.program.communicate()


@pytest.fixture
def kept_game() -> Iterator[str]:
    session = Session(a_plan(2), keeping=Autosave())
    session.act(Search())
    session.close()
    info, = saved_games(AUTO)
    yield game_of(info.path)


def test_a_game_on_another_windows_table_is_left_alone_until_that_window_is_gone(kept_game: str) -> None:
    info, = saved_games(AUTO)
    files = {path: path.read_bytes() for path in info.path.parent.glob("*.json")}
    other = OtherWindow(lock_of(kept_game).path)
    try:
        assert last_game() is None, "Continue would tear a game from another window"
        with pytest.raises(SaveProblem, match="save-in-use"):
            load(info)
        assert {path: path.read_bytes() for path in info.path.parent.glob("*.json")} == files
        elsewhere = Session(a_plan(2), keeping=Autosave())
        elsewhere.act(Search())
        assert len(saved_games(AUTO)) == 2, "a second window plays games of its own"
        elsewhere.close()
    finally:
        other.close()           # killed: nothing has to be cleared away by hand
    session = load(info).session
    assert session.acted == 1
    session.close()
    assert not list(info.path.parent.glob("*.lock"))


def test_a_second_window_knows_and_keeps_no_options(home: Path) -> None:
    Settings(volume=11).save()
    other = OtherWindow(window_lock().path)
    try:
        lock = window_lock()
        settings = load_settings()
        settings.is_guest = not lock.take()
        assert settings.is_guest
        settings.volume = 99
        assert settings.save() is False and load_settings().volume == 11
        app = open_app()
        app.settings.is_guest = True
        app.open(OpenTitle())
        app.frame([], 0.1)
        assert app.top.is_guest     # type: ignore[attr-defined]
    finally:
        other.close()
    assert window_lock().take()
