"""Tries the options of a decision: each in the same worlds, played to the end of the turn.

After each round only the better half goes on, as in the bots' search (`ai.search.halving`). Results have a standard
error. The policy's opinion has the same weight as for the bots.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ..ai.levels import Brains
from ..ai.policy.temper import CALM
from ..ai.search.halving import CANDIDATES, STEADY, Budget, halve, opinion, ranked_options
from ..model.actions import Action
from ..model.engine import do
from ..model.legal import legal
from ..model.rng import Chance, Dice
from ..model.view import View
from ..model.worlds import determinize
from .estimate import Tally, judge_for, outlook

LISTED: Final = 3           # options that stay to the end
ENOUGH: Final = 64          # worlds for the only option


class NobodyWaits(Exception):
    """The answer is no longer wanted."""


def always() -> bool:
    return True


class Trial:
    """An option, the policy's opinion of it, and its results in the worlds so far."""

    def __init__(self, action: Action, prior: float, seat: int, players: int) -> None:
        self.action = action
        self.prior = prior
        self.tally = Tally(players)
        self.worlds: list[float] = []       # the seat's chance in each world, in order
        self._seat = seat

    @property
    def said(self) -> list[float]:
        """The value's chance of each seat. For the deciding seat the policy's opinion is added."""
        found = self.tally.means
        found[self._seat] += self.prior
        return found

    @property
    def own(self) -> float:
        return self.said[self._seat] if self.tally.number else -1.0


class Trials:
    """The promising options of one decision, the policy's favourite first."""

    def __init__(
        self, view: View, brains: Brains, seed: int, most: int = CANDIDATES, wanted: Callable[[], bool] = always,
    ) -> None:
        self.view = view
        self._wanted = wanted
        self.iterations = 0
        self._judge = judge_for(view, brains)
        self._chance: Chance = Dice(seed)
        world = determinize(view, self._chance)
        scored = ranked_options(world, most, CALM, brains.habits)
        self.trials = [
            Trial(action, opinion(score - scored[0][0]) / STEADY, view.seat, view.players) for score, action in scored
        ]
        if view.options != tuple(legal(world)):     # The caller asks only about these options, as the tutor does.
            self.trials = [Trial(option, 0.0, view.seat, view.players) for option in view.options]

    def of(self, action: Action) -> Trial:
        """The trial of an option. It is added if it was not among the promising ones."""
        found = next((trial for trial in self.trials if trial.action == action), None)
        if found is None:
            found = Trial(action, 0.0, self.view.seat, self.view.players)
            self.trials.append(found)
        return found

    def look(self, running: Sequence[Trial]) -> None:
        """Try these in one more world. Raises NobodyWaits."""
        if not self._wanted():
            raise NobodyWaits
        world = determinize(self.view, self._chance)
        for trial in running:
            game = world.clone()
            do(game, trial.action)
            chances = outlook(game, self.view.turns, self._judge)
            trial.tally.add(chances)
            trial.worlds.append(chances[self.view.seat])
        self.iterations += len(running)

    def halve(self, running: Sequence[Trial], budget: Budget, keep: int = LISTED) -> list[Trial]:
        """Try options until the budget is spent, better ones longer. Returns the best, in order."""
        if len(running) == 1:
            self._look_at(running[0], budget)
            return list(running)
        left, _ = halve(running, budget, lambda left, worlds: self.look(left), lambda trial: trial.own, keep=keep)
        return left

    def _look_at(self, only: Trial, budget: Budget) -> None:
        """Try a single option in a few worlds; there is no choice to make."""
        budget.rounds(2)
        worlds = 0
        while only.tally.number < ENOUGH and budget.lasts(0, worlds, worlds + 1):
            self.look([only])
            worlds += 1
