"""One of Michel(le)'s cards is turned up (R10e)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, MichelCardNumber, Seat


class TurnedUp(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "MichelCardNumber"
    name: str = "turned_up"
