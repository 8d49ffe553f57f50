"""Panels of the end screen, and the row with the score of the evening."""

from collections.abc import Callable
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...play.evening_score import EveningScore, Row
from ...words.text import Text
from ...words.things import unit

PANEL: Final = Style(fill=(*look.NIGHT, 232), border=look.STEEL, round=10, shadow=True)
SIGN: Final = 18.0


def titled_panel(ui: Ui, box: Region, title: str) -> None:
    ui.panel(box, PANEL)
    ui.text(box.inset(16, 0).row(2, 38), title, 28, look.LAMP, face="scratched")


def draw_evening(ui: Ui, box: Region, score: EveningScore, names: list[str], open_all: Callable[[], None]) -> None:
    """Draw crowns, points and stolen tools of the present players."""
    ui.spot(Spot("end:evening", box, open_all, help=evening_words(ui.t, score), name=ui.t("evening-title")))
    title = ui.t("evening-games", count=score.games)
    room = min(box.width * 0.24, ui.width(title, look.LABEL, "bold") + 8)
    ui.text(box.column(12, room), title, look.LABEL, look.LAMP, face="bold", cut=True)
    rows = [row for row in score.rows() if row.name in names]
    plates = box.trim(left=room + 26, right=8)
    wide = min(210.0, plates.width / max(1, len(rows)))
    for place, row in enumerate(rows):
        _draw_plate(ui, plates.column(place * wide, wide - 10), row, names.index(row.name))


def _draw_plate(ui: Ui, box: Region, row: Row, seat: int) -> None:
    strip = Cutter(box)
    for sign, number in (("cards/spoon", row.stolen), ("tokens/spade", row.points), ("tokens/crown", row.wins)):
        wide = ui.width(str(number), look.BODY, "bold") + 4
        ui.text(strip.right(wide), str(number), look.BODY, face="bold")
        ui.image(sign, strip.right(SIGN).middle(height=SIGN).trim(right=2, bottom=2), look.LAMP)
        strip.right(2)
    ui.image(f"seats/{seat}", strip.left(12).middle(height=12), ui.seat_color(seat))
    ui.text(strip.rest.trim(left=4, right=2), row.name, look.BODY, ui.seat_words(seat), face="bold", cut=True)


def evening_words(t: Text, score: EveningScore) -> str:
    """Return a line for everybody who played tonight."""
    return "\n".join(
        t("evening-line", name=row.name, wins=row.wins, points=unit("point", row.points), stolen=row.stolen)
        for row in score.rows())
