"""Regions divide a part of the screen into rows and columns."""

from itertools import pairwise

import pytest

from blackgate.kit.layout import Cutter, Region

BOX = Region(10, 20, 100, 60)


def test_a_region_is_a_box() -> None:
    x, y, width, height = BOX
    assert (x, y, width, height) == BOX == (10, 20, 100, 60)
    assert (BOX.right, BOX.bottom) == (110, 80)


def test_an_inset_is_smaller_at_all_sides() -> None:
    assert BOX.inset(5) == (15, 25, 90, 50)
    assert BOX.inset(5, 0) == (15, 20, 90, 60)
    assert BOX.inset(-5) == (5, 15, 110, 70)


def test_a_trim_takes_a_strip_off_each_side_that_is_named() -> None:
    assert BOX.trim(1, 2, 3, 4) == (11, 22, 96, 54)
    assert BOX.trim(top=10) == (10, 30, 100, 50)


def test_what_is_moved_keeps_its_size() -> None:
    assert BOX.moved(3, -4) == (13, 16, 100, 60)


def test_a_row_begins_below_the_upper_edge_or_above_the_lower_one() -> None:
    assert BOX.row(5, 10) == (10, 25, 100, 10)
    assert BOX.row(5) == (10, 25, 100, 55)
    assert BOX.row(-15, 10) == (10, 65, 100, 10)
    assert BOX.row(-15) == (10, 65, 100, 15)
    assert BOX.row(0) == BOX


def test_a_column_begins_at_the_left_edge_or_at_the_right_one() -> None:
    assert BOX.column(5, 10) == (15, 20, 10, 60)
    assert BOX.column(5) == (15, 20, 95, 60)
    assert BOX.column(-15, 10) == (95, 20, 10, 60)
    assert BOX.column(-15) == (95, 20, 15, 60)


def test_the_middle_is_as_far_from_both_edges() -> None:
    assert BOX.middle(40, 20) == (40, 40, 40, 20)
    assert BOX.middle(40) == (40, 20, 40, 60)
    assert BOX.middle(height=20) == (10, 40, 100, 20)
    assert BOX.square(10) == (55, 45, 10, 10)


@pytest.mark.parametrize("gap", [0.0, 4.0])
def test_columns_and_rows_share_the_room_and_leave_gaps_only_between_them(gap: float) -> None:
    for parts, ends in ((BOX.columns(3, gap), [(part.x, part.right) for part in BOX.columns(3, gap)]),
                        (BOX.rows(3, gap), [(part.y, part.bottom) for part in BOX.rows(3, gap)])):
        assert len({(round(part.width, 6), round(part.height, 6)) for part in parts}) == 1
        assert [round(later[0] - earlier[1], 6) for earlier, later in pairwise(ends)] == [gap, gap]
    assert BOX.columns(3, gap)[0].x == BOX.x and round(BOX.columns(3, gap)[-1].right, 6) == BOX.right
    assert BOX.rows(3, gap)[0].y == BOX.y and round(BOX.rows(3, gap)[-1].bottom, 6) == BOX.bottom


def test_a_grid_is_filled_row_by_row() -> None:
    assert BOX.grid(2, 2, 20) == [(10, 20, 40, 20), (70, 20, 40, 20), (10, 60, 40, 20), (70, 60, 40, 20)]


def test_a_cutter_hands_out_strips_of_each_side_and_keeps_the_rest() -> None:
    cutter = Cutter(BOX, 5)
    assert cutter.top(10) == (10, 20, 100, 10)
    assert cutter.bottom(10) == (10, 70, 100, 10)
    assert cutter.left(20) == (10, 35, 20, 30)
    assert cutter.right(20) == (90, 35, 20, 30)
    assert cutter.rest == (35, 35, 50, 30)


def test_a_strip_may_have_another_gap_behind_it_or_no_height() -> None:
    cutter = Cutter(BOX, 5)
    cutter.top(10, 0)
    assert cutter.bottom(0) == (10, 80, 100, 0)
    assert cutter.top(10).y == 30
