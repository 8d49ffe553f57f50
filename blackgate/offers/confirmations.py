"""What cannot be taken back and is easily done by mistake: it asks for a second press."""

from ..model.actions import Action, Dig
from ..model.counts import count
from ..model.view import View
from ..model.vocabulary import ANY
from ..play.prospects import actions_left
from .verbs import OFFERS
from .verbs.offer import Confirmation


def confirmation(action: Action, view: View) -> Confirmation | None:
    """What to read before it is done; None where nothing needs saying."""
    if ANY in action or view.agenda:
        return None
    own = OFFERS[type(action)].confirmation(action, view)
    if (own is None or not own.is_always) and _ends_digging(action, view):
        return Confirmation("again-last", is_always=True)
    return own


def _ends_digging(action: Action, view: View) -> bool:
    """Whether it takes the last action where a Tool could still be dug in (R6.1)."""
    return (
        OFFERS[type(action)].ends_digging
        # With the hand face down a Tool can be named that is not there; only what the view shows counts.
        and any(isinstance(option, Dig) and count(view.hands[view.seat], option.tool) for option in view.options)
        and view.actions > 0 and actions_left(view, action) == 0
    )
