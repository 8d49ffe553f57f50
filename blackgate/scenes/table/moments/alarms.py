"""What everybody is caught up in: a riot, an inspection."""

from typing import Final

from ....kit import look
from ....model.counts import ONE, listed
from ....model.events import Inspected, Rioted
from ..animations import Animations
from ..motion import Clip, Coming
from .moment import Moment, Sign

GATHERED: Final = 0.7   # seconds until a riot has all hands in the middle
MOST: Final = 6         # cards of a hand that are seen on their way


def _rioted(event: Rioted, animations: Animations) -> list[Clip]:
    return [animations.flash("cards/riot", look.ORANGE), *_gathered(animations), *_dealt_out(animations, event.seat)]


def _gathered(animations: Animations) -> list[Clip]:
    """All hands fly into the middle."""
    held = () if animations.calm else animations.held or animations.view.sizes
    return [animations.fly(animations.home(seat), "centre", None, delay=n * 0.03, seconds=0.45)
            for seat, number in enumerate(held) for n in range(min(number, MOST))]


def _dealt_out(animations: Animations, first: int) -> list[Clip]:
    """And come back one by one, from whoever began it."""
    view = animations.view
    clips = []
    for place in range(view.players):
        seat = (first + place) % view.players
        hand = listed(max(0, view.hands[seat]))
        number = min(view.sizes[seat], MOST)
        for n in range(number):
            is_last = n == number - 1
            cards = sum(ONE[kind] for kind in (hand[n:] if is_last else hand[n:n + 1]))
            face = animations.faces.card(hand[n]) if hand and seat == view.seat else None
            delay = 0.0 if animations.calm else GATHERED + (n * view.players + place) * 0.04
            clips.append(animations.fly(
                "centre", animations.home(seat), face, delay=delay,
                brings=Coming(seat, cards, view.sizes[seat] - n if is_last else 1),
            ))
    return clips


def _inspected(event: Inspected, animations: Animations) -> list[Clip]:
    return [animations.flash("cards/inspection", look.LIGHT_STEEL)]


MOMENTS: Final = (
    Moment(Rioted, _rioted, sign=Sign("cards/riot", weight=1), is_seen_to_the_end=True),
    Moment(Inspected, _inspected),
)
