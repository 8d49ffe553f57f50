"""Each seat's chance to win, estimated from a view: used by odds, hints, tutor and review.

Worlds that fit the view are made. In each the policy plays to the end of the turn. There the learned value gives each
seat's chance, and the calibration corrects it.
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

USUAL: Final = 48           # worlds: then a chance has a standard error of one or two percentage points
FEWEST: Final = 4           # at least, even if the time is short


class Odds(NamedTuple):
    """Each seat's chance to win, from 0 to 1, with its band of 95 %. Teammates have their team's chance."""

    win: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    samples: int                # the number of worlds


class EvenChances:
    """The judge for a way to play without a learned value: all seats have the same chance."""

    def __init__(self, view: View) -> None:
        self._even = list(even_chances(view))

    def chances(self, game: GameState) -> list[float]:
        if game.winners:
            return [float(game.winners >> seat & 1) for seat in range(game.players)]
        return self._even


def judge_for(view: View, brains: Brains) -> Judge:
    """The judge that estimates the chances at the end of a turn."""
    is_learnt = mode_name(view.players, view.team) in brains.values
    return brains.value(view.players, view.team) if is_learnt else EvenChances(view)


def outlook(world: GameState, turns: int, judge: Judge) -> list[float]:
    """Each seat's chance at the end of turn `turns`. The policy plays to that point in this world."""
    if world.turns == turns and not world.winners:
        play_turn(world)
    return judge.chances(world)


class Tally:
    """The chances of all seats over many worlds: means and standard errors."""

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
        """The standard error of a seat's mean; large after a single world."""
        if self.number < 2:
            return 0.5
        mean = self._sums[seat] / self.number
        spread = max(0.0, self._squares[seat] / self.number - mean * mean)
        return sqrt(spread / (self.number - 1))


def until(iterations: int | None, budget_ms: int | None, usual: int) -> Callable[[int], bool]:
    """Make a function that says whether to go on after `n` worlds: up to a number, or for a time with a minimum."""
    if iterations is not None or budget_ms is None:
        most = usual if iterations is None else iterations
        return lambda done: done < most
    end = perf_counter() + budget_ms / 1000
    return lambda done: done < FEWEST or perf_counter() < end


def looked_at(view: View, brains: Brains, seed: int, goes_on: Callable[[int], bool]) -> Tally:
    """The learned value's chances in worlds that fit a view."""
    judge = judge_for(view, brains)
    chance = Dice(seed)
    found = Tally(view.players)
    while goes_on(found.number):
        found.add(outlook(determinize(view, chance), view.turns, judge))
    return found


def odds(
    view: View, brains: Brains, calibration: Calibration, *, iterations: int | None, budget_ms: int | None, seed: int,
) -> Odds:
    """The odds for a view, of a seat or the public one (`sight(None)`).

    It uses `iterations` worlds, or as many as the time allows; with neither, the usual number. The same view and seed
    give the same answer, unless the time is the limit.
    """
    if view.winners:
        over = tuple(float(view.winners >> seat & 1) for seat in range(view.players))
        return Odds(over, over, over, 0)
    return read_odds(view, looked_at(view, brains, seed, until(iterations, budget_ms, USUAL)), calibration)


def read_odds(view: View, found: Tally, calibration: Calibration) -> Odds:
    """The odds from a tally, corrected by the calibration."""
    reader = Reader(view, calibration)
    said = found.means
    win = reader.read(said)
    bands = [reader.band(said[seat], win[seat], found.error(seat)) for seat in range(view.players)]
    return Odds(win, tuple(low for low, _ in bands), tuple(high for _, high in bands), found.number)
