"""The die was rolled, to move a player or Michel(le) (R5.1a, R10b)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Face, Flag, Seat


class Rolled(NamedTuple):
    seat: "Annotated[Seat, DID]"
    face: "Face"
    michel: "Flag"
    name: str = "rolled"

    def case(self) -> str:
        return "michel" if self.michel else ""
