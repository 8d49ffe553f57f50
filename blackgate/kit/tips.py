"""What the app draws over every scene: the focus ring, the help of a spot, a notice."""

from . import look
from .ui import Style, Ui

RING = Style(border=look.LAMP, thick=2.5, round=8)
TIP = Style(fill=(*look.NIGHT, 245), border=look.LAMP, shadow=True)
TIP_WIDTH = 340.0


def draw_focus(ui: Ui) -> None:
    spot = next((spot for spot in ui.spots if spot.id == ui.focus), None)
    if spot is not None:
        x, y, width, height = spot.box
        ui.panel((x - 3, y - 3, width + 6, height + 6), RING)


def draw_tip(ui: Ui) -> None:
    spot = next((spot for spot in ui.spots if spot.id == ui.focus and spot.help), None)
    lines = spot.words if spot is not None else ""
    if spot is None or not lines:
        return
    width = min(TIP_WIDTH, ui.w - 24)
    inner = min(width, max(ui.width(line, look.BODY) for line in lines.split("\n")) + 2)
    height = ui.paragraph_height(lines, inner, look.BODY)
    box_width, box_height = inner + 20, height + 14
    x = min(max(8.0, spot.centre[0] - box_width / 2), ui.w - box_width - 8)
    y = spot.box[1] - box_height - 8
    if y < 8:
        y = min(spot.box[1] + spot.box[3] + 8, ui.h - box_height - 8)
    ui.panel((x, y, box_width, box_height), TIP)
    ui.paragraph((x + 10, y + 7, inner, height), lines, look.BODY)


def draw_toast(ui: Ui, words: str) -> None:
    width = min(ui.width(words, look.LABEL, "bold") + 48, ui.w - 40)
    height = ui.paragraph_height(words, width - 40, look.LABEL, "bold") + 18
    x, y = (ui.w - width) / 2, ui.h - height - 24
    ui.panel((x, y, width, height), Style(fill=(*look.NIGHT, 248), border=look.ORANGE, thick=1.5, shadow=True))
    ui.paragraph((x + 20, y + 9, width - 40, height - 18), words, look.LABEL, face="bold", align="center")
