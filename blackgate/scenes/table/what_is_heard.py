"""What is heard at the table: music that fits the game, sounds from where a seat is, and no event twice."""

from ...kit.sounds import MIDDLE
from ...model.events import Event, Extorted, Played, Rolled, TurnedUp, TurnStarted
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


def is_said_by(prompt: str, event: Event, asked: int) -> bool:
    """Return whether the question to a seat says what this event says. A listening player hears the question only."""
    match event:
        case TurnStarted():
            return prompt == "turn" and event.seat == asked
        case Rolled():
            return prompt in ("place", "reroll") and event.seat == asked
        case Extorted():
            return prompt == "extorted" and event.target == asked
        case Played():
            return prompt == "react" and event.target == asked
        case TurnedUp():
            return prompt == "michel" and event.seat == asked
    return False
