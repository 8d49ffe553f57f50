"""The window fits the desktop, is as large as we can draw, and says where there is no screen."""

import sys
import warnings

import pygame
import pytest

from blackgate.kit.window import LEAST, TOLD, NoDisplay, Window


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """A screen, as far as the window can tell."""
    sizes = [(1366, 768)]
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)
    return sizes


@pytest.mark.parametrize(("size", "fitting"), [
    ((1280, 720), (1280, 720)), ((1920, 1080), (1366, 768)), ((1300, 1000), (1300, 768)), ((1500, 700), (1366, 700)),
    ((800, 700), (1024, 700)), ((1100, 300), (1100, 600)),
])
def test_it_is_no_larger_than_the_desktop_and_no_smaller_than_we_can_draw(
    desktop: list[tuple[int, int]], size: tuple[int, int], fitting: tuple[int, int],
) -> None:
    window = Window(size)
    assert window.size == window.windowed_size == fitting
    assert window.surface.get_flags() & pygame.RESIZABLE and not window.surface.get_flags() & pygame.FULLSCREEN


def test_it_has_the_game_s_icon_before_it_opens(
    desktop: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise pygame shows a snake in the bar of open windows."""
    icons: list[tuple[pygame.Surface, bool]] = []
    pygame.display.quit()
    monkeypatch.setattr(pygame.display, "set_icon", lambda icon: icons.append((icon, pygame.display.get_init()
                                                                              and not pygame.display.get_surface())))
    Window()
    ((icon, is_early),) = icons
    assert is_early and icon.get_size() == (64, 64)
    brick = icon.get_at((6, 30))
    assert brick.a == 255 and brick.r > brick.g > brick.b


def test_on_a_tiny_desktop_it_is_as_large_as_that(desktop: list[tuple[int, int]]) -> None:
    desktop[0] = (800, 480)
    assert Window((1280, 720)).size == (800, 480)
    assert Window((600, 400)).size == (800, 480)


def test_where_nobody_knows_the_desktop_it_is_as_wanted(desktop: list[tuple[int, int]]) -> None:
    desktop.clear()
    assert Window((1500, 900)).size == (1500, 900)


def test_full_screen_it_remembers_how_large_it_was(desktop: list[tuple[int, int]]) -> None:
    window = Window((1280, 720), fullscreen=True)
    assert window.surface.get_flags() & pygame.FULLSCREEN
    window.resized((1366, 768))
    assert window.windowed_size == (1280, 720)
    window.switch_fullscreen()
    assert window.size == (1280, 720)
    window.resized((1100, 650))
    assert window.windowed_size == (1100, 650)


def test_a_player_never_gets_an_invisible_window() -> None:
    with pytest.raises(NoDisplay, match="no video driver"):
        Window((1280, 720))
    assert Window((900, 500), headless=True).size == (900, 500)


def test_where_linux_names_no_screen_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in TOLD:
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(NoDisplay, match="nobody names one"):
        Window((1280, 720), headless=True)


def test_a_window_manager_is_asked_for_a_minimum_no_larger_than_the_desktop(desktop: list[tuple[int, int]]) -> None:
    Window((1280, 720))
    assert asked() == LEAST
    desktop[0] = (640, 900)
    Window((640, 900))
    assert asked() == (640, LEAST[1])


def asked() -> tuple[int, int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pygame.Window.from_display_module().minimum_size


@pytest.mark.parametrize(("size", "drawn", "shown"), [
    ((800, 480), (800, 480), (0, 0, 800, 480)), ((400, 480), (800, 480), (0, 120, 400, 240)),
    ((800, 240), (800, 480), (200, 0, 400, 240)), ((1000, 2000), (1000, 1250), (0, 375, 1000, 1250)),
    ((80, 4000), (800, 1000), (0, 1950, 80, 100)),
])
def test_below_the_least_size_a_smaller_picture_is_shown(
    size: tuple[int, int], drawn: tuple[int, int], shown: tuple[int, int, int, int],
) -> None:
    pygame.display.quit()       # and with it what minimum another test asked for
    window = Window(size, headless=True)
    assert (window.size, window.shown) == (drawn, pygame.Rect(shown))
    assert window.place(window.shown.topleft) == (0, 0)
    assert window.place(window.shown.bottomright) == drawn
