"""A player lays Weapons and demands a Tool (R5.6b)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, USED, CardCounts, Kind, Seat


class Extorted(NamedTuple):
    attacker: "Annotated[Seat, DID]"
    target: "Seat"
    tool: "Kind"
    weapons: "Annotated[CardCounts, USED]"
    name: str = "extorted"
