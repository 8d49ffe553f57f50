"""What phones need of the table: while it is laid, and while a game is played at it."""

from collections.abc import Sequence
from typing import Protocol

from ..kit.art import Dress
from ..model.actions import Action
from ..model.counts import Cards
from ..model.pack import Pack
from ..offers.lines import Note
from ..play.orders import Orders
from ..play.session import Session
from .seat_snapshot import Place

Look = tuple[Pack, Dress, str]      # the cards in play, their pictures, the language of the screen


class Playing(Protocol):
    """The table that is played at."""

    session: Session

    @property
    def is_rolling(self) -> bool:
        """Whether a die has not come to rest on the screen: nobody is told before."""

    def act_away(self, action: Action) -> None:
        """Who is asked answers, not at the screen."""

    def undo(self) -> None: ...

    def commit_away(self, seat: int, weapons: Cards) -> None: ...

    def order_away(self, seat: int, orders: Orders) -> None: ...

    def reseated(self) -> None: ...

    def write_down(self, key: str, seat: int) -> None:
        """A line in the log that tells of a seat, or of none (`NOTHING`), and is no event of the game."""

    @property
    def noted(self) -> Sequence[Note]:
        """All such lines so far."""

    def show_emote(self, seat: int, emote: str) -> None: ...

    def emote_of(self, seat: int) -> str: ...


class Laying(Protocol):
    """The table while it is laid: chairs that may still be moved, added, taken away."""

    def places(self) -> list[tuple[object, bool, Place]]:
        """Each chair: itself, whether a person sits there, how it looks."""

    def sit(self, number: int, name: str) -> None:
        """A person takes the chair, and is called so if a name is given."""

    def swap(self, one: int, other: int) -> None:
        """Two chairs change places, with who sits on them."""

    def paint(self, number: int, colour: int) -> None:
        """A person wants another colour."""
