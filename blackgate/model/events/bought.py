"""A player buys from the piles (R6.3)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, Kind, Number, Seat


class Bought(NamedTuple):
    seat: "Annotated[Seat, DID]"
    kind: "Annotated[Kind, USED]"
    number: "Number"
    cigarettes: "Number"
    name: str = "bought"
