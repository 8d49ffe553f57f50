"""The cards that an action names: those it needs of the player's hand, and the one that it demands."""

from typing import NamedTuple

from .actions import Action
from .counts import ONE, Cards
from .sorts import DEMANDED, HELD, HIT, PRICE, fields_of, marked
from .vocabulary import ANY, NOTHING


class Demand(NamedTuple):
    """A card that is demanded of a seat."""

    seat: int
    kind: int


def held_for(action: Action) -> Cards:
    """The cards that must be in the player's hand; ANY if they are not chosen yet."""
    cards = 0
    for field in fields_of(type(action)):
        if HELD not in field.marks and PRICE not in field.marks:
            continue
        value = int(getattr(action, field.name))
        if value == ANY:
            return ANY
        if field.sort not in ("kind", "optional_kind"):
            cards += value
        elif value != NOTHING:
            cards += ONE[value]
    return cards


def without_price(action: Action) -> tuple[str | int, ...]:
    """The action without the cards that are only paid with."""
    fields = [getattr(action, field.name) for field in fields_of(type(action)) if PRICE not in field.marks]
    return (*fields, action.name)


def demand_of(action: Action) -> Demand | None:
    """What the action demands; None if it demands no card."""
    cards, seats = marked(type(action), DEMANDED), marked(type(action), HIT)
    return Demand(getattr(action, seats[0]), getattr(action, cards[0])) if cards else None
