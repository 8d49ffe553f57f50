"""An action card is played, with its target if it has one (R5.4)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, Kind, OptionalPlace, OptionalSeat, Seat
from ..vocabulary import NOTHING


class Played(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "Annotated[Kind, USED]"
    target: "OptionalSeat"
    place: "OptionalPlace"
    name: str = "played"

    def case(self) -> str:
        return "on" if self.target != NOTHING else "place" if self.place != NOTHING else ""
