"""The locale files themselves: they parse, agree with each other, and can be said with any number."""

from collections import Counter

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from blackgate.folders import shipped
from blackgate.text import ORIGINAL, Text, entries, languages

NUMBERS = (0, 1, 2, 4, 5, 12, 21, 22, 25)
FOLDER = shipped("locale")


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
        assert set(entries(theirs[name])) == set(entries(source)), f"{lang}/{name}"


@pytest.mark.parametrize("lang", languages())
def test_every_message_and_form_can_be_said_with_any_number(lang: str) -> None:
    text = Text(lang, strict=True)
    for key in (key for source in sources(lang).values() for key in entries(source)):
        values = dict.fromkeys(text._parse(key), 0)
        assert text._bundle is not None
        for form in ("", *text._bundle.get_message(key).attributes):
            for number in NUMBERS if values else NUMBERS[:1]:
                line = text._say(key, form, dict.fromkeys(values, number))
                assert line.strip() and "{" not in line, f"{key}.{form} with {number}: {line}"


@pytest.mark.parametrize("lang", languages())
def test_a_plain_message_is_what_the_library_makes_of_it(lang: str) -> None:
    text = Text(lang, strict=True)
    for source in sources(lang).values():
        for key, entry in entries(source).items():
            if "\n" not in entry and "{" not in entry:
                text._parse(key)
                assert text._bundle is not None
                pattern = text._bundle.get_message(key).value
                assert pattern is not None and text._bundle.format_pattern(pattern, {})[0] == text(key)
