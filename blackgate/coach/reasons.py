"""Why an option is good: reasons from the view, as keys for the locale files with their facts.

Only what the seat may know is used. No card is known by name: its effects say what it does. There is one function for
each verb; without one, a verb has no other reason than that nothing is better.
"""

from typing import Final

from ..model.actions import Action
from ..model.view import View
from . import reasons_answers as answers, reasons_cards as cards, reasons_places as places, reasons_work as work
from .facts import Facts
from .reason import Reason, because

MOST: Final = 3         # Players would not read more.

FINDERS: Final = work.FINDERS | places.FINDERS | cards.FINDERS | answers.FINDERS


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """The reasons for an option of the view's seat, the strongest first; there is always one."""
    find = FINDERS.get(type(action))
    found = find(Facts(view), action) if find is not None else []
    return tuple(found[:MOST]) or (because("nothing_better"),)


__all__ = ["FINDERS", "Reason", "reasons"]
