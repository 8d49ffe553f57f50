"""The locale files themselves: they parse, agree with each other, and can be said with any number."""

from collections import Counter
from functools import cache

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast

from blackgate.disk.folders import shipped
from blackgate.words import text as words
from blackgate.words.text import ORIGINAL, Text, _nodes, entries, languages

# Names that a sentence of some language does without; everything else English says must be said.
DISPENSABLE = {"michels", "lockup"}
# What every list message is given, whether English has a use for it or not.
OFFERED = {"begins"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NOTE = "-note"          # a footnote in the rules: only a language whose printed rulebook says something else has it
NUMBERS = (0, 1, 2, 4, 5, 12, 21, 22, 25)
FOLDER = shipped("locale")


@cache
def sources(lang: str) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((FOLDER / lang).glob("*.ftl"))}


@pytest.mark.parametrize("lang", languages())
def test_files_parse_whole_and_name_nothing_twice(lang: str) -> None:
    found: list[str] = []
    for name, source in sources(lang).items():
        parsed = FluentResource(source)
        junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{lang}/{name}: {junk}"
        names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
        assert names == list(entries(source)), f"{lang}/{name} is cut into entries wrongly"
        found += names
    assert [name for name, times in Counter(found).items() if times > 1] == []


@pytest.mark.parametrize("lang", languages())
def test_a_translation_has_the_messages_of_the_original(lang: str) -> None:
    ours, theirs = sources(ORIGINAL), sources(lang)
    assert set(theirs) == set(ours)
    for name, source in ours.items():
        assert without_notes(theirs[name]) == without_notes(source), f"{lang}/{name}"


def without_notes(source: str) -> set[str]:
    return {key for key in entries(source) if not (key.startswith("rules-") and key.endswith(NOTE))}


@cache
def messages(lang: str) -> dict[str, str]:
    """The sources of all messages."""
    return {key: entry for source in sources(lang).values() for key, entry in entries(source).items()}


@cache
def nodes(source: str) -> list[object]:
    """A message, parsed once for all tests and for whoever says it."""
    return _nodes(words.parsed(source).resource)


def parts(source: str, sort: type[ast.VariableReference] | type[ast.FunctionReference]) -> set[str]:
    """What a message refers to: variables, functions."""
    return {node.id.name for node in nodes(source) if isinstance(node, sort)}


def things(variables: set[str]) -> set[str]:
    """Variables without the forms they are asked for: `$tool_acc` and `$tool_the` are the same thing."""
    return variables | {variable.rpartition("_")[0] for variable in variables}


@pytest.mark.parametrize("lang", languages())
def test_a_translation_speaks_of_the_same_things(lang: str) -> None:
    ours = messages(ORIGINAL)
    known: dict[str, set[str]] = {}         # a card's text and bonus are given the same numbers
    for key, entry in ours.items():
        known.setdefault(key.rpartition("-")[0], set()).update(things(parts(entry, ast.VariableReference)))
    for key, entry in messages(lang).items():
        if key not in ours:         # a footnote; that it names nothing it is not given, the book shows
            continue
        said, original = (parts(one, ast.VariableReference) - {"n"} for one in (entry, ours[key]))
        strange = {variable for variable in said - OFFERED if not things({variable}) & known[key.rpartition("-")[0]]}
        left_out = {variable for variable in original if not things({variable}) & things(said) - {""}}
        assert not strange, f"{lang}: '{key}' is given no {strange}"
        assert all(things({variable}) & DISPENSABLE for variable in left_out), f"{lang}: '{key}' lacks {left_out}"
        assert parts(entry, ast.FunctionReference) == parts(ours[key], ast.FunctionReference), key


@pytest.mark.parametrize("lang", languages())
def test_plurals_are_those_the_language_has(lang: str) -> None:
    """A category it does not have would never be chosen."""
    categories = {*Locale.parse(lang).plural_form.rules, "other"}
    for key, entry in messages(lang).items():
        for node in nodes(entry):
            if isinstance(node, ast.SelectExpression):
                keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
                assert keys & PLURALS <= categories, f"{lang}: '{key}' has {keys}"


@pytest.mark.parametrize("lang", languages())
def test_every_message_and_form_can_be_said_with_any_number(lang: str) -> None:
    """A message that chooses nothing by them is the same with any."""
    text = Text(lang, strict=True)
    for key, entry in messages(lang).items():
        values = text._parse(key)
        chooses = any(isinstance(node, (ast.SelectExpression, ast.MessageReference, ast.TermReference))
                      for node in nodes(entry))
        assert text._bundle is not None
        for form in ("", *text._bundle.get_message(key).attributes):
            for number in NUMBERS if chooses else NUMBERS[:1]:
                line = text._say(key, form, dict.fromkeys(values, number))
                assert line.strip() and "{" not in line, f"{key}.{form} with {number}: {line}"


@pytest.mark.parametrize("lang", languages())
def test_a_plain_message_is_what_the_library_makes_of_it(lang: str) -> None:
    text = Text(lang, strict=True)
    for key, entry in messages(lang).items():
        if "\n" not in entry and "{" not in entry:
            text._parse(key)
            assert text._bundle is not None
            pattern = text._bundle.get_message(key).value
            assert pattern is not None and text._bundle.format_pattern(pattern, {})[0] == text(key), f"{lang}: '{key}'"
