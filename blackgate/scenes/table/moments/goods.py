"""Goods: what players craft, gain, buy, steal and sell, what they dig and heal, and what is paid."""

from dataclasses import replace
from typing import Final

from ....kit import look
from ....model.counts import ONE
from ....model.events import Bought, Crafted, DigImproved, Dug, Gained, Healed, Paid, Sold, Stolen
from ....model.pack import Pack
from ..animations import DIG, NUMBER_TURNS, PAID, TOOL_IS_IN, Animations
from ..event_picture import EventPicture, card_picture, verb_picture
from ..motion import Clip, InFlight
from .flights import thrown
from .moment import Moment, Sign, rising

CIGARETTE: Final = "tokens/cigarette"

Got = Crafted | Gained | Bought | Stolen


def _got(event: Got, animations: Animations) -> list[Clip]:
    """Let cards fly from a supply pile to a hand."""
    brings = InFlight(event.seat, event.number * ONE[event.kind], event.number)
    face = animations.faces.card(event.kind)
    return [animations.fly(f"pile:{event.kind}", animations.home(event.seat), face, brings=brings)]


def _got_picture(event: Got, pack: Pack) -> EventPicture:
    return card_picture(pack, event.kind, event.number)


def _healed(event: Healed, animations: Animations) -> list[Clip]:
    healed = animations.rise(f"seat:{event.seat}", "verbs/heal", f"+{event.number}", look.MOSS)
    return [replace(healed, brings=InFlight(event.seat, beatings=-event.number))]


def _sold(event: Sold, animations: Animations) -> list[Clip]:
    earned = animations.rise(f"seat:{event.seat}", CIGARETTE, f"+{event.cigarettes}")
    return [*thrown(animations, event.seat, event.cards),
            replace(earned, brings=InFlight(event.seat, cigarettes=event.cigarettes))]


def _paid(event: Paid, animations: Animations) -> list[Clip]:
    """Let cigarettes fly from seat to seat; the bank is in the middle of the board."""
    start = f"seat:{event.from_}" if event.from_ >= 0 else "centre"
    end = f"seat:{event.seat}" if event.seat >= 0 else "centre"
    brings = InFlight(event.seat, cigarettes=event.cigarettes) if event.seat >= 0 else None
    takes = InFlight(event.from_, cigarettes=event.cigarettes) if event.from_ >= 0 else None
    return [animations.send_cigarettes(start, end, event.cigarettes, brings, takes)]


def _paid_picture(event: Paid, pack: Pack) -> EventPicture | None:
    return EventPicture(CIGARETTE, f"+{event.cigarettes}") if event.seat >= 0 else None


def _dug(event: Dug, animations: Animations) -> list[Clip]:
    return [animations.dig(event.seat, event.tool, event.points, event.total)]


MOMENTS: Final = (
    Moment(Crafted, _got, _got_picture),
    Moment(Gained, _got, _got_picture),
    Moment(Bought, _got, _got_picture),
    Moment(Stolen, _got, _got_picture),
    Moment(Dug, _dug, lambda event, pack: verb_picture("dig", f"+{event.points}"), is_seen_to_the_end=True,
           told_after=DIG * NUMBER_TURNS, heard_after=DIG * TOOL_IS_IN),
    Moment(DigImproved, rising("verbs/dig", "+{event.points}")),
    Moment(Healed, _healed, lambda event, pack: verb_picture("heal")),
    Moment(Sold, _sold, lambda event, pack: EventPicture(CIGARETTE, f"+{event.cigarettes}")),
    Moment(Paid, _paid, _paid_picture, Sign(CIGARETTE, weight=2), told_after=PAID),
)
