"""What takes long to read is read beside the frames: the window goes on, and what is not wanted any more is dropped."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.keep.save_folder import game_of, lock_of
from blackgate.keep.saves import AUTO, Autosave, saved_games
from blackgate.play.session import Session
from blackgate.scenes.background_reading import BackgroundReader
from blackgate.scenes.menus.table_settings import TableSettings, card_packs
from blackgate.scenes.menus.saved_games import MOST_AUTOS, SavedGames
from blackgate.scenes.screens import OpenSave, OpenSavedGames, OpenSetup, OpenTitle
from blackgate.scenes.table.table import Table
from lab.gallery.menus import MANY
from tests.waiting import wait_for

from ..play.sitting import plan, play
from .walking import ids, press, spot
from .window import open_app, show_screen


def test_what_is_not_read_yet_is_told_in_a_later_frame() -> None:
    beside, ready, told = BackgroundReader(0.0), Event(), list[str]()
    assert not beside.read(lambda: str(ready.wait()), told.append)
    beside.tick()
    assert not told
    ready.set()
    wait_for(lambda: not beside._reading[0].thread.is_alive(), "the reading")
    beside.tick()
    assert told == ["True"]
    beside.tick()
    assert told == ["True"]


def test_what_fails_there_fails_in_a_frame() -> None:
    def fail() -> None:
        ready.wait()
        raise ZeroDivisionError

    beside, ready = BackgroundReader(0.0), Event()
    beside.read(fail, lambda found: None)
    ready.set()
    wait_for(lambda: not beside._reading[0].thread.is_alive(), "the reading")
    with pytest.raises(ZeroDivisionError):
        beside.tick()


class Slow:
    """Something that is read only when a test says so."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self.real = real
        self.may_end = Event()

    def __call__(self, *what: Any) -> Any:
        self.may_end.wait()
        return self.real(*what)


def with_a_game() -> App:
    play(Session(plan("human", "easy"), keeping=Autosave()), 3).close()
    app = open_app()
    app.games = Games(kept=True)
    app.background_reader.patience = 0.0
    return app


def ended(app: App, slow: Slow) -> None:
    slow.may_end.set()
    wait_for(lambda: not any(reading.thread.is_alive() for reading in app.background_reader._reading), "the reading")
    app.frame([], 0.02)


def test_the_list_says_that_it_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    app = with_a_game()
    slow = Slow(saved_games)
    monkeypatch.setattr("blackgate.scenes.menus.saved_games.saved_games", slow)
    show_screen(app, OpenSavedGames())
    screen = app.top
    assert isinstance(screen, SavedGames) and screen.empty() == app.text("shelf-reading") and "save:0" not in ids(app)
    ended(app, slow)
    assert "save:0" in ids(app) and screen.focus == "save:0"


def test_card_packs_are_read_beside_the_frames(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "packs" / "mine").mkdir(parents=True)
    app = open_app()
    app.background_reader.patience = 0.0
    slow = Slow(card_packs)
    monkeypatch.setattr("blackgate.scenes.menus.table_settings.card_packs", slow)
    show_screen(app, OpenSetup())
    press(app, "setup:more")
    assert "pack:" in ids(app) and "pack:mine" not in ids(app)
    ended(app, slow)
    press(app, "pack:mine")
    assert isinstance(app.top, TableSettings) and app.top.seating.cards == str(home / "packs" / "mine")


@pytest.mark.parametrize("is_called_off", [False, True])
def test_a_game_that_takes_long_to_open_can_be_called_off(is_called_off: bool) -> None:
    app = with_a_game()
    info, = saved_games(AUTO)
    slow = Slow(app.games.load)
    app.games.load = slow               # type: ignore[assignment]
    app.open(OpenTitle())
    app.open(OpenSave(info))
    assert app.top.name == "loading"
    app.frame([], 0.02)
    if is_called_off:
        press(app, "loading:cancel")
        assert app.top.name == "title"
    ended(app, slow)
    assert isinstance(app.top, Table) is not is_called_off
    assert not lock_of(game_of(info.path)).is_taken()
    app.close()
    assert not list(info.path.parent.glob("*.lock")), "a game that was dropped stays locked"


def test_old_games_fold_away_and_are_shown_when_asked_for() -> None:
    app = open_app()
    screen = SavedGames(app)
    app.push(screen)
    screen.shown = list(MANY)
    screen.changed()
    app.frame([], 0.02)
    autos = sum(info.kind == AUTO for info in MANY)
    assert screen.rows() == len(MANY) - autos + MOST_AUTOS + 1
    app.input.press(spot(app, "saves:older"))
    app.frame([], 0.02)
    assert screen.rows() == len(MANY) and "saves:older" not in ids(app)
