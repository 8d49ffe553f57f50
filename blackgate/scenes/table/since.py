"""Since your last turn: what the others did, a line each, from what the looker may know."""

from collections.abc import Callable, Sequence

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button


class Since:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def __bool__(self) -> bool:
        return bool(self.lines)

    def tell(self, told: Sequence[str], nothing: str = "") -> None:
        """Open it; where nothing happened only with the words for that."""
        self.lines = [words for words in told if words] or [nothing] * bool(nothing)

    def close(self) -> None:
        self.lines = []

    def draw(self, ui: Ui, board: Box, close: Callable[[], None]) -> None:
        x, y, width, height = board
        step = ui.line_height(look.BODY) + 2
        tall = min(height - 20, 74 + step * len(self.lines))
        wide = min(width - 30, 560.0)
        left, top = x + (width - wide) / 2, y + (height - tall) / 2
        ui.panel((left, top, wide, tall), Style(fill=(24, 24, 29, 246), border=look.LAMP, round=10, shadow=True))
        ui.text((left + 16, top + 4, wide - 32, 30), ui.t("table-since-title"), 26, face="scratched")
        area = (left + 16, top + 36, wide - 28, tall - 74)
        with ui.scroll("since", area, step * len(self.lines)) as offset:
            for index, words in enumerate(self.lines):
                row = (area[0], area[1] + index * step - offset, area[2] - 10, step)
                if ui.is_visible(row):
                    ui.text(row, words, look.BODY, cut=True)
        foot = (left + wide / 2 - 70, top + tall - 36, 140.0, 30.0)
        button(ui, "since:close", foot, ui.t("common-close"), close, kind="quiet", size=look.BODY)
