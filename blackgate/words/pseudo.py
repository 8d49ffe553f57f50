"""A language for testing: English with every letter accented and every vowel doubled (docs/translating.md).

A plain word on the screen comes from the code and not from a message. A text that does not fit is too long in German.
"""

from collections.abc import Mapping
from typing import Final

PSEUDO: Final = "pseudo"
_PLAIN: Final = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ"     # our fonts have no accented Q
_ACCENTED: Final = str.maketrans(
    dict(zip(_PLAIN, "áḃćďéḟğĥíĵķłḿńóṕŕśťúṽŵẋýźÁḂĆĎÉḞĞĤÍĴĶŁḾŃÓṔŔŚŤÚṼŴẊÝŹ", strict=True))
    | {letter: 2 * accented for letter, accented in zip("aeiou", "áéíóú", strict=True)},
)


def accented(words: str) -> str:
    """The words with accents and doubled vowels: about a third longer, and still readable."""
    return words.translate(_ACCENTED)


class Accented(dict[str, str]):
    """Entries by id, accented when they are first used: all at once would take a second."""

    def __init__(self, plain: Mapping[str, str]) -> None:
        super().__init__(plain)
        self._done: set[str] = set()

    def __getitem__(self, key: str) -> str:
        source = super().__getitem__(key)
        if key not in self._done:
            self._done.add(key)
            source = self[key] = pseudo(source)
        return source


def pseudo(source: str) -> str:
    """An entry of a Fluent file with its words accented; the parts in braces stay."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    parsed = FluentParser(with_spans=False).parse(source)

    def accent(node: object) -> None:
        if isinstance(node, ast.TextElement):
            node.value = accented(node.value)
        elif isinstance(node, list):
            for item in node:
                accent(item)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                accent(value)

    accent(parsed)
    return FluentSerializer().serialize(parsed).rstrip()
