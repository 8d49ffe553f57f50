"""Chances over time as a chart with a cursor: a line for each seat, marks on the decisions of one, its luck below."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from ...keep.reviews import Moment, Reviewed, SeatReview
from ...kit import look
from ...kit.look import Color
from ...kit.layout import Region, centred
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import draw_line, smooth
from ...words.coach import percent
from ..parts.chances import draw_disc

FINE: Final = 3                 # it is drawn this many times larger and then reduced, for smooth lines
GROUND: Final = (17, 17, 20)
RULE: Final = (40, 41, 48)
GOOD: Final = (126, 166, 92)
BAD: Final = (222, 96, 78)
COLORS: Final[dict[str, Color]] = {
    "best": GOOD, "fine": look.LIGHT_STEEL, "slip": look.LAMP, "mistake": look.ORANGE, "blunder": BAD,
}
# paler, so that words can be read
WORDS: Final[dict[str, Color]] = {**COLORS, "best": (154, 196, 118), "blunder": (232, 122, 102)}
SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??"}      # as chess players write them
LEFT: Final = 46.0              # width of the scale
FLAG: Final = 20.0              # width of a flag
STRIPE: Final = 7.0             # height of the stripe of turns in their players' colours
BETWEEN: Final = 20.0           # height between the chart and the luck, with a caption
LANE: Final = 0.17              # the share of the height for luck
MOST_LUCK: Final = 0.08         # the least luck that fills the height


class Graph(NamedTuple):
    """What the chart shows: a review, finished or not, a seat, and the position of the cursor."""

    review: Reviewed
    step: object                            # changes whenever the review changes
    seat: int
    at: int
    turns: Sequence[tuple[int, int]]        # the beginning of each turn, and its seat
    players: int
    team: bool
    help: str                               # how to move the cursor
    names: Sequence[str]


def draw_graph(ui: Ui, box: Region, graph: Graph, go: Callable[[int], None], walk: Callable[[int], None]) -> None:
    """Draw the chart. `go` goes to a moment, `walk` moves by a number of actions."""
    ui.panel(box, Style(fill=GROUND, border=look.STEEL, round=8))
    lane = max(30.0, box.height * LANE)
    inner = box.trim(LEFT, 26, 18, STRIPE + 24)
    plot, below = inner.trim(bottom=lane + BETWEEN), inner.row(-lane)
    _scale(ui, plot)
    _rounds(ui, graph, plot, below)
    size = ui.px(plot.width), ui.px(plot.height)
    key = ("chances", graph.step, graph.seat, graph.players, size)
    lines = ui.made(key, lambda: smooth(size, FINE, lambda large: _draw_lines(ui, graph, large)))
    ui.stroke(lines, plot.x, plot.y)
    _moments(ui, graph, plot)
    _caption(ui, plot, "coach-chance")
    _caption(ui, plot.row(plot.height, BETWEEN), "review-luck")
    _luck(ui, graph, below)
    _marks(ui, graph, plot)
    most = max(1, graph.review.actions)
    reach = box.inset(0, 4).trim(left=LEFT - 8, right=10)

    def pull(share: str) -> None:
        along = (float(share) * reach.width - 8) / plot.width
        go(round(min(1.0, max(0.0, along)) * most))

    focused = ui.spot(Spot(
        "review:chart", reach, None, help=graph.help, nudge=walk, drop=pull, name=ui.t("spoken-chances"),
        value=ui.t("spoken-action", at=graph.at, all=graph.review.actions), about=lambda: _table(ui, graph),
    ))
    _cursor(ui, graph, plot, below, focused)


def _table(ui: Ui, graph: Graph) -> str:
    """Return the lines as numbers: everybody's chance at the start of each round, and at the end."""
    moments = [start for start, _ in graph.turns[::graph.players]] + [graph.review.actions]
    lines = []
    for name, seat in zip(graph.names, graph.review.seats, strict=True):
        known = [percent(ui.t, win) for at in dict.fromkeys(moments) if (win := win_at(seat, at)) is not None]
        lines.append(ui.t("spoken-chance-line", name=name, numbers=", ".join(known)))
    return "\n".join(lines)


def across(plot: Region, at: int, graph: Graph) -> float:
    return plot.x + plot.width * at / max(1, graph.review.actions)


def win_at(seat: SeatReview, at: int) -> float | None:
    """Return the chance after `at` actions; None if the review does not know it yet."""
    return next((win for moment, win in seat.odds if moment == at), None)


def _scale(ui: Ui, plot: Region) -> None:
    for quarter in range(5):
        level = plot.row(plot.height * quarter / 4, 1)
        ui.fill(level, look.STEEL if quarter in (0, 4) else RULE)
        scale = Region(plot.x - LEFT + 2, level.y - 9, LEFT - 9, 18)
        ui.text(scale, percent(ui.t, 1 - quarter / 4), look.SMALL - 1, look.DIM_BONE, align="right")


def _caption(ui: Ui, box: Region, key: str) -> None:
    """Draw a caption in the upper left corner: early in a game the lines run far below it."""
    words = ui.t(key)
    ui.quiet.add(words)
    place = box.row(2, 17).column(4, min(box.width * 0.4, ui.width(words, look.SMALL - 1) + 8))
    ui.fill(place, GROUND)
    ui.text(place.inset(4, 0), words, look.SMALL - 1, look.DIM_BONE)


def _rounds(ui: Ui, graph: Graph, plot: Region, lane: Region) -> None:
    """Draw thin lines between rounds, and below everything whose turn it was."""
    floor = lane.bottom + 5
    ends = [*(start for start, _ in graph.turns[1:]), graph.review.actions]
    for (start, owner), end in zip(graph.turns, ends, strict=True):
        left, right = across(plot, start, graph), across(plot, end, graph)
        shade = tuple(round(part * 0.72) for part in ui.seat_color(owner))
        ui.fill((left, floor, max(1.0, right - left - 0.6), STRIPE), (shade[0], shade[1], shade[2]))
    starts = [start for start, _ in graph.turns[::graph.players]]
    every = max(1, -(-len(starts) // max(2, int(plot.width // 64))))
    for number, start in enumerate(starts, 1):
        left = across(plot, start, graph)
        if number > 1:
            ui.fill((left, plot.y, 1, lane.bottom - plot.y), (28, 29, 34))
        if (number - 1) % every == 0:
            words = ui.t("table-round", number=1) if number == 1 else str(number)
            ui.quiet.add(words)
            ui.text((left, floor + STRIPE + 1, 80, 16), words, look.SMALL - 1, look.DIM_BONE)


def _draw_lines(ui: Ui, graph: Graph, large: Surface) -> None:
    """Draw the lines of all seats, the chosen one last and over a glow."""
    wide, tall = large.get_size()
    most = max(1, graph.review.actions)
    scale = ui.u * FINE

    def places(seat: int) -> list[tuple[float, float]]:
        return [(wide * at / most, (tall - 1) * (1 - win)) for at, win in graph.review.seats[seat].odds]

    others = [seat for seat in range(len(graph.review.seats)) if seat != graph.seat]
    if graph.team:                          # Teammates have the same chance.
        others = [next(seat for seat in others if seat % 2 != graph.seat % 2)]
    for seat in others:
        color = ui.seat_color(seat)
        _line(large, places(seat), (*color, 215), 2.0 * scale)
    own = places(graph.seat)
    color = ui.seat_color(graph.seat)
    if len(own) > 1:
        large.blit(_glow(own, color, (wide, tall)), (0, 0))
        _line(large, own, (*color, 70), 8 * scale)
        _line(large, own, (*color, 255), 3.2 * scale)


def _line(surface: Surface, places: Sequence[tuple[float, float]], color: look.ColorA, thick: float) -> None:
    sheet = Surface(surface.get_size(), pygame.SRCALPHA)
    draw_line(sheet, places, color, max(1.0, thick))
    surface.blit(sheet, (0, 0))


def _glow(places: Sequence[tuple[float, float]], color: Color, size: tuple[int, int]) -> Surface:
    """Return the area below a line, which fades toward the bottom."""
    tall = size[1]
    shade = Surface((1, 64), pygame.SRCALPHA)
    for step in range(64):
        shade.set_at((0, step), (*color, round(84 * (1 - step / 63) ** 1.3)))
    surface = pygame.transform.smoothscale(shade, size)
    mask = Surface(size, pygame.SRCALPHA)
    outline = [*places, (places[-1][0], float(tall)), (places[0][0], float(tall))]
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _level(plot: Region, win: float) -> float:
    return plot.y + plot.height * (1 - win)


def _marks(ui: Ui, graph: Graph, plot: Region) -> None:
    """Draw marks on the line of the chosen seat: a dot for a good decision, a sign for a bad one."""
    own = graph.review.seats[graph.seat]
    wins = dict(own.odds)
    for judged in sorted(own.decisions, key=lambda each: each.lost):
        if judged.at not in wins:
            continue
        x, y = across(plot, judged.at, graph), _level(plot, wins[judged.at])
        if judged.mark in SIGNS:
            draw_sign(ui, x, y, judged.mark)
        else:
            draw_disc(ui, x, y, 4.8, COLORS[judged.mark])


def draw_sign(
    ui: Ui, x: float, y: float, mark: str, side: float | None = None, edge: Color = GROUND,
) -> None:
    """Draw the sign of a mark around a point."""
    size = side or {"slip": 15.0, "mistake": 18.0, "blunder": 21.0}.get(mark, 12.0)
    box = centred(x, y, size)
    draw_disc(ui, x, y, size, COLORS[mark], edge)
    if sign := SIGNS.get(mark):
        ui.text(box, sign, size * (0.62 if len(sign) > 1 else 0.74) / max(1.0, ui.text_scale), look.BLACK, face="bold",
                align="center", cut=True)
    elif size >= 12:
        ui.image("tokens/check", box.square(size * 0.56), look.INK)


def _moments(ui: Ui, graph: Graph, plot: Region) -> None:
    """Draw flags at the three moments that decided the game."""
    edge = plot.x - FLAG
    for number, moment in enumerate(graph.review.moments, 1):
        left = across(plot, moment.at, graph)
        edge = max(left, edge + FLAG)           # Flags that would overlap are moved side by side.
        for dash in range(int(plot.height // 8)):
            ui.fill((left - 0.5, plot.y + dash * 8, 1, 4), look.EMBER)
        draw_flag(ui, edge, plot.y - 21, number, moment)


def draw_flag(ui: Ui, x: float, y: float, number: int, moment: Moment) -> None:
    color = GOOD if moment.swing > 0 else BAD
    box = (x - 9, y, 18.0, 18.0)
    ui.panel(box, Style(fill=GROUND, border=color, thick=2, round=5))
    ui.text(box, str(number), 12.5 / max(1.0, ui.text_scale), look.BONE, face="bold", align="center")


def _luck(ui: Ui, graph: Graph, lane: Region) -> None:
    """Draw what luck brought in rolls, draws and thefts: up is good."""
    _, middle = lane.centre
    ui.fill((lane.x, middle, lane.width, 1), look.STEEL)
    ui.image("die/5", (lane.x - LEFT + 20, middle - 9, 18, 18))
    own = graph.review.seats[graph.seat].chances
    most = max([MOST_LUCK, *(abs(each.gained) for each in own)])
    wide = min(5.0, max(2.0, lane.width / max(1, graph.review.actions) * 0.8))
    for each in own:
        tall = (lane.height / 2 - 1) * min(1.0, abs(each.gained) / most)
        if tall < 0.8:
            continue
        left = across(lane, each.at, graph) - wide / 2
        top = middle - tall if each.gained > 0 else middle + 1
        ui.fill((left, top, wide, tall), GOOD if each.gained > 0 else BAD)


def _cursor(ui: Ui, graph: Graph, plot: Region, lane: Region, focused: bool) -> None:
    x = across(plot, graph.at, graph)
    color = look.LAMP if focused else look.BONE
    ui.fill((x - 0.75, plot.y - 2, 1.5, lane.bottom - plot.y + 4), color)
    own = next((each for each in graph.review.seats[graph.seat].decisions if each.at == graph.at), None)
    for seat in sorted(range(len(graph.review.seats)), key=lambda seat: seat == graph.seat):
        win = win_at(graph.review.seats[seat], graph.at)
        if seat == graph.seat and win is not None and own is not None and own.mark in SIGNS:
            draw_sign(ui, x, _level(plot, win), own.mark, 25.0, look.BONE)      # The sign replaces the dot.
            continue
        if win is None or (graph.team and seat != graph.seat and seat % 2 == graph.seat % 2):
            continue
        side = 11.0 if seat == graph.seat else 8.0
        draw_disc(ui, x, _level(plot, win), side, ui.seat_color(seat), look.BONE)
    ui.panel((x - 6, lane.bottom + 2, 12, STRIPE + 6), Style(fill=color, border=look.INK, round=4))
