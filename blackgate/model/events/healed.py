"""Beatings are healed (R6.5)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Number, Seat


class Healed(NamedTuple):
    seat: "Annotated[Seat, DID]"
    number: "Number"
    name: str = "healed"
