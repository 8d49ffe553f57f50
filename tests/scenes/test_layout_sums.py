"""Where the parts of the table and of its stage lie, added up by hand for a few windows."""

from itertools import combinations

import pytest

from blackgate.kit.layout import Region
from blackgate.kit.widgets.card import RATIO
from blackgate.scenes.table.layout import GAP, TOP, Layout, lay_out
from blackgate.scenes.table.stage_layout import parts_of, slot, stage_anchors, stage_box, stamp_of

PLACES = tuple("abcdef")
WINDOWS = [(1280.0, 720.0), (1024.0, 600.0), (853.0, 480.0), (1920.0, 800.0), (1000.0, 1000.0)]


def near(box: tuple[float, ...]) -> object:
    return pytest.approx(tuple(box), abs=0.01)


# The columns left and right and the row below have a share of the window, within limits; so have the buttons' rows.
@pytest.mark.parametrize(("width", "height", "is_watched", "left", "right", "bottom", "buttons"), [
    (1280, 720, False, 220.16, 302.08, 162, 9 * (36 + 4) + 30),
    (1024, 600, False, 176.128, 241.664, 135, 9 * 36.712 + 30),
    (853, 480, False, 172, 214, 118, 9 * (25.752 + 4) + 30), (800, 400, False, 172, 214, 118, 9 * (24 + 4) + 30),
    (1920, 1080, False, 236, 340, 190, 9 * 40 + 30), (1280, 720, True, 220.16, 230.4, 90, 684 * 0.4),
    (1000, 500, True, 172, 214, 64, 464 * 0.4), (1920, 1080, True, 236, 280, 96, 1044 * 0.4),
])
def test_columns_rows_and_buttons_have_their_shares(
    width: float, height: float, is_watched: bool, left: float, right: float, bottom: float, buttons: float,
) -> None:
    found = lay_out(width, height, 4, PLACES, {}, is_watched=is_watched)
    top = TOP + GAP
    assert found.top == near((0, 0, width, TOP))
    assert found.board == near((left + GAP, top, width - left - right - 2 * GAP, height - bottom - top - GAP))
    assert found.own == near((GAP, height - bottom, left - GAP, bottom - GAP))
    assert found.hand == near((left + GAP, height - bottom, width - left - right - 2 * GAP, bottom - GAP))
    assert found.actions == near((width - right, top, right - GAP, buttons))
    assert found.log == near((width - right, top + buttons + GAP, right - GAP, height - top - buttons - 2 * GAP))
    piles = min(150.0, max(84.0, found.board.height / 4))
    assert found.piles == near((found.board.x, found.board.bottom - piles, found.board.width, piles))


@pytest.mark.parametrize(("players", "is_shared", "is_watched", "number", "tall"), [
    (2, False, False, 1, 150), (4, False, False, 3, 150), (6, False, False, 5, (510 - 4 * GAP) / 5),
    (2, True, True, 2, 168), (6, True, False, 6, (672 - 5 * GAP) / 6),
])
def test_seats_share_their_column(players: int, is_shared: bool, is_watched: bool, number: int, tall: float) -> None:
    seats = lay_out(1280, 720, players, PLACES, {}, is_shared=is_shared, is_watched=is_watched).seats
    assert [*map(tuple, seats)] == [near((GAP, 42 + place * (tall + GAP), 214.16, tall)) for place in range(number)]


def parts(found: Layout) -> list[Region]:
    return [found.top, *found.seats, *found.sides, *found.places.values(), found.piles, found.own, found.hand,
            found.actions, found.log]


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("strip", [0.0, 40.0])
def test_no_part_of_the_table_lies_over_another(width: float, height: float, strip: float) -> None:
    for players in (2, 4, 6):
        found = parts(lay_out(width, height, players, PLACES, {"a": (0, 0), "b": (1, 0), "c": (0, 1)}, strip))
        for box in found:
            assert box.x >= 0 and box.y >= 0 and box.right <= width + 0.01 and box.bottom <= height + 0.01
            assert box.width > 20 and box.height > 20
        for one, other in combinations(found, 2):
            assert (one.right <= other.x + 0.01 or other.right <= one.x + 0.01
                    or one.bottom <= other.y + 0.01 or other.bottom <= one.y + 0.01)


def test_the_teams_tunnels_lie_above_the_places() -> None:
    plain, found = (lay_out(1280, 720, 4, PLACES, {}, strip) for strip in (0.0, 40.0))
    assert plain.sides == () and min(box.y for box in plain.places.values()) == plain.board.y
    assert min(box.y for box in found.places.values()) == found.board.y + 40 + GAP
    assert [box.y for box in found.sides] == [found.board.y] * 2 and {box.height for box in found.sides} == {40}


BOARD = Region(230.0, 42.0, 740.0, 510.0)


def test_a_stage_stands_in_the_middle_or_over_its_place_and_on_the_board() -> None:
    assert stage_box(BOARD, None, 300) == near((240, 147, 720, 300))
    over = stage_box(BOARD, Region(900, 60, 60, 40), 300)       # The place lies in the upper right corner.
    assert over == near((BOARD.right - 720 - 6, 46, 720, 300))
    low = stage_box(BOARD, Region(240, 500, 60, 40), 300)
    base = 510 * 0.51
    assert low == near((236, BOARD.bottom - 4 - (base + 122), 720, 300))
    assert stage_box(BOARD, None, 900).height == 502


@pytest.mark.parametrize(("room", "tall", "high"), [
    (260.0, 208.0, 171.6), (214.0, 172.0, 142.0), (160.0, 124.0, 116.0),
])
def test_the_parts_of_a_stage_share_its_width(room: float, tall: float, high: float) -> None:
    box = Region(100.0, 50.0, 700.0, 400.0)
    found = parts_of(box, room)
    face, card = tall / 1.2, high / RATIO
    assert found.faces == (near((116, 96, face, tall)), near((784 - face, 96, face, tall)))
    assert found.middle == near((116 + face + 10, 96, 668 - 2 * face - 20, tall))
    top, half = 96 + (tall - high) / 2, (668 - 2 * face - 20) / 2
    assert found.stake == near((450 - card / 2, top, card, high))
    row = half - card / 2 - 8
    assert found.rows == (near((450 - half, top, row, high)), near((450 + half - row, top, row, high)))
    bare = parts_of(box, room, has_stake=False)
    assert bare.rows[0] == near((450 - half, top, half - 4, high)) and bare.rows[1].right == pytest.approx(450 + half)


def test_cards_are_laid_from_the_face_on_and_closer_if_there_are_many() -> None:
    row = Region(0.0, 0.0, 300.0, 140.0)
    wide = 140 / RATIO
    assert [slot(row, 0, card, 2).x for card in range(2)] == pytest.approx([0, wide + 6])
    assert [slot(row, 1, card, 2).x for card in range(2)] == pytest.approx([300 - 2 * wide - 6, 300 - wide])
    many = [slot(row, side, card, 9) for side in (0, 1) for card in range(9)]
    assert [card.x for card in many[:9]] == pytest.approx([card * (300 - wide) / 8 for card in range(9)])
    assert [card.x for card in many[9:]] == pytest.approx([card * (300 - wide) / 8 for card in range(9)])
    assert slot(row, 0, 0, 1) == near((0, 0, wide, 140))


def test_a_stamp_leaves_the_face_to_be_seen_and_clips_know_the_parts() -> None:
    face = Region(100.0, 100.0, 100.0, 120.0)
    assert stamp_of(face) == near((144, 164, 52, 52))
    box = Region(100.0, 50.0, 700.0, 306.0)
    found, laid = stage_anchors(box, (4, 1)), parts_of(box, 260)
    assert found["stage"] == box and found["stage:stake"] == laid.stake
    assert (found["stage:4"], found["stage:1"]) == laid.faces and (found["laid:0"], found["laid:1"]) == laid.rows
    assert found["stage:verdict"] == near((110, 364, 680, 92))
