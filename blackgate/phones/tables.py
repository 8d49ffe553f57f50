"""What phones need from the table, during setup and during a game."""

from collections.abc import Sequence
from typing import Protocol

from ..kit.art import PictureSet
from ..model.actions import Action
from ..model.counts import Cards
from ..model.pack import Pack
from ..offers.lines import Note
from ..play.orders import Orders
from ..play.session import Session
from .seat_snapshot import SeatPlace

Look = tuple[Pack, PictureSet, str]      # the cards in play, their pictures, the language of the screen


class Playing(Protocol):
    """The table of a game in play."""

    session: Session

    @property
    def is_rolling(self) -> bool:
        """Whether a die still rolls on the screen: phones are told the result later."""

    def act_away(self, action: Action) -> None:
        """Do what somebody answered on a phone."""

    def undo(self) -> None: ...

    def commit(self, seat: int, weapons: Cards) -> None: ...

    def order(self, seat: int, orders: Orders) -> None: ...

    def reseated(self) -> None: ...

    def write_down(self, key: str, seat: int) -> None:
        """Write a line in the log that is not an event of the game, about a seat or none (`NOTHING`)."""

    @property
    def noted(self) -> Sequence[Note]:
        """All such lines so far."""

    @property
    def is_nudged(self) -> bool:
        """Whether whoever is asked was reminded that the others wait."""

    def show_emote(self, seat: int, emote: str) -> None: ...

    def emote_of(self, seat: int) -> str: ...


class SetupTable(Protocol):
    """The table during setup: chairs may still be moved, added and removed."""

    def places(self) -> list[tuple[object, bool, SeatPlace]]:
        """Return each chair: the object, whether a person sits there, how it looks."""

    def sit(self, number: int, name: str) -> None:
        """Seat a person on a chair, with this name if one is given."""

    def swap(self, one: int, other: int) -> None:
        """Let two chairs change places, with their players."""

    def paint(self, number: int, colour: int) -> None:
        """Give a person another colour."""
