"""A pack tells what it was made of, and plain data from anybody is checked like a folder of files."""

import json
from pathlib import Path
from typing import Any

import pytest

from blackgate.cards.library import FILES, SHIPPED, carried_fingerprint, load_pack
from blackgate.model.setup import new_game

from .faults import problems

# As recorded games name the shipped cards: no entry may change unless the sentences of before go to `data/past`.
FINGERPRINT = "5745c192473aa6dd829b4ff026dc9f550d509dacc6283d3ee454d20556d9dd05"


@pytest.fixture
def trees() -> dict[str, Any]:
    """What a save would carry of the shipped cards, to make mistakes in."""
    carried: dict[str, Any] = json.loads(json.dumps(load_pack().trees))
    return carried


def test_the_shipped_cards_prove_themselves_as_ever() -> None:
    assert load_pack().fingerprint == FINGERPRINT


def test_carried_cards_are_known_by_their_fingerprint_and_what_is_no_set_of_cards_has_none() -> None:
    carried = load_pack().carried
    assert carried_fingerprint(carried) == FINGERPRINT
    assert [carried_fingerprint(other) for other in ("rubbish", carried[:-9], "")] == [""] * 3


def test_a_pack_is_made_again_from_what_it_carries(trees: dict[str, Any]) -> None:
    again = load_pack(trees, "shipped")
    assert again.fingerprint == FINGERPRINT and again.name == "shipped"
    assert again.trees == load_pack().trees
    assert [inmate.temper for inmate in again.inmates] == [inmate.temper for inmate in load_pack().inmates]


def test_a_pack_laid_over_ours_carries_all_it_needs(tmp_path: Path) -> None:
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8").replace("hand_limit: 10", "hand_limit: 7")
    (tmp_path / "rules.yaml").write_text(rules, encoding="utf-8")
    pack = load_pack(tmp_path)
    assert set(pack.trees) == set(FILES)
    again = load_pack(json.loads(json.dumps(pack.trees)))
    assert again.hand_limit == 7 and again.fingerprint == pack.fingerprint
    assert new_game(again, 4, 1).players == 4


def test_carried_cards_take_little_room(trees: dict[str, Any]) -> None:
    assert len(json.dumps(trees, separators=(",", ":"))) < 16_000


def test_what_is_not_carried_comes_from_the_shipped_cards(trees: dict[str, Any]) -> None:
    del trees["gangs"], trees["inmates"]
    assert load_pack(trees).fingerprint == FINGERPRINT


def test_a_wrong_word_is_told_with_the_words_that_lead_to_it(trees: dict[str, Any]) -> None:
    trees["cards"]["riot"]["play"][0] = {"pol_hands": {}}
    trees["rules"]["goal"]["2"] = "many"
    found = problems(trees)
    assert any(line.startswith("cards:riot.play.0.pol_hands:") and "'pool_hands'" in line for line in found)
    assert any(line.startswith("rules:goal.2:") and "not 'many'" in line for line in found)


@pytest.mark.parametrize(("file", "value", "sentence"), [
    ("cards", 1.5, "is no word"), ("cards", float("nan"), "is no word"), ("cards", [], "must be an object"),
    ("cards", None, "must be an object"), ("cards", {"link": float("inf")}, "is no word"),
    ("cards", {3: {}}, "a key must be a word"), ("rules", 10**19, "is no word"), ("rules", b"actions: 2", "is no word"),
    ("rules", {"actions": "\ud800"}, "is not Unicode"), ("rules", {"\udfff": 1}, "is not Unicode"),
    ("rules", "x" * 100_001, "of more than"), ("rules", {"x" * 100_001: 1}, "of more than"),
    ("rules", [0] * 20_001, "more than 20000 values"), ("rules", ("actions", 2), "is no word"),
])
def test_rubbish_is_refused(trees: dict[str, Any], file: str, value: object, sentence: str) -> None:
    trees[file] = value
    assert any(line.startswith(f"{file}:") and sentence in line for line in problems(trees))


def test_what_is_nested_without_end_is_refused(trees: dict[str, Any]) -> None:
    deep: list[object] = []
    deep.append(deep)
    trees["rules"] = deep
    assert any("nested too deeply" in line for line in problems(trees))


def test_a_file_that_belongs_to_no_pack_is_told(trees: dict[str, Any]) -> None:
    assert any("did you mean 'cards'" in line for line in problems({**trees, "card": {}}))
