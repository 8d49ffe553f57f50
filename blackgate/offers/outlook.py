"""What can be worked out from a view: who is nearly out, where a roll leads, what somebody could still have done."""

from typing import NamedTuple

from ..model.counts import TOOL_KINDS, count, holds
from ..model.view import View


def alarmed(view: View) -> list[int]:
    """Return the seats that one Dig would bring out, with any Tool that they may hold (R6.1)."""
    if view.winners:
        return []
    return [
        seat for seat in range(view.players)
        if view.sizes[seat] and view.score(seat) + max(view.pack.powers[view.gang[seat]].points) >= view.goal
    ]


def reach_odds(view: View) -> dict[int, float]:
    """Return the share of rolls that lead to each other place, with the powers of gangs (R5.1a)."""
    pack, seat = view.pack, view.seat
    board = pack.boards[view.team]
    powers = pack.powers[view.gang[seat]]
    rolls = board.rolls(view.place[seat], powers.neighbour_faces)
    found: dict[int, float] = {}
    for place in board.open_places:
        share = sum(place in places for places in rolls) / 6
        if powers.reroll:
            share = 1 - (1 - share) ** 2        # the second roll is taken only if the first does not lead there
        if share:
            found[place] = share
    return found


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
