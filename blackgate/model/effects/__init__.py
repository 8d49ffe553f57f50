"""The vocabulary of card effects.

An effect is one keyword-only function: its signature is what a card pack may write, its docstring the
manual. It returns an `Effect`: what is done, whether it could do anything at all (R14e), and what it brings.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, get_type_hints

from ..scripts import Effect
from ..units import Fact
from . import belongings, people

VOCABULARY: Final[dict[str, Callable[..., Effect]]] = {
    function.__name__: function for function in (*people.EFFECTS, *belongings.EFFECTS)
}


class Argument(NamedTuple):
    """One word a pack may write with an effect: the type of its value, and what it counts."""

    type: type
    unit: str


def arguments_of(name: str) -> dict[str, Argument]:
    """An effect's signature is its schema."""
    hints = get_type_hints(VOCABULARY[name], include_extras=True)
    return {word: _argument(hint) for word, hint in hints.items() if word != "return"}


def _argument(hint: Any) -> Argument:
    return Argument(hint.__origin__, hint.__metadata__[0]) if hasattr(hint, "__metadata__") else Argument(hint, "")


def make_effect(name: str, given: Mapping[str, int | str], meant: Mapping[str, int | str]) -> Effect:
    """An effect by its word, with its arguments as facts: `draw_cards` is the `cards` of its `draw`.

    `given` are the arguments as the pack writes them, `meant` with the rules' own words for its cards and places.
    """
    function = VOCABULARY[name]
    effect = function(**meant)
    effect.name = name
    units = arguments_of(name)
    values = {**(function.__kwdefaults__ or {}), **given}
    effect.facts = {f"{name}_{word}": Fact(value, units[word].unit) for word, value in values.items()}
    return effect
