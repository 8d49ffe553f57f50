"""Who will win, as far as a view tells: the estimate behind odds, hints, tutor and review.

Worlds that fit the view are imagined; in each the policy finishes what was begun, up to the end of the turn; there
the learnt value says each seat's chance, and the calibration what such a saying is worth.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from ..ai.bot import even_chances
from ..ai.levels import Brains
from ..ai.search.halving import Judge, play_turn
from ..ai.search.value import mode_name
from ..model.rng import Dice
from ..model.state import GameState
from ..model.view import View
from ..model.worlds import determinize
from .calibration import Calibration, Reader

USUAL: Final = 48           # worlds: the chance of a seat then has a standard error of a point or two
FEWEST: Final = 4           # however short the time


class Odds(NamedTuple):
    """Each seat's chance to win, from 0 to 1, with its band of 95 %; teammates carry their side's."""

    win: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    samples: int                # worlds that were looked at


class Even:
    """Judges who have learnt nothing of a way to play: everybody is as likely to win."""

    def __init__(self, view: View) -> None:
        self._even = list(even_chances(view))

    def chances(self, game: GameState) -> list[float]:
        if game.winners:
            return [float(game.winners >> seat & 1) for seat in range(game.players)]
        return self._even


def judge_for(view: View, brains: Brains) -> Judge:
    """Who says what the end of a turn is worth."""
    is_learnt = mode_name(view.players, view.team) in brains.values
    return brains.value(view.players, view.team) if is_learnt else Even(view)


def outlook(world: GameState, turns: int, judge: Judge) -> list[float]:
    """Each seat's chance once the turn of that number is over, which the policy plays to its end in this world."""
    if world.turns == turns and not world.winners:
        play_turn(world)
    return judge.chances(world)


class Tally:
    """Chances of all seats over many worlds: their means and how uncertain these are."""

    def __init__(self, players: int) -> None:
        self.number = 0
        self._sums = [0.0] * players
        self._squares = [0.0] * players

    def add(self, chances: list[float]) -> None:
        self.number += 1
        for seat, chance in enumerate(chances):
            self._sums[seat] += chance
            self._squares[seat] += chance * chance

    @property
    def means(self) -> list[float]:
        return [total / self.number for total in self._sums]

    def error(self, seat: int) -> float:
        """The standard error of a seat's mean; large while there is only one."""
        if self.number < 2:
            return 0.5
        mean = self._sums[seat] / self.number
        spread = max(0.0, self._squares[seat] / self.number - mean * mean)
        return sqrt(spread / (self.number - 1))


def until(
    iterations: int | None, budget_ms: int | None, usual: int, clock: Callable[[], float] = perf_counter,
) -> Callable[[int], bool]:
    """Whether there is to be another one after so many: a number of them, or a time with a few at least."""
    if iterations is not None or budget_ms is None:
        most = usual if iterations is None else iterations
        return lambda done: done < most
    end = clock() + budget_ms / 1000
    return lambda done: done < FEWEST or clock() < end


def looked_at(view: View, brains: Brains, seed: int, goes_on: Callable[[int], bool]) -> Tally:
    """What the learnt value says of worlds that fit a view."""
    judge = judge_for(view, brains)
    chance = Dice(seed)
    found = Tally(view.players)
    while goes_on(found.number):
        found.add(outlook(determinize(view, chance), view.turns, judge))
    return found


def odds(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
) -> Odds:
    """The chances from what a view tells, a seat's or (`sight(None)`) everybody's.

    Looks at so many worlds, or as many as there is time for; with neither, at the usual number. The same view and
    seed give the same answer unless it is the time that ends it.
    """
    if view.winners:
        over = tuple(float(view.winners >> seat & 1) for seat in range(view.players))
        return Odds(over, over, over, 0)
    return read_odds(view, looked_at(view, brains, seed, until(iterations, budget_ms, USUAL)), calibration)


def read_odds(view: View, found: Tally, calibration: Calibration) -> Odds:
    """What was found, as it is to be understood."""
    reader = Reader(view, calibration)
    said = found.means
    win = reader.read(said)
    bands = [reader.band(said[seat], win[seat], found.error(seat)) for seat in range(view.players)]
    return Odds(win, tuple(low for low, _ in bands), tuple(high for _, high in bands), found.number)
