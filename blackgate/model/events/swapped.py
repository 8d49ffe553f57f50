"""Two players swap their hands."""

from typing import Annotated, NamedTuple

from ..sorts import DID, HIT, Seat


class Swapped(NamedTuple):
    seat: "Annotated[Seat, DID]"
    with_: "Annotated[Seat, HIT]"
    name: str = "swapped"
