"""Shown while a game or a replay is being opened, if that takes a while. The player can cancel it."""

from collections.abc import Callable
from typing import TypeVar

from ...kit import look
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ..screen_host import ScreenHost, Screen

T = TypeVar("T")


class Loading(Screen):
    name = "loading"
    overlay = True
    first_focus = "loading:cancel"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.is_called_off = False

    def draw(self, ui: Ui) -> None:
        box = ui.whole.middle(min(420.0, ui.w - 40), 140.0)
        ui.panel(box, Style(fill=look.SHADE, border=look.ORANGE, thick=1.5, round=10, shadow=True))
        inner = box.inset(24, 0)
        ui.text(inner.row(16, 44), self.t("shelf-reading"), look.LARGE, face="bold", align="center")
        button(ui, "loading:cancel", inner.row(-56, 40), self.t("common-cancel"), self.back)

    def back(self) -> None:
        self.is_called_off = True
        self.app.pop()


def load(app: ScreenHost, work: Callable[[], T], then: Callable[[T], None], drop: Callable[[T], None]) -> None:
    """Read with `work`, then open the result. If the player has cancelled meanwhile, the result is dropped."""
    waiting = Loading(app)

    def heard(found: T) -> None:
        if waiting.is_called_off:
            drop(found)
            return
        if waiting in app.scenes:
            app.take_off([waiting])
        then(found)

    if not app.background_reader.read(work, heard):
        app.push(waiting)
