"""A player steals Spoons in the Cafeteria (R6.4)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Kind, Number, Seat


class Stolen(NamedTuple):
    seat: "Annotated[Seat, DID]"
    kind: "Kind"
    number: "Number"
    name: str = "stolen"
