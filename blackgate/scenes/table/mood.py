"""How it feels to sit at the table now. Music is heard by everybody, so it may say only what everybody may know."""

from typing import Final

from ...model.questions.combat import AskCombat
from ...model.questions.extorted import AskExtorted
from ...model.questions.michel import AskMichel
from ...model.questions.michel_combat import AskMichelCombat
from ...model.questions.michel_draw import AskMichelDraw
from ...model.questions.michel_move import AskMichelMove
from ...model.view import View
from ...offers.alarm import alarmed

FIGHTS: Final = (AskExtorted, AskCombat, AskMichel, AskMichelCombat, AskMichelDraw, AskMichelMove)


def mood_of(view: View) -> str:
    """A name of kit/moods.py: a fight for as long as one is open, whatever else is asked meanwhile."""
    if any(isinstance(frame, FIGHTS) for frame in view.agenda):
        return "fight"
    return "tension" if view.winners or alarmed(view) else "calm"
