"""Trading: what is sold, bought, stolen and paid."""

from typing import Final

from ....model.events import Bought, Paid, Sold, Stolen
from ....model.pack import Pack
from ..animations import Animations
from ..event_picture import EventPicture, card_picture
from ..motion import Clip
from .flights import from_pile, thrown
from .moment import Moment, Sign

CIGARETTE: Final = "tokens/cigarette"


def _sold(event: Sold, animations: Animations) -> list[Clip]:
    return [*thrown(animations, event.seat, event.cards),
            animations.rise(f"seat:{event.seat}", CIGARETTE, f"+{event.cigarettes}")]


def _got(event: Bought | Stolen, animations: Animations) -> list[Clip]:
    return from_pile(animations, event.seat, event.kind, event.number)


def _got_picture(event: Bought | Stolen, pack: Pack) -> EventPicture:
    return card_picture(pack, event.kind, event.number)


def _paid(event: Paid, animations: Animations) -> list[Clip]:
    """From seat to seat; the bank lies in the middle."""
    start = f"seat:{event.from_}" if event.from_ >= 0 else "centre"
    end = f"seat:{event.seat}" if event.seat >= 0 else "centre"
    return [animations.send_cigarettes(start, end, event.cigarettes)]


def _paid_picture(event: Paid, pack: Pack) -> EventPicture | None:
    return EventPicture(CIGARETTE, f"+{event.cigarettes}") if event.seat >= 0 else None


MOMENTS: Final = (
    Moment(Sold, _sold, lambda event, pack: EventPicture(CIGARETTE, f"+{event.cigarettes}")),
    Moment(Bought, _got, _got_picture),
    Moment(Stolen, _got, _got_picture),
    Moment(Paid, _paid, _paid_picture, Sign(CIGARETTE, weight=2)),
)
