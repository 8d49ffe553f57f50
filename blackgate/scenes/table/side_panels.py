"""Two teams: their colours, and the tunnel that each team has dug together (R11).

A seat shows its own share. The sums stand here, and the log uses the same sums.
"""

from collections.abc import Sequence
from typing import Final

from ...kit import look
from ...kit.look import Color
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...model.board import DIG_HERE
from ...model.view import View
from ...words.text import Several
from .tunnel import Tunnel, draw_bore

# blue and red, which also colour-blind players can tell apart
TEAMS: Final[tuple[Color, Color]] = ((88, 150, 226), (228, 106, 102))
STRIP: Final = 28.0         # height of the two tunnels above the board


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


def draw_sides(ui: Ui, view: View, names: Sequence[str], boxes: Sequence[Box]) -> None:
    """Draw the tunnels of both teams beside each other, team A on the left."""
    goal = view.pack.goal(view.players, view.team)
    for side, (x, y, width, height) in enumerate(boxes):
        points = side_points(view, side)
        help = ui.t("table-side-help", team=ui.t(f"setup-team-{'ab'[side]}"), names=Several(tuple(names[side::2])),
                    points=points, goal=goal)
        lit = ui.spot(Spot(f"side:{side}", (x, y, width, height), help=help))
        color = TEAMS[side]
        ui.panel((x, y, width, height), Style(fill=tinted(look.NIGHT, color, 0.25), border=look.BONE if lit else color,
                                              thick=1.5, round=6))
        ui.image(emblem(side), (x + 5, y + 4, height - 8, height - 8), color)
        tools = sum(view.tunnel[side::2])
        bore = (x + height + 2, y + 3, width - height - 5, height - 6)
        draw_bore(ui, Tunnel(points, goal, tools, f"{points}/{goal}"), view, bore, color)
