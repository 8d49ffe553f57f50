"""Waits for what another process or thread does, without a guess at how long that takes."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import Final, TypeVar

HANGS: Final = 120.0        # seconds after which it hangs: far more than a busy machine needs, so no test depends on it
PAUSE: Final = 0.002        # seconds between two looks

T = TypeVar("T")


def wait_for(look: Callable[[], T], what: str = "what is waited for") -> T:
    """Look again and again until there is something to see; that is the answer."""
    gives_up = monotonic() + HANGS
    while not (seen := look()):
        assert monotonic() < gives_up, f"{what} did not come within {HANGS:.0f} s"
        sleep(PAUSE)
    return seen


def stopped() -> float:
    """A clock that stands still: nothing takes too long by it, however busy the machine is."""
    return 0.0


class Clock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now
