"""Controllers: plugged in and out, told apart by their makers, pushed, pulled and held."""

from collections.abc import Iterator

import pygame
import pytest

from blackgate.app import App
from blackgate.kit import look
from blackgate.kit.controllers import NINTENDO, PLAYSTATION, XBOX, Controllers, style_of
from blackgate.kit.spots import TextLine, Spot
from blackgate.kit.widgets.keyboard import Keyboard

from .board import Board, board, button, move, press_key

LEFTX, LEFTY = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
GUIDS = {XBOX: "030000005e0400008e02000014010000", PLAYSTATION: "030000004c050000cc09000000000000",
         NINTENDO: "030000007e0500000920000000000000", "": "03000000de2800000112000000000000"}


def down(app: App, *buttons: int, instance: int = 0) -> None:
    for pushed in buttons:
        app.frame([
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=instance, button=pushed),
            pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=instance, button=pushed),
        ], 0.0)


def hold(app: App, pushed: int, seconds: float = 0.0) -> None:
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pushed)], seconds)


def axis(app: App, number: int, value: float, seconds: float = 0.0) -> None:
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=round(value * 32767))
    app.frame([event], seconds)


@pytest.fixture
def row() -> Iterator[tuple[App, Board]]:
    """Twelve buttons in a row, the first with the focus."""
    app, scene = board()
    for number in range(12):
        button(scene, str(number), (20 + 100 * number, 100, 80, 40))
    app.frame([], 0.0)
    scene.focus = "0"
    yield app, scene


# --- Controllers and their makers -------------------------------------------------------------------------------

class Stick:
    """What pygame hands out for a pad."""

    def __init__(self, name: str, guid: str, instance: int) -> None:
        self.name, self.guid, self.instance = name, guid, instance

    def get_name(self) -> str:
        return self.name

    def get_guid(self) -> str:
        return self.guid

    def get_instance_id(self) -> int:
        return self.instance

    def as_joystick(self) -> "Stick":
        return self


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> dict[int, Stick]:
    """Controllers by the place where they are plugged in; those below 10 are known to SDL."""
    from pygame._sdl2 import controller

    found: dict[int, Stick] = {}

    def open_pad(index: int) -> Stick:
        if index not in found:
            raise pygame.error("Invalid index")
        return found[index]

    monkeypatch.setattr(controller, "is_controller", lambda index: index < 10)
    monkeypatch.setattr(controller, "Controller", open_pad)
    monkeypatch.setattr(pygame.joystick, "Joystick", open_pad)
    return found


def plug(app: App, index: int) -> None:
    """SDL announces a pad twice."""
    app.frame([pygame.event.Event(pygame.JOYDEVICEADDED, device_index=index),
               pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=index)], 0.0)


def test_a_pad_is_told_by_its_maker_else_by_its_name() -> None:
    for style in (XBOX, PLAYSTATION, NINTENDO):
        assert style_of("Wireless Controller", GUIDS[style]) == style
    told = {name: style_of(name, GUIDS[""]) for name in ("PS4 Controller", "Pro Controller", "8BitDo X-Box", "Thing")}
    assert list(told.values()) == [PLAYSTATION, NINTENDO, XBOX, XBOX]
    assert style_of("", "") == XBOX


def test_a_pad_plugged_in_is_welcomed_once_and_missed_when_it_goes(plugged: dict[int, Stick]) -> None:
    app, _ = board()
    plugged[0] = Stick("DualSense\x07", GUIDS[PLAYSTATION], 5)
    plug(app, 0)
    assert (app.input.controllers.names, app.toast) == (["DualSense"], "DualSense is ready.")
    down(app, pygame.CONTROLLER_BUTTON_A, instance=5)
    assert app.input.pad == PLAYSTATION
    app.frame([pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=5),
               pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=5)], 0.0)
    assert (app.input.controllers.names, app.input.pad) == ([], "")
    assert app.toast.startswith("DualSense was unplugged.")


def test_a_pad_that_goes_while_its_cross_is_held_lets_it_go(plugged: dict[int, Stick], row: tuple[App, Board]) -> None:
    app, scene = row
    plugged[0] = Stick("Pad", GUIDS[XBOX], 0)
    plug(app, 0)
    hold(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    app.frame([pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)], 5.0)
    assert scene.focus == "1"


def test_of_a_pad_that_sends_both_the_numbers_are_not_heard(plugged: dict[int, Stick], row: tuple[App, Board]) -> None:
    app, scene = row
    plugged[0], plugged[12] = Stick("Known", GUIDS[XBOX], 3), Stick("Unknown", GUIDS[""], 4)
    plug(app, 0)
    plug(app, 12)
    assert app.input.controllers.names == ["Known", "Unknown"]
    app.frame([pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=3, button=0)], 0.0)
    assert scene.done == []
    app.frame([pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=4, button=0)], 0.0)
    assert scene.done == ["0"]


def test_a_pad_that_is_pulled_out_again_at_once_is_no_trouble(plugged: dict[int, Stick]) -> None:
    app, _ = board()
    plug(app, 1)
    assert (app.input.controllers.names, app.toast) == ([], "")


def test_where_there_can_be_no_controllers_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no joysticks here")

    monkeypatch.setattr(pygame.joystick, "init", refuse)
    Controllers(lambda key, name: None).open()


def test_opening_starts_what_hears_pads() -> None:
    from pygame._sdl2 import controller

    try:
        Controllers(lambda key, name: None).open()
        assert pygame.joystick.get_init() and controller.get_init()
    finally:
        controller.quit()
        pygame.joystick.quit()


# --- Pushing --------------------------------------------------------------------------------------------------------

def test_the_cross_steps_and_repeats_while_it_is_held(row: tuple[App, Board]) -> None:
    app, scene = row
    hold(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert scene.focus == "1"
    app.frame([], 0.36)
    assert scene.focus == "2"
    app.frame([], 0.12)
    assert scene.focus == "3"
    app.frame([pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0,
                                  button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT)], 5.0)
    assert scene.focus == "3"


def test_what_is_held_is_let_go_when_the_window_loses_the_keyboard(row: tuple[App, Board]) -> None:
    app, scene = row
    hold(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 5.0)
    assert scene.focus == "1"


@pytest.mark.parametrize(("pushes", "steps"), [
    ([(LEFTX, 0.5)], 0),                                    # not far enough
    ([(LEFTX, 0.61)], 1),
    ([(LEFTX, 0.9), (LEFTX, 0.5), (LEFTX, 0.9)], 1),        # not let go in between
    ([(LEFTX, 0.9), (LEFTX, 0.3), (LEFTX, 0.9)], 2),
    ([(LEFTX, 0.9), (LEFTY, 0.95)], 1),                     # a slant keeps its way
    ([(LEFTX, 0.62), (LEFTY, 0.1)], 1),
    ([(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)], 0),
])
def test_a_stick_steps_once_for_each_push(
    row: tuple[App, Board], pushes: list[tuple[int, float]], steps: int,
) -> None:
    app, scene = row
    for number, value in pushes:
        axis(app, number, value)
    assert scene.focus == str(steps)


def test_the_buttons_press_lead_back_look_closer_and_open_menu_and_rules(row: tuple[App, Board]) -> None:
    app, scene = row
    scene.spots[0] = Spot("0", scene.spots[0].box, scene.does("0"), context=scene.does("closer"))
    button(scene, "menu", (600, 400, 50, 50), key="escape")
    button(scene, "undo", (700, 400, 50, 50), key="u")
    scene.changed()
    app.frame([], 0.0)
    down(app, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y,
         pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_GUIDE)
    assert scene.done == ["0", "closer", "undo", "menu"]
    down(app, pygame.CONTROLLER_BUTTON_BACK)
    assert app.top.name == "rules"
    down(app, pygame.CONTROLLER_BUTTON_B)
    assert app.top is scene


def test_shoulders_go_from_panel_to_panel_and_remember_where_one_was() -> None:
    app, scene = board()
    for group, y in (("top", 100.0), ("bottom", 300.0)):
        for number in range(3):
            button(scene, f"{group}:{number}", (100 + 100 * number, y, 80, 40), group=group)
    app.frame([], 0.0)
    scene.focus = "top:1"
    app.stale = True
    app.frame([], 0.0)
    seen = []
    for pushed in (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
                   pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSHOULDER):
        down(app, pushed)
        seen.append(scene.focus)
    assert seen == ["bottom:0", "bottom:1", "top:1", "bottom:1"]
    press_key(app, pygame.K_F6)
    assert scene.focus == "top:1"


def test_triggers_and_the_right_stick_scroll() -> None:
    app, scene = board()
    scene.column = [Spot(f"row:{n}", (0, n * 40, 200, 36)) for n in range(20)]
    scene.changed()
    app.frame([], 0.0)
    for value in (0.3, 0.6, 0.9):
        axis(app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value)
    assert scene.offsets["column"] == pytest.approx(85), "one pull is one page"
    for value in (0.0, 0.9):
        axis(app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value)
    assert scene.offsets["column"] == pytest.approx(170), "let go and pulled again"
    axis(app, pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0)
    assert scene.offsets["column"] == pytest.approx(85)
    axis(app, pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
    app.frame([], 0.5)
    assert scene.offsets["column"] == pytest.approx(165)
    axis(app, pygame.CONTROLLER_AXIS_RIGHTY, 0.1)
    app.frame([], 5.0)
    assert scene.offsets["column"] == pytest.approx(165)


# --- What is in one's hands -----------------------------------------------------------------------------------------

def test_the_strip_is_there_while_a_controller_is_used_and_layouts_have_less_room(row: tuple[App, Board]) -> None:
    app, _ = row
    whole = app.ui.h
    down(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert (app.ui.pad, app.ui.h) == (XBOX, whole - 28)
    move(app, 2, 1)
    assert app.ui.pad == XBOX, "somebody bumped into the table"
    move(app, 300, 300)
    assert (app.ui.pad, app.ui.h) == ("", whole)
    down(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    press_key(app, pygame.K_RIGHT)
    assert app.ui.pad == ""


def test_the_largest_scale_leaves_room_for_the_strip() -> None:
    app, _ = board((1280, 720), 150)
    assert app.ui.h == 480
    down(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert app.ui.h >= 480


def writing(words: str = "Bo", most: int = 6) -> tuple[App, Board, Keyboard]:
    app, scene = board()
    scene.spots.append(Spot("line", (100, 100, 200, 40), line=TextLine(words, scene.takes("wrote"), most=most)))
    scene.changed()
    app.frame([], 0.0)
    scene.focus = "line"
    down(app, pygame.CONTROLLER_BUTTON_A)
    assert isinstance(app.top, Keyboard)
    return app, scene, app.top


def test_a_line_is_written_in_letter_by_letter_on_the_screen() -> None:
    app, scene, keyboard = writing()
    down(app, pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_X)
    assert (keyboard.value, keyboard.is_shifted) == ("", True)
    down(app, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_A,
         pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLER_BUTTON_A)
    assert keyboard.value == "Ab b"
    down(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_A,
         pygame.CONTROLLER_BUTTON_A)
    assert keyboard.value == "Ab bëë", "no longer than the line"
    down(app, pygame.CONTROLLER_BUTTON_START)
    assert (app.top, scene.done) == (scene, ["wrote Ab bëë"])


def test_the_cursor_stands_after_the_last_letter_and_stays_within_the_line() -> None:
    """The line is as wide as the rows of keys, and has a margin of 15."""
    found: list[float] = []
    for words in ("", "Bo", "W" * 90, "W" * 99):
        app, _, _ = writing(words, 99)
        [row] = [spot.box for spot in app.ui.spots if spot.id == "key:0:9"]
        [cursor] = [x for what, x, _, width, _, _ in app.ui.strokes if what == look.LAMP and width == 2]
        found.append(row[0] + row[2] - cursor)
    [first] = [spot.box for spot in app.ui.spots if spot.id == "key:0:0"]
    assert found[0] == row[0] + row[2] - first[0] - 15 > found[1] > found[2] == found[3] == 15


def test_leaving_the_keyboard_writes_nothing() -> None:
    app, scene, _ = writing()
    down(app, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B)
    assert (app.top, scene.done) == (scene, [])


def test_a_real_keyboard_writes_on_it_too() -> None:
    app, scene, keyboard = writing()
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text="ł")], 0.0)
    press_key(app, pygame.K_BACKSPACE)
    press_key(app, pygame.K_BACKSPACE)
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text="ń")], 0.0)
    assert keyboard.value == "Bń"
    press_key(app, pygame.K_RETURN)
    assert scene.done == ["wrote Bń"]
