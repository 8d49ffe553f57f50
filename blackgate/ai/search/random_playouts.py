"""For comparison only: tree search with random playouts, without policy or learned value.

Single observer, open loop, a new world in each iteration. The tree holds only the seat's own decisions; the other
seats play at random. Random games are long, so a playout stops after `MOST_STEPS` decisions and counts as even.
"""

from math import log, sqrt
from random import Random
from typing import Final

from ...model.actions import Action
from ...model.engine import do
from ...model.legal import legal
from ...model.rng import Dice
from ...model.state import GameState
from ...model.view import View, view as seen
from ...model.vocabulary import ANY
from ...model.worlds import determinize
from ..bot import Effort, Question, Thought, even_chances, fill_by_lot

ITERATIONS: Final = 100
MOST_STEPS: Final = 600
EXPLORATION: Final = 0.7


class Crossing:
    """A node: a decision of the seat, with each option's visits, total, number of times offered, and next nodes."""

    __slots__ = ("after", "offered", "totals", "visits")

    def __init__(self) -> None:
        self.visits: dict[Action, int] = {}
        self.totals: dict[Action, float] = {}
        self.offered: dict[Action, int] = {}
        self.after: dict[Action, Crossing] = {}

    def select(self, options: list[Action], random: Random) -> Action:
        """An untried option if there is one, else the one with the highest bound."""
        for option in options:
            self.offered[option] = self.offered.get(option, 0) + 1
        untried = [option for option in options if option not in self.visits]
        if untried:
            return random.choice(untried)
        return max(options, key=self._bound)

    def _bound(self, option: Action) -> float:
        visits = self.visits[option]
        return self.totals[option] / visits + EXPLORATION * sqrt(log(self.offered[option]) / visits)


class PlayoutsBot:
    """A bot with random playouts. A template stands for all ways to fill it in, which are chosen at random."""

    instant = False

    def __init__(self, seed: int, effort: Effort) -> None:
        self._random = Random(seed)
        self._iterations = effort.iterations or ITERATIONS

    def choose(self, question: Question) -> Action:
        return self.think(question).action

    def think(self, question: Question) -> Thought:
        view, options = question.view, question.options
        even = even_chances(view)
        if len(options) == 1:
            return Thought(self._filled(view, options[0]), even)
        root = Crossing()
        wins = [0.0] * view.players
        for _ in range(self._iterations):
            chances = self._iterate(root, view)
            wins = [total + chance for total, chance in zip(wins, chances, strict=True)]
        best = max(root.visits, key=lambda option: root.totals[option] / root.visits[option])
        return Thought(self._filled(view, best), tuple(total / self._iterations for total in wins), self._iterations)

    def _filled(self, view: View, option: Action) -> Action:
        return fill_by_lot(view, option, self._random.random) if ANY in option else option

    def _iterate(self, root: Crossing, view: View) -> tuple[float, ...]:
        game = determinize(view, Dice(self._random.getrandbits(62)))
        node: Crossing | None = root
        path: list[tuple[Crossing, Action]] = []
        for _ in range(MOST_STEPS):
            if game.winners:
                break
            options = legal(game)
            if node is None or game.decider != view.seat or len(options) == 1:
                option = options[int(self._random.random() * len(options))]
            else:
                option = node.select(options, self._random)
                path.append((node, option))
                is_new = option not in node.visits
                node = None if is_new else node.after.setdefault(option, Crossing())
            do(game, self._filled(seen(game, game.decider), option) if ANY in option else option)
        chances = _result(game, view)
        for crossing, option in path:
            crossing.visits[option] = crossing.visits.get(option, 0) + 1
            crossing.totals[option] = crossing.totals.get(option, 0.0) + chances[view.seat]
        return chances


def _result(game: GameState, view: View) -> tuple[float, ...]:
    if not game.winners:
        return even_chances(view)
    return tuple(float(game.winners >> seat & 1) for seat in range(view.players))
