"""What cannot be taken back and is easily done by mistake: it asks for a second press."""

from typing import Final

from ..model.actions import Action, Dig, EndTurn, Join, Play, Reveal
from ..model.units import POOLED
from ..model.view import View
from ..model.vocabulary import ANY
from ..play.prospects import actions_left

# Asked about however many presses led there; the others only where one press would do it.
ALWAYS: Final = ("again-riot", "again-last")


def warning(action: Action, view: View) -> str:
    """The message to read before it is done; empty where nothing needs saying."""
    word = type(action)
    if ANY in action or view.agenda:
        return ""
    if isinstance(action, Play):
        script = view.pack.kinds[action.card].script
        if script is not None and any(gain.sort == POOLED for gain in script.gains):
            return "again-riot"
    if _ends_digging(action, view):
        return "again-last"
    if isinstance(action, Join):
        return "again-leave" if view.gang[view.seat] else "again-join"
    return {Play: "again-play", Reveal: "again-reveal"}.get(word, "")


def _ends_digging(action: Action, view: View) -> bool:
    """Whether it takes the last action where a Tool could still be dug in (R6.1)."""
    return (
        not isinstance(action, (Dig, EndTurn, Reveal))
        and any(isinstance(option, Dig) for option in view.options)
        and view.actions > 0 and actions_left(view, action) == 0
    )
