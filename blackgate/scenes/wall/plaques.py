"""Feats: each is a plaque with a picture, a title and what it takes. Earned ones are lit."""

from collections.abc import Callable
from typing import Final

from ...keep.achievements import Earning, Person
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...play.feats import FEATS, NUMBERS
from .sharing import short_date

TALL: Final = 88.0
GAP: Final = 8.0
LEAST: Final = 290.0        # width of a plaque
PICTURE: Final = 54.0
TITLE: Final = 24.0
DARK: Final = (104, 110, 118)       # colour of a picture that is not lit yet


def draw_plaques(ui: Ui, box: Region, person: Person, watch: Callable[[str], None]) -> None:
    columns = max(2, int((box.width + GAP) // (LEAST + GAP)))
    rows = -(-len(FEATS) // columns)
    tall = max(TALL, min(110.0, (box.height - (rows - 1) * GAP) / rows))
    content = rows * (tall + GAP) - GAP
    with ui.scroll("feats", box, content) as offset:
        grid = box.trim(right=8).row(0, content).moved(down=-offset).grid(columns, rows, GAP)
        for name, cell in zip(FEATS, grid, strict=False):
            _draw_plaque(ui, cell, name, person.feats.get(name), watch)


def _draw_plaque(ui: Ui, box: Region, name: str, earning: Earning | None, watch: Callable[[str], None]) -> None:
    words, more = ui.t(f"wall-feat-{name}-how", number=NUMBERS.get(name, 0)), ""
    if earning is not None:
        more = ui.t("wall-feat-since", date=short_date(ui.t, earning.day)) if earning.day else ui.t("wall-feat-once")
    mark = earning.mark if earning is not None else ""
    help = "\n".join(filter(None, (words, more, ui.t("wall-feat-watch") if mark else "")))
    focused = ui.spot(Spot(f"feat:{name}", box, (lambda: watch(mark)) if mark else None, help=help,
                           name=ui.t(f"wall-feat-{name}")))
    is_lit = earning is not None
    fill = (64, 44, 22, 235) if is_lit else (*look.NIGHT, 225)
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused or is_lit else look.SLATE,
                        thick=2 if focused else 1, round=8))
    side = min(PICTURE, box.height - 20)
    ui.image(f"feats/{name}", box.column(11, side).middle(height=side), look.LAMP if is_lit else DARK)
    right = box.trim(left=side + 24, right=10)
    color = look.BONE if is_lit else look.DIM_BONE
    ui.text(right.row(4, TITLE), ui.t(f"wall-feat-{name}"), look.LABEL, color, face="bold", cut=True)
    ui.paragraph(right.trim(top=TITLE + 5, bottom=5), words, look.BODY - 1, color, least=0.72)
