"""Lines to write in. pygame_gui handles the caret, the selection and the clipboard."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from ...disk.folders import shipped
from .. import look
from ..fonts import FACES
from ..spots import Box, Help, TextLine, Spot
from ..ui import Style, Ui

if TYPE_CHECKING:
    from pygame_gui import UIManager
    from pygame_gui.elements import UITextEntryLine

ENDS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)
BLINK = 0.25        # seconds between two drawings of an open line


class LoadedAtOnce:
    """A loader for pygame_gui, whose own one starts five threads to read one font."""

    def add_resource(self, resource: object) -> None:
        """Do nothing: there is no queue."""

    def start(self) -> None:
        """Do nothing: everything is loaded already."""

    def update(self) -> tuple[bool, float]:
        return True, 1.0

    def started(self) -> bool:
        return True


class TextField:
    def __init__(self, value: str, changed: Callable[[str], None], *, most: int = 40, hint: str = "") -> None:
        self.value = value
        self.changed = changed
        self.most = most
        self.hint = hint
        self.is_open = False
        self._line: UITextEntryLine | None = None
        self._manager: UIManager | None = None
        self._picture: pygame.Surface | None = None
        self._made_for: tuple[int, int, float] | None = None
        self._since = 0.0

    def draw(self, ui: Ui, id: str, box: Box, *, help: Help = "", name: str = "") -> None:
        line = TextLine(self.value, self.put, self.most, self.hint)
        focused = ui.spot(Spot(id, box, self.open, help=help, line=line, name=name or self.hint, value=self.value))
        ui.panel(box, Style(fill=look.SHADE, border=look.LAMP if self.is_open or focused else look.STEEL))
        x, y, width, height = box
        if self.is_open:
            self._prepare(ui, width - 8, height - 4)
            if self._picture is not None:
                ui.stroke(self._picture, x + 4, y + 2)
        elif self.value:
            ui.text((x + 10, y, width - 20, height), self.value, look.LABEL, cut=True)
        else:
            ui.text((x + 10, y, width - 20, height), self.hint, look.LABEL, look.DIM_BONE, face="italic", cut=True)

    def put(self, value: str) -> None:
        """Set a text that was written elsewhere, with the keyboard on the screen."""
        self.close()
        self.value = value
        self.changed(value)

    def open(self) -> None:
        self.is_open = True
        self._made_for = None

    def close(self) -> None:
        self.is_open = False
        if self._line is not None:
            self._line.kill()           # type: ignore[no-untyped-call]
            if pygame.display.get_init():
                pygame.key.set_repeat(0)        # pygame_gui lets held keys repeat; in the game a held key acts once.
        self._line = self._manager = self._picture = None

    def _prepare(self, ui: Ui, width: float, height: float) -> None:
        wanted = (ui.px(width), ui.px(height), ui.u)
        if self._made_for == wanted:
            return
        from pygame_gui import UI_TEXT_ENTRY_CHANGED, UI_TEXT_ENTRY_FINISHED, UIManager
        from pygame_gui.core.utility import set_default_manager
        from pygame_gui.elements import UITextEntryLine

        # Nobody reads these events. Each one that waits would keep its line and manager, five megabytes, in memory.
        pygame.event.set_blocked((pygame.USEREVENT, UI_TEXT_ENTRY_CHANGED, UI_TEXT_ENTRY_FINISHED))
        self._made_for = wanted
        theme = json.loads((shipped("assets") / "theme.json").read_text(encoding="utf-8"))
        line = theme["text_entry_line"]         # Values that depend on the window's size are set here.
        package, file = FACES["text"]       # read into memory: a font by its path would keep the file open
        line["font"] = {"name": "field", "size": str(ui.size(look.LABEL)),
                        "regular_resource": {"package": package, "resource": f"files/{file}"}}
        line["misc"]["padding"] = f"{ui.px(6)},2"
        value = self._line.get_text() if self._line is not None else self.value
        loader: Any = LoadedAtOnce()
        self._manager = UIManager(wanted[:2], theme, enable_live_theme_updates=False, resource_loader=loader)
        set_default_manager(None)       # pygame_gui would keep the first one for ever.
        self._line = UITextEntryLine(pygame.Rect(0, 0, *wanted[:2]), self._manager, initial_text=value)
        self._line.set_text_length_limit(self.most)
        self._line.focus()      # type: ignore[no-untyped-call]
        self._line.edit_position = len(value)
        self._line.select_range = [0, len(value)]       # What the player types replaces the old text.
        self._redraw()

    def typing(self, event: pygame.event.Event) -> bool:
        """Handle a key while this line is open. Return whether it was used."""
        if not self.is_open or self._line is None or self._manager is None:
            return False
        if event.type == pygame.KEYDOWN and event.key in ENDS:
            self.close()
            return bool(event.key != pygame.K_TAB)
        self._manager.process_events(event)
        self._manager.update(0.01)
        self._take()
        self._redraw()
        return True

    def tick(self, seconds: float) -> bool:
        """Let the caret blink. Return whether to draw again."""
        if not self.is_open or self._manager is None:
            return False
        self._since += seconds
        if self._since < BLINK:
            return False
        self._manager.update(self._since)
        self._since = 0.0
        self._redraw()
        return True

    def _take(self) -> None:
        assert self._line is not None
        value = self._line.get_text()
        if value != self.value:
            self.value = value
            self.changed(value)

    def _redraw(self) -> None:
        assert self._line is not None
        if self._line.image is not None:
            self._picture = self._line.image.copy()


class TextFields:
    def __init__(self) -> None:
        self._fields: dict[str, TextField] = {}

    @property
    def is_open(self) -> bool:
        return any(field.is_open for field in self._fields.values())

    def draw(
        self, ui: Ui, id: str, box: Box, value: str, changed: Callable[[str], None], *, most: int = 40, hint: str = "",
        help: str = "", name: str = "",
    ) -> None:
        """Draw a line. `name`: the spoken name of what is written here."""
        field = self._fields.get(id)
        if field is None:
            field = self._fields[id] = TextField(value, changed, most=most)
        field.changed = changed
        field.hint = hint
        if not field.is_open:
            field.value = value
        field.draw(ui, id, box, help=help, name=name)

    def open(self, id: str) -> None:
        """Open a line that has been drawn before."""
        self.close()
        self._fields[id].open()

    def is_written(self, id: str) -> bool:
        """Whether this line is open."""
        return id in self._fields and self._fields[id].is_open

    def close(self) -> None:
        for field in self._fields.values():
            if field.is_open:
                field.close()

    def typing(self, event: pygame.event.Event) -> bool:
        return any(field.typing(event) for field in self._fields.values() if field.is_open)

    def touched(self, id: str | None) -> None:
        """Close the open line when something else was pressed."""
        for name, field in self._fields.items():
            if field.is_open and name != id:
                field.close()

    def tick(self, seconds: float) -> bool:
        """Let time pass. Return whether to draw again."""
        blinked = [field.tick(seconds) for field in self._fields.values()]
        return any(blinked)
