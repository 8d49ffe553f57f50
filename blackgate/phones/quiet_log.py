"""A log that strangers cannot fill: some lines at once, then one every few seconds."""

import logging
from collections.abc import Callable
from typing import Final

from .rate_limit import RateLimit

LINES_A_SECOND: Final = 0.2
LINES_AT_ONCE: Final = 20


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
