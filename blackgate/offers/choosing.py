"""Narrowing the options: each press leaves fewer, until one is left or a tray must fill it in."""

from collections.abc import Sequence

from ..model.words import ANY, Action
from .meaning import is_template, next_choice


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
    def verbs(self) -> list[int]:
        """The verbs still possible, in order."""
        return sorted({option[0] for option in self.left})

    def take(self, left: list[Action], pressed: str) -> None:
        if left:
            self._before.append(self.left)
            self.left = left
            self.pressed.append(pressed)

    def values(self) -> list[tuple[int, int, list[Action]]]:
        """The next thing to choose: (place in the action, value, options with it); empty if none."""
        return values(self.left) if len(self.verbs) == 1 else []

    @property
    def needs_tray(self) -> bool:
        return self.only is not None and is_template(self.only)


def covers(option: Action, action: Action) -> bool:
    """Whether an action is that option, or one that fills it in."""
    if option == action:
        return True
    if option[0] != action[0] or ANY not in option or len(option) != len(action):
        return False
    first = option.index(ANY)
    return option[:first] == action[:first]


def values(options: Sequence[Action]) -> list[tuple[int, int, list[Action]]]:
    """The first thing in which options of one verb differ: (its place, a value, the options with it); or nothing."""
    index = next_choice(options)
    if index is None:
        return []
    found: dict[int, list[Action]] = {}
    for option in options:
        found.setdefault(option[index] if index < len(option) else -1, []).append(option)
    return [(index, value, group) for value, group in found.items()]
