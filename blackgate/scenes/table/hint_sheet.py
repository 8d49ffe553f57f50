"""A hint over a tray. The tray covers the log, so the list is shown above the tray."""

from collections.abc import Callable
from typing import Final

from ...kit.scene import Host, Scene
from ...kit.ui import Ui
from .coached import Coached
from .hint_panel import Listed, draw_hint, hint_height

LEAST: Final = 120.0        # its height while the coach is still thinking


class HintSheet(Scene):
    """Shows a hint over a tray. `taken` removes the tray before an action is done."""

    name = "hint"
    overlay = True
    first_focus = "hint:0"

    def __init__(
        self, app: Host, coached: Coached, listed: Callable[[], list[Listed]], taken: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.coached = coached
        self._listed = listed
        self._taken = taken

    def draw(self, ui: Ui) -> None:
        coached, listed = self.coached, self._listed()
        width = min(440.0, ui.w - 24)
        height = min(max(LEAST, hint_height(ui, listed, width)), ui.h - 24)
        draw_hint(
            ui, ((ui.w - width) / 2, (ui.h - height) / 2, width, height), listed,
            is_final=coached.is_final, has_failed=coached.has_failed, take=self._take, close=self.back, keyed=True,
        )

    def _take(self, number: int) -> None:
        self.app.pop()
        self._taken()
        self.coached.take(number)

    def key(self, name: str) -> bool:
        if name == "h":
            self.back()
        return name == "h"

    def back(self) -> None:
        self.app.pop()
        self.coached.press()
