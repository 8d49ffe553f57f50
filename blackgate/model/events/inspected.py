"""The guards search a place (Inspection)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, PlaceNumber, Seat


class Inspected(NamedTuple):
    seat: "Annotated[Seat, DID]"
    place: "PlaceNumber"
    name: str = "inspected"
