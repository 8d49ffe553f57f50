"""One of Michel(le)'s cards is turned up (R10e)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, MichelCardNumber, Seat


class TurnedUp(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "Annotated[MichelCardNumber, USED]"
    name: str = "turned_up"
