"""Actions that cannot be undone and are easily done by mistake need a second press."""

from ..model.actions import Action, Dig
from ..model.counts import count
from ..model.view import View
from ..model.vocabulary import ANY
from ..play.prospects import actions_left
from .verbs import OFFERS
from .verbs.offer import Confirmation


def confirmation(action: Action, view: View) -> Confirmation | None:
    """Return the warning to read before an action; None if there is none."""
    if ANY in action or view.agenda:
        return None
    own = OFFERS[type(action)].confirmation(action, view)
    if (own is None or not own.is_always) and _ends_digging(action, view):
        return Confirmation("again-last", is_always=True)
    return own


def _ends_digging(action: Action, view: View) -> bool:
    """Return whether it takes the last action while a Tool could still be dug in (R6.1)."""
    return (
        OFFERS[type(action)].ends_digging
        # With the hand face down every Tool is offered; only cards that the view shows count.
        and any(isinstance(option, Dig) and count(view.hands[view.seat], option.tool) for option in view.options)
        and view.actions > 0 and actions_left(view, action) == 0
    )
