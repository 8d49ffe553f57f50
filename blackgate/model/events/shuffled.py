"""The discard becomes the new deck (R2c, R10a)."""

from typing import NamedTuple

from ..sorts import Flag, Number


class Shuffled(NamedTuple):
    cards: "Number"
    michel: "Flag"
    name: str = "shuffled"

    def case(self) -> str:
        return "michel" if self.michel else ""
