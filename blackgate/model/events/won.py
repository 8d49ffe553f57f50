"""A player or a team has won by digging out (R3)."""

from typing import NamedTuple

from ..sorts import Seats


class Won(NamedTuple):
    seats: "Seats"
    name: str = "won"

    def case(self) -> str:
        return "team" if self.seats & (self.seats - 1) else ""
