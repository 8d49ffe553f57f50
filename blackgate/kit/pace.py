"""The beat of the loop, without a thread of its own: pygame's clock needs one, and not every machine allows it."""

from collections.abc import Callable
from time import perf_counter, sleep


class Pace:
    def __init__(
        self, beats: int, now: Callable[[], float] = perf_counter, wait: Callable[[float], None] = sleep,
    ) -> None:
        """So many beats in a second."""
        self._length = 1 / beats
        self._now = now
        self._wait = wait
        self._last = now()

    def beat(self) -> float:
        """Wait for the next one, unless it is late already; the seconds since the last."""
        spare = self._last + self._length - self._now()
        if spare > 0:
            self._wait(spare)
        last, self._last = self._last, self._now()
        return max(0.0, self._last - last)
