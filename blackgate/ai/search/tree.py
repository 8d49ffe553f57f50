"""Search on the learnt value: many imagined worlds, each tried with every option that is still in the running.

Sequential halving: the budget is split evenly over rounds, and after each round the better half of the options
goes on. All options of a round see the same worlds and the same dice, so that luck favours none. Where `hard`
judges at the end of its own turn, this looks a rival's turn further: what is about to be lost shows by then.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from ...model.engine import do
from ...model.rng import Chance
from ...model.state import GameState
from ...model.view import View
from ...model.words import Action
from ...model.worlds import determinize
from ..bot import Thought, Tried
from ..policy import choice as policy
from ..policy.temper import CALM, Temper
from .oneply import CANDIDATES, MOST_STEPS, opinion, play_out, ranked_options
from .value import Value

# The policy's opinion weighs as much as it does in so many worlds, however many are looked at: where the value sees
# hardly a difference, more worlds do not make it know better.
STEADY: Final = 7.0
FEWEST_WORLDS: Final = 2        # of each round, however short the time


class Search:
    def __init__(self, view: View, value: Value, chance: Chance, temper: Temper = CALM) -> None:
        self.view = view
        self.value = value
        self.chance = chance
        self.iterations = 0
        scored = ranked_options(determinize(view, chance), CANDIDATES, temper)
        self.options = [option for _, option in scored]
        self.priors = {option: opinion(score - scored[0][0]) for score, option in scored}
        self.visits = dict.fromkeys(self.options, 0)
        self.totals = dict.fromkeys(self.options, 0.0)
        self.wins = [0.0] * view.players        # of the last round, where only good options are left
        self.judged = 0

    def run(self, iterations: int | None, budget_ms: int) -> Action:
        """Search for so many iterations, or for so long."""
        running = self.options
        rounds = (len(running) - 1).bit_length()
        began = perf_counter()
        for number in range(1, rounds + 1):
            self.wins = [0.0] * self.view.players
            self.judged = 0
            worlds = 0
            while worlds < FEWEST_WORLDS or (
                perf_counter() < began + budget_ms / 1000 * number / rounds
                if iterations is None
                else self.iterations + len(running) <= iterations * number // rounds
            ):
                self.look(running)
                worlds += 1
            running = sorted(running, key=self.mean, reverse=True)[: max(2, (len(running) + 1) // 2)]
        return max(running, key=self.mean)

    def mean(self, option: Action) -> float:
        """An option's mean chance to win, with the policy's opinion."""
        visits = self.visits[option]
        return self.totals[option] / visits + self.priors[option] / STEADY if visits else 0.0

    def look(self, running: list[Action]) -> None:
        """Try all these options in one world."""
        world = determinize(self.view, self.chance)
        for option in running:
            game = world.clone()
            do(game, option)
            play_out(game, self.view)
            play_turn(game)
            chances = self.value.chances(game)
            self.visits[option] += 1
            self.totals[option] += chances[self.view.seat]
            for seat, chance in enumerate(chances):
                self.wins[seat] += chance
        self.judged += len(running)
        self.iterations += len(running)

    def tried(self) -> tuple[Tried, ...]:
        return tuple(
            (option, visits, self.totals[option], self.priors[option])
            for option, visits in self.visits.items() if visits
        )

    def win_chances(self) -> list[float]:
        """Each seat's chance after the best options; in one world where there was nothing to look at."""
        if not self.judged:
            return self.value.chances(determinize(self.view, self.chance))
        return [total / self.judged for total in self.wins]


def play_turn(game: GameState) -> None:
    """Let the policy play the turn that has begun, or what is left of it."""
    turns = game.turns
    steps = 0
    while not game.winners and game.turns == turns and steps < MOST_STEPS:
        do(game, policy.choose(game))
        steps += 1


def ranked(tried: Sequence[Tried]) -> tuple[tuple[float, Action], ...]:
    """The options visited enough by their mean, the best first, with the policy's opinion."""
    enough = max((visits for _, visits, _, _ in tried), default=0) / 4
    means = [(total / visits + prior / STEADY, option) for option, visits, total, prior in tried if visits >= enough]
    return tuple(sorted(means, key=lambda mean: -mean[0]))


def merged(thoughts: Sequence[Thought]) -> Thought:
    """Several searches of one question as if they were one: visits and totals add up, the policy's opinion does not."""
    first = thoughts[0]
    iterations = sum(thought.iterations for thought in thoughts)
    if len(thoughts) == 1 or not iterations:
        return first
    whole: dict[Action, Tried] = {}
    for thought in thoughts:
        for option, visits, total, prior in thought.tried:
            _, before, sum_before, _ = whole.get(option, (option, 0, 0.0, prior))
            whole[option] = (option, before + visits, sum_before + total, prior)
    tried = tuple(whole.values())
    best = ranked(tried)
    win = [
        sum(thought.win[seat] * thought.iterations for thought in thoughts) / iterations
        for seat in range(len(first.win))
    ]
    return Thought(best[0][1], tuple(win), iterations, best, tried)
