"""A player gives up a combat (R5.6d)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Seat


class GivenUp(NamedTuple):
    seat: "Annotated[Seat, DID]"
    name: str = "given_up"
