"""Repeats writes to the disk that failed until they work."""

from collections.abc import Callable, Hashable
from enum import Enum
from typing import Final

EVERY: Final = 5.0          # seconds between two tries
TELL_EVERY: Final = 20.0    # seconds until the player is told again

Write = Callable[[], bool]      # writes to the disk and returns whether it worked


class News(Enum):
    STILL_MISSING = "keep-failed"       # the message keys
    KEPT_NOW = "end-kept"


class WriteRetries:
    """The failed writes, one for each thing. A later write of the same thing replaces the first."""

    def __init__(self) -> None:
        self._missing: dict[Hashable, Write] = {}
        self._waited = 0.0
        self._untold = 0.0

    def __bool__(self) -> bool:
        return bool(self._missing)

    def keep(self, what: Hashable, write: Write) -> bool:
        """Write now, or later if that fails. Returns whether it is written now."""
        self._missing.pop(what, None)
        if write():
            return True
        self._missing[what] = write
        self._waited = self._untold = 0.0
        return False

    def tick(self, seconds: float) -> News | None:
        """Count the time that has passed and try again if it is due. Returns what to tell the player."""
        if not self._missing:
            return None
        self._waited += seconds
        self._untold += seconds
        if self._waited < EVERY:
            return None
        if self.try_again():
            return News.KEPT_NOW
        if self._untold < TELL_EVERY:
            return None
        self._untold = 0.0
        return News.STILL_MISSING

    def try_again(self) -> bool:
        """Try all failed writes again. Returns whether everything is written now."""
        self._waited = 0.0
        for what, write in list(self._missing.items()):
            if write():
                del self._missing[what]
        return not self._missing
