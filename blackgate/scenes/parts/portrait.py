"""A prisoner's portrait, cut to a box."""

from typing import Final

import pygame

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui

PORTRAIT: Final = 1.2           # height of a portrait divided by its width


def draw_portrait(ui: Ui, inmate: str, box: Box) -> None:
    """Draw a portrait in the full width of the box. The lower part is cut off if it is too tall."""
    x, y, width, height = box
    size = ui.px(width), ui.px(height)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        surface.blit(ui.cache.art.get(f"inmates/{inmate}", size[0], round(size[0] * PORTRAIT)), (0, 0))
        return surface

    ui.stroke(ui.made(("portrait", inmate, size), make), x, y)
