"""Narrows the options: each press leaves fewer, until one is left or a tray must complete it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..model.actions import Action
from ..model.sorts import Field, fields_of
from ..model.vocabulary import ANY


class Step(NamedTuple):
    """One of the next choices: an option, or several options with the same value in a field."""

    id: str                     # the id of its button at the table
    options: list[Action]
    field: Field | None = None
    value: int = 0


def steps(options: Sequence[Action]) -> list[Step]:
    """Return the next choices: by the first field in which options of one verb differ, or else each option."""
    field = _first_difference(options) if len({type(option) for option in options}) == 1 else None
    if field is None:
        return [Step(f"option:{number}", [option]) for number, option in enumerate(options)]
    found: dict[int, list[Action]] = {}
    for option in options:
        found.setdefault(getattr(option, field.name), []).append(option)
    return [Step(f"choice:{field.name}:{value}", group, field, value) for value, group in found.items()]


def _first_difference(options: Sequence[Action]) -> Field | None:
    fields = fields_of(type(options[0]))
    return next((field for field in fields if len({getattr(option, field.name) for option in options}) > 1), None)


class Choosing:
    def __init__(self) -> None:
        self.options: tuple[Action, ...] = ()
        self.left: list[Action] = []
        self._before: list[list[Action]] = []       # the options left before each press

    def ask(self, options: Sequence[Action]) -> None:
        """Begin a question, or the same one again."""
        self.options = tuple(options)
        self.reset()

    def reset(self) -> None:
        self.left = list(self.options)
        self._before.clear()

    def back(self) -> bool:
        """Take back the last press. Return whether there was one."""
        if not self._before:
            return False
        self.left = self._before.pop()
        return True

    @property
    def presses(self) -> int:
        return len(self._before)

    @property
    def is_narrowed(self) -> bool:
        return bool(self._before)

    @property
    def only(self) -> Action | None:
        """The only option left; None if there are more."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def verbs(self) -> set[type[Action]]:
        """The verbs of the options that are left."""
        return {type(option) for option in self.left}

    def take(self, left: list[Action]) -> None:
        if left:
            self._before.append(self.left)
            self.left = left

    def toward(self, is_wanted: Callable[[Action], bool]) -> list[str]:
        """Return the buttons of the next step that lead to a wanted option."""
        return [step.id for step in steps(self.left) if any(map(is_wanted, step.options))]


def covers(option: Action, action: Action) -> bool:
    """Return whether an action is this option, or completes this template."""
    if option == action:
        return True
    if type(option) is not type(action) or ANY not in option:
        return False
    first = option.index(ANY)
    return option[:first] == action[:first]
