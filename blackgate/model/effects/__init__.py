"""The vocabulary of card effects.

An effect is one keyword-only function and a line of the list `EFFECTS` below it: its arguments there are what a card
pack may write, its docstring is the manual. It returns an `Effect`: what is done, whether it could do anything at all
(R14e), and what it brings.
"""

from collections.abc import Mapping
from typing import Final

from ..scripts import Effect
from ..gain_sorts import Fact
from . import belongings, people
from .argument import Value, Word

VOCABULARY: Final[dict[str, Word]] = {word.name: word for word in (*people.EFFECTS, *belongings.EFFECTS)}


def make_effect(name: str, given: Mapping[str, Value], meant: Mapping[str, Value]) -> Effect:
    """An effect by its word, with its arguments as facts: `draw_cards` is the `cards` of its `draw`.

    `given` are the arguments as the pack writes them, `meant` with the rules' own words for its cards and places.
    """
    word = VOCABULARY[name]
    defaults = word.defaults()
    effect = word.make(**{**defaults, **meant})
    effect.name = name
    effect.facts = {
        f"{name}_{argument}": Fact(value, word.arguments[argument].unit)
        for argument, value in {**defaults, **given}.items()
    }
    return effect
