"""Cards come from a supply pile (R14n)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Kind, Number, Seat


class Gained(NamedTuple):
    seat: "Annotated[Seat, DID]"
    kind: "Kind"
    number: "Number"
    name: str = "gained"
