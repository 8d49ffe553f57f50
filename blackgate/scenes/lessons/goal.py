"""The goal in one picture: the player's tunnel, the wall, the points, the tools."""

from collections.abc import Sequence
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, draw_card
from ...kit.widgets.pictures import framed
from ...model.counts import ONE, TOOL_KINDS, Cards
from ...model.view import View
from ...offers.faces import Faces
from ...words.things import unit
from ..table.table_contents import SeatedPlayer
from ..table.tunnel import Tunnel, draw_cross_section

_DUG: Final = 0.5           # how far the tunnel in the picture is dug


def draw_goal(ui: Ui, view: View, faces: Faces, seated_players: Sequence[SeatedPlayer], box: Region) -> None:
    """Draw over the board: the tools with their points, the player's own tunnel, and the tunnels of the others."""
    height = box.height
    ui.panel(box, Style(fill=(*look.NIGHT, 246), border=look.ORANGE, thick=2, round=10, shadow=True))
    goal = view.pack.goal(view.players, view.team)
    head = min(44.0, height * 0.13)
    title = ui.t("lesson-goal-title", goal=unit("point", goal))
    ui.text(box.inset(16, 0).row(4, head), title, head * 0.8, look.LAMP, face="scratched", align="center")
    rows = Cutter(box.trim(14, head + 6, 14, 8))
    _draw_tools(ui, view, faces, rows.top(min(height * 0.4, 170.0), 8))
    own = rows.top(min(78.0, height * 0.19), 6)
    dug = sum(_dug_points(view, goal))
    tunnel = Tunnel(dug, goal, _as_cards(view, goal), f"{dug}/{goal}")
    draw_cross_section(ui, tunnel, view, own, ui.seat_color(view.seat))
    room = rows.rest.height
    words = rows.top(min(24.0, room * 0.32)).inset(2, 0).row(0, min(22.0, room * 0.3))
    ui.text(words, ui.t("lesson-goal-others"), look.BODY, look.DIM_BONE, align="center")
    _draw_others(ui, view, seated_players, rows.rest, goal)


def _draw_tools(ui: Ui, view: View, faces: Faces, box: Region) -> None:
    """Draw each Tool as a card, and beside it its points."""
    wide = box.height / RATIO
    for column, kind in zip(box.columns(len(TOOL_KINDS)), TOOL_KINDS, strict=True):
        points = view.pack.kinds[kind].points
        side = min(26.0, box.height * 0.24, max(8.0, (column.width - wide - 18) / max(1, points)))
        place = column.column(max(0.0, (column.width - wide - 10 - side * points) / 2))
        draw_card(ui, faces.card(kind), place.column(0, wide))
        row = place.column(wide + 8).middle(height=side)
        for spade in range(points):
            ui.image("tokens/spade", row.column(spade * side, side - 2).row(0, side - 2), look.LAMP)


def _dug_points(view: View, goal: int) -> list[int]:
    """Return the points of Tools, one of each in turn, for about half of the goal."""
    points: list[int] = []
    while sum(points) < goal * _DUG:
        points.append(view.pack.kinds[TOOL_KINDS[len(points) % len(TOOL_KINDS)]].points)
    return points


def _as_cards(view: View, goal: int) -> Cards:
    return sum(ONE[TOOL_KINDS[number % len(TOOL_KINDS)]] for number in range(len(_dug_points(view, goal))))


def _draw_others(ui: Ui, view: View, seated_players: Sequence[SeatedPlayer], box: Region, goal: int) -> None:
    """Draw the tunnels of the other players."""
    others = [player for player in seated_players if player.seat != view.seat]
    tall = min(46.0, box.height / max(1, len(others))) - 4
    rows = Cutter(box, 4)
    for player in others:
        row = rows.top(tall)
        face, bore = row.column(0, tall), row.column(tall + 8)
        framed(ui, f"inmates/{player.inmate}", face, ui.seat_color(player.seat), thick=2, round=4)
        points = view.points[player.seat]
        draw_cross_section(ui, Tunnel(points, goal, view.tunnel[player.seat], f"{points}/{goal}"), view, bore,
                  ui.seat_color(player.seat))
