"""A reason is a key and its facts. The module `reasons` finds the reasons for an option."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..model.actions import Action
from ..model.notation import Json, Notation
from .facts import Facts


class Reason(NamedTuple):
    """A key (`why-…` in the locale files) and its facts, each with its name: `seat`, `other` and `mate` are seats,
    `card`, `tool` and `part` kinds, `cards` a pile of them, `place` a place, `gang` a gang, `power` a gang card,
    `background` a Background; everything else is a plain number. `words.coach.tell` makes a sentence of it."""

    key: str
    facts: tuple[tuple[str, int | str], ...]


# The sort of a fact by its name; all others are plain numbers.
SORTS: Final = {
    "seat": "seat", "other": "seat", "mate": "seat", "card": "kind", "tool": "kind", "part": "kind", "cards": "cards",
    "place": "place", "power": "gang_card", "background": "background",
}

Found = list[Reason]
Finder = Callable[[Facts, Any], Found]
Finders = dict[type[Action], Finder]        # one for each verb


def percent(share: float) -> int:
    """A chance in percent, rounded to tens, as shown beside the option. It is never 0 or 100."""
    return min(95, max(5, 10 * round(10 * share)))


def because(key: str, **facts: int | str) -> Reason:
    return Reason(key, tuple(facts.items()))


def written_reason(notation: Notation, key: str, facts: tuple[tuple[str, int | str], ...]) -> Json:
    """A reason as the protocol's object, with the pack's names in its facts."""
    written: Json = {"key": key}
    for name, value in facts:
        if name == "gang" and isinstance(value, int):
            written[name] = notation.gangs[value]
        else:
            sort = SORTS.get(name)
            written[name] = notation.value(sort, value) if sort and isinstance(value, int) else value
    return written
