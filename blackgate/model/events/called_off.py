"""A Background ends a demand or a combat (R8)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Seat


class CalledOff(NamedTuple):
    seat: "Seat"
    by: "Annotated[Seat, DID]"
    name: str = "called_off"
