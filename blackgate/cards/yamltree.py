"""Reads YAML as a tree with line numbers, so that mistakes can be reported with their place.

The language is limited on purpose: no tags, no anchors, no duplicate keys, a limited depth and size. An
unquoted word is a number, true/false, null or text. Nothing in a file is executed.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml

from ..disk.files import Unreadable, read_some

try:
    from yaml import CSafeLoader as Loader
except ImportError:     # PyYAML built without libyaml: the same language, only slower
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

MOST_BYTES: Final = 100_000     # twenty times our longest file; read in well under a second
MOST_DEPTH: Final = 20
_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,19}")
_WORDS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None, "~": None, "": None}

Scalar = str | int | bool | None


class Node:
    """A value with its line, or with its path if there are no lines: a scalar, a list or a mapping of nodes."""

    __slots__ = ("line", "path", "value")

    def __init__(self, value: "Scalar | list[Node] | dict[str, Node]", line: int, path: str = "") -> None:
        self.value = value
        self.line = line
        self.path = path

    def plain(self) -> object:
        """The value without lines, as `json` would give it."""
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        return self.value


class YamlProblem(Exception):
    """A mistake in a file. `line` is 0 for the file as a whole."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line
        self.sentence = sentence


def read_yaml(path: Path) -> Node:
    try:
        return parse_yaml(read_some(path, MOST_BYTES))
    except OSError as error:
        raise YamlProblem(0, f"cannot be read ({error.strerror or error})") from None
    except Unreadable:
        raise YamlProblem(0, f"is larger than {MOST_BYTES} bytes") from None


def parse_yaml(data: bytes) -> Node:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise YamlProblem(data.count(b"\n", 0, error.start) + 1, "is not UTF-8 text") from None
    try:
        events = yaml.parse(text, Loader=Loader)
        root: Node | None = None
        for event in events:
            if isinstance(event, yaml.NodeEvent):
                if root is not None:
                    raise YamlProblem(_line(event), "a second document: only one is read")
                root = _node(event, events, 0)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "is not YAML"
        raise YamlProblem(mark.line + 1 if mark else 0, str(problem)) from None
    except ValueError as error:
        raise YamlProblem(0, str(error)) from None
    if root is None:
        raise YamlProblem(0, "is empty")
    return root


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


def _node(event: yaml.Event, events: Iterator[yaml.Event], depth: int) -> Node:
    line = _line(event)
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
        raise YamlProblem(line, "anchors and aliases are not used here")
    if getattr(event, "tag", None) not in (None, "!"):
        raise YamlProblem(line, "tags are not used here")
    if depth > MOST_DEPTH:
        raise YamlProblem(line, "is nested too deeply")
    if isinstance(event, yaml.ScalarEvent):
        return Node(_scalar(event), line)
    if isinstance(event, yaml.SequenceStartEvent):
        items = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            items.append(_node(event, events, depth + 1))
        return Node(items, line)
    mapping: dict[str, Node] = {}
    while not isinstance(event := next(events), yaml.MappingEndEvent):
        key = _node(event, events, depth + 1)
        name = key.value if isinstance(key.value, str) else str(key.value)
        if isinstance(key.value, (list, dict)):
            raise YamlProblem(key.line, "a key must be a word")
        if name in mapping:
            raise YamlProblem(key.line, f"'{name}' stands twice")
        mapping[name] = _node(next(events), events, depth + 1)
    return Node(mapping, line)


def _scalar(event: yaml.ScalarEvent) -> Scalar:
    text: str = event.value
    if event.style is not None and event.style != "":      # quoted: always text
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _NUMBER.fullmatch(text) else text
