"""How often somebody may: so many a second, and a few at once."""

from collections.abc import Callable
from time import monotonic
from typing import Final

MOST_CALLERS: Final = 256      # whose pace is remembered


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


class Paces:
    """A pace for each caller, so that one who hurries holds up no other."""

    def __init__(self, make: Callable[[], Pace]) -> None:
        self._make = make
        self._paces: dict[str, Pace] = {}       # who called longest ago first

    def take(self, who: str) -> bool:
        pace = self._paces.pop(who, None) or self._make()
        self._paces[who] = pace
        if len(self._paces) > MOST_CALLERS:
            del self._paces[next(iter(self._paces))]
        return pace.take()
