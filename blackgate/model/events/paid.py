"""Cigarettes change hands; -1 stands for the bank (R1.5)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, HIT, Number, OptionalSeat
from ..vocabulary import NOTHING


class Paid(NamedTuple):
    seat: "Annotated[OptionalSeat, DID]"
    from_: "Annotated[OptionalSeat, HIT]"
    cigarettes: "Number"
    name: str = "paid"

    def case(self) -> str:
        return "by" if self.from_ != NOTHING else ""
