"""Draws a chance to win as a bar, with a paler band that shows how certain it is."""

from typing import Final, NamedTuple

import pygame

from ...kit import look
from ...kit.look import Color
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import smooth
from ...words.coach import between
from ...words.text import Text


FINE: Final = 4             # it is drawn this many times larger and then reduced, for smooth edges


class WinChance(NamedTuple):
    """A chance from 0 to 1, with its 95 % band."""

    win: float
    low: float
    high: float


def draw_chance(ui: Ui, box: Box, chance: WinChance, color: Color) -> None:
    x, y, width, height = box
    ui.panel(box, Style(fill=look.NIGHT, border=look.STEEL, round=height / 2))
    win, low, high = (min(1.0, max(0.0, share)) for share in chance)
    filled = max(height, width * win)
    ui.panel((x, y, filled, height), Style(fill=color, round=height / 2))
    left, right = x + width * low, x + width * high
    if right - left > 1.5:
        ui.panel((left, y + 1, right - left, height - 2), Style(fill=(255, 255, 255, 92), round=(height - 2) / 2))
    ui.fill((min(x + width - 2, x + width * win - 1), y - 1.5, 2, height + 3), look.BONE)


def draw_disc(ui: Ui, x: float, y: float, side: float, color: Color, edge: Color | None = None) -> None:
    """Draw a smooth disc around a point, with or without an edge."""
    size = max(3, ui.px(side))

    def draw(large: pygame.Surface) -> None:
        middle = size * FINE / 2
        if edge is not None:
            pygame.draw.circle(large, edge, (middle, middle), middle)
        rim = max(1.0, 1.6 * ui.u) * FINE if edge is not None else 0
        pygame.draw.circle(large, color, (middle, middle), middle - rim)

    disc = ui.made(("disc", size, color, edge), lambda: smooth((size, size), FINE, draw))
    ui.stroke(disc, x - side / 2, y - side / 2)


def band_words(t: Text, chance: WinChance) -> str:
    """Return the band in words."""
    return between(t, chance.low, chance.high)


def cost(lost: float) -> int:
    """Return what a decision lost in whole points, rounded down so that it never looks worse than its mark."""
    return int(100 * lost)


def points(t: Text, share: float) -> str:
    """Return a difference of two chances in points, with its sign."""
    number = round(100 * share)
    return t("coach-gain", number=number) if number > 0 else t("coach-loss", number=-number) if number < 0 else "0"
