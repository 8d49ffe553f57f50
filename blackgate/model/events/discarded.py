"""A player throws cards away (R4d)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, CardCounts, Seat


class Discarded(NamedTuple):
    seat: "Annotated[Seat, DID]"
    cards: "CardCounts"
    name: str = "discarded"
