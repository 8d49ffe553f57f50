"""The vocabulary of card effects.

An effect is one keyword-only function and a line of the list `EFFECTS` below it. That line says what the effect does
(`blackgate cards words` prints it) and lists the arguments that a card pack may write. The function returns an
`Effect`: what is done, whether it would do anything at all (R14e), and what it brings.
"""

from collections.abc import Mapping
from typing import Final

from ..scripts import Effect
from ..gain_sorts import Fact
from . import belongings, people
from .argument import Value, Word

VOCABULARY: Final[dict[str, Word]] = {word.name: word for word in (*people.EFFECTS, *belongings.EFFECTS)}


def make_effect(name: str, given: Mapping[str, Value], meant: Mapping[str, Value]) -> Effect:
    """Make the effect with this name. Its arguments become facts: `draw_cards` is the argument `cards` of `draw`.

    `given` are the arguments as the pack writes them; in `meant`, cards and places have the names that the rules use.
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
