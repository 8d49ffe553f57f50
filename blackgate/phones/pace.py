"""How often somebody may: so many a second, and a few at once."""

from collections.abc import Callable
from time import monotonic


class Pace:
    """A bucket that fills again: each thing takes a drop."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = monotonic) -> None:
        self._a_second = a_second
        self._most = at_once
        self._clock = clock
        self._left = at_once
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
