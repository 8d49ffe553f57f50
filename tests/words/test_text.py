"""How messages are found, filled in and fallen back from."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from blackgate.words import text as words
from blackgate.words.text import STRICT, BadText, Several, Text, Thing, Value, entries, languages, system_language

OURS = """
# A comment is no message.
hello = Hello
greet = { $name } takes { $thing_the }, { $things_dat }.
sum = { $things_number ->
    [one] One.
   *[other] { $things_number }.
}
thing-key = key
    .the = the key
    .counted = { $n ->
        [one] a key
       *[other] { $n } keys
    }
list-none = nothing
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
only-english = { $name } has { $thing_the }.
gone = { $thing_the } is gone.
label = { $thing_the } here
-prison = Blackgate
sign = { thing-key.the } of { -prison }
door = The door to { -prison }: { sign }
"""
THEIRS = """
greet = { $name } nimmt { $thing_acc }, { $things_dat }.
thing-key = Schlüssel
    .acc = den Schlüssel
    .counted = { $n ->
        [one] ein Schlüssel
       *[other] { $n } Schlüssel
    }
    .counted_dat = { $n ->
        [one] einem Schlüssel
       *[other] { $n } Schlüsseln
    }
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
"""
POLISH = """
thing-key = klucz
    .counted = { $n ->
        [one] klucz
        [few] { $n } klucze
       *[many] { $n } kluczy
    }
"""
KEY = Thing("thing-key")


@pytest.fixture(autouse=True)
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, content in (("en", OURS), ("de", THEIRS), ("pl", POLISH)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "words.ftl").write_text(content, encoding="utf-8")
    (tmp_path / "README.md").write_text("no language")
    monkeypatch.setattr(words, "shipped", lambda name: tmp_path)


def test_the_folders_with_messages_are_the_languages() -> None:
    assert languages() == ["de", "en", "pl"]


def test_a_thing_brings_the_form_a_sentence_asks_for() -> None:
    values: dict[str, Value] = {"name": "Ana", "thing": KEY, "things": Several((Thing("thing-key", 2),))}
    assert Text("en")("greet", **values) == "Ana takes the key, 2 keys."
    assert Text("de")("greet", **values) == "Ana nimmt den Schlüssel, 2 Schlüsseln."


def test_a_form_that_a_thing_lacks_is_its_plain_one() -> None:
    assert Text("en").form(KEY, "acc") == "key"
    assert Text("en").form(Thing("thing-key", 3), "acc") == "3 keys"


@pytest.mark.parametrize(("number", "line"), [
    (1, "klucz"), (2, "2 klucze"), (5, "5 kluczy"), (12, "12 kluczy"), (22, "22 klucze"), (25, "25 kluczy"),
])
def test_a_language_has_its_own_plurals(number: int, line: str) -> None:
    assert Text("pl").form(Thing("thing-key", number)) == line


def test_the_bare_number_of_a_counted_thing_chooses_the_plural() -> None:
    text = Text("en")
    assert text("sum", things=Thing("thing-key", 1)) == "One."
    assert text("sum", things=Thing("thing-key", 4)) == "4."


@pytest.mark.parametrize(("names", "line"), [
    ((), "nothing"), (("Ana",), "Ana"), (("Ana", "Ben"), "Ana and Ben"), (("Ana", "Ben", KEY), "Ana, Ben and key"),
])
def test_lists_are_joined_by_messages(names: tuple[Thing | str, ...], line: str) -> None:
    assert Text("en").form(Several(names)) == line


def test_a_message_may_name_terms_and_other_messages() -> None:
    assert Text("en")("door") == Text("de")("door") == "The door to Blackgate: the key of Blackgate"


def test_a_list_may_be_of_alternatives() -> None:
    assert Text("en").form(Several(("1", "2", "3"), "or")) == "1, 2 or 3"


def test_what_a_language_lacks_is_said_in_english_with_english_forms() -> None:
    assert Text("de")("only-english", name="Ana", thing=KEY) == "Ana has the key."
    assert Text("de")("hello") == "Hello"
    assert Text("xx")("hello") == "Hello"


def test_a_missing_message_raises_in_tests_and_is_its_key_in_play(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(BadText, match="no-such-thing"):
        Text("de")("no-such-thing")
    text = Text("de", strict=False)
    with caplog.at_level(logging.WARNING):
        assert [text("no-such-thing"), text("no-such-thing")] == ["no-such-thing"] * 2
    assert len(caplog.records) == 1
    assert text.maybe("no-such-thing") is None


def test_a_missing_value_raises_in_tests_and_is_logged_once_in_play(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(BadText, match="greet"):
        Text("en")("greet", thing=KEY, things=KEY)
    monkeypatch.delenv(STRICT)
    text = Text("en")
    with caplog.at_level(logging.WARNING):
        assert "takes the key" in text("greet", thing=KEY, things=KEY)
        text("greet", thing=KEY, things=KEY)
    assert len(caplog.records) == 1


def test_an_entry_ends_where_the_next_or_a_comment_begins() -> None:
    found = entries("a = one\n    two\n\n# no\nb-c_d = { $n ->\n   *[other] x\n}\n-brand = B\n")
    assert list(found) == ["a", "b-c_d", "-brand"]
    assert found["a"] == "a = one\n    two" and found["b-c_d"].endswith("}")


@pytest.mark.parametrize(("variables", "lang"), [
    ({"LANG": "de_AT.UTF-8"}, "de"), ({"LANGUAGE": "fr:de", "LANG": "en_GB"}, "de"), ({"LC_ALL": "C"}, "en"),
    ({"LC_ALL": "de", "LANG": "en_US"}, "de"), ({"LANG": "ja_JP"}, "en"), ({"LANG": "pl"}, "pl"),
    ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"), ({"LANGUAGE": "pl:de", "LANG": "C"}, "en"),
    ({"LC_MESSAGES": "pl_PL", "LANG": "de_DE"}, "pl"),
])
def test_the_systems_first_language_is_taken(
    variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == lang


@pytest.mark.parametrize(("preferred", "lang"), [
    (["ja", "pl", "de"], "pl"), (["ja"], "en"), ([], "en"),
])
def test_where_nothing_is_set_the_system_is_asked_itself(
    preferred: list[str], lang: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows and macOS."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    answer = [{"language": code, "country": "XX"} for code in preferred]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: answer)
    assert system_language() == lang


def test_plain_labels_do_not_load_the_library() -> None:
    program = ("import sys; from blackgate.words.text import Text; t = Text('en', strict=True); "
               "print(t('action-search'), 'fluent.runtime' in sys.modules)")
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["Search", "False"]


def test_a_sentence_begins_with_a_capital_where_a_thing_stands_first() -> None:
    assert Text("en")("gone", thing=KEY) == "The key is gone."


def test_what_is_no_sentence_and_what_people_are_called_keeps_its_small_letter() -> None:
    assert Text("en")("label", thing=KEY) == "the key here"
    assert Text("en")("only-english", name="ana", thing=KEY) == "ana has the key."
