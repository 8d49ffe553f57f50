"""A small overlay that asks for a name."""

from collections.abc import Callable

import pygame

from ...keep.people import first_name, remember
from ...kit.layout import Region
from ...kit.ui import Ui
from ...play.plan import is_name
from ..screen_host import ScreenHost
from .form import Form


class Naming(Form):
    """The line is open at once, unless a controller is in use. Enter takes the name, Escape cancels."""

    name = "naming"
    id = "naming"
    wide = 480.0
    tall = 46.0
    side = 24.0
    foot = 58.0
    answer = 40.0

    def __init__(self, app: ScreenHost, title: str, value: str, yes: str, take: Callable[[str], None]) -> None:
        super().__init__(app)
        self.value = value
        self.take = take
        self.focus = "naming:yes"
        self._title = title
        self._yes = yes
        self._is_new = True

    def title(self) -> str:
        return self._title

    def yes(self) -> str:
        return self._yes

    def refusal(self) -> str:
        return "" if is_name(self.value) else self.t("naming-hint")

    def why(self) -> str:
        """Nothing while the line is empty: the help would lie over it."""
        return self.refusal() if self.value else ""

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        self.text_fields.draw(ui, "naming:line", box.moved(down=4), self.value, self._write, hint=self.t("naming-hint"))
        if self._is_new and not ui.pad:     # With a controller the name is shown first, to be accepted or changed.
            self.text_fields.open("naming:line")
            self.changed()
        self._is_new = False

    def _write(self, value: str) -> None:
        self.value = value

    def confirm(self) -> None:
        self.text_fields.close()
        self.app.pop()
        self.take(self.value.strip())

    def back(self) -> None:
        self.text_fields.close()
        self.app.pop()

    def typing(self, event: pygame.event.Event) -> bool:
        if not self.text_fields.is_open:
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if not self.refusal():
                self.confirm()
            return True
        return self.text_fields.typing(event)

    def touched(self, id: str | None) -> None:
        """The line stays open, wherever the player presses: what they type next belongs there."""


def save_under(app: ScreenHost, save: Callable[[], object], name: str) -> None:
    """Save something under this name, and say whether that worked."""
    try:
        save()
    except OSError:
        app.say(app.text("save-failed"))
    else:
        app.say(app.text("menu-saved", name=name))


def with_name(app: ScreenHost, take: Callable[[str], None]) -> None:
    """Call `take` with the player's name. A new player is asked for it once, so that all games count for one person."""
    def keep(name: str) -> None:
        app.settings.people = remember(app.settings.people, [name])
        app.keep_settings()
        take(name)

    if app.settings.people:
        take(app.settings.people[0])
    else:
        app.push(Naming(app, app.text("setup-ask-name"), first_name(), app.text("naming-yes"), keep))
