"""A card sends a player to another place, mostly to Solitary (R14g)."""

from typing import Annotated, NamedTuple

from ..sorts import HIT, PlaceNumber, Seat


class Sent(NamedTuple):
    seat: "Annotated[Seat, HIT]"
    from_: "PlaceNumber"
    place: "PlaceNumber"
    name: str = "sent"
