"""A hint over a tray: where cards are chosen one lies before the log, and the list lies before it."""

from collections.abc import Callable
from typing import Protocol

from ...kit.scene import Host, Scene
from ...kit.ui import Ui
from .coached import Coached
from .hint_panel import Listed, draw_hint


class Hinted(Protocol):
    """The table below, as far as its hints go."""

    coached: Coached

    def listed(self) -> list[Listed]: ...


class HintSheet(Scene):
    """`taken` clears away what it lies on before something is done."""

    name = "hint"
    overlay = True
    first_focus = "hint:0"

    def __init__(self, app: Host, table: Hinted, taken: Callable[[], None]) -> None:
        super().__init__(app)
        self.table = table
        self._taken = taken

    def draw(self, ui: Ui) -> None:
        width, height = min(440.0, ui.w - 24), min(360.0, ui.h - 24)
        coached = self.table.coached
        draw_hint(
            ui, ((ui.w - width) / 2, (ui.h - height) / 2, width, height), self.table.listed(),
            is_final=coached.is_final, has_failed=coached.has_failed, take=self._take, close=self.back, keyed=True,
        )

    def _take(self, number: int) -> None:
        self.app.pop()
        self._taken()
        self.table.coached.take(number)

    def key(self, name: str) -> bool:
        if name == "h":
            self.back()
        return name == "h"

    def back(self) -> None:
        self.app.pop()
        self.table.coached.press()
