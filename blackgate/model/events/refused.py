"""A player fights instead of cooperating (R5.6c, R10d)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, OptionalSeat, Seat
from ..vocabulary import NOTHING


class Refused(NamedTuple):
    seat: "Annotated[Seat, DID]"
    attacker: "OptionalSeat"
    name: str = "refused"

    def case(self) -> str:
        return "michel" if self.attacker == NOTHING else ""
