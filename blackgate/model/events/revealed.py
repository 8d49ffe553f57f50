"""A Background is turned up (R8)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, BackgroundNumber, Flag, Seat


class Revealed(NamedTuple):
    seat: "Annotated[Seat, DID]"
    background: "Annotated[BackgroundNumber, USED]"
    bonus: "Flag"
    name: str = "revealed"

    def case(self) -> str:
        return "bonus" if self.bonus else ""
