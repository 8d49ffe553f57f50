"""What the table shows while things are in flight: a card or a point counts only after it has landed."""

from collections.abc import Iterable

from ...model.actions import Reveal
from ...model.counts import minus
from ...model.view import FIELDS, View
from .motion import DISCARDS, Coming


def without(view: View, coming: Iterable[Coming], leaving: Iterable[Coming] = ()) -> View:
    """Return the view without things that have not landed yet, and with things that have not left their owner yet."""
    coming, leaving = list(coming), list(leaving)
    if not coming and not leaving:
        return view
    hands, sizes, discard = list(view.hands), list(view.sizes), view.discard
    points, tunnel = list(view.points), list(view.tunnel)
    beatings, cigarettes = list(view.beatings), list(view.cigarettes)
    for each in coming:
        seat = each.seat
        if seat == DISCARDS:
            discard = minus(discard, each.cards)
            continue
        sizes[seat] = max(0, sizes[seat] - each.number)
        if hands[seat] >= 0:
            hands[seat] = minus(hands[seat], each.cards)
        points[seat] -= each.points
        tunnel[seat] = minus(tunnel[seat], each.tool)
        beatings[seat] = max(0, beatings[seat] - each.beatings)
        cigarettes[seat] = max(0, cigarettes[seat] - each.cigarettes)
    for each in leaving:
        sizes[each.seat] += each.number
        if hands[each.seat] >= 0:
            hands[each.seat] += each.cards
        cigarettes[each.seat] += each.cigarettes
    seen = _copied(view)
    seen.hands, seen.sizes, seen.discard = tuple(hands), tuple(sizes), discard
    seen.points, seen.tunnel = tuple(points), tuple(tunnel)
    seen.beatings, seen.cigarettes = tuple(beatings), tuple(cigarettes)
    return seen


def covered(view: View) -> View:
    """Return a view that a teammate may see too: the hand (R5.7), but not the Background that lies face down."""
    if view.revealed[view.seat]:
        return view
    seen = _copied(view)
    seen.background = tuple(-1 if seat == view.seat else card for seat, card in enumerate(view.background))
    seen.options = tuple(option for option in view.options if not isinstance(option, Reveal))
    return seen


def _copied(view: View) -> View:
    seen = View()
    for name in FIELDS:
        setattr(seen, name, getattr(view, name))
    return seen


def all_hands(view: View) -> list[Coming]:
    """Return every card that anybody holds: before the deal, all of them are still to come."""
    return [Coming(seat, max(0, hand), number)
            for seat, (hand, number) in enumerate(zip(view.hands, view.sizes, strict=True))]
