"""The one reader of what strangers send: what is wrong is named with the way to it."""

from collections.abc import Callable

import pytest

from blackgate.model.fields import MOST_LIST, MOST_NUMBER, Fields, WrongField, shown

Read = Callable[[Fields], object]


def refused(written: object, read: Read = lambda fields: None) -> str:
    with pytest.raises(WrongField) as caught:
        read(Fields(written))
    assert str(caught.value) == (f"'{caught.value.field}': " if caught.value.field else "") + caught.value.sentence
    return str(caught.value)


def test_only_an_object_has_fields() -> None:
    values: tuple[object, ...] = (None, [], 1, "x", True)
    for value in values:
        assert refused(value) == "must be an object"


def test_unknown_and_missing_fields_are_named() -> None:
    with pytest.raises(WrongField, match=r"^'b': there is no such field$"):
        Fields({"a": 1, "b": 2}, "", ["a"])
    with pytest.raises(WrongField, match=r"^'seat\.x{40}': there is no such field$"):
        Fields({"x" * 99: 2}, "seat", [])
    with pytest.raises(WrongField, match=r"^'c': is missing$"):
        Fields({"a": 1}, "", ["a"], ["c"])
    assert Fields({"a": 1, "c": None}, "", ["a"], ["c"]).whole() == {"a": 1, "c": None}
    assert Fields({"anything": 1}).has("anything") and not Fields({}).has("anything")


def test_a_field_that_is_null_says_nothing() -> None:
    fields = Fields({"a": None, "b": 0})
    assert not fields.is_set("a") and fields.is_set("b") and not fields.is_set("c") and fields.has("a")
    assert fields.value("c", 7) == 7 and fields.value("a", 7) is None


def test_a_number_is_whole_and_within_its_limits_and_a_boolean_is_none() -> None:
    for value in (True, 1.0, "1", None, [1]):
        told = refused({"n": value}, lambda fields: fields.number("n", 0, 0, 9))
        assert told == f"'n': must be a whole number from 0 to 9, not {shown(value)}"
    for number in (1, 6):
        told = refused({"n": number}, lambda fields: fields.number("n", 0, 2, 5))
        assert told == f"'n': must be a whole number from 2 to 5, not {number}"
    for number in (-1, MOST_NUMBER + 1):
        told = refused({"n": number}, lambda fields: fields.number("n", 0))
        assert told == f"'n': must be a whole number from 0 to {MOST_NUMBER}, not {number}"
    assert refused({}, lambda fields: fields.number("n", None)) == "'n': is missing"
    read = Fields({"n": 2, "m": 5})
    assert (read.number("n", 0, 2, 5), read.number("m", 0, 2, 5), read.number("o", 9, 2, 5)) == (2, 5, 9)
    assert read.number("m", None, 0) == 5


def test_a_flag_is_true_or_false_and_nothing_else() -> None:
    for value in (0, 1, None, "true"):
        told = refused({"f": value}, lambda fields: fields.flag("f", True))
        assert told == f"'f': must be true or false, not {value!r}"
    assert refused({}, lambda fields: fields.flag("f", None)) == "'f': is missing"
    assert Fields({"f": False}).flag("f", True) is False and Fields({}).flag("f", True) is True


def test_a_text_has_a_greatest_length() -> None:
    assert refused({"t": 5}, lambda fields: fields.text("t", 3)) == "'t': must be a text, not 5"
    assert refused({"t": "abcd"}, lambda fields: fields.text("t", 3)) == "'t': is longer than 3 letters"
    assert refused({}, lambda fields: fields.text("t", 3)) == "'t': is missing"
    assert Fields({"t": "abc"}).text("t", 3) == "abc" and Fields({}).text("t", 3, "-") == "-"


def test_a_word_is_one_of_those_there_are() -> None:
    assert refused({"w": "c"}, lambda fields: fields.word("w", ["a", "b"])) == "'w': there is no 'c'"
    assert refused({"w": ["a"]}, lambda fields: fields.word("w", ["a"])) == "'w': there is no a list"
    assert refused({"w": {"a": 1}}, lambda fields: fields.word("w", ["a"])) == "'w': there is no an object"
    assert refused({"w": "x" * 61}, lambda fields: fields.word("w", [])) == f"'w': there is no '{'x' * 60}…"
    assert refused({}, lambda fields: fields.word("w", ["a"])) == "'w': is missing"
    assert refused({"w": None}, lambda fields: fields.word("w", ["a"], "a")) == "'w': there is no None"
    assert Fields({"w": "b"}).word("w", ["a", "b"], "a") == "b" and Fields({}).word("w", ["a", "b"], "a") == "a"


def test_the_nearest_right_word_is_proposed() -> None:
    assert refused({"w": "knif"}, lambda fields: fields.word("w", ["spoon", "knife"])) == (
        "'w': there is no 'knif'; did you mean 'knife'?")
    assert refused({"w": ["knif"]}, lambda fields: fields.words("w", ["spoon", "knife"])) == (
        "'w[0]': there is no 'knif'; did you mean 'knife'?")
    with pytest.raises(WrongField, match=r"^'sed': there is no such field; did you mean 'seed'\?$"):
        Fields({"sed": 1}, "", ["players"], ["seed"])


def test_lists_are_bounded_and_their_entries_named_by_number() -> None:
    assert refused({"l": {}}, lambda fields: fields.sequence("l")) == "'l': must be a list"
    assert refused({"l": [0] * (MOST_LIST + 1)}, lambda fields: fields.sequence("l")) == (
        f"'l': has more than {MOST_LIST} entries")
    assert refused({"l": [0, 0]}, lambda fields: fields.sequence("l", 1)) == "'l': has more than 1 entries"
    assert len(Fields({"l": [0] * MOST_LIST}).sequence("l")) == MOST_LIST and Fields({}).sequence("l") == []
    assert refused({"l": ["a", "c"]}, lambda fields: fields.words("l", ["a"])) == "'l[1]': there is no 'c'"
    assert refused({"l": ["a", "a"]}, lambda fields: fields.words("l", ["a"])) == "'l[1]': 'a' stands twice"
    assert Fields({"l": ["a", "a"]}).words("l", ["a"], repeated=True) == ["a", "a"]
    for value in (True, 0, 4, 1.0):
        assert refused({"l": [1, value]}, lambda fields: fields.numbers("l", 1, 3)) == (
            f"'l[1]': must be a whole number from 1 to 3, not {value!r}")
    assert refused({"l": [1]}, lambda fields: fields.numbers("l", 1, 3, 2)) == "'l': must be 2 numbers"
    assert Fields({"l": [1, 3]}).numbers("l", 1, 3, 2) == [1, 3]


def test_what_lies_deeper_is_named_with_the_whole_way() -> None:
    whole = {"a": {"b": [{"c": 1}, {"c": "x"}]}}
    assert refused(whole, lambda fields: fields.inner("a", ["b"]).objects("b", ["c"])[1].number("c", None)) == (
        f"'a.b[1].c': must be a whole number from 0 to {MOST_NUMBER}, not 'x'")
    assert refused(whole, lambda fields: fields.inner("a").objects("b", [])) == "'a.b[0].c': there is no such field"
    assert refused(whole, lambda fields: fields.inner("a").objects("b", None, ["d"])) == "'a.b[0].d': is missing"
    assert refused(whole, lambda fields: fields.inner("a").objects("b", most=1)) == "'a.b': has more than 1 entries"
    assert refused({"b": [1]}, lambda fields: fields.objects("b")) == "'b[0]': must be an object"
    assert refused({"a": 1}, lambda fields: fields.inner("a")) == "'a': must be an object"
    assert refused({"a": 1}, lambda fields: fields.mapping("a")) == "'a': must be an object"
    assert Fields({}).inner("a").whole() == {} and Fields({"a": {"k": 1}}).mapping("a") == {"k": 1}


def test_an_error_can_be_shown_whatever_a_stranger_wrote() -> None:
    with pytest.raises(WrongField) as wrong:
        Fields({"\ud800": 1}, "table", ["name"])
    assert str(wrong.value).encode() == b"'table.\\ud800': there is no such field"
