"""What the others did to a seat, as far as it may know: thefts, Beatings, lost fights, Solitary."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..model.counts import listed
from ..model.event_seats import doer, victim
from ..model.events import (
    CombatWon, Cooperated, Discarded, Event, Extorted, Given, Inspected, MichelMoved, Paid, Played, Revealed,
    Rioted, Swapped, Taken, TurnStarted, TurnedUp,
)
from ..model.vocabulary import NOTHING

MICHEL: Final = -2              # Michel(le), who has no seat
_BEGINS: Final = (TurnStarted, Played, Revealed, Extorted, MichelMoved, TurnedUp)


class Hit(NamedTuple):
    """One attack: the seat that did it, its events, the lost cards as far as they are known, and the card played."""

    by: int
    events: tuple[Event, ...]
    cards: tuple[int, ...]
    played: int = NOTHING       # the action card, if one was played


def hits(events: Iterable[Event], me: int, culprit: int = NOTHING) -> list[Hit]:
    """All attacks on a seat, in order. Everything that one fight or one card brings is one attack.

    `culprit` is the seat that was acting before the first event.
    """
    found: list[Hit] = []
    is_new = True               # whether a new attack begins
    losing = False              # whether cards that I discard now are a loss to an attacker
    played = NOTHING
    for event in events:
        if isinstance(event, _BEGINS):
            is_new, losing = True, False
            played = event.card if isinstance(event, Played) else NOTHING
            culprit = MICHEL if isinstance(event, (MichelMoved, TurnedUp)) else doer(event)
        elif isinstance(event, CombatWon):
            culprit = event.winner if event.winner != NOTHING else MICHEL
        losing = losing or isinstance(event, Inspected) or _lost_to_michel(event, me)
        by = _by(event, me, culprit, losing)
        if by in (NOTHING, me):
            continue
        cards = _cards(event)
        if is_new or not found or found[-1].by != by:
            found.append(Hit(by, (event,), cards, played))
        else:
            found[-1] = found[-1]._replace(events=(*found[-1].events, event), cards=(*found[-1].cards, *cards))
        is_new = False
    return found


def _lost_to_michel(event: Event, me: int) -> bool:
    if isinstance(event, CombatWon):
        return event.winner == NOTHING and event.loser == me
    return isinstance(event, Cooperated) and event.seat == me and event.attacker == NOTHING


def _by(event: Event, me: int, culprit: int, losing: bool) -> int:
    """The seat that did this to me; NOTHING if it was not done to me."""
    if isinstance(event, Discarded):
        return culprit if losing and event.seat == me else NOTHING
    if isinstance(event, Rioted):           # It hits every hand.
        return event.seat
    if victim(event) != me:
        return NOTHING
    if isinstance(event, CombatWon) and event.winner == NOTHING:
        return MICHEL
    return doer(event) if isinstance(event, (CombatWon, Taken, Given, Paid, Swapped)) else culprit


def _cards(event: Event) -> tuple[int, ...]:
    if isinstance(event, (Taken, Given)):
        return (event.kind,) if event.kind >= 0 else ()
    return tuple(listed(event.cards)) if isinstance(event, Discarded) else ()
