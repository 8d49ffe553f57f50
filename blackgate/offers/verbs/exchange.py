"""Propose an exchange to a teammate (R5.7)."""

from collections.abc import Sequence
from typing import Final

from ...model.actions import Action, Exchange
from ...model.teams import MATES
from ...model.view import View
from ...model.vocabulary import ANY
from ...words.teller import Teller
from ..filling import Filling, Picked, Source
from .offer import Offer, MessageParts, Thing


def label(teller: Teller, action: Exchange, view: View) -> MessageParts:
    other = teller.names[action.seat]
    if action.give == ANY:
        return "-any", {"other": other}
    return "", {"other": other, "give": teller.pile(action.give, action.give_cigarettes),
                "take": teller.pile(action.take, action.take_cigarettes)}


def things(action: Exchange, view: View) -> tuple[Thing, ...]:
    return (("seat", action.seat),)


def example(view: View) -> Action:
    mates = MATES[view.team][view.players][view.seat]
    return Exchange(mates[0] if mates else view.seat, ANY, 0, ANY, 0)


def need(teller: Teller, reason: str, action: Exchange, view: View) -> MessageParts | None:
    return ("need-mate_here", {}) if reason == "target_not_here" else None


def filling(template: Exchange, view: View, teller: Teller) -> Filling:
    t, mate = teller.text, template.seat
    name = teller.names[mate]
    sources = (
        Source(t("tray-give"), view.hands[view.seat], view.cigarettes[view.seat]),
        Source(t("tray-take", name=name), max(0, view.hands[mate]), view.cigarettes[mate]),
    )

    def problem(picked: Sequence[Picked]) -> str:
        return "" if any(each.cards or each.cigarettes for each in picked) else t("tray-exchange-nothing")

    def answer(picked: Sequence[Picked]) -> Action:
        give, take = picked
        return Exchange(mate, give.cards, give.cigarettes, take.cards, take.cigarettes)

    def total(picked: Sequence[Picked]) -> str:
        give, take = (teller.pile(each.cards, each.cigarettes) for each in picked)
        return t("tray-exchange-total", name=name, give=give, take=take)

    return Filling(t("tray-exchange", name=name), sources, total, problem, answer, t("tray-exchange-confirm"))


OFFER: Final = Offer(
    Exchange, "g", "R5.7", "people", label=label, things=things, example=example, need=need, filling=filling,
)
