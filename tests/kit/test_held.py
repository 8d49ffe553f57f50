"""Keys, buttons and fingers that are held down, and inputs that come twice: each acts once, where it must."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.mouse import LONG
from blackgate.kit.spots import Spot

from .board import Board, board, button, hold_key, let_key_go, move, press_key, push_down, release

BOX = (100.0, 100.0, 100.0, 60.0)
MIDDLE = (150, 130)


def one_button(**more: object) -> tuple[App, Board]:
    app, scene = board()
    button(scene, "act", BOX, **more)
    scene.focus = "act"
    app.frame([], 0.0)
    return app, scene


def wait(app: App, seconds: float) -> None:
    for _ in range(10):
        app.frame([], seconds / 10)


# --- What is pressed acts once --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_d])
def test_a_key_that_is_held_for_seconds_presses_once(key: int) -> None:
    app, scene = one_button(key="d")
    for _ in range(50):
        hold_key(app, key)
        wait(app, 0.1)
    let_key_go(app, key)
    assert scene.done == ["act"]
    press_key(app, key)
    assert scene.done == ["act", "act"]


def test_a_key_that_the_system_let_go_twice_presses_nothing() -> None:
    app, scene = one_button(key="d")
    for key in (pygame.K_RETURN, pygame.K_d):
        let_key_go(app, key)
        let_key_go(app, key)
    assert scene.done == [] and scene.keys == []


def test_a_held_arrow_and_a_held_tab_move_the_focus_one_step() -> None:
    app, scene = board()
    for number in range(5):
        button(scene, str(number), (100 + number * 120, 100, 100, 60))
    app.frame([], 0.0)
    scene.focus = "0"
    hold_key(app, pygame.K_RIGHT)
    wait(app, 3.0)
    assert scene.focus == "1"
    hold_key(app, pygame.K_TAB)
    wait(app, 3.0)
    assert scene.focus == "2"


def test_the_mouse_button_that_is_held_presses_once_when_it_comes_up() -> None:
    app, scene = one_button(help="What it does.")
    push_down(app, *MIDDLE)
    wait(app, 3.0)
    assert scene.done == []
    release(app, *MIDDLE)
    release(app, *MIDDLE)
    assert scene.done == ["act"]


def test_a_key_held_while_another_scene_comes_does_nothing_there() -> None:
    app, scene = board()
    above = Board(app, [])
    above.spots.append(Spot("below the key", BOX, above.does("below the key")))
    above.focus = "below the key"
    scene.spots.append(Spot("open", BOX, lambda: app.push(above)))
    scene.focus = "open"
    app.frame([], 0.0)
    hold_key(app, pygame.K_RETURN)
    assert app.top is above
    wait(app, 2.0)
    let_key_go(app, pygame.K_RETURN)
    assert above.done == []


def test_the_button_of_a_controller_that_is_held_presses_once() -> None:
    app, scene = one_button()
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)], 0.016)
    wait(app, 3.0)
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)], 0.016)
    assert scene.done == ["act"]


# --- What lasts as long as it is held -------------------------------------------------------------------------------


def peek(**more: object) -> tuple[App, Board]:
    """A spot that is open while it is held, with the key P, and a plain button beside it."""
    app, scene = board()
    spot = Spot("peek", BOX, scene.does("open"), key="p", let_go=scene.does("close"), **more)  # type: ignore[arg-type]
    scene.spots.append(spot)
    button(scene, "other", (300, 100, 100, 60), key="x")
    scene.focus = "peek"
    app.frame([], 0.0)
    return app, scene


@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_RETURN, pygame.K_SPACE])
def test_what_is_held_by_a_key_lasts_until_that_key_comes_up(key: int) -> None:
    app, scene = peek()
    hold_key(app, key)
    wait(app, 2.0)
    assert scene.done == ["open"]
    let_key_go(app, pygame.K_x)
    assert scene.done == ["open"], "another key came up"
    let_key_go(app, key)
    assert scene.done == ["open", "close"]
    let_key_go(app, key)
    assert scene.done == ["open", "close"], "it ends once"


def test_what_is_held_by_the_mouse_lasts_until_the_button_comes_up_and_is_not_pressed_then() -> None:
    app, scene = peek()
    push_down(app, *MIDDLE)
    wait(app, 2.0)
    assert scene.done == ["open"]
    release(app, *MIDDLE)
    assert scene.done == ["open", "close"]
    push_down(app, *MIDDLE)
    move(app, 350, 130, held=True)
    release(app, 350, 130)
    assert scene.done == ["open", "close"] * 2, "let go over another spot, it ends and presses nothing"


def test_another_key_acts_while_something_is_held_and_does_not_end_it() -> None:
    app, scene = peek()
    hold_key(app, pygame.K_p)
    hold_key(app, pygame.K_x)
    let_key_go(app, pygame.K_x)
    assert scene.done == ["open", "other"]
    let_key_go(app, pygame.K_p)
    assert scene.done == ["open", "other", "close"]


def test_what_is_held_ends_when_something_else_is_held() -> None:
    app, scene = peek()
    hold_key(app, pygame.K_p)
    push_down(app, *MIDDLE)
    assert scene.done == ["open", "close", "open"]
    let_key_go(app, pygame.K_p)
    assert scene.done == ["open", "close", "open"], "the key no longer holds it"
    release(app, *MIDDLE)
    assert scene.done == ["open", "close", "open", "close"]


def test_what_is_held_lasts_while_something_lies_over_it() -> None:
    app, scene = peek()
    hold_key(app, pygame.K_p)
    app.push(Board(app, []))
    app.pop()
    app.push(Board(app, []))
    assert scene.done == ["open"]
    let_key_go(app, pygame.K_p)
    assert scene.done == ["open", "close"]
    app.pop()
    assert scene.done == ["open", "close"]


def test_what_is_held_ends_with_its_scene_and_the_key_that_comes_up_later_ends_nothing() -> None:
    app, scene = peek()
    hold_key(app, pygame.K_p)
    app.restart(Board(app, []))
    assert scene.done == ["open", "close"]
    let_key_go(app, pygame.K_p)
    assert scene.done == ["open", "close"]


@pytest.mark.parametrize("key", [pygame.K_p, pygame.K_RETURN, pygame.K_SPACE])
def test_the_repeats_of_a_key_that_holds_something_do_nothing(key: int) -> None:
    app, scene = peek()
    for _ in range(50):
        hold_key(app, key)
        if len(scene.spots) == 2:           # What it opens has the same key.
            button(scene, "play", (100, 300, 100, 60), key="p")
            scene.focus = "play"
            app.frame([], 0.0)
    assert scene.done == ["open"]
    let_key_go(app, key)
    assert scene.done == ["open", "close"]


def test_what_a_controller_holds_lasts_until_its_button_comes_up() -> None:
    app, scene = peek()
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)], 0.016)
    wait(app, 2.0)
    assert scene.done == ["open"]
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A)], 0.016)
    assert scene.done == ["open", "close"]


def test_what_is_held_ends_when_the_window_loses_the_keyboard() -> None:
    app, scene = peek()
    hold_key(app, pygame.K_p)
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.016)
    assert scene.done == ["open", "close"]
    let_key_go(app, pygame.K_p)
    assert scene.done == ["open", "close"]


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_greyed_spot_is_not_held(by_mouse: bool) -> None:
    app, scene = peek(enabled=False, help="Nobody is asked.")
    if by_mouse:
        push_down(app, *MIDDLE)
        release(app, *MIDDLE)
    else:
        hold_key(app, pygame.K_p)
        let_key_go(app, pygame.K_p)
    assert scene.done == [] and app.toast == "Nobody is asked."


# --- Fingers, and a table that is bumped into -----------------------------------------------------------------------


def lift_finger(app: App) -> None:
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=MIDDLE, button=1, touch=True)], 0.016)


@pytest.mark.parametrize(("seconds", "help", "presses"), [
    (0.2, "What it does.", True), (LONG + 0.1, "What it does.", False), (LONG + 0.1, "", True),
])
def test_a_finger_that_rests_reads_where_there_is_something_to_read_and_does_not_press(
    seconds: float, help: str, presses: bool,
) -> None:
    app, scene = one_button(help=help)
    push_down(app, *MIDDLE)
    wait(app, seconds)
    lift_finger(app)
    assert scene.done == (["act"] if presses else [])


def test_every_touch_is_timed_by_itself() -> None:
    app, scene = one_button(help="What it does.")
    push_down(app, *MIDDLE)
    wait(app, LONG + 0.1)
    lift_finger(app)
    push_down(app, *MIDDLE)
    lift_finger(app)
    assert scene.done == ["act"]
