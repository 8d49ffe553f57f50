"""Every key that the code names is there, and every message is named by the code: read from its sources.

The files whose keys are made of what happens and of what is in the card data are proved by saying all of them.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import blackgate
from blackgate.disk.folders import shipped
from blackgate.words.text import ORIGINAL, entries

CODE = Path(blackgate.__file__).parent
SPEAKERS = {"t", "text", "said", "Thing", "maybe", "refuse"}
SAID = {"backgrounds", "cards", "cli", "common", "gangs", "inmates", "log", "options", "places", "prompts", "refusals",
        "rules"}        # test_all_words, test_command_line, test_rules
LEAST = 4       # letters of a key that must stand in the code for its messages to count as named


@cache
def keys() -> dict[str, str]:
    """With the file each is in."""
    files = (shipped("locale") / ORIGINAL).glob("*.ftl")
    return {key: file.stem for file in files for key in entries(file.read_text(encoding="utf-8"))}


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in CODE.rglob("*.py"))


def pattern(node: ast.AST) -> str | None:
    """A key as it stands in the code, its gaps open."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*" for part in node.values)
    return None


def keys_said() -> Iterator[str]:
    """The first arguments of everything that says a message."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SPEAKERS and (found := pattern(node.args[0])) is not None:
                    yield found


def test_every_key_that_is_said_is_there() -> None:
    said = {found for found in keys_said() if "\\-" in found}
    assert len(said) > 250
    assert [found for found in sorted(said) if not any(re.fullmatch(found, key) for key in keys())] == []


def test_every_message_is_named_by_the_code() -> None:
    named = {found for tree in trees() for node in ast.walk(tree) if (found := pattern(node)) is not None}
    plain = {re.sub(r"\\(.)", r"\1", found) for found in named if ".*" not in found}
    open_ = [re.compile(found) for found in named if ".*" in found and re.match(rf"[a-z_]{{{LEAST - 1},}}\\-", found)]
    unsaid = {key for key, file in keys().items() if file not in SAID} - plain
    assert sorted(key for key in unsaid if not any(one.fullmatch(key) for one in open_)) == []
