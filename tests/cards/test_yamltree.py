"""A card file is read as a tree with lines: what a word means, where a value stands, and what is too much."""

from pathlib import Path

import pytest

from blackgate.cards.yamltree import MOST_BYTES, MOST_DEPTH, YamlProblem, parse_yaml, read_yaml


def test_an_unquoted_word_is_a_number_true_false_nothing_or_a_text() -> None:
    for word, value in (
        ("0", 0), ("-7", -7), ("+7", 7), ("007", 7), ("9" * 19, int("9" * 19)), ("9" * 20, "9" * 20), ("1.5", "1.5"),
        ("0x10", "0x10"), ("1_000", "1_000"), ("true", True), ("false", False), ("yes", "yes"), ("True", "True"),
        ("null", None), ("~", None), ("", None), ("a b", "a b"), ("'7'", "7"), ('"true"', "true"), ("''", ""),
        ("|\n  7", "7\n"),
    ):
        found = parse_yaml(f"a: {word}\n".encode()).plain()
        assert found == {"a": value} and isinstance(found, dict) and type(found["a"]) is type(value), word


def test_a_tree_gives_back_what_was_written_and_each_value_knows_its_line() -> None:
    tree = parse_yaml(b"# words\nlink:\n  copies: 14\n  places:\n  - showers\n  - [a, {b: 1}]\n7: x\n")
    assert tree.plain() == {"link": {"copies": 14, "places": ["showers", ["a", {"b": 1}]]}, "7": "x"}
    assert isinstance(tree.value, dict)
    link = tree.value["link"]
    assert isinstance(link.value, dict) and (tree.line, link.line, tree.value["7"].line) == (2, 3, 7)
    places = link.value["places"].value
    assert isinstance(places, list) and [place.line for place in places] == [5, 6]


@pytest.mark.parametrize("opening", [b"[", b"{a: "])
def test_a_value_may_lie_twenty_levels_deep_and_no_deeper(opening: bytes) -> None:
    closing = b"]" if opening == b"[" else b"}"
    assert MOST_DEPTH == 20
    assert parse_yaml(opening * MOST_DEPTH + b"1" + closing * MOST_DEPTH)
    for data in (opening * 21 + b"1" + closing * 21, b"\n" + opening * 500):
        with pytest.raises(YamlProblem, match=r"^is nested too deeply$") as caught:
            parse_yaml(data)
        assert caught.value.line == 1 + data.startswith(b"\n")


@pytest.mark.parametrize(("data", "line", "sentence"), [
    (b"a: 1\nb: 2\na: 3\n", 3, "'a' stands twice"), (b"1: a\n'1': b\n", 2, "'1' stands twice"),
    (b"a: 1\nb: &x 2\n", 2, "anchors and aliases are not used here"),
    (b"a: 1\nb: *x\n", 2, "anchors and aliases are not used here"),
    (b"a:\n  - !!str 7\n", 2, "tags are not used here"), (b"a: 1\n? [b]\n: 2\n", 2, "a key must be a word"),
    (b"a: 1\n---\nb: 2\n", 3, "a second document: only one is read"), (b"a: 1\nb: \xff\n", 2, "is not UTF-8 text"),
    (b"# nothing\n", 0, "is empty"), (b"a: 1\nb: [1\nc: 2\n", 3, ""),
])
def test_a_mistake_is_told_with_its_line(data: bytes, line: int, sentence: str) -> None:
    with pytest.raises(YamlProblem) as caught:
        parse_yaml(data)
    assert caught.value.line == line and (not sentence or caught.value.sentence == sentence)


def test_a_file_may_be_just_as_large_as_it_may(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_bytes(b"a: 1" + b" " * (MOST_BYTES - 4))
    assert read_yaml(path).plain() == {"a": 1}
    path.write_bytes(b"a: 1" + b" " * (MOST_BYTES - 3))
    with pytest.raises(YamlProblem, match=r"^is larger than 100000 bytes$"):
        read_yaml(path)
    with pytest.raises(YamlProblem, match=r"^cannot be read \(No such file or directory\)$"):
        read_yaml(tmp_path / "none.yaml")
