"""A prisoner's portrait, as wide as there is room for."""

from typing import Final

import pygame

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui

PORTRAIT: Final = 1.2           # height to width of a portrait


def draw_portrait(ui: Ui, inmate: str, box: Box) -> None:
    """The whole width; what is too tall is cut off below."""
    x, y, width, height = box
    size = ui.px(width), ui.px(height)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        surface.blit(ui.shelf.art.get(f"inmates/{inmate}", size[0], round(size[0] * PORTRAIT)), (0, 0))
        return surface

    ui.stroke(ui.made(("portrait", inmate, size), make), x, y)
