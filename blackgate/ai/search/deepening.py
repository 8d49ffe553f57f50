"""A search in two steps: a short look at all options leaves a few, and these race in worlds played a round further.

The further one looks, the more chance blurs what is seen, so only a few options can be looked at so, in many common
worlds. Who falls behind by more than chance explains is out; when one is left, or the time is over, that is the answer.
What the short look found goes on counting, as so many of these worlds would. Answers in another's turn are settled at
once and get the short look alone.
"""

from typing import Final

from ...model.actions import Action
from ...model.rng import Chance
from ...model.view import View
from ..bot import Thought
from ..policy.habits import Habits
from ..policy.temper import CALM, Temper
from .halving import Budget, Depth, Halving, Judge, gap

FEW: Final = 4                  # options looked at further
SHORT_SHARE: Final = 0.2        # of the budget that goes into the short look
TRUSTED: Final = 15             # worlds a round further that the short look's findings weigh as much as
LEAST: Final = 16               # worlds before anybody is out,
BETWEEN: Final = 8              # and between two looks at who is
SURE: Final = 2.5               # standard errors behind that put an option out
WEIGHT: Final = 40.0            # of the policy's opinion, as `STEADY`: who looks further needs it less
NEAR: Final = Depth(is_further=True, is_steady=True, steady=WEIGHT)


def far(players: int) -> Depth:
    """Four turns at the least: a round, with few players two."""
    return Depth(is_further=True, is_steady=True, rounds=2 if players < 4 else 1, steady=WEIGHT)


def deepened(
    view: View, value: Judge, chance: Chance, temper: Temper, habits: Habits | None, iterations: int | None,
    milliseconds: int,
) -> Thought:
    """What is thought of a question within a number of iterations, or else within so much time."""
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
    """Options told apart in common worlds, the short look being the first `TRUSTED` of them."""

    def __init__(self, short: Halving, options: list[Action]) -> None:
        view = short.view
        self.short = short
        self.running = options
        self.out: list[Action] = []         # the best first
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
        """One more world, for all who are still running."""
        totals = self.search.totals
        before = [totals[option] for option in self.running]
        self.search.look(self.running)
        for option, total in zip(self.running, before, strict=True):
            self.seen[option].append(totals[option] - total)

    def drop(self) -> None:
        """Who is further behind the best than chance explains is out."""
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

