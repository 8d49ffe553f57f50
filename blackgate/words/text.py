"""The texts of the game: Mozilla Fluent, one folder of `.ftl` files for each language (docs/translating.md).

A message is parsed when it is first used. Parsing a whole language takes a third of a second, and loading the library
a fifth, which a screen of plain labels does not need.
"""

import os
import re
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from ..disk.folders import shipped
from .pseudo import PSEUDO, Accented

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ORIGINAL: Final = "en"                      # used for messages that a language lacks
STRICT: Final = "BLACKGATE_STRICT_TEXT"     # set in tests: mistakes in messages raise
_NUMBER: Final = "number"                   # `$points_number` is the bare number of a counted `$points`
_OPEN: Final = re.compile(r"^\S+\s*=\s*\{")      # a message that begins with a value
_ENDS: Final = ".!?"                        # the signs at the end of a sentence
# An entry: its line and all lines before the next one that starts with a letter, `-` or `#`.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=.*\n?(?:(?![#A-Za-z-]).*\n?)*", re.MULTILINE)


class BadText(Exception):
    """A message is missing, or its values do not fit."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing with its own message: `$x` is its name, `$x_acc` the form under `.acc`.

    With a count it is a number of things, from `.counted`, and `$x_acc` comes from `.counted_acc`. A missing form is
    replaced by the plain one. If no language has its message, its id in the card pack is used: a pack may have cards
    without texts.
    """

    key: str
    count: int | None = None
    id: str = ""

    @property
    def readable_id(self) -> str:
        """The id as text: "leather_gloves" becomes Leather gloves, or with a count 2 × Leather gloves."""
        name = self.id.replace("_", " ")
        return f"{self.count} × " * (self.count not in (None, 1)) + name[:1].upper() + name[1:]


@dataclass(frozen=True, slots=True)
class Several:
    """A list of things or names, each in the wanted form, joined by the `list-` messages."""

    things: tuple[Thing | str, ...]
    joined: str = "and"


Value = str | int | float | Thing | Several


def languages() -> list[str]:
    """The languages that have texts, by the names of their folders."""
    return sorted({path.parent.name for path in shipped("locale").glob("*/*.ftl")})


def is_language(word: str) -> bool:
    """Whether this is a language: one that a player may choose, or the one for testing."""
    return word == PSEUDO or word in languages()


def system_language() -> str:
    """The first language of the system's list that has texts."""
    known = languages()
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    plain = chosen.partition(".")[0] in ("C", "POSIX")      # overrules the list, as in any program
    wanted = [] if plain else [word for word in os.environ.get("LANGUAGE", "").split(":") if word]
    wanted += [chosen] if chosen else []
    if not wanted:      # On Windows and macOS SDL finds the list.
        from ..disk.environment import quiet_environment

        quiet_environment()
        from pygame.system import get_pref_locales

        wanted = [place["language"] for place in get_pref_locales()]
    codes = (re.split(r"[_.@-]", word)[0].lower() for word in wanted)
    return next((code for code in codes if code in known), ORIGINAL)


def entries(source: str) -> dict[str, str]:
    """The entries of a file by id, not parsed."""
    return {found[1]: found[0].rstrip() for found in _ENTRY.finditer(source)}


class Text:
    """The texts in one language. A missing text is shown in English, or if that is missing too, as its key."""

    def __init__(self, lang: str, *, strict: bool | None = None) -> None:
        self.lang = lang
        self._strict = STRICT in os.environ if strict is None else strict
        self._sources: dict[str, str] = {}
        for path in sorted((shipped("locale") / (ORIGINAL if lang == PSEUDO else lang)).glob("*.ftl")):
            self._sources |= entries(path.read_text(encoding="utf-8"))
        if lang == PSEUDO:
            self._sources = Accented(self._sources)
        self._bundle: FluentBundle | None = None
        self._variables: dict[str, frozenset[str]] = {}     # of every entry parsed so far
        self._forms: dict[tuple[Thing, str], str] = {}
        self._told: set[str] = set()

    @cached_property
    def _original(self) -> "Text":
        return Text(ORIGINAL, strict=self._strict)

    def with_words(self, words: Mapping[str, Mapping[str, str]]) -> "Text":
        """The same language with the texts of a card pack added."""
        if not words:
            return self
        laid = copy(self)
        laid._bundle, laid._variables, laid._forms = None, {}, {}
        if self.lang in words:
            laid._sources = {**self._sources, **words[self.lang]}
        if self.lang != ORIGINAL:
            laid._original = self._original.with_words(words)
        return laid

    @property
    def name(self) -> str:
        """The name of the language in the language itself."""
        return self("language-name")

    def __call__(self, key: str, **values: Value) -> str:
        said = self.maybe(key, **values)
        if said is None:
            self._complain(f"there is no text '{key}'")
            return key
        return said

    def keys_of(self, prefix: str) -> list[str]:
        """The keys that begin with this prefix."""
        return sorted(key for key in self._sources if key.startswith(prefix))

    def has(self, key: str) -> bool:
        """Whether this language has the message itself."""
        return key in self._sources

    def maybe(self, key: str, **values: Value) -> str | None:
        """The text of a message, or None if there is no such message."""
        if key in self._sources:
            said = self._say(key, "", values)
            return _begun(said, values) if _OPEN.search(self._sources[key]) else said
        return None if self.lang == ORIGINAL else self._original.maybe(key, **values)

    def _say(self, key: str, form: str, values: Mapping[str, Value]) -> str:
        source = self._sources[key]
        if not form and "\n" not in source and "{" not in source:
            return source.partition("=")[2].strip()
        variables = self._parse(key)
        assert self._bundle is not None
        pattern = None
        if self._bundle.has_message(key):
            message = self._bundle.get_message(key)
            pattern = message.attributes[form] if form else message.value
        if pattern is None:
            self._complain(f"'{key}' in '{self.lang}' has no text")
            return key
        said, errors = self._bundle.format_pattern(pattern, self._arguments(variables, values))
        for error in errors:
            self._complain(f"'{key}' in '{self.lang}': {error}")
        return str(said)

    def _arguments(self, variables: frozenset[str], values: Mapping[str, Value]) -> dict[str, str | int | float]:
        """Only the values that the message uses; `$card_acc` is a form of `card`."""
        arguments: dict[str, str | int | float] = {}
        for variable in variables:
            value = values.get(variable)
            head, _, form = variable.rpartition("_")
            if value is None and isinstance(values.get(head), (Thing, Several)):
                arguments[variable] = self.form(values[head], form)
            elif value is not None:
                arguments[variable] = self.form(value, "")
        return arguments

    def form(self, value: Value, form: str = "") -> str | int | float:
        """A value as a message shows it: a string, or a number."""
        if isinstance(value, (str, int, float)):
            return value
        if isinstance(value, Thing):
            if form == _NUMBER and value.count is not None:
                return value.count
            said = self._forms.get((value, form))
            if said is None:
                said = self._forms[value, form] = self._name(value, form)
            return said
        if not value.things:
            return self("list-none")
        line = str(self.form(value.things[0], form))
        for place, thing in enumerate(value.things[1:], 2):
            joint = f"list-{value.joined}" if place == len(value.things) else "list-comma"
            last = str(self.form(thing, form))
            line = self(joint, first=line, last=last, begins=_begins(last))
        return line

    def _name(self, thing: Thing, form: str) -> str:
        if thing.key not in self._sources:
            if self.lang != ORIGINAL:
                return self._original._name(thing, form)
            if thing.id:
                return thing.readable_id
            self._complain(f"there is no text '{thing.key}'")
            return thing.key
        self._parse(thing.key)
        assert self._bundle is not None
        forms = self._bundle.get_message(thing.key).attributes
        wanted = [form, ""] if thing.count is None else [f"counted_{form}", "counted"]
        fitting = next((one for one in wanted if one in forms), "")
        return self._say(thing.key, fitting, {} if thing.count is None else {"n": thing.count})

    def _parse(self, key: str) -> frozenset[str]:
        """Parse an entry and those it names. Returns the variables of all of them."""
        if key in self._variables:
            return self._variables[key]
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle([ORIGINAL if self.lang == PSEUDO else self.lang], use_isolating=False)
        entry = parsed(self._sources[key])
        self._bundle.add_resource(entry.resource)
        self._variables[key] = frozenset()      # stops a loop of entries that name each other
        for fault in entry.faults:
            self._complain(f"'{key}' in '{self.lang}': {fault}")
        others = (self._parse(name) for name in entry.named if name in self._sources)
        self._variables[key] = entry.variables.union(*others)
        return self._variables[key]

    def _complain(self, sentence: str) -> None:
        """Report a mistake: in play once in the log, in tests as an error."""
        if self._strict:
            raise BadText(sentence)
        if sentence not in self._told:
            self._told.add(sentence)
            import logging

            logging.getLogger(__name__).warning(sentence)


def _begun(said: str, values: Mapping[str, Value]) -> str:
    """The sentence with a capital letter, if it begins with a thing; names and other values stay as they are."""
    if not said[:1].islower() or said[-1] not in _ENDS:
        return said
    if any(isinstance(value, str) and value and said.startswith(value) for value in values.values()):
        return said
    return said[0].upper() + said[1:]


def _begins(words: str) -> str:
    """The first letter in lower case without accent, and after an h, which may be silent, the next letter too.

    Some languages use another “and” before some sounds: Ana y Ben, but Ana e Inés, Ana e Hilda.
    """
    plain = "".join(filter(str.isalpha, normalize("NFD", words[:4].lower())))
    return plain[:2] if plain[:1] == "h" else plain[:1]


class Parsed(NamedTuple):
    """A parsed entry, with the values and the other entries that it uses."""

    resource: "Resource"
    faults: tuple[str, ...]
    variables: frozenset[str]
    named: tuple[str, ...]


def parsed(source: str) -> Parsed:
    """Parse one entry. The result may be cached (`tests/once.py` does that)."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(source)
    faults = tuple(str(entry.annotations[0].message) for entry in resource.body if isinstance(entry, ast.Junk))
    variables: set[str] = set()
    named: list[str] = []
    for node in _nodes(resource):
        if isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            named.append(f"-{node.id.name}")
        elif isinstance(node, ast.MessageReference):
            named.append(node.id.name)
    return Parsed(resource, faults, frozenset(variables), tuple(named))


def _nodes(node: object) -> "list[object]":
    """A parsed entry and everything in it."""
    from fluent.syntax import ast

    if isinstance(node, list):
        return [inner for item in node for inner in _nodes(item)]
    if not isinstance(node, ast.BaseNode):
        return []
    return [node, *(inner for value in vars(node).values() for inner in _nodes(value))]
