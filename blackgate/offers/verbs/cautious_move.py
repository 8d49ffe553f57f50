"""Walk to any open place (R5.1b)."""

from typing import Final

from ...model.actions import Action, CautiousMove
from ...model.view import View
from .offer import Offer, Thing


def things(action: CautiousMove, view: View) -> tuple[Thing, ...]:
    return (("place", action.place),)


def example(view: View) -> Action:
    return CautiousMove(view.pack.boards[view.team].elsewhere[view.place[view.seat]][0])


OFFER: Final = Offer(CautiousMove, "v", "R5.1b", "feet", things=things, example=example)
