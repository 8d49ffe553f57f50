"""Exchanges between teammates."""

from typing import Final

from ....model.events import Declined, Exchanged, Proposed
from ..animations import Animations
from ..event_picture import verb_picture
from ..motion import Clip
from .flights import both_ways
from .moment import Moment, answer


def _exchanged(event: Exchanged, animations: Animations) -> list[Clip]:
    return both_ways(animations, event.seat, event.with_)


MOMENTS: Final = (
    answer(Proposed, "exchange"),
    answer(Declined, "decline"),
    Moment(Exchanged, _exchanged, lambda event, pack: verb_picture("exchange")),
)
