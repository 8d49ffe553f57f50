"""Plays many games in one process and opens and closes every screen. Memory and other resources must not grow.

    python build/lab endurance [--games 20] [--every 10] [--seats easy,random] [--drawn 4]

It needs no screen and no sound device, and uses its own folder. Every second game has another language, and every
replay is watched in windows of other sizes. Only one in `--drawn` frames of a table is drawn, because they are alike.
It prints memory, open files, threads and scenes; the status is 1 if they grow after everything was shown once.
"""

import argparse
import gc
import os
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import active_count
from typing import Any, Final, NamedTuple

import pygame

from blackgate.app import App
from blackgate.disk.environment import no_screen
from blackgate.keep.games import Games
from blackgate.keep.saves import delete, load_replay, saved_replays
from blackgate.keep.settings import Settings
from blackgate.kit.scene import Scene
from blackgate.kit.window import Window
from blackgate.play.game import ObservedGame
from blackgate.play.session import Plan, Seat
from blackgate.scenes.screens import (
    OpenCredits, OpenOptions, OpenRules, OpenSavedGames, OpenSetup, OpenStatistics, OpenTable, OpenTableMenu, OpenTitle,
)
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from blackgate.words.text import Text, languages

WARM: Final = 0.1               # share of the games in which caches still fill
MOST_GROWTH: Final = 12.0       # MB from there to the end
STRIDE: Final = 0.3             # seconds that each frame pretends to take
KEPT_REPLAYS: Final = 3
LANGUAGE_FOR: Final = 2         # games
SIZE: Final = (1024, 600)
SIZES: Final = 50               # window sizes in which replays are watched; the last is 1514 × 894


class Reading(NamedTuple):
    games: int
    memory: float       # MB
    files: int          # open ones
    threads: int
    alive: int          # scenes, sessions and replays that are still referenced

    def __str__(self) -> str:
        return (f"after {self.games} games: {self.memory:.1f} MB, {self.files} open files, {self.threads} threads, "
                f"{self.alive} scenes and sessions")


def memory() -> float:
    """The memory of the process in MB; 0 if the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, AttributeError):       # Wine shows Linux's files to a Python that has no sysconf.
        return 0.0


def open_files() -> list[str]:
    """The open files, if the system tells."""
    try:
        numbers = os.listdir("/proc/self/fd")
    except OSError:
        return []
    found = []
    for number in numbers:
        with suppress(OSError):         # The listing itself is closed by now.
            found.append(os.readlink(f"/proc/self/fd/{number}"))
    return found


def alive() -> int:
    gc.collect()
    return sum(isinstance(thing, (Scene, ObservedGame)) for thing in gc.get_objects())


class Evening:
    """One program that plays game after game."""

    def __init__(self, seats: list[str], music: bool = True, drawn: int = 1) -> None:
        self.seats = seats
        self.drawn = drawn
        self.languages = languages()
        self.app = App(Settings(instant=True), Text("en"), Window(SIZE, headless=True), Games(kept=True))
        if not music:
            self.app.settings.music_volume = 0      # then the long music files are not read
        self.app.sounds.open()
        self.games = self.spoken = 0

    def play(self) -> None:
        """Open every screen, play a game to the end, and watch its replay."""
        app = self.app
        self.games += 1
        if self.games % LANGUAGE_FOR == 0:
            self.spoken = (self.spoken + 1) % len(self.languages)
            app.speak(self.languages[self.spoken])
        app.open(OpenTitle())
        app.frame([], STRIDE)
        requests = (OpenSetup(), OpenOptions(), OpenSavedGames(), OpenStatistics(), OpenCredits(), OpenRules())
        for request in requests:
            app.open(request)
            app.frame([], STRIDE)
            app.pop()
        self._play_a_game()
        self._watch_the_replay()

    def _play_a_game(self) -> None:
        app = self.app
        seats = tuple(Seat(f"Seat {number}", word) for number, word in enumerate(self.seats))
        app.open(OpenTable(app.games.new(Plan(seats, seed=self.games))))
        table = app.top
        assert isinstance(table, Table)
        while app.top is table:
            self._let_act(table)
            if app.top is table and table.session.acted == 10:
                app.open(OpenTableMenu(table))
                app.frame([], STRIDE)
                app.pop()
        app.frame([], STRIDE)
        assert app.top.name == "end", app.top.name

    def _let_act(self, table: Table) -> None:
        """Run a frame. Most frames are not drawn, because they look like the last one."""
        if table.session.acted % self.drawn:
            self.app.sounds.tick(STRIDE)
            table.tick(STRIDE)
        else:
            self.app.frame([], STRIDE)

    def pull(self, size: tuple[int, int]) -> None:
        """Change the size of the window."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.app.resized()

    def _watch_the_replay(self) -> None:
        app = self.app
        found = saved_replays()
        scene = ReplayScene(app, load_replay(found[0].path))
        app.push(scene)
        for third, share in enumerate((0.0, 0.5, 1.0)):
            number = (3 * self.games + third) % SIZES
            self.pull((SIZE[0] + 10 * number, SIZE[1] + 6 * number))
            scene.go(round(len(scene.replay) * share))
            app.frame([], STRIDE)
        app.pop()
        self.pull(SIZE)
        for old in found[KEPT_REPLAYS:]:
            delete(old)

    def reading(self) -> Reading:
        self.app.open(OpenTitle())
        self.app.frame([], STRIDE)
        self.app.sounds.wait()
        living = alive()
        return Reading(self.games, memory(), len(open_files()), active_count(), living)


def grown(readings: list[Reading]) -> list[str]:
    """The resources that have grown since the caches were full."""
    first, last = readings[0], readings[-1]
    words = []
    if last.memory > first.memory + MOST_GROWTH:
        words.append(f"memory by {last.memory - first.memory:.1f} MB")
    for name in ("files", "threads", "alive"):
        more = getattr(last, name) - getattr(first, name)
        if more > 0:
            words.append(f"{name} by {more}")
    return words


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=10, help="games between two readings")
    parser.add_argument("--seats", default="easy,random")
    parser.add_argument("--drawn", type=int, default=4, help="of so many pictures of a table one is drawn")
    given: Any = parser.parse_args(arguments)
    no_screen()
    readings: list[Reading] = []
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home
        evening = Evening(given.seats.split(","), drawn=given.drawn)
        for number in range(1, given.games + 1):
            evening.play()
            if number % given.every == 0 or number == given.games:
                readings.append(evening.reading())
                print(readings[-1], flush=True)
        evening.app.quit()
    words = grown([reading for reading in readings if reading.games >= given.games * WARM])
    print(f"Grown: {', '.join(words)}." if words else "Nothing has grown.")
    return 1 if words else 0
