"""How it feels to sit at the table now. Music is heard by everybody, so it may say only what everybody may know."""

from ...model.view import View
from ...offers.alarm import alarmed
from ...offers.scenery import FIGHTS


def mood_of(view: View) -> str:
    """A name of kit/moods.py: a fight for as long as one is open, whatever else is asked meanwhile."""
    if any(isinstance(frame, FIGHTS) for frame in view.agenda):
        return "fight"
    return "tension" if view.winners or alarmed(view) else "calm"
