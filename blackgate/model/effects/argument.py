"""The arguments that a card pack may write with an effect.

They are data beside the function, because the types and defaults of a compiled function cannot be read.
"""

from collections.abc import Callable
from typing import NamedTuple

from ..scripts import Effect

Value = int | str


class Argument(NamedTuple):
    """An argument: the type of its value, its unit (empty: none), and its default."""

    type: type
    unit: str = ""
    default: Value | None = None


class Word:
    """One effect that a pack may name: the function of that name, which makes it, what it does, and its arguments."""

    __slots__ = ("arguments", "make", "name", "says")

    def __init__(self, make: Callable[..., Effect], says: str, **arguments: Argument) -> None:
        self.name = make.__name__
        self.make = make
        self.says = says
        self.arguments = arguments

    def defaults(self) -> dict[str, Value]:
        """The defaults of the arguments that may be left out."""
        return {word: argument.default for word, argument in self.arguments.items() if argument.default is not None}


def number(unit: str, default: int | None = None) -> Argument:
    return Argument(int, unit, default)


def flag() -> Argument:
    return Argument(bool, default=False)


def text(default: str | None = None) -> Argument:
    return Argument(str, default=default)
