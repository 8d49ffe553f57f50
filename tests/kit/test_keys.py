"""Keys and controllers: Tab goes round, arrows go where they point, Enter presses, sliders are nudged, areas scroll."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.spots import DOWN, LEFT, RIGHT, UP, Spot, following
from blackgate.kit.focus_navigation import nearest, toward
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.screens import OpenRules

from .board import Board, board, button, move, press_key

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


def test_a_shortcut_of_a_greyed_spot_says_why() -> None:
    app, scene = grid()
    button(scene, "quick", (600, 500, 50, 50), key="q", enabled=False, help=lambda: "Too late.")
    app.frame([], 0.0)
    press_key(app, pygame.K_q)
    assert scene.done == []
    assert app.toast == "Too late."


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


def column(scene: Board) -> None:
    scene.column = [Spot(f"row:{n}", (0, n * 40, 200, 36), scene.does(f"row:{n}")) for n in range(10)]
    scene.changed()


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


def test_a_stick_that_is_held_repeats_after_a_while_until_it_is_let_go() -> None:
    app, scene = board()
    for number in range(12):
        button(scene, str(number), (20 + 100 * number, 100, 80, 40))
    app.frame([], 0.0)
    scene.focus = "0"
    stick(app, 0, 0.9)
    stick(app, 0, 0.95)
    assert scene.focus == "1", "the same push once more is no second push"
    app.frame([], 0.34)
    assert scene.focus == "1"
    app.frame([], 0.02)
    assert scene.focus == "2"
    app.frame([], 0.1)
    assert scene.focus == "2"
    app.frame([], 0.02)
    assert scene.focus == "3"
    stick(app, 0, 0.1)
    app.frame([], 2.0)
    assert scene.focus == "3"


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
