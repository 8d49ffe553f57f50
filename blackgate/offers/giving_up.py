"""Refusing a demand and giving up at once, as one press.

Whoever is asked can do that, whatever they hold, so it tells nobody anything. Who can do nothing else is offered it as
the only answer: their fight is hopeless.
"""

from typing import Final

from ..model.actions import Fight
from ..model.counts import WEAPONS
from ..model.teams import is_mate
from ..model.view import View
from ..model.vocabulary import WHEN_LOSING

_FIGHT: Final = Fight()


def may_give_up_at_once(view: View) -> bool:
    """Whether somebody demands something that the asked seat can refuse (R5.6c, R10e)."""
    return _FIGHT in view.options


def is_hopeless(view: View) -> bool:
    """Whether refusing is the only answer, and giving up the only one after it: no tool, no weapon and no help."""
    seat = view.seat
    if tuple(view.options) != (_FIGHT,) or view.hands[seat] & WEAPONS:
        return False
    past = view.pack.backgrounds[view.background[seat]]
    wins_lost_fights = past.when & WHEN_LOSING and not view.revealed[seat]
    has_mates = any(
        is_mate(view.team, seat, mate) and view.place[mate] == view.place[seat] for mate in range(view.players))
    return not wins_lost_fights and not has_mates
