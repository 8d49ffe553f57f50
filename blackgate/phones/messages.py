"""What the window and the server's thread hand each other: what a phone wants, and what a phone is told."""

from dataclasses import dataclass
from typing import Final

from ..model.actions import Action
from ..model.counts import Cards
from ..play.evening_score import Row
from .hints import Hinted
from .seat_snapshot import Door, SeatSnapshot
from .wire_format import Wish


@dataclass(frozen=True)
class Heard:
    """What a phone wants of the game; `None` for a wish: it is gone."""

    device: int
    wish: Wish | None
    action: Action | None = None
    cards: Cards = 0
    address: str = ""           # where it calls from; said with the first hello


@dataclass(frozen=True)
class Seated:
    seat: int
    token: str


@dataclass(frozen=True)
class Refused:
    """What could not be done; the key of a sentence."""

    key: str


BYES: Final = ("replaced", "closed", "full", "slow", "flood", "malformed", "released", "banned", "version")


@dataclass(frozen=True)
class Bye:
    """The end of a line: one of `BYES`."""

    why: str


@dataclass(frozen=True)
class Tonight:
    """A game of the evening has ended, and another may begin: who won how often so far."""

    games: int
    rows: tuple[Row, ...]


Picture = SeatSnapshot | Door
Message = Picture | Seated | Refused | Bye | Hinted | Tonight
