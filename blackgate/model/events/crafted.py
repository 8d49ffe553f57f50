"""A player makes Weapons or a Tool from parts (R5.5)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, CardCounts, Kind, Number, Seat


class Crafted(NamedTuple):
    seat: "Annotated[Seat, DID]"
    spent: "Annotated[CardCounts, USED]"
    kind: "Annotated[Kind, USED]"
    number: "Number"
    name: str = "crafted"
