"""Twelve cells, each with a mugshot and a lamp for every level at which its inmate was beaten."""

from collections.abc import Callable, Sequence
from typing import Final

from ...ai.levels import rungs
from ...keep.achievements import Person
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...model.pack import Inmate, Pack
from ...play.feats import Cell
from ...play.plan import HUMAN, Plan, Seat
from ..parts.backdrop import PORTRAIT, draw_portrait
from .sharing import short_date

COLUMNS: Final = 6
GAP: Final = 10.0
NAME: Final = 24.0
LAMPS: Final = 38.0         # height of the row of lamps
OTHERS: Final = 2           # number of bots at the table besides the inmate to beat


def next_level(inmate: str, person: Person) -> str:
    """Return the lowest level at which the inmate was not beaten yet; the highest if all were."""
    levels = rungs()
    return next((level for level in levels if (inmate, level) not in person.cells), levels[-1])


def plan_against(cell: Cell, name: str, pack: Pack, person: Person) -> Plan:
    """Return a plan against the inmate and two others at that level, if possible two not beaten at it yet."""
    inmate, level = cell
    boards = {each.name: each.board for each in pack.inmates}
    others = sorted(pack.inmates, key=lambda each: (each.name, level) in person.cells)
    taken = {boards[inmate]}
    chosen = [next(each for each in pack.inmates if each.name == inmate)]
    for each in others:
        if each.board not in taken:
            taken.add(each.board)
            chosen.append(each)
    rivals, own = chosen[:1 + OTHERS], chosen[1 + OTHERS]
    seats = [Seat(each.title, f"{level}:{each.name}", each.name) for each in rivals]
    return Plan((Seat(name or own.title, HUMAN, own.name), *seats))


def draw_mugshots(
    ui: Ui, box: Region, inmates: Sequence[Inmate], person: Person, sit_down: Callable[..., None],
) -> None:
    legend = box.row(0, 24)
    ui.panel(legend, Style(fill=(*look.NIGHT, 215), round=6))
    levels = [ui.t(f"level-{level}") for level in rungs()]
    ui.text(legend.inset(10, 0), ui.t("wall-lamps", levels=", ".join(levels)), look.BODY, look.BONE, align="center",
            cut=True)
    grid = box.trim(top=legend.height + GAP).grid(COLUMNS, -(-len(inmates) // COLUMNS), GAP)
    for inmate, cell in zip(inmates, grid, strict=False):
        _draw_cell(ui, cell, inmate, person, sit_down)


def _draw_cell(ui: Ui, box: Region, inmate: Inmate, person: Person, sit_down: Callable[..., None]) -> None:
    levels = rungs()
    beaten = [level for level in levels if (inmate.name, level) in person.cells]
    is_done = len(beaten) == len(levels)
    ui.panel(box, Style(fill=(*look.NIGHT, 228), border=look.LAMP if is_done else look.SLATE, thick=2 if is_done else 1,
                        round=8, shadow=True))
    room = box.height - NAME - LAMPS - 14
    side = min(box.width - 20, room / PORTRAIT)
    picture = box.middle(side).row(8, min(room, side * PORTRAIT))
    level = ui.t(f"level-{next_level(inmate.name, person)}")
    focused = ui.spot(Spot(
        f"cell:{inmate.name}", box.trim(6, 6, 6, LAMPS + 4), lambda: sit_down(inmate.name),
        help=ui.t("wall-cell-help", name=inmate.title, level=level), name=inmate.title))
    edge = look.LAMP if focused else look.ORANGE if beaten else look.STEEL
    draw_portrait(ui, inmate.name, picture, edge, thick=3 if focused else 2 if beaten else 1)
    if is_done:
        crown = min(30.0, side * 0.3)
        ui.image("tokens/crown", picture.inset(4).column(-crown).row(0, crown), look.LAMP)
    ui.text(box.inset(6, 0).row(picture.height + 9, NAME), inmate.title, look.LABEL,
            look.BONE if beaten else look.DIM_BONE, face="bold", align="center", cut=True)
    for lamp, each in zip(box.inset(8, 0).row(-LAMPS - 3, LAMPS).columns(len(levels)), levels, strict=True):
        _draw_lamp(ui, lamp, inmate, each, person, sit_down)


def _draw_lamp(
    ui: Ui, box: Region, inmate: Inmate, level: str, person: Person, sit_down: Callable[..., None],
) -> None:
    """Draw a lamp, lit if the inmate was beaten at this level. A tick shows the same without colour."""
    earning = person.cells.get((inmate.name, level))
    key, day = ("wall-lamp-dark", "") if earning is None else ("wall-lamp-lit", earning.day)
    words = ui.t(key, name=inmate.title, level=ui.t(f"level-{level}"), date=short_date(ui.t, day))
    focused = ui.spot(Spot(f"lamp:{inmate.name}:{level}", box, lambda: sit_down(inmate.name, level), help=words))
    side = min(26.0, box.width - 6, box.height - 8)
    disc = box.square(side)
    if earning is not None:
        ui.panel(disc.inset(-side * 0.22), Style(fill=(*look.LAMP, 70), round=side))
        ui.panel(disc, Style(fill=look.LAMP, border=look.BONE if focused else look.LAMP, thick=2, round=side / 2))
        ui.image("tokens/check", disc.square(side * 0.56), look.INK)
    else:
        ui.panel(disc, Style(fill=look.SHADE, border=look.LAMP if focused else look.STEEL, thick=2, round=side / 2))
