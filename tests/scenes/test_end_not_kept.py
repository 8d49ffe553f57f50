"""The end of a game that the disk does not take: it is told and tried again until everything is kept."""

from functools import cache

import pytest

from blackgate.app import App
from blackgate.keep.achievements import load_earned
from blackgate.keep.games import Games
from blackgate.keep.save_folder import game_of, lock_of, saves_folder
from blackgate.keep.saves import AUTO, Autosave, saved_games, saved_replays
from blackgate.keep.statistics import load_statistics
from blackgate.model.notation import Json
from blackgate.play.session import Replay, Session
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.title import Title
from blackgate.scenes.screens import OpenTable
from blackgate.scenes.table.table import Table
from tests.disk.full_disk import FullDisk

from ..play.sitting import plan, play
from .walking import ids, press
from .window import open_app


@cache
def before_the_end() -> Json:
    """A game whose last action is not done yet."""
    session = play(Session(plan("human", "easy")))
    replay = Replay(session.record, session.plan, session.pack)
    replay.go(len(replay) - 1)
    return replay.so_far()


def end_of_a_game(monkeypatch: pytest.MonkeyPatch, pattern: str = "") -> tuple[App, End, FullDisk]:
    """Somebody has played to the end, and the disk took no more files with such names on the way."""
    app = open_app()
    app.games = Games(kept=True)
    table = plan("human", "easy")
    session = Session(table, record=before_the_end(), keeping=Autosave())
    app.open(OpenTable(session))
    disk = FullDisk(monkeypatch, pattern)
    play(session)
    assert isinstance(app.top, Table)
    app.top.end()
    app.frame([], 0.1)
    assert isinstance(app.top, End)
    return app, app.top, disk


def wait(app: App, seconds: int) -> None:
    for _ in range(4 * seconds):
        app.frame([], 0.25)


def is_told(app: App) -> bool:
    return "end:missing" in ids(app)


@pytest.mark.parametrize("pattern", ["^(saves|replays)/", "/statistics.json$", "/wall.json$", ""])
def test_what_a_full_disk_does_not_take_at_the_end_is_told_and_tried_again_until_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, pattern: str,
) -> None:
    app, end, disk = end_of_a_game(monkeypatch, pattern)
    wait(app, 12)
    assert end.result_saver.is_missing and is_told(app)
    press(app, "end:missing")
    assert is_told(app)
    disk.is_full = False
    wait(app, 6)
    assert not end.result_saver.is_missing and not is_told(app) and app.toast == app.text("end-kept")
    assert len(saved_replays()) == 1 and not saved_games(AUTO)
    assert sum(load_statistics().games.values()) == 1 and load_earned().read


def test_leaving_the_end_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app, end, disk = end_of_a_game(monkeypatch)
    disk.is_full = False
    press(app, "end:title")
    assert isinstance(app.top, Title) and app.scenes == [app.top] and not end.result_saver.is_missing
    assert len(saved_replays()) == 1 and sum(load_statistics().games.values()) == 1 and load_earned().read


def test_closing_the_window_at_the_end_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app, _, disk = end_of_a_game(monkeypatch)
    disk.is_full = False
    app.quit()
    assert len(saved_replays()) == 1 and sum(load_statistics().games.values()) == 1


@pytest.mark.parametrize("way", ["end:title", "end:again"])
def test_who_leaves_the_end_of_a_game_that_cannot_be_kept_is_asked_and_its_saves_stay(
    monkeypatch: pytest.MonkeyPatch, way: str,
) -> None:
    app, end, _ = end_of_a_game(monkeypatch)
    press(app, way)
    assert app.top.name == "dialog"
    press(app, "answer:stay")
    assert app.top is end
    press(app, way, "answer:go")
    assert end not in app.scenes
    assert not saved_replays() and len(saved_games(AUTO)) == 1
    assert not saves_folder().joinpath(lock_of(game_of(saved_games(AUTO)[0].path)).path).exists()


def test_the_finale_tells_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app, end, _ = end_of_a_game(monkeypatch)
    end.open_finale()
    end.changed()
    app.frame([], 0.1)
    assert is_told(app)
