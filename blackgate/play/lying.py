"""What lies on the table and how it came there: the discards in their order, weapons by who laid them.

A position only counts cards. All of it follows from what everybody saw, so it may be told to everybody.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from ..model.counts import ONE, SUPPLY_KINDS, Cards, listed
from ..model.words import (
    ARMED, CALLED_OFF, COMBAT_WON, COOPERATED, CRAFTED, DISCARDED, EXTORTED, INSPECTED, JOINED, PLAYED, REGAINED,
    SHUFFLED, SOLD, TURN_ENDED, Event,
)

ENDS_A_FIGHT = (COMBAT_WON, COOPERATED, CALLED_OFF)
NEXT_DEED = (EXTORTED, PLAYED, SOLD, CRAFTED, JOINED, TURN_ENDED)


def discarded(events: Iterable[Event]) -> list[int]:
    """The Search discards in the order in which they were thrown, the last one last (R2c)."""
    pile: list[int] = []
    laid: list[int] = []            # weapons and the card being played: they are thrown when it is over (R14r)
    inspecting = False              # An inspection throws others' tools before itself.
    for event in events:
        word = event[0]
        if word in NEXT_DEED or (word == DISCARDED and not inspecting):
            pile += laid
            laid.clear()
        inspecting = word == INSPECTED or (inspecting and word not in NEXT_DEED)
        if word == EXTORTED:
            laid += listed(event[4])
        elif word in (ARMED, PLAYED):
            laid.append(event[2])
        elif word == REGAINED:
            _take_away(event[2], laid, pile)
        elif word in (SOLD, DISCARDED, CRAFTED):
            pile += listed(event[2])
        elif word == JOINED:
            pile += listed(event[3])
        elif word == SHUFFLED and not event[2]:
            left = event[1]         # What lay there is shuffled; what is still being played or fought with is not.
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
        word = event[0]
        if word in ENDS_A_FIGHT or word == EXTORTED:
            laid.clear()
        if word == EXTORTED:
            laid[event[1]] += event[4]
        elif word == ARMED:
            laid[event[3]] += ONE[event[2]]
    return dict(laid)
