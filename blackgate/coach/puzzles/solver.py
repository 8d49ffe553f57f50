"""The solver: it computes the exact chance of reaching the goal over all possible courses of the turn.

The solving seat chooses the best move. Rolls, draws and thefts are weighted by counting the unseen cards. The others
give the worst answer that their cards allow, and their possible cards are weighted in the same way. At each moment the
seat knows only its view (R12, R14q), so equal views have equal chances, and each chance is cached by its view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...ai.float_sums import add_up
from ...model.actions import Action, EndTurn, Sell
from ...model.counts import Cards, count
from ...model.events import CombatWon, Event, Given, Looked, Rioted, Rolled, Swapped, Taken, TurnedUp
from ...model.legal import legal
from ...model.state import GameState
from ...model.view import View
from ...model.vocabulary import WHEN_AIMED, WHEN_EXTORTED, WHEN_LOSING
from .bound import is_hopeless
from .chances import Chances, Outcome, Tried
from .goal import Goal
from .hidden import BLANK, TooLarge, blanked, laid_open, sight, telling_hands
from .moves import all_moves, sort_of, ways_of

MOST_STEPS: Final = 400_000
SURE: Final = 1 - 1e-12
EQUAL: Final = 1e-9
_MOMENTS: Final = {"extorted": WHEN_EXTORTED, "combat": WHEN_LOSING, "michel_combat": WHEN_LOSING, "react": WHEN_AIMED}
_ROBBING: Final = (Taken, Rioted, Swapped, Looked, CombatWon, Given, TurnedUp)
_TELLS: Final = ("extorted", "combat", "michel_combat", "michel", "lose_tool")


@dataclass(frozen=True)
class Choice:
    """A move and the chance after it."""

    action: Action
    chance: float


@dataclass(frozen=True)
class Solution:
    """All moves, the best first; `steps` is the number of tries."""

    choices: tuple[Choice, ...]
    steps: int

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def second(self) -> Choice | None:
        """The best move of a different sort than the best one; None if there is none."""
        sort = sort_of(self.best.action)
        return next((choice for choice in self.choices if sort_of(choice.action) != sort), None)

    @property
    def margin(self) -> float:
        return self.best.chance - (self.second.chance if self.second else 0.0)

    def chance_of(self, action: Action) -> float | None:
        return next((choice.chance for choice in self.choices if choice.action == action), None)

    def by_sort(self) -> list[Choice]:
        """The best move of each sort, the best first."""
        found: dict[tuple[object, ...], Choice] = {}
        for choice in self.choices:
            found.setdefault(sort_of(choice.action), choice)
        return list(found.values())


class Solver:
    """Solves the rest of a turn from one view. It caches chances, so that later questions are cheap."""

    def __init__(self, view: View, goal: Goal, most_steps: int = MOST_STEPS) -> None:
        self.seat = view.seat
        self.goal = goal
        self._turns = view.turns
        self._before = view.points[view.seat]
        self._chances = Chances(view.seat, most_steps)
        self._known: dict[tuple[object, ...], float] = {}

    def solve(self, view: View) -> Solution:
        """The chance after each move of the asked seat. Raises TooLarge."""
        game = blanked(view)
        found = [Choice(action, self._worth(game, action)) for action in all_moves(game)]
        found.sort(key=lambda choice: -choice.chance)
        return Solution(tuple(found), self._chances.steps)

    def worst(self, view: View, hand: Cards, background: int, options: Sequence[Action]) -> Action:
        """The answer of another seat, with its real cards, that is worst for the solving seat."""
        game = blanked(view)
        asked = game.agenda[-1].seat
        game.hand[asked] = hand
        game.background[asked] = background
        return min(options, key=lambda option: self._after(game, option, 1 << asked))

    def best_of(self, game: GameState) -> tuple[Action, list[Outcome], int]:
        """The best move in a blanked game, its outcomes, and the seat's own Background."""
        action = max(all_moves(game), key=lambda action: self._worth(game, action))
        return action, self._outcomes(game, action, 0), game.background[self.seat]

    def worst_of(self, game: GameState) -> tuple[Action, list[Outcome], int]:
        """The worst answer of another seat with its most likely hand, its outcomes, and that seat's Background."""
        asked = game.agenda[-1]
        worlds = self._worlds(game, asked.seat, asked.step)
        if asked.step == "lose_tool":
            worlds = [world for world in worlds if len(legal(world[1])) > 1]
        _, world, told = max(worlds, key=lambda world: world[0])
        action = min(legal(world), key=lambda option: self._after(world, option, told))
        return action, self._outcomes(world, action, told), world.background[asked.seat]

    def is_settled(self, game: GameState) -> bool:
        """Whether the goal is reached, or can no longer be reached."""
        return (self.goal.is_reached(game, self.seat, self._before) or bool(game.winners)
                or game.turns != self._turns or (game.turn != self.seat and not game.agenda))

    def _outcomes(self, game: GameState, action: Action, told: int) -> list[Outcome]:
        if isinstance(action, EndTurn) and not game.agenda:
            ended = game.clone()
            ended.turns += 1
            return [(1.0, ended)]
        return self._chances.of(game, action, self._chances.tried(game, action), told)

    def chance(self, game: GameState) -> float:
        """The chance to reach the goal from a blanked game."""
        seat, goal = self.seat, self.goal
        if self.is_settled(game):
            return float(goal.holds_at_the_end(game, seat, self._before))
        if is_hopeless(game, seat, goal, self._before):
            return 0.0
        key = sight(game)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(game) if game.decider == seat else self._answered(game)
        return found

    def _best(self, game: GameState) -> float:
        best = 0.0
        for option in reversed(legal(game)):        # place actions are last in the list, and reach the goal soonest
            for action in self._ways_of(game, option):
                best = max(best, self._worth(game, action))
                if best >= SURE:
                    return 1.0
        return best

    def _ways_of(self, game: GameState, option: Action) -> list[Action]:
        if isinstance(option, Sell) and self._is_hopeless_for_less(game):
            return []
        return ways_of(game, option)

    def _is_hopeless_for_less(self, game: GameState) -> bool:
        """Whether the goal is impossible after any sale."""
        less = game.clone()
        powers = game.pack.powers[game.gang[self.seat]]
        if not powers.free_place_action:
            less.actions -= 1
        return is_hopeless(less, self.seat, self.goal, self._before)

    def _worth(self, game: GameState, action: Action) -> float:
        if isinstance(action, EndTurn) and not game.agenda:
            return float(self.goal.holds_at_the_end(game, self.seat, self._before))
        tried = self._chances.tried(game, action)
        if self._is_in_vain(*tried):
            return 0.0
        return self._after(game, action, 0, tried)

    def _is_in_vain(self, after: GameState, events: list[Event]) -> bool:
        """Whether the goal is impossible after this action, whatever chance decides."""
        if after.winners or after.turns != self._turns:
            return False
        words = {type(event) for event in events}
        return is_hopeless(after, self.seat, self.goal, self._before, rolled=Rolled in words,
                           robbed=not words.isdisjoint(_ROBBING))

    def _after(self, game: GameState, action: Action, told: int, tried: Tried | None = None) -> float:
        tried = tried or self._chances.tried(game, action)
        return add_up([weight * self.chance(after) for weight, after in self._chances.of(game, action, tried, told)])

    def _answered(self, game: GameState) -> float:
        """The chance when another seat is asked: the mean over its possible hands, each with its worst answer."""
        asked = game.agenda[-1]
        total = whole = 0.0
        for weight, world, told in self._worlds(game, asked.seat, asked.step):
            options = legal(world)
            if asked.step == "lose_tool" and len(options) < 2:
                continue            # The seat has at least two tools, or it would not be asked.
            whole += weight
            total += weight * min(self._after(world, option, told) for option in options)
        return total / whole

    def _worlds(self, game: GameState, owner: int, step: str) -> list[tuple[float, GameState, int]]:
        """The possible hands and Backgrounds of the asked seat that could lead to different answers."""
        hands: list[tuple[float, Cards]] = [(1.0, 0)]
        told = 0
        if count(game.hand[owner], BLANK) and step in _TELLS:
            hands = telling_hands(game, owner)
            told = 1 << owner
        found = []
        for chance, background in self._pasts(game, owner, step):
            for weight, cards in hands:
                world = game.clone()
                laid_open(world, owner, cards)
                world.background[owner] = background
                world.options = None
                found.append((weight * chance, world, told))
        return found

    def _pasts(self, game: GameState, owner: int, step: str) -> list[tuple[float, int]]:
        """The possible Backgrounds of a seat: each that may answer now, and one for all others together."""
        if game.revealed[owner] or owner == self.seat:
            return [(1.0, game.background[owner])]
        cards = game.pack.backgrounds
        seen = {card for seat, card in enumerate(game.background) if seat == self.seat or game.revealed[seat]}
        rest = [card for card in range(len(cards)) if card not in seen]
        moment = _MOMENTS.get(step, 0)
        answering = [card for card in rest if cards[card].when & moment]
        quiet = [card for card in rest if not cards[card].when & moment]
        found = [(1 / len(rest), card) for card in answering]
        return [*found, (len(quiet) / len(rest), quiet[0])] if quiet else found


def solve(view: View, goal: Goal, most_steps: int = MOST_STEPS) -> Solution:
    return Solver(view, goal, most_steps).solve(view)


__all__ = ["Choice", "Solution", "Solver", "TooLarge", "solve", "sort_of"]
