"""A player looks at a hand."""

from typing import Annotated, NamedTuple

from ..sorts import DID, KNOWS, SECRET, CardCounts, Seat
from ..vocabulary import ANY


class Looked(NamedTuple):
    seat: "Annotated[Seat, DID, KNOWS]"
    at: "Annotated[Seat, KNOWS]"
    cards: "Annotated[CardCounts, SECRET]"
    name: str = "looked"

    def case(self) -> str:
        return "hidden" if self.cards == ANY else ""
