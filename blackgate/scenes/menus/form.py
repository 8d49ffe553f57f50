"""Sorts of screens: with lines to write in, with tabs; forms and lists, whose subclasses say what is in a row."""

from collections.abc import Callable
from typing import Final

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.text_field import TextFields
from ...kit.widgets.plates import HEAD, titled_plate
from ...model.rng import MOST_SEED
from ..screen_host import ScreenHost, Screen
from ..parts.backdrop import draw_titled_wall

GAP: Final = 8.0            # between two rows of a list
INTRO: Final = 40.0         # height of a form's introduction


class Writable(Screen):
    """A screen with lines to write in. Escape closes an open line before it leaves."""

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.text_fields = TextFields()

    def back(self) -> None:
        if self.text_fields.is_open:
            self.text_fields.close()
        else:
            self.cancel()

    def cancel(self) -> None:
        self.app.pop()

    def draw_seed(
        self, ui: Ui, id: str, box: Region, seed: int | None, take: Callable[[int | None], None], *, hint: str,
        help: str,
    ) -> None:
        """Draw a line for a seed."""
        def read(words: str) -> None:
            digits = "".join(letter for letter in words if letter in "0123456789")
            take(min(int(digits), MOST_SEED) if digits else None)

        self.text_fields.draw(ui, id, box, "" if seed is None else str(seed), read, most=len(str(MOST_SEED)),
                              hint=hint, help=help, name=self.t("setup-seed"))

    def tick(self, seconds: float) -> None:
        if self.text_fields.tick(seconds):
            self.changed()

    def touched(self, id: str | None) -> None:
        self.text_fields.touched(id)

    def typing(self, event: pygame.event.Event) -> bool:
        return self.text_fields.typing(event)


class Tabbed(Screen):
    """A screen with tabs. One of them is shown, and the shoulder buttons change to the next."""

    pages = True
    tabs: tuple[str, ...] = ()
    tab = ""                # the tab that is shown

    def turn_to(self, tab: str) -> None:
        self.tab = tab

    def turn(self, step: int) -> None:
        self.turn_to(self.tabs[(self.tabs.index(self.tab) + step) % len(self.tabs)])
        self.focus = f"tab:{self.tab}"


class Rows(Writable):
    """A title and rows, one below the other."""

    id = ""                 # the beginning of the ids of its own spots and areas
    wide = 980.0
    tall = 70.0             # height of a row, if there is room
    title_key = ""          # the key of its title

    def title(self) -> str:
        return self.t(self.title_key)

    def rows(self) -> int:
        return 1

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        raise NotImplementedError


class Form(Rows):
    """Rows on a plate over another screen, and the two answers below them."""

    overlay = True
    wide = 640.0
    tall = 58.0
    side = 20.0             # margin left and right of rows and answers
    foot = 54.0             # distance from the upper edge of the answers to the lower edge of the plate
    answer = 42.0           # height of an answer
    intro = ""              # the key of the text below the title
    yes_key = ""            # the key of the first answer

    def yes(self) -> str:
        """Return the words of the first answer."""
        return self.t(self.yes_key)

    def refusal(self) -> str:
        """Return why the first answer cannot be given now; empty if it can."""
        return ""

    def why(self) -> str:
        """What a greyed first answer says of itself."""
        return self.refusal()

    def confirm(self) -> None:
        """Do what the first answer says."""
        raise NotImplementedError

    def draw(self, ui: Ui) -> None:
        rows = self.rows()
        head = INTRO if self.intro else 0.0
        width = min(self.wide, ui.w - 40)
        tall = min(self.tall, (ui.h - 150 - head) / rows)
        height = 130 + head + tall * rows
        inner = titled_plate(ui, width, height, self.title(), side=20, head=(8, 44))
        if self.intro:
            words = inner.inset(4, 0).row(52, 44)
            ui.paragraph(words, self.t(self.intro), look.BODY, look.DIM_BONE, align="center")
        inner = inner.inset(self.side - 20, 0)
        for number, row in enumerate(inner.row(58 + head, tall * rows).rows(rows)):
            self.draw_row(ui, number, row.trim(bottom=6))
        refusal = self.refusal()
        yes, no = inner.row(-self.foot, self.answer).columns(2, 10)
        button(ui, f"{self.id}:yes", yes, self.yes(), self.confirm, kind="primary", enabled=not refusal,
               help=self.why())
        button(ui, f"{self.id}:no", no, self.t("common-cancel"), self.back)


class Listing(Rows):
    """Rows on a wall, below a heading. The list scrolls if necessary."""

    def empty(self) -> str:
        """Return the text for a list without rows."""
        raise NotImplementedError

    def draw_head(self, ui: Ui) -> None:
        """Draw what else stands beside the heading."""

    def draw(self, ui: Ui) -> None:
        draw_titled_wall(ui, self.title(), self.back)
        self.draw_head(ui)
        box = ui.whole.trim(top=HEAD + 16, bottom=12).middle(min(self.wide, ui.w - 28))
        rows = self.rows()
        if not rows:
            self._draw_empty(ui, box)
            return
        for number, row in enumerate(ui.scroll_rows(self.id, box, [self.tall] * rows, GAP)):
            self.draw_row(ui, number, row.trim(right=12))

    def _draw_empty(self, ui: Ui, box: Region) -> None:
        height = 150.0
        place = box.middle(min(560.0, box.width)).row((box.height - height) / 3, height)
        ui.panel(place, Style(fill=(*look.NIGHT, 220), border=look.BRICK, round=10))
        ui.paragraph(place.inset(24, 12), self.empty(), look.LARGE, look.DIM_BONE, align="center", middle=True)
