"""A player ends the turn (R4d)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Seat


class TurnEnded(NamedTuple):
    seat: "Annotated[Seat, DID]"
    name: str = "turn_ended"
