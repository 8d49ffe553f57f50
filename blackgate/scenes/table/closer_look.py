"""Cards that can be read: a card that shows its text when pointed at, and a closer look at cards, piles and players."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.scene import Host, Scene
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.card import RATIO, Face, draw_card, draw_copies, beside_help
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
        box = ui.whole.middle(width, height)
        ui.panel(box, Style(fill=look.SHADE, border=look.STEEL, thick=1.5, round=10, shadow=True))
        ui.text(box.inset(20, 0).row(6, 40), self.title, look.HEADING, face="scratched", align="center")
        area = box.trim(12, 52, 12, 52)
        wide = self._card_width(ui, area, single)
        with ui.scroll("closer", area, self._height(ui, area.width, wide)) as offset:
            self._draw_inside(ui, area.moved(down=-offset), wide)
        button(ui, "closer:close", box.row(-46, 36).middle(180), self.t("common-close"), self.back)

    def _card_width(self, ui: Ui, area: Region, single: bool) -> float:
        """As wide as all of them fit without scrolling, within limits."""
        if single and not self.words:
            return min(area.width - 20, (area.height - 12) / RATIO)
        smallest = min(190.0, max(140.0, area.width / 5 - 12))
        return next((wide for wide in LARGE if self._height(ui, area.width, wide) <= area.height), smallest)

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

    def _draw_inside(self, ui: Ui, box: Region, wide: float) -> None:
        rows = Cutter(box)
        head = rows.top(self._words_height(ui, box.width))
        if self.portrait:
            emblem = self.portrait.startswith("gangs/")         # These are black on paper; here the background is dark.
            ui.image(self.portrait, head.column(4, 115).row(0, 138), look.BONE if emblem else None)
        if self.words:
            ui.paragraph(head.trim(left=130 if self.portrait else 0, right=12).moved(down=4), self.words, look.LABEL)
        each = max(1, int((box.width + 10) / (wide + 10)))
        index = 0
        for group in self.groups:
            if group.title:
                ui.text(rows.top(28).trim(4, 0, 4, 4), group.title, look.LABEL, look.LAMP, face="bold")
            if not group.cards:
                ui.text(rows.top(26).trim(4, 0, 4, 4), group.empty, look.BODY, look.DIM_BONE, face="italic", cut=True)
            for first in range(0, len(group.cards), each):
                here = group.cards[first:first + each]
                row = rows.top(wide * RATIO, 12).middle(len(here) * (wide + 10) - 10)
                for (face, number), card in zip(here, row.columns(len(here), 10), strict=True):
                    ui.spot(Spot(f"closer:{index}", card, name=_called(ui, group, face), value=several(ui.t, number),
                                 about=face_about(ui.t, face)))
                    index += 1
                    if ui.is_visible(card):
                        draw_card(ui, face, card)
                        draw_copies(ui, card.column(-40, 34).row(36, 24), number)


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
    lit = ui.spot(Spot(f"{id}:{card_name(face)}", seen, help=face.words, shows=(beside_help(face),),
                       context=lambda: look_closer(face), name=called or face.title,
                       about=lambda: face_about(ui.t, face)))
    draw_card(ui, face, box, glow=look.BONE if lit else glow, visible=visible)


def card_name(face: Face) -> str:
    """Return the name that the pack gives the card."""
    return face.art.rpartition("/")[2]
