"""A reason: a key and its facts. The module `reasons` finds the reasons for an option."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ..model.actions import Action
from .facts import Facts


class Reason(NamedTuple):
    """A key (`why-…` in the locale files) and its facts, each with its name: `seat`, `other` and `mate` are seats,
    `card`, `tool` and `part` kinds, `cards` a pile of them, `place` a place, `gang` a gang, `power` a gang card,
    `background` a Background; everything else is a plain number. `words.coach.tell` makes a sentence of it."""

    key: str
    facts: tuple[tuple[str, int | str], ...]


Found = list[Reason]
Finder = Callable[[Facts, Any], Found]
Finders = dict[type[Action], Finder]        # one for each verb


def percent(share: float) -> int:
    """A chance in percent, rounded to tens, as shown beside the option. It is never 0 or 100."""
    return min(95, max(5, 10 * round(10 * share)))


def because(key: str, **facts: int | str) -> Reason:
    return Reason(key, tuple(facts.items()))
