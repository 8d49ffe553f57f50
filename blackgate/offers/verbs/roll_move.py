"""Roll the die and choose one of its places (R5.1a)."""

from typing import Final

from ...model.actions import RollMove
from .offer import DIE, Offer

OFFER: Final = Offer(RollMove, "m", "R5.1a", "feet", things=lambda action, view: (DIE,))
