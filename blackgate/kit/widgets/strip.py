"""The strip below every screen while a controller is in use: what its buttons do now."""

from collections.abc import Iterator
from typing import Final

from .. import look
from ..scene import Scene
from ..ui import Ui
from ..focus_navigation import panels
from .glyphs import draw_glyph, glyph_width

TALL: Final = 20.0          # height of a button
GAP: Final = 20.0

Hint = tuple[tuple[str, ...], str]      # buttons, and what they do


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
