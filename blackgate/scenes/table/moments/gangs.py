"""Gangs and Backgrounds: somebody joins, a power is used, a Background is revealed."""

from typing import Final

from ....kit import look
from ....model.events import Joined, Powered, Revealed
from ....model.pack import Pack
from ..animations import CARD_IS_TURNED, Animations
from ..event_picture import EventPicture
from ..motion import Clip
from .moment import Moment, rising


def _joined(event: Joined, animations: Animations) -> list[Clip]:
    pack = animations.view.pack
    gang = pack.gang_of[event.card]
    face = animations.faces.gang_card(event.card)
    return [animations.fly(f"gang:{gang}", f"seat:{event.seat}", face, seconds=0.8, large=1.6),
            animations.flash(f"gangs/{pack.gangs[gang].name}", look.BONE)]


def _gang(event: Joined, pack: Pack) -> EventPicture:
    return EventPicture(f"gangs/{pack.gangs[pack.gang_of[event.card]].name}", is_ink=True)


def _powered(event: Powered, animations: Animations) -> list[Clip]:
    return rising(f"powers/{animations.view.pack.gang_cards[event.card].name}")(event, animations)


def _revealed(event: Revealed, animations: Animations) -> list[Clip]:
    face = animations.faces.background(event.background)
    return [animations.show_card(face, f"seat:{event.seat}", "background")]


def _background(event: Revealed, pack: Pack) -> EventPicture:
    return EventPicture(f"backgrounds/{pack.backgrounds[event.background].name}")


MOMENTS: Final = (
    Moment(Joined, _joined, _gang), Moment(Powered, _powered),
    Moment(Revealed, _revealed, _background, is_seen_to_the_end=True,
           told_after=CARD_IS_TURNED),
)
