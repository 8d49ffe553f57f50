"""The texts of a card pack: `locale/<language>/*.ftl` in its folder. They replace or add to the shipped ones.

They are checked like its cards: no file outside the folder and no large file is read, and nothing is executed.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple

from ..disk.files import Unreadable, read_some
from ..model.fields import shown
from .checking import MOST_PROBLEMS, Problem

MOST_FILES: Final = 60
MOST_BYTES: Final = 100_000         # of one file; read in well under a second. The shipped texts of a language: 29 kB
MOST_IN_ALL: Final = 400_000        # of all files; the shipped texts for the same things take less than half of it
MOST_DEPTH: Final = 10
MOST_NAMES: Final = 10
MOST_MESSAGE: Final = 3_000         # letters: a text must fit on a card
MOST_NAME: Final = 80               # letters of a name in any of its forms
THINGS: Final = ("background-", "card-", "gang-", "inmate-", "place-", "power-", "temper-")     # keys a pack may use
_LANGUAGE: Final = re.compile("[a-z]{2,3}")

Words = dict[str, dict[str, str]]       # sources of messages by language and id


Named = dict[tuple[str, str], list[str]]        # the messages that a message names, by language and id


class Message(NamedTuple):
    """A message in a file."""

    language: str
    key: str
    source: str
    file: str
    line: int


def read_words(folder: Path) -> tuple[Words, list[Problem]]:
    """All texts in a pack's folder, and the mistakes in them."""
    messages, problems = read_messages(folder)
    words: Words = {}
    for message in messages:
        words.setdefault(message.language, {})[message.key] = message.source
    return words, problems


def read_messages(folder: Path) -> tuple[list[Message], list[Problem]]:
    """All messages with their file and line, and the mistakes."""
    messages: list[Message] = []
    problems: list[Problem] = []
    files = sorted((folder / "locale").glob("*/*.ftl"))
    if len(files) > MOST_FILES:
        problems.append(Problem(str(folder / "locale"), 0, f"has more than {MOST_FILES} files of words"))
    named: Named = {}
    left = MOST_IN_ALL
    for path in files[:MOST_FILES]:
        if len(problems) >= MOST_PROBLEMS:
            break
        try:
            source = _source(path, folder)
            left -= len(source)
            if left < 0:
                raise ValueError(f"all words of a pack together are longer than {MOST_IN_ALL} letters")
            messages += _messages(path, source, problems, named)
        except ValueError as wrong:
            problems.append(Problem(str(path), 0, str(wrong)))
    return [message for message in messages if not _winds(message, named, problems)], problems


def _winds(message: Message, named: Named, problems: list[Problem]) -> bool:
    """Whether it names messages that name others: that could loop, or grow without end."""
    if len(problems) >= MOST_PROBLEMS:
        return True
    for other in named[message.language, message.key]:
        if named.get((message.language, other)):
            problems.append(Problem(message.file, message.line, f"{shown(message.key)} names {shown(other)}, "
                                                                "which names others itself"))
            return True
    return False


def _source(path: Path, folder: Path) -> str:
    """The text of a file. ValueError says why it cannot be used."""
    if not _LANGUAGE.fullmatch(path.parent.name):
        raise ValueError(f"{shown(path.parent.name)} is no language; its code is two or three letters")
    if not path.resolve().is_relative_to(folder.resolve()):
        raise ValueError("lies outside the pack")
    try:
        return read_some(path, MOST_BYTES).decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise ValueError(f"cannot be read ({error.strerror or error})") from None
    except Unreadable:
        raise ValueError(f"is larger than {MOST_BYTES} bytes") from None
    except UnicodeDecodeError:
        raise ValueError("is not UTF-8 text") from None


def _messages(path: Path, source: str, problems: list[Problem], named: Named) -> Iterator[Message]:
    """The messages of a file. ValueError says why it cannot be used at all."""
    from fluent.syntax import FluentParser, ast

    try:
        parsed = FluentParser().parse(source)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    line, counted = 1, 0            # the number of the line in which the letter `counted` stands
    for entry in parsed.body:
        if isinstance(entry, ast.BaseComment):
            continue
        if len(problems) >= MOST_PROBLEMS:
            break
        assert entry.span is not None
        line += source.count("\n", counted, entry.span.start)
        counted = entry.span.start
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else ""
            problems.append(Problem(str(path), line, f"is no message: {reason}"))
        elif not isinstance(entry, ast.Message) or not entry.id.name.startswith(THINGS):
            wanted = ", ".join(f"{prefix}…" for prefix in THINGS)
            problems.append(Problem(str(path), line, f"a pack may say {wanted} and nothing else"))
        elif entry.value is None:
            problems.append(Problem(str(path), line, f"{shown(entry.id.name)} says nothing"))
        elif wrong := unfit(entry, source[entry.span.start:entry.span.end]):
            problems.append(Problem(str(path), line, f"{shown(entry.id.name)} {wrong}"))
        else:
            named[path.parent.name, entry.id.name] = _names(entry)
            yield Message(path.parent.name, entry.id.name, source[entry.span.start:entry.span.end], str(path), line)


def unfit(entry: object, source: str) -> str:
    """Why a stranger's message must not be used; empty if it may."""
    from fluent.syntax import ast

    if len(source) > MOST_MESSAGE:
        return f"is longer than {MOST_MESSAGE} letters"
    if _depth(source) > MOST_DEPTH:
        return "is nested too deeply"
    if not all(sign.isprintable() or sign == "\n" for sign in source):
        return "holds signs that are no letters"
    named = _names(entry)
    if len(named) > MOST_NAMES:
        return f"names more than {MOST_NAMES} other messages"
    assert isinstance(entry, ast.Message)
    if is_name(entry.id.name):
        if max(map(_letters, [entry.value, *(attribute.value for attribute in entry.attributes)])) > MOST_NAME:
            return f"is a name of more than {MOST_NAME} letters"
        if len(named) > 1 or not all(map(is_name, named)):
            return "is a name, which may name one other name and no text"
    for node in parts_of(entry):
        if isinstance(node, ast.FunctionReference):        # NUMBER could write a million digits.
            return f"calls {node.id.name}; a pack calls nothing"
        if isinstance(node, ast.StringLiteral) and not str(node.parse()["value"]).isprintable():
            return "holds signs that are no letters"
    return ""


def is_name(key: str) -> bool:
    """Whether the key is a thing's name, such as `card-shovel`; `card-shovel-text` is not."""
    return key.count("-") == 1


def _letters(value: object) -> int:
    """The greatest length of a pattern, without its arguments and the messages it names."""
    from fluent.syntax import ast

    if isinstance(value, ast.SelectExpression):
        return max(_letters(variant.value) for variant in value.variants)
    if isinstance(value, ast.Placeable):
        return _letters(value.expression)
    if isinstance(value, ast.Pattern):
        return sum(map(_letters, value.elements))
    return len(value.value) if isinstance(value, (ast.TextElement, ast.StringLiteral)) else 0


def _names(entry: object) -> list[str]:
    from fluent.syntax import ast

    return [node.id.name for node in parts_of(entry) if isinstance(node, ast.MessageReference)]


def _depth(source: str) -> int:
    """The greatest number of nested braces."""
    return max(accumulate({"{": 1, "}": -1}.get(sign, 0) for sign in source), default=0)


def parts_of(node: object) -> Iterable[object]:
    """A parsed message and everything in it, in order. Where in the file they stand is left out."""
    from fluent.syntax import ast

    waiting = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += reversed(node)
        elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.Span):
            yield node
            waiting += reversed(vars(node).values())
