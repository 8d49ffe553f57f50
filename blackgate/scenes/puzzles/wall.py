"""Night escapes: a wall of cell windows, a row for each grade. A lit window is a solved puzzle."""

from collections import Counter
from datetime import date
from functools import partial
from typing import Final

from ...coach.puzzles.puzzle import GRADES, Puzzle
from ...coach.puzzles.shipped import shipped_puzzles, tonights
from ...keep.achievements import today
from ...keep.puzzle_progress import LUCKY, SOLVED, TRIED, UNTRIED, WITH_HINTS, PuzzleTries, load_puzzle_progress
from ...kit import look
from ...kit.layout import Region
from ...kit.look import Color
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import HEAD, beside_heading
from ...words.teller import Teller
from ..screen_host import ScreenHost, Screen, opened_by
from ..parts.backdrop import draw_titled_wall
from ..screens import OpenPuzzles
from .puzzle_words import goal_words
from .puzzle_table import PuzzleTable

FOOT: Final = 96.0
LEGEND: Final = 26.0            # height of the row that explains the colours of the windows
GAP: Final = 8.0
LABEL: Final = 236.0            # width of a grade's name, if there is room
DARK: Final = (24, 27, 36)
GLOW: Final[dict[int, Color]] = {
    UNTRIED: DARK, TRIED: (44, 46, 56), LUCKY: (92, 70, 44), WITH_HINTS: (196, 150, 74), SOLVED: look.LAMP,
}


@opened_by(OpenPuzzles)
class PuzzleWall(Screen):
    name = "puzzles"

    def __init__(self, app: ScreenHost, day: date | None = None) -> None:
        super().__init__(app)
        self.puzzles = shipped_puzzles()
        self.nights = load_puzzle_progress()
        # the length of the longest row
        self._widest = max(Counter(puzzle.grade for puzzle in self.puzzles).values(), default=1)
        self.day = day or today()
        self.tonight = tonights(self.day, self.nights.solved)

    def enter(self) -> None:
        self.focus = "tonight" if self.tonight else "back"
        if self.nights.problem:
            self.app.say(self.t(self.nights.problem))

    def resume(self) -> None:
        self.nights = load_puzzle_progress()
        self.tonight = tonights(self.day, self.nights.solved)

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_titled_wall(ui, self.t("puzzles-title"), self.back)
        self._draw_tonight(ui)
        room = ui.whole.inset(14, 0)
        for grade, row in enumerate(room.trim(top=HEAD + 12, bottom=FOOT).rows(GRADES), 1):
            puzzles = [puzzle for puzzle in self.puzzles if puzzle.grade == grade]
            self._draw_grade(ui, row.trim(bottom=GAP), grade, puzzles)
        self._draw_foot(ui, room.row(2 - FOOT, FOOT - LEGEND - 6))
        self._draw_legend(ui, room.row(-LEGEND, LEGEND - 4))

    def _draw_tonight(self, ui: Ui) -> None:
        if self.tonight is None:
            return
        is_out = self.nights.of(self.tonight.name).is_solved
        label = self.t("puzzles-tonight-done" if is_out else "puzzles-tonight")
        place = beside_heading(ui, min(300.0, ui.w * 0.32), height=36)
        button(ui, "tonight", place, label, partial(self._open, self.tonight), key="t", kind="primary",
               help=self.t("puzzles-tonight-help"), about=partial(self._heading, self.tonight))

    def _draw_grade(self, ui: Ui, box: Region, grade: int, row: list[Puzzle]) -> None:
        wide = min(LABEL, box.width * 0.24)
        done = sum(self.nights.of(puzzle.name).is_solved for puzzle in row)
        ui.panel(box, Style(fill=(*look.NIGHT, 150), round=6))
        label = box.column(10, wide - 14)
        name, count = self.t(f"puzzles-grade-{grade}"), self.t("puzzles-count", done=done, all=len(row))
        ui.quiet.update((name, count))          # The row of windows is called so.
        ui.text(label.row(2, box.height * 0.55), name, look.LABEL, face="bold")
        ui.text(label.row(box.height * 0.52, box.height * 0.42), count, look.SMALL, look.DIM_BONE)
        if not row:
            return
        each = min((box.width - wide - 6) / self._widest, (box.height - 6) * 1.05)
        side = min(each - 6, box.height - 8)
        with ui.group(f"grade:{grade}", called=f"{name}: {count}"):
            for number, puzzle in enumerate(row):
                self._draw_window(ui, box.column(wide + number * each, side).middle(height=side), puzzle, number + 1)

    def _draw_window(self, ui: Ui, box: Region, puzzle: Puzzle, number: int) -> None:
        night = self.nights.of(puzzle.name)
        focused = ui.spot(Spot(f"puzzle:{puzzle.name}", box, partial(self._open, puzzle),
                               help=partial(self._heading, puzzle), name=self.t("spoken-window", number=number),
                               about=lambda: f"{self._heading(puzzle)}\n{self._so_far(night)}"))
        is_tonights = puzzle is self.tonight
        edge = look.BONE if focused else look.ORANGE if is_tonights else look.STEEL
        ui.panel(box, Style(fill=GLOW[night.best], border=edge, thick=2.5 if focused or is_tonights else 1.5,
                            round=4))
        ui.image("ornaments/bars", box.inset(3))
        if night.is_solved and box.width > 20:
            side = min(16.0, box.width * 0.42)
            ui.image("tokens/check", box.inset(2).column(-side).row(-side), look.INK)

    def _draw_foot(self, ui: Ui, box: Region) -> None:
        ui.panel(box, Style(fill=(*look.NIGHT, 225), border=look.BRICK, round=8))
        puzzle = self._focused()
        inner = box.inset(16, 6)
        if puzzle is None:
            ui.paragraph(inner, self.t("puzzles-about"), look.LABEL, look.DIM_BONE, align="center", middle=True)
            return
        half = inner.height / 2
        ui.text(inner.row(0, half), self._heading(puzzle), look.LABEL, look.LAMP, face="bold")
        ui.text(inner.row(half - 1, half), self._so_far(self.nights.of(puzzle.name)), look.BODY, look.DIM_BONE)

    def _draw_legend(self, ui: Ui, box: Region) -> None:
        """Draw the meaning of the windows' colours."""
        ui.panel(box, Style(fill=(*look.NIGHT, 150), round=6))
        for place, (best, color) in zip(box.inset(8, 0).columns(len(GLOW)), GLOW.items(), strict=True):
            ui.panel(place.column(0, 16).middle(height=16), Style(fill=color, border=look.STEEL, round=4))
            words = self.t(f"puzzles-legend-{best}")
            ui.quiet.add(words)
            ui.text(place.trim(left=22, right=4), words, look.SMALL, look.DIM_BONE)

    def _focused(self) -> Puzzle | None:
        name = (self.focus or "").removeprefix("puzzle:")
        if self.focus == "tonight":
            return self.tonight
        return next((puzzle for puzzle in self.puzzles if puzzle.name == name), None)

    def _heading(self, puzzle: Puzzle) -> str:
        teller = Teller(self.t, puzzle.notation.pack, [""] * puzzle.game.players)
        return self.t("puzzles-heading", motif=self.t(f"puzzles-motif-{puzzle.motif}"),
                      goal=goal_words(self.t, puzzle, teller))

    def _so_far(self, night: PuzzleTries) -> str:
        if not night.tries:
            return self.t("puzzles-untried")
        return self.t(f"puzzles-so-far-{night.best}", tries=night.tries, hints=night.hints)

    # --- What it does ---------------------------------------------------------------------------------------

    def _open(self, puzzle: Puzzle) -> None:
        self.app.push(PuzzleTable(self.app, puzzle))
