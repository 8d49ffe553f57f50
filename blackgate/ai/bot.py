"""The input and output of a bot: questions and thoughts."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, Protocol

from ..model.actions import Action, Discard, Exchange, Reveal, Sell
from ..model.counts import ONE, Cards, listed, size
from ..model.engine import apply, do
from ..model.legal import legal
from ..model.state import GameState
from ..model.view import View, view
from ..model.vocabulary import ANY


class Question:
    """A decision of one seat: its options and its view. From a game, the view is made only if the bot needs it."""

    __slots__ = ("_game", "_view", "options", "seat")

    def __init__(self, asked: GameState | View) -> None:
        self.seat = asked.decider
        if isinstance(asked, View):
            self._game: GameState | None = None
            self._view: View | None = asked
            self.options = list(asked.options)
        else:
            self._game = asked
            self._view = None
            self.options = legal(asked)

    @property
    def view(self) -> View:
        if self._view is None:
            assert self._game is not None
            self._view = view(self._game, self.seat)
        return self._view


MOST_BUDGET_MS: Final = 600_000     # ten minutes
MOST_ITERATIONS: Final = 1_000_000  # about as long


# A turn with the shipped cards takes about twenty decisions. With other cards a turn might never end.
MOST_IN_TURN: Final = 100


class TurnLength:
    """Counts the decisions of the current turn. A bot ends its turn if it becomes too long."""

    def __init__(self) -> None:
        self._turns = -1
        self._decisions = 0

    def note(self, turns: int) -> None:
        """Count a decision in the turn of this number."""
        if turns != self._turns:
            self._turns = turns
            self._decisions = 0
        self._decisions += 1

    def is_too_long(self, turns: int) -> bool:
        return turns == self._turns and self._decisions >= MOST_IN_TURN


class Effort(NamedTuple):
    """What a searching bot may spend on a decision, instead of its level's own measure."""

    budget_ms: int | None = None
    iterations: int | None = None


NO_EFFORT = Effort()


Tried = tuple[Action, int, float, float]    # an option, its visits, the sum of its chances, the policy's opinion of it


@dataclass(frozen=True)
class Thought:
    """A bot's answer, with each seat's chance to win as the bot estimates it, and the number of iterations."""

    action: Action
    win: tuple[float, ...]
    iterations: int = 0
    alternatives: tuple[tuple[float, Action], ...] = ()     # chance and option, the best first
    tried: tuple[Tried, ...] = ()                           # all results, for merging several searches


class Bot(Protocol):
    instant: bool       # whether decisions are too quick to time each one

    def choose(self, question: Question) -> Action: ...

    def think(self, question: Question) -> Thought: ...


def even_chances(view: View) -> tuple[float, ...]:
    return (1 / (2 if view.team else view.players),) * view.players


class RandomBot:
    """Chooses an option at random; a template is filled in with random cards."""

    instant = True

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, question: Question) -> Action:
        options = question.options
        action = options[int(self._random() * len(options))]
        return fill_by_lot(question.view, action, self._random) if ANY in action else action

    def think(self, question: Question) -> Thought:
        return Thought(self.choose(question), even_chances(question.view))


def some(cards: Cards, number: int, random: Callable[[], float]) -> Cards:
    """That many of these cards, chosen at random."""
    pool = listed(cards)
    chosen = 0
    for _ in range(number):
        chosen += ONE[pool.pop(int(random() * len(pool)))]
    return chosen


def fill_from(hand: Cards, discard: Cards, template: Action, random: Callable[[], float]) -> Action:
    """A template other than an exchange, filled in at random from the hand or the Search discard."""
    if isinstance(template, Sell):
        return Sell(some(hand, 1 + int(random() * size(hand)), random))
    if isinstance(template, Reveal):
        return Reveal(some(discard, template.number, random), template.number)
    assert isinstance(template, Discard)
    return Discard(some(hand, template.number, random), template.number)


def play_by_lot(game: GameState, random: Callable[[], float], trusted: bool) -> int:
    """Play a game to its end with random options, all equally likely. Returns the number of decisions."""
    decisions = 0
    while not game.winners:
        options = legal(game)
        action = options[int(random() * len(options))]
        if ANY in action:
            action = fill_from(game.hand[game.decider], game.discard, action, random)
        if trusted:
            do(game, action)
        else:
            apply(game, action)
        decisions += 1
    return decisions


def fill_by_lot(view: View, template: Action, random: Callable[[], float]) -> Action:
    hand = view.hands[view.seat]
    if not isinstance(template, Exchange):
        return fill_from(hand, view.discard, template, random)
    mate = template.seat
    give = some(hand, int(random() * (view.sizes[view.seat] + 1)), random)
    take = some(view.hands[mate], int(random() * (view.sizes[mate] + 1)), random)
    pay = int(random() * (view.cigarettes[view.seat] + 1))
    ask = int(random() * (view.cigarettes[mate] + 1))
    if not (give or take or pay or ask):
        give, take = hand, view.hands[mate]
        pay, ask = view.cigarettes[view.seat], view.cigarettes[mate]
    return Exchange(mate, give, pay, take, ask)
