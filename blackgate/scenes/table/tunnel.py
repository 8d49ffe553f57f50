"""Tunnels as cross-sections, from the cell toward the wall: of a seat, and of a team with its colours (R11)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.look import Color
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import with_round_corners
from ...model.board import DIG_HERE
from ...model.counts import TOOL_KINDS, Cards, listed
from ...model.view import View
from ...words.text import Several

# blue and red, which also colour-blind players can tell apart
TEAMS: Final[tuple[Color, Color]] = ((88, 150, 226), (228, 106, 102))
STRIP: Final = 28.0         # height of the two tunnels above the board


class Tunnel(NamedTuple):
    points: float       # not a whole number while it grows
    goal: int
    tools: Cards
    label: str
    is_out: bool = False        # a winner is out, however few points are their own


def draw_cross_section(ui: Ui, tunnel: Tunnel, view: View, box: Region, color: look.Color) -> None:
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


def _earth(ui: Ui, box: Region) -> pygame.Surface:
    size = max(2, ui.px(box.width)), max(2, ui.px(box.height))

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        tile_height = size[1]
        tile_width = round(tile_height * 400 / 60)
        tile = ui.cache.art.get("tunnel/earth", tile_width, tile_height)
        for left in range(0, size[0], tile_width):
            surface.blit(tile, (left, 0))
        return with_round_corners(surface, round(4 * ui.u))

    return ui.made(("earth", size), make)


def side_color(view: View, seat: int) -> Color | None:
    """Return the colour of a seat's team; None if everybody digs alone."""
    return TEAMS[seat & 1] if view.team and seat >= 0 else None


def owner_of(view: View, place: int) -> int | None:
    """Return the only team that may dig in a place, its Cell Block; None if there is no such team."""
    if not view.team:
        return None
    digs = [bool(features[place] & DIG_HERE) for features in view.pack.boards[view.team].features]
    return digs.index(True) if sum(digs) == 1 else None


def emblem(side: int) -> str:
    return "tokens/team_b" if side else "tokens/team_a"


def tinted(ground: Color, tint: Color, share: float) -> Color:
    """Mix a share of one colour into another."""
    red, green, blue = (round(one + (other - one) * share) for one, other in zip(ground, tint, strict=True))
    return red, green, blue


def side_points(view: View, side: int) -> int:
    return sum(view.points[side::2])


def draw_sides(ui: Ui, view: View, names: Sequence[str], boxes: Sequence[Region]) -> None:
    """Draw the tunnels of both teams beside each other, team A on the left."""
    goal = view.pack.goal(view.players, view.team)
    for side, box in enumerate(boxes):
        points = side_points(view, side)
        help = ui.t("table-side-help", team=ui.t(f"setup-team-{'ab'[side]}"), names=Several(tuple(names[side::2])),
                    points=points, goal=goal)
        lit = ui.spot(Spot(f"side:{side}", box, help=help))
        color = TEAMS[side]
        style = Style(fill=tinted(look.NIGHT, color, 0.25), border=look.BONE if lit else color, thick=1.5, round=6)
        ui.panel(box, style)
        ui.image(emblem(side), box.column(1, box.height).inset(4), color)
        tools = sum(view.tunnel[side::2])
        bore = box.trim(box.height + 2, 3, 3, 3)
        draw_cross_section(ui, Tunnel(points, goal, tools, f"{points}/{goal}"), view, bore, color)
