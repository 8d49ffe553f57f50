"""The three hints of a puzzle: where to look, with what, and the best move itself."""

from typing import Final

from ...model.actions import Action
from ...model.view import View
from ...offers.meaning import label
from ...offers.verbs import OFFERS
from ...words.teller import Teller

STEPS: Final = 3


def hint(step: int, action: Action, view: View, teller: Teller) -> str:
    """Return the first, second or third hint."""
    offer = OFFERS[type(action)]
    if step == 1:
        return teller.text(f"puzzles-where-{offer.where or 'hand'}")
    if step == 2 and offer.named is not None:
        key, values = offer.named(teller, action, view)
        return teller.text(key, **values)
    if step == 2:       # The action does not say which cards are used.
        return teller.text("puzzles-with-deed", deed=teller.text(f"puzzles-deed-{action.name}"))
    return teller.text("puzzles-move", move=label(teller, action, view))
