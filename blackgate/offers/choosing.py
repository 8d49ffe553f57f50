"""Narrowing the options: each press leaves fewer, until one is left or a tray must fill it in."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..model.actions import Action
from ..model.sorts import Field, fields_of
from ..model.vocabulary import ANY


class Step(NamedTuple):
    """One of the things to choose next: an option, or several that agree in a field."""

    id: str                     # of its button at the table
    options: list[Action]
    field: Field | None = None
    value: int = 0


def steps(options: Sequence[Action]) -> list[Step]:
    """By the first field in which options of one verb differ; where there are several verbs, each option."""
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
        self._before: list[list[Action]] = []       # what was left before each press

    def ask(self, options: Sequence[Action]) -> None:
        """A new question, or the same one again."""
        self.options = tuple(options)
        self.reset()

    def reset(self) -> None:
        self.left = list(self.options)
        self._before.clear()

    def back(self) -> bool:
        """Take back the last press; answers whether there was one."""
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
        """The one option that is left."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def verbs(self) -> set[type[Action]]:
        """The verbs still possible."""
        return {type(option) for option in self.left}

    def take(self, left: list[Action]) -> None:
        if left:
            self._before.append(self.left)
            self.left = left

    def toward(self, is_wanted: Callable[[Action], bool]) -> list[str]:
        """The buttons of the next step that lead to some option."""
        return [step.id for step in steps(self.left) if any(map(is_wanted, step.options))]


def covers(option: Action, action: Action) -> bool:
    """Whether an action is that option, or one that fills it in."""
    if option == action:
        return True
    if type(option) is not type(action) or ANY not in option:
        return False
    first = option.index(ANY)
    return option[:first] == action[:first]
