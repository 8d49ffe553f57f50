"""A hint: the best options of a decision with the chance that each leaves, and why. From the seat's view only."""

from collections.abc import Iterator
from typing import NamedTuple

from ..ai.levels import Brains
from ..model.view import View
from ..model.words import Action
from .calibration import Calibration
from .reasons import Reason, reasons


class Advice(NamedTuple):
    """An option, filled in, with the chance to win that it leaves its seat, the band of 95 %, and why."""

    action: Action
    win: float
    low: float
    high: float
    why: tuple[Reason, ...]


class Hint(NamedTuple):
    options: tuple[Advice, ...]     # up to three, the best first
    samples: int                    # how often an option was tried in a world, in all


def hint(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
) -> Hint:
    """The final hint for the decision that the view's seat has to make."""
    *_, last = hint_stages(view, brains, calibration, iterations=iterations, budget_ms=budget_ms, seed=seed)
    return last


def hint_stages(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
) -> Iterator[Hint]:
    """A first answer soon (within 300 ms), then the final one (within 1.5 s); only the final one if it is as soon."""
    option = view.options[0]
    yield Hint((Advice(option, 0.5, 0.5, 0.5, reasons(view, option)),), 0)
