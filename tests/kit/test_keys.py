"""Keys and controllers: Tab goes round, Enter presses, sliders are nudged, areas scroll."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.spots import Spot
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.screens import OpenRules

from .board import board, button, column, move, press_key
from .test_focus_navigation import grid


def test_tab_goes_round_in_the_order_of_drawing_and_back_with_shift() -> None:
    app, scene = grid()
    seen = []
    for _ in range(10):
        press_key(app, pygame.K_TAB)
        seen.append(scene.focus)
    assert "".join(filter(None, seen)) == "abcdefghia"
    press_key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.focus == "i"
    scene.focus = None
    press_key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.focus == "i"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_the_focus(key: int) -> None:
    app, scene = grid()
    scene.focus = "e"
    press_key(app, key)
    assert scene.done == ["e"]
    assert scene.touches == ["e"]


def test_enter_without_a_focus_only_takes_one() -> None:
    app, scene = grid()
    press_key(app, pygame.K_RETURN)
    assert (scene.focus, scene.done) == ("a", [])


def test_a_slider_is_nudged_sideways_and_left_up_and_down() -> None:
    app, scene = grid()
    scene.spots[4] = Spot("e", scene.spots[4].box, nudge=scene.takes("step"))
    scene.changed()
    app.frame([], 0.0)
    scene.focus = "e"
    press_key(app, pygame.K_LEFT)
    press_key(app, pygame.K_RIGHT)
    assert scene.done == ["step -1", "step 1"]
    assert scene.focus == "e"
    press_key(app, pygame.K_DOWN)
    assert scene.focus == "h"


def test_a_shortcut_presses_its_spot_before_the_scene_hears_of_it() -> None:
    app, scene = grid()
    button(scene, "quick", (600, 500, 50, 50), key="q")
    app.frame([], 0.0)
    press_key(app, pygame.K_q)
    assert (scene.done, scene.keys) == (["quick"], [])
    press_key(app, pygame.K_w)
    assert (scene.done, scene.keys) == (["quick"], ["w"])


def test_f1_opens_the_rules_where_the_scene_does_not_want_it() -> None:
    app, _ = grid()
    press_key(app, pygame.K_F1)
    assert isinstance(app.top, Rules)


@pytest.mark.parametrize("key", [pygame.K_MENU, pygame.K_F10])
def test_the_context_key_asks_for_more_about_the_focus(key: int) -> None:
    app, scene = grid()
    press_key(app, key)
    button(scene, "rich", (600, 500, 50, 50), context=scene.does("more"))
    app.frame([], 0.0)
    scene.focus = "a"
    press_key(app, key)
    scene.focus = "rich"
    press_key(app, key)
    assert scene.done == ["more"]


def test_escape_leads_back() -> None:
    app, scene = grid()
    app.open(OpenRules())
    press_key(app, pygame.K_ESCAPE)
    assert app.top is scene


def test_while_somebody_writes_keys_are_letters() -> None:
    app, scene = grid()
    scene.focus, scene.is_writing = "a", True
    press_key(app, pygame.K_RETURN)
    press_key(app, pygame.K_TAB)
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text="é")], 0.016)
    assert (scene.done, scene.focus) == ([], "a")
    assert scene.typed == ["", "", "é"]


def test_any_key_ends_what_is_only_for_show() -> None:
    app, scene = grid()
    press_key(app, pygame.K_w)
    assert scene.skips == 1


def test_the_focus_is_scrolled_into_view_from_both_sides() -> None:
    app, scene = board()
    column(scene)
    app.frame([], 0.0)
    for _ in range(5):
        press_key(app, pygame.K_TAB)
        app.frame([], 0.0)
    shown = next(spot for spot in app.ui.spots if spot.id == "row:4")
    assert scene.focus == "row:4"
    assert shown.box[1] + shown.box[3] == pytest.approx(100 + 100 - 6)
    for _ in range(3):
        press_key(app, pygame.K_UP)
        app.frame([], 0.0)
    shown = next(spot for spot in app.ui.spots if spot.id == "row:1")
    assert scene.focus == "row:1"
    assert shown.box[1] == pytest.approx(100 + 6)


def test_page_keys_scroll_by_most_of_a_page() -> None:
    app, scene = board()
    press_key(app, pygame.K_PAGEDOWN)
    column(scene)
    app.frame([], 0.0)
    press_key(app, pygame.K_PAGEDOWN)
    assert scene.offsets["column"] == pytest.approx(85)
    press_key(app, pygame.K_PAGEDOWN)
    press_key(app, pygame.K_PAGEUP)
    assert scene.offsets["column"] == pytest.approx(85)
    press_key(app, pygame.K_PAGEUP)
    press_key(app, pygame.K_PAGEUP)
    assert scene.offsets["column"] == 0


def test_only_a_focus_moved_by_keys_has_a_ring() -> None:
    app, scene = grid()
    plain = len(app.ui.strokes)
    press_key(app, pygame.K_TAB)
    assert len(app.ui.strokes) == plain + 1
    x, y, width, height = app.ui.strokes[-1][1:5]
    assert (x, y, width, height) == (97, 97, 106, 66)
    move(app, 110, 110)
    assert len(app.ui.strokes) == plain
    assert scene.focus == "a"


def pad(app: App, button: int) -> None:
    app.frame([pygame.event.Event(pygame.JOYBUTTONDOWN, button=button)], 0.016)


def stick(app: App, axis: int, value: float, seconds: float = 0.0) -> None:
    app.frame([pygame.event.Event(pygame.JOYAXISMOTION, axis=axis, value=value)], seconds)


def test_the_buttons_of_a_controller_press_lead_back_ask_and_go_on() -> None:
    app, scene = grid()
    button(scene, "rich", (600, 500, 50, 50), context=scene.does("more"))
    app.frame([], 0.0)
    pad(app, 5)
    pad(app, 5)
    assert scene.focus == "b"
    pad(app, 4)
    pad(app, 0)
    assert scene.done == ["a"]
    pad(app, 2)
    scene.focus = "rich"
    pad(app, 2)
    assert scene.done == ["a", "more"]
    pad(app, 9)
    app.open(OpenRules())
    pad(app, 1)
    assert app.top is scene


@pytest.mark.parametrize(("hat", "found"), [
    ((1, 0), "f"), ((-1, 0), "d"), ((0, 1), "b"), ((0, -1), "h"), ((0, 0), "e")])
def test_the_cross_of_a_controller_moves_the_focus(hat: tuple[int, int], found: str) -> None:
    app, scene = grid()
    scene.focus = "e"
    app.frame([pygame.event.Event(pygame.JOYHATMOTION, value=hat)], 0.016)
    assert scene.focus == found


@pytest.mark.parametrize(("axis", "value", "found"), [
    (0, 0.7, "f"), (0, -0.7, "d"), (1, -0.7, "b"), (1, 0.7, "h"), (0, 0.5, "e"), (2, 1.0, "e"), (0, 0.6, "f")])
def test_a_stick_pushed_far_enough_moves_the_focus(axis: int, value: float, found: str) -> None:
    app, scene = grid()
    scene.focus = "e"
    stick(app, axis, value)
    assert scene.focus == found
