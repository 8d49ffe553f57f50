"""What cannot be taken back and is easily done by mistake: it asks for a second press."""

from typing import Final

from ..model import words as w
from ..model.units import POOLED
from ..model.view import View
from ..model.words import ANY, Action
from ..play.prospects import actions_left

# Asked about however many presses led there; the others only where one press would do it.
ALWAYS: Final = ("again-riot", "again-last")


def warning(action: Action, view: View) -> str:
    """The message to read before it is done; empty where nothing needs saying."""
    word = action[0]
    if ANY in action or view.agenda:
        return ""
    if word == w.PLAY:
        script = view.pack.kinds[action[1]].script
        if script is not None and any(gain.sort == POOLED for gain in script.gains):
            return "again-riot"
    if _ends_digging(action, view):
        return "again-last"
    if word == w.JOIN:
        return "again-leave" if view.gang[view.seat] else "again-join"
    return {w.PLAY: "again-play", w.REVEAL: "again-reveal"}.get(word, "")


def _ends_digging(action: Action, view: View) -> bool:
    """Whether it takes the last action where a Tool could still be dug in (R6.1)."""
    return (
        action[0] not in (w.DIG, w.END_TURN, w.REVEAL)
        and any(option[0] == w.DIG for option in view.options)
        and view.actions > 0 and actions_left(view, action) == 0
    )
