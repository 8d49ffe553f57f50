"""Walk to a teammate of the same gang (R11g)."""

from typing import Final

from ...model.actions import Action, Follow
from ...model.teams import MATES
from ...model.view import View
from .offer import Offer, Thing


def things(action: Follow, view: View) -> tuple[Thing, ...]:
    return (("place", action.place),)


def example(view: View) -> Action:
    mates = MATES[view.team][view.players][view.seat]
    return Follow(view.place[mates[0] if mates else view.seat])


OFFER: Final = Offer(Follow, "f", "R11g", "feet", things=things, example=example)
