"""What could not be written to the disk: it is tried again until it is there."""

from collections.abc import Callable, Hashable
from enum import Enum
from typing import Final

EVERY: Final = 5.0          # seconds from one try to the next
TELL_EVERY: Final = 20.0    # seconds after which the player is told again

Write = Callable[[], bool]      # changes what the disk holds now; says whether that was possible


class News(Enum):
    STILL_MISSING = "keep-failed"       # the keys of what the player is told
    KEPT_NOW = "end-kept"


class Unkept:
    """One entry for each change that is missing. A later change of the same thing takes the place of the first."""

    def __init__(self) -> None:
        self._missing: dict[Hashable, Write] = {}
        self._waited = 0.0
        self._untold = 0.0

    def __bool__(self) -> bool:
        return bool(self._missing)

    def keep(self, what: Hashable, write: Write) -> bool:
        """Write it now, or later if that fails. Says whether it is there."""
        self._missing.pop(what, None)
        if write():
            return True
        self._missing[what] = write
        self._waited = self._untold = 0.0
        return False

    def tick(self, seconds: float) -> News | None:
        """Time goes by; what the player is to be told."""
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
        """Says whether everything is there now."""
        self._waited = 0.0
        for what, write in list(self._missing.items()):
            if write():
                del self._missing[what]
        return not self._missing
