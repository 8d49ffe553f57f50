"""The keys, in a list to look them up."""

from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.pads import XBOX
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.glyphs import draw_glyph
from ...model.sorts import name_of
from ..table.curtain import HAND_KEY, ORDERS_KEY, PEEK_KEY
from ..table.panel import KEYS

# What is pressed, and the message that says what it does. Names of keys on the keyboard are messages too.
EVERYWHERE: Final = (
    (("tab",), "move-on"), (("arrows",), "move"), (("enter", "space"), "press"), (("escape",), "back"),
    (("F6",), "panels"), (("right-mouse", "F10"), "closer"), (("page",), "scroll"), (("F1",), "rules"),
    (("F11",), "fullscreen"),
)
AT_THE_TABLE: Final = (
    *(((key.upper(),), name_of(word)) for word, key in KEYS.items()), (("1–9",), "choose"), (("U",), "undo"),
    (("Y",), "since"), (("H",), "hint"), ((HAND_KEY.upper(),), "hand"), ((PEEK_KEY.upper(),), "peek"),
    ((ORDERS_KEY.upper(),), "orders"),
)
PAD: Final = (
    (("left", "cross"), "move"), (("a",), "press"), (("b",), "back"), (("x",), "closer"), (("y",), "undo"),
    (("r3",), "hint"), (("l1", "r1"), "panels"), (("l2", "r2", "right"), "scroll"), (("start",), "menu"),
    (("select",), "rules"),
)
GROUPS: Final = (("everywhere", EVERYWHERE), ("table", AT_THE_TABLE), ("pad", PAD))
LINE: Final = 27.0


def draw_keys(ui: Ui, box: Region) -> None:
    columns = 2 if box.width > 620 else 1
    blocks = [(name, rows, (len(rows) + 1.4) * LINE) for name, rows in GROUPS]
    total = sum(tall for _, _, tall in blocks) if columns == 1 else max(blocks[1][2], blocks[0][2] + blocks[2][2])
    with ui.scroll("options:keys", box, total) as offset:
        inner = box.moved(down=-offset)
        ui.spot(Spot("keys:list", inner.trim(right=8).row(0, total), None))
        left, *others = inner.trim(right=12).columns(columns, 20)
        place = Cutter(left)
        order = (2, 0) if ui.pad else (0, 2) if columns == 2 else (0,)
        for number in order + tuple(rest for rest in (1, 2) if rest not in order):
            name, rows, tall = blocks[number]
            if others and number == 1:
                place = Cutter(others[0])
            _group(ui, name, rows, place.top(tall))


def _group(ui: Ui, name: str, rows: tuple[tuple[tuple[str, ...], str], ...], box: Region) -> None:
    ui.text(box.row(0, LINE * 1.2), ui.t(f"keys-{name}"), 24, look.LAMP, face="scratched")
    lines = Cutter(box.row(LINE * 1.3))
    for keys, does in rows:
        row = lines.top(LINE)
        if not ui.is_visible(row):
            continue
        left = 0.0
        for key in keys:
            if name == "pad":
                left += draw_glyph(ui, row.x + left, row.y + 2, LINE - 6, key, ui.pad or XBOX) + 4
                continue
            label = ui.t.maybe(f"key-{key}") or key
            wide = max(24.0, ui.width(label, look.SMALL, "bold") + 14)
            plate = row.column(left, wide).row(2, LINE - 6)
            ui.panel(plate, Style(fill=look.SLATE, border=look.LIGHT_STEEL, round=4))
            ui.text(plate, label, look.SMALL, face="bold", align="center")
            left += wide + 4
        words = ui.t.maybe(f"keys-{does}") or ui.t(f"action-{does}")
        ui.text(row.column(max(left + 8, row.width * 0.36)), words, look.BODY, look.BONE)
