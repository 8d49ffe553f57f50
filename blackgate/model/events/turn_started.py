"""A turn begins (R4)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Seat


class TurnStarted(NamedTuple):
    seat: "Annotated[Seat, DID]"
    name: str = "turn_started"
