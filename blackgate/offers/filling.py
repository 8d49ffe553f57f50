"""Completes an option in which the player chooses cards: to sell, discard, forge, exchange or commit.

A table shows it as a tray, a phone as a sheet of cards. Each verb says what its tray asks for (`verbs/`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..model.actions import Action, GiveUp, Weapon
from ..model.counts import WEAPONS, Cards, size
from ..model.view import View
from ..words.teller import Teller


@dataclass(frozen=True)
class Source:
    """Cards to choose from, and cigarettes if they can be chosen too."""

    title: str
    cards: Cards
    cigarettes: int = 0


@dataclass(frozen=True)
class Picked:
    cards: Cards = 0
    cigarettes: int = 0


@dataclass(frozen=True)
class Filling:
    """A choice of cards: the sources, what is still missing, and the total."""

    title: str
    sources: tuple[Source, ...]
    total: Callable[[Sequence[Picked]], str]
    problem: Callable[[Sequence[Picked]], str]      # returns why it cannot be confirmed yet; empty if it can
    answer: Callable[[Sequence[Picked]], Action]
    confirm: str
    may_cancel: bool = True
    most: int | None = None


def exactly(
    number: int, source: Source, word: str, answer: Callable[[Cards], Action], teller: Teller, *,
    may_cancel: bool = False,
) -> Filling:
    """Return a choice of exactly this number of cards. Its messages are `tray-<word>`."""
    t = teller.text

    def problem(picked: Sequence[Picked]) -> str:
        missing = number - size(picked[0].cards)
        return t(f"tray-{word}-missing", count=missing) if missing else ""

    return Filling(
        t(f"tray-{word}", count=number), (source,), lambda picked: t("tray-ready"), problem,
        lambda picked: answer(picked[0].cards), t(f"tray-{word}-confirm"), may_cancel, number,
    )


def may_commit(view: View) -> bool:
    """Return whether the rest of a fight can be decided at once: the player may give up, and has a weapon."""
    words = {type(option) for option in view.options}
    return GiveUp in words and Weapon in words


def commitment(view: View, teller: Teller) -> Filling:
    """Return the choice of weapons for a fight, decided at once and in secret. This is not an action of the rules."""
    t = teller.text
    return Filling(
        t("tray-commit"), (Source(t("tray-hand"), view.hands[view.seat] & WEAPONS),),
        lambda picked: t("tray-commit-total", count=size(picked[0].cards)), lambda picked: "",
        lambda picked: Weapon(picked[0].cards), t("tray-commit-confirm"),
    )
