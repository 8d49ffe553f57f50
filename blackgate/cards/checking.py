"""Reads a pack's trees and collects every mistake instead of stopping at the first.

The checks are those of `model.fields`. A mistake is reported once, without the mistakes that follow from it. So a
field that could not be read has an empty value (`""`, or the smallest number). Code that compares fields first checks
whether they could be read (`is_wrong`).
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from ..model.fields import (
    WrongField, mapping, missing_fields, nearest, nearest_of, proposed, sequence, shown, text, true_or_false, twice,
    unknown_fields, whole_number, word_of,
)
from .yamltree import MOST_BYTES, Node

MOST_PROBLEMS: Final = 100      # More are not useful, and a hostile file might have millions.
MOST_TEXT: Final = 40           # letters of a name, an inmate's as a player's
MOST_SENTENCE: Final = 300
MOST_NAMED: Final = 4

Value = TypeVar("Value")


class TooMany(Exception):
    """There are too many mistakes to go on."""


class Problem:
    """One mistake in a pack: file, line (or path in the tree), and a sentence."""

    __slots__ = ("file", "line", "path", "sentence")

    def __init__(self, file: str, line: int, sentence: str, path: str = "") -> None:
        self.file = file
        self.line = line
        self.path = _tame(path)
        self.sentence = _tame(sentence)

    def __str__(self) -> str:
        return f"{_tame(self.file)}:{self.path or self.line}: {self.sentence}"


def _tame(sentence: str) -> str:
    """The sentence without control characters of terminals, and shortened: it may quote anything."""
    cut = sentence if len(sentence) <= MOST_SENTENCE else sentence[:MOST_SENTENCE - 1] + "…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cut)


def some(names: list[str]) -> str:
    """The first names, and how many more there are."""
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(map(shown, names[:MOST_NAMED])) + more


class Checker:
    """Reads the nodes of one file. Each method returns a usable value and notes mistakes.

    `what` describes the node in the sentence. `words` None: they are not known because of another mistake, so any word
    is accepted.
    """

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems
        self._wrong: set[int] = set()       # nodes, by their ids

    def wrong(self, node: Node, sentence: str) -> None:
        """Note a mistake. Raises TooMany."""
        if len(self.problems) >= MOST_PROBLEMS:
            raise TooMany
        self.problems.append(Problem(self.file, node.line, sentence, node.path))
        self._wrong.add(id(node))

    def is_wrong(self, *nodes: Node | None) -> bool:
        """Whether a mistake was found in one of the nodes. A field that was left out has none."""
        return bool(self._wrong) and any(node is not None and self._is_wrong(node) for node in nodes)

    def _is_wrong(self, node: Node) -> bool:
        if id(node) in self._wrong:
            return True
        if isinstance(node.value, dict):
            return self.is_wrong(*node.value.values())
        return isinstance(node.value, list) and self.is_wrong(*node.value)

    def mapping(self, node: Node, what: str) -> dict[str, Node]:
        return self._read(node, what, {}, lambda value: mapping("", value))

    def fields(
        self, node: Node, what: str, required: Iterable[str], optional: Iterable[str] = ()
    ) -> dict[str, Node]:
        """The entries of a mapping that may have only these fields. A misspelt field is noted and read too."""
        entries = self.mapping(node, what)
        required = list(required)
        known = [*required, *optional]
        found = {name: entries[name] for name in entries if name in known}
        for name in unknown_fields(entries, known):
            meant = nearest_of(name, known)
            self.wrong(entries[name], f"{what} has no field {shown(name)}{proposed(meant)}")
            if meant:
                found.setdefault(meant, entries[name])
        for name in missing_fields(found, required) if isinstance(node.value, dict) else ():
            self.wrong(node, f"{what} lacks the field '{name}'")
        return found

    def sequence(self, node: Node | None, what: str) -> list[Node]:
        return self._read(node, what, [], lambda value: sequence("", value, MOST_BYTES))

    def number(self, node: Node | None, what: str, low: int = 0, high: int = 99) -> int:
        return self._read(node, what, low, lambda value: whole_number("", value, low, high))

    def flag(self, node: Node | None, what: str) -> bool:
        return self._read(node, what, False, lambda value: true_or_false("", value))

    def text(self, node: Node | None, what: str) -> str:
        return self._read(node, what, "", _name)

    def word(self, node: Node | None, what: str, words: Iterable[str] | None) -> str:
        """One of the allowed words; empty if it is another one."""
        if words is None:
            return self.text(node, what)
        allowed = list(words)
        return self._read(node, "", "", lambda value: word_of("", value, allowed, what))

    def words(self, node: Node | None, what: str, words: Iterable[str] | None) -> list[str]:
        """A list of the allowed words, each once."""
        allowed = None if words is None else list(words)
        found: list[str] = []
        for item in self.sequence(node, f"the list of {what}s"):
            word = self.word(item, what, allowed)
            if word in found:
                self.wrong(item, twice(word))
            elif word:
                found.append(word)
        return found

    def _read(self, node: Node | None, what: str, default: Value, check: Callable[[object], Value]) -> Value:
        """The result of the check for a node; the default if the node is missing or wrong."""
        if node is None:
            return default
        try:
            return check(node.value)
        except WrongField as wrong:
            self.wrong(node, f"{what} {wrong.sentence}".strip())
            return default


def _name(value: object) -> str:
    name = text("", value, MOST_TEXT)
    if not name.strip():
        raise WrongField("", "must not be empty")
    if not name.isprintable():
        raise WrongField("", "holds signs that are no letters")
    return name


__all__ = [
    "MOST_PROBLEMS", "MOST_TEXT", "Checker", "Problem", "TooMany", "nearest", "shown", "some",
]
