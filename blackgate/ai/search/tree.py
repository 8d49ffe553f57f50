"""Tree search over what a seat knows. Nodes are decisions of the seat and its rivals; the policy guides the search.

Every iteration plays in one world. A node stands for the actions that led to it, whatever cards are hidden (open loop
over information sets). Options that are not legal in this world are skipped, and each node counts how often it was
legal. Each seat prefers its own chance. A node is expanded when it has enough visits to tell a good choice from luck;
with more visits more options are tried, the policy's favourites first. When an iteration leaves the tree, the policy
plays to the end of a turn, and there the value judges.

Each option is tried in the common worlds in the same order. So any two options were tried in the same worlds with the
same dice, as often as the less visited of them, and they are compared by these.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from ...model.actions import Action
from ...model.engine import do
from ...model.legal import legal
from ...model.rng import Chance
from ...model.state import GameState
from ...model.view import View
from ...model.vocabulary import ANY
from ...model.worlds import determinize
from ..bot import Thought, Tried
from ..policy import choice as policy
from ..policy.habits import Habits
from ..policy.temper import CALM, Temper
from ..float_sums import add_up
from .halving import ALTERNATIVES, CANDIDATES, MOST_STEPS, STEADY, Budget, Judge, opinion, ranked, ranked_options

MOST_WORLDS: Final = 1000       # common worlds; after the last one the first is used again


@dataclass(frozen=True)
class Shape:
    """The parameters of the tree."""

    exploration: float = 1.0    # weight of exploring the policy's favourites, in chances to win
    temperature: float = 20.0   # difference in the policy's score that makes an option e times as likely
    width: float = 0.4          # options tried at a node, times the square root of its visits
    further: int = 1            # turns that are played after the seat's own, at least


USUAL_SHAPE: Final = Shape()


class Branch:
    """A node: how often its action was legal and how often it was taken, and the sums of each seat's chances."""

    __slots__ = ("after", "offered", "totals", "visits")

    def __init__(self, players: int) -> None:
        self.offered = 0
        self.visits = 0
        self.totals = [0.0] * players
        self.after: dict[tuple[Action, int, int], Branch] = {}     # by action, its seat and that seat's place

    def add(self, chances: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat, chance in enumerate(chances):
            totals[seat] += chance


class Root:
    """One of the options of the question."""

    __slots__ = ("branch", "option", "prior", "share", "sums")

    def __init__(self, option: Action, prior: float, share: float, players: int) -> None:
        self.option = option
        self.prior = prior          # the policy's opinion, as a sum of chances
        self.share = share          # how likely the policy is to choose it
        self.branch = Branch(players)
        self.sums = [0.0]           # the seat's chances, summed over the first n worlds


class Tree:
    def __init__(
        self, view: View, value: Judge, chance: Chance, temper: Temper = CALM, habits: Habits | None = None,
        shape: Shape = USUAL_SHAPE,
    ) -> None:
        self.view = view
        self.value = value
        self.chance = chance
        self.habits = habits
        self.shape = shape
        own_turn = view.turn == view.seat
        self.least = view.turns + 1 + (shape.further if own_turn else 0)    # All turns before this one are played.
        self.most = view.turns + view.players + 1       # After the seat's next turn there are no nodes.
        self.iterations = 0
        self.worlds = [determinize(view, chance)]
        scored = ranked_options(self.worlds[0], CANDIDATES, temper, habits)
        shares = likely(scored, shape.temperature)
        self.roots = [
            Root(option, opinion(score - scored[0][0]), share, view.players)
            for (score, option), share in zip(scored, shares, strict=True)
        ]
        self.leader = self.roots[0]     # the most visited option, with which the others are compared

    def run(self, measure: Budget) -> Thought:
        """Search until the measure is used up."""
        roots = len(self.roots)
        if measure.rounds(min(2, roots)):
            while measure.lasts(0, self.iterations // roots, self.iterations + 1):
                self.iterate()
        if not self.iterations:
            return Thought(self.leader.option, tuple(self.value.chances(self.worlds[0])), 0,
                           ((0.0, self.leader.option),))
        tried = self.tried()
        best = ranked(tried)
        branch = next(root.branch for root in self.roots if root.option == best[0][1])
        win = tuple([total / branch.visits for total in branch.totals])
        return Thought(best[0][1], win, self.iterations, best[:ALTERNATIVES], tried)

    def tried(self) -> tuple[Tried, ...]:
        """The results for merging with other searches of the question."""
        return tuple([
            (root.option, root.branch.visits, root.branch.visits * self.mean(root), root.prior)
            for root in self.roots if root.branch.visits
        ])

    def mean(self, root: Root) -> float:
        """An option's mean chance: the leader's mean, plus the difference of the two in their common worlds. An untried
        option counts as equal."""
        ahead = self.leader.sums
        seen = len(ahead) - 1
        mean = ahead[seen] / seen if seen else 0.0
        visits = root.branch.visits
        return mean + (root.sums[visits] - ahead[visits]) / visits if visits else mean

    def iterate(self) -> None:
        """Try one option in its next world, down the tree and on to the end of a turn."""
        root = self.selected()
        number = root.branch.visits % MOST_WORLDS
        if number == len(self.worlds):
            self.worlds.append(determinize(self.view, self.chance))
        game = self.worlds[number].clone()
        turns = game.turns
        do(game, root.option)
        node = root.branch
        path = [node]
        while not game.winners and game.turns < self.most:
            widest = int(self.shape.width * sqrt(node.visits))
            if widest < 2:
                break
            turns = game.turns
            node = self.descend(node, game, widest)
            path.append(node)
        self.play_on(game, max(self.least, turns + 1))
        chances = self.value.chances(game)
        for each in path:
            each.add(chances)
        root.sums.append(root.sums[-1] + chances[self.view.seat])
        if root.branch.visits > self.leader.branch.visits:
            self.leader = root
        self.iterations += 1

    def selected(self) -> Root:
        """The option with the highest bound. All options are legal in every world."""
        pull = self.shape.exploration * sqrt(self.iterations + 1)
        best = self.roots[0]
        highest = -1e9
        for root in self.roots:
            bound = self.mean(root) + root.prior / STEADY + pull * root.share / (1 + root.branch.visits)
            if bound > highest:
                highest = bound
                best = root
        return best

    def descend(self, node: Branch, game: GameState, widest: int) -> Branch:
        """Take the option with the highest bound on the deciding seat's own chance, and return its node."""
        seat = game.decider
        only = forced(game)
        scored = ranked_options(game, widest, CALM, self.habits) if only is None else [(0.0, only)]
        shares = likely(scored, self.shape.temperature)
        usual = node.totals[seat] / node.visits
        # In another world the dice may have led to another place, where the same action is a different one.
        place = game.place[seat]
        best, chosen = scored[0][1], node
        highest = -1e9
        for (score, option), share in zip(scored, shares, strict=True):
            key = (option, seat, place)
            branch = node.after.get(key)
            if branch is None:
                branch = node.after[key] = Branch(game.players)
            branch.offered += 1
            bound = branch.totals[seat] / branch.visits if branch.visits else usual
            bound += opinion(score - scored[0][0]) / STEADY
            bound += self.shape.exploration * share * sqrt(branch.offered) / (1 + branch.visits)
            if bound > highest:
                highest = bound
                best, chosen = option, branch
        do(game, best)
        return chosen

    def play_on(self, game: GameState, until: int) -> None:
        """Let the policy play until that turn begins."""
        steps = 0
        while not game.winners and game.turns < until and steps < MOST_STEPS * self.view.players:
            only = forced(game)
            do(game, policy.choose(game, CALM, self.habits) if only is None else only)
            steps += 1


def forced(game: GameState) -> Action | None:
    """The only legal action if there is no choice; else None. Then the policy is not needed."""
    options = legal(game)
    return options[0] if len(options) == 1 and ANY not in options[0] else None


def likely(scored: Sequence[tuple[float, Action]], temperature: float) -> list[float]:
    """How likely the policy is to choose each of these options; the first is its best."""
    grown = [exp((score - scored[0][0]) / temperature) for score, _ in scored]
    whole = add_up(grown)
    return [each / whole for each in grown]
