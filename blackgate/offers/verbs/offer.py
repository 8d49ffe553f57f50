"""What there is to say of a verb where it is offered: how it is called, what it touches, costs and warns of."""

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
Said = tuple[str, dict[str, Value]]     # a key, or what is added to one, and the values of its message

DIE: Final = ("die", 0)
DECK: Final = ("deck", 0)
TUNNEL: Final = ("tunnel", 0)
OWN_BACKGROUND: Final = ("background", 0)


class Confirmation(NamedTuple):
    """What to read before the second press."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()
    is_always: bool = False     # whether it is said however many presses led there, or only where one would do it


def here(view: View) -> Thing:
    return "place", view.place[view.seat]


def _values_of_fields(teller: Teller, action: Any, view: View) -> Said:
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


def _no_need(teller: Teller, reason: str, action: Any, view: View) -> Said | None:
    return None


class Offer(NamedTuple):
    """An offer is all of this; what is left out does not apply to the verb. `Any` is the verb's own action."""

    action: type[Action]
    key: str = ""               # of the keyboard
    rule: str = ""              # where the rules tell of it
    where: str = ""             # where the first hint of a puzzle tells to look
    is_slow: bool = False       # whether its costs are followed in many worlds
    is_fight: bool = False      # whether it begins a fight or goes on with one
    ends_digging: bool = True   # whether it may take the action that one could have dug with
    # The label of an option: what is added to the key `option-<name>`, and its values.
    label: Callable[[Teller, Any, View], Said] = _values_of_fields
    # A label that depends on what comes of it; empty where the one above will do.
    label_by_outcome: Callable[[Any, Costs], str] = _no_words
    # What on the table an option is about.
    things: Callable[[Any, View], tuple[Thing, ...]] = _nothing
    # A short line for the button; empty where there is nothing to say.
    cost: Callable[[Any, Costs], str] = _no_words
    # The same where a value was chosen for a field and several options are left; None: as the first of them.
    step_cost: Callable[[Any, Field, Costs], str | None] = _no_cost_of_its_own
    # Whom one would fight; None: whoever the stage shows.
    foe: Callable[[Any], int] | None = None
    # What else there is to know of that fight.
    fight_note: Callable[[Any, Costs], str] = _no_words
    # What to read before it is done.
    confirmation: Callable[[Any, View], Confirmation | None] = _one_press_is_enough
    # The action one most likely means where the verb cannot be done now; None: it has no fields to fill.
    example: Callable[[View], Action] | None = None
    # What dragging a card onto something is meant to do.
    dropped: Callable[[int, Thing, View], Action | None] = _not_dropped
    # What it needs, by the reason that it is refused for: a key and its values.
    need: Callable[[Teller, str, Any, View], Said | None] = _no_need
    # The second hint of a puzzle, where it names a card or a person. None: it names the deed.
    named: Callable[[Teller, Any, View], Said] | None = None
    # What fills a template in.
    filling: Callable[[Any, View, Teller], Filling] | None = None
