"""What lies on the table and how it came there: the discards in their order, weapons by who laid them.

A position only counts cards. All of it follows from what everybody saw, so it may be told to everybody.
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
    """The Search discards in the order in which they were thrown, the last one last (R2c)."""
    pile: list[int] = []
    laid: list[int] = []            # weapons and the card being played: they are thrown when it is over (R14r)
    inspecting = False              # An inspection throws others' tools before itself.
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
            left = event.cards         # What lay there is shuffled; what is still being played or fought with is not.
            for cards in (pile, laid):
                left = _without_first(left, cards)
        if word in ENDS_A_FIGHT:
            pile += laid
            laid.clear()
    return [kind for kind in (*pile, *laid) if kind not in SUPPLY_KINDS]


def _without_first(number: int, cards: list[int]) -> int:
    """The first so many that came from the Search deck are gone. How many of those were not there."""
    for kind in cards[:]:
        if number and kind not in SUPPLY_KINDS:
            cards.remove(kind)
            number -= 1
    return number


def _take_away(cards: Cards, *piles: list[int]) -> None:
    """From where they lie, the uppermost first."""
    for kind in listed(cards):
        pile = next((pile for pile in piles if kind in pile), None)
        if pile is not None:
            del pile[len(pile) - 1 - pile[::-1].index(kind)]


def laid_by(events: Sequence[Event]) -> dict[int, Cards]:
    """The weapons of the fight that goes on, by the one of the two on whose side they were laid."""
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
