"""What the others did to a seat: thefts, Beatings, lost fights, Solitary. From what that seat may know."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..model.counts import listed
from ..model.words import (
    BEATEN, COMBAT_WON, COOPERATED, DISCARDED, EXTORTED, GIVEN, INSPECTED, MICHEL_MOVED, NOTHING, PAID, PLAYED,
    REVEALED, SENT, SWAPPED, TAKEN, TURN_STARTED, TURNED_UP, Event,
)

MICHEL: Final = -2              # who is no player
_BEGINS: Final = (TURN_STARTED, PLAYED, REVEALED, EXTORTED, MICHEL_MOVED, TURNED_UP)


class Hit(NamedTuple):
    """One blow: who dealt it, what of it happened, which cards were lost (as far as they are known)."""

    by: int
    events: tuple[Event, ...]
    cards: tuple[int, ...]


def hits(events: Iterable[Event], me: int, culprit: int = NOTHING) -> list[Hit]:
    """In their order. What follows from one fight or one card is one blow; `culprit`: who was at it before."""
    found: list[Hit] = []
    is_new = True               # whether another blow begins
    losing = False              # whether what I throw now is taken from me
    for event in events:
        word = event[0]
        if word in _BEGINS:
            is_new, losing = True, False
            culprit = MICHEL if word in (MICHEL_MOVED, TURNED_UP) else event[1]
        elif word == COMBAT_WON:
            culprit = event[1] if event[1] != NOTHING else MICHEL
        losing = losing or word == INSPECTED or _lost_to_michel(event, me)
        by = _by(event, me, culprit, losing)
        if by in (NOTHING, me):
            continue
        cards = _cards(event)
        if is_new or not found or found[-1].by != by:
            found.append(Hit(by, (event,), cards))
        else:
            found[-1] = Hit(by, (*found[-1].events, event), (*found[-1].cards, *cards))
        is_new = False
    return found


def _lost_to_michel(event: Event, me: int) -> bool:
    return event[:3] == (COMBAT_WON, NOTHING, me) or event[:3] == (COOPERATED, me, NOTHING)


def _by(event: Event, me: int, culprit: int, losing: bool) -> int:
    """Who did that to me; NOTHING if it was not done to me."""
    word = event[0]
    if word == COMBAT_WON and event[2] == me:
        return event[1] if event[1] != NOTHING else MICHEL
    if word in (TAKEN, GIVEN, PAID, SWAPPED) and event[2] == me:
        return event[1]
    if event[1] == me and (word in (BEATEN, SENT) or (word == DISCARDED and losing)):
        return culprit
    return NOTHING


def _cards(event: Event) -> tuple[int, ...]:
    if event[0] in (TAKEN, GIVEN):
        return (event[3],) if event[3] >= 0 else ()
    return tuple(listed(event[2])) if event[0] == DISCARDED else ()
