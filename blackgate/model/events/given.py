"""A card changes hands where all can see it (R5.6c)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, HIT, Kind, Seat


class Given(NamedTuple):
    seat: "Annotated[Seat, DID]"
    from_: "Annotated[Seat, HIT]"
    kind: "Kind"
    name: str = "given"
