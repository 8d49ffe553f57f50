"""Sell cards (R6.2)."""

from collections.abc import Sequence
from typing import Final

from ...model.actions import Sell
from ...model.counts import Cards
from ...model.view import View
from ...model.vocabulary import ANY
from ...words.teller import Teller
from ...words.things import unit
from ..filling import Filling, Picked, Source
from .offer import Offer, MessageParts, here


def _worth(cards: Cards, view: View) -> int:
    return view.pack.worth(cards) + view.pack.powers[view.gang[view.seat]].sell_bonus


def label(teller: Teller, action: Sell, view: View) -> MessageParts:
    if action.cards == ANY:
        return "-any", {}
    return "", {"cards": teller.pile(action.cards), "cigarettes": unit("cigarette", _worth(action.cards, view))}


def filling(template: Sell, view: View, teller: Teller) -> Filling:
    t = teller.text

    def total(picked: Sequence[Picked]) -> str:
        return t("tray-sell-total", cigarettes=_worth(picked[0].cards, view))

    return Filling(
        t("tray-sell"), (Source(t("tray-hand"), view.hands[view.seat]),), total,
        lambda picked: "" if picked[0].cards else t("tray-sell-nothing"),
        lambda picked: Sell(picked[0].cards), t("tray-sell-confirm"),
    )


OFFER: Final = Offer(
    Sell, "l", "R6.2", "market", label=label, things=lambda action, view: (here(view),),
    example=lambda view: Sell(ANY), filling=filling,
)
