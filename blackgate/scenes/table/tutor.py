"""The tutor's question: what the player means to do, and what would be better and why. The player may insist."""

from collections.abc import Callable
from typing import Final

from ...kit import look
from ...kit.look import Color
from ...kit.scene import Host, Scene
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import plate
from ...words.coach import percent
from ..parts.chances import band, draw_chance
from ..parts.backdrop import draw_portrait
from .hint_panel import Listed

TEACHER: Final = "professor"        # Ines, who also speaks in the lessons
WIDE: Final = 720.0
FOOT: Final = 58.0


class TutorQuestion(Scene):
    name = "tutor"
    overlay = True
    first_focus = "tutor:better"

    def __init__(
        self, app: Host, meant: Listed, better: Listed, insist: Callable[[], None], take: Callable[[], None],
        think: Callable[[], None],
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
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height), look.LAMP)
        portrait = (x + 24, y + 18, side / 1.1, side)
        draw_portrait(ui, TEACHER, portrait, look.LAMP, thick=2.5, corner=5)
        left = portrait[0] + portrait[2] + 18
        room = x + width - left - 24
        said = min(side - 44, ui.paragraph_height(words, room, look.LABEL))
        head = portrait[1] + max(0.0, side - 44 - said) / 2 - 4
        ui.text((left, head, room, 42), self.t("tutor-title"), look.HEADING, look.LAMP, face="scratched")
        ui.paragraph((left, head + 44, room, said + 2), words, look.LABEL, look.BONE)
        top = y + 18 + side + 14
        card = min(tall, height - side - FOOT - 48)
        self._card(ui, (x + 24, top, half, card), "tutor-meant", self.meant, look.LIGHT_STEEL, look.STEEL)
        self._card(ui, (x + 38 + half, top, half, card), "tutor-better", self.better, look.LAMP, look.ORANGE)
        self._answers(ui, (x + 24, y + height - FOOT, inner, 44))

    def _card(self, ui: Ui, box: Box, title: str, listed: Listed, edge: Color, color: Color) -> None:
        x, y, width, height = box
        ui.panel(box, Style(fill=(24, 24, 28), border=edge, thick=1.5, round=8))
        ui.text((x + 12, y + 6, width - 24, 20), self.t(title), look.SMALL, edge, face="bold")
        aside = 66.0
        label = ui.paragraph_height(listed.label, width - 24 - aside, look.LABEL, "bold")
        ui.paragraph((x + 12, y + 26, width - 24 - aside, label + 4), listed.label, look.LABEL, face="bold")
        ui.text((x + width - aside - 10, y + 18, aside, 34), percent(ui.t, listed.chance.win), 26, edge, face="bold",
                align="right")
        row = y + 34 + max(label, 22.0)
        said = band(ui.t, listed.chance)
        wide = min(width * 0.4, ui.width(said, look.SMALL) + 8)
        draw_chance(ui, (x + 12, row, width - 30 - wide, 8), listed.chance, color)
        ui.text((x + width - wide - 12, row - 6, wide, 20), said, look.SMALL, look.DIM_BONE, align="right")
        below = row + 16
        ui.paragraph((x + 12, below, width - 24, y + height - below - 6), listed.why, look.BODY, look.PAPER_SHADE)

    def _answers(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        answers = (
            ("better", "tutor-take", self._take, "primary"), ("think", "tutor-think", self._think, "plain"),
            ("insist", "tutor-insist", self._insist, "quiet"),
        )
        share = (width - 20) / 3
        for place, (id, label, do, kind) in enumerate(answers):
            button(ui, f"tutor:{id}", (x + place * (share + 10), y, share, height), self.t(label),
                   lambda do=do: self._answer(do), kind=kind, size=look.BODY)      # type: ignore[misc, arg-type]

    def _answer(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()

    def back(self) -> None:
        """Escape means: think again."""
        self._answer(self._think)


def _card_height(ui: Ui, listed: Listed, width: float) -> float:
    label = max(22.0, ui.paragraph_height(listed.label, width - 90, look.LABEL, "bold"))
    return 34 + label + 16 + ui.paragraph_height(listed.why, width - 24, look.BODY) + 10
