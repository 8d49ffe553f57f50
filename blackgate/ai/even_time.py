"""The time of an answer tells nothing of the hand: a question in another's turn is answered after a fixed time.

A seat that can only pass has nothing to think about, and one that holds a fitting Background does. Whoever measures the
time must not tell them apart. A bot that was given a number of iterations is measured by its asker: it answers as
soon as they are done.
"""

from collections.abc import Callable
from time import monotonic, sleep
from typing import Final

from ..model.view import View
from .bot import Effort
from .levels import level_of, milliseconds

QUICK_S: Final = 0.06       # for levels that take less, `hard` among them
SLACK_S: Final = 0.05       # that a search takes beyond its time at the most


def answer_after(word: str, effort: Effort, view: View) -> float:
    """Seconds from the question to the answer, whatever the seat holds; 0: as soon as it is known."""
    if view.turn == view.seat or effort.iterations is not None:
        return 0.0
    return milliseconds(effort, view) / 1000 + SLACK_S if level_of(word).is_timed else QUICK_S


class Waiting:
    """Begins with the question; `until_even` returns when it may be answered."""

    def __init__(
        self, word: str, effort: Effort, view: View, clock: Callable[[], float] = monotonic,
        rest: Callable[[float], None] = sleep,
    ) -> None:
        self._clock = clock
        self._rest = rest
        self._until = clock() + answer_after(word, effort, view)

    def until_even(self) -> None:
        left = self._until - self._clock()
        if left > 0:
            self._rest(left)
