"""A small overlay that asks for a name."""

from collections.abc import Callable

import pygame

from ...kit import look
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.lines import Lines
from ...kit.widgets.plates import plate
from ...play.plan import is_name
from ..doors import Doors, Screen


class Naming(Screen):
    """Open to be written in at once; Enter takes the name, Escape none."""

    name = "naming"
    overlay = True

    def __init__(self, app: Doors, title: str, value: str, yes: str, take: Callable[[str], None]) -> None:
        super().__init__(app)
        self.title = title
        self.value = value
        self.yes = yes
        self.take = take
        self.lines = Lines()
        self.focus = "naming:yes"
        self._is_new = True

    def draw(self, ui: Ui) -> None:
        width, height = min(480.0, ui.w - 40), 176.0
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height))
        ui.text((x + 20, y + 8, width - 40, 44), self.title, look.HEADING, face="scratched", align="center")
        line = (x + 24, y + 62, width - 48, 40.0)
        self.lines.draw(ui, "naming:line", line, self.value, self._write, hint=self.t("naming-hint"))
        half = (width - 58) / 2
        button(ui, "naming:yes", (x + 24, y + 118, half, 40), self.yes, self._yes, kind="primary",
               enabled=is_name(self.value), help="" if is_name(self.value) else self.t("naming-hint"))
        button(ui, "naming:no", (x + 34 + half, y + 118, half, 40), self.t("common-cancel"), self.back)
        if self._is_new:
            self._is_new = False
            self.lines.open("naming:line")
            self.changed()

    def _write(self, value: str) -> None:
        self.value = value

    def _yes(self) -> None:
        self.lines.close()
        self.app.pop()
        self.take(self.value.strip())

    def back(self) -> None:
        self.lines.close()
        self.app.pop()

    def tick(self, seconds: float) -> None:
        if self.lines.tick(seconds):
            self.changed()

    def touched(self, id: str | None) -> None:
        self.lines.touched(id)

    def typing(self, event: pygame.event.Event) -> bool:
        if not self.lines.is_open:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and is_name(self.value):
            self._yes()
            return True
        return self.lines.typing(event)
