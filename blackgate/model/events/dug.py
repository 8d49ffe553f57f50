"""A Tool goes into the tunnel (R6.1)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Kind, Number, Seat


class Dug(NamedTuple):
    seat: "Annotated[Seat, DID]"
    tool: "Kind"
    points: "Number"
    total: "Number"
    name: str = "dug"
