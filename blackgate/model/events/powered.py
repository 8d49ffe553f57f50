"""A gang card has just made a difference (R9)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, GangCardNumber, Seat


class Powered(NamedTuple):
    seat: "Annotated[Seat, DID]"
    card: "GangCardNumber"
    name: str = "powered"
