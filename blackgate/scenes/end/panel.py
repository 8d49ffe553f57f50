"""The style of the panels on the end screen."""

from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui

PANEL: Final = Style(fill=(*look.NIGHT, 232), border=look.STEEL, round=10, shadow=True)


def titled_panel(ui: Ui, box: Box, title: str) -> None:
    x, y, width, _ = box
    ui.panel(box, PANEL)
    ui.text((x + 16, y + 2, width - 32, 38), title, 28, look.LAMP, face="scratched")
