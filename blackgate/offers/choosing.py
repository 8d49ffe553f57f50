"""Narrowing the options: each press leaves fewer, until one is left or a tray must fill it in."""

from collections.abc import Sequence
from typing import NamedTuple

from ..model.actions import Action
from ..model.sorts import Field
from ..model.vocabulary import ANY
from .meaning import is_template, next_choice


class Choice(NamedTuple):
    """One value of a field in which options differ, and the options with it."""

    field: Field
    value: int
    options: list[Action]


class Choosing:
    def __init__(self) -> None:
        self.options: tuple[Action, ...] = ()
        self.left: list[Action] = []
        self.pressed: list[str] = []            # what was pressed so far, to be taken back step by step
        self._before: list[list[Action]] = []

    def ask(self, options: Sequence[Action]) -> None:
        """A new question, or the same one again."""
        self.options = tuple(options)
        self.reset()

    def reset(self) -> None:
        self.left = list(self.options)
        self.pressed.clear()
        self._before.clear()

    def back(self) -> bool:
        """Take back the last press; answers whether there was one."""
        if not self._before:
            return False
        self.left = self._before.pop()
        self.pressed.pop()
        return True

    @property
    def is_narrowed(self) -> bool:
        return bool(self.pressed)

    @property
    def only(self) -> Action | None:
        """The one option that is left."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def verbs(self) -> set[type[Action]]:
        """The verbs still possible."""
        return {type(option) for option in self.left}

    def take(self, left: list[Action], pressed: str) -> None:
        if left:
            self._before.append(self.left)
            self.left = left
            self.pressed.append(pressed)

    def values(self) -> list[Choice]:
        """The next thing to choose; empty if there is none."""
        return values(self.left) if len(self.verbs) == 1 else []

    @property
    def needs_tray(self) -> bool:
        return self.only is not None and is_template(self.only)


def covers(option: Action, action: Action) -> bool:
    """Whether an action is that option, or one that fills it in."""
    if option == action:
        return True
    if type(option) is not type(action) or ANY not in option:
        return False
    first = option.index(ANY)
    return option[:first] == action[:first]


def values(options: Sequence[Action]) -> list[Choice]:
    """The first thing in which options of one verb differ, each value of it; or nothing."""
    field = next_choice(options)
    if field is None:
        return []
    found: dict[int, list[Action]] = {}
    for option in options:
        found.setdefault(getattr(option, field.name), []).append(option)
    return [Choice(field, value, group) for value, group in found.items()]
