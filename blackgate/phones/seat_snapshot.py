"""What the server gets of a game: values only, made by the window's thread and never changed afterwards.

A snapshot belongs to one seat: its view, the events as it may know them, its own orders, and what everybody sees. The
server's thread turns it into texts; it never sees a session.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..model.counts import Cards
from ..model.events import Event
from ..model.notation import Json
from ..model.pack import Pack
from ..model.view import View
from ..offers.lines import Note
from ..play.orders import Orders

YOU, PHONE, AWAY, SCREEN, BOT = "you", "phone", "away", "screen", "bot"


@dataclass(frozen=True)
class SeatPlace:
    """A seat as everybody sees it."""

    name: str
    colour: int
    inmate: str
    who: str                # `phone`, `away`, `screen` or `bot`
    level: str = ""         # of the bot
    emote: str = ""
    side: str = ""          # `a` or `b` in a team game (R11)


@dataclass(frozen=True)
class ToldEvents:
    """Events from a number on. The phone knows the earlier ones."""

    start: int
    events: tuple[Event, ...]
    sums: Mapping[Event, int]       # the points of the digger's team after each of them


@dataclass(frozen=True)
class SeatSnapshot:
    """One seat of a game at one moment."""

    at: int
    game: int                       # the number of the game in this evening
    pack: Pack
    michel: str | None
    view: View
    is_asked: bool                  # whether the person who holds the seat is asked
    asked: int | None
    places: tuple[SeatPlace, ...]
    rounds: int
    told: ToldEvents
    laid: Mapping[int, Cards]
    last_roll: int
    undo_stop: str | None
    orders: Orders
    memory_aid: bool
    may_commit: bool                # whether the rest of a fight can be decided at once
    is_bot: bool                    # whether a bot plays for the holder
    gave_up: int | None = None
    over: Json | None = None
    hints: bool = True              # whether the table allows them
    notes: tuple[Note, ...] = ()    # who came and who left
    is_nudged: bool = False         # whether this seat is reminded that the others wait

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def is_seated(self) -> bool:
        """Whether there is a seat; otherwise somebody only watches."""
        return self.view.seat >= 0

    @property
    def names(self) -> list[str]:
        return [place.name for place in self.places]


@dataclass(frozen=True)
class Door:
    """The table for a guest without a seat, or with a `seat` that waits for the game to begin."""

    is_open: bool                   # whether a valid code was shown
    is_laid: bool                   # whether a game is on the table
    places: tuple[SeatPlace, ...] = ()
    free: frozenset[int] = field(default_factory=frozenset)
    seat: int | None = None
    problem: str = ""               # a key: why the last try failed
    asks: frozenset[int] = field(default_factory=frozenset)     # seats that need a yes at the screen
    waits: int | None = None        # the requested seat, while the screen has not answered
    sums: tuple[int, int] | None = None     # what each team has dug, in a team game
    goal: int = 0                   # points needed to win; 0 before the game
