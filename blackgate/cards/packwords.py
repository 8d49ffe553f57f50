"""The words a card pack brings: `locale/<language>/*.ftl` in its folder, laid over the shipped ones.

Checked like its cards: nothing outside the folder is read, nothing large, and nothing in a file is ever executed.
"""

import re
from pathlib import Path
from typing import Final

from ..disk.files import Unreadable, read_some
from .checking import MOST_PROBLEMS, Problem, shown

MOST_FILES: Final = 60
MOST_BYTES: Final = 300_000
THINGS: Final = ("background-", "card-", "gang-", "inmate-", "place-", "power-", "temper-")     # what a pack may name
_LANGUAGE: Final = re.compile("[a-z]{2,3}")

Words = dict[str, dict[str, str]]       # sources of messages by language and id


def read_words(folder: Path) -> tuple[Words, list[Problem]]:
    """All words in a pack's folder, and what is wrong with them."""
    words: Words = {}
    problems: list[Problem] = []
    files = sorted((folder / "locale").glob("*/*.ftl"))
    if len(files) > MOST_FILES:
        problems.append(Problem(str(folder / "locale"), 0, f"has more than {MOST_FILES} files of words"))
    for path in files[:MOST_FILES]:
        if len(problems) >= MOST_PROBLEMS:
            break
        try:
            words.setdefault(path.parent.name, {}).update(_messages(path, folder, problems))
        except ValueError as wrong:
            problems.append(Problem(str(path), 0, str(wrong)))
    return words, problems


def _messages(path: Path, folder: Path, problems: list[Problem]) -> dict[str, str]:
    """The messages of a file; ValueError says why it cannot be used at all."""
    from fluent.syntax import FluentParser, ast

    if not _LANGUAGE.fullmatch(path.parent.name):
        raise ValueError(f"'{shown(path.parent.name)}' is no language; its code is two or three letters")
    if not path.resolve().is_relative_to(folder.resolve()):
        raise ValueError("lies outside the pack")
    try:
        source = read_some(path, MOST_BYTES).decode("utf-8").replace("\r\n", "\n")
        parsed = FluentParser().parse(source)
    except OSError as error:
        raise ValueError(f"cannot be read ({error.strerror or error})") from None
    except Unreadable:
        raise ValueError(f"is larger than {MOST_BYTES} bytes") from None
    except UnicodeDecodeError:
        raise ValueError("is not UTF-8 text") from None
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    found: dict[str, str] = {}
    for entry in parsed.body:
        if isinstance(entry, ast.BaseComment):
            continue
        if len(problems) >= MOST_PROBLEMS:
            break
        assert entry.span is not None
        line = source.count("\n", 0, entry.span.start) + 1
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else ""
            problems.append(Problem(str(path), line, f"is no message: {reason}"))
        elif not isinstance(entry, ast.Message) or not entry.id.name.startswith(THINGS):
            wanted = ", ".join(f"{prefix}…" for prefix in THINGS)
            problems.append(Problem(str(path), line, f"a pack may say {wanted} and nothing else"))
        elif entry.value is None:
            problems.append(Problem(str(path), line, f"'{shown(entry.id.name)}' says nothing"))
        else:
            found[entry.id.name] = source[entry.span.start:entry.span.end]
    return found
