"""Where the sounds of a seat come from, so that a player can tell the rivals apart by ear."""

from ...kit.sounds import MIDDLE
from ...model.vocabulary import NOTHING

EDGE = 0.1          # how far the outermost rivals are from the left and from the right


def heard_from(seat: int, looker: int | None, players: int) -> float:
    """From 0, left, to 1, right. Rivals follow each other clockwise; the player and things of nobody are in the middle.

    At a shared screen with all hands face down there is no looker, and all seats follow each other.
    """
    if seat in (NOTHING, looker):
        return MIDDLE
    number, others = (seat, players) if looker is None else ((seat - looker) % players - 1, players - 1)
    return EDGE + (1 - 2 * EDGE) * number / (others - 1) if others > 1 else MIDDLE
