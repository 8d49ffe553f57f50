"""Tree search over what a seat knows: own and rivals' decisions are nodes, the policy says what to look at first.

Every iteration plays in an imagined world. A node is the actions that led to it, whatever lies hidden (open loop over
information sets): what is not on offer in this world is passed over, and how often each was is counted. Whoever decides
looks for their own chance. A node is opened once it has been visited enough for a choice to be told from luck, and then
ever more of its options come into question, the policy's favourites first. Where an iteration leaves the tree the
policy plays on to the end of a turn, where the value is at home.

An option's next look is into the next of the common worlds, so any two options have been tried in the same ones, with
the same dice, as often as the less visited of them; they are told apart by these.
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

MOST_WORLDS: Final = 1000       # kept in common; later looks begin again with the first


@dataclass(frozen=True)
class Shape:
    """What a tree grows by."""

    exploration: float = 1.0    # what the policy's favourites are worth looking at again, in chances to win
    temperature: float = 20.0   # the policy's points that make an option e times as likely
    width: float = 0.4          # options in question at a node, times the root of its visits
    further: int = 1            # turns after the own one that are played, at the least


USUAL_SHAPE: Final = Shape()


class Branch:
    """An action after those before it: how often it was on offer and taken, what each seat's chances then came to."""

    __slots__ = ("after", "offered", "totals", "visits")

    def __init__(self, players: int) -> None:
        self.offered = 0
        self.visits = 0
        self.totals = [0.0] * players
        self.after: dict[tuple[Action, int, int], Branch] = {}     # by the action, who takes it and where they stand

    def add(self, chances: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat, chance in enumerate(chances):
            totals[seat] += chance


class Root:
    """One of the options that the search is about."""

    __slots__ = ("branch", "option", "prior", "share", "sums")

    def __init__(self, option: Action, prior: float, share: float, players: int) -> None:
        self.option = option
        self.prior = prior          # the policy's opinion, as a sum of chances
        self.share = share          # how likely the policy finds it
        self.branch = Branch(players)
        self.sums = [0.0]           # of the own chances in the first so many worlds


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
        self.least = view.turns + 1 + (shape.further if own_turn else 0)    # All turns before this one are played;
        self.most = view.turns + view.players + 1       # from this one on, after the own next, there are no nodes.
        self.iterations = 0
        self.worlds = [determinize(view, chance)]
        scored = ranked_options(self.worlds[0], CANDIDATES, temper, habits)
        shares = likely(scored, shape.temperature)
        self.roots = [
            Root(option, opinion(score - scored[0][0]), share, view.players)
            for (score, option), share in zip(scored, shares, strict=True)
        ]
        self.leader = self.roots[0]     # the most visited, whom the others are compared with

    def run(self, measure: Budget) -> Thought:
        """Search as long as the measure lasts."""
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
        """What can be added up with other searches of the question."""
        return tuple([
            (root.option, root.branch.visits, root.branch.visits * self.mean(root), root.prior)
            for root in self.roots if root.branch.visits
        ])

    def mean(self, root: Root) -> float:
        """The leader's mean chance, and what the option is better by in the worlds that both have seen. Untried, it is
        taken to be as good."""
        ahead = self.leader.sums
        seen = len(ahead) - 1
        mean = ahead[seen] / seen if seen else 0.0
        visits = root.branch.visits
        return mean + (root.sums[visits] - ahead[visits]) / visits if visits else mean

    def iterate(self) -> None:
        """One option in its next world, down the tree and on to the end of a turn."""
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
        """The option with the highest bound; all are on offer in every world."""
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
        """Whoever decides takes the option with the highest bound on their own chance."""
        seat = game.decider
        only = forced(game)
        scored = ranked_options(game, widest, CALM, self.habits) if only is None else [(0.0, only)]
        shares = likely(scored, self.shape.temperature)
        usual = node.totals[seat] / node.visits
        # Dice may have led elsewhere in another world, openly: the same action there is another one.
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
    """What there is to do where nothing can be chosen: the policy need not be asked."""
    options = legal(game)
    return options[0] if len(options) == 1 and ANY not in options[0] else None


def likely(scored: Sequence[tuple[float, Action]], temperature: float) -> list[float]:
    """How likely each of these options is to be the policy's choice, the first being its best."""
    grown = [exp((score - scored[0][0]) / temperature) for score, _ in scored]
    whole = add_up(grown)
    return [each / whole for each in grown]
