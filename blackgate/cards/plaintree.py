"""The cards in a save: plain data as a tree like that of a YAML file.

The save may come from a stranger, so the same limits hold as for a YAML file, in content and in size. There are no
lines for reporting mistakes, so each node knows its path instead.
"""

from typing import Final

from ..model.fields import MOST_WORD
from .yamltree import MOST_DEPTH, Node, YamlProblem

MOST_NODES: Final = 20_000      # about thirty times our longest file
MOST_SIGNS: Final = 100_000     # characters of all words in a tree, like the limit of a YAML file
_LARGEST: Final = 10**19        # a YAML file's numbers have at most nineteen digits


class PlainProblem(YamlProblem):
    """A mistake in a tree, and its path."""

    def __init__(self, path: str, sentence: str) -> None:
        super().__init__(0, sentence)
        self.path = path


def read_plain(value: object) -> Node:
    """The tree of plain data. Raises PlainProblem."""
    return _Reader().node(value, "", 0)


class _Reader:
    def __init__(self) -> None:
        self.nodes = 0
        self.signs = 0

    def node(self, value: object, path: str, depth: int) -> Node:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise PlainProblem("", f"has more than {MOST_NODES} values")
        if depth > MOST_DEPTH:
            raise PlainProblem(path, "is nested too deeply")
        if isinstance(value, dict):
            return Node({self.word(key, path): self.node(item, _below(path, key), depth + 1)
                         for key, item in value.items()}, 0, path)
        if isinstance(value, list):
            return Node([self.node(item, _below(path, number), depth + 1)
                         for number, item in enumerate(value)], 0, path)
        if isinstance(value, str):
            return Node(self.word(value, path), 0, path)
        if value is None or isinstance(value, bool) or (isinstance(value, int) and -_LARGEST < value < _LARGEST):
            return Node(value, 0, path)
        raise PlainProblem(path, "is no word, whole number, true, false or null")

    def word(self, value: object, path: str) -> str:
        if not isinstance(value, str):
            raise PlainProblem(path, "a key must be a word")
        self.signs += len(value)
        if self.signs > MOST_SIGNS:
            raise PlainProblem("", f"has words of more than {MOST_SIGNS} letters")
        if not value.isascii() and any("\ud800" <= sign <= "\udfff" for sign in value):
            raise PlainProblem(path, "is not Unicode text")
        return value


def _below(path: str, step: object) -> str:
    name = str(step)[:MOST_WORD]
    return f"{path}.{name}" if path else name
