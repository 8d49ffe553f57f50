"""A notice on the table, as long as the game cannot be saved."""

from collections.abc import Callable

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button

TALL: float = 106.0


def above_notice(log: Box) -> Box:
    """Return the part of the log's panel that the notice leaves free."""
    x, y, width, height = log
    return x, y, width, height - TALL - 2


def draw_unsaved(ui: Ui, log: Box, retry: Callable[[], None]) -> None:
    """Draw the notice at the bottom of the log's panel."""
    x, y, width, height = log
    box = (x + 2, y + height - TALL, width - 4, TALL - 2)
    ui.panel(box, Style(fill=(70, 26, 22), border=look.BLOOD, thick=2, round=8))
    ui.image("tokens/warning", (x + 10, box[1] + 14, 26, 26), look.LAMP)
    words = (x + 44, box[1] + 3, width - 54, TALL - 40)
    ui.paragraph(words, ui.t("table-unsaved"), look.BODY, face="bold", middle=True)
    foot = (x + 10, box[1] + TALL - 36, width - 20, 28.0)
    button(ui, "unsaved:retry", foot, ui.t("table-unsaved-retry"), retry, size=look.BODY)
