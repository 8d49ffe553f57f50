"""What lies on the table while something is still in the air: no card is in a hand before it lands there."""

from collections.abc import Iterable

from ...model.counts import minus
from ...model.view import FIELDS, View
from .motion import DISCARDS, Coming


def without(view: View, coming: Iterable[Coming]) -> View:
    """The view less what has not landed yet."""
    coming = list(coming)
    if not coming:
        return view
    hands, sizes, discard = list(view.hands), list(view.sizes), view.discard
    for seat, cards, number in coming:
        if seat == DISCARDS:
            discard = minus(discard, cards)
        else:
            sizes[seat] = max(0, sizes[seat] - number)
            if hands[seat] >= 0:
                hands[seat] = minus(hands[seat], cards)
    seen = View()
    for name in FIELDS:
        setattr(seen, name, getattr(view, name))
    seen.hands, seen.sizes, seen.discard = tuple(hands), tuple(sizes), discard
    return seen


def all_hands(view: View) -> list[Coming]:
    """Every card that anybody holds: before the deal all of them are still to come."""
    return [Coming(seat, max(0, hand), number)
            for seat, (hand, number) in enumerate(zip(view.hands, view.sizes, strict=True))]
