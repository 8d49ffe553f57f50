"""Michel(le) walks to another place (R10b)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, PlaceNumber, Seat


class MichelMoved(NamedTuple):
    seat: "Annotated[Seat, DID]"
    from_: "PlaceNumber"
    place: "PlaceNumber"
    name: str = "michel_moved"
