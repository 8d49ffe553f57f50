"""All hands are shuffled together and dealt anew (Riot)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, Seat


class Rioted(NamedTuple):
    seat: "Annotated[Seat, DID]"
    name: str = "rioted"
