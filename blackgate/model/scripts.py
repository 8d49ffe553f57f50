"""What a card does, compiled: a list of effects, and its target."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

from .actions import Action, Play, Reveal
from .board import Board
from .counts import PICKAXE, SHOVEL, Cards, size
from .events import Events
from .sorts import Number, OptionalSeat, ScriptNumber, ScriptTarget, Seat
from .gain_sorts import MOVED, Fact, Gain, summed
from .vocabulary import ANY, NOTHING


class RunScript(NamedTuple):
    """A script that is running: it tells an effect which seat acts and on which target (`steps/script.py`)."""

    seat: "Seat"
    script: "ScriptNumber"
    cursor: "Number"           # the next effect
    target: "ScriptTarget"
    foe: "OptionalSeat"       # the seat whose attack is answered
    step: Literal["script"] = "script"


class Surroundings(Protocol):
    """The part of the state that targets depend on. The state imports the pack, so this module cannot import it."""

    @property
    def board(self) -> Board:
        """The side that is played on."""

    @property
    def others(self) -> tuple[tuple[int, ...], ...]:
        """The other seats, clockwise, by seat."""

    @property
    def place(self) -> list[int]:
        """Where everybody is."""

    @property
    def hand(self) -> list[Cards]:
        """What everybody holds."""

    @property
    def discard(self) -> Cards:
        """The Search discard."""


# The first argument is the state; the functions give the exact type.
Do = Callable[[Any, RunScript, Events], None]
Can = Callable[[Any, int, int], bool]
Listed = Callable[[Surroundings, int], tuple[int, ...] | list[int]]


class Effect:
    """One step of a card. `can` says whether it would do anything for a seat and target (R14e)."""

    __slots__ = ("asks", "brings", "can", "cards", "do", "facts", "name", "needs")

    def __init__(
        self, do: Do, can: Can | None = None, *, brings: Sequence[Gain], needs: str = "", cards: int = 0,
        asks: bool = False,
    ) -> None:
        self.do = do
        self.can = can          # None: always
        self.brings = tuple(brings)     # what it brings to the player: no rule reads it
        self.needs = needs      # the argument that its target must be, or `foe` or `combat`
        self.cards = cards      # how many cards a `discarded_cards` target may name
        self.asks = asks        # whether it may put a question on the agenda
        # Given by the vocabulary, once it is made: its word, and its arguments by their names in a card's text.
        self.name = ""
        self.facts: dict[str, Fact] = {}


def _nobody(game: Surroundings, seat: int) -> tuple[int, ...]:
    return (NOTHING,)


def _other_player(game: Surroundings, seat: int) -> tuple[int, ...]:
    return game.others[seat]


def _other_player_at_large(game: Surroundings, seat: int) -> list[int]:
    solitary = game.board.solitary
    place = game.place
    return [other for other in game.others[seat] if place[other] != solitary]


def _player_here(game: Surroundings, seat: int) -> list[int]:
    place = game.place
    here = place[seat]
    return [other for other in game.others[seat] if place[other] == here]


def _no_richer_player_here(game: Surroundings, seat: int) -> list[int]:
    """Players here with no more cards than the seat. Hand sizes are public (R12)."""
    hand = game.hand
    most = size(hand[seat])
    return [other for other in _player_here(game, seat) if size(hand[other]) <= most]


def _open_place(game: Surroundings, seat: int) -> tuple[int, ...]:
    return game.board.open_places


def _other_open_place(game: Surroundings, seat: int) -> tuple[int, ...]:
    return game.board.elsewhere[game.place[seat]]


def _item(game: Surroundings, seat: int) -> tuple[int, ...]:
    return (PICKAXE, SHOVEL)


def _discarded_cards(game: Surroundings, seat: int) -> tuple[int, ...]:
    return (ANY,) if game.discard else ()


# The words a pack may use under `target`: the name of the option's argument, the function that lists the targets, and
# the reason and rule (empty: the card's own) for refusing others.
TARGETS: Final[dict[str, tuple[str, Listed, str, str]]] = {
    "nobody": ("", _nobody, "wrong_target", ""),
    "other_player": ("seat", _other_player, "wrong_target", ""),
    "other_player_at_large": ("seat", _other_player_at_large, "target_in_solitary", "R14g"),
    "player_to_lock_up": ("seat", _other_player_at_large, "target_in_solitary", "R14e"),
    "player_here": ("seat", _player_here, "target_not_here", ""),
    "no_richer_player_here": ("seat", _no_richer_player_here, "target_holds_more", ""),
    "open_place": ("place", _open_place, "not_an_open_place", ""),
    "other_open_place": ("place", _other_open_place, "not_an_open_place", "R14a"),
    "item": ("item", _item, "wrong_target", ""),
    "discarded_cards": ("cards", _discarded_cards, "wrong_target", ""),
}


class Script:
    """A card's effects in order. `card` is the action card's kind, or NOTHING for a Background."""

    __slots__ = (
        "_always", "_cans", "_listed", "_made", "argument", "card", "cards", "effects", "gains", "moves", "name",
        "number", "refusal", "refusal_rule", "target",
    )

    def __init__(
        self, number: int, name: str, card: int, target: str, effects: tuple[Effect, ...]
    ) -> None:
        self.number = number
        self.name = name            # permanent: saves name scripts by it
        self.card = card
        self.target = target
        self.argument, self._listed, self.refusal, self.refusal_rule = TARGETS[target]
        self.effects = effects
        self.gains = summed(tuple(gain for effect in effects for gain in effect.brings))
        self.moves = any(gain.sort == MOVED for gain in self.gains)     # it moves the player who uses it
        self.cards = max((effect.cards for effect in effects), default=0)
        self._cans = tuple(effect.can for effect in effects if effect.can is not None)
        # An action card without a target may always be played, bandages without Beatings too (R14e).
        self._always = any(effect.can is None for effect in effects) or (card != NOTHING and target == "nobody")
        self._made: dict[int, Action] = {
            target: Reveal(target) if card == NOTHING else Play(card, target) for target in range(NOTHING, 16)
        }

    def reaches(self, game: Surroundings, seat: int, target: int) -> bool:
        """Whether the card may be aimed at the target, even if it would do nothing."""
        return target in self._listed(game, seat)

    def does_something(self, game: Surroundings, seat: int, target: int) -> bool:
        """Whether the card would have any effect on the target; if not, it is no option (R14e)."""
        if self._always:
            return True
        for can in self._cans:      # noqa: SIM110  a generator costs more than the question
            if can(game, seat, target):
                return True
        return False

    def options(self, game: Surroundings, seat: int) -> list[Action]:
        made = self._made
        if self._always:
            return [made[target] for target in self._listed(game, seat)]
        if self.argument == "cards":
            many = min(self.cards, size(game.discard))
            return [Reveal(ANY, many)] if many else []
        return [
            made[target]
            for target in self._listed(game, seat)
            if self.does_something(game, seat, target)
        ]
