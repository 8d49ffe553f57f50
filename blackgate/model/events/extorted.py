"""A player lays Weapons and demands a Tool (R5.6b)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, CardCounts, Kind, Seat


class Extorted(NamedTuple):
    attacker: "Annotated[Seat, DID]"
    target: "Seat"
    tool: "Kind"
    weapons: "CardCounts"
    name: str = "extorted"
