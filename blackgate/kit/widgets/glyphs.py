"""The buttons of a controller as on the player's pad, and the strip below every screen that says what they do."""

from collections.abc import Iterator
from typing import Final

import pygame

from .. import look
from ..focus_navigation import panels
from ..look import Color
from ..controllers import NINTENDO, PLAYSTATION, XBOX
from ..scene import Scene
from ..ui import Style, Ui
from .pictures import smooth

# The letters on them; the other buttons have drawings.
WRITTEN: Final[dict[str, dict[str, str]]] = {
    XBOX: {"a": "A", "b": "B", "x": "X", "y": "Y", "l1": "LB", "r1": "RB", "l2": "LT", "r2": "RT", "right": "R",
           "r3": "RS"},
    PLAYSTATION: {"l1": "L1", "r1": "R1", "l2": "L2", "r2": "R2", "r3": "R3", "right": "R", "start": "OPTIONS",
                  "select": "SHARE"},
    NINTENDO: {"a": "A", "b": "B", "x": "X", "y": "Y", "l1": "L", "r1": "R", "l2": "ZL", "r2": "ZR", "r3": "RS",
               "right": "R", "start": "+", "select": "–"},
}
COLORS: Final[dict[str, dict[str, Color]]] = {
    XBOX: {"a": (132, 204, 94), "b": (235, 110, 92), "x": (106, 166, 236), "y": (240, 200, 84)},
    PLAYSTATION: {"a": (140, 174, 236), "b": (238, 118, 112), "x": (224, 148, 206), "y": (104, 206, 180)},
    NINTENDO: {},
}
ROUND: Final = ("a", "b", "x", "y", "right", "start", "select", "left", "cross")
GROUND: Final = Style(fill=(34, 36, 44), border=look.LIGHT_STEEL, round=99)
FINE: Final = 4             # it is drawn this many times larger and then reduced, for smooth edges
TALL: Final = 20.0          # height of a button
GAP: Final = 20.0
Hint = tuple[tuple[str, ...], str]      # buttons, and what they do


def glyph_width(ui: Ui, button: str, tall: float, style: str) -> float:
    written = WRITTEN[style].get(button, "")
    if button in ROUND and len(written) < 2:
        return tall
    return max(tall, ui.width(written, tall * 0.5, "bold") + tall * 0.5)


def draw_glyph(ui: Ui, x: float, y: float, tall: float, button: str, style: str) -> float:
    """Draw one button. Return its width."""
    width = glyph_width(ui, button, tall, style)
    written = WRITTEN[style].get(button, "")
    color = COLORS[style].get(button, look.BONE)
    box = (x, y, width, tall)
    if button != "cross":
        is_round = button in ROUND
        ui.panel(box, Style(fill=GROUND.fill, border=GROUND.border, round=tall / 2 if is_round else tall * 0.28))
    if written:
        ui.text(box, written, tall * (0.66 if len(written) == 1 else 0.5), color, face="bold", align="center")
    else:
        size = ui.px(tall)
        sign = _SIGNS.get(button, _bars)
        ui.stroke(ui.made(("glyph", button, style, size), lambda: smooth(
            (size, size), FINE, lambda large: sign(large, float(size * FINE), color))), x, y)
    return width


def _cross(surface: pygame.Surface, side: float, color: Color) -> None:
    low, high = side * 0.32, side * 0.68
    pygame.draw.line(surface, color, (low, low), (high, high), round(side * 0.11))
    pygame.draw.line(surface, color, (low, high), (high, low), round(side * 0.11))


def _circle(surface: pygame.Surface, side: float, color: Color) -> None:
    pygame.draw.circle(surface, color, (side / 2, side / 2), side * 0.24, round(side * 0.09))


def _square(surface: pygame.Surface, side: float, color: Color) -> None:
    pygame.draw.rect(surface, color, (side * 0.3, side * 0.3, side * 0.4, side * 0.4), round(side * 0.09))


def _triangle(surface: pygame.Surface, side: float, color: Color) -> None:
    points = [(side * 0.5, side * 0.24), (side * 0.75, side * 0.66), (side * 0.25, side * 0.66)]
    pygame.draw.polygon(surface, color, points, round(side * 0.08))


def _bars(surface: pygame.Surface, side: float, color: Color) -> None:
    """Draw Xbox's menu sign."""
    for row in (0.34, 0.5, 0.66):
        pygame.draw.line(surface, color, (side * 0.29, side * row), (side * 0.71, side * row), round(side * 0.08))


def _sheets(surface: pygame.Surface, side: float, color: Color) -> None:
    """Draw Xbox's view sign."""
    for left, top in ((0.28, 0.3), (0.42, 0.44)):
        pygame.draw.rect(surface, color, (side * left, side * top, side * 0.3, side * 0.26), round(side * 0.06))


def _arms(surface: pygame.Surface, side: float, color: Color) -> None:
    """Draw the cross that points in four directions."""
    third = side * 0.32
    for rect in ((side * 0.04, side / 2 - third / 2, side * 0.92, third),
                 (side / 2 - third / 2, side * 0.04, third, side * 0.92)):
        pygame.draw.rect(surface, color, rect, border_radius=round(side * 0.07))


def _stick(surface: pygame.Surface, side: float, color: Color) -> None:
    pygame.draw.circle(surface, color, (side / 2, side / 2), side * 0.22)


_SIGNS: Final = {
    "a": _cross, "b": _circle, "x": _square, "y": _triangle, "start": _bars, "select": _sheets, "cross": _arms,
    "left": _stick,
}


def draw_strip(ui: Ui, scene: Scene) -> None:
    """Draw the strip. Hints that do not fit are left out at the end; the important ones come first."""
    y = ui.h
    ui.fill((0, y, ui.w, look.STRIP + 1), look.NIGHT)
    ui.fill((0, y, ui.w, 1.5), look.BRICK)
    x, style = 16.0, ui.pad
    for buttons, words in hints(ui, scene):
        signs = sum(glyph_width(ui, button, TALL, style) + 3 for button in buttons)
        wide = ui.width(words, look.BODY)
        if x + signs + 4 + wide > ui.w - 12:
            break
        for button in buttons:
            x += draw_glyph(ui, x, y + (look.STRIP - TALL) / 2 + 1, TALL, button, style) + 3
        ui.text((x + 4, y + 1, wide + 2, look.STRIP), words, look.BODY, look.DIM_BONE)
        x += 4 + wide + GAP


def hints(ui: Ui, scene: Scene) -> Iterator[Hint]:
    t = ui.t
    taken = {spot.pad for spot in ui.spots if spot.pad}
    focus = next((spot for spot in ui.spots if spot.id == ui.focus), None)
    if focus is not None and (focus.do is not None or focus.line is not None) and focus.enabled:
        yield ("a",), t("pad-write") if focus.line is not None else t("pad-press")
    if focus is not None and focus.nudge is not None:
        yield ("cross",), t("pad-change")
    yield ("b",), t("pad-back")
    for spot in ui.spots:
        if spot.pad:
            yield (spot.pad,), spot.words
    if focus is not None and focus.context is not None and "x" not in taken:
        yield ("x",), t("pad-closer")
    keys = {spot.key for spot in ui.spots if spot.enabled}
    if "u" in keys and "y" not in taken:
        yield ("y",), t("pad-undo")
    if (scene.pages or len(panels(ui.spots)) > 1) and "l1" not in taken:
        yield ("l1", "r1"), t("pad-pages") if scene.pages else t("pad-panels")
    if "escape" in keys:
        yield ("start",), t("pad-menu")
    if any(ui.reach.get(area.id, 0.0) > 0 for area in ui.areas):
        yield ("right",), t("pad-scroll")
    if "select" not in taken:
        yield ("select",), t("pad-rules")
