"""The result of a try. It judges the decisions, not the dice."""

from ...coach.puzzles.trying import SOLVED, UNLUCKY
from ...kit import look
from ...kit.layout import Cutter
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import titled_plate
from ..doors import Doors, Screen
from .goals import percent
from .trial import Trial


class Result(Screen):
    """The result over the table as it was at the end of the try."""

    name = "night_result"
    overlay = True

    def __init__(self, app: Doors, night: Trial) -> None:
        super().__init__(app)
        self.night = night
        verdict = night.attempt.verdict
        self.is_good = night.is_shown or verdict in (SOLVED, UNLUCKY)
        self.offers_next = self.is_good and night.following is not None
        self.focus = f"result:{self.likely}"

    @property
    def ending(self) -> str:
        return "shown" if self.night.is_shown else self.night.attempt.verdict

    def words(self) -> list[str]:
        """Return what happened, what chance it had, and what would have had a better one."""
        night, t = self.night, self.t
        attempt, puzzle = night.attempt, night.puzzle
        best, second = percent(t, puzzle.best / 10_000), percent(t, puzzle.second / 10_000)
        found = [t(f"puzzles-{self.ending}-words", chance=best)]
        slip = attempt.slip
        if slip is not None and not night.is_shown:
            found.append(t("puzzles-slip", chance=percent(t, slip.chance), best=percent(t, slip.best)))
        elif puzzle.best:
            found.append(t("puzzles-margin", best=best, second=second))
        if self.is_good and not night.is_shown and night.hints:
            found.append(t("puzzles-hinted", count=night.hints))
        return found

    def draw(self, ui: Ui) -> None:
        width = min(620.0, ui.w - 40)
        words = self.words()
        heights = [ui.paragraph_height(line, width - 56, look.LABEL) + 8 for line in words]
        height = min(ui.h - 16, 84 + sum(heights) + 64)
        edge = look.MOSS if self.is_good else look.ORANGE
        inner = titled_plate(ui, width, height, self.t(f"puzzles-{self.ending}"), side=20, head=(10, 46), edge=edge)
        rows = Cutter(inner.inset(8, 0).trim(top=66))
        for line, tall in zip(words, heights, strict=True):
            ui.paragraph(rows.top(tall), line, look.LABEL, align="center")
        answers = [("next", "puzzles-next", self._next)] if self.offers_next else []
        answers += [("again", "puzzles-again", self._again), ("show", "puzzles-solution", self._show),
                    ("out", "puzzles-out", self._out)]
        for place, (id, key, do) in zip(inner.row(-56, 40).columns(len(answers), 10), answers, strict=True):
            button(ui, f"result:{id}", place, self.t(key), do, kind="primary" if self.likely == id else "plain",
                   size=look.BODY)

    @property
    def likely(self) -> str:
        """The answer that most players want."""
        return ("next" if self.offers_next else "out") if self.is_good else "again"

    def _next(self) -> None:
        self.app.pop()
        self.night.go_on()

    def _again(self) -> None:
        self.app.pop()
        self.night.again()

    def _show(self) -> None:
        self.app.pop()
        self.night.show()

    def _out(self) -> None:
        self.app.pop()
        self.night.out()

    def back(self) -> None:
        self._out()
