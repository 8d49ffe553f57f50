"""Small overlays: a question with its answers."""

from collections.abc import Callable
from functools import partial

from .. import look
from ..scene import Host, Scene
from ..ui import Style, Ui
from .buttons import Kind, button

Answer = tuple[str, str, Callable[[], None], Kind]      # id, label, what it does, how it looks


class Dialog(Scene):
    """A sentence or two and a row of answers. Escape takes the last one."""

    name = "dialog"
    overlay = True

    def __init__(self, app: Host, title: str, words: str, answers: list[Answer]) -> None:
        super().__init__(app)
        self.title = title
        self.words = words
        self.answers = answers
        self.focus = f"answer:{answers[0][0]}"

    def draw(self, ui: Ui) -> None:
        width = min(560.0, ui.w - 40)
        tall = ui.paragraph_height(self.words, width - 48, look.LABEL)
        wanted = [ui.width(label, look.LABEL, "bold") + 44 for _, label, _, _ in self.answers]
        stacked = sum(wanted) + 10 * (len(wanted) - 1) > width - 48
        rows = len(self.answers) if stacked else 1
        height = min(ui.h - 20, 76 + tall + rows * 48 + 14)
        box = ui.whole.middle(width, height)
        ui.panel(box, Style(fill=look.SHADE, border=look.ORANGE, thick=1.5, round=10, shadow=True))
        inner = box.inset(24, 0)
        ui.text(inner.row(12, 40), self.title, look.HEADING, look.BONE, face="scratched", align="center")
        ui.paragraph(inner.row(58, height - 76 - rows * 48), self.words, look.LABEL, align="center")
        foot = inner.row(-rows * 48 - 8, rows * 48)
        boxes = [row.row(0, 40) for row in foot.rows(rows)] if stacked else foot.row(0, 40).columns(len(wanted), 10)
        for (id, label, do, kind), place in zip(self.answers, boxes, strict=True):
            button(ui, f"answer:{id}", place, label, partial(self._answer, do), kind=kind)

    def _answer(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()

    def back(self) -> None:
        self._answer(self.answers[-1][2])
