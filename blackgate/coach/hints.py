"""A hint: the best options of a decision with the chance after each, and reasons. It uses only the seat's view."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from ..ai.levels import Brains
from ..ai.search.halving import Budget
from ..model.actions import Action
from ..model.view import View
from .calibration import Calibration, Reader
from .reasons import Reason, reasons
from .trials import LISTED, Trial, Trials, always

FIRST_MS: Final = 180       # for trying options before the first answer; reasons and messages take more
FINAL_MS: Final = 900       # for trying options in all
FIRST_SHARE: Final = 5      # the first answer uses one part in five of the iterations
GO_ON: Final = 6            # options that are tried further after the first answer


class Advice(NamedTuple):
    """An option, filled in, with the seat's chance to win after it, the band of 95 %, and reasons."""

    action: Action
    win: float
    low: float
    high: float
    why: tuple[Reason, ...]


class Hint(NamedTuple):
    options: tuple[Advice, ...]     # up to three, the best first
    samples: int                    # the number of tries of all options together


def hint(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
) -> Hint:
    """The final hint for the decision that the view's seat has to make."""
    *_, last = hint_stages(view, brains, calibration, iterations=iterations, budget_ms=budget_ms, seed=seed)
    return last


def hint_stages(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
    wanted: Callable[[], bool] = always,
) -> Iterator[Hint]:
    """A first answer (within 300 ms), then the final one (within 1.5 s), unless a budget is given. The same view,
    iterations and seed give the same answers. Raises NobodyWaits when it is no longer wanted."""
    whole_ms = FINAL_MS if budget_ms is None else budget_ms
    first_ms = min(FIRST_MS, whole_ms // 2)
    trials = Trials(view, brains, seed, wanted=wanted)
    first = Budget(None if iterations is None else iterations // FIRST_SHARE, first_ms)
    found = trials.halve(trials.trials, first, GO_ON)
    yield _told(view, found, calibration, trials.iterations)
    rest = Budget(None if iterations is None else iterations - iterations // FIRST_SHARE, whole_ms - first_ms)
    found = trials.halve(found, rest)
    yield _told(view, found, calibration, trials.iterations)


def _told(view: View, found: Sequence[Trial], calibration: Calibration, samples: int) -> Hint:
    reader = Reader(view, calibration)
    advice = []
    for trial in found[:LISTED]:
        said = trial.said[view.seat]
        win = reader.read(trial.said)[view.seat]
        low, high = reader.band(said, win, trial.tally.error(view.seat))
        advice.append(Advice(trial.action, win, low, high, reasons(view, trial.action)))
    return Hint(tuple(sorted(advice, key=lambda each: -each.win)), samples)
