"""The one reader for data from outside the program, and its checks.

Positions, saves, records, plans, settings, statistics and the protocol's requests are read with `Fields`, field by
field, and every mistake is reported with its path. Actions (`model.notation`) and card packs (`cards.checking`) use
the same checks, so that a mistake is reported in the same words everywhere.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final

MOST_LIST: Final = 1000
MOST_NUMBER: Final = 10**15     # the limit of fields without one of their own
MOST_NAMED: Final = 40          # letters of an unknown field's name that an error repeats
MOST_SHOWN: Final = 62          # letters of a value that an error repeats, quotes included
MOST_WORD: Final = 60           # for longer words no nearest right word is looked for


def shown(value: object) -> str:
    """A value for an error message, shortened; lists and objects are only named."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN - 1] + "…"


def nearest(word: object, words: Iterable[str]) -> str:
    """'; did you mean …?' for the nearest right word, or nothing."""
    return proposed(nearest_of(word, words))


def nearest_of(word: object, words: Iterable[str]) -> str:
    if not isinstance(word, str) or len(word) > MOST_WORD:
        return ""
    from difflib import get_close_matches       # Imported late: it is needed only after a mistake.

    return next(iter(get_close_matches(word, list(words), 1, 0.5)), "")


def proposed(word: str) -> str:
    return f"; did you mean '{word}'?" if word else ""


def tame(words: str) -> str:
    """The words without characters that cannot be encoded, so that an error with them can be logged, sent and shown."""
    return words.encode("utf-8", "backslashreplace").decode()


class WrongField(Exception):
    """What is wrong with something that was sent. `field` is the path to it, empty for the whole."""

    def __init__(self, field: str, sentence: str) -> None:
        self.field = tame(field)
        self.sentence = tame(sentence)
        super().__init__(f"'{self.field}': {self.sentence}" if field else self.sentence)


class PositionError(WrongField):
    """What is wrong with a position."""


# --- The checks. Each returns the value, or raises WrongField with the path that it was given. ------------------------


def whole_number(path: str, value: object, low: int = 0, high: int = MOST_NUMBER) -> int:
    """A whole number in this range; a boolean is none."""
    if type(value) is not int or not low <= value <= high:
        raise WrongField(path, f"must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def true_or_false(path: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise WrongField(path, f"must be true or false, not {shown(value)}")
    return value


def text(path: str, value: object, most: int) -> str:
    """Any text that is not too long."""
    if not isinstance(value, str):
        raise WrongField(path, f"must be a text, not {shown(value)}")
    if len(value) > most:
        raise WrongField(path, f"is longer than {most} letters")
    return value


def word_of(path: str, value: object, words: Collection[str], what: str = "") -> str:
    """One of these words. `what` says what they are, if the path does not."""
    if not isinstance(value, str) or value not in words:
        wrong = f"{shown(value)} is no {what}" if what else f"there is no {shown(value)}"
        raise WrongField(path, wrong + nearest(value, words))
    return value


def sequence(path: str, value: object, most: int = MOST_LIST) -> list[Any]:
    if not isinstance(value, list):
        raise WrongField(path, "must be a list")
    if len(value) > most:
        raise WrongField(path, f"has more than {most} entries")
    return value


def mapping(path: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise WrongField(path, "must be an object")
    return value


def twice(value: str) -> str:
    return f"'{value}' stands twice"


def unknown_fields(written: Iterable[object], known: Collection[str]) -> list[str]:
    return [str(name) for name in written if name not in known]


def missing_fields(written: Collection[object], needed: Iterable[str]) -> list[str]:
    return [name for name in needed if name not in written]


class Fields:
    """An object and its path. `known` are the fields it may have (None: any), `needed` those it must have."""

    def __init__(
        self, written: object, path: str = "", known: Collection[str] | None = None, needed: Collection[str] = (),
    ) -> None:
        self._path = path
        self._fields = mapping(path, written)
        if known is not None:
            every = [*known, *needed]
            for name in unknown_fields(self._fields, every):
                raise WrongField(self.path(name[:MOST_NAMED]), f"there is no such field{nearest(name, every)}")
        for name in missing_fields(self._fields, needed):
            raise WrongField(self.path(name), "is missing")

    def whole(self) -> dict[str, Any]:
        return self._fields

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def has(self, name: str) -> bool:
        return name in self._fields

    def is_set(self, name: str) -> bool:
        """Whether the field has a value: it may be left out or null."""
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

    def number(self, name: str, default: int | None, low: int = 0, high: int = MOST_NUMBER) -> int:
        """A whole number. Without a default the field is required; the same holds for the methods below."""
        if name not in self._fields and default is not None:
            return default
        return whole_number(self.path(name), self._required(name), low, high)

    def flag(self, name: str, default: bool | None) -> bool:
        if name not in self._fields and default is not None:
            return default
        return true_or_false(self.path(name), self._required(name))

    def text(self, name: str, most: int, default: str | None = None) -> str:
        if name not in self._fields and default is not None:
            return default
        return text(self.path(name), self._required(name), most)

    def word(self, name: str, words: Collection[str], default: str | None = None) -> str:
        if name not in self._fields and default is not None:
            return default
        return word_of(self.path(name), self._required(name), words)

    def _required(self, name: str) -> object:
        if name not in self._fields:
            raise WrongField(self.path(name), "is missing")
        return self._fields[name]

    def sequence(self, name: str, most: int = MOST_LIST) -> list[Any]:
        return list(sequence(self.path(name), self._fields.get(name, []), most))

    def mapping(self, name: str) -> dict[str, Any]:
        return mapping(self.path(name), self._fields.get(name, {}))

    def words(self, name: str, words: Collection[str], *, repeated: bool = False) -> list[str]:
        found: list[str] = []
        for index, value in enumerate(self.sequence(name)):
            path = f"{self.path(name)}[{index}]"
            word = word_of(path, value, words)
            if word in found and not repeated:
                raise WrongField(path, twice(word))
            found.append(word)
        return found

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers, of this length if one is given."""
        values = self.sequence(name)
        if length is not None and len(values) != length:
            raise WrongField(self.path(name), f"must be {length} numbers")
        return [whole_number(f"{self.path(name)}[{index}]", value, low, high) for index, value in enumerate(values)]
