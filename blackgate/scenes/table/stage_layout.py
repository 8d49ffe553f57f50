"""Where the stage stands and what lies where on it. Clips need this before the stage is drawn."""

from typing import Final, NamedTuple

from ...kit.spots import Box
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


class Parts(NamedTuple):
    """The faces left and right, the stake in the middle, and the row of cards before each face."""

    faces: tuple[Box, Box]
    middle: Box
    stake: Box
    rows: tuple[Box, Box]


def base_of(board: Box) -> float:
    """Return the height of a stage without words and buttons below: half of the board, if possible."""
    return max(LEAST, board[3] * 0.51)


def stage_box(board: Box, place: Box | None, height: float) -> Box:
    """Return the box of a stage: in the middle of the board, or over the place where it happens."""
    base = base_of(board)
    x, y, width, tall = board
    wide = min(width - 12, max(WIDEST, width * BROAD))
    height = min(tall - 8, height)
    if place is None:
        return x + (width - wide) / 2, y + (tall - height) / 2, wide, height
    left = place[0] + place[2] / 2 - wide / 2
    top = place[1] + place[3] / 2 - base / 2
    lowest = y + tall - 4 - min(tall - 8, max(height, base + ROOM))
    return min(max(left, x + 6), x + width - wide - 6), min(max(top, y + 4), lowest), wide, height


def parts_of(box: Box, room: float, has_stake: bool = True) -> Parts:
    """Return the parts of a stage. `room` is the height of the part with the faces."""
    x, y, width, _ = box
    tall = min(room - SPEECH - 8, max(FACE[0], room * FACE[1]))
    wide = tall / FACE_RATIO
    top = y + HEAD
    middle = (x + wide + 26, top, width - 2 * wide - 52, tall)
    high = min(tall - 8, max(CARD[0], room * CARD[1]))
    card = high / RATIO
    row = top + (tall - high) / 2
    centre = middle[0] + middle[2] / 2
    beside = card / 2 + 8 if has_stake else 4.0
    each = middle[2] / 2 - beside
    return Parts(
        ((x + 16, top, wide, tall), (x + width - wide - 16, top, wide, tall)), middle,
        (centre - card / 2, row, card, high), ((middle[0], row, each, high), (centre + beside, row, each, high)),
    )


def slot(row: Box, side: int, index: int, number: int) -> Box:
    """Return the place of one of several cards in a row, which begins at the face of the player who played them."""
    x, y, width, tall = row
    wide = tall / RATIO
    step = min(wide + 6, (width - wide) / max(1, number - 1))
    left = x + width - wide - (number - 1 - index) * step if side else x + index * step
    return left, y, wide, tall


def stamp_of(face: Box) -> Box:
    """Return the corner of a face on which a Beating is stamped: the face must still be seen."""
    x, y, width, height = face
    side = width * 0.52
    return x + width - side - 4, y + height - side - 4, side, side


def stage_anchors(box: Box, seats: tuple[int, int]) -> dict[str, Box]:
    """Return the anchors for clips: the faces by seat, the rows by side, and the place of the verdict."""
    x, y, width, base = box
    parts = parts_of(box, base - HEAD)
    return {
        "stage": box, "stage:verdict": (x + 10, y + base + 8, width - 20, 92.0),
        "stage:stake": parts.stake,
        **{f"stage:{seat}": face for seat, face in zip(seats, parts.faces, strict=True)},
        **{f"laid:{side}": row for side, row in enumerate(parts.rows)},
    }
