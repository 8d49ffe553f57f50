"""A teammate declines an exchange (R5.7)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Seat


class Declined(NamedTuple):
    seat: "Annotated[Seat, DID]"
    to: "Seat"
    name: str = "declined"
