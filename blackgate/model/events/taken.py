"""A card changes hands; only its two owners see which (R12)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, HIT, KNOWS, SECRET, Kind, Seat
from ..vocabulary import ANY


class Taken(NamedTuple):
    seat: "Annotated[Seat, DID, KNOWS]"
    from_: "Annotated[Seat, HIT, KNOWS]"
    kind: "Annotated[Kind, SECRET]"
    name: str = "taken"

    def case(self) -> str:
        return "hidden" if self.kind == ANY else ""
