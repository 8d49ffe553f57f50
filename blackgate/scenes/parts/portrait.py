"""A prisoner's portrait, cut to a box."""

from typing import Final

import pygame

from ...kit import look
from ...kit.look import Color
from ...kit.spots import Box
from ...kit.ui import Style, Ui

PORTRAIT: Final = 1.2           # height of a portrait divided by its width


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
