"""End the turn (R4d)."""

from typing import Final

from ...model.actions import EndTurn, Reveal
from ...model.view import View
from .offer import Confirmation, Offer


def confirmation(action: EndTurn, view: View) -> Confirmation | None:
    """Warn a player who could still act. A Background does not count, because it can be revealed later."""
    if all(isinstance(option, (EndTurn, Reveal)) for option in view.options):
        return None
    if not view.actions:
        return Confirmation("again-free", is_always=True)
    return Confirmation("table-end-question", (("count", view.actions),), is_always=True)


OFFER: Final = Offer(EndTurn, "e", "R4a", "peace", ends_digging=False, confirmation=confirmation)
