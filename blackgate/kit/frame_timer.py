"""The timing of the main loop. It needs no thread, unlike pygame's clock; not every machine allows one."""

from collections.abc import Callable
from time import perf_counter, sleep


class FrameTimer:
    def __init__(
        self, beats: int, now: Callable[[], float] = perf_counter, wait: Callable[[float], None] = sleep,
    ) -> None:
        """Set the number of beats per second."""
        self._length = 1 / beats
        self._now = now
        self._wait = wait
        self._last = now()

    def beat(self) -> float:
        """Wait for the next beat, unless it is late already. Return the seconds since the last one."""
        spare = self._last + self._length - self._now()
        if spare > 0:
            self._wait(spare)
        last, self._last = self._last, self._now()
        return max(0.0, self._last - last)
