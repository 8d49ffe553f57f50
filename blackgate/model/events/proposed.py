"""A teammate proposes an exchange; only the two of them see it (R5.7)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, KNOWS, SECRET, CardCounts, Number, Seat
from ..vocabulary import ANY


class Proposed(NamedTuple):
    seat: "Annotated[Seat, DID, KNOWS]"
    to: "Annotated[Seat, KNOWS]"
    give: "Annotated[CardCounts, SECRET]"
    give_cigarettes: "Annotated[Number, SECRET]"
    take: "Annotated[CardCounts, SECRET]"
    take_cigarettes: "Annotated[Number, SECRET]"
    name: str = "proposed"

    def case(self) -> str:
        return "hidden" if self.give == ANY else ""
