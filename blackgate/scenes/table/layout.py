"""Where everything lies on the table, for any size of the window."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...kit.spots import Box

TOP: Final = 36.0
GAP: Final = 6.0

ROWS: Final = 2             # rows of a board that does not say where its places lie
MANY: Final = 8             # more places than this need another row

Spots = Mapping[str, tuple[int, int]]       # column and row of each place (`Pack.spots`)


@dataclass(frozen=True)
class Layout:
    """The table's parts, in units."""

    top: Box
    seats: tuple[Box, ...]          # the other players in turn order; at a shared screen all of them, by number
    places: dict[str, Box]
    piles: Box
    own: Box
    hand: Box
    actions: Box
    log: Box
    board: Box
    sides: tuple[Box, ...] = ()     # the tunnels of the two teams


def lay_out(
    width: float, height: float, players: int, names: tuple[str, ...], spots: Spots, strip: float = 0.0,
    is_shared: bool = False, is_watched: bool = False,
) -> Layout:
    """Return the boxes of all parts. `strip` is the height of the teams' tunnels above the places.

    `is_watched`: nobody plays at the screen, so the board is larger.
    """
    left = min(236.0, max(172.0, width * 0.172))
    right = min(280.0, max(214.0, width * 0.18)) if is_watched else min(340.0, max(214.0, width * 0.236))
    bottom = min(96.0, max(64.0, height * 0.125)) if is_watched else min(190.0, max(118.0, height * 0.225))
    top = (0.0, 0.0, width, TOP)
    middle = TOP + GAP
    tall = height - middle - bottom - GAP
    column, listed = (height - middle - GAP, players) if is_shared else (tall, players - 1)
    seat_height = min(168.0 if is_watched else 150.0, (column - GAP * (listed - 1)) / max(1, listed))
    seats = tuple(
        (GAP, middle + index * (seat_height + GAP), left - GAP, seat_height) for index in range(listed)
    )
    board = (left + GAP, middle, width - left - right - 2 * GAP, tall)
    piles_height = min(150.0, max(84.0, tall * 0.25))
    head = strip + GAP if strip else 0.0
    grounds = (board[0], board[1] + head, board[2], board[3] - head)
    places = _places(grounds, grounds[3] - piles_height - GAP, names, spots)
    half = (board[2] - GAP) / 2
    sides = tuple((board[0] + side * (half + GAP), board[1], half, strip) for side in (0, 1) if strip)
    piles = (board[0], board[1] + board[3] - piles_height, board[2], piles_height)
    own = (GAP, height - bottom, left - GAP, bottom - GAP)
    hand = (left + GAP, height - bottom, width - left - right - 2 * GAP, bottom - GAP)
    rows = 9
    button = min(36.0, max(24.0, (height - TOP) * 0.058))
    actions_height = (height - TOP) * 0.4 if is_watched else rows * (button + 4) + 30
    actions = (width - right, middle, right - GAP, actions_height)
    log_top = middle + actions_height + GAP
    log = (width - right, log_top, right - GAP, height - log_top - GAP)
    return Layout(top, seats, places, piles, own, hand, actions, log, board, sides)


def _places(board: Box, tall: float, names: tuple[str, ...], spots: Spots) -> dict[str, Box]:
    """Return the box of each place. The places of a row share its width, so a row may have more places than another."""
    x, y, width, _ = board
    rows = rows_of(names, spots)
    height = (tall - GAP * (len(rows) - 1)) / len(rows)
    found: dict[str, Box] = {}
    for row, here in enumerate(rows):
        wide = (width - GAP * (len(here) - 1)) / len(here)
        for column, name in enumerate(here):
            found[name] = (x + column * (wide + GAP), y + row * (height + GAP), wide, height)
    return {name: found[name] for name in names}


def rows_of(names: tuple[str, ...], spots: Spots) -> list[list[str]]:
    """Return the names of the places row by row. A place without a spot goes to the row with the fewest places."""
    last = max((spots[name][1] for name in names if name in spots), default=0)
    number = max(last + 1, ROWS if len(names) <= MANY else ROWS + 1)
    rows = [
        sorted((name for name in names if name in spots and spots[name][1] == row), key=lambda name: spots[name][0])
        for row in range(number)
    ]
    for name in names:
        if name not in spots:
            min(rows, key=len).append(name)
    return [row for row in rows if row]
