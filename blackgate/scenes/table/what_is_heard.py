"""What is heard at the table: the music that fits the game, and where the sounds of a seat come from."""

from ...kit.sounds import MIDDLE
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.outlook import alarmed
from ...offers.scenery import FIGHTS

EDGE = 0.1          # how far the outermost rivals are from the left and from the right


def mood_of(view: View) -> str:
    """Return a name from kit/music.py: "fight" while a fight is open, whatever else is asked meanwhile."""
    if any(isinstance(frame, FIGHTS) for frame in view.agenda):
        return "fight"
    return "tension" if view.winners or alarmed(view) else "calm"


def heard_from(seat: int, looker: int | None, players: int) -> float:
    """From 0, left, to 1, right. Rivals follow each other clockwise; the player and things of nobody are in the middle.

    At a shared screen with all hands face down there is no looker, and all seats follow each other.
    """
    if seat in (NOTHING, looker):
        return MIDDLE
    number, others = (seat, players) if looker is None else ((seat - looker) % players - 1, players - 1)
    return EDGE + (1 - 2 * EDGE) * number / (others - 1) if others > 1 else MIDDLE
