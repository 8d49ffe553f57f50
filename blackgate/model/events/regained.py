"""A player takes cards back from the table or the discard."""

from typing import Annotated, NamedTuple

from ..sorts import DID, CardCounts, Seat


class Regained(NamedTuple):
    seat: "Annotated[Seat, DID]"
    cards: "CardCounts"
    name: str = "regained"
