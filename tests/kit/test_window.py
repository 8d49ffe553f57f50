"""The window fits the desktop, is as large as we can draw, and says where there is no screen."""

import sys

import pygame
import pytest

from blackgate.kit.window import TOLD, NoDisplay, Window


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
    assert Window((300, 200), headless=True).size == (300, 200)


def test_where_linux_names_no_screen_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in TOLD:
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(NoDisplay, match="nobody names one"):
        Window((1280, 720), headless=True)
