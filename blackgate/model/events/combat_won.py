"""A combat ends; -1 stands for Michel(le) (R5.6f, R10g)."""

from typing import Annotated, NamedTuple

from ..sorts import DID, HIT, OptionalSeat
from ..vocabulary import NOTHING


class CombatWon(NamedTuple):
    winner: "Annotated[OptionalSeat, DID]"
    loser: "Annotated[OptionalSeat, HIT]"
    name: str = "combat_won"

    def case(self) -> str:
        return "over_michel" if self.loser == NOTHING else "to_michel" if self.winner == NOTHING else ""
