"""A Tool goes into the tunnel (R6.1)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, POINTS, USED, Kind, Number, Seat


class Dug(NamedTuple):
    seat: "Annotated[Seat, DID]"
    tool: "Annotated[Kind, USED]"
    points: "Number"
    total: "Annotated[Number, POINTS]"
    name: str = "dug"
