"""The list of all keys."""

from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.controllers import XBOX
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.glyphs import draw_glyph
from ...model.sorts import name_of
from ..table.shared_screen import HAND_KEY, ORDERS_KEY, PEEK_KEY
from ..table.panel import KEYS

# What is pressed, and the message that says what it does. Names of keys are messages too.
EVERYWHERE: Final = (
    (("tab",), "move-on"), (("arrows",), "move"), (("enter", "space"), "press"), (("escape",), "back"),
    (("F6",), "panels"), (("right-mouse", "F10"), "closer"), (("page",), "scroll"), (("F1",), "rules"),
    (("F11",), "fullscreen"), (("F2",), "speech"),
)
AT_THE_TABLE: Final = (
    *(((key.upper(),), name_of(word)) for word, key in KEYS.items()), (("1–9",), "choose"), (("U",), "undo"),
    (("ctrl", "Z"), "undo"), (("Y",), "since"), (("H",), "hint"), ((HAND_KEY.upper(),), "hand"),
    ((PEEK_KEY.upper(),), "peek"), ((ORDERS_KEY.upper(),), "orders"),
)
BY_EAR: Final = (
    (("ctrl", "T"), "ask-turn"), (("ctrl", "H"), "ask-my-hand"), (("ctrl", "P"), "ask-my-place"),
    (("ctrl", "R"), "ask-rivals"), (("ctrl", "B"), "ask-board"), (("ctrl", "A"), "ask-can"),
    (("ctrl", "N"), "ask-cannot"), (("ctrl", "L"), "ask-lines"), (("ctrl", "O"), "ask-odds"),
    (("ctrl", "S"), "ask-repeat"), (("ctrl", "W"), "ask-read"),
)
PAD: Final = (
    (("left", "cross"), "move"), (("a",), "press"), (("b",), "back"), (("x",), "closer"), (("y",), "undo"),
    (("r3",), "hint"), (("l1", "r1"), "panels"), (("l2", "r2", "right"), "scroll"), (("start",), "menu"),
    (("select",), "rules"),
)
GROUPS: Final = {"everywhere": EVERYWHERE, "table": AT_THE_TABLE, "ear": BY_EAR, "pad": PAD}
LINE: Final = 27.0
MOST_KEY: Final = 0.42      # the largest share of a row for the key


def draw_keys(ui: Ui, box: Region) -> None:
    first, second = ("pad", "everywhere") if ui.pad else ("everywhere", "pad")
    columns = ((first, "ear", second), ("table",)) if box.width > 620 else ((first, "table", "ear", second),)
    tall = {name: (len(rows) + 1.4) * LINE for name, rows in GROUPS.items()}
    total = max(sum(tall[name] for name in column) for column in columns)
    with ui.scroll("options:keys", box, total) as offset:
        inner = box.moved(down=-offset)
        ui.spot(Spot("keys:list", inner.trim(right=8).row(0, total), None))
        for column, place in zip(columns, inner.trim(right=12).columns(len(columns), 20), strict=True):
            cutter = Cutter(place)
            for name in column:
                _group(ui, name, GROUPS[name], cutter.top(tall[name]))


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
            wide = max(24.0, min(ui.width(label, look.SMALL, "bold") + 14, row.width * MOST_KEY))
            plate = row.column(left, wide).row(2, LINE - 6)
            ui.panel(plate, Style(fill=look.SLATE, border=look.LIGHT_STEEL, round=4))
            ui.text(plate, label, look.SMALL, face="bold", align="center")
            left += wide + 4
        words = ui.t.maybe(f"keys-{does}") or ui.t(f"action-{does}")
        ui.text(row.column(max(left + 8, row.width * 0.36)), words, look.BODY, look.BONE)
