"""Cards that can be read: a card that shows its text when pointed at, and a closer look at cards, piles and players."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.scene import Host, Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.card import RATIO, Face, draw_card, draw_copies, showing
from ...offers.spoken import face_about, several

LARGE: Final = (280.0, 250.0, 220.0, 190.0)       # widths of cards, if there is room
LookCloser = Callable[[Face], None]


@dataclass(frozen=True)
class CardGroup:
    """Cards under a heading, each with its number of copies."""

    title: str
    cards: tuple[tuple[Face, int], ...]
    empty: str = ""


class CloserLook(Scene):
    name = "closer"
    overlay = True

    def __init__(self, app: Host, title: str, words: str, groups: list[CardGroup], portrait: str = "") -> None:
        super().__init__(app)
        self.title = title
        self.words = words
        self.groups = groups
        self.portrait = portrait
        self.focus = "closer:close"

    def draw(self, ui: Ui) -> None:
        number = sum(len(group.cards) for group in self.groups)
        single = number == 1 and len(self.groups) == 1
        width = min(ui.w - 30, 340.0 if single and not self.words else 900.0)
        height = ui.h - 24 if number > 4 or self.words else min(ui.h - 24, 520.0)
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        ui.panel((x, y, width, height), Style(fill=look.SHADE, border=look.STEEL, thick=1.5, round=10, shadow=True))
        ui.text((x + 20, y + 6, width - 40, 40), self.title, look.HEADING, face="scratched", align="center")
        area = (x + 12, y + 52, width - 24, height - 104)
        content = self._measure(ui, area[2], single, area[3])
        with ui.scroll("closer", area, content) as offset:
            self._draw_inside(ui, area[0], area[1] - offset, area[2], single, area[3])
        button(ui, "closer:close", (x + width / 2 - 90, y + height - 46, 180, 36), self.t("common-close"), self.back)

    def _card_width(self, ui: Ui, width: float, single: bool, tall: float) -> float:
        """As wide as all of them fit without scrolling, within limits."""
        if single and not self.words:
            return min(width - 20, (tall - 12) / RATIO)
        smallest = min(190.0, max(140.0, width / 5 - 12))
        return next((wide for wide in LARGE if self._height(ui, width, wide) <= tall), smallest)

    def _measure(self, ui: Ui, width: float, single: bool, tall: float) -> float:
        return self._height(ui, width, self._card_width(ui, width, single, tall))

    def _height(self, ui: Ui, width: float, wide: float) -> float:
        """Return how tall everything is with cards of that width."""
        total = self._words_height(ui, width)
        each = max(1, int((width + 10) / (wide + 10)))
        for group in self.groups:
            rows = -(-len(group.cards) // each)
            total += (28 if group.title else 0) + (rows * (wide * RATIO + 12) if rows else 26)
        return total

    def _words_height(self, ui: Ui, width: float) -> float:
        if not self.words and not self.portrait:
            return 0.0
        room = width - (130 if self.portrait else 0)
        return max(ui.paragraph_height(self.words, room, look.LABEL) + 14, 150.0 if self.portrait else 0.0)

    def _draw_inside(self, ui: Ui, x: float, y: float, width: float, single: bool, tall: float) -> None:
        used = self._words_height(ui, width)
        if self.portrait:
            emblem = self.portrait.startswith("gangs/")         # These are black on paper; here the background is dark.
            ui.image(self.portrait, (x + 4, y, 115, 138), look.BONE if emblem else None)
        if self.words:
            left = 130.0 if self.portrait else 0.0
            ui.paragraph((x + left, y + 4, width - left - 12, used), self.words, look.LABEL)
        y += used
        wide = self._card_width(ui, width, single, tall)
        high = wide * RATIO
        each = max(1, int((width + 10) / (wide + 10)))
        index = 0
        for group in self.groups:
            if group.title:
                ui.text((x + 4, y, width - 8, 24), group.title, look.LABEL, look.LAMP, face="bold")
                y += 28
            if not group.cards:
                ui.text((x + 4, y, width - 8, 22), group.empty, look.BODY, look.DIM_BONE, face="italic", cut=True)
                y += 26
            for position, (face, number) in enumerate(group.cards):
                column, row = position % each, position // each
                across = min(each, len(group.cards) - row * each)
                left = x + (width - (across * (wide + 10) - 10)) / 2 + column * (wide + 10)
                box = (left, y + row * (high + 12), wide, high)
                ui.spot(Spot(f"closer:{index}", box, name=_called(ui, group, face), value=several(ui.t, number),
                             about=face_about(ui.t, face)))
                index += 1
                if ui.is_visible(box):
                    draw_card(ui, face, box)
                    draw_copies(ui, (left + wide - 40, box[1] + 36, 34.0, 24.0), number)
            rows = -(-len(group.cards) // each)
            y += rows * (high + 12)


def look_closer(app: Host, *cards: Face, title: str = "") -> None:
    """Show cards large, under a title or their own."""
    app.push(CloserLook(app, title or cards[0].title, "", [CardGroup("", tuple((face, 1) for face in cards))]))


def _called(ui: Ui, group: CardGroup, face: Face) -> str:
    """Return the card's title with its heading: the same card may be known in a hand and lie in a tunnel."""
    return ui.t("spoken-of", what=group.title, name=face.title) if group.title else face.title


def draw_readable(
    ui: Ui, id: str, face: Face, box: Region, look_closer: LookCloser, *, glow: look.Color | None = None,
    called: str = "", visible: float | None = None,
) -> None:
    """Draw the card. `visible` is the width that another card leaves free.

    The spot's id ends with the name of the card, so that F1 opens the rules there (`topics`).
    """
    seen = box if visible is None else box.column(0, visible)
    lit = ui.spot(Spot(f"{id}:{card_name(face)}", seen, help=face.title, shows=(showing(face),),
                       context=lambda: look_closer(face), name=called or face.title,
                       about=lambda: face_about(ui.t, face)))
    draw_card(ui, face, box, glow=look.BONE if lit else glow, visible=visible)


def card_name(face: Face) -> str:
    """Return the name that the pack gives the card."""
    return face.art.rpartition("/")[2]
