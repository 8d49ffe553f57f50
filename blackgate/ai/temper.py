"""Tempers: small skews on the policy, so that inmates play in character."""

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Temper:
    """What is added to the policy's scores of each sort of option, in the unit of `worth`."""

    name: str = ""
    dig: float = 0.0
    roll: float = 0.0
    cautious: float = 0.0
    search: float = 0.0
    craft: float = 0.0
    trade: float = 0.0
    heal: float = 0.0
    gang: float = 0.0
    extort: float = 0.0
    fight: float = 0.0
    play: float = 0.0
    reveal: float = 0.0
    michel: float = 0.0


CALM = Temper()
SKEWS = tuple(field.name for field in fields(Temper) if field.name != "name")
