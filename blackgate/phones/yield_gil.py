"""Pauses while something long is written: threads take turns, and the window's must not wait for the server's."""

from time import sleep, thread_time
from typing import Final

WORK: Final = 0.001         # seconds at a stretch
REST: Final = 0.0003        # enough for another thread to go on; it then has its own turn in full


class YieldGil:
    """Called between parts of a piece of work."""

    def __init__(self) -> None:
        self._since = thread_time()

    def __call__(self) -> None:
        if not 0 <= thread_time() - self._since < WORK:
            sleep(REST)
            self._since = thread_time()
