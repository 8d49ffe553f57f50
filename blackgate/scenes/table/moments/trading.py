"""Trading: what is sold, bought, stolen and paid."""

from dataclasses import replace
from typing import Final

from ....model.events import Bought, Paid, Sold, Stolen
from ....model.pack import Pack
from ..animations import PAID, Animations
from ..event_picture import EventPicture, card_picture
from ..motion import Clip, Coming
from .flights import from_pile, thrown
from .moment import Moment, Sign

CIGARETTE: Final = "tokens/cigarette"


def _sold(event: Sold, animations: Animations) -> list[Clip]:
    earned = animations.rise(f"seat:{event.seat}", CIGARETTE, f"+{event.cigarettes}")
    return [*thrown(animations, event.seat, event.cards),
            replace(earned, brings=Coming(event.seat, cigarettes=event.cigarettes))]


def _got(event: Bought | Stolen, animations: Animations) -> list[Clip]:
    return from_pile(animations, event.seat, event.kind, event.number)


def _got_picture(event: Bought | Stolen, pack: Pack) -> EventPicture:
    return card_picture(pack, event.kind, event.number)


def _paid(event: Paid, animations: Animations) -> list[Clip]:
    """Let cigarettes fly from seat to seat; the bank is in the middle of the board."""
    start = f"seat:{event.from_}" if event.from_ >= 0 else "centre"
    end = f"seat:{event.seat}" if event.seat >= 0 else "centre"
    brings = Coming(event.seat, cigarettes=event.cigarettes) if event.seat >= 0 else None
    takes = Coming(event.from_, cigarettes=event.cigarettes) if event.from_ >= 0 else None
    return [animations.send_cigarettes(start, end, event.cigarettes, brings, takes)]


def _paid_picture(event: Paid, pack: Pack) -> EventPicture | None:
    return EventPicture(CIGARETTE, f"+{event.cigarettes}") if event.seat >= 0 else None


MOMENTS: Final = (
    Moment(Sold, _sold, lambda event, pack: EventPicture(CIGARETTE, f"+{event.cigarettes}")),
    Moment(Bought, _got, _got_picture),
    Moment(Stolen, _got, _got_picture),
    Moment(Paid, _paid, _paid_picture, Sign(CIGARETTE, weight=2), told_after=PAID),
)
