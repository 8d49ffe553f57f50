"""Refusing a demand and giving up with one press.

Every asked player can do this, whatever they hold, so it betrays nothing. A player who could not fight is offered it
instead of the fight.
"""

from typing import Final

from ..model.actions import Fight
from ..model.counts import WEAPONS
from ..model.teams import is_mate
from ..model.view import View
from ..model.vocabulary import WHEN_LOSING

_FIGHT: Final = Fight()


def may_give_up_at_once(view: View) -> bool:
    """Return whether the asked seat can refuse a demand (R5.6c, R10e)."""
    return _FIGHT in view.options


def cannot_fight(view: View) -> bool:
    """Return whether the player could only give up after refusing: no weapon and no help."""
    seat = view.seat
    if not may_give_up_at_once(view) or view.hands[seat] & WEAPONS:
        return False
    past = view.pack.backgrounds[view.background[seat]]
    wins_lost_fights = past.when & WHEN_LOSING and not view.revealed[seat]
    has_mates = any(
        is_mate(view.team, seat, mate) and view.place[mate] == view.place[seat] for mate in range(view.players))
    return not wins_lost_fights and not has_mates


def is_hopeless(view: View) -> bool:
    """Return whether the player can only refuse and then give up: no tool either."""
    return tuple(view.options) == (_FIGHT,) and cannot_fight(view)
