"""Pictures in frames, with round corners, with smooth lines."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from .. import look
from ..look import Color, ColorA
from ..spots import Box
from ..ui import Style, Ui

WHITE: Final = (255, 255, 255, 255)


def framed(ui: Ui, art: str, box: Box, edge: Color, *, thick: float = 3.0, round: float = 6.0) -> None:
    """Draw a picture on a dark ground, in a frame of this colour."""
    ui.panel(box, Style(fill=look.NIGHT, round=round))
    ui.image(art, box)
    ui.panel(box, Style(border=edge, thick=thick, round=round))


def with_round_corners(surface: Surface, radius: int) -> Surface:
    """Cut the corners off a surface. Return it."""
    mask = Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, WHITE, mask.get_rect(), border_radius=radius)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return surface


def draw_line(
    surface: Surface, places: Sequence[tuple[float, float]], color: Color | ColorA, thick: float,
) -> None:
    """Draw a line through these points, with round joints."""
    for start, end in pairwise(places):
        pygame.draw.line(surface, color, start, end, round(thick))
        pygame.draw.circle(surface, color, end, round(thick) / 2)


def smooth(size: tuple[int, int], larger: int, draw: Callable[[Surface], None]) -> Surface:
    """Return what is drawn this many times larger and then reduced, so that its lines are smooth."""
    large = Surface((size[0] * larger, size[1] * larger), pygame.SRCALPHA)
    draw(large)
    return pygame.transform.smoothscale(large, size)
