"""No turn is ended while a Search costs nothing.

A search for the best action lets the policy play the rest of the turn. After drawing cards the policy may walk away,
which may be worse than to stay. So the end of the turn can seem better than a Search, although the turn may also be
ended after it.
"""

from dataclasses import replace
from typing import Final

from ...model.actions import EndTurn, Search
from ...model.counts import size
from ...model.view import View
from ..bot import Thought

SEARCH: Final = Search()


def searching_first(view: View, thought: Thought) -> Thought:
    """The thought, with a free Search instead of the end of the turn."""
    return replace(thought, action=SEARCH) if isinstance(thought.action, EndTurn) and is_free(view) else thought


def is_free(view: View) -> bool:
    """Whether the seat may search with an action that it has left, and the hand has room for the cards."""
    pack, seat = view.pack, view.seat
    draws = pack.boards[view.team].search[view.place[seat]] + pack.powers[view.gang[seat]].search_draws
    return SEARCH in view.options and size(view.hands[seat]) + draws <= pack.hand_limit
