"""Limits how often somebody may do something, and how many lines of the log strangers can cause."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

MOST_CALLERS: Final = 256      # number of callers whose rate is remembered
LINES_A_SECOND: Final = 0.2
LINES_AT_ONCE: Final = 20


class RateLimit:
    """A token bucket: each action takes one token, and tokens come back with time."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = monotonic) -> None:
        self._a_second = a_second
        self._most = at_once
        self._clock = clock
        self._left = at_once
        self._at = clock()

    def take(self) -> bool:
        """Return whether one more action is allowed, and count it."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimits:
    """A limit for each caller, so that a busy caller does not slow down the others."""

    def __init__(self, make: Callable[[], RateLimit]) -> None:
        self._make = make
        self._paces: dict[str, RateLimit] = {}       # the caller who has been silent longest comes first

    def take(self, who: str) -> bool:
        pace = self._paces.pop(who, None) or self._make()
        self._paces[who] = pace
        if len(self._paces) > MOST_CALLERS:
            del self._paces[next(iter(self._paces))]
        return pace.take()


class QuietLog:
    """For messages that anybody in the network can cause."""

    def __init__(self, name: str, clock: Callable[[], float]) -> None:
        self._log = logging.getLogger(name)
        self._pace = RateLimit(LINES_A_SECOND, LINES_AT_ONCE, clock)

    def info(self, words: str, *values: object) -> None:
        if self._pace.take():
            self._log.info(words, *values)

    def exception(self, words: str) -> None:
        """Log the present exception; used inside `except`."""
        if self._pace.take():
            self._log.exception(words)
