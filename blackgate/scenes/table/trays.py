"""The trays that fill in an option: what to sell, to discard, to forge, to exchange, to commit."""

from typing import TYPE_CHECKING

from ...model import words as w
from ...model.counts import WEAPONS, size
from ...model.words import Action
from .tray import Picked, Source, Tray

if TYPE_CHECKING:
    from .table import Table


def tray_for(table: "Table", template: Action) -> Tray:
    match template[0]:
        case w.SELL:
            return _sell(table)
        case w.EXCHANGE:
            return _exchange(table, template)
    return _exactly(table, template)


def _sell(table: "Table") -> Tray:
    view, t = table.view, table.t
    extra = view.pack.powers[view.gang[view.seat]].sell_bonus

    def total(picked: list[Picked]) -> str:
        return t("tray-sell-total", cigarettes=view.pack.worth(picked[0].cards) + extra)

    return Tray(
        table.app, table.faces, t("tray-sell"), [Source(t("tray-hand"), view.hands[view.seat])], total,
        lambda picked: "" if picked[0].cards else t("tray-sell-nothing"),
        lambda picked: table.act((w.SELL, picked[0].cards)), confirm=t("tray-sell-confirm"),
        cancel=table.cancel_tray,
    )


def _exactly(table: "Table", template: Action) -> Tray:
    """Exactly so many cards: a discard, or what the forger takes."""
    view, t = table.view, table.t
    wanted = template[2]
    forging = template[0] == w.REVEAL
    source = Source(t("tray-discard-pile"), view.discard) if forging else Source(t("tray-hand"), view.hands[view.seat])
    word = "forge" if forging else "discard"

    def problem(picked: list[Picked]) -> str:
        missing = wanted - size(picked[0].cards)
        return t(f"tray-{word}-missing", count=missing) if missing else ""

    return Tray(
        table.app, table.faces, t(f"tray-{word}", count=wanted), [source],
        lambda picked: t("tray-ready"), problem,
        lambda picked: table.act((template[0], picked[0].cards, wanted)), confirm=t(f"tray-{word}-confirm"),
        cancel=table.cancel_tray if forging else None, most=wanted,
    )


def _exchange(table: "Table", template: Action) -> Tray:
    view, t = table.view, table.t
    mate = template[1]
    sources = [
        Source(t("tray-give"), view.hands[view.seat], view.cigarettes[view.seat]),
        Source(t("tray-take", name=table.teller.names[mate]), max(0, view.hands[mate]), view.cigarettes[mate]),
    ]

    def problem(picked: list[Picked]) -> str:
        return "" if any(each.cards or each.cigarettes for each in picked) else t("tray-exchange-nothing")

    def done(picked: list[Picked]) -> None:
        give, take = picked
        table.act((w.EXCHANGE, mate, give.cards, give.cigarettes, take.cards, take.cigarettes))

    return Tray(
        table.app, table.faces, t("tray-exchange", name=table.teller.names[mate]), sources,
        lambda picked: t("tray-ready"), problem, done, confirm=t("tray-exchange-confirm"), cancel=table.cancel_tray,
    )


def commitment_tray(table: "Table") -> Tray:
    """How far to go in a fight, decided at once and in secret."""
    view, t = table.view, table.t
    weapons = view.hands[view.seat] & WEAPONS
    return Tray(
        table.app, table.faces, t("tray-commit"), [Source(t("tray-hand"), weapons)],
        lambda picked: t("tray-commit-total", count=size(picked[0].cards)), lambda picked: "",
        lambda picked: table.commit(picked[0].cards), confirm=t("tray-commit-confirm"), cancel=lambda: None,
    )
