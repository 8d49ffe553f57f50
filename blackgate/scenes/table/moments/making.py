"""Making and digging: what players craft, gain, dig and heal."""

from dataclasses import replace
from typing import Final

from ....kit import look
from ....model.events import Crafted, DigImproved, Dug, Gained, Healed
from ....model.pack import Pack
from ..animations import DIG, NUMBER_TURNS, TOOL_IS_IN, Animations
from ..event_picture import EventPicture, card_picture, verb_picture
from ..motion import Clip, Coming
from .flights import from_pile
from .moment import Moment


def _made(event: Crafted | Gained, animations: Animations) -> list[Clip]:
    return from_pile(animations, event.seat, event.kind, event.number)


def _made_picture(event: Crafted | Gained, pack: Pack) -> EventPicture:
    return card_picture(pack, event.kind, event.number)


def _dug(event: Dug, animations: Animations) -> list[Clip]:
    return [animations.dig(event.seat, event.tool, event.points, event.total)]


def _dig_improved(event: DigImproved, animations: Animations) -> list[Clip]:
    return [animations.rise(f"seat:{event.seat}", "verbs/dig", f"+{event.points}")]


def _healed(event: Healed, animations: Animations) -> list[Clip]:
    healed = animations.rise(f"seat:{event.seat}", "verbs/heal", f"+{event.number}", look.MOSS)
    return [replace(healed, brings=Coming(event.seat, beatings=-event.number))]


MOMENTS: Final = (
    Moment(Crafted, _made, _made_picture),
    Moment(Gained, _made, _made_picture),
    Moment(Dug, _dug, lambda event, pack: verb_picture("dig", f"+{event.points}"), is_seen_to_the_end=True,
           told_after=DIG * NUMBER_TURNS, heard_after=DIG * TOOL_IS_IN),
    Moment(DigImproved, _dig_improved),
    Moment(Healed, _healed, lambda event, pack: verb_picture("heal")),
)
