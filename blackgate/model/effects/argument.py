"""What a card pack may write with an effect.

Data beside the function, for a compiled function does not tell the types and defaults of its arguments.
"""

from collections.abc import Callable
from typing import NamedTuple

from ..scripts import Effect

Value = int | str


class Argument(NamedTuple):
    """The type of its value, what it counts (empty: nothing in particular), and its value where it is left out."""

    type: type
    unit: str = ""
    default: Value | None = None


class Word:
    """One effect a pack may name: the function that makes it, which is called as the word is, and its arguments."""

    __slots__ = ("arguments", "make", "name")

    def __init__(self, make: Callable[..., Effect], **arguments: Argument) -> None:
        self.name = make.__name__
        self.make = make
        self.arguments = arguments

    def defaults(self) -> dict[str, Value]:
        """What may be left out, and what it is then."""
        return {word: argument.default for word, argument in self.arguments.items() if argument.default is not None}


def number(unit: str, default: int | None = None) -> Argument:
    return Argument(int, unit, default)


def flag() -> Argument:
    return Argument(bool, default=False)


def text(default: str | None = None) -> Argument:
    return Argument(str, default=default)
