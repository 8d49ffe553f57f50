"""What the window says of files: a game that cannot be saved, a name that is taken, replays, other windows."""

import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from blackgate.app import App
from blackgate.disk.files import write_whole
from blackgate.keep.achievements import load_earned
from blackgate.keep.games import Games
from blackgate.keep.saves import (
    AUTO, NAMED, Autosave, SaveProblem, last_game, load, save_as, save_replay, saved_games, saved_replays,
)
from blackgate.keep.settings import Settings, load_settings
from blackgate.keep.save_folder import game_of, lock_of, saves_folder
from blackgate.keep.statistics import Person, load_statistics
from blackgate.keep.windows import window_lock
from blackgate.model.actions import Search
from blackgate.model.notation import Json
from blackgate.play.session import Plan, Replay, Seat, Session
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.save_names import proposed_name
from blackgate.scenes.menus.saved_rows import name_of
from blackgate.scenes.menus.title import Title
from blackgate.scenes.screens import OpenSavedGames, OpenTable, OpenTableMenu, OpenTitle
from blackgate.scenes.table.table import Table
from blackgate.words.text import Text, languages
from lab.gallery.games import a_plan

from ..play.sitting import plan, play
from .walking import ids, press, write
from .window import open_app

NOW = datetime(2026, 3, 1, 21, 5)


def disk_is_full(*_: object, **__: object) -> None:
    raise OSError("No space left on device")


def sit_down() -> tuple[App, Table]:
    app = open_app()
    app.games = Games(kept=True)
    app.open(OpenTable(app.games.new(a_plan(2))))
    app.frame([], 0.1)
    assert isinstance(app.top, Table)
    app.top.session.act(Search())
    return app, app.top


def test_a_failed_save_is_shown_until_saving_works_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = sit_down()
    assert "unsaved:retry" not in ids(app)
    with monkeypatch.context() as full:
        full.setattr("blackgate.keep.saves.write_whole", disk_is_full)
        table.session.keep_again()
        for _ in range(30):
            app.frame([], 0.3)
            assert "unsaved:retry" in ids(app), "shown only for a while"
        press(app, "unsaved:retry")
        assert "unsaved:retry" in ids(app)
        app.open(OpenTableMenu(table))
        assert table.session.unkept
        app.pop()
    press(app, "unsaved:retry")
    app.frame([], 0.1)
    assert "unsaved:retry" not in ids(app) and table.session.unkept is None


def test_the_menu_does_not_promise_what_the_disk_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = sit_down()
    monkeypatch.setattr("blackgate.keep.saves.write_whole", disk_is_full)
    table.session.keep_again()
    app.open(OpenTableMenu(table))
    app.frame([], 0.1)
    press(app, "menu:leave")
    assert app.top.name == "dialog", "a game that would be lost was left without a word"
    press(app, "answer:stay")
    assert app.top.name == "menu"


def test_save_as_asks_before_it_replaces() -> None:
    app, table = sit_down()
    save_as(table.session, "Tonight")
    before = saved_games(NAMED)[0].path.read_bytes()
    for answer, is_replaced in (("stay", False), ("replace", True)):
        app.open(OpenTableMenu(table))
        app.frame([], 0.1)
        press(app, "menu:save")
        write(app, "Tonight")
        press(app, "naming:yes")
        assert app.top.name == "dialog"
        assert saved_games(NAMED)[0].path.read_bytes() == before
        press(app, f"answer:{answer}")
        assert (saved_games(NAMED)[0].path.read_bytes() != before) == is_replaced
        app.pop()
    assert len(saved_games(NAMED)) == 1


@pytest.mark.parametrize("language", languages())
def test_the_proposed_name_tells_games_apart(language: str) -> None:
    t = Text(language)
    names = set()
    for people in (("Ada",), ("Zofia", "Tomek"), ("A" * 40, "B" * 40)):
        seats = [Seat(name) for name in people] + [Seat("Goran", "easy:brute")]
        session = Session(Plan(tuple(seats), seed=1))
        name = proposed_name(t, session, NOW, lambda name: False)
        again = proposed_name(t, session, NOW, lambda taken, name=name: taken == name)      # type: ignore[misc]
        assert people[0][:20] in name and len(again) <= 40 and again != name
        names |= {name, again}
    assert len(names) == 6


def finished() -> Session:
    session = Session(a_plan(2, humans=0), keeping=Autosave())
    while session.over is None:
        session.poll()
    return session


def test_a_finished_game_is_one_replay_named_by_who_won_and_how_long_it_took() -> None:
    session = finished()
    info, = saved_replays()
    assert session.over is not None
    winner = session.names[session.over["winners"][0]]
    assert info.winners == (winner,)
    for language in languages():
        words = name_of(Text(language), info)
        assert winner in words and str(session.rounds) in words
    save_replay(session, "Close one")
    assert [info.name for info in saved_replays()] == ["Close one"], "the same game lies there twice"
    save_replay(session)
    assert [info.name for info in saved_replays()] == ["Close one"]
    finished_again = Session(a_plan(2, humans=0, seed=8), keeping=Autosave())
    while finished_again.over is None:
        finished_again.poll()
    assert len(saved_replays()) == 2


class FullDisk:
    """Nothing, or some files only, can be written until there is room again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pattern: str) -> None:
        self.is_full = True
        self._pattern = pattern
        for module in ("saves", "kept_file"):
            monkeypatch.setattr(f"blackgate.keep.{module}.write_whole", self.write)

    def write(self, path: Path, data: bytes, **how: Any) -> None:
        if self.is_full and re.search(self._pattern, f"{path.parent.name}/{path.name}"):
            raise OSError("No space left on device")
        write_whole(path, data, **how)


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
    assert end.keepsakes.is_missing and is_told(app)
    press(app, "end:missing")
    assert is_told(app)
    disk.is_full = False
    wait(app, 6)
    assert not end.keepsakes.is_missing and not is_told(app) and app.toast == app.text("end-kept")
    assert len(saved_replays()) == 1 and not saved_games(AUTO)
    assert sum(load_statistics().games.values()) == 1 and load_earned().read


def test_leaving_the_end_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app, end, disk = end_of_a_game(monkeypatch)
    disk.is_full = False
    press(app, "end:title")
    assert isinstance(app.top, Title) and app.scenes == [app.top] and not end.keepsakes.is_missing
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
    press(app, way)
    press(app, "answer:go")
    assert end not in app.scenes
    assert not saved_replays() and len(saved_games(AUTO)) == 1
    assert not saves_folder().joinpath(lock_of(game_of(saved_games(AUTO)[0].path)).path).exists()


def test_the_finale_tells_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app, end, _ = end_of_a_game(monkeypatch)
    end.open_finale()
    end.changed()
    app.frame([], 0.1)
    assert is_told(app)


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
        assert self.program.stdout.readline() == b"held\n"

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


def test_the_family_is_counted_by_name() -> None:
    statistics = load_statistics()
    for seed, names in ((1, ("Zofia", "Tomek")), (2, ("Zofia", "Ada"))):
        plan = Plan(tuple(Seat(name) for name in names), seed=seed)
        session = Session(plan)
        session.concede(1)
        assert statistics.add(session) and not statistics.add(session)
    assert statistics.save()
    assert load_statistics().people == {"Zofia": Person(2, 2, 0), "Tomek": Person(1, 0, 0), "Ada": Person(1, 0, 0)}
