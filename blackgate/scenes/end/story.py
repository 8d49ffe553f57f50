"""The story of the game: the chart of the tunnels over turns, the rolls of the die, and the awards."""

from collections.abc import Sequence
from typing import Final

from pygame import Surface

from ...kit import look
from ...kit.layout import Cutter, Region, centred
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import draw_line, smooth
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


def draw_chart(ui: Ui, box: Region, lines: dict[int, list[int]], goal: int, players: int) -> None:
    ui.panel(box, Style(fill=(18, 17, 19), border=look.STEEL, round=6))
    inner = box.trim(34, 14, 28, 26)
    most = max(goal, *(max(line) for line in lines.values()))
    turns = max(1, len(next(iter(lines.values()))) - 1)
    _grid(ui, inner, goal, most, turns, players)
    size = ui.px(inner.width), ui.px(inner.height)
    key = ("chart", size, most, tuple((seat, tuple(line)) for seat, line in lines.items()))
    drawn = ui.made(key, lambda: smooth(size, FINE, lambda large: _draw_lines(ui, large, size, lines, most, turns)))
    ui.stroke(drawn, inner.x, inner.y)
    for place, (seat, line) in enumerate(lines.items()):
        for turn, points in enumerate(line):
            is_last = turn == len(line) - 1
            if is_last or (turn and points != line[turn - 1]):
                across, down = _at(inner.width, inner.height, turn, points, turns, most, place)
                mark = centred(inner.x + across, inner.y + down, MARK * 1.5 if is_last else MARK)
                ui.image(f"seats/{seat}", mark, ui.seat_color(seat))


def _grid(ui: Ui, box: Region, goal: int, most: int, turns: int, players: int) -> None:
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
        draw_line(large, places, ui.seat_color(seat), thick)


def draw_story(ui: Ui, box: Region, session: Session, awards: Sequence[Award]) -> None:
    view = session.sight(None)
    titled_panel(ui, box, ui.t("end-story"))
    rounds = ui.t("end-rounds", number=session.rounds)
    ui.text(box.trim(left=box.width * 0.5, right=16).row(8, 28), rounds, look.BODY, look.DIM_BONE, align="right")
    facts = min(190.0, box.height * 0.42)
    goal = view.pack.goal(view.players, view.team)
    lines = lines_of(session.story, view.team)
    chart = box.trim(12, 42, 12, 8 + facts)
    names = [ui.t(f"setup-team-{team}") for team in "ab"] if view.team else session.names
    draw_chart(ui, chart, lines, goal, session.players)
    ui.spot(Spot("end:chart", chart, name=ui.t("spoken-chart"),
                 about=lambda: chart_words(ui.t, lines, names, session.players)))
    _draw_facts(ui, box.inset(16, 0).row(-facts, facts - 8), session, awards)


def _draw_facts(ui: Ui, box: Region, session: Session, awards: Sequence[Award]) -> None:
    half = box.width * 0.46
    _draw_die(ui, box.column(0, half), session)
    right = box.column(half + 18)
    if awards:
        ui.text(right.row(0, 24), ui.t("end-awards"), 22, look.LAMP, face="scratched")
    rows = Cutter(right.trim(top=26))
    for award in awards:
        words = ui.t(f"end-award-{award.name}", name=session.names[award.seat], count=award.times)
        row = rows.top(min(40.0, (box.height - 28) / 3))
        ui.image(f"seats/{award.seat}", row.column(0, 12).row(5, 12), ui.seat_color(award.seat))
        ui.paragraph(row.column(18), words, look.BODY, look.BONE)


def _draw_die(ui: Ui, box: Region, session: Session) -> None:
    """Draw how often each face was rolled: by the only human, else by everybody."""
    humans = session.humans
    alone = humans[0] if len(humans) == 1 else None
    rolls = [sum(times) for times in zip(*session.rolls, strict=True)]
    if alone is not None:
        rolls = session.rolls[alone]
    title = ui.t("end-die") if alone is None else ui.t("end-die-of", name=session.names[alone])
    ui.text(box.row(0, 24), title, 22, look.LAMP, face="scratched", cut=True)
    ui.spot(Spot("end:dice", box, name=title, about=rolls_words(ui.t, rolls)))
    color = look.ORANGE if alone is None else ui.seat_color(alone)
    columns = box.columns(6)
    side = min(26.0, columns[0].width - 6)
    room = box.height - 28 - side - 24
    for face, (times, column) in enumerate(zip(rolls, columns, strict=True), 1):
        cell = column.middle(side)
        bar = cell.trim(top=44).row(0, room)
        tall = max(2.0, room * times / max(1, *rolls))
        ui.panel(bar.trim(top=room - tall), Style(fill=color, round=3))
        above = bar.inset(-6, 0).row(0, 18).moved(down=room - tall - 18)
        ui.text(above, str(times), look.SMALL, face="bold", align="center")
        ui.image(f"die/{face}", cell.row(48 + room, side))
