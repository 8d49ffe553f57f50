"""The goal in one picture: your tunnel, the wall, how many points, whose tools."""

from collections.abc import Sequence
from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, draw_card
from ...model.counts import ONE, TOOL_KINDS, Cards
from ...model.view import View
from ...offers.faces import Faces
from ...words.things import unit
from ..table.seats import Sitter
from ..table.tunnel import Tunnel, draw_bore

_DUG: Final = 0.5           # how far the pictured tunnel has come


def draw_goal(ui: Ui, view: View, faces: Faces, sitters: Sequence[Sitter], box: Box) -> None:
    """Large over the board: the tools and what they are worth, one's own tunnel to the wall, those of the others."""
    x, y, width, height = box
    ui.panel(box, Style(fill=(*look.NIGHT, 246), border=look.ORANGE, thick=2, round=10, shadow=True))
    goal = view.pack.goal(view.players, view.team)
    head = min(44.0, height * 0.13)
    title = ui.t("lesson-goal-title", goal=unit("point", goal))
    ui.text((x + 16, y + 4, width - 32, head), title, head * 0.8, look.LAMP, face="scratched", align="center")
    tall = min(height * 0.4, 170.0)
    _draw_tools(ui, view, faces, (x + 14, y + head + 6, width - 28, tall))
    own = (x + 14, y + head + tall + 14, width - 28, min(78.0, height * 0.19))
    dug = sum(_largest(view, goal))
    draw_bore(ui, Tunnel(dug, goal, _as_cards(view, goal), f"{dug}/{goal}"), view, own, ui.seat_color(view.seat))
    top = own[1] + own[3] + 6
    room = y + height - top - 8
    ui.text((x + 16, top, width - 32, min(22.0, room * 0.3)), ui.t("lesson-goal-others"), look.BODY, look.DIM_BONE,
            align="center")
    top += min(24.0, room * 0.32)
    _draw_others(ui, view, sitters, (x + 14, top, width - 28, y + height - top - 8), goal)


def _draw_tools(ui: Ui, view: View, faces: Faces, box: Box) -> None:
    """Each Tool as a card, and beside it what it scores."""
    x, y, width, height = box
    share = width / len(TOOL_KINDS)
    wide = height / RATIO
    for place, kind in enumerate(TOOL_KINDS):
        points = view.pack.kinds[kind].points
        side = min(26.0, height * 0.24, max(8.0, (share - wide - 18) / max(1, points)))
        left = x + place * share + max(0.0, (share - wide - 10 - side * points) / 2)
        draw_card(ui, faces.card(kind), (left, y, wide, height))
        for spade in range(points):
            ui.image("tokens/spade", (left + wide + 8 + spade * side, y + (height - side) / 2, side - 2, side - 2),
                     look.LAMP)


def _largest(view: View, goal: int) -> list[int]:
    """Points of dug Tools, one of each after the other, about half of the way."""
    points: list[int] = []
    while sum(points) < goal * _DUG:
        points.append(view.pack.kinds[TOOL_KINDS[len(points) % len(TOOL_KINDS)]].points)
    return points


def _as_cards(view: View, goal: int) -> Cards:
    return sum(ONE[TOOL_KINDS[number % len(TOOL_KINDS)]] for number in range(len(_largest(view, goal))))


def _draw_others(ui: Ui, view: View, sitters: Sequence[Sitter], box: Box, goal: int) -> None:
    """Who digs too."""
    x, y, width, height = box
    others = [sitter for sitter in sitters if sitter.seat != view.seat]
    row = min(46.0, height / max(1, len(others)))
    for place, sitter in enumerate(others):
        top = y + place * row
        tall = row - 4
        face = (x, top, tall, tall)
        ui.panel(face, Style(fill=look.NIGHT, round=4))
        ui.image(f"inmates/{sitter.inmate}", face)
        ui.panel(face, Style(border=ui.seat_color(sitter.seat), thick=2, round=4))
        bore = (x + tall + 8, top, width - tall - 8, tall)
        points = view.points[sitter.seat]
        draw_bore(ui, Tunnel(points, goal, view.tunnel[sitter.seat], f"{points}/{goal}"), view, bore,
                  ui.seat_color(sitter.seat))
