"""The mouse: a press is down and up on the same spot; what is dragged is dropped; sliders follow; areas scroll."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.spots import Spot
from blackgate.scenes.screens import OpenRules

from .board import Board, board, button, column, move, push_down, release, wheel


def one(**more: object) -> tuple[App, Board]:
    """A button at (100, 100), 80 by 40."""
    app, scene = board()
    button(scene, "one", (100, 100, 80, 40), **more)
    app.frame([], 0.0)
    return app, scene


def click(app: App, x: float, y: float, which: int = 1) -> None:
    push_down(app, x, y, which)
    release(app, x, y, which)


def test_a_press_is_down_and_up_on_the_same_spot() -> None:
    app, scene = one()
    push_down(app, 120, 110)
    assert scene.done == []
    release(app, 179, 139)
    assert scene.done == ["one"]


@pytest.mark.parametrize("where", [(400, 400), (320, 120), (180, 110), (120, 140), (99, 110), (120, 99)])
def test_releasing_the_mouse_elsewhere_presses_neither_what_was_pushed_nor_that(where: tuple[int, int]) -> None:
    app, scene = board()
    button(scene, "one", (100, 100, 80, 40))
    button(scene, "two", (300, 100, 80, 40))
    app.frame([], 0.0)
    push_down(app, 120, 110)
    release(app, *where)
    assert scene.done == []
    release(app, 120, 110)
    assert scene.done == [], "what was let go stays let go"


def test_pushed_on_nothing_and_released_on_a_spot_presses_nothing() -> None:
    app, scene = one()
    push_down(app, 500, 500)
    release(app, 120, 110)
    assert scene.done == []
    assert scene.touches == [None]


def test_what_is_drawn_last_lies_on_top() -> None:
    app, scene = board()
    button(scene, "below", (100, 100, 80, 40))
    button(scene, "above", (140, 100, 80, 40))
    app.frame([], 0.0)
    click(app, 150, 110)
    assert scene.done == ["above"]


def test_places_are_in_units_whatever_the_scale() -> None:
    app, scene = board((1920, 1080), scale=200)
    button(scene, "one", (100, 100, 80, 40))
    app.frame([], 0.0)
    push_down(app, 210, 210)
    release(app, 355, 275)
    assert scene.done == ["one"]
    click(app, 110, 110)
    assert scene.done == ["one"]


def test_a_greyed_spot_says_why_instead() -> None:
    app, scene = one(enabled=False, help="Not now.")
    click(app, 120, 110)
    assert scene.done == []
    assert app.toast == "Not now."


def test_the_focus_follows_the_mouse_and_leaves_with_it() -> None:
    app, scene = one()
    move(app, 120, 110)
    assert scene.focus == "one"
    move(app, 500, 500)
    assert scene.focus is None


def test_the_right_button_asks_for_more_and_presses_nothing() -> None:
    app, scene = board()
    button(scene, "one", (100, 100, 80, 40), context=scene.does("more"))
    app.frame([], 0.0)
    click(app, 120, 110, 3)
    assert scene.done == ["more"]
    push_down(app, 500, 500, 3)
    click(app, 120, 110, 2)
    assert scene.done == ["more"]
    assert scene.skips == 2, "whichever button: what is only for show may end"


def test_what_is_dragged_far_enough_is_dropped_where_the_mouse_is_let_go() -> None:
    app, scene = board()
    button(scene, "card", (100, 100, 80, 40), drag="card:7")
    scene.spots.append(Spot("pile", (300, 100, 80, 40), drop=scene.takes("pile")))
    app.frame([], 0.0)
    push_down(app, 120, 110)
    move(app, 123, 113, held=True)
    assert not app.input.is_dragging, "a hand that trembles drags nothing"
    move(app, 124, 113, held=True)
    assert app.input.is_dragging
    move(app, 310, 111, held=True)
    assert scene.carried[-1] == ("card:7", 310, 111)
    release(app, 310, 111)
    assert scene.done == ["pile card:7"]
    assert not app.input.is_dragging


def test_what_is_dropped_on_nothing_or_on_itself_is_not_pressed() -> None:
    app, scene = one(drag="card:7")
    for end in ((600, 600), (140, 120)):
        push_down(app, 120, 110)
        move(app, 150, 130, held=True)
        move(app, *end, held=True)
        release(app, *end)
    assert scene.done == []


def test_a_spot_that_is_not_for_dragging_stays_and_is_pressed() -> None:
    app, scene = one()
    push_down(app, 120, 110)
    move(app, 160, 130, held=True)
    assert not app.input.is_dragging
    release(app, 160, 130)
    assert scene.done == ["one"]


def test_a_move_without_the_button_drags_nothing() -> None:
    app, _ = one(drag="card:7")
    push_down(app, 120, 110)
    move(app, 160, 130, held=False)
    assert not app.input.is_dragging


def test_a_slider_follows_the_mouse_and_stays_within_its_ends() -> None:
    app, scene = board()
    scene.spots.append(Spot("slider", (200, 100, 400, 20), nudge=scene.takes("step"), drop=scene.takes("at")))
    app.frame([], 0.0)
    push_down(app, 300, 110)
    move(app, 500, 110, held=True)
    move(app, 900, 110, held=True)
    move(app, 10, 110, held=True)
    release(app, 10, 110)
    assert scene.done == ["at 0.2500", "at 0.7500", "at 1.0000", "at 0.0000"]


def test_a_scene_that_comes_takes_the_mouse_out_of_everything() -> None:
    app, scene = one(drag="card:7")
    push_down(app, 120, 110)
    move(app, 160, 130, held=True)
    app.open(OpenRules())
    assert not app.input.is_dragging
    app.pop()
    release(app, 120, 110)
    assert scene.done == []


def test_the_wheel_scrolls_what_lies_under_the_mouse_and_not_beyond_its_ends() -> None:
    app, scene = board()
    column(scene)
    app.frame([], 0.0)
    move(app, 500, 150)
    wheel(app, -1)
    assert scene.offsets["column"] == 0, "the mouse is elsewhere"
    move(app, 650, 150)
    wheel(app, -1)
    app.frame([], 0.0)
    assert scene.offsets["column"] == 48
    wheel(app, -100)
    app.frame([], 0.0)
    assert scene.offsets["column"] == 10 * 40 - 4 - 100
    wheel(app, 100)
    app.frame([], 0.0)
    assert scene.offsets["column"] == 0


def test_what_is_scrolled_out_of_sight_cannot_be_pressed() -> None:
    app, scene = board()
    column(scene)
    app.frame([], 0.0)
    push_down(app, 650, 230)        # row 3 would be here, below the area
    release(app, 650, 230)
    assert scene.done == []
    click(app, 650, 190)
    assert scene.done == ["row:2"]


def test_the_window_shows_the_spot_that_is_held_down_as_pressed() -> None:
    app, _ = one()
    push_down(app, 120, 110)
    assert app.ui.pressed == "one"
    release(app, 500, 500)
    assert app.ui.pressed is None


def test_closing_the_window_ends_the_program() -> None:
    app, _ = board()
    app.frame([pygame.event.Event(pygame.QUIT)], 0.016)
    assert not app.running
