"""What one seat may know (Law 3, R12): a snapshot for scenes and bots, which never get the state."""

from typing import Any, Final, cast

from .actions import Action, action_from
from .agenda import packed_frame, redact_frame, unpacked_frame
from .counts import Cards, size
from .events import Event
from .frames import Frame
from .legal import legal
from .pack import Pack
from .teams import score
from .sorts import KNOWS, SECRET, marked
from .state import GameState
from .vocabulary import ANY

FIELDS: Final = (
    "actions", "agenda", "background", "beatings", "cigarettes", "deck", "dig_bonus", "discard",
    "extortions", "first", "gang", "gang_sizes", "gang_tops", "hands", "known", "michel",
    "michel_deck", "michel_discard", "michel_place", "michel_table", "options", "out", "pack", "piles",
    "place", "players", "points", "prisoner", "revealed", "searches", "seat", "sizes", "table", "team",
    "tunnel", "turn", "turns", "used", "winners",
)
PACKED: Final = tuple(name for name in FIELDS if name != "pack")


class View:
    """The game as one seat sees it. If two views are equal, the seat cannot tell the two games apart."""

    __slots__ = FIELDS

    pack: Pack
    seat: int
    players: int
    team: bool
    first: int
    turns: int
    turn: int
    actions: int
    searches: int
    extortions: int
    used: int
    dig_bonus: int
    place: tuple[int, ...]
    sizes: tuple[int, ...]              # the number of cards in each hand
    hands: tuple[Cards, ...]            # -1 where the hand is hidden
    known: tuple[Cards, ...]            # the cards this seat is sure of in a hidden hand
    cigarettes: tuple[int, ...]
    beatings: tuple[int, ...]
    gang: tuple[int, ...]
    background: tuple[int, ...]         # -1 where it is face down and another seat's
    revealed: tuple[int, ...]
    tunnel: tuple[Cards, ...]
    points: tuple[int, ...]
    prisoner: tuple[int, ...]
    piles: Cards
    deck: int
    discard: Cards
    table: Cards
    out: Cards
    gang_tops: tuple[int, ...]          # 0 for an empty pile
    gang_sizes: tuple[int, ...]
    michel: int
    michel_place: int
    michel_deck: int
    michel_discard: tuple[int, ...]
    michel_table: tuple[int, ...]
    agenda: tuple[Frame, ...]
    winners: int
    options: tuple[Action, ...]         # empty unless this seat is asked

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and not self.differences(other)

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: "View") -> list[str]:
        return [name for name in FIELDS if getattr(self, name) != getattr(other, name)]

    @property
    def decider(self) -> int:
        return self.agenda[-1].seat if self.agenda else self.turn

    @property
    def goal(self) -> int:
        return self.pack.goal(self.players, self.team)

    def score(self, seat: int) -> int:
        """The points that count for a seat: its own or its team's (R11a)."""
        return score(self.points, seat, self.team)


def view(game: GameState, seat: int) -> View:
    """What the seat may know now."""
    players = game.players
    seen = [game.sees_hand(seat, owner) for owner in range(players)]
    new = View()
    new.pack = game.pack
    new.seat = seat
    new.players = players
    new.team = game.team
    new.first = game.first
    new.turns = game.turns
    new.turn = game.turn
    new.actions = game.actions
    new.searches = game.searches
    new.extortions = game.extortions
    new.used = game.used
    new.dig_bonus = game.dig_bonus
    new.place = tuple(game.place)
    new.sizes = tuple(map(size, game.hand))
    new.hands = tuple(game.hand[owner] if seen[owner] else -1 for owner in range(players))
    new.known = tuple(0 if seen[owner] else game.known[owner * players + seat] for owner in range(players))
    new.cigarettes = tuple(game.cigarettes)
    new.beatings = tuple(game.beatings)
    new.gang = tuple(game.gang)
    new.background = tuple(
        card if owner == seat or game.revealed[owner] else -1 for owner, card in enumerate(game.background)
    )
    new.revealed = tuple(game.revealed)
    new.tunnel = tuple(game.tunnel)
    new.points = tuple(game.points)
    new.prisoner = tuple(game.prisoner)
    new.piles = game.piles
    new.deck = len(game.deck)
    new.discard = game.discard
    new.table = game.table
    new.out = game.out
    new.gang_tops = tuple(pile[0] if pile else 0 for pile in game.gang_piles)
    new.gang_sizes = tuple(map(len, game.gang_piles))
    new.michel = game.michel
    new.michel_place = game.michel_place
    new.michel_deck = len(game.michel_deck)
    new.michel_discard = tuple(sorted(game.michel_discard))
    new.michel_table = game.michel_table
    new.agenda = tuple(redact_frame(frame, seat) for frame in game.agenda)
    new.winners = game.winners
    new.options = tuple(legal(game)) if game.decider == seat else ()
    return new


def packed(seen: View) -> list[object]:
    """A view as plain numbers and tuples of them, for another process; the pack is not included."""
    return [
        tuple(map(packed_frame, seen.agenda)) if name == "agenda" else getattr(seen, name) for name in PACKED
    ]


def unpacked(fields: list[object], pack: Pack) -> View:
    """The view from what `packed` made. Its tuples may have become lists."""
    new = View()
    new.pack = pack
    for name, value in zip(PACKED, fields, strict=True):
        setattr(new, name, as_tuples(value))
    new.options = tuple(map(action_from, cast("tuple[tuple[int | str, ...], ...]", new.options)))
    new.agenda = tuple(unpacked_frame(numbers) for numbers in cast("tuple[tuple[int, ...], ...]", new.agenda))
    return new


def as_tuples(value: object) -> object:
    return tuple(map(as_tuples, value)) if isinstance(value, (list, tuple)) else value


def audience(event: Event) -> tuple[int, ...]:
    """The seats that may see an event's secrets; empty where it has none."""
    return tuple(getattr(event, name) for name in marked(type(event), KNOWS))


def redact(events: list[Event], seat: int) -> list[Event]:
    """The events as a seat may see them: secrets of others become ANY."""
    return [event if seat in audience(event) else _without_secrets(event) for event in events]


def _without_secrets(event: Event) -> Event:
    secrets = marked(type(event), SECRET)
    hidden: Any = dict.fromkeys(secrets, ANY)
    return event._replace(**hidden) if secrets else event
