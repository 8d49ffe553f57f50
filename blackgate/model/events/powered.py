"""A gang card has just made a difference (R9)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, GangCardNumber, Seat


class Powered(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "Annotated[GangCardNumber, USED]"
    name: str = "powered"
