"""What a bot is given and what it gives back."""

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
    """A decision put to one seat: its options, and a view made only if the bot looks, or all there is."""

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


MOST_BUDGET_MS: Final = 600_000     # ten minutes, and
MOST_ITERATIONS: Final = 1_000_000  # about as much: nobody waits longer for a decision


# A turn among the shipped cards takes some twenty. Other cards may give more actions than they cost, without end.
MOST_IN_TURN: Final = 100


class TurnLength:
    """How many decisions the turn has taken that is being played. A bot whose turn is too long ends it."""

    def __init__(self) -> None:
        self._turns = -1
        self._decisions = 0

    def note(self, turns: int) -> None:
        """A decision is made in this turn, by its number."""
        if turns != self._turns:
            self._turns = turns
            self._decisions = 0
        self._decisions += 1

    def is_too_long(self, turns: int) -> bool:
        return turns == self._turns and self._decisions >= MOST_IN_TURN


class Effort(NamedTuple):
    """What a searching bot may spend on a decision, where its level's own measure is not to hold."""

    budget_ms: int | None = None
    iterations: int | None = None


NO_EFFORT = Effort()


Tried = tuple[Action, int, float, float]    # an option, its visits, their total, the policy's opinion of it


@dataclass(frozen=True)
class Thought:
    """An answer with what led to it: each seat's chance to win as the bot sees it, and how long it looked."""

    action: Action
    win: tuple[float, ...]
    iterations: int = 0
    alternatives: tuple[tuple[float, Action], ...] = ()     # what it found of the best options, the best first
    tried: tuple[Tried, ...] = ()                           # all that a search found, for adding up several


class Bot(Protocol):
    instant: bool       # whether a decision is too quick to be worth timing each one

    def choose(self, question: Question) -> Action: ...

    def think(self, question: Question) -> Thought: ...


def even_chances(view: View) -> tuple[float, ...]:
    return (1 / (2 if view.team else view.players),) * view.players


class RandomBot:
    """Uniform over the options; a template is filled in with cards drawn by lot."""

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
    """That many of these cards, drawn by lot."""
    pool = listed(cards)
    chosen = 0
    for _ in range(number):
        chosen += ONE[pool.pop(int(random() * len(pool)))]
    return chosen


def fill_from(hand: Cards, discard: Cards, template: Action, random: Callable[[], float]) -> Action:
    """A template other than an exchange, filled in by lot from the hand or the Search discard."""
    if isinstance(template, Sell):
        return Sell(some(hand, 1 + int(random() * size(hand)), random))
    if isinstance(template, Reveal):
        return Reveal(some(discard, template.number, random), template.number)
    assert isinstance(template, Discard)
    return Discard(some(hand, template.number, random), template.number)


def play_by_lot(game: GameState, random: Callable[[], float], trusted: bool) -> int:
    """Play a game to its end by lot, each option being as likely as any other; the number of decisions."""
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
