"""A board is any places with what they offer; cards play the roles they say. What cannot be played is told."""

import json
from typing import Any

import pytest

from blackgate.cards.library import load_pack
from blackgate.model.counts import SPOON
from blackgate.scenes.table.layout import lay_out, rows_of

from ..table import shipped
from .faults import problems

EXTRA = {"sides": ["standard"], "faces": [1], "search": 2, "actions": [], "craft": "nobody"}


@pytest.fixture
def trees() -> dict[str, Any]:
    carried: dict[str, Any] = json.loads(json.dumps(load_pack().trees))
    return carried


def told(trees: dict[str, Any], sentence: str) -> bool:
    return any(sentence in problem for problem in problems(trees))


def test_a_place_more_is_a_place_to_go_to(trees: dict[str, Any]) -> None:
    trees["board"]["places"]["laundry"] = EXTRA
    pack = load_pack(trees)
    laundry = [place.name for place in pack.places].index("laundry")
    assert laundry in pack.boards[0].open_places and pack.places[laundry].search == 2
    assert laundry not in pack.boards[1].places
    assert "laundry" not in pack.spots["standard"]


def test_where_a_place_is_drawn_is_no_part_of_what_a_record_proves(trees: dict[str, Any]) -> None:
    trees["board"]["places"]["showers"]["spot"] = {"standard": [0, 2], "team": [5, 1]}
    pack = load_pack(trees)
    assert pack.fingerprint == shipped().fingerprint
    assert pack.spots["standard"]["showers"] == (0, 2) and pack.spots["team"]["showers"] == (5, 1)
    trees["board"]["places"]["spot"] = EXTRA
    assert load_pack(trees).fingerprint != shipped().fingerprint, "a place may be called spot"


@pytest.mark.parametrize(("change", "sentence"), [
    ({"showers": {"spot": [0, 0]}}, "another place lies there"), ({"showers": {"spot": [6, 0]}}, "the column must be"),
    ({"showers": {"spot": [0, 4]}}, "the row must be"), ({"showers": {"spot": [0, -1]}}, "the row must be"),
    ({"showers": {"spot": [1]}}, "a column and a row"), ({"showers": {"spot": 3}}, "must be a list"),
    ({"showers": {"spot": {"teem": [0, 0]}}}, "did you mean 'team'"), ({"showers": {"faces": []}}, "just one place"),
    ({"solitary": {"faces": [1]}}, "just one place"), ({"cell_block": {"actions": []}}, "a place to dig"),
    ({"cell_block_a": {"team": "b"}}, "for each team"), ({"showers": {"faces": [3]}}, "face 6 must lead to two"),
])
def test_a_board_that_cannot_be_played_on_is_told(
    trees: dict[str, Any], change: dict[str, dict[str, Any]], sentence: str,
) -> None:
    for name, fields in change.items():
        trees["board"]["places"][name] |= fields
    assert told(trees, sentence)


def test_two_places_that_lie_off_the_board_are_both_told(trees: dict[str, Any]) -> None:
    for name, spot in (("showers", [6, 0]), ("cafeteria", [0, 4])):
        trees["board"]["places"][name]["spot"] = spot
    assert told(trees, "the column must be") and told(trees, "the row must be")


def test_there_are_at_most_twelve_places_to_a_side(trees: dict[str, Any]) -> None:
    for number in range(6):
        trees["board"]["places"][f"yard_{number}"] = EXTRA
    assert len(load_pack(trees).boards[0].places) == 12
    trees["board"]["places"]["yard_6"] = EXTRA
    assert told(trees, "more than 12 places")


def test_solitary_is_one_place_on_both_sides(trees: dict[str, Any]) -> None:
    places = trees["board"]["places"]
    places["hole"] = places["solitary"] | {"sides": ["team"], "spot": [3, 1]}
    places["solitary"]["sides"] = ["standard"]
    assert told(trees, "Solitary must be the same")


def test_michel_starts_in_an_open_place_of_both_sides(trees: dict[str, Any]) -> None:
    trees["rules"]["michel"]["start"] = "solitary"
    assert told(trees, "'solitary' is no place of both sides")
    trees["rules"]["michel"]["start"] = "cell_block"
    assert told(trees, "'cell_block' is no place of both sides")


@pytest.mark.parametrize("name", ["", "Big", "a b", "ä", "a" * 41, "1st", "../x", "a-b", "a.b", "_a"])
def test_what_cannot_be_the_name_of_a_message_and_a_file_is_no_id(trees: dict[str, Any], name: str) -> None:
    trees["board"]["places"][name] = EXTRA
    assert told(trees, "must be called by small letters")


def test_another_card_may_play_a_role(trees: dict[str, Any]) -> None:
    spoon = trees["cards"].pop("spoon")
    trees["cards"]["ladle"] = spoon | {"role": "spoon"}
    for card in trees["michel"].values():
        card["tools"] = ["ladle" if tool == "spoon" else tool for tool in card["tools"]]
    assert load_pack(trees).kinds[SPOON].name == "ladle"


@pytest.mark.parametrize(("role", "sentence"), [
    ("pickaxe", "'shovel', or another with its role, is missing"), ("spon", "did you mean 'spoon'"), (3, "is no role"),
])
def test_a_role_that_is_wrong_or_left_open_is_told(trees: dict[str, Any], role: object, sentence: str) -> None:
    trees["cards"]["shovel"]["role"] = role
    assert told(trees, sentence)


def test_no_two_cards_play_one_role(trees: dict[str, Any]) -> None:
    trees["cards"]["ladle"] = trees["cards"]["spoon"] | {"role": "spoon"}
    trees["cards"]["fork"] = trees["cards"]["spoon"] | {"role": "spoon"}
    assert told(trees, "'ladle' plays that role already")


def test_the_tools_that_a_background_buys_must_have_a_price(trees: dict[str, Any]) -> None:
    del trees["rules"]["prices"]["shovel"]
    assert told(trees, "one 'shovel' has no price")


def test_nobody_is_sent_anywhere_but_to_solitary(trees: dict[str, Any]) -> None:
    trees["cards"]["snitch"]["play"] = [{"send": {"place": "showers"}}]
    assert told(trees, "'showers' is no place to be sent to")


def test_our_places_lie_where_they_ever_lay() -> None:
    pack = shipped()
    names = [[pack.places[number].name for number in board.places] for board in pack.boards]
    assert rows_of(tuple(names[0]), pack.spots["standard"]) == [
        ["cell_block", "cafeteria", "infirmary"], ["solitary", "showers", "rec_area"]]
    assert rows_of(tuple(names[1]), pack.spots["team"]) == [
        ["cell_block_a", "cafeteria", "infirmary", "cell_block_b"], ["solitary", "showers", "rec_area"]]


@pytest.mark.parametrize("number", range(3, 13))
def test_places_without_spots_share_the_board_evenly(number: int) -> None:
    names = tuple(f"place_{n}" for n in range(number))
    layout = lay_out(1280, 720, 3, names, {})
    assert tuple(layout.places) == names
    x, y, width, _ = layout.board
    for left, top, wide, tall in layout.places.values():
        assert x <= left < left + wide <= x + width + 0.01 and y <= top < top + tall <= layout.piles[1]
    sizes = [len(row) for row in rows_of(names, {})]
    assert sum(sizes) == number and max(sizes) - min(sizes) <= 1


def test_a_place_without_a_spot_goes_where_there_is_room() -> None:
    assert rows_of(("a", "b", "c", "d"), {"a": (1, 0), "b": (0, 0), "c": (0, 1)}) == [["b", "a"], ["c", "d"]]
