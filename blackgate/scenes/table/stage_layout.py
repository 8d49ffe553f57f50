"""Where the stage stands and what lies where on it. Clips need this before the stage is drawn."""

from typing import Final, NamedTuple

from ...kit.layout import Region
from ...kit.widgets.card import RATIO

WIDEST: Final = 720.0
BROAD: Final = 0.94             # its width on a broad board, as a share of the board
LEAST: Final = 206.0            # its least height without words and buttons below
ROOM: Final = 122.0             # room for these, so that the stage does not move when they appear
FACE: Final = 172.0, 0.8        # the greatest height of a face, and its share of the room on a large stage
CARD: Final = 142.0, 0.66       # the same of a card
FACE_RATIO: Final = 1.2         # height divided by width
HEAD: Final = 46.0              # height of the title
SPEECH: Final = 28.0            # height of a remark below the cards


class StageParts(NamedTuple):
    """The faces left and right, the stake in the middle, and the row of cards before each face."""

    faces: tuple[Region, Region]
    middle: Region
    stake: Region
    rows: tuple[Region, Region]


def base_of(board: Region) -> float:
    """Return the height of a stage without words and buttons below: half of the board, if possible."""
    return max(LEAST, board.height * 0.51)


def stage_box(board: Region, place: Region | None, height: float) -> Region:
    """Return the box of a stage: in the middle of the board, or over the place where it happens."""
    base = base_of(board)
    wide = min(board.width - 12, max(WIDEST, board.width * BROAD))
    height = min(board.height - 8, height)
    if place is None:
        return board.middle(wide, height)
    over = place.middle(wide, base)
    lowest = board.bottom - 4 - min(board.height - 8, max(height, base + ROOM))
    left = min(max(over.x, board.x + 6), board.right - wide - 6)
    return Region(left, min(max(over.y, board.y + 4), lowest), wide, height)


def parts_of(box: Region, room: float, has_stake: bool = True) -> StageParts:
    """Return the parts of a stage. `room` is the height of the part with the faces."""
    tall = min(room - SPEECH - 8, max(FACE[0], room * FACE[1]))
    wide = tall / FACE_RATIO
    faces = box.row(HEAD, tall).inset(16, 0)
    middle = faces.inset(wide + 10, 0)
    high = min(tall - 8, max(CARD[0], room * CARD[1]))
    cards = middle.middle(height=high)
    stake = cards.middle(high / RATIO)
    beside = stake.width / 2 + 8 if has_stake else 4.0
    each = middle.width / 2 - beside
    rows = cards.column(0, each), cards.column(-each)
    return StageParts((faces.column(0, wide), faces.column(-wide)), middle, stake, rows)


def slot(row: Region, side: int, index: int, number: int) -> Region:
    """Return the place of one of several cards in a row, which begins at the face of the player who played them."""
    wide = row.height / RATIO
    step = min(wide + 6, (row.width - wide) / max(1, number - 1))
    return row.column(row.width - wide - (number - 1 - index) * step if side else index * step, wide)


def stamp_of(face: Region) -> Region:
    """Return the corner of a face on which a Beating is stamped: the face must still be seen."""
    side = face.width * 0.52
    return face.inset(4).column(-side).row(-side)


def stage_anchors(box: Region, seats: tuple[int, int]) -> dict[str, Region]:
    """Return the anchors for clips: the faces by seat, the rows by side, and the place of the verdict."""
    parts = parts_of(box, box.height - HEAD)
    return {
        "stage": box, "stage:verdict": box.row(box.height + 8, 92).inset(10, 0),
        "stage:stake": parts.stake,
        **{f"stage:{seat}": face for seat, face in zip(seats, parts.faces, strict=True)},
        **{f"laid:{side}": row for side, row in enumerate(parts.rows)},
    }
