"""Threads on machines that may not allow any."""

import logging
from threading import Event, Thread
from typing import Final

_log: Final = logging.getLogger(__name__)


def started(thread: Thread) -> bool:
    """Start a thread and return whether it worked. If not, the caller must do the work itself."""
    try:
        thread.start()
    except RuntimeError as error:
        _log.warning("No thread for %s: %s", thread.name, error)
        return False
    return True


def is_room_for(number: int) -> bool:
    """Whether this many threads can run at once."""
    done = Event()
    waiting: list[Thread] = []
    for place in range(number):
        thread = Thread(target=done.wait, name=f"blackgate-room-{place}", daemon=True)
        if not started(thread):
            break
        waiting.append(thread)
    done.set()
    for thread in waiting:
        thread.join()
    return len(waiting) == number
