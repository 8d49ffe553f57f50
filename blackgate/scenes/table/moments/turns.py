"""Turns: the deal, the beginning and end of a turn, and the escape at the end."""

from typing import Final

from ....kit import look
from ....model.counts import ONE, listed
from ....model.events import ActionsGained, Started, TurnEnded, TurnStarted, Won
from ....model.view import View
from ..animations import Animations
from ..motion import Clip, InFlight
from .moment import Moment, rising


def _started(event: Started, animations: Animations) -> list[Clip]:
    """Deal the first hands, one card to everybody at a time."""
    view = animations.view
    each = view.pack.numbers.starting_hand
    return [animations.fly("deck:0", animations.home(seat), None, delay=(seat + n * view.players) * 0.05,
                           brings=_dealt(view, seat, n, each))
            for n in range(each) for seat in range(view.players)]


def _dealt(view: View, seat: int, n: int, each: int) -> InFlight:
    """Return what the nth card of a deal brings. The last one brings all the rest."""
    cards = listed(max(0, view.hands[seat]))
    mine = cards[n:n + 1] if n < each - 1 else cards[n:]
    return InFlight(seat, sum(ONE[kind] for kind in mine), 1 if n < each - 1 else view.sizes[seat])


def _won(event: Won, animations: Animations) -> list[Clip]:
    free = [seat for seat in range(animations.view.players) if event.seats >> seat & 1]
    return [clip for seat in free for clip in (
        animations.throw_earth(f"seat:{seat}"), animations.pulse(seat, look.LAMP, 1.2),
        animations.flash("tunnel/freedom", None, f"seat:{seat}"))]


MOMENTS: Final = (
    Moment(Started, _started),
    Moment(TurnStarted, lambda event, animations: [animations.pulse(event.seat)]),
    Moment(TurnEnded, rising("verbs/end_turn", color=look.DIM_BONE, seconds=0.3)),
    Moment(ActionsGained, rising("tokens/action", "+{event.number}")),
    Moment(Won, _won),
)
