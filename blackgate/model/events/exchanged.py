"""Teammates exchange cards and Cigarettes; the Cigarettes are public (R5.7)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, KNOWS, SECRET, CardCounts, Number, Seat
from ..vocabulary import ANY


class Exchanged(NamedTuple):
    seat: "Annotated[Seat, DID, KNOWS]"
    with_: "Annotated[Seat, KNOWS]"
    give: "Annotated[CardCounts, SECRET]"
    give_cigarettes: "Number"
    take: "Annotated[CardCounts, SECRET]"
    take_cigarettes: "Number"
    name: str = "exchanged"

    def case(self) -> str:
        if self.give != ANY:
            return ""
        return "hidden-paid" if self.give_cigarettes or self.take_cigarettes else "hidden"
