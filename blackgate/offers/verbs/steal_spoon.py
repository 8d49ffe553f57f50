"""Steal a Spoon (R6.4)."""

from typing import Final

from ...model.actions import StealSpoon
from ...model.counts import SPOON, count
from ...model.view import View
from ...words.teller import Teller
from .offer import Offer, MessageParts, Thing, here


def label(teller: Teller, action: StealSpoon, view: View) -> MessageParts:
    number = view.pack.numbers.spoons_stolen + view.pack.powers[view.gang[view.seat]].spoons_stolen
    return "", {"cards": teller.card_thing(SPOON, min(number, count(view.piles, SPOON)) or number)}


def things(action: StealSpoon, view: View) -> tuple[Thing, ...]:
    return ("pile", SPOON), here(view)


OFFER: Final = Offer(StealSpoon, "t", "R6.4", "place", label=label, things=things)
