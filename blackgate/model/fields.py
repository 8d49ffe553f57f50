"""The one reader of what strangers send: objects field by field, every error with the path to what is wrong.

Positions, saves, records, plans, settings, statistics and the protocol's requests are read with it. Each says in its
own words what a wrong field means there.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

MOST_LIST: Final = 1000
MOST_NUMBER: Final = 10**15     # where a field sets no limit of its own: nothing counts further
MOST_NAMED: Final = 40      # signs of an unknown field's name that an error repeats


def shown(value: object) -> str:
    """A value in an error: short, and never a whole tree."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _tame(words: str) -> str:
    """A stranger's words may be no text at all; an error that repeats them can be logged, sent and shown."""
    return words.encode("utf-8", "backslashreplace").decode()


class WrongField(Exception):
    """What is wrong with something that was sent. `field` is the path to it, empty for the whole."""

    def __init__(self, field: str, sentence: str) -> None:
        self.field = _tame(field)
        self.sentence = _tame(sentence)
        super().__init__(f"'{self.field}': {self.sentence}" if field else self.sentence)


class PositionError(WrongField):
    """What is wrong with a position."""


class Fields:
    """An object and the way to it. `known` are the fields it may have (None: any), `needed` those it must have."""

    def __init__(
        self, written: object, path: str = "", known: Collection[str] | None = None, needed: Collection[str] = (),
    ) -> None:
        self._path = path
        if not isinstance(written, dict):
            raise WrongField(path, "must be an object")
        self._fields: dict[str, Any] = written
        if known is not None:
            for name in written:
                if name not in known and name not in needed:
                    raise WrongField(self.path(str(name)[:MOST_NAMED]), "there is no such field")
        for name in needed:
            if name not in written:
                raise WrongField(self.path(name), "is missing")

    def whole(self) -> dict[str, Any]:
        return self._fields

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def has(self, name: str) -> bool:
        return name in self._fields

    def is_set(self, name: str) -> bool:
        """Whether it says something: a field may be left out or null."""
        return self._fields.get(name) is not None

    def value(self, name: str, default: object) -> Any:
        return self._fields.get(name, default)

    def inner(self, name: str, known: Collection[str] | None = None, needed: Collection[str] = ()) -> "Fields":
        return Fields(self._fields.get(name, {}), self.path(name), known, needed)

    def objects(
        self, name: str, known: Collection[str] | None = None, needed: Collection[str] = (), most: int = MOST_LIST,
    ) -> list["Fields"]:
        """A list of objects."""
        return [Fields(entry, f"{self.path(name)}[{index}]", known, needed)
                for index, entry in enumerate(self.sequence(name, most))]

    def number(self, name: str, default: int | None, low: int = 0, high: int | None = None) -> int:
        """A whole number; a boolean is none. Without a default the field is required."""
        if name not in self._fields:
            if default is None:
                raise WrongField(self.path(name), "is missing")
            return default
        value = self._fields[name]
        if type(value) is not int:
            raise WrongField(self.path(name), "must be a whole number")
        if value < low or value > (MOST_NUMBER if high is None else high):
            limit = f"at least {low}" if high is None and value < low else f"from {low} to {high or MOST_NUMBER}"
            raise WrongField(self.path(name), f"must be {limit}")
        return value

    def flag(self, name: str, default: bool | None) -> bool:
        """True or false. Without a default the field is required."""
        value = self._fields.get(name, default)
        if not isinstance(value, bool):
            raise WrongField(self.path(name), "must be true or false")
        return value

    def text(self, name: str, most: int, default: str | None = None) -> str:
        """Any text that is not too long. Without a default the field is required."""
        value = self._fields.get(name, default)
        if not isinstance(value, str):
            raise WrongField(self.path(name), "must be a text")
        if len(value) > most:
            raise WrongField(self.path(name), "is too long")
        return value

    def word(self, name: str, words: Collection[str], default: str | None = None) -> str:
        if name not in self._fields and default is not None:
            return default
        value = self._fields.get(name)
        if not isinstance(value, str) or value not in words:
            raise WrongField(self.path(name), f"there is no {shown(value)}")
        return value

    def sequence(self, name: str, most: int = MOST_LIST) -> list[Any]:
        value = self._fields.get(name, [])
        if not isinstance(value, list):
            raise WrongField(self.path(name), "must be a list")
        if len(value) > most:
            raise WrongField(self.path(name), "is too long")
        return list(value)

    def mapping(self, name: str) -> dict[str, Any]:
        value = self._fields.get(name, {})
        if not isinstance(value, dict):
            raise WrongField(self.path(name), "must be an object")
        return value

    def words(self, name: str, words: Sequence[str], *, repeated: bool = False) -> list[str]:
        found: list[str] = []
        for index, value in enumerate(self.sequence(name)):
            path = f"{self.path(name)}[{index}]"
            if not isinstance(value, str) or value not in words:
                raise WrongField(path, f"there is no {shown(value)}")
            if value in found and not repeated:
                raise WrongField(path, f"{value!r} stands twice")
            found.append(value)
        return found

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers, of any length or just this one."""
        values = self.sequence(name)
        if length is not None and len(values) != length:
            raise WrongField(self.path(name), f"must be {length} numbers")
        for index, value in enumerate(values):
            if type(value) is not int or not low <= value <= high:
                raise WrongField(f"{self.path(name)}[{index}]", f"must be a number from {low} to {high}")
        return values
