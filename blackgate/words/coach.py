"""The coach's texts: turns a reason (key and facts) into a sentence, and a chance into words."""

from collections.abc import Iterable
from typing import Final

from .text import Text, Value
from .things import Things, unit

# The sort of a fact by its name, as in `coach.reason`; all others are plain numbers.
_SORTS: Final = {
    "seat": "seat", "other": "seat", "mate": "seat", "card": "kind", "tool": "kind", "part": "kind", "cards": "cards",
    "place": "place", "power": "gang_card", "background": "background",
}
# The unit of a number.
_UNITS: Final = {
    "points": "point", "left": "point", "cigarettes": "cigarette", "beatings": "beating", "actions": "action",
    "drawn": "search_card", "over": "card", "own": "card", "share": "card", "size": "card",
}


def tell(things: Things, key: str, facts: Iterable[tuple[str, int | str]]) -> str:
    """A reason of the coach (`coach.reason.Reason`) as a sentence."""
    values: dict[str, Value] = {name: _value(things, name, value) for name, value in facts}
    return things.text(f"why-{key}", michel=things.michel, **values)


def percent(t: Text, share: float) -> str:
    """A chance in whole percent."""
    return t("options-percent", number=round(100 * min(1.0, max(0.0, share))))


def between(t: Text, low: float, high: float) -> str:
    """The band of a chance."""
    return t("coach-band", low=round(100 * max(0.0, low)), high=round(100 * min(1.0, high)))


def _value(things: Things, name: str, value: int | str) -> Value:
    if not isinstance(value, int):
        return value
    if name == "gang":
        return things.gang_thing(value)
    if name in _UNITS:
        return unit(_UNITS[name], value)
    return things.value(_SORTS[name], value) if name in _SORTS else value
