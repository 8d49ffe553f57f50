"""The tutor's question: what the player means to do, and what would be better and why. The player may insist."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.look import Color
from ...kit.scene import Host, Scene
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import plate
from ...words.coach import percent
from ..parts.chances import band_words, draw_chance
from ..parts.backdrop import draw_portrait
from .hint_panel import ListedOption

TEACHER: Final = "professor"        # Ines, who also speaks in the lessons
WIDE: Final = 720.0
FOOT: Final = 58.0


class TutorQuestion(Scene):
    name = "tutor"
    overlay = True
    first_focus = "tutor:better"

    def __init__(
        self, app: Host, meant: ListedOption, better: ListedOption, insist: Callable[[], None],
        take: Callable[[], None], think: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.meant = meant
        self.better = better
        self._insist, self._take, self._think = insist, take, think

    def draw(self, ui: Ui) -> None:
        width = min(WIDE, ui.w - 32)
        words = self.t("tutor-words", points=round(100 * (self.better.chance.win - self.meant.chance.win)))
        side = min(104.0, ui.h * 0.17)
        inner = width - 48
        half = (inner - 14) / 2
        tall = max(_card_height(ui, self.meant, half), _card_height(ui, self.better, half))
        height = min(ui.h - 16, 22 + side + 14 + tall + FOOT + 12)
        box = ui.whole.middle(width, height)
        plate(ui, box, look.LAMP)
        whole = box.inset(24, 18)
        portrait = whole.row(0, side).column(0, side / 1.1)
        draw_portrait(ui, TEACHER, portrait, look.LAMP, thick=2.5, corner=5)
        beside = whole.trim(left=portrait.width + 18)
        said = min(side - 44, ui.paragraph_height(words, beside.width, look.LABEL))
        beside = beside.trim(top=max(0.0, side - 44 - said) / 2 - 4)
        ui.text(beside.row(0, 42), self.t("tutor-title"), look.HEADING, look.LAMP, face="scratched")
        ui.paragraph(beside.row(44, said + 2), words, look.LABEL, look.BONE)
        meant, better = whole.row(side + 14, min(tall, height - side - FOOT - 48)).columns(2, 14)
        self._card(ui, meant, "tutor-meant", self.meant, look.LIGHT_STEEL, look.STEEL)
        self._card(ui, better, "tutor-better", self.better, look.LAMP, look.ORANGE)
        self._answers(ui, box.inset(24, 0).row(-FOOT, 44))

    def _card(self, ui: Ui, box: Region, title: str, listed: ListedOption, edge: Color, color: Color) -> None:
        ui.panel(box, Style(fill=(24, 24, 28), border=edge, thick=1.5, round=8))
        inner, aside = box.inset(12, 0), 66.0
        ui.text(inner.row(6, 20), self.t(title), look.SMALL, edge, face="bold")
        words = inner.trim(right=aside)
        label = ui.paragraph_height(listed.label, words.width, look.LABEL, "bold")
        ui.paragraph(words.row(26, label + 4), listed.label, look.LABEL, face="bold")
        ui.text(box.column(-aside - 10, aside).row(18, 34), percent(ui.t, listed.chance.win), 26, edge, face="bold",
                align="right")
        bar = inner.row(34 + max(label, 22.0), 8)
        said = band_words(ui.t, listed.chance)
        wide = min(box.width * 0.4, ui.width(said, look.SMALL) + 8)
        draw_chance(ui, bar.trim(right=wide + 6), listed.chance, color)
        ui.text(bar.column(-wide).inset(0, -6), said, look.SMALL, look.DIM_BONE, align="right")
        ui.paragraph(inner.trim(top=bar.bottom + 8 - box.y, bottom=6), listed.why, look.BODY, look.PAPER_SHADE)

    def _answers(self, ui: Ui, box: Region) -> None:
        answers = (
            ("better", "tutor-take", self._take, "primary"), ("think", "tutor-think", self._think, "plain"),
            ("insist", "tutor-insist", self._insist, "quiet"),
        )
        for place, (id, label, do, kind) in zip(box.columns(3, 10), answers, strict=True):
            button(ui, f"tutor:{id}", place, self.t(label), partial(self._answer, do), kind=kind,  # type: ignore[arg-type]
                   size=look.BODY)

    def _answer(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()

    def back(self) -> None:
        """Escape means: think again."""
        self._answer(self._think)


def _card_height(ui: Ui, listed: ListedOption, width: float) -> float:
    label = max(22.0, ui.paragraph_height(listed.label, width - 90, look.LABEL, "bold"))
    return 34 + label + 16 + ui.paragraph_height(listed.why, width - 24, look.BODY) + 10
