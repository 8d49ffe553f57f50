"""Cards in flight, used by several moments."""

from ....model.counts import ONE, SUPPLY_KINDS, Cards, listed, minus, size
from ..animations import Animations
from ..motion import DISCARDS, Clip, InFlight


def one_by_one(cards: Cards, most: int) -> list[tuple[int, Cards]]:
    """Return each card with the cards it brings. At most `most` cards fly, and the last one brings the rest."""
    kinds = listed(cards)[:most]
    rest = cards
    found = []
    for n, kind in enumerate(kinds):
        brings = rest if n == len(kinds) - 1 else ONE[kind]
        rest = minus(rest, ONE[kind])
        found.append((kind, brings))
    return found


def thrown(animations: Animations, seat: int, cards: Cards) -> list[Clip]:
    """Let cards fly to the discard, or to the supply pile they came from, one after another."""
    return [animations.fly(animations.home(seat), f"pile:{kind}" if kind in SUPPLY_KINDS else "discard:0",
                           animations.faces.card(kind), delay=n * 0.05, brings=InFlight(DISCARDS, some, size(some)),
                           takes=InFlight(seat, some, size(some)))
            for n, (kind, some) in enumerate(one_by_one(cards, 8))]


def both_ways(animations: Animations, one: int, other: int) -> list[Clip]:
    """Let covered cards fly between two hands, in both directions."""
    first, second = animations.home(one), animations.home(other)
    return [animations.fly(first, second, None), animations.fly(second, first, None)]
