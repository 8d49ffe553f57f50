"""A player hands over what was demanded, to a rival or Michel(le) (R5.6c, R10d)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Kind, OptionalSeat, Seat
from ..vocabulary import NOTHING


class Cooperated(NamedTuple):
    seat: "Annotated[Seat, DID]"
    attacker: "OptionalSeat"
    tool: "Kind"
    name: str = "cooperated"

    def case(self) -> str:
        return "michel" if self.attacker == NOTHING else ""
