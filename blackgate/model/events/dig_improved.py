"""The next Dig of this turn is worth more."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Number, Seat


class DigImproved(NamedTuple):
    seat: "Annotated[Seat, DID]"
    points: "Number"
    name: str = "dig_improved"
