"""Which music fits the game now. Everybody hears it, so it depends only on what everybody may know."""

from ...model.view import View
from ...offers.alarm import alarmed
from ...offers.scenery import FIGHTS


def mood_of(view: View) -> str:
    """Return a name from kit/music.py: "fight" while a fight is open, whatever else is asked meanwhile."""
    if any(isinstance(frame, FIGHTS) for frame in view.agenda):
        return "fight"
    return "tension" if view.winners or alarmed(view) else "calm"
