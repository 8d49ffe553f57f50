"""A card gives more actions this turn."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Number, Seat


class ActionsGained(NamedTuple):
    seat: "Annotated[Seat, DID]"
    number: "Number"
    name: str = "actions_gained"
