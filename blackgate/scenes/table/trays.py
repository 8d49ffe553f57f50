"""The trays that fill in an option: what to sell, to discard, to forge, to exchange, to commit."""

from collections.abc import Callable
from dataclasses import dataclass

from ...kit.scene import Host
from ...model import words as w
from ...model.counts import WEAPONS, Cards, size
from ...model.view import View
from ...model.words import Action
from ...words.teller import Teller
from ..parts.faces import Faces
from .tray import Picked, Source, Tray


@dataclass(frozen=True)
class Filling:
    """What a tray is filled from, and what becomes of it."""

    app: Host
    view: View
    teller: Teller
    faces: Faces
    act: Callable[[Action], None]
    cancel: Callable[[], None]


def tray_for(filling: Filling, template: Action) -> Tray:
    match template[0]:
        case w.SELL:
            return _sell(filling)
        case w.EXCHANGE:
            return _exchange(filling, template)
    return _exactly(filling, template)


def _sell(filling: Filling) -> Tray:
    view, t = filling.view, filling.teller.text
    extra = view.pack.powers[view.gang[view.seat]].sell_bonus

    def total(picked: list[Picked]) -> str:
        return t("tray-sell-total", cigarettes=view.pack.worth(picked[0].cards) + extra)

    return Tray(
        filling.app, filling.faces, t("tray-sell"), [Source(t("tray-hand"), view.hands[view.seat])], total,
        lambda picked: "" if picked[0].cards else t("tray-sell-nothing"),
        lambda picked: filling.act(Action((w.SELL, picked[0].cards))), confirm=t("tray-sell-confirm"),
        cancel=filling.cancel,
    )


def _exactly(filling: Filling, template: Action) -> Tray:
    """Exactly so many cards: a discard, or what the forger takes."""
    view, t = filling.view, filling.teller.text
    wanted = template[2]
    forging = template[0] == w.REVEAL
    source = Source(t("tray-discard-pile"), view.discard) if forging else Source(t("tray-hand"), view.hands[view.seat])
    word = "forge" if forging else "discard"

    def problem(picked: list[Picked]) -> str:
        missing = wanted - size(picked[0].cards)
        return t(f"tray-{word}-missing", count=missing) if missing else ""

    return Tray(
        filling.app, filling.faces, t(f"tray-{word}", count=wanted), [source],
        lambda picked: t("tray-ready"), problem,
        lambda picked: filling.act(Action((template[0], picked[0].cards, wanted))), confirm=t(f"tray-{word}-confirm"),
        cancel=filling.cancel if forging else None, most=wanted,
    )


def _exchange(filling: Filling, template: Action) -> Tray:
    view, t = filling.view, filling.teller.text
    mate = template[1]
    sources = [
        Source(t("tray-give"), view.hands[view.seat], view.cigarettes[view.seat]),
        Source(t("tray-take", name=filling.teller.names[mate]), max(0, view.hands[mate]), view.cigarettes[mate]),
    ]

    def problem(picked: list[Picked]) -> str:
        return "" if any(each.cards or each.cigarettes for each in picked) else t("tray-exchange-nothing")

    def done(picked: list[Picked]) -> None:
        give, take = picked
        filling.act(Action((w.EXCHANGE, mate, give.cards, give.cigarettes, take.cards, take.cigarettes)))

    def total(picked: list[Picked]) -> str:
        give, take = (filling.teller.pile(each.cards, each.cigarettes) for each in picked)
        return t("tray-exchange-total", name=filling.teller.names[mate], give=give, take=take)

    return Tray(
        filling.app, filling.faces, t("tray-exchange", name=filling.teller.names[mate]), sources, total, problem,
        done, confirm=t("tray-exchange-confirm"), cancel=filling.cancel,
    )


def commitment_tray(filling: Filling, commit: Callable[[Cards], None]) -> Tray:
    """How far to go in a fight, decided at once and in secret."""
    view, t = filling.view, filling.teller.text
    weapons = view.hands[view.seat] & WEAPONS
    return Tray(
        filling.app, filling.faces, t("tray-commit"), [Source(t("tray-hand"), weapons)],
        lambda picked: t("tray-commit-total", count=size(picked[0].cards)), lambda picked: "",
        lambda picked: commit(picked[0].cards), confirm=t("tray-commit-confirm"), cancel=lambda: None,
    )
