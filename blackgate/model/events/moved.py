"""A player walks to another place (R5.1)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, PlaceNumber, Seat


class Moved(NamedTuple):
    seat: "Annotated[Seat, DID]"
    from_: "PlaceNumber"
    place: "PlaceNumber"
    name: str = "moved"
