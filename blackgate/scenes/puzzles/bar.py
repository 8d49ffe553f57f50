"""The bar below a puzzle: its goal, the last hint, and what may be asked for."""

from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from .trial import Trial

BAR: Final = 46.0
BUTTON: Final = 148.0


def draw_bar(ui: Ui, box: Box, night: Trial) -> None:
    x, y, width, height = box
    t = ui.t
    ui.panel(box, Style(fill=look.NIGHT, round=0))
    ui.fill((x, y, width, 1.5), look.BRICK)
    right = x + width - 6
    wide = min(BUTTON, width * 0.17)
    tall = height - 12
    with ui.group("night"):
        number = night.next_hint
        if night.is_shown:
            button(ui, "night:out", (right - wide, y + 7, wide, tall), t("puzzles-out"), night.out, size=look.BODY)
            words, color = t("puzzles-shown"), look.LAMP
            right -= wide + 6
        else:
            button(ui, "night:show", (right - wide, y + 7, wide, tall), t("puzzles-solution"), night.ask_to_show,
                   help=t("puzzles-show-words"), size=look.BODY)
            label = t("puzzles-hint", number=number) if number else t("puzzles-no-hint")
            button(ui, "night:hint", (right - 2 * wide - 6, y + 7, wide, tall), label, night.hint, key="h",
                   enabled=bool(number) and night.is_mine, help=t("puzzles-hint-help"), size=look.BODY)
            words, color = night.hinted, look.LAMP
            right -= 2 * wide + 12
    ui.image("tokens/lock", (x + 10, y + 11, 24, 24), look.ORANGE)
    room = right - x - 46
    goal = night.goal
    if not words:
        ui.text((x + 42, y + 4, room, height - 6), goal, look.LABEL, look.BONE, face="bold")
        return
    ui.text((x + 42, y + 3, room, 18), goal, look.SMALL, look.DIM_BONE, face="bold")
    ui.text((x + 42, y + 20, room, 24), words, look.LABEL, color)
