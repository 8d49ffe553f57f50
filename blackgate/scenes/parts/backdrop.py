"""Walls and pictures behind the menus, and portraits."""

from collections.abc import Callable
from typing import Final

import pygame

from ...kit import look
from ...kit.look import Color
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.plates import HEAD, heading

PORTRAIT: Final = 1.2           # height of a portrait divided by its width


def draw_wall(ui: Ui) -> None:
    size = round(ui.w * ui.u), round(ui.h * ui.u)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        side = max(8, round(128 * ui.u))
        tile = ui.cache.art.get("ornaments/brick_tile", side, side)
        for x in range(0, size[0], side):
            for y in range(0, size[1], side):
                surface.blit(tile, (x, y))
        surface.blit(_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return surface

    ui.put(ui.made(("wall", size), make), 0, 0)


def draw_titled_wall(ui: Ui, title: str, back: Callable[[], None]) -> None:
    """Draw a wall, and above it a dark band with the screen's title and the back button."""
    draw_wall(ui)
    ui.panel((0, 0, ui.w, HEAD + 4), Style(fill=(*look.NIGHT, 235), round=0))
    ui.fill((0, HEAD + 2, ui.w, 2), look.BRICK)
    heading(ui, title, back)


def _light(size: tuple[int, int]) -> pygame.Surface:
    """Return the light of a lamp above the middle, dark at the corners. It is made small and then stretched."""
    width, height = 64, 36
    small = pygame.Surface((width, height))
    for x in range(width):
        for y in range(height):
            far = ((x / width - 0.5) ** 2 * 1.6 + (y / height - 0.3) ** 2 * 1.2) ** 0.5
            glow = max(0.13, 0.95 - far * 1.25)
            small.set_at((x, y), (round(255 * glow), round(228 * glow), round(196 * glow)))
    return pygame.transform.smoothscale(small, size)


def draw_picture(ui: Ui, name: str) -> None:
    """Draw a picture of the format 16:9 that covers the window."""
    size = round(ui.w * ui.u), round(ui.h * ui.u)

    def make() -> pygame.Surface:
        wide = max(size[0], round(size[1] * 16 / 9))
        tall = max(size[1], round(wide * 9 / 16))
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        surface.blit(ui.cache.art.get(name, wide, tall), ((size[0] - wide) // 2, (size[1] - tall) // 2))
        return surface

    ui.put(ui.made(("picture", name, size), make), 0, 0)


def draw_portrait(
    ui: Ui, inmate: str, box: Box, edge: Color | None = None, *, thick: float = 2.0, corner: float = 4.0,
) -> None:
    """Draw a portrait in the full width of the box, in a frame if it has an `edge`. What is too tall is cut off."""
    x, y, width, height = box
    size = ui.px(width), ui.px(height)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        surface.blit(ui.cache.art.get(f"inmates/{inmate}", size[0], round(size[0] * PORTRAIT)), (0, 0))
        return surface

    ui.stroke(ui.made(("portrait", inmate, size), make), x, y)
    if edge is not None:
        ui.panel(box, Style(border=edge, thick=thick, round=corner))
