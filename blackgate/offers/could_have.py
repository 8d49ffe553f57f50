"""What somebody could still have done with the cards they held when the game was over."""

from typing import NamedTuple

from ..model.counts import TOOL_KINDS, count, holds
from ..model.view import View


class CouldHave(NamedTuple):
    points: int                     # of the Tools in the hand
    is_enough: bool                 # With these points their side would have been out.
    makes: tuple[int, ...]          # Tools whose parts were in the hand
    is_secret: bool                 # The Background was never revealed.


def could_have(view: View) -> CouldHave:
    """Of the seat whose view it is."""
    seat = view.seat
    hand, pack = view.hands[seat], view.pack
    powers = pack.powers[view.gang[seat]]
    points = sum(count(hand, tool) * powers.points[tool] for tool in TOOL_KINDS)
    makes = tuple(
        recipe.product for recipe in pack.recipes
        if recipe.product in TOOL_KINDS and holds(hand, recipe.needs_spared if powers.no_link else recipe.needs))
    goal = pack.goal(view.players, view.team)
    return CouldHave(points, points > 0 and view.score(seat) + points >= goal, makes, not view.revealed[seat])
