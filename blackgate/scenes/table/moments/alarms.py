"""Events that concern everybody: a riot, an inspection."""

from typing import Final

from ....kit import look
from ....model.counts import ONE, listed
from ....model.events import Inspected, Rioted
from ..animations import Animations
from ..motion import Clip, InFlight
from .moment import Moment

GATHERED: Final = 0.7   # seconds until all hands are in the middle
MOST: Final = 6         # how many cards of a hand are shown in flight


def _rioted(event: Rioted, animations: Animations) -> list[Clip]:
    return [animations.flash("cards/riot", look.ORANGE), *_gathered(animations), *_dealt_out(animations, event.seat)]


def _gathered(animations: Animations) -> list[Clip]:
    """Let all hands fly into the middle. Until then they stay visible in their owners' hands."""
    clips = []
    for seat, (hand, number) in enumerate(zip(animations.hands, animations.held, strict=True)):
        flights = 0 if animations.calm else min(number, MOST)
        whole = InFlight(seat, max(0, hand), number)
        clips += [animations.fly(animations.home(seat), "centre", None, delay=n * 0.03, seconds=0.45,
                                 takes=None if n else whole) for n in range(flights)]
    return clips


def _dealt_out(animations: Animations, first: int) -> list[Clip]:
    """Deal the cards out again one by one, beginning with the player who started the riot."""
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
                brings=InFlight(seat, cards, view.sizes[seat] - n if is_last else 1),
            ))
    return clips


MOMENTS: Final = (
    Moment(Rioted, _rioted, is_seen_to_the_end=True, told_after=GATHERED),
    Moment(Inspected, lambda event, animations: [animations.flash("cards/inspection", look.LIGHT_STEEL)]),
)
