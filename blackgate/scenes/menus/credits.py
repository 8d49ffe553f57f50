"""Credits: what the game is, whose work it stands on, and every licence in its own words."""

from functools import partial
from typing import Final

from ...disk.licences import OURS, Work, text_of, works
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import band, halves, plate
from ..doors import Doors, Screen, opens
from ..parts.backdrop import draw_wall
from ..screens import OpenCredits

PARAGRAPHS: Final = (
    ("game", "tokens/spade"), ("art", "tokens/eye"), ("sound", "tokens/speaker"), ("fonts", "tokens/book"),
    ("thanks", "tokens/hand"),
)
ROW: Final = 46.0


class Credits(Screen):
    name = "credits"

    def __init__(self, app: Doors) -> None:
        super().__init__(app)
        self.works = works()
        self.focus = "work:0"

    def draw(self, ui: Ui) -> None:
        draw_wall(ui)
        band(ui, self.t("credits-title"), self.back, help=self.t("common-back"))
        left, right = halves(ui)
        self._words(ui, left)
        self._works(ui, right)

    def _words(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        column = width - 84
        texts = [(icon, self.t(f"credits-{name}-title"), self.t(f"credits-{name}")) for name, icon in PARAGRAPHS]
        heights = [ui.paragraph_height(words, column, look.LABEL) + 62 for _, _, words in texts]
        area = (x + 4, y + 8, width - 8, height - 16)
        with ui.scroll("words", area, sum(heights)) as offset:
            top = area[1] - offset
            for number, ((icon, title, words), tall) in enumerate(zip(texts, heights, strict=True)):
                ui.spot(Spot(f"credits:{number}", (x + 10, top, width - 24, tall - 8)))
                if ui.is_visible((x, top, width, tall)):
                    ui.image(icon, (x + 18, top + 6, 34, 34), look.ORANGE)
                    ui.text((x + 64, top, column, 44), title, look.HEADING - 4, look.LAMP, face="scratched")
                    ui.paragraph((x + 64, top + 46, column, tall - 54), words, look.LABEL)
                top += tall

    def _works(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        ui.text((x + 18, y + 4, width - 36, 44), self.t("credits-works"), look.HEADING - 4, look.LAMP, face="scratched")
        area = (x + 6, y + 50, width - 12, height - 58)
        with ui.scroll("works", area, len(self.works) * ROW) as offset:
            for number, work in enumerate(self.works):
                row = (x + 12, area[1] + number * ROW - offset, width - 30, ROW - 6)
                focused = ui.spot(Spot(f"work:{number}", row, partial(self._open, work), help=self.t("credits-read")))
                if not ui.is_visible(row):
                    continue
                ui.panel(row, Style(fill=look.SLATE if focused else look.SHADE, border=look.STEEL))
                left, room = row[0] + 12, row[2] - 24
                ui.text((left, row[1], room * 0.58, row[3]), f"{work.name} {work.version}", look.BODY, face="bold",
                        cut=True)
                ui.text((left + room * 0.6, row[1], room * 0.4, row[3]), work.licence, look.BODY, look.DIM_BONE,
                        align="right", cut=True)

    def _open(self, work: Work) -> None:
        self.app.push(Licence(self.app, work))


class Licence(Screen):
    """A licence as it was written: never translated."""

    name = "licence"
    overlay = True
    first_focus = "licence:text"

    def __init__(self, app: Doors, work: Work) -> None:
        super().__init__(app)
        self.work = work
        self.text = text_of(work)
        self._rows: tuple[tuple[int, int], list[str]] | None = None

    def draw(self, ui: Ui) -> None:
        width, height = min(860.0, ui.w - 32), ui.h - 28
        x, y = (ui.w - width) / 2, 14.0
        plate(ui, (x, y, width, height))
        ui.text((x + 24, y + 6, width - 48, 44), self.work.name, look.HEADING, face="scratched")
        about = self.work.licence if self.work.name == OURS else f"{self.work.licence}   {self.work.home}"
        ui.text((x + 24, y + 48, width - 48, 22), about, look.BODY, look.LAMP, cut=True)
        area = (x + 20, y + 78, width - 40, height - 136)
        rows = self._wrapped(ui, width - 64)
        step = ui.line_height(look.BODY)
        with ui.scroll("licence", area, step * len(rows)) as offset:
            ui.spot(Spot("licence:text", (area[0], area[1] + 6, area[2], area[3] - 12), nudge=self._leaf))
            first = max(0, int(offset / step))
            for number in range(first, min(len(rows), first + int(area[3] / step) + 2)):
                place = (area[0] + 6, area[1] + number * step - offset, area[2] - 20, step)
                ui.text(place, rows[number], look.BODY, look.DIM_BONE, cut=True)
        button(ui, "licence:close", (x + width / 2 - 90, y + height - 48, 180, 38), self.t("common-close"), self.back)

    def _wrapped(self, ui: Ui, width: float) -> list[str]:
        key = ui.px(width), ui.size(look.BODY)
        if self._rows is None or self._rows[0] != key:
            words = (self.text or self.t("credits-no-text")).replace("\r", "").replace("\t", "    ").replace("\f", "")
            self._rows = key, ui.shelf.fonts.wrapped(words, "text", key[1], key[0])
        return self._rows[1]

    def _leaf(self, by: int) -> None:
        self.app.scroll("licence", by * 200.0)


@opens(OpenCredits)
def _open(app: Doors, request: OpenCredits) -> None:
    app.push(Credits(app))
