"""What fills in an option that names cards of one's choice: to sell, to discard, to forge, to exchange, to commit.

A table shows it as a tray, a phone as a shelf of cards. What a verb's tray asks for stands with the verb (`verbs/`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..model.actions import Action, GiveUp, Weapon
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


def exactly(
    number: int, source: Source, word: str, answer: Callable[[Cards], Action], teller: Teller, *,
    may_cancel: bool = False,
) -> Filling:
    """So many cards, no more and no fewer. Its messages are `tray-<word>`."""
    t = teller.text

    def problem(picked: Sequence[Picked]) -> str:
        missing = number - size(picked[0].cards)
        return t(f"tray-{word}-missing", count=missing) if missing else ""

    return Filling(
        t(f"tray-{word}", count=number), (source,), lambda picked: t("tray-ready"), problem,
        lambda picked: answer(picked[0].cards), t(f"tray-{word}-confirm"), may_cancel, number,
    )


def may_commit(view: View) -> bool:
    """Whether the rest of a fight can be decided at once: one may give up, and has a weapon."""
    words = {type(option) for option in view.options}
    return GiveUp in words and Weapon in words


def commitment(view: View, teller: Teller) -> Filling:
    """How far to go in a fight, decided at once and in secret: no action of the rules, the game is told the weapons."""
    t = teller.text
    return Filling(
        t("tray-commit"), (Source(t("tray-hand"), view.hands[view.seat] & WEAPONS),),
        lambda picked: t("tray-commit-total", count=size(picked[0].cards)), lambda picked: "",
        lambda picked: Weapon(picked[0].cards), t("tray-commit-confirm"),
    )
