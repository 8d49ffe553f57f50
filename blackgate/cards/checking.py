"""Reading a pack's trees word by word, gathering every problem instead of stopping at the first."""

import difflib
from collections.abc import Iterable
from typing import Final

from .yamltree import Node

MOST_PROBLEMS: Final = 100      # More than that nobody reads, and a file made to have millions would take its time.
MOST_WORD: Final = 60
MOST_TEXT: Final = 40           # letters of a name, an inmate's as a player's
MOST_SENTENCE: Final = 300
MOST_NAMED: Final = 4


class TooMany(Exception):
    """There is so much wrong that looking further is of no use."""


class Problem:
    """One mistake in a pack: file, line (or the path of words that leads there), what is wrong."""

    __slots__ = ("file", "line", "path", "sentence")

    def __init__(self, file: str, line: int, sentence: str, path: str = "") -> None:
        self.file = file
        self.line = line
        self.path = _tame(path)
        self.sentence = _tame(sentence)

    def __str__(self) -> str:
        return f"{self.file}:{self.path or self.line}: {self.sentence}"


def _tame(sentence: str) -> str:
    """What it quotes may be anything: nothing that would move a terminal's cursor, and no novels."""
    cut = sentence if len(sentence) <= MOST_SENTENCE else sentence[:MOST_SENTENCE - 1] + "…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cut)


def nearest(word: str, words: Iterable[str]) -> str:
    """'; did you mean …?' for the nearest right word, or nothing."""
    if len(word) > MOST_WORD:
        return ""
    close = difflib.get_close_matches(word, list(words), 1, 0.5)
    return f"; did you mean '{close[0]}'?" if close else ""


def shown(value: object) -> str:
    text = str(value)
    return text if len(text) <= MOST_WORD else text[:MOST_WORD - 3] + "…"


def some(names: list[str]) -> str:
    """The first of them, and how many more there are."""
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(f"'{shown(name)}'" for name in names[:MOST_NAMED]) + more


class Checker:
    """Reads the nodes of one file. Each method answers a usable value and notes what is wrong."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.file = file
        self.problems = problems

    def wrong(self, node: Node, sentence: str) -> None:
        """Raises TooMany."""
        if len(self.problems) >= MOST_PROBLEMS:
            raise TooMany
        self.problems.append(Problem(self.file, node.line, sentence, node.path))

    def mapping(self, node: Node, what: str) -> dict[str, Node]:
        if isinstance(node.value, dict):
            return node.value
        self.wrong(node, f"{what} must be a mapping of words")
        return {}

    def fields(
        self, node: Node, what: str, required: Iterable[str], optional: Iterable[str] = ()
    ) -> dict[str, Node]:
        """The entries of a mapping that may have these fields and no others."""
        entries = self.mapping(node, what)
        required = list(required)
        known = required + list(optional)
        for name in entries:
            if name not in known:
                self.wrong(entries[name], f"{what} has no field '{shown(name)}'{nearest(name, known)}")
        if isinstance(node.value, dict):
            for name in required:
                if name not in entries:
                    self.wrong(node, f"{what} lacks the field '{name}'")
        return {name: entries[name] for name in entries if name in known}

    def sequence(self, node: Node | None, what: str) -> list[Node]:
        if node is None:
            return []
        if isinstance(node.value, list):
            return node.value
        self.wrong(node, f"{what} must be a list")
        return []

    def number(self, node: Node | None, what: str, low: int = 0, high: int = 99) -> int:
        if node is None:
            return low
        if type(node.value) is int and low <= node.value <= high:
            return node.value
        self.wrong(node, f"{what} must be a number from {low} to {high}, not '{shown(node.value)}'")
        return low

    def flag(self, node: Node | None, what: str) -> bool:
        if node is None or isinstance(node.value, bool):
            return bool(node and node.value)
        self.wrong(node, f"{what} must be true or false, not '{shown(node.value)}'")
        return False

    def text(self, node: Node | None, what: str) -> str:
        if node is None:
            return ""
        if not isinstance(node.value, str) or not node.value.strip():
            self.wrong(node, f"{what} must be a word")
        elif len(node.value) > MOST_TEXT:
            self.wrong(node, f"{what} is longer than {MOST_TEXT} letters")
        elif not node.value.isprintable():
            self.wrong(node, f"{what} holds signs that are no letters")
        else:
            return node.value
        return ""

    def word(self, node: Node | None, what: str, words: Iterable[str]) -> str:
        """One of the words allowed here; the first of them where it is none."""
        allowed = list(words)
        if node is None:
            return allowed[0] if allowed else ""
        value = node.value
        if isinstance(value, str) and value in allowed:
            return value
        self.wrong(node, f"'{shown(value)}' is no {what}{nearest(str(value), allowed)}")
        return allowed[0] if allowed else ""

    def words(self, node: Node | None, what: str, words: Iterable[str]) -> list[str]:
        allowed = list(words)
        found = [self.word(item, what, allowed) for item in self.sequence(node, f"the list of {what}s")]
        if node is not None and len(set(found)) < len(found):
            self.wrong(node, f"a {what} stands twice")
        return found
