"""Where everything lies on the table, for any size of canvas."""

from dataclasses import dataclass
from typing import Final

from ...kit.spots import Box

TOP: Final = 36.0
GAP: Final = 6.0

# Places by their spot on the board, in columns and rows of the grid. The two Cell Blocks of the team side
# stand where the one of the standard side does, with Solitary between the others.
GRID: Final = {
    "standard": {
        "cell_block": (0, 0), "cafeteria": (1, 0), "infirmary": (2, 0),
        "solitary": (0, 1), "showers": (1, 1), "rec_area": (2, 1),
    },
    "team": {
        "cell_block_a": (0, 0), "cafeteria": (1, 0), "infirmary": (2, 0), "cell_block_b": (3, 0),
        "solitary": (0, 1), "showers": (1, 1), "rec_area": (2, 1),
    },
}


@dataclass(frozen=True)
class Layout:
    """The table's parts, in units."""

    top: Box
    seats: tuple[Box, ...]          # the others, in turn order after the looker
    places: dict[str, Box]
    piles: Box
    own: Box
    hand: Box
    actions: Box
    log: Box
    board: Box


def lay_out(width: float, height: float, others: int, team: bool, names: tuple[str, ...]) -> Layout:
    left = min(236.0, max(172.0, width * 0.172))
    right = min(340.0, max(214.0, width * 0.236))
    bottom = min(190.0, max(118.0, height * 0.225))
    top = (0.0, 0.0, width, TOP)
    middle = TOP + GAP
    tall = height - middle - bottom - GAP
    seat_height = min(150.0, (tall - GAP * (others - 1)) / max(1, others))
    seats = tuple(
        (GAP, middle + index * (seat_height + GAP), left - GAP, seat_height) for index in range(others)
    )
    board = (left + GAP, middle, width - left - right - 2 * GAP, tall)
    piles_height = min(150.0, max(84.0, tall * 0.25))
    places = _places(board, board[3] - piles_height - GAP, team, names)
    piles = (board[0], board[1] + board[3] - piles_height, board[2], piles_height)
    own = (GAP, height - bottom, left - GAP, bottom - GAP)
    hand = (left + GAP, height - bottom, width - left - right - 2 * GAP, bottom - GAP)
    rows = 9
    button = min(36.0, max(24.0, (height - TOP) * 0.058))
    actions_height = rows * (button + 4) + 30
    actions = (width - right, middle, right - GAP, actions_height)
    log_top = middle + actions_height + GAP
    log = (width - right, log_top, right - GAP, height - log_top - GAP)
    return Layout(top, seats, places, piles, own, hand, actions, log, board)


def _places(board: Box, tall: float, team: bool, names: tuple[str, ...]) -> dict[str, Box]:
    grid = GRID["team" if team else "standard"]
    columns = 4 if team else 3
    x, y, width, _ = board
    cell_width = (width - GAP * (columns - 1)) / columns
    cell_height = (tall - GAP) / 2
    found: dict[str, Box] = {}
    for name in names:
        column, row = grid[name]
        left = x + column * (cell_width + GAP)
        if team and row == 1:       # three below four: a third each
            wide = (width - 2 * GAP) / 3
            found[name] = (x + column * (wide + GAP), y + cell_height + GAP, wide, cell_height)
        else:
            found[name] = (left, y + row * (cell_height + GAP), cell_width, cell_height)
    return found
