"""Draws a tunnel as a cross-section, from the cell on the left toward the wall. Each Tool makes it longer."""

from typing import NamedTuple

import pygame

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import with_round_corners
from ...model.counts import TOOL_KINDS, Cards, listed
from ...model.view import View


class Tunnel(NamedTuple):
    points: float       # not a whole number while it grows
    goal: int
    tools: Cards
    label: str
    is_out: bool = False        # a winner is out, however few points are their own


def draw_bore(ui: Ui, tunnel: Tunnel, view: View, box: Box, color: look.Color) -> None:
    x, y, width, height = box
    points, goal, tools_dug, label, is_out = tunnel
    ui.stroke(_earth(ui, box), x, y)
    size = min(height * 0.72, 40.0)
    wide = max(34.0, ui.width(label, size, "bold") + 8)
    share = 1.0 if is_out else min(1.0, points / goal)
    day = height * 2 if share == 1 else 0.0             # With enough points the digger is under the wall and out.
    length = width - wide - (height * 0.6 if day else height * 0.9) - day
    wall = x + length + 3
    if day:
        ui.image("tunnel/freedom", (x + width - wide - 2 - day, y, day, height))
    ui.image("tunnel/wall", (wall, y, height * 0.55, height))
    if share > 0:
        bore = max(height * 0.5, length * share) + (height * 1.6 if day else 0.0)
        ui.panel((x + 2, y + height * 0.26, bore, height * 0.5), Style(fill=(17, 12, 10), round=height * 0.25))
        tools = [kind for kind in listed(tools_dug) if kind in TOOL_KINDS]
        side = height * 0.46
        step = min(side + 1, (bore - side) / max(1, len(tools)))
        for index, kind in enumerate(tools):
            ui.image(f"cards/{view.pack.kinds[kind].name}", (x + 4 + index * step, y + height * 0.28, side, side),
                     look.LAMP)
        up = height * 0.12 if day else 0.0
        ui.image("tunnel/digger", (x + 2 + bore - height * 0.62, y + height * 0.16 - up, height * 0.7, height * 0.7))
    ui.panel((x + width - wide - 2, y + 2, wide, height - 4), Style(fill=(*look.NIGHT, 200), round=4))
    ui.text((x + width - wide, y, wide - 5, height), label, size, look.BONE, face="bold", align="right")
    ui.panel(box, Style(border=color, round=4))


def _earth(ui: Ui, box: Box) -> pygame.Surface:
    size = max(2, ui.px(box[2])), max(2, ui.px(box[3]))

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        tile_height = size[1]
        tile_width = round(tile_height * 400 / 60)
        tile = ui.cache.art.get("tunnel/earth", tile_width, tile_height)
        for left in range(0, size[0], tile_width):
            surface.blit(tile, (left, 0))
        return with_round_corners(surface, round(4 * ui.u))

    return ui.made(("earth", size), make)
