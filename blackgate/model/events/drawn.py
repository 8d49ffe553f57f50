"""Search cards come to a hand; only their owner sees them (R5.2, R12)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, KNOWS, SECRET, CardCounts, Number, Seat
from ..vocabulary import ANY


class Drawn(NamedTuple):
    seat: "Annotated[Seat, DID, KNOWS]"
    number: "Number"
    cards: "Annotated[CardCounts, SECRET]"
    name: str = "drawn"

    def case(self) -> str:
        return "none" if not self.number else "hidden" if self.cards == ANY else ""
