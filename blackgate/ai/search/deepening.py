"""A search in two steps: a short look at all options leaves a few, and these are told apart two rounds later.

The further one looks, the more chance blurs what is seen: two rounds take a hundred common worlds and more, so only a
few options can be looked at so. What the short look found goes on counting, as so many of these worlds would. Answers
in another's turn are settled at once and get the short look alone.
"""

from typing import Final

from ...model.rng import Chance
from ...model.view import View
from ..bot import Thought
from ..policy.habits import Habits
from ..policy.temper import CALM, Temper
from .halving import TWO_TURNS, Budget, Depth, Halving, Judge

FEW: Final = 3                  # options looked at further
SHORT_SHARE: Final = 0.25       # of the budget that goes into the short look
TRUSTED: Final = 80.0           # worlds two rounds further that the short look's findings weigh as much as
TWO_ROUNDS: Final = Depth(is_further=True, is_steady=True, rounds=2)


def deepened(
    view: View, value: Judge, chance: Chance, temper: Temper, habits: Habits | None, iterations: int | None,
    milliseconds: int,
) -> Thought:
    """What is thought of a question within a number of iterations, or else within so much time."""
    short = Halving(view, value, chance, TWO_TURNS, temper, habits)
    if view.turn != view.seat or len(short.options) < 2:
        return short.run(Budget(iterations, milliseconds))
    whole = Budget(iterations, milliseconds)
    few_iterations = None if iterations is None else int(SHORT_SHARE * iterations)
    first = short.run(Budget(few_iterations, int(SHORT_SHARE * milliseconds)))
    running = [option for _, option in first.alternatives[:FEW]]
    far = Halving(view, value, chance, TWO_ROUNDS, CALM, habits)
    far.priors = short.priors
    far.options = running
    far.visits = dict.fromkeys(running, 0)
    far.totals = dict.fromkeys(running, 0.0)
    whole.rounds(2)
    worlds = 0
    while whole.lasts(0, worlds, short.iterations + far.iterations + far.cost * len(running)):
        far.look(running)
        worlds += 1
    for option in running:
        far.visits[option] += int(TRUSTED)
        far.totals[option] += TRUSTED * short.totals[option] / short.visits[option]
    running.sort(key=far.mean, reverse=True)
    best = tuple((far.mean(option), option) for option in running)
    best += tuple(each for each in first.alternatives[FEW:] if each[0] <= best[-1][0])
    return Thought(best[0][1], tuple(far.win_chances()), short.iterations + far.iterations, best, far.tried())
