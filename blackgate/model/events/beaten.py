"""A player takes Beatings (R7)."""

from typing import Annotated, NamedTuple

from ..sorts import HIT, Number, Seat


class Beaten(NamedTuple):
    seat: "Annotated[Seat, HIT]"
    number: "Number"
    name: str = "beaten"
