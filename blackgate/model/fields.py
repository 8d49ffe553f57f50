"""Reading untrusted objects field by field, with the path of what is wrong."""

from collections.abc import Iterable, Sequence
from typing import Any

MOST_LIST = 1000


def shown(value: object) -> str:
    """A value in an error: short, and never a whole tree."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class PositionError(Exception):
    """What is wrong with a position. The text names the field."""

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(f"'{field}': {sentence}" if field else sentence)
        self.field = field


class Fields:
    """An object whose fields are all known; anything else is refused."""

    def __init__(self, written: object, path: str, known: Iterable[str]) -> None:
        self._path = path
        if not isinstance(written, dict):
            raise PositionError(path or "position", "must be an object")
        self._fields: dict[str, Any] = written
        allowed = set(known)
        for name in written:
            if name not in allowed:
                raise PositionError(self.path(str(name)[:40]), "there is no such field")

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def has(self, name: str) -> bool:
        return name in self._fields

    def value(self, name: str, default: object) -> Any:
        return self._fields.get(name, default)

    def inner(self, name: str, known: Iterable[str]) -> "Fields":
        return Fields(self._fields.get(name, {}), self.path(name), known)

    def number(self, name: str, default: int | None, low: int = 0, high: int | None = None) -> int:
        """A whole number; a boolean is none. Without a default the field is required."""
        if name not in self._fields:
            if default is None:
                raise PositionError(self.path(name), "is missing")
            return default
        value = self._fields[name]
        if type(value) is not int:
            raise PositionError(self.path(name), "must be a whole number")
        if value < low or (high is not None and value > high):
            limit = f"from {low} to {high}" if high is not None else f"at least {low}"
            raise PositionError(self.path(name), f"must be {limit}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self._fields.get(name, default)
        if not isinstance(value, bool):
            raise PositionError(self.path(name), "must be true or false")
        return value

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> str:
        if name not in self._fields and default is not None:
            return default
        value = self._fields.get(name)
        if not isinstance(value, str) or value not in words:
            raise PositionError(self.path(name), f"there is no {shown(value)}")
        return value

    def sequence(self, name: str) -> list[Any]:
        value = self._fields.get(name, [])
        if not isinstance(value, list):
            raise PositionError(self.path(name), "must be a list")
        if len(value) > MOST_LIST:
            raise PositionError(self.path(name), "is too long")
        return list(value)

    def mapping(self, name: str) -> dict[str, Any]:
        value = self._fields.get(name, {})
        if not isinstance(value, dict):
            raise PositionError(self.path(name), "must be an object")
        return value

    def words(self, name: str, words: Sequence[str], *, repeated: bool = False) -> list[str]:
        found: list[str] = []
        for index, value in enumerate(self.sequence(name)):
            path = f"{self.path(name)}[{index}]"
            if not isinstance(value, str) or value not in words:
                raise PositionError(path, f"there is no {shown(value)}")
            if value in found and not repeated:
                raise PositionError(path, f"{value!r} stands twice")
            found.append(value)
        return found

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        values = self.sequence(name)
        for index, value in enumerate(values):
            if type(value) is not int or not low <= value <= high:
                raise PositionError(f"{self.path(name)}[{index}]", f"must be a number from {low} to {high}")
        return values
