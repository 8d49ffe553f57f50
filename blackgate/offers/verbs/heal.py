"""Heal a Beating (R6.5)."""

from typing import Final

from ...model.actions import Heal
from .offer import Offer, here

OFFER: Final = Offer(Heal, "a", "R6.5", "place", things=lambda action, view: (here(view),))
