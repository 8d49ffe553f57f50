"""What the window and the server's thread pass to each other: what a phone wants, and what it is sent."""

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
    """What a phone wants from the game. If the wish is None, the phone is gone."""

    device: int
    wish: Wish | None
    action: Action | None = None
    cards: Cards = 0
    address: str = ""           # its address; sent with the first hello


@dataclass(frozen=True)
class Seated:
    seat: int
    token: str


@dataclass(frozen=True)
class NotPossibleNow:
    """Something could not be done; the key of a message."""

    key: str


BYES: Final = ("replaced", "closed", "full", "slow", "flood", "malformed", "released", "banned", "version")


@dataclass(frozen=True)
class Bye:
    """The end of a connection, for a reason in `BYES`."""

    why: str


@dataclass(frozen=True)
class Tonight:
    """The score of the evening after a game, when another one may begin."""

    games: int
    rows: tuple[Row, ...]


Picture = SeatSnapshot | Door
Message = Picture | Seated | NotPossibleNow | Bye | Hinted | Tonight
