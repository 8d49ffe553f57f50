"""Everything about a verb as it is offered: its label, the things it is about, its costs and its warning."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ...model.actions import Action
from ...model.sorts import Field, fields_of
from ...model.view import View
from ...words.teller import Teller
from ...words.text import Value
from ..costs import Costs
from ..filling import Filling

Thing = tuple[str, int]     # ("place", 2), ("seat", 1), ("card", kind), ("pile", kind), ("gang", 3), ("die", 0) …
MessageParts = tuple[str, dict[str, Value]]     # a key, or the end of one, and the values of its message

DIE: Final = ("die", 0)
DECK: Final = ("deck", 0)
TUNNEL: Final = ("tunnel", 0)
OWN_BACKGROUND: Final = ("background", 0)


class Confirmation(NamedTuple):
    """The warning before a second press."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    is_always: bool = False     # whether it is shown after any number of presses, or only if a single press would do it


def here(view: View) -> Thing:
    return "place", view.place[view.seat]


def _values_of_fields(teller: Teller, action: Any, view: View) -> MessageParts:
    return "", {field.written: teller.value(field.sort, getattr(action, field.name))
                for field in fields_of(type(action))}


def _no_words(action: Any, costs: Costs) -> str:
    return ""


def _no_cost_of_its_own(first: Any, field: Field, costs: Costs) -> str | None:
    return None


def _nothing(action: Any, view: View) -> tuple[Thing, ...]:
    return ()


def _one_press_is_enough(action: Any, view: View) -> Confirmation | None:
    return None


def _not_dropped(kind: int, thing: Thing, view: View) -> Action | None:
    return None


def _no_need(teller: Teller, reason: str, action: Any, view: View) -> MessageParts | None:
    return None


class Offer(NamedTuple):
    """How a verb is offered. Fields that are left out do not apply to the verb. `Any` is the verb's own action."""

    action: type[Action]
    key: str = ""               # its key on the keyboard
    rule: str = ""              # the rule about it
    where: str = ""             # where the first hint of a puzzle tells the player to look
    is_slow: bool = False       # whether its costs are calculated in many worlds
    is_fight: bool = False      # whether it begins or continues a fight
    ends_digging: bool = True   # whether it may use up the action for a Dig
    # The label of an option: the end of the key `option-<name>`, and its values.
    label: Callable[[Teller, Any, View], MessageParts] = _values_of_fields
    # A label that depends on the outcome; empty if the one above is right.
    label_by_outcome: Callable[[Any, Costs], str] = _no_words
    # The things on the table that an option is about.
    things: Callable[[Any, View], tuple[Thing, ...]] = _nothing
    # A short line for the button; empty if there is nothing to say.
    cost: Callable[[Any, Costs], str] = _no_words
    # The same for several options with one value of a field; None: the line of the first option.
    step_cost: Callable[[Any, Field, Costs], str | None] = _no_cost_of_its_own
    # The opponent in the fight; None: the one on the stage.
    foe: Callable[[Any], int] | None = None
    # What else to know about that fight.
    fight_note: Callable[[Any, Costs], str] = _no_words
    # The warning before it is done.
    confirmation: Callable[[Any, View], Confirmation | None] = _one_press_is_enough
    # The most likely action if the verb cannot be done now; None if it has no fields.
    example: Callable[[View], Action] | None = None
    # What dragging a card onto a thing means.
    dropped: Callable[[int, Thing, View], Action | None] = _not_dropped
    # What it needs, given the reason why it is refused: a key and its values.
    need: Callable[[Teller, str, Any, View], MessageParts | None] = _no_need
    # The second hint of a puzzle, if it names a card or a person. None: it names the verb.
    named: Callable[[Teller, Any, View], MessageParts] | None = None
    # The choice of cards that completes a template.
    filling: Callable[[Any, View, Teller], Filling] | None = None
