"""Panels of the end screen, and the row with the score of the evening."""

from collections.abc import Callable
from typing import Final

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...play.evening_score import EveningScore, Row
from ...words.text import Text
from ...words.things import unit

PANEL: Final = Style(fill=(*look.NIGHT, 232), border=look.STEEL, round=10, shadow=True)
SIGN: Final = 18.0


def titled_panel(ui: Ui, box: Box, title: str) -> None:
    x, y, width, _ = box
    ui.panel(box, PANEL)
    ui.text((x + 16, y + 2, width - 32, 38), title, 28, look.LAMP, face="scratched")


def draw_evening(ui: Ui, box: Box, score: EveningScore, names: list[str], open_all: Callable[[], None]) -> None:
    """Draw crowns, points and stolen tools of the present players."""
    x, y, width, height = box
    ui.spot(Spot("end:evening", box, open_all, help=evening_words(ui.t, score), name=ui.t("evening-title")))
    title = ui.t("evening-games", count=score.games)
    room = min(width * 0.24, ui.width(title, look.LABEL, "bold") + 8)
    ui.text((x + 12, y, room, height), title, look.LABEL, look.LAMP, face="bold", cut=True)
    rows = [row for row in score.rows() if row.name in names]
    left = x + room + 26
    wide = min(210.0, (x + width - left - 8) / max(1, len(rows)))
    for place, row in enumerate(rows):
        _draw_chip(ui, (left + place * wide, y, wide - 10, height), row, names.index(row.name))


def _draw_chip(ui: Ui, box: Box, row: Row, seat: int) -> None:
    x, y, width, height = box
    middle = y + (height - SIGN) / 2
    right = x + width
    for sign, number in (("cards/spoon", row.stolen), ("tokens/spade", row.points), ("tokens/crown", row.wins)):
        wide = ui.width(str(number), look.BODY, "bold") + 4
        ui.text((right - wide, y, wide, height), str(number), look.BODY, face="bold")
        ui.image(sign, (right - wide - SIGN, middle, SIGN - 2, SIGN - 2), look.LAMP)
        right -= wide + SIGN + 2
    ui.image(f"seats/{seat}", (x, y + (height - 12) / 2, 12, 12), ui.seat_color(seat))
    ui.text((x + 16, y, right - x - 18, height), row.name, look.BODY, ui.seat_words(seat), face="bold", cut=True)


def evening_words(t: Text, score: EveningScore) -> str:
    """Return a line for everybody who played tonight."""
    return "\n".join(
        t("evening-line", name=row.name, wins=row.wins, points=unit("point", row.points), stolen=row.stolen)
        for row in score.rows())
