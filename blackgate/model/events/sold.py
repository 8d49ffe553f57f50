"""Cards are sold for Cigarettes (R6.2)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, CardCounts, Number, Seat


class Sold(NamedTuple):
    seat: "Annotated[Seat, DID]"
    cards: "CardCounts"
    cigarettes: "Number"
    name: str = "sold"
