"""Where an arrow leads: what lies ahead, aside, within, or out of sight."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.focus_navigation import nearest, toward
from blackgate.kit.spots import DOWN, LEFT, RIGHT, UP, Spot, following

from .board import Board, board, button, press_key

ARROW = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}


def grid() -> tuple[App, Board]:
    """Nine buttons in rows: a b c / d e f / g h i."""
    app, scene = board()
    for number, name in enumerate("abcdefghi"):
        button(scene, name, (100 + number % 3 * 120, 100 + number // 3 * 80, 100, 60))
    app.frame([], 0.0)
    return app, scene


@pytest.mark.parametrize(("arrow", "found"), [("left", "d"), ("right", "f"), ("up", "b"), ("down", "h")])
def test_an_arrow_leads_to_the_neighbour_on_its_side(arrow: str, found: str) -> None:
    app, scene = grid()
    scene.focus = "e"
    press_key(app, ARROW[arrow])
    assert scene.focus == found


@pytest.mark.parametrize(("arrow", "corner"), [("left", "a"), ("up", "c"), ("right", "i"), ("down", "g")])
def test_an_arrow_that_leads_nowhere_stays(arrow: str, corner: str) -> None:
    app, scene = grid()
    scene.focus = corner
    press_key(app, ARROW[arrow])
    assert scene.focus == corner


def spot(id: str, x: float, y: float, width: float = 10, height: float = 10) -> Spot:
    return Spot(id, (x, y, width, height))


def test_what_lies_straight_ahead_is_meant_before_what_lies_aside() -> None:
    spots = [spot("here", 0, 0), spot("ahead", 400, 0), spot("aside", 40, 40)]
    assert toward(spots, "here", RIGHT) == "ahead"
    assert toward(spots, "here", DOWN) == "aside"
    assert toward(spots[::2], "here", RIGHT) == "aside"


def test_left_and_right_do_not_lead_far_up_or_down() -> None:
    spots = [spot("here", 0, 0), spot("low", 100, 200)]
    assert toward(spots, "here", RIGHT) == "here"
    assert toward(spots, "here", DOWN) == "low"


def test_rows_that_touch_are_not_beside_each_other() -> None:
    spots = [spot("short", 0, 0, 50, 20), spot("long", 0, 20, 200, 20)]
    assert toward(spots, "short", RIGHT) == "short"
    assert toward(spots, "short", DOWN) == "long"


def test_of_small_spots_beside_a_large_one_the_middle_one_is_meant() -> None:
    spots = [spot("large", 0, 0, 100, 100), *(spot(str(n), 110, n * 20, 50, 18) for n in range(5))]
    assert toward(spots, "large", RIGHT) == "2"


def test_what_is_scrolled_out_of_sight_is_only_reached_from_within() -> None:
    rows = [Spot(f"row:{n}", (0, 100 + n * 40, 100, 36), area="list") for n in range(4)]
    spots = [*rows, spot("beside", 150, 200, 40, 40), spot("below", 0, 190, 100, 20)]
    areas = {"list": (0.0, 100.0, 100.0, 80.0)}
    assert toward(spots, "row:1", DOWN, areas) == "row:2"
    assert toward(spots, "below", UP, areas) == "row:1"
    assert toward(spots, "beside", LEFT, areas) == "below"


def test_what_lies_on_something_is_entered_and_left_sideways() -> None:
    spots = [spot("sheet", 0, 0, 100, 60), spot("token", 60, 5, 20, 20), spot("below", 0, 80, 100, 60)]
    assert toward(spots, "sheet", DOWN) == "below"
    assert toward(spots, "sheet", RIGHT) == "token"
    assert toward(spots, "token", LEFT) == "sheet"
    assert toward(spots, "token", DOWN) == "below"
    assert toward(spots, "below", UP) == "sheet"


def test_a_row_is_found_from_anywhere_above_it_though_its_control_stands_at_its_end() -> None:
    spots = [spot("tab", 0, 0, 50), Spot("value", (300, 20, 100, 20), row=(0, 20, 400, 20)), spot("other", 0, 60, 400)]
    assert toward(spots, "tab", DOWN) == "value"


def test_what_overlaps_sideways_is_straight_ahead() -> None:
    spots = [spot("here", 0, 100, 10, 60), spot("tall", 80, 0, 10, 130), spot("level", 100, 100)]
    assert toward(spots, "here", RIGHT) == "tall"
    spots = [spot("here", 0, 100, 10, 20), spot("tall", 80, 0, 10, 90), spot("level", 100, 100)]
    assert toward(spots, "here", RIGHT) == "level"


@pytest.mark.parametrize(("direction", "behind"), [(LEFT, (50, 0)), (RIGHT, (-50, 0)), (UP, (0, 50)), (DOWN, (0, -50))])
def test_what_lies_behind_or_beside_is_not_ahead(direction: tuple[int, int], behind: tuple[int, int]) -> None:
    beside = (behind[1], behind[0])
    spots = [spot("here", 0, 0), spot("behind", *behind), spot("beside", *beside)]
    assert toward(spots, "here", direction) == "here"


def test_aside_is_measured_from_edge_to_edge_on_both_sides() -> None:
    for way in (1, -1):
        spots = [spot("here", 0, 0, 20, 20), spot("near", 100, 60 * way, 20, 30), spot("far", 100, 100 * way, 20, 30)]
        assert toward(spots, "here", RIGHT) == "near"
        turned = [spot("here", 0, 0, 20, 20), spot("near", 60 * way, 100, 30, 20), spot("far", 100 * way, 100, 30, 20)]
        assert toward(turned, "here", DOWN) == "near"


def test_without_a_focus_the_first_spot_is_next_and_of_none_there_is_none() -> None:
    spots = [spot("a", 0, 0), spot("b", 20, 0), spot("c", 40, 0)]
    assert toward(spots, None, RIGHT) == "a"
    assert toward(spots, "gone", LEFT) == "a"
    assert following(spots, "gone", 1) == "a"
    assert following(spots, None, -1) == "c"
    assert following([], "a", 1) is None
    assert toward([], None, UP) is None


def test_where_a_spot_was_the_nearest_of_its_kind_gets_the_focus() -> None:
    def spot(id: str, x: float, y: float, **more: str) -> Spot:
        return Spot(id, (x, y, 40, 20), **more)  # type: ignore[arg-type]

    gone = spot("card:gone", 100, 300)
    near, far = spot("card:near", 100, 350), spot("card:far", 100, 100)
    assert nearest([far, near], gone) == "card:near"
    assert nearest([spot("card:left", 20, 300), near], gone) == "card:near"
    assert nearest([spot("card:right", 130, 300), near], gone) == "card:right"
    assert nearest([spot("button", 100, 310), far], gone) == "card:far", "its own kind comes first"
    assert nearest([spot("button", 100, 310), spot("other", 100, 400)], gone) == "button"
    assert nearest([spot("card:else", 100, 310, group="panel"), far], gone) == "card:far", "in its own panel"
    assert nearest([spot("card:else", 100, 310, area="list")], gone) is None


def test_an_arrow_back_leads_where_one_came_from_only_while_that_is_still_there() -> None:
    app, scene = board()
    for name, box in {"far": (100, 100, 60, 40), "near": (200, 180, 60, 40), "here": (300, 100, 60, 40)}.items():
        button(scene, name, box)
    app.frame([], 0.0)
    scene.focus = "near"
    press_key(app, ARROW["right"])
    assert scene.focus == "here"
    press_key(app, ARROW["left"])
    assert scene.focus == "near", "although the other lies straight ahead"
    press_key(app, ARROW["right"])
    scene.spots = [spot for spot in scene.spots if spot.id != "near"]
    scene.changed()
    app.frame([], 0.0)
    press_key(app, ARROW["left"])
    assert scene.focus == "far"
