"""A player steals Spoons in the Cafeteria (R6.4)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, Kind, Number, Seat


class Stolen(NamedTuple):
    seat: "Annotated[Seat, DID]"
    kind: "Annotated[Kind, USED]"
    number: "Number"
    name: str = "stolen"
