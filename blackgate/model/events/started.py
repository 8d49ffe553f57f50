"""The cards are dealt and the game begins (R2)."""

from typing import NamedTuple

from ..sorts import Number, Seat


class Started(NamedTuple):
    seat: "Seat"
    players: "Number"
    name: str = "started"
