"""Looks for achievements in old replays, a little in every frame."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from ..disk.files import Unreadable, listed, read_some
from ..play.finished_game import FinishedGame, Reading, reading
from ..play.packs import pack_of
from ..play.record_form import MOST_BYTES
from ..play.session import BadRecord
from .achievements import Earned, Found, found_in, keep_found, load_earned, mark_of
from .kept_file import UNREADABLE
from .savefile import Saved, SaveProblem, read_replay
from .save_folder import replays_folder
from .statistics import load_statistics

BUDGET: Final = 0.006       # seconds in each frame
OFTEN: Final = 20           # games between two saves of the results

_log: Final = logging.getLogger(__name__)


class AchievementScan:
    """Reads all replays that were not read yet, and adds what it finds to `earned`."""

    def __init__(self, earned: Earned | None = None, clock: Callable[[], float] = perf_counter) -> None:
        self.earned = earned or load_earned()
        self._clock = clock
        self.paths = listed(replays_folder(), "*.json")
        self.done = 0                           # how many of the paths were read
        self._known = set(self.earned.read)
        self._found: list[Found] = []
        self._work = self._all()
        self.is_over = not self.paths
        before = {name: len(person.feats) for name, person in self.earned.people.items()}
        self.earned.add_counted(load_statistics())
        if before != {name: len(person.feats) for name, person in self.earned.people.items()}:
            self.earned.save()

    def go_on(self, budget: float = BUDGET) -> bool:
        """Read for `budget` seconds. Returns whether the screen must be drawn again."""
        if self.is_over:
            return False
        before, until = self.done, self._clock() + budget
        for _ in self._work:
            if self._clock() >= until:
                break
        else:
            self.is_over = True
            self.close()
        return self.is_over or self.done != before

    def close(self) -> None:
        """Save what was found. The next scan continues from there."""
        if self._found:
            kept = keep_found(self._found)
            if kept.problem != UNREADABLE:      # Else show what was found; the next scan finds it again.
                self.earned = kept
        self._found = []

    def _all(self) -> Iterator[None]:
        for path in self.paths:
            yield from self._one(path)
            self.done += 1
            if len(self._found) >= OFTEN:
                self.close()
            yield

    def _one(self, path: Path) -> Iterator[None]:
        """Read one replay. One that cannot be read is skipped: the list of replays reports it."""
        try:
            kept = read_replay(path)
            yield
            mark = mark_of(kept.record)
            if mark in self._known:
                return
            game = yield from self._read(kept)
        except (SaveProblem, BadRecord) as problem:
            _log.info("Nothing was earned in %s: %s", path.name, problem)
            return
        self._known.add(mark)
        found = found_in(game, mark, kept.date)
        self._found.append(found)
        self.earned.add(found)

    def _read(self, kept: Saved) -> Reading:
        pack = pack_of(kept.record, kept.plan.cards)
        yield
        game: FinishedGame = yield from reading(kept.record, kept.plan, pack, kept.changes)
        return game


def replay_with(mark: str) -> Path | None:
    """The replay file of the game with this mark, which only its own file contains; None if it is gone."""
    for path in listed(replays_folder(), "*.json") if mark.isalnum() and mark.isascii() else ():
        try:
            if mark.encode() in read_some(path, MOST_BYTES):
                return path
        except (OSError, Unreadable):
            continue
    return None
