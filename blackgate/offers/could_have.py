"""What a player could still have done with the cards in their hand when the game ended."""

from typing import NamedTuple

from ..model.counts import TOOL_KINDS, count, holds
from ..model.view import View


class CouldHave(NamedTuple):
    points: int                     # points of the Tools in the hand
    is_enough: bool                 # whether these points would have been enough to escape
    makes: tuple[int, ...]          # Tools whose parts were in the hand
    is_secret: bool                 # whether the Background was never revealed


def could_have(view: View) -> CouldHave:
    """Return this for the seat of the view."""
    seat = view.seat
    hand, pack = view.hands[seat], view.pack
    powers = pack.powers[view.gang[seat]]
    points = sum(count(hand, tool) * powers.points[tool] for tool in TOOL_KINDS)
    makes = tuple(
        recipe.product for recipe in pack.recipes
        if recipe.product in TOOL_KINDS and holds(hand, recipe.needs_spared if powers.no_link else recipe.needs))
    goal = pack.goal(view.players, view.team)
    return CouldHave(points, points > 0 and view.score(seat) + points >= goal, makes, not view.revealed[seat])
