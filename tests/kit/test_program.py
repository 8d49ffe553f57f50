"""The program around the scenes: the stack, notices and helps that come and go, the window's size."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.scene import Scene
from blackgate.kit.spots import Spot
from blackgate.kit.ui import Ui
from blackgate.kit.window import Window, largest_scale

from .board import Board, board, button, move, press_key


class Told(Scene):
    """Says what happens to it."""

    def __init__(self, app: App, name: str, heard: list[str], overlay: bool = False) -> None:
        super().__init__(app)
        self.name = name
        self.overlay = overlay
        self.heard = heard

    def enter(self) -> None:
        self.heard.append(f"{self.name} enters")

    def resume(self) -> None:
        self.heard.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.heard.append(f"{self.name} leaves")

    def spoken(self) -> None:
        self.heard.append(f"{self.name} is spoken to")

    def draw(self, ui: Ui) -> None:
        ui.fill((0, 0, 10, 10), (ord(self.name), 0, 0))
        ui.spot(Spot(self.name, (0, 0, 10, 10)))


def stack() -> tuple[App, list[str]]:
    app, _ = board()
    heard: list[str] = []
    app.restart(Told(app, "a", heard))
    app.push(Told(app, "b", heard))
    return app, heard


def test_scenes_come_and_go_on_a_stack() -> None:
    app, heard = stack()
    app.pop()
    assert heard == ["a enters", "b enters", "b leaves", "a resumes"]
    app.replace(Told(app, "c", heard))
    assert heard[4:] == ["a leaves", "c enters"]
    assert [scene.name for scene in app.scenes] == ["c"]
    app.pop()
    assert not app.running


def test_a_new_start_and_the_end_leave_everything() -> None:
    app, heard = stack()
    app.restart(Told(app, "c", heard))
    assert heard[2:] == ["b leaves", "a leaves", "c enters"]
    app.quit()
    assert heard[5:] == ["c leaves"]
    assert not app.running


def test_a_language_is_told_to_all_scenes() -> None:
    app, heard = stack()
    app.speak("de")
    assert app.text.lang == "de"
    assert heard[2:] == ["a is spoken to", "b is spoken to"]
    assert app.stale


def grounds(app: App) -> list[object]:
    """The colours of the scenes that are seen, from below."""
    app.stale = True
    shown: list[object] = []
    app.window.show = lambda painter, strokes: shown.extend(  # type: ignore[method-assign]
        stroke[0][0] for stroke in strokes if isinstance(stroke[0], tuple))
    app.frame([], 0.0)
    return shown


def test_below_an_overlay_the_scenes_are_seen_but_not_pressed() -> None:
    app, heard = stack()
    app.push(Told(app, "c", heard, overlay=True))
    app.push(Told(app, "d", heard, overlay=True))
    assert grounds(app) == [ord("b"), ord("c"), ord("d")]
    assert [spot.id for spot in app.ui.spots] == ["d"]
    app.pop()
    app.pop()
    assert grounds(app) == [ord("b")]


def words(app: App) -> int:
    app.frame([], 0.0)
    return len(app.ui.strokes)


def test_a_help_shows_after_a_moment_of_rest_and_goes_with_the_focus() -> None:
    app, scene = board()
    button(scene, "one", (100, 100, 80, 40), help="What it is for.")
    plain = words(app)
    move(app, 120, 110)
    app.frame([], 0.4)
    assert words(app) == plain
    app.frame([], 0.04)
    assert words(app) == plain + 2
    move(app, 500, 500)
    assert words(app) == plain
    app.frame([], 3.0)
    assert words(app) == plain


def test_what_has_no_help_shows_none() -> None:
    app, scene = board()
    button(scene, "one", (100, 100, 80, 40), help=lambda: "")
    plain = words(app)
    move(app, 120, 110)
    app.frame([], 1.0)
    assert words(app) == plain


@pytest.mark.parametrize(("box", "above"), [((600, 300, 80, 40), True), ((600, 4, 80, 40), False)])
def test_a_help_stands_above_its_spot_or_below_where_there_is_no_room(
    box: tuple[float, float, float, float], above: bool,
) -> None:
    app, scene = board()
    button(scene, "one", box, help="What it is for.")
    app.frame([], 0.0)
    move(app, box[0] + 5, box[1] + 5)
    app.frame([], 1.0)
    _, x, y, width, height, _ = app.ui.strokes[-2]
    middle = x + width / 2
    assert abs(middle - (box[0] + box[2] / 2)) <= 1
    shadow = 6
    if above:
        assert y + height - shadow == box[1] - 8
    else:
        assert y + shadow == box[1] + box[3] + 8


@pytest.mark.parametrize("x", [0, 1240])
def test_a_help_stays_within_the_window(x: int) -> None:
    app, scene = board()
    button(scene, "one", (x, 300, 40, 40), help="A long help that would not have room beside the window's edge.")
    app.frame([], 0.0)
    move(app, x + 5, 310)
    app.frame([], 1.0)
    panel = next(stroke for stroke in app.ui.strokes if stroke[3] < 1280)
    left, width = panel[1] + 6, panel[3] - 12
    assert left >= 8 and left + width <= 1280 - 8


def test_a_notice_stays_as_long_as_it_takes_to_read() -> None:
    app, _ = board()
    app.say("x" * 50)       # 3.5 seconds and 0.03 for each letter
    plain = words(app)
    app.frame([], 4.9)
    assert app.toast and words(app) == plain
    app.frame([], 0.2)
    assert app.toast == ""
    assert words(app) < plain


def test_a_scene_is_not_told_of_more_time_than_a_quarter_second_at_once() -> None:
    app, scene = board()
    told: list[float] = []
    scene.tick = told.append  # type: ignore[method-assign, assignment]
    app.frame([], 7.0)
    app.frame([], 0.1)
    assert told == [0.25, 0.1]


def test_nothing_is_drawn_while_nothing_changes() -> None:
    app, scene = board()
    app.frame([], 1.0)
    drawn: list[object] = []
    scene.draw = drawn.append  # type: ignore[method-assign, assignment]
    for _ in range(5):
        app.frame([], 0.2)
    assert drawn == []
    scene.changed()
    app.frame([], 0.0)
    assert len(drawn) == 1


def test_what_moves_is_drawn_over_the_picture_in_every_frame() -> None:
    class Moving(Board):
        left = 3

        @property
        def is_moving(self) -> bool:
            return self.left > 0

        def moving(self, ui: Ui) -> None:
            self.left -= 1
            self.done.append("moved")

    app, _ = board()
    scene = Moving(app, [])
    app.push(scene)
    for _ in range(6):
        app.frame([], 0.016)
    assert scene.done == ["moved"] * 3


@pytest.mark.parametrize(("size", "wanted", "scale"), [
    ((1280, 720), None, 1.0), ((1920, 1080), None, 1.5), ((2560, 1080), None, 1.5), ((1024, 600), None, 0.8),
    ((1280, 720), 150, 1.5), ((1280, 720), 300, 1.5), ((1280, 720), 75, 0.75), ((1280, 720), 10, 0.75),
    ((3840, 2160), 300, 3.0), ((900, 500), 200, 1.0), ((5000, 5000), 500, 3.0),
])
def test_a_unit_is_as_large_as_wanted_and_as_the_window_allows(
    size: tuple[int, int], wanted: int | None, scale: float,
) -> None:
    assert Window(size, headless=True).scale(wanted) == pytest.approx(scale)


@pytest.mark.parametrize(("size", "most"), [
    ((853, 480), 100), ((1280, 720), 150), ((1279, 720), 145), ((1920, 1080), 225), ((9999, 9999), 300),
    ((800, 480), 90), ((400, 300), 75)])
def test_the_largest_scale_leaves_every_layout_its_smallest_canvas(size: tuple[int, int], most: int) -> None:
    assert largest_scale(size) == most
    window = Window(size, headless=True)
    assert window.largest_scale() == largest_scale(window.size) >= most


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)])
def test_full_screen_is_switched_and_remembered(key: int, mod: int) -> None:
    app, scene = board()
    button(scene, "one", (0, 0, 10, 10))
    scene.focus = "one"
    press_key(app, key, mod)
    assert app.window.fullscreen and app.settings.fullscreen
    press_key(app, key, mod)
    assert not app.window.fullscreen and not app.settings.fullscreen
    assert app.window.size == (1280, 720)
    assert scene.done == []


def test_a_window_pulled_at_its_edge_is_drawn_anew_at_its_size() -> None:
    app, scene = board()
    app.frame([], 0.0)
    seen: list[tuple[float, float]] = []
    scene.draw = lambda ui: seen.append((ui.w, ui.h))  # type: ignore[method-assign]
    app.window.surface = pygame.display.set_mode((1000, 640), pygame.RESIZABLE)
    app.frame([pygame.event.Event(pygame.VIDEORESIZE, size=(1000, 640), w=1000, h=640)], 0.016)
    assert seen == [(1000, 640)]


def test_what_lay_over_the_window_is_painted_over() -> None:
    app, _ = board()
    app.frame([], 0.0)
    app.window.surface.fill((255, 0, 255))
    app.frame([pygame.event.Event(pygame.WINDOWEXPOSED)], 0.016)
    assert app.window.surface.get_at((5, 5))[:3] == (10, 10, 10)


def test_an_error_in_a_scene_is_met_in_a_guarded_frame_and_raised_in_a_plain_one() -> None:
    app, scene = board()

    def fail(ui: Ui) -> None:
        raise RuntimeError("no ink")

    scene.draw = fail  # type: ignore[method-assign]
    scene.changed()
    with pytest.raises(RuntimeError):
        app.frame([], 0.0)
    scene.changed()
    app.guarded_frame([], 0.0)
    assert app.top.name == "trouble"
