"""Hands out the games of a job, keeps the results, and continues from kept results."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Final

from .crews import Crew
from .job import Job, play_some
from .kept import Kept

BUNDLE_SECONDS: Final = 4.0     # after this a worker returns its finished games
KEPT_EVERY: Final = 15.0        # seconds; together with a bundle less than a minute, which is the most that may be lost
MOST_IN_BUNDLE: Final = 64
AHEAD: Final = 2                # bundles for each worker, so that no worker waits


def gather(job: Job, games: int, crew: Crew, kept: Kept, show: Callable[[int], None]) -> list[str]:
    """The results of games 0, 1, … of a job, in order. They do not depend on which worker played them, or when."""
    done = {number: game for number, game in kept.games().items() if number < games}
    round_ = _Round(job, crew, [number for number in range(games) if number not in done])
    fresh: dict[int, str] = {}
    saved = monotonic()
    try:
        while found := round_.next():
            done |= found
            fresh |= found
            show(len(done))
            if monotonic() - saved > KEPT_EVERY:
                kept.add(fresh)
                fresh, saved = {}, monotonic()
    finally:
        if fresh and (len(done) < games or not kept.is_ours):       # Our own folder will be deleted.
            kept.add(fresh)
        kept.close(is_done=len(done) == games)
    return [done[number] for number in range(games)]


class _Round:
    """The missing games, and those that workers are playing."""

    def __init__(self, job: Job, crew: Crew, missing: list[int]) -> None:
        self._job = job
        self._crew = crew
        self._missing = deque(missing)
        self._flying: dict[Future[dict[int, str]], list[int]] = {}
        self._executor = crew.begin() if missing else None
        self._has_begun = True          # and no result has come since

    def next(self) -> dict[int, str]:
        """The next finished games; empty when all are done."""
        while self._missing or self._flying:
            self._hand_out()
            finished, _ = wait(self._flying, return_when=FIRST_COMPLETED)
            if found := self._taken(finished):
                self._has_begun = False
                return found
            if self._has_begun:
                raise BrokenProcessPool     # The system kills all workers.
            self._begin_anew()
        return {}

    def _hand_out(self) -> None:
        assert self._executor is not None
        while self._missing and len(self._flying) < (AHEAD * self._crew.wide if self._crew.wide > 1 else 1):
            fair = len(self._missing) // (AHEAD * 2 * self._crew.wide)      # small bundles near the end
            some = [self._missing.popleft() for _ in range(max(1, min(MOST_IN_BUNDLE, fair)))]
            self._flying[self._executor.submit(play_some, self._job, some, BUNDLE_SECONDS)] = some

    def _taken(self, finished: set[Future[dict[int, str]]]) -> dict[int, str]:
        """The results of finished bundles. Bundles of broken workers stay."""
        found: dict[int, str] = {}
        for future in finished:
            try:
                found |= future.result()
            except BrokenProcessPool:
                continue
            some = self._flying.pop(future)
            self._missing.extendleft(number for number in reversed(some) if number not in found)
        return found

    def _begin_anew(self) -> None:
        for some in self._flying.values():
            self._missing.extendleft(reversed(some))
        self._flying.clear()
        self._executor = self._crew.begin()
        self._has_begun = True
