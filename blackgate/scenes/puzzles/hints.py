"""What is said of a best move before it is given away: where to look, with what, the move itself."""

from typing import Final

from ...model.actions import Action
from ...model.view import View
from ...offers.meaning import label
from ...offers.verbs import OFFERS
from ...words.teller import Teller

STEPS: Final = 3


def hint(step: int, action: Action, view: View, teller: Teller) -> str:
    """The first, second or third thing to say."""
    offer = OFFERS[type(action)]
    if step == 1:
        return teller.text(f"puzzles-where-{offer.where or 'hand'}")
    if step == 2 and offer.named is not None:
        key, values = offer.named(teller, action, view)
        return teller.text(key, **values)
    if step == 2:       # It leaves open what it is done with.
        return teller.text("puzzles-with-deed", deed=teller.text(f"puzzles-deed-{action.name}"))
    return teller.text("puzzles-move", move=label(teller, action, view))
