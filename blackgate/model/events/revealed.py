"""A Background is turned up (R8)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, BackgroundNumber, Flag, Seat


class Revealed(NamedTuple):
    seat: "Annotated[Seat, DID]"
    background: "BackgroundNumber"
    bonus: "Flag"
    name: str = "revealed"

    def case(self) -> str:
        return "bonus" if self.bonus else ""
