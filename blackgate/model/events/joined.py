"""A player joins a gang and may leave another (R5.3)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, CardCounts, GangCardNumber, OptionalGangCard, Seat


class Joined(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "GangCardNumber"
    spent: "CardCounts"
    left: "OptionalGangCard"
    name: str = "joined"

    def case(self) -> str:
        return "leaving" if self.left else ""
