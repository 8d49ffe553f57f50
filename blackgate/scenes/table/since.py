"""Since your last turn: what the others did, a line each, from what the looker may know."""

from typing import TYPE_CHECKING

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button

if TYPE_CHECKING:
    from .table import Table


class Since:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.lines: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.lines)

    def tell(self, even_nothing: bool = False) -> None:
        """Open it; where nothing happened only if asked for."""
        table = self.table
        if table.looker is None:
            return
        told = (table.told(event) for event in table.session.since(table.looker))
        self.lines = [words for words in told if words]
        if even_nothing and not self.lines:
            self.lines = [table.t("table-since-nothing")]

    def close(self) -> None:
        self.lines = []

    def draw(self, ui: Ui, board: Box) -> None:
        t = self.table.t
        x, y, width, height = board
        step = ui.line_height(look.BODY) + 2
        tall = min(height - 20, 74 + step * len(self.lines))
        wide = min(width - 30, 560.0)
        left, top = x + (width - wide) / 2, y + (height - tall) / 2
        ui.panel((left, top, wide, tall), Style(fill=(24, 24, 29, 246), border=look.LAMP, round=10, shadow=True))
        ui.text((left + 16, top + 4, wide - 32, 30), t("table-since-title"), 26, face="scratched")
        area = (left + 16, top + 36, wide - 28, tall - 74)
        with ui.scroll("since", area, step * len(self.lines)) as offset:
            for index, words in enumerate(self.lines):
                row = (area[0], area[1] + index * step - offset, area[2] - 10, step)
                if ui.is_visible(row):
                    ui.text(row, words, look.BODY, cut=True)
        close = (left + wide / 2 - 70, top + tall - 36, 140.0, 30.0)
        button(ui, "since:close", close, t("common-close"), self.table.close_since, kind="quiet", size=look.BODY)
