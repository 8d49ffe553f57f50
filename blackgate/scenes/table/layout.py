"""Where everything lies on the table, for any size of the window."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...kit.layout import Region

TOP: Final = 36.0
GAP: Final = 6.0

ROWS: Final = 2             # rows of a board that does not say where its places lie
MANY: Final = 8             # more places than this need another row
BUTTONS: Final = 9          # rows of buttons for the verbs

Spots = Mapping[str, tuple[int, int]]       # column and row of each place (`Pack.spots`)


@dataclass(frozen=True)
class Layout:
    """The table's parts, in units."""

    top: Region
    seats: tuple[Region, ...]          # the other players in turn order; at a shared screen all of them, by number
    places: dict[str, Region]
    piles: Region
    own: Region
    hand: Region
    actions: Region
    log: Region
    board: Region
    sides: tuple[Region, ...] = ()     # the tunnels of the two teams


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
    whole = Region(0.0, 0.0, width, height)
    below = whole.trim(top=TOP + GAP)           # the bar
    middle, foot = below.trim(bottom=bottom + GAP), whole.row(-bottom).trim(bottom=GAP)
    board, hand = (part.trim(left=left + GAP, right=right + GAP) for part in (middle, foot))
    column, listed = (below.height - GAP, players) if is_shared else (middle.height, players - 1)
    seat_height = min(168.0 if is_watched else 150.0, (column - GAP * (listed - 1)) / max(1, listed))
    seats = below.column(GAP, left - GAP)
    piles_height = min(150.0, max(84.0, board.height * 0.25))
    grounds = board.trim(top=strip + GAP if strip else 0.0, bottom=piles_height + GAP)
    button = min(36.0, max(24.0, (height - TOP) * 0.058))
    actions_height = (height - TOP) * 0.4 if is_watched else BUTTONS * (button + 4) + 30
    panel = below.column(-right).trim(right=GAP)
    return Layout(
        top=whole.row(0, TOP),
        seats=tuple(seats.row(index * (seat_height + GAP), seat_height) for index in range(listed)),
        places=_places(grounds, names, spots),
        piles=board.row(-piles_height),
        own=foot.column(GAP, left - GAP),
        hand=hand,
        actions=panel.row(0, actions_height),
        log=panel.trim(top=actions_height + GAP, bottom=GAP),
        board=board,
        sides=tuple(board.row(0, strip).columns(2, GAP)) if strip else (),
    )


def _places(board: Region, names: tuple[str, ...], spots: Spots) -> dict[str, Region]:
    """Return the box of each place. The places of a row share its width, so a row may have more places than another."""
    rows = rows_of(names, spots)
    found = {name: box for row, here in zip(board.rows(len(rows), GAP), rows, strict=True)
             for name, box in zip(here, row.columns(len(here), GAP), strict=True)}
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
