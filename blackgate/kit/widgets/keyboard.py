"""A keyboard on the screen, for players with a controller. It has the letters of all our languages."""

from typing import Final

import pygame

from .. import look
from ..layout import Cutter, Region
from ..scene import Host, Scene
from ..spots import TextLine, Spot
from ..ui import Style, Ui
from .buttons import button
from .plates import titled_plate

# In the order of the alphabet, because real keyboards differ from country to country.
PAGES: Final = (
    ("1234567890", "abcdefghij", "klmnopqrst", "uvwxyz-.'&"),
    ("àáâäąæçćèé", "êëęìíîïłñń", "òóôöœśùúûü", "ßźż!?,:()+"),
)
KEY: Final = 52.0
TALL: Final = KEY * 0.86
GAP: Final = 6.0
WIDE: Final = 10 * KEY + 9 * GAP
FOOT: Final = ("shift", "page", "space", "delete", "done")


class Keyboard(Scene):
    """Lies over the screen with the line. The line changes only when the player has finished."""

    name = "keyboard"
    overlay = True

    def __init__(self, app: Host, line: TextLine) -> None:
        super().__init__(app)
        self.line = line
        self.value = line.value
        self.page = 0
        self.is_shifted = self._begins
        self.focus = "key:1:0"

    @property
    def _begins(self) -> bool:
        """Whether a word begins, which then gets a capital letter unless the player has chosen otherwise."""
        return not self.value or self.value.endswith((" ", "-"))

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        rows = PAGES[self.page]
        inner = titled_plate(ui, WIDE + 48, 108 + (len(rows) + 1) * (TALL + GAP) + 20, self.t("pad-write"))
        self._draw_line(ui, inner.row(52, 46))
        cutter = Cutter(inner.trim(top=108), GAP)
        for row, letters in enumerate(rows):
            boxes = cutter.top(TALL).columns(len(letters), GAP)
            for column, (letter, box) in enumerate(zip(letters, boxes, strict=True)):
                self._draw_key(ui, row, column, letter, box)
        for name, box in zip(FOOT, cutter.top(TALL).columns(len(FOOT), GAP), strict=True):
            self._draw_foot(ui, name, box)

    def _draw_line(self, ui: Ui, box: Region) -> None:
        ui.panel(box, Style(fill=look.SHADE, border=look.LAMP, thick=1.5))
        wide = min(box.width - 30, ui.width(self.value, look.LARGE))
        words, color = (self.value, look.BONE) if self.value else (self.line.hint, look.STEEL)
        ui.text(box.inset(14, 0), words, look.LARGE, color, cut=True)
        ui.fill(box.inset(0, 9).column(15 + wide, 2), look.LAMP)

    def _draw_key(self, ui: Ui, row: int, column: int, letter: str, box: Region) -> None:
        shown = self._shifted(letter)
        id = f"key:{row}:{column}"
        focused = ui.spot(Spot(id, box, lambda: self._write(shown), name=self.t("spoken-key", letter=shown)))
        fill = look.DEEP_ORANGE if focused else look.SLATE
        ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.STEEL))
        ui.text(box, shown, look.LARGE, look.BONE, face="bold", align="center")

    def _draw_foot(self, ui: Ui, name: str, box: Region) -> None:
        t = self.t
        match name:
            case "shift":
                button(ui, "key:shift", box, self._shifted("abc"), self._shift, chosen=self.is_shifted, pad="y",
                       help=t("pad-capitals"))
            case "page":
                button(ui, "key:page", box, "äé…" if self.page == 0 else "abc", self._turn_page, pad="r1",
                       help=t("pad-letters"))
            case "space":
                button(ui, "key:space", box, t("key-space"), lambda: self._write(" "), pad="l1", help=t("key-space"),
                       size=look.BODY)
            case "delete":
                button(ui, "key:delete", box, t("pad-delete"), self._delete, pad="x", help=t("pad-delete"),
                       size=look.BODY)
            case "done":
                button(ui, "key:done", box, t("pad-done"), self._finish, kind="primary", pad="start",
                       help=t("pad-done"), size=look.BODY)

    # --- What it does ---------------------------------------------------------------------------------------

    def _shifted(self, letter: str) -> str:
        return letter.upper() if self.is_shifted and letter != "ß" else letter

    def _write(self, letters: str) -> None:
        self.value = (self.value + letters)[:self.line.most]
        self.is_shifted = self._begins
        self.changed()

    def _delete(self) -> None:
        self.value = self.value[:-1]
        self.is_shifted = self._begins
        self.changed()

    def _shift(self) -> None:
        self.is_shifted = not self.is_shifted
        self.changed()

    def _turn_page(self) -> None:
        self.page = (self.page + 1) % len(PAGES)
        self.changed()

    def _finish(self) -> None:
        self.app.pop()
        self.line.take(self.value)

    def typing(self, event: pygame.event.Event) -> bool:
        """Write with a real keyboard too."""
        if event.type == pygame.TEXTINPUT:
            self._write("".join(letter for letter in event.text if letter.isprintable()))
            return True
        if event.key == pygame.K_BACKSPACE:
            self._delete()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._finish()
            return True
        return bool(event.unicode and event.unicode.isprintable())
