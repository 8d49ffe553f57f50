"""What the program draws over every scene: the ring of the focus, the help of a spot, a notice, a veil."""

import pygame

from . import look
from .spots import Box, Spot
from .ui import Style, Ui
from .widgets.glyphs import draw_glyph

RING = Style(border=look.LAMP, thick=2.5, round=8)
TIP = Style(fill=(*look.NIGHT, 245), border=look.LAMP, shadow=True)
TIP_WIDTH = 340.0
SHOWN_WIDTH = 132.0         # width of a card beside the words
SHOWN_HEIGHT = 185.0


def draw_focus(ui: Ui) -> None:
    spot = next((spot for spot in ui.spots if spot.id == ui.focus), None)
    if spot is not None:
        x, y, width, height = spot.box
        ui.panel((x - 3, y - 3, width + 6, height + 6), RING)


def draw_tip(ui: Ui) -> None:
    """Draw the help of what has the focus, with pictures of its cards and how to see more."""
    spot = next((spot for spot in ui.spots if spot.id == ui.focus and (spot.help or spot.shows)), None)
    lines = spot.words if spot is not None else ""
    if spot is None or not (lines or spot.shows):
        return
    width = min(TIP_WIDTH, ui.w - 24)
    closer = _closer(ui) if spot.context is not None else ""
    inner = min(width, max(ui.width(line, look.BODY) for line in (*lines.split("\n"), closer)) + 2)
    height = ui.paragraph_height(lines, inner, look.BODY) if lines else 0.0
    more = ui.line_height(look.SMALL) + 4 if closer else 0.0
    shown = spot.shows[: max(1, int((ui.w - inner - 60) / (SHOWN_WIDTH + 8)))]
    pictures = len(shown) * (SHOWN_WIDTH + 8)
    box_width, box_height = inner + 20 + pictures, max(height + more, SHOWN_HEIGHT if shown else 0.0) + 14
    x, y = _beside(ui, spot, box_width, box_height)
    ui.panel((x, y, box_width, box_height), TIP)
    for place, draw in enumerate(shown):
        draw(ui, (x + 10 + place * (SHOWN_WIDTH + 8), y + 7, SHOWN_WIDTH, SHOWN_HEIGHT))
    ui.paragraph((x + 10 + pictures, y + 7, inner, height), lines, look.BODY)
    if closer:
        _draw_closer(ui, (x + 10 + pictures, y + box_height - more - 5, inner, more), closer)


def _beside(ui: Ui, spot: Spot, width: float, height: float) -> tuple[float, float]:
    """Return a place above the spot and its `clear` box; else to the left of that box; else below."""
    left, top, _, tall = spot.clear or spot.box
    x = min(max(8.0, spot.centre[0] - width / 2), ui.w - width - 8)
    if top - height - 8 >= 8:
        return x, top - height - 8
    if spot.clear is not None and left - width - 8 >= 8:
        return left - width - 8, min(max(8.0, spot.box[1]), ui.h - height - 8)
    return x, min(top + tall + 8, ui.h - height - 8)


def _closer(ui: Ui) -> str:
    """Return how to see more of it, with or without a controller."""
    return ui.t("keys-closer") if ui.pad else ui.t("tip-closer")


def _draw_closer(ui: Ui, box: Box, words: str) -> None:
    x, y, width, height = box
    if ui.pad:
        wide = draw_glyph(ui, x, y, height, "x", ui.pad) + 6
        x, width = x + wide, width - wide
    ui.text((x, y, width, height), words, look.SMALL, look.DIM_BONE, cut=True)


def draw_toast(ui: Ui, words: str) -> None:
    width = min(ui.width(words, look.LABEL, "bold") + 48, ui.w - 40)
    height = ui.paragraph_height(words, width - 40, look.LABEL, "bold") + 18
    x, y = (ui.w - width) / 2, ui.h - height - 24
    ui.panel((x, y, width, height), Style(fill=(*look.NIGHT, 248), border=look.ORANGE, thick=1.5, shadow=True))
    ui.paragraph((x + 20, y + 9, width - 40, height - 18), words, look.LABEL, face="bold", align="center")


def veil(ui: Ui) -> None:
    """Darken what lies below an overlay."""
    size = (ui.px(ui.w) + 1, ui.px(ui.h) + 1)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(look.SCRIM)
        return surface

    ui.stroke(ui.made(("veil", size), make), 0, 0)
