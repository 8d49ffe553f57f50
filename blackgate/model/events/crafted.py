"""A player makes Weapons or a Tool from parts (R5.5)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, CardCounts, Kind, Number, Seat


class Crafted(NamedTuple):
    seat: "Annotated[Seat, DID]"
    spent: "CardCounts"
    kind: "Kind"
    number: "Number"
    name: str = "crafted"
