"""Search on the learnt value: information-set Monte Carlo tree search over one's own turn.

Single observer, open loop: the tree holds the seat's own decisions; every iteration imagines a fresh world,
other seats and chance play in it, and where the turn ends the learnt value judges. Options are added in the
order the policy likes them, and an option's odds count only the worlds in which it was on offer.
"""

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

from ..model.engine import do
from ..model.rng import Chance
from ..model.state import GameState
from ..model.view import View
from ..model.words import Action
from ..model.worlds import determinize
from . import policy
from .bot import Thought, Tried
from .evaluate import Value
from .oneply import MOST_STEPS, PRIOR, PRIOR_RANGE, play_out, ranked_options
from .temper import CALM, Temper

EXPLORATION = 0.12
CANDIDATES = 20
DEEPER_CANDIDATES = 8
FEWEST_ITERATIONS = 24


class Node:
    """What is known of one's own decision at this point: each option's visits, total, and times on offer."""

    __slots__ = ("children", "offered", "priors", "totals", "visits")

    def __init__(self) -> None:
        self.priors: dict[Action, float] = {}
        self.visits: dict[Action, int] = {}
        self.totals: dict[Action, float] = {}
        self.offered: dict[Action, int] = {}
        self.children: dict[Action, Node] = {}

    def select(self, scored: list[tuple[float, Action]]) -> tuple[Action, bool]:
        """An option to try, and whether it is new here. The policy's opinion fades with visits."""
        visits, offered, priors = self.visits, self.offered, self.priors
        for score, option in scored:
            offered[option] = offered.get(option, 0) + 1
            priors[option] = PRIOR * max(score - scored[0][0], -PRIOR_RANGE)
        for _, option in scored:
            if option not in visits:
                return option, True
        best, chosen = -9.0, scored[0][1]
        for _, option in scored:
            number = visits[option]
            bound = (self.totals[option] + priors[option]) / number + EXPLORATION * sqrt(log(offered[option]) / number)
            if bound > best:
                best, chosen = bound, option
        return chosen, False

    def note(self, option: Action, value: float) -> None:
        self.visits[option] = self.visits.get(option, 0) + 1
        self.totals[option] = self.totals.get(option, 0.0) + value


class Search:
    def __init__(self, view: View, value: Value, chance: Chance, temper: Temper = CALM) -> None:
        self.temper = temper
        self.view = view
        self.value = value
        self.seat = view.seat
        self.chance = chance
        self.root = Node()
        self.iterations = 0
        self.options = ranked_options(determinize(view, chance), CANDIDATES, temper)
        self.wins = [0.0] * view.players

    def run(self, iterations: int | None, budget_ms: int) -> Action:
        """Search for so many iterations, or for so long; stops when nothing can change the answer."""
        if len(self.options) == 1:
            return self.options[0][1]
        end = perf_counter() + budget_ms / 1000
        while iterations is None or self.iterations < iterations:
            self.iterate()
            if (
                iterations is None
                and self.iterations >= FEWEST_ITERATIONS
                and self.iterations % 8 == 0
                and perf_counter() > end
            ):
                break
        return ranked(self.tried())[0][1]

    def tried(self) -> tuple[Tried, ...]:
        root = self.root
        return tuple(
            (option, visits, root.totals[option], root.priors[option]) for option, visits in root.visits.items()
        )

    def iterate(self) -> None:
        game = determinize(self.view, self.chance)
        path: list[tuple[Node, Action]] = []
        node = self.root
        own_turn = self.view.turn == self.seat
        steps = 0
        while not game.winners and steps < MOST_STEPS:
            if not game.agenda and not (own_turn and game.turns == self.view.turns):
                break
            if game.decider == self.seat:
                scored = self.options if node is self.root else ranked_options(game, DEEPER_CANDIDATES, self.temper)
                option, is_new = (scored[0][1], False) if len(scored) == 1 else node.select(scored)
                path.append((node, option))
                do(game, option)
                if is_new:
                    play_out(game, self.view)
                    break
                node = node.children.setdefault(option, Node())
            else:
                do(game, policy.choose(game))
            steps += 1
        self.judge(game, path)

    def judge(self, game: GameState, path: list[tuple[Node, Action]]) -> None:
        chances = self.value.chances(game)
        for seat, chance in enumerate(chances):
            self.wins[seat] += chance
        for node, option in path:
            node.note(option, chances[self.seat])
        self.iterations += 1

    def win_chances(self) -> list[float]:
        """Each seat's chance over all worlds looked at; even where there was nothing to look at."""
        if not self.iterations:
            return self.value.chances(determinize(self.view, self.chance))
        return [total / self.iterations for total in self.wins]


def ranked(tried: Sequence[Tried]) -> tuple[tuple[float, Action], ...]:
    """The options visited enough by their mean, the best first, the policy's opinion counting once."""
    enough = max((visits for _, visits, _, _ in tried), default=0) / 4
    means = [((total + prior) / visits, option) for option, visits, total, prior in tried if visits >= enough]
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
