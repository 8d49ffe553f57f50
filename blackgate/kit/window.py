"""The window: its size, full screen, the size of a unit, and showing pictures on it.

A window manager is asked for a minimum size but may ignore it. In a smaller window everything is drawn on a sheet of
the smallest size for layouts, and the sheet is shown reduced. A very tall window has bars.
"""

import os
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pygame

from ..disk.folders import shipped
from . import look
from .painter import Painter, Stroke
from .spots import Box

SMALLEST: Final = (1024, 600)
USUAL: Final = (1280, 720)
LEAST: Final = (800, 480)       # At the smallest scale type is still legible here, and words fit.
TALLEST: Final = 1.25           # the greatest height compared with the width, because layouts are wide
ICON: Final = (64, 64)         # systems reduce it for their bars
FINE: Final = 24        # bits per pixel from which on pictures can be scaled smoothly
HEADLESS: Final = ("dummy", "offscreen")
TOLD: Final = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")      # where Linux names a screen


class NoDisplay(Exception):
    """There is no screen for a window."""


class Window:
    def __init__(
        self, size: tuple[int, int] = USUAL, fullscreen: bool = False, headless: bool = False,
        while_hidden: Callable[[], None] | None = None,
    ) -> None:
        """Open the window. `headless`: tests and pictures need no screen; a player must not get a hidden window.

        `while_hidden` is called when the window exists but is not shown yet.
        """
        if sys.platform.startswith("linux") and not any(map(os.environ.get, TOLD)):
            raise NoDisplay("nobody names one")     # The libraries below would write their own messages.
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from None
        if not headless and pygame.display.get_driver() in HEADLESS:
            pygame.display.quit()
            raise NoDisplay("no video driver")
        pygame.font.init()
        self.fullscreen = fullscreen
        self._is_seen = not headless
        self.windowed_size = self._fitting(size) if self._is_seen else size
        if self._is_seen:
            _show_icon()
        if while_hidden is not None:
            self._set_mode(pygame.HIDDEN)
            while_hidden()
        self._open()

    def _fitting(self, size: tuple[int, int]) -> tuple[int, int]:
        """Return a size no larger than the desktop and no smaller than the minimum."""
        desktops = pygame.display.get_desktop_sizes()
        width, height = desktops[0] if desktops else size
        return (
            max(min(size[0], width), min(SMALLEST[0], width)), max(min(size[1], height), min(SMALLEST[1], height)),
        )

    def _set_mode(self, more: int = 0) -> None:
        flags = pygame.FULLSCREEN if self.fullscreen else pygame.RESIZABLE
        size = (0, 0) if self.fullscreen else self.windowed_size
        try:
            self._screen = pygame.display.set_mode(size, flags | more)
        except pygame.error as error:
            raise NoDisplay(str(error)) from None

    def _open(self) -> None:
        self._set_mode()
        pygame.display.set_caption("Blackgate")
        if self._is_seen and not self.fullscreen:
            _ask_for_minimum()
        self._lay_out()

    def _lay_out(self) -> None:
        """Draw on the screen itself or, if it is too small, on a sheet that is shown reduced."""
        width, height = self._screen.get_size()
        across = max(width, LEAST[0])
        roomy = (across, min(max(height, LEAST[1]), int(across * TALLEST)))
        if roomy == (width, height):
            self.surface = self._screen
            self.shown = self._screen.get_rect()
            return
        self.surface = pygame.Surface(roomy)
        share = min(1.0, width / roomy[0], height / roomy[1])
        self.shown = pygame.Rect(0, 0, max(1, round(roomy[0] * share)), max(1, round(roomy[1] * share)))
        self.shown.center = (width // 2, height // 2)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface to draw on."""
        return self.surface.get_size()

    def place(self, pos: tuple[int, int]) -> tuple[float, float]:
        """Convert a place in the window to the surface."""
        if self.surface is self._screen:
            return pos
        width, height = self.size
        return (pos[0] - self.shown.x) * width / self.shown.w, (pos[1] - self.shown.y) * height / self.shown.h

    def box_of(self, box: Box) -> Box:
        """Convert a box on the surface to pixels of the window."""
        if self.surface is self._screen:
            return box
        width, height = self.size
        across, down = self.shown.w / width, self.shown.h / height
        return self.shown.x + box[0] * across, self.shown.y + box[1] * down, box[2] * across, box[3] * down

    def resized(self, size: tuple[int, int] | None = None) -> None:
        """Adapt to the size after the player changed it."""
        self._screen = pygame.display.get_surface() or self._screen
        self._lay_out()
        if not self.fullscreen:
            self.windowed_size = size or self._screen.get_size()

    def switch_fullscreen(self) -> None:
        self.fullscreen = not self.fullscreen
        self._open()

    def largest_scale(self) -> int:
        """Return the largest scale in percent that leaves every layout its smallest size."""
        return largest_scale(self.size)

    def scale(self, wanted: int | None) -> float:
        """Return the pixels per unit: as wanted, or what suits the window."""
        width, height = self.size
        most = self.largest_scale()
        if wanted is None:
            wanted = round(min(width / USUAL[0], height / USUAL[1]) * 20) * 5
        return max(look.SMALLEST_SCALE, min(wanted, most)) / 100

    def close(self) -> None:
        pygame.quit()

    def show(self, painter: Painter, strokes: list[Stroke]) -> None:
        patches = painter.paint(self.surface, strokes)
        if not patches:
            return
        if self.surface is self._screen:
            pygame.display.update(patches)
        else:
            self._show_small()

    def _show_small(self) -> None:
        is_fine = min(self.surface.get_bitsize(), self._screen.get_bitsize()) >= FINE
        scaled = (pygame.transform.smoothscale if is_fine else pygame.transform.scale)(self.surface, self.shown.size)
        self._screen.fill((0, 0, 0))
        self._screen.blit(scaled, self.shown)
        pygame.display.flip()


def _show_icon() -> None:
    """Give the window the game's icon. pygame takes it only before the window opens, and shows a snake otherwise."""
    with suppress(pygame.error, OSError):       # A window without it is better than none.
        pygame.display.set_icon(pygame.image.load_sized_svg(shipped("assets") / "icon.svg", ICON))


def _ask_for_minimum() -> None:
    """Ask the window manager for a minimum size. On a smaller desktop it is the whole desktop."""
    desktops = pygame.display.get_desktop_sizes()
    least = (min(LEAST[0], desktops[0][0]), min(LEAST[1], desktops[0][1])) if desktops else LEAST
    with warnings.catch_warnings(), suppress(pygame.error, AttributeError, TypeError, ValueError):
        warnings.simplefilter("ignore")     # pygame has no other way to set a minimum size for this window.
        pygame.Window.from_display_module().minimum_size = least


def largest_scale(size: tuple[int, int]) -> int:
    fitting = min(size[0] / look.SMALLEST_WIDTH, size[1] / look.SMALLEST_HEIGHT)
    return max(look.SMALLEST_SCALE, min(look.LARGEST_SCALE, int(fitting * 20) * 5))
