"""The story of the game: the chart of the tunnels over turns, the rolls of the die, and the awards."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import smooth
from ...offers.spoken import rolls_words
from ...play.session import Session
from ...words.text import Text
from .game_summary import Award
from .end_rows import titled_panel

FINE: Final = 3             # it is drawn this many times larger and then reduced, for smooth lines
MARK: Final = 11.0          # size of a seat's shape on its line


def lines_of(story: Sequence[tuple[int, ...]], team: bool) -> dict[int, list[int]]:
    """Return the points of each line, by the seat whose colour and shape it has: of a seat or of its team."""
    if team:
        return {side: [sum(points[side::2]) for points in story] for side in (0, 1)}
    return {seat: [points[seat] for points in story] for seat in range(len(story[0]))}


def chart_words(t: Text, lines: dict[int, list[int]], names: Sequence[str], players: int) -> str:
    """Return the chart in words: the points of each line after each round."""
    return "\n".join(
        t("spoken-chart-line", name=names[seat], numbers=", ".join(map(str, [*line[players:-1:players], line[-1]])))
        for seat, line in lines.items()
    )


def draw_chart(ui: Ui, box: Box, lines: dict[int, list[int]], goal: int, players: int) -> None:
    x, y, width, height = box
    ui.panel(box, Style(fill=(18, 17, 19), border=look.STEEL, round=6))
    inner = (x + 34, y + 14, width - 62, height - 40)
    most = max(goal, *(max(line) for line in lines.values()))
    turns = max(1, len(next(iter(lines.values()))) - 1)
    _grid(ui, inner, goal, most, turns, players)
    size = ui.px(inner[2]), ui.px(inner[3])
    key = ("chart", size, most, tuple((seat, tuple(line)) for seat, line in lines.items()))
    drawn = ui.made(key, lambda: smooth(size, FINE, lambda large: _draw_lines(ui, large, size, lines, most, turns)))
    ui.stroke(drawn, inner[0], inner[1])
    for place, (seat, line) in enumerate(lines.items()):
        for turn, points in enumerate(line):
            is_last = turn == len(line) - 1
            if is_last or (turn and points != line[turn - 1]):
                across, down = _at(inner[2], inner[3], turn, points, turns, most, place)
                side = MARK * 1.5 if is_last else MARK
                ui.image(f"seats/{seat}", (inner[0] + across - side / 2, inner[1] + down - side / 2, side, side),
                         ui.seat_color(seat))


def _grid(ui: Ui, box: Box, goal: int, most: int, turns: int, players: int) -> None:
    x, y, width, height = box
    step = 1 if most <= 6 else 2 if most <= 12 else 5
    for points in range(0, most + 1, step):
        level = y + height * (1 - points / most)
        ui.fill((x, level, width, 1), (44, 44, 50))
        ui.text((x - 32, level - 9, 24, 18), str(points), look.SMALL, look.DIM_BONE, align="right")
    wall = y + height * (1 - goal / most)
    ui.fill((x, wall - 1, width, 2), look.LAMP)
    rounds = -(-turns // players)
    every = max(1, round(rounds / 8))
    for number in range(0, rounds + 1, every):
        across = x + width * min(1.0, number * players / turns)
        ui.fill((across, y + height, 1, 4), look.STEEL)
        ui.text((across - 16, y + height + 4, 32, 18), str(number), look.SMALL, look.DIM_BONE, align="center")


def _at(
    width: float, height: float, turn: int, points: int, turns: int, most: int, place: int,
) -> tuple[float, float]:
    """Return the point of a turn. Lines with equal points lie side by side."""
    return width * turn / turns, height * (1 - points / most) + (place - 1.5) * 1.7


def _draw_lines(
    ui: Ui, large: Surface, size: tuple[int, int], lines: dict[int, list[int]], most: int, turns: int,
) -> None:
    thick = max(2, round(2.4 * ui.u * FINE))
    for place, (seat, line) in enumerate(lines.items()):
        places = [
            (across * ui.u * FINE, down * ui.u * FINE) for across, down in (
                _at(size[0] / ui.u, size[1] / ui.u, turn, points, turns, most, place)
                for turn, points in enumerate(line)
            )
        ]
        for start, end in pairwise(places):
            pygame.draw.line(large, ui.seat_color(seat), start, end, thick)
            pygame.draw.circle(large, ui.seat_color(seat), end, thick / 2)


def draw_story(ui: Ui, box: Box, session: Session, awards: Sequence[Award]) -> None:
    x, y, width, height = box
    view = session.sight(None)
    titled_panel(ui, box, ui.t("end-story"))
    rounds = ui.t("end-rounds", number=session.rounds)
    ui.text((x + width * 0.5, y + 8, width * 0.5 - 16, 28), rounds, look.BODY, look.DIM_BONE, align="right")
    facts = min(190.0, height * 0.42)
    goal = view.pack.goal(view.players, view.team)
    lines = lines_of(session.story, view.team)
    chart = (x + 12, y + 42, width - 24, height - 50 - facts)
    names = [ui.t(f"setup-team-{team}") for team in "ab"] if view.team else session.names
    draw_chart(ui, chart, lines, goal, session.players)
    ui.spot(Spot("end:chart", chart, name=ui.t("spoken-chart"),
                 about=lambda: chart_words(ui.t, lines, names, session.players)))
    _draw_facts(ui, (x + 16, y + height - facts, width - 32, facts - 8), session, awards)


def _draw_facts(ui: Ui, box: Box, session: Session, awards: Sequence[Award]) -> None:
    x, y, width, height = box
    half = width * 0.46
    _draw_die(ui, (x, y, half, height), session)
    left = x + half + 18
    room = width - half - 18
    if awards:
        ui.text((left, y, room, 24), ui.t("end-awards"), 22, look.LAMP, face="scratched")
    tall = min(40.0, (height - 28) / 3)
    for place, award in enumerate(awards):
        words = ui.t(f"end-award-{award.name}", name=session.names[award.seat], count=award.times)
        row = y + 26 + place * tall
        ui.image(f"seats/{award.seat}", (left, row + 5, 12, 12), ui.seat_color(award.seat))
        ui.paragraph((left + 18, row, room - 18, tall), words, look.BODY, look.BONE)


def _draw_die(ui: Ui, box: Box, session: Session) -> None:
    """Draw how often each face was rolled: by the only human, else by everybody."""
    x, y, width, height = box
    humans = session.humans
    alone = humans[0] if len(humans) == 1 else None
    rolls = [sum(times) for times in zip(*session.rolls, strict=True)]
    if alone is not None:
        rolls = session.rolls[alone]
    title = ui.t("end-die") if alone is None else ui.t("end-die-of", name=session.names[alone])
    ui.text((x, y, width, 24), title, 22, look.LAMP, face="scratched", cut=True)
    ui.spot(Spot("end:dice", box, name=title, about=rolls_words(ui.t, rolls)))
    color = look.ORANGE if alone is None else ui.seat_color(alone)
    most = max(1, *rolls)
    step = width / 6
    side = min(26.0, step - 6)
    room = height - 28 - side - 24
    floor = y + 26 + 18 + room
    for face, times in enumerate(rolls, 1):
        left = x + (face - 1) * step + (step - side) / 2
        tall = max(2.0, room * times / most)
        ui.panel((left, floor - tall, side, tall), Style(fill=color, round=3))
        ui.text((left - 6, floor - tall - 18, side + 12, 18), str(times), look.SMALL, face="bold", align="center")
        ui.image(f"die/{face}", (left, floor + 4, side, side))
