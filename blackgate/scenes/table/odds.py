"""The odds of a move before the roll."""

from ...model.view import View


def reach_odds(view: View) -> dict[int, float]:
    """For each place but one's own: the share of rolls that let one go there (R5.1a, gang powers counted)."""
    pack, seat = view.pack, view.seat
    board = pack.boards[view.team]
    powers = pack.powers[view.gang[seat]]
    own = 1 << view.place[seat]
    masks: list[int] = []
    for face in range(1, 7):
        mask = board.reach[face]
        if powers.neighbour_faces:
            mask |= board.reach[face % 6 + 1] | board.reach[(face - 2) % 6 + 1]
        masks.append(mask & ~own)
    found: dict[int, float] = {}
    for place in board.open_places:
        share = sum(1 for mask in masks if mask >> place & 1) / 6
        if powers.reroll:
            share = 1 - (1 - share) ** 2        # the second roll is taken only where the first does not lead there
        if share and place != view.place[seat]:
            found[place] = share
    return found
