"""A player lays a Weapon in a combat, for themselves or a teammate (R5.6d, R11c)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, Kind, Seat


class Armed(NamedTuple):
    seat: "Annotated[Seat, DID]"
    kind: "Annotated[Kind, USED]"
    principal: "Seat"
    name: str = "armed"

    def case(self) -> str:
        return "helping" if self.principal != self.seat else ""
