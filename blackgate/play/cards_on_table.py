"""The cards on the table: the discards in their order, and the weapons by the side that laid them.

A position only counts cards, so this is worked out from public events. Every player may know it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from ..model.counts import ONE, SUPPLY_KINDS, Cards, listed
from ..model.events import (
    Armed, CalledOff, CombatWon, Cooperated, Crafted, Discarded, Event, Extorted, Inspected, Joined, Played,
    Regained, Shuffled, Sold, TurnEnded,
)

ENDS_A_FIGHT = (CombatWon, Cooperated, CalledOff)
NEXT_DEED = (Extorted, Played, Sold, Crafted, Joined, TurnEnded)


def discarded(events: Iterable[Event]) -> list[int]:
    """The Search discards in the order in which they were discarded, the last one last (R2c)."""
    pile: list[int] = []
    laid: list[int] = []            # weapons and the card being played: discarded when that is over (R14r)
    inspecting = False              # Tools are discarded before the inspection card itself.
    for event in events:
        word = type(event)
        if word in NEXT_DEED or (isinstance(event, Discarded) and not inspecting):
            pile += laid
            laid.clear()
        inspecting = isinstance(event, Inspected) or (inspecting and word not in NEXT_DEED)
        if isinstance(event, Extorted):
            laid += listed(event.weapons)
        elif isinstance(event, Armed):
            laid.append(event.kind)
        elif isinstance(event, Played):
            laid.append(event.card)
        elif isinstance(event, Regained):
            _take_away(event.cards, laid, pile)
        elif isinstance(event, (Sold, Discarded)):
            pile += listed(event.cards)
        elif isinstance(event, (Crafted, Joined)):
            pile += listed(event.spent)
        elif isinstance(event, Shuffled) and not event.michel:
            left = event.cards         # Cards that are still in play are not shuffled.
            for cards in (pile, laid):
                left = _without_first(left, cards)
        if word in ENDS_A_FIGHT:
            pile += laid
            laid.clear()
    return [kind for kind in (*pile, *laid) if kind not in SUPPLY_KINDS]


def _without_first(number: int, cards: list[int]) -> int:
    """Remove the first `number` Search cards. Returns how many of them were missing."""
    for kind in cards[:]:
        if number and kind not in SUPPLY_KINDS:
            cards.remove(kind)
            number -= 1
    return number


def _take_away(cards: Cards, *piles: list[int]) -> None:
    """Remove the cards from the first pile that has them, the uppermost first."""
    for kind in listed(cards):
        pile = next((pile for pile in piles if kind in pile), None)
        if pile is not None:
            del pile[len(pile) - 1 - pile[::-1].index(kind)]


def laid_by(events: Sequence[Event]) -> dict[int, Cards]:
    """The weapons laid in the current fight, by the attacker or defender for whom they were laid."""
    laid: Counter[int] = Counter()
    for event in events:
        word = type(event)
        if word in ENDS_A_FIGHT or isinstance(event, Extorted):
            laid.clear()
        if isinstance(event, Extorted):
            laid[event.attacker] += event.weapons
        elif isinstance(event, Armed):
            laid[event.principal] += ONE[event.kind]
    return dict(laid)
