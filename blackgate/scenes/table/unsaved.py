"""A notice on the table, as long as the game cannot be saved."""

from collections.abc import Callable

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button

TALL: float = 106.0


def above_notice(log: Region) -> Region:
    """Return the part of the log's panel that the notice leaves free."""
    return log.trim(bottom=TALL + 2)


def draw_unsaved(ui: Ui, log: Region, retry: Callable[[], None]) -> None:
    """Draw the notice at the bottom of the log's panel."""
    box = log.row(-TALL).inset(10, 0)
    ui.panel(box.trim(-8, 0, -8, 2), Style(fill=(70, 26, 22), border=look.BLOOD, thick=2, round=8))
    ui.image("tokens/warning", box.column(0, 26).row(14, 26), look.LAMP)
    ui.paragraph(box.trim(left=34).row(3, TALL - 40), ui.t("table-unsaved"), look.BODY, face="bold", middle=True)
    button(ui, "unsaved:retry", box.row(-36, 28), ui.t("table-unsaved-retry"), retry, size=look.BODY)
