"""How a try ended: told by the decisions, not by the dice."""

from ...coach.puzzles.trying import SOLVED, UNLUCKY
from ...kit import look
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import plate
from ..doors import Doors, Screen
from .goals import percent
from .trial import Trial


class Result(Screen):
    """Lies over the table as it was left."""

    name = "night_result"
    overlay = True

    def __init__(self, app: Doors, night: Trial) -> None:
        super().__init__(app)
        self.night = night
        verdict = night.attempt.verdict
        self.is_good = night.is_shown or verdict in (SOLVED, UNLUCKY)
        self.focus = "result:out" if self.is_good else "result:again"

    @property
    def ending(self) -> str:
        return "shown" if self.night.is_shown else self.night.attempt.verdict

    def words(self) -> list[str]:
        """What happened, what it was worth, and what would have been worth more."""
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
        tall = [ui.paragraph_height(line, width - 56, look.LABEL) + 8 for line in words]
        height = min(ui.h - 16, 84 + sum(tall) + 64)
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height), look.MOSS if self.is_good else look.ORANGE)
        ui.text((x + 20, y + 10, width - 40, 46), self.t(f"puzzles-{self.ending}"), look.HEADING, face="scratched",
                align="center")
        top = y + 66
        for line, high in zip(words, tall, strict=True):
            ui.paragraph((x + 28, top, width - 56, high), line, look.LABEL, align="center")
            top += high
        answers = [("again", "puzzles-again", self._again), ("show", "puzzles-solution", self._show),
                   ("out", "puzzles-out", self._out)]
        share = (width - 40 - 20) / 3
        for number, (id, key, do) in enumerate(answers):
            kind = "primary" if self.focus_home == id else "plain"
            button(ui, f"result:{id}", (x + 20 + number * (share + 10), y + height - 56, share, 40), self.t(key), do,
                   kind=kind, size=look.BODY)       # type: ignore[arg-type]

    @property
    def focus_home(self) -> str:
        return "out" if self.is_good else "again"

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
