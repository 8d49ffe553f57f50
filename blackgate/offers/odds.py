"""The odds of a move before the roll."""

from ..model.view import View


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
