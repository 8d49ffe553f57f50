"""The vocabulary of card effects.

An effect is one keyword-only function: its signature is what a card pack may write, its docstring the
manual. It returns an `Effect`: what is done, and whether it could do anything at all (R14e).
"""

from collections.abc import Callable
from typing import Final

from ..scripts import Effect
from . import belongings, people

VOCABULARY: Final[dict[str, Callable[..., Effect]]] = {
    function.__name__: function for function in (*people.EFFECTS, *belongings.EFFECTS)
}
