"""A language for testing: English with every letter accented and every vowel doubled (docs/translating.md).

What stays plain on the screen is no message but a word in the code; what no longer fits will not fit in German either.
"""

from collections.abc import Mapping
from typing import Final

PSEUDO: Final = "pseudo"
_PLAIN: Final = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ"     # all but Q, which no font of ours has accented
_ACCENTED: Final = str.maketrans(
    dict(zip(_PLAIN, "áḃćďéḟğĥíĵķłḿńóṕŕśťúṽŵẋýźÁḂĆĎÉḞĞĤÍĴĶŁḾŃÓṔŔŚŤÚṼŴẊÝŹ", strict=True))
    | {letter: 2 * accented for letter, accented in zip("aeiou", "áéíóú", strict=True)},
)


def accented(words: str) -> str:
    """About a third longer, and still readable."""
    return words.translate(_ACCENTED)


class Accented(dict[str, str]):
    """Entries by id, accented when they are first asked for: all at once takes a second."""

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
    """An entry of a Fluent file with its words accented; what stands in braces stays."""
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
