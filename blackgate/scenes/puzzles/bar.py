"""The bar below a puzzle: its goal, the last hint, and the buttons."""

from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from .trial import Trial

BAR: Final = 46.0
BUTTON: Final = 148.0


def draw_bar(ui: Ui, box: Region, night: Trial) -> None:
    t = ui.t
    ui.panel(box, Style(fill=look.NIGHT, round=0))
    ui.fill(box.row(0, 1.5), look.BRICK)
    wide = min(BUTTON, box.width * 0.17)
    strip = Cutter(box.trim(46, 7, 6, 5), 6)
    with ui.group("night"):
        number = night.next_hint
        if night.is_shown:
            button(ui, "night:out", strip.right(wide), t("puzzles-out"), night.out, size=look.BODY)
            words = t("puzzles-shown")
        else:
            button(ui, "night:show", strip.right(wide), t("puzzles-solution"), night.ask_to_show,
                   help=t("puzzles-show-words"), size=look.BODY)
            label = t("puzzles-hint", number=number) if number else t("puzzles-no-hint")
            button(ui, "night:hint", strip.right(wide), label, night.hint, key="h",
                   enabled=bool(number) and night.is_mine, help=t("puzzles-hint-help"), size=look.BODY)
            words = night.hinted
    ui.image("tokens/lock", box.column(10, 24).row(11, 24), look.ORANGE)
    room = box.column(42, strip.rest.width)
    if not words:
        ui.text(room.trim(top=4, bottom=2), night.goal, look.LABEL, look.BONE, face="bold")
        return
    ui.text(room.row(3, 18), night.goal, look.SMALL, look.DIM_BONE, face="bold")
    ui.text(room.row(20, 24), words, look.LABEL, look.LAMP)
