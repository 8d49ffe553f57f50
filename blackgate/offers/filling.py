"""What fills in an option that names cards of one's choice: to sell, to discard, to forge, to exchange, to commit.

A table shows it as a tray, a phone as a shelf of cards; what is missing, and what it comes to, is said here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..model.actions import Action, Discard, Exchange, Reveal, Sell, Weapon
from ..model.counts import WEAPONS, Cards, size
from ..model.view import View
from ..words.teller import Teller


@dataclass(frozen=True)
class Source:
    """Cards to choose from, and cigarettes where they count too."""

    title: str
    cards: Cards
    cigarettes: int = 0


@dataclass(frozen=True)
class Picked:
    cards: Cards = 0
    cigarettes: int = 0


@dataclass(frozen=True)
class Filling:
    """A question for cards: where they come from, what is missing, what it comes to."""

    title: str
    sources: tuple[Source, ...]
    total: Callable[[Sequence[Picked]], str]
    problem: Callable[[Sequence[Picked]], str]      # why it cannot be confirmed yet; empty if it can
    answer: Callable[[Sequence[Picked]], Action]
    confirm: str
    may_cancel: bool = True
    most: int | None = None


def filling_for(template: Action, view: View, teller: Teller) -> Filling:
    match template:
        case Sell():
            return _sell(view, teller)
        case Exchange():
            return _exchange(view, teller, template.seat)
    assert isinstance(template, (Discard, Reveal))
    return _exactly(view, teller, template)


def _sell(view: View, teller: Teller) -> Filling:
    t = teller.text
    extra = view.pack.powers[view.gang[view.seat]].sell_bonus

    def total(picked: Sequence[Picked]) -> str:
        return t("tray-sell-total", cigarettes=view.pack.worth(picked[0].cards) + extra)

    return Filling(
        t("tray-sell"), (Source(t("tray-hand"), view.hands[view.seat]),), total,
        lambda picked: "" if picked[0].cards else t("tray-sell-nothing"),
        lambda picked: Sell(picked[0].cards), t("tray-sell-confirm"),
    )


def _exactly(view: View, teller: Teller, template: Discard | Reveal) -> Filling:
    """Exactly so many cards: a discard, or what the forger takes."""
    t = teller.text
    wanted = template.number
    forging = isinstance(template, Reveal)
    source = Source(t("tray-discard-pile"), view.discard) if forging else Source(t("tray-hand"), view.hands[view.seat])
    word = "forge" if forging else "discard"

    def problem(picked: Sequence[Picked]) -> str:
        missing = wanted - size(picked[0].cards)
        return t(f"tray-{word}-missing", count=missing) if missing else ""

    return Filling(
        t(f"tray-{word}", count=wanted), (source,), lambda picked: t("tray-ready"), problem,
        lambda picked: (Reveal if forging else Discard)(picked[0].cards, wanted), t(f"tray-{word}-confirm"),
        may_cancel=forging, most=wanted,
    )


def _exchange(view: View, teller: Teller, mate: int) -> Filling:
    t, name = teller.text, teller.names[mate]
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


def commitment(view: View, teller: Teller) -> Filling:
    """How far to go in a fight, decided at once and in secret: no action of the rules, the game is told the weapons."""
    t = teller.text
    return Filling(
        t("tray-commit"), (Source(t("tray-hand"), view.hands[view.seat] & WEAPONS),),
        lambda picked: t("tray-commit-total", count=size(picked[0].cards)), lambda picked: "",
        lambda picked: Weapon(picked[0].cards), t("tray-commit-confirm"),
    )
