"""The window itself: size, full screen, how large a unit is, and putting pictures on it."""

import os
import sys
from typing import Final

import pygame

from . import look
from .painter import Painter, Stroke

SMALLEST: Final = (1024, 600)
USUAL: Final = (1280, 720)
HEADLESS: Final = ("dummy", "offscreen")
TOLD: Final = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")      # where Linux names a screen


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    def __init__(self, size: tuple[int, int] = USUAL, fullscreen: bool = False, headless: bool = False) -> None:
        """Open it. `headless`: tests and pictures do without a screen; a player must not get an invisible window."""
        if sys.platform.startswith("linux") and not any(map(os.environ.get, TOLD)):
            raise NoDisplay("nobody names one")     # Libraries below us would complain in words of their own.
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if not headless and pygame.display.get_driver() in HEADLESS:
            pygame.display.quit()
            raise NoDisplay("no video driver")
        pygame.font.init()
        self.fullscreen = fullscreen
        self._windowed = self._fitting(size) if not headless else size
        self._open()

    def _fitting(self, size: tuple[int, int]) -> tuple[int, int]:
        """No larger than the desktop, no smaller than we can draw."""
        desktops = pygame.display.get_desktop_sizes()
        width, height = desktops[0] if desktops else size
        return (
            max(min(size[0], width), min(SMALLEST[0], width)), max(min(size[1], height), min(SMALLEST[1], height)),
        )

    def _open(self) -> None:
        flags = pygame.FULLSCREEN if self.fullscreen else pygame.RESIZABLE
        size = (0, 0) if self.fullscreen else self._windowed
        try:
            self.surface = pygame.display.set_mode(size, flags)
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        pygame.display.set_caption("Blackgate")

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        return self._windowed

    def resized(self, size: tuple[int, int]) -> None:
        """The player pulled at its edge."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.surface = surface
        if not self.fullscreen:
            self._windowed = size

    def switch_fullscreen(self) -> None:
        self.fullscreen = not self.fullscreen
        self._open()

    def largest_scale(self) -> int:
        """In percent: what still leaves every layout its smallest canvas."""
        return largest_scale(self.size)

    def scale(self, wanted: int | None) -> float:
        """Pixels to a unit: as wanted, or what suits the window."""
        width, height = self.size
        most = self.largest_scale()
        if wanted is None:
            wanted = round(min(width / USUAL[0], height / USUAL[1]) * 20) * 5
        return max(look.SMALLEST_SCALE, min(wanted, most)) / 100

    def close(self) -> None:
        pygame.quit()

    def show(self, painter: Painter, strokes: list[Stroke]) -> None:
        patches = painter.paint(self.surface, strokes)
        if patches:
            pygame.display.update(patches)


def largest_scale(size: tuple[int, int]) -> int:
    fitting = min(size[0] / look.SMALLEST_WIDTH, size[1] / look.SMALLEST_HEIGHT)
    return max(100, min(look.LARGEST_SCALE, int(fitting * 20) * 5))
