"""Credits: what the game is, whose work it uses, and the full text of every licence."""

from functools import partial
from typing import Final

from ...disk.licences import OURS, Work, text_of, works
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import halves, plate
from ..screen_host import ScreenHost, Screen, opened_by
from ..parts.backdrop import draw_titled_wall
from ..screens import OpenCredits

PARAGRAPHS: Final = (
    ("game", "tokens/spade"), ("art", "tokens/eye"), ("sound", "tokens/speaker"), ("fonts", "tokens/book"),
    ("thanks", "tokens/hand"),
)
ROW: Final = 40.0


@opened_by(OpenCredits)
class Credits(Screen):
    name = "credits"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.works = works()
        self.focus = "work:0"

    def draw(self, ui: Ui) -> None:
        draw_titled_wall(ui, self.t("credits-title"), self.back)
        left, right = halves(ui)
        self._words(ui, left)
        self._works(ui, right)

    def _words(self, ui: Ui, box: Region) -> None:
        column = box.width - 84
        texts = [(icon, self.t(f"credits-{name}-title"), self.t(f"credits-{name}")) for name, icon in PARAGRAPHS]
        heights = [ui.paragraph_height(words, column, look.LABEL) + 62 for _, _, words in texts]
        area = box.inset(4, 8)
        rows = ui.scroll_rows("words", area, heights)
        for number, (row, (icon, title, words)) in enumerate(zip(rows, texts, strict=True)):
            ui.spot(Spot(f"credits:{number}", row.trim(left=6, right=10, bottom=8), name=title, about=words))
            if ui.is_visible(row):
                ui.image(icon, row.column(14, 34).row(6, 34), look.ORANGE)
                right = row.column(60, column)
                ui.text(right.row(0, 44), title, look.HEADING - 4, look.LAMP, face="scratched")
                ui.paragraph(right.trim(top=46, bottom=8), words, look.LABEL)

    def _works(self, ui: Ui, box: Region) -> None:
        title = box.inset(18, 0).row(4, 44)
        ui.text(title, self.t("credits-works"), look.HEADING - 4, look.LAMP, face="scratched")
        area = box.trim(6, 50, 6, 8)
        rows = ui.scroll_rows("works", area, [ROW] * len(self.works), 6)
        for number, (place, work) in enumerate(zip(rows, self.works, strict=True)):
            row, called = place.trim(left=6, right=12), f"{work.name} {work.version}"
            focused = ui.spot(Spot(f"work:{number}", row, partial(self._open, work), help=self.t("credits-read"),
                                   name=called, about=work.licence))
            if ui.is_visible(row):
                ui.panel(row, Style(fill=look.SLATE if focused else look.SHADE, border=look.STEEL))
                inner = row.inset(12, 0)
                name, licence = inner.column(0, inner.width * 0.58), inner.column(inner.width * 0.6, inner.width * 0.4)
                ui.text(name, called, look.BODY, face="bold", cut=True)
                ui.text(licence, work.licence, look.BODY, look.DIM_BONE, align="right", cut=True)

    def _open(self, work: Work) -> None:
        self.app.push(Licence(self.app, work))


class Licence(Screen):
    """A licence in its original words; it is never translated."""

    name = "licence"
    overlay = True
    first_focus = "licence:text"

    def __init__(self, app: ScreenHost, work: Work) -> None:
        super().__init__(app)
        self.work = work
        self.text = text_of(work)
        self._rows: tuple[tuple[int, int], list[str]] | None = None

    def draw(self, ui: Ui) -> None:
        box = ui.whole.middle(min(860.0, ui.w - 32)).inset(0, 14)
        plate(ui, box)
        inner = box.inset(24, 0)
        ui.text(inner.row(6, 44), self.work.name, look.HEADING, face="scratched")
        about = self.work.licence if self.work.name == OURS else f"{self.work.licence}   {self.work.home}"
        ui.text(inner.row(48, 22), about, look.BODY, look.LAMP, cut=True)
        area = box.trim(20, 78, 20, 58)
        rows = self._wrapped(ui, box.width - 64)
        step = ui.line_height(look.BODY)
        with ui.scroll("licence", area, step * len(rows)) as offset:
            ui.spot(Spot("licence:text", area.inset(0, 6), nudge=lambda by: self.app.scroll("licence", by * 200.0)))
            column = area.trim(left=6, right=14).moved(down=-offset)
            first = max(0, int(offset / step))
            for number in range(first, min(len(rows), first + int(area.height / step) + 2)):
                ui.text(column.row(number * step, step), rows[number], look.BODY, look.DIM_BONE, cut=True)
        button(ui, "licence:close", box.row(-48, 38).middle(180), self.t("common-close"), self.back)

    def _wrapped(self, ui: Ui, width: float) -> list[str]:
        key = ui.px(width), ui.size(look.BODY)
        if self._rows is None or self._rows[0] != key:
            words = (self.text or self.t("credits-no-text")).replace("\r", "").replace("\t", "    ").replace("\f", "")
            self._rows = key, ui.cache.fonts.wrapped(words, "text", key[1], key[0])
        return self._rows[1]
