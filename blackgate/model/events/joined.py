"""A player joins a gang and may leave another (R5.3)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, CardCounts, GangCardNumber, OptionalGangCard, Seat


class Joined(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "GangCardNumber"
    spent: "Annotated[CardCounts, USED]"
    left: "OptionalGangCard"
    name: str = "joined"

    def case(self) -> str:
        return "leaving" if self.left else ""
