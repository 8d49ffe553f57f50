"""Reads files in a thread, so that long reading does not stop the window. A later frame gets the result.

Files of other people may be large. A list of many files, or a record of many thousand actions, must not block the
window.
"""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread
from typing import Any, Final, TypeVar

from ..disk.threads import started

PATIENCE: Final = 0.15      # seconds that a frame waits for the result

T = TypeVar("T")


@dataclass
class _Reading:
    """One reading that is under way."""

    thread: Thread
    then: Callable[[Any], None]
    found: Any = None
    failed: Exception | None = None


class BackgroundReader:
    """Reads in threads. `patience` is how long a frame waits; None means until it is done, for tests and pictures."""

    def __init__(self, patience: float | None = None) -> None:
        self.patience = patience
        self._reading: list[_Reading] = []

    def read(self, work: Callable[[], T], then: Callable[[T], None]) -> bool:
        """Call `then` with the result of `work`, now if it is quick, else in a later frame. Return whether now."""
        if self.patience is None:
            then(work())
            return True
        thread = Thread(target=lambda: _do(reading, work), name="blackgate-reading", daemon=True)
        reading = _Reading(thread, then)
        if not started(thread):
            then(work())
            return True
        thread.join(self.patience)
        if thread.is_alive():
            self._reading.append(reading)
            return False
        _tell(reading)
        return True

    def tick(self) -> None:
        """Hand out what has been read since the last frame. An unexpected error of a reading is raised here."""
        for reading in [reading for reading in self._reading if not reading.thread.is_alive()]:
            self._reading.remove(reading)
            _tell(reading)


def _do(reading: _Reading, work: Callable[[], Any]) -> None:
    try:
        reading.found = work()
    except Exception as error:
        reading.failed = error


def _tell(reading: _Reading) -> None:
    if reading.failed is not None:
        raise reading.failed
    reading.then(reading.found)
