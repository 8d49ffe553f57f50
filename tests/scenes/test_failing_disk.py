"""A sitting on a disk that fails once, or from some moment on: what is not kept is told, and nothing older is lost.

A person continues a game, ends it, names its replay, has it reviewed, plays a new game, saves it by name, changes an
option, looks at the wall, renames a save, deletes another, and quits. In every run another operation of the disk fails.
"""

import logging
import os
import shutil
from errno import EACCES, EDQUOT, EIO, ENOSPC
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from blackgate.app import App
from blackgate.coach.account import VERSION
from blackgate.coach.review import named as naming
from blackgate.keep.achievements import load_earned
from blackgate.keep.games import Games
from blackgate.keep.lesson_progress import LessonProgress, load_lesson_progress
from blackgate.keep.reviews import read_review
from blackgate.keep.save_folder import NAMED, SaveInfo, sweep_all
from blackgate.keep.savefile import read_recorded
from blackgate.keep.saves import AUTO, Autosave, load, save_as, saved_games, saved_replays
from blackgate.keep.settings import Settings, load_settings
from blackgate.keep.statistics import load_statistics
from blackgate.kit.window import Window
from blackgate.model.notation import Json
from blackgate.play.session import Replay, Session
from blackgate.scenes.coaching import Coach
from blackgate.scenes.end.end import End
from blackgate.scenes.end.saving_results import ResultSaver
from blackgate.scenes.screens import OpenOptions, OpenSavedGames, OpenTableMenu, OpenTitle
from blackgate.scenes.table.table import Table
from blackgate.scenes.wall.wall import Wall
from blackgate.words.text import Text
from ..disk.failing_disk import FailingDisk
from ..play.sitting import plan, play, step
from .coaching import FakeDesk
from .gallery import listen
from .walking import press

ERRORS = (ENOSPC, EIO, EACCES, EDQUOT)
ALL = bool(os.environ.get("BLACKGATE_ALL_FAULTS"))
SAMPLE = 12             # of one-time faults, and half as many of lasting ones
REDONE_BY_HAND = {"named save", "named replay", "new name", "deletion"}      # The player is told, and does it again.
NOTICES = {"unsaved:retry", "end:missing"}


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A player's folder: games, a replay, counts, options."""
    home = tmp_path_factory.mktemp("before")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BLACKGATE_HOME", str(home))
        at_once(patch)
        old = play(Session(plan("human", "easy"), keeping=Autosave()))
        ResultSaver(old).keep()
        for name in ("Old friend", "Thrown away"):
            save_as(play(Session(plan("human", "easy", seed=9)), 10), name)
        whole = play(Session(plan("human", "easy", seed=8)))
        replay = Replay(whole.record, whole.plan, whole.pack)
        replay.go(len(replay) - 1)
        Session(whole.plan, record=replay.so_far(), keeping=Autosave()).close()
        assert Settings(plan=plan("human", "easy", seed=3), people=["Ada"], instant=True, reduced_motion=True).save()
        assert LessonProgress(["moving"], offered=True).save()
    return home


def at_once(patch: pytest.MonkeyPatch) -> None:
    """Everybody waits for the threads that force files to the disk: operations come in one order."""
    def run(thread: Thread) -> bool:
        thread.start()
        thread.join()
        return True

    patch.setattr("blackgate.keep.saves.started", run)
    patch.setattr("blackgate.disk.files.LONGEST", 600.0)


class Sitting:
    """`told`: everything the player was told of what does not work."""

    def __init__(self) -> None:
        settings = load_settings()
        self.app = App(settings, Text("en"), Window((1280, 720), headless=True), Games(kept=True))
        self.desk = FakeDesk()
        self.app.coach = Coach(lambda pack: self.desk, self.app.keep)
        self.told: list[str] = []
        self.asked = 0              # how often it was asked whether something shall be lost
        listen(self.app)
        self._hear()
        if settings.problem:
            self.app.say(self.app.text(settings.problem))

    def _hear(self) -> None:
        say, frame = self.app.say, self.app.frame
        good = {self.app.text("end-kept"), *(self.app.text("menu-saved", name=name) for name in ("X", "Mine"))}

        def hear(words: str) -> None:
            if words not in good:
                self.told.append(words)
            say(words)

        def see(events: list[Any], seconds: float) -> None:
            frame(events, seconds)
            self.told += [spot.id for spot in self.app.ui.spots if spot.id in NOTICES]

        self.app.say = hear             # type: ignore[method-assign]
        self.app.frame = see            # type: ignore[method-assign]

    def wait(self, seconds: int) -> None:
        """Time goes by; only the last picture is drawn."""
        with pytest.MonkeyPatch.context() as blind:
            blind.setattr(self.app, "_show", lambda: None)
            for _ in range(4 * seconds):
                self.app.frame([], 0.25)
        self.app.stale = True
        self.app.frame([], 0.0)

    def press(self, name: str) -> None:
        press(self.app, name)

    def leave_anyway(self) -> None:
        """Who is asked whether to lose something says yes."""
        if self.app.top.name == "dialog":
            self.asked += 1
            self.press("answer:go")

    def run(self) -> None:
        app = self.app
        sweep_all()
        app.open(OpenTitle())
        self.wait(1)
        if any(spot.id == "title:continue" for spot in app.ui.spots):
            self.press("title:continue")
        if app.playing is not None or isinstance(app.top, End):
            self.end_it()
        self.play_anew()
        self.look_around()
        app.quit()
        app.close()

    def end_it(self) -> None:
        app = self.app
        if app.playing is not None:
            play(app.playing)
        for _ in range(60):
            self.wait(1)
            if isinstance(app.top, End) and app.top.is_finale:
                app.top.go_on()
            if any(spot.id == "end:save" for spot in app.ui.spots):
                break
        end = app.top
        assert isinstance(end, End)
        self.wait(6)
        end._save("X")
        end.review()
        written = self.desk.reviews[-1][1] if self.desk.reviews else None
        if written is not None:
            total = len(written["actions"]) + 1
            self.desk.review(a_review(written), done=total, total=total)
        self.wait(1)
        app.pop()
        self.press("end:title")
        self.leave_anyway()
        assert app.top.name == "title"

    def play_anew(self) -> None:
        app = self.app
        self.press("title:play")
        self.wait(3)
        self.press("setup:play")
        table = app.top
        assert isinstance(table, Table)
        turns = 0
        while turns < 2:
            before = table.session.sight(None).turns
            step(table.session)
            turns += table.session.sight(None).turns != before
        self.wait(6)
        app.open(OpenTableMenu(table))
        menu: Any = app.top
        menu._save_unless_taken("Mine")
        self.wait(6)
        self.press("menu:leave")
        self.leave_anyway()
        assert app.top.name == "title"

    def look_around(self) -> None:
        app = self.app
        app.open(OpenOptions())
        app.top._put("volume", 33)          # type: ignore[attr-defined]
        app.pop()
        self.wait(6)
        wall = Wall(app)
        app.push(wall)
        while not wall.rereading.is_over:
            app.frame([], 0.1)
        app.pop()
        self.wait(6)
        app.open(OpenSavedGames())
        screen: Any = app.top
        self.told += [str(info.problem) for info in screen.shown if info.problem]
        for info in list(screen.shown):
            if info.name == "Old friend":
                screen._call(info, "Older friend")
            if info.name == "Thrown away":
                screen._delete(info)
        self.wait(6)
        app.pop()


def a_review(written: Json) -> Json:
    """The shortest review there is."""
    seat = {"start": 0.5, "result": 1.0, "skill": 0.2, "luck": 0.2, "others": 0.1, "decisions": [], "chances": [],
            "odds": [{"at": 0, "win": 0.5}]}
    return {"version": VERSION, "of": naming(written), "is_whole": True, "seats": [seat, seat], "moments": [],
            "actions": len(written["actions"])}


def named(name: str) -> list[SaveInfo]:
    return [info for info in saved_games(NAMED) if info.name == name]


def missing() -> set[str]:
    """What should be on the disk after the sitting, and is not."""
    replays = saved_replays()
    reviews = [read_review(read_recorded(info.path)) for info in replays if not info.problem]
    running = [info for info in saved_games(AUTO) if not info.problem]
    kept = {
        "replay": len(replays) >= 2, "named replay": any(info.name for info in replays),
        "review": any(reviews), "statistics": sum(load_statistics().games.values()) == 2,
        "wall": len(load_earned().read) == 2, "running game": any(info.round for info in running),
        "named save": bool(named("Mine")),
        "options": load_settings().volume == 33,
        "new name": not named("Old friend"), "deletion": not named("Thrown away"),
    }
    return {name for name, is_kept in kept.items() if not is_kept}


def acted(info: SaveInfo) -> int:
    """How far a saved game is."""
    session = load(info).session
    session.close()
    return session.acted


def lost(home: Path) -> list[str]:
    """What was there before and is not any more, and what lies about."""
    found = [path.name for path in home.rglob("*") if path.name.endswith((".broken", ".new", ".lock"))]
    old = named("Old friend") + named("Older friend")
    if not old or acted(old[0]) != 10:
        found.append("a save by name")
    if not saved_replays():
        found.append("a replay")
    if not load_earned().read or not sum(load_statistics().games.values()):
        found.append("what was counted")
    if load_lesson_progress().done != ["moving"]:
        found.append("lessons")
    if load_settings().people[-1:] != ["Ada"]:
        found.append("options")
    return found


class Outcome:
    """How one run ended."""

    def __init__(self, before: Path, home: Path, patch: pytest.MonkeyPatch, disk: FailingDisk) -> None:
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(before, home)
        with patch.context() as faulty:
            at_once(faulty)
            disk.plug_in(faulty)
            sitting = Sitting()
            sitting.run()
        self.told = sitting.told
        self.missing = missing()
        self.lost = lost(home)

    def wrongs(self, *, lasting: bool) -> list[str]:
        """What must not be."""
        wrong = [f"lost: {what}" for what in self.lost]
        if self.missing and not self.told:
            wrong.append(f"not kept and not told: {sorted(self.missing)}")
        if not lasting and self.missing - REDONE_BY_HAND:
            wrong.append(f"never kept although the disk works again: {sorted(self.missing - REDONE_BY_HAND)}")
        return wrong


@pytest.fixture(scope="module")
def operations(before: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a sitting asks of a disk on which nothing fails."""
    home = tmp_path_factory.mktemp("sound") / "home"
    disk = FailingDisk(home)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BLACKGATE_HOME", str(home))
        outcome = Outcome(before, home, patch, disk)
    assert not outcome.missing and not outcome.lost and not outcome.told, (outcome.missing, outcome.lost, outcome.told)
    return disk.done


def numbers(operations: list[str], share: int) -> list[int]:
    """All of them, or some that are spread over the sitting and over the sorts of operations."""
    every = range(1, len(operations) + 1)
    if ALL:
        return list(every)
    return [every[round((each + 0.5) * len(operations) / share)] for each in range(share)]


def test_a_disk_that_works_is_asked_for_every_sort_of_operation(operations: list[str]) -> None:
    sorts = {operation.partition(" ")[0] for operation in operations}
    assert sorts >= {"open", "read", "write", "flush", "fsync", "replace", "close", "unlink", "scandir"}


@pytest.mark.parametrize("error", ERRORS if ALL else [0])
@pytest.mark.parametrize("lasting", [False, True])
def test_what_fails_is_made_good_or_told(
    operations: list[str], before: Path, home: Path, monkeypatch: pytest.MonkeyPatch, error: int, lasting: bool,
) -> None:
    """`lasting`: from the operation that fails on, nothing can be written any more."""
    monkeypatch.setattr(logging.root.manager, "disable", logging.CRITICAL)  # Captured errors hold their whole sitting.
    wrong = {}
    kept = told = 0
    for place, number in enumerate(numbers(operations, SAMPLE // 2 if lasting else SAMPLE)):
        disk = FailingDisk(home, number, error or ERRORS[place % len(ERRORS)], lasting=lasting)
        try:
            outcome = Outcome(before, home, monkeypatch, disk)
            found = outcome.wrongs(lasting=lasting)
            kept += not outcome.missing
            told += bool(outcome.missing and outcome.told)
        except Exception as met:
            found = [f"raised: {met!r}"]
        if found:
            wrong[f"{number}: {disk.failed[:1]}"] = found
    named = os.strerror(error) if error else "by turns"
    print(f"{named}{', lasting' if lasting else ''}: all kept {kept}, told {told}")
    assert not wrong, "\n".join(f"{where}: {what}" for where, what in wrong.items())
