"""A search in two steps: a short search leaves a few options, which then race in worlds played a round further.

The further a search looks, the more chance hides the differences. So only a few options can be compared there, in many
common worlds. An option that falls behind by more than chance explains is dropped. The race ends when one option is
left or the time is over. The results of the short search still count, like a number of these worlds. Answers in
another seat's turn are decided by the short search alone.
"""

from typing import Final

from ...model.actions import Action
from ...model.rng import Chance
from ...model.view import View
from ..bot import Thought
from ..policy.habits import Habits
from ..policy.temper import CALM, Temper
from .halving import Budget, Depth, Halving, Judge, gap

FEW: Final = 4                  # options in the race
SHORT_SHARE: Final = 0.2        # the share of the budget for the short search
TRUSTED: Final = 15             # the short search counts like this many worlds of the race
LEAST: Final = 16               # worlds before the first option can be dropped
BETWEEN: Final = 8              # worlds between two checks
SURE: Final = 2.5               # an option is dropped if it is this many standard errors behind
WEIGHT: Final = 40.0            # of the policy's opinion, like `STEADY`: a deeper search needs it less
NEAR: Final = Depth(1, WEIGHT)


def far(players: int) -> Depth:
    """The depth of the race: a round, or two with few players, which is at least four turns."""
    return Depth(players if players > 3 else 2 * players, WEIGHT)


def deepened(
    view: View, value: Judge, chance: Chance, temper: Temper, habits: Habits | None, iterations: int | None,
    milliseconds: int,
) -> Thought:
    """The answer to a question, found in a number of iterations or in a time."""
    whole = Budget(iterations, milliseconds)
    short = Halving(view, value, chance, NEAR, temper, habits)
    if view.turn != view.seat or len(short.options) < 2:
        return short.run(whole)
    few = None if iterations is None else int(SHORT_SHARE * iterations)
    first = short.run(Budget(few, int(SHORT_SHARE * milliseconds)))
    race = Race(short, [option for _, option in first.alternatives[:FEW]])
    race.run(whole)
    return race.thought()


class Race:
    """A race of options in common worlds. The short search counts as the first `TRUSTED` worlds."""

    def __init__(self, short: Halving, options: list[Action]) -> None:
        view = short.view
        self.short = short
        self.running = options
        self.out: list[Action] = []         # dropped options, the best first
        self.search = Halving(view, short.value, short.chance, far(view.players), CALM, short.habits)
        self.search.priors = short.priors
        self.search.visits = dict.fromkeys(options, TRUSTED)
        self.search.totals = {option: TRUSTED * short.totals[option] / short.visits[option] for option in options}
        self.seen: dict[Action, list[float]] = {option: [] for option in options}

    def run(self, measure: Budget) -> None:
        measure.rounds(2)
        search = self.search
        worlds = 0
        while len(self.running) > 1 and measure.lasts(
            0, worlds, self.short.iterations + search.iterations + search.cost * len(self.running),
        ):
            self.look()
            worlds += 1
            if worlds >= LEAST and worlds % BETWEEN == 0:
                self.drop()
        self.running.sort(key=search.mean, reverse=True)

    def look(self) -> None:
        """Try all running options in one more world."""
        totals = self.search.totals
        before = [totals[option] for option in self.running]
        self.search.look(self.running)
        for option, total in zip(self.running, before, strict=True):
            self.seen[option].append(totals[option] - total)

    def drop(self) -> None:
        """Drop the options that are further behind the best than chance explains."""
        mean = self.search.mean
        self.running.sort(key=mean, reverse=True)
        best = self.running[0]
        left = [
            option for option in self.running[1:]
            if mean(best) - mean(option) > SURE * gap(self.seen[best], self.seen[option])[1]
        ]
        self.out = left + self.out
        self.running = [option for option in self.running if option not in left]

    def thought(self) -> Thought:
        best = tuple([(self.search.mean(option), option) for option in self.running + self.out])
        win = self.search.win_chances() if self.search.judged else self.short.win_chances()
        return Thought(
            best[0][1], tuple(win), self.short.iterations + self.search.iterations, best, self.search.tried())

