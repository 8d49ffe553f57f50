"""Feats: a plaque each, with a picture, a title and what it takes; what is there already is lit."""

from collections.abc import Callable
from typing import Final

from ...keep.earned import Earning, Person
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...play.feats import FEATS, NUMBERS
from .sharing import short_date

TALL: Final = 88.0
GAP: Final = 8.0
LEAST: Final = 290.0        # width of a plaque
PICTURE: Final = 54.0
TITLE: Final = 24.0
DARK: Final = (104, 110, 118)       # of a picture that is not lit yet


def draw_plaques(ui: Ui, box: Box, person: Person, watch: Callable[[str], None]) -> None:
    x, y, width, height = box
    columns = max(2, int((width + GAP) // (LEAST + GAP)))
    wide = (width - 8 - (columns - 1) * GAP) / columns
    rows = -(-len(FEATS) // columns)
    tall = max(TALL, min(110.0, (height - (rows - 1) * GAP) / rows))
    with ui.scroll("feats", box, rows * (tall + GAP) - GAP) as offset:
        for place, name in enumerate(FEATS):
            left = x + place % columns * (wide + GAP)
            top = y + place // columns * (tall + GAP) - offset
            _draw_plaque(ui, (left, top, wide, tall), name, person.feats.get(name), watch)


def _draw_plaque(ui: Ui, box: Box, name: str, earning: Earning | None, watch: Callable[[str], None]) -> None:
    x, y, width, height = box
    words, more = ui.t(f"wall-feat-{name}-how", number=NUMBERS.get(name, 0)), ""
    if earning is not None:
        more = ui.t("wall-feat-since", date=short_date(ui.t, earning.day)) if earning.day else ui.t("wall-feat-once")
    mark = earning.mark if earning is not None else ""
    help = "\n".join(filter(None, (words, more, ui.t("wall-feat-watch") if mark else "")))
    focused = ui.spot(Spot(f"feat:{name}", box, (lambda: watch(mark)) if mark else None, help=help))
    is_lit = earning is not None
    fill = (64, 44, 22, 235) if is_lit else (*look.NIGHT, 225)
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused or is_lit else look.SLATE,
                        thick=2 if focused else 1, round=8))
    side = min(PICTURE, height - 20)
    ui.image(f"feats/{name}", (x + 11, y + (height - side) / 2, side, side), look.LAMP if is_lit else DARK)
    left, room = x + side + 24, width - side - 34
    ui.text((left, y + 4, room, TITLE), ui.t(f"wall-feat-{name}"), look.LABEL, look.BONE if is_lit else look.DIM_BONE,
            face="bold", cut=True)
    ui.paragraph((left, y + TITLE + 5, room, height - TITLE - 10), words, look.BODY - 1,
                 look.BONE if is_lit else look.DIM_BONE, least=0.72)
