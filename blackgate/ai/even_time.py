"""Answers in another seat's turn take a fixed time, so that the time tells nothing about the hand.

A seat that can only pass needs no time, and one with a fitting Background does. A player must not be able to tell them
apart by the time. A bot that was given a number of iterations answers as soon as they are done, for measurements.
"""

from collections.abc import Callable
from time import monotonic, sleep
from typing import Final

from ..model.view import View
from .bot import Effort
from .levels import LEVELS, level_word, milliseconds

QUICK_S: Final = 0.06       # for quick levels, including `hard`
SLACK_S: Final = 0.05       # the most that a search takes beyond its time


def answer_after(word: str, effort: Effort, view: View) -> float:
    """Seconds from the question to the answer, the same for every hand; 0: answer at once."""
    if view.turn == view.seat or effort.iterations is not None:
        return 0.0
    return milliseconds(effort, view) / 1000 + SLACK_S if LEVELS[level_word(word)].is_timed else QUICK_S


class Waiting:
    """A timer that starts with the question. `until_even` returns when it may be answered."""

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
