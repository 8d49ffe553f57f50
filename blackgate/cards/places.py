"""The board of a pack: any places, with what they offer (R1.1)."""

import re
from typing import Final

from ..model.board import DIG_HERE, FEATURES, NO_ONE, Place
from .checking import Checker
from .yamltree import Node

SIDES: Final = ("standard", "team")
MOST_PLACES: Final = 12         # on a side: more do not fit on the screen
MOST_COLUMNS: Final = 6
MOST_ROWS: Final = 4
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

Spots = dict[str, dict[str, tuple[int, int]]]       # column and row by side and place


def check_name(node: Node, name: str, what: str, check: Checker) -> None:
    """Check an id, which is used in the protocol and in the names of messages and picture files."""
    if not NAME.fullmatch(name):
        check.wrong(node, f"{what} '{name[:40]}' must be called by small letters, digits and _")


def compile_places(root: Node, check: Checker) -> tuple[tuple[Place, ...], set[str] | None, Spots]:
    """All places, the names of those that could not be fully read (None: there are no places), and the spots."""
    board = check.fields(root, "the board", ["places"])
    spots: Spots = {side: {} for side in SIDES}
    entries = check.mapping(board["places"], "the places") if "places" in board else {}
    if check.is_wrong(root) and not entries:
        return (), None, spots
    places = []
    unsure = set()
    is_sure = True
    for name, node in entries.items():
        check_name(node, name, "the place", check)
        field = check.fields(
            node, f"the place '{name}'", ["sides", "faces", "search", "actions", "craft"], ["team", "spot"],
        )
        faces = tuple(check.number(face, "a die face", 1, 6) for face in check.sequence(field.get("faces"), "faces"))
        features = sum(FEATURES[word] for word in check.words(field.get("actions"), "place action", FEATURES))
        team = check.word(field["team"], "team", ["a", "b"]) if "team" in field else ""
        place = Place(
            name, tuple(check.words(field.get("sides"), "board side", SIDES)), faces,
            check.number(field.get("search"), "search"), features,
            check.word(field.get("craft"), "way to craft", ["everybody", "nobody", "rivals"]),
            {"a": 0, "b": 1}.get(team, NO_ONE),
        )
        places.append(place)
        ways = [field.get(word) for word in ("sides", "faces")]
        if None in ways or check.is_wrong(*ways):
            unsure.add(name)
        if "actions" not in field or check.is_wrong(field["actions"], field.get("team")):
            is_sure = False
        if "spot" in field:
            has_sides = "sides" in field and not check.is_wrong(field["sides"])
            _put(place, field["spot"], spots if has_sides else None, check)
    if is_sure and not unsure:
        _check_sides(places, board["places"], check)
    return tuple(places), unsure, spots


def _put(place: Place, node: Node, spots: Spots | None, check: Checker) -> None:
    """Read where a place is drawn: a column and a row, or a mapping with one for each side. `spots` None: the sides
    are not known."""
    sides = SIDES if spots is None else place.sides
    lies = dict.fromkeys(sides, node)
    if isinstance(node.value, dict):
        lies = check.fields(node, f"the spot of '{place.name}'", (), sides)
    for side, spot in lies.items():
        found = _column_and_row(spot, check)
        if found is None or spots is None:
            continue
        if found in spots[side].values():
            check.wrong(spot, f"on the {side} side another place lies there")
        spots[side][place.name] = found


def _column_and_row(node: Node, check: Checker) -> tuple[int, int] | None:
    if check.is_wrong(node):        # It was noted already for the other side.
        return None
    numbers = check.sequence(node, "a spot (column and row)")
    if len(numbers) == 2:
        found = (check.number(numbers[0], "the column", 0, MOST_COLUMNS - 1),
                 check.number(numbers[1], "the row", 0, MOST_ROWS - 1))
        return None if check.is_wrong(node) else found
    if not check.is_wrong(node):
        check.wrong(node, "a spot is a column and a row")
    return None


def _check_sides(places: list[Place], node: Node, check: Checker) -> None:
    for side in SIDES:
        here = [place for place in places if side in place.sides]
        if len(here) > MOST_PLACES:
            check.wrong(node, f"the {side} side has more than {MOST_PLACES} places")
        if sum(not place.faces for place in here) != 1:
            check.wrong(node, f"on the {side} side just one place, Solitary, must have no die faces")
        for face in range(1, 7):
            if sum(face in place.faces for place in here) < 2:
                check.wrong(node, f"on the {side} side face {face} must lead to two places")
        blocks = [place for place in here if place.features & DIG_HERE]
        if side == "standard" and not blocks:
            check.wrong(node, "the standard side needs a place to dig")
        if side == "team" and sorted(place.team for place in blocks) != [0, 1]:
            check.wrong(node, "the team side needs one place to dig for each team")
    shut = {side: [place.name for place in places if side in place.sides and not place.faces] for side in SIDES}
    if shut["standard"] != shut["team"]:
        check.wrong(node, "Solitary must be the same place on both sides")
