"""Short pauses during long work in the server's thread, so that the window's thread need not wait."""

from time import sleep, thread_time
from typing import Final

WORK: Final = 0.001         # seconds of work between two pauses
REST: Final = 0.0003        # seconds of a pause, enough for another thread to get its turn


class YieldGil:
    """Pauses if necessary; called between parts of the work."""

    def __init__(self) -> None:
        self._since = thread_time()

    def __call__(self) -> None:
        if not 0 <= thread_time() - self._since < WORK:
            sleep(REST)
            self._since = thread_time()
