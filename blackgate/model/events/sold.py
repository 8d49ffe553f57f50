"""Cards are sold for Cigarettes (R6.2)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, CardCounts, Number, Seat


class Sold(NamedTuple):
    seat: "Annotated[Seat, DID]"
    cards: "Annotated[CardCounts, USED]"
    cigarettes: "Number"
    name: str = "sold"
