"""The lines of a screen that can be written in. At most one is open; pressing anything else closes it."""

from collections.abc import Callable

import pygame

from ..spots import Box
from ..ui import Ui
from .entry import Entry


class Lines:
    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}

    @property
    def is_open(self) -> bool:
        return any(entry.is_open for entry in self._entries.values())

    def draw(
        self, ui: Ui, id: str, box: Box, value: str, changed: Callable[[str], None], *, most: int = 40, hint: str = "",
        help: str = "", name: str = "",
    ) -> None:
        """Draw a line. `name`: the spoken name of what is written here."""
        entry = self._entries.get(id)
        if entry is None:
            entry = self._entries[id] = Entry(value, changed, most=most)
        entry.changed = changed
        entry.hint = hint
        if not entry.is_open:
            entry.value = value
        entry.draw(ui, id, box, help=help, name=name)

    def open(self, id: str) -> None:
        """Open a line that has been drawn before."""
        self.close()
        self._entries[id].open()

    def is_written(self, id: str) -> bool:
        """Whether this line is open."""
        return id in self._entries and self._entries[id].is_open

    def close(self) -> None:
        for entry in self._entries.values():
            if entry.is_open:
                entry.close()

    def typing(self, event: pygame.event.Event) -> bool:
        return any(entry.typing(event) for entry in self._entries.values() if entry.is_open)

    def touched(self, id: str | None) -> None:
        """Close the open line when something else was pressed."""
        for name, entry in self._entries.items():
            if entry.is_open and name != id:
                entry.close()

    def tick(self, seconds: float) -> bool:
        """Let time pass. Return whether to draw again."""
        blinked = [entry.tick(seconds) for entry in self._entries.values()]
        return any(blinked)
