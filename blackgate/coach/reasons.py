"""Why an option is good: facts of the view, as a key for the locale files and what it speaks of."""

from typing import NamedTuple

from ..model.view import View
from ..model.words import Action


class Reason(NamedTuple):
    """A key (`why-…` in the locale files) and its facts, each with its name: `seat`, `other` and `mate` are seats,
    `card` and `tool` kinds, `cards` a pile of them, `place` a place, `gang` a gang, `power` a gang card, `background` a
    Background; everything else is a plain number. `words.coach.tell` makes a sentence of it."""

    key: str
    facts: tuple[tuple[str, int | str], ...]


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for an option of the view's seat, the weightiest first; never none."""
    return (Reason("nothing_better", ()),)
