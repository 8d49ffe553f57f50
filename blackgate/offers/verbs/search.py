"""Draw Search cards (R5.2)."""

from typing import Final

from ...model.actions import Search
from ...model.counts import size
from ...model.view import View
from ...words.teller import Teller
from ...words.things import unit
from .offer import DECK, Offer, MessageParts, here


def label(teller: Teller, action: Search, view: View) -> MessageParts:
    pack = view.pack
    number = pack.boards[view.team].search[view.place[view.seat]] + pack.powers[view.gang[view.seat]].search_draws
    left = view.deck + size(view.discard)
    return "", {"cards": unit("search_card", min(number, left))}


OFFER: Final = Offer(Search, "s", "R5.2", "deck", label=label, things=lambda action, view: (DECK, here(view)))
