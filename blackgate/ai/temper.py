"""Tempers: small skews on the policy, so that inmates play in character."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """Added to (or, for digging, multiplied with) the scores of kinds of options."""

    name: str = "calm"
    dig: float = 1.0
    roam: float = 0.0
    search: float = 0.0
    craft: float = 0.0
    trade: float = 0.0
    heal: float = 0.0
    gang: float = 0.0
    extort: float = 0.0
    fight: float = 0.0
    play: float = 0.0
    reveal: float = 0.0
    warmth: float = 0.0         # temperature of the choice among near-equals


CALM = Temper()
