"""A puzzle on the real table: one person, one turn, a bar with goal and hints, and the result of the try."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Final

from ...coach.puzzles.puzzle import Puzzle
from ...coach.puzzles.shipped import following
from ...coach.puzzles.solver import Solver, TooLarge
from ...coach.puzzles.attempt import SOLVED, UNLUCKY, Attempt, kind_deal
from ...disk.threads import started
from ...keep.puzzle_progress import load_puzzle_progress, note_try
from ...keep.people import usual_name
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import titled_plate
from ...model.actions import Action
from ...words.coach import percent
from ..screen_host import ScreenHost, Screen
from ..table.layout import Layout
from ..table.table import Table
from .puzzle_words import STEPS, goal_words, hint

BAR: Final = 46.0
BUTTON: Final = 148.0
SHOWN_EACH: Final = 1.4         # seconds between two moves of the solution, at normal speed


class PuzzleSolving:
    """Solves the puzzle in a thread while the player looks at it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._solver = Solver(puzzle.view, puzzle.goal)
        self._thread = Thread(target=self._think, name="blackgate-puzzle", daemon=True)
        if not started(self._thread):
            self._think()

    def _think(self) -> None:
        with suppress(TooLarge):        # No shipped puzzle is too large; a caller of `solver` gets the error again.
            self._solver.solve(self._puzzle.view)

    @property
    def solver(self) -> Solver:
        """The solver with the answer. This waits for it, but not for long."""
        if self._thread.ident is not None:
            self._thread.join()
        return self._solver


class PuzzleTable(Table):
    """One try at a puzzle. `is_shown`: the solution plays itself, with lucky dice."""

    name = "puzzle"
    has_lamp = False        # A puzzle has its own hints.
    foot = BAR

    def __init__(
        self, app: ScreenHost, puzzle: Puzzle, thinking: PuzzleSolving | None = None, *, is_shown: bool = False,
        deal: int | None = None, hints: int = 0,
    ) -> None:
        self.puzzle = puzzle
        self.thinking = thinking or PuzzleSolving(puzzle)
        self.is_shown = is_shown
        self.hints = hints                  # how many hints were seen since the puzzle was opened
        self._said: tuple[int, Action] | None = None    # the last hint until the next action: its number and the move
        self.is_kept = True                 # whether the result is saved
        self._is_told = False               # whether the result has been shown
        self._rest = SHOWN_EACH
        if is_shown:
            deal = kind_deal(puzzle, self.thinking.solver)
        pack = puzzle.notation.pack
        name = usual_name(app.settings.people) or pack.inmates[puzzle.view.prisoner[puzzle.seat]].title
        self.attempt = Attempt(puzzle, self.thinking, name, deal=deal)
        super().__init__(app, self.attempt.session)
        self._is_dealt = True

    @property
    def is_mine(self) -> bool:
        return not self.is_shown and not self.attempt.is_over and super().is_mine

    @property
    def goal(self) -> str:
        return goal_words(self.t, self.puzzle, self.teller)

    # --- Time -----------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        if self.is_shown and not self.motion.is_busy:
            self._rest -= seconds * max(1, self.app.settings.bots_speed)
        super().tick(seconds)

    def _go_on(self) -> None:
        if self.attempt.is_over:
            self._tell_result()
        elif self.is_shown and self.attempt.is_asked:
            if self._rest <= 0:
                self._rest = SHOWN_EACH
                super().act(self.attempt.solution().best.action)
        else:
            super()._go_on()

    def _tell_result(self) -> None:
        """Show the result of the try once, and save it."""
        if self._is_told:
            return
        self._is_told = True
        if not self.is_shown and self.is_kept:
            self.app.keep(self.attempt, partial(
                note_try, self.puzzle.name, is_solved=self.attempt.is_solved, is_reached=self.attempt.is_reached,
                hints=self.hints))
        self.app.push(Result(self.app, self))

    # --- What the player does -------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        self._said = None
        self.attempt.judge(action)
        super().act(action)

    def hint(self) -> None:
        """Show the next hint. After a move the hints begin again."""
        if not self.is_mine:
            return
        step = self.next_hint or STEPS
        self.hints = max(self.hints, step)
        self._said = step, self.attempt.solution().best.action

    @property
    def hinted(self) -> str:
        """The last hint in words."""
        return hint(*self._said, self.view, self.teller) if self._said is not None else ""

    @property
    def next_hint(self) -> int:
        """The number of the next hint; 0 after the last one."""
        step = self._said[0] if self._said is not None else 0
        return step + 1 if step < STEPS else 0

    @property
    def following(self) -> Puzzle | None:
        return following(self.puzzle.name, load_puzzle_progress().solved)

    def go_on(self) -> None:
        puzzle = self.following
        if puzzle is not None:
            self.app.replace(PuzzleTable(self.app, puzzle))

    def again(self) -> None:
        self.app.replace(PuzzleTable(self.app, self.puzzle, self.thinking, hints=self.hints))

    def show(self) -> None:
        """Play the solution. That counts as all hints."""
        self.app.replace(PuzzleTable(self.app, self.puzzle, self.thinking, is_shown=True, hints=STEPS))

    def ask_to_show(self) -> None:
        self.app.push(Dialog(self.app, self.t("puzzles-show-title"), self.t("puzzles-show-words"), [
            ("show", self.t("puzzles-show"), self.show, "primary"),
            ("stay", self.t("puzzles-stay"), lambda: None, "quiet"),
        ]))

    def out(self) -> None:
        self.app.pop()

    def open_menu(self) -> None:
        self.app.push(Dialog(self.app, self.t("puzzles-leave-title"), self.t("puzzles-leave-words"), [
            ("again", self.t("puzzles-again"), self.again, "plain"),
            ("leave", self.t("puzzles-leave"), self.out, "danger"),
            ("stay", self.t("puzzles-stay"), lambda: None, "primary"),
        ]))

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        super().draw_over(ui, layout)
        self._draw_bar(ui, ui.whole.row(-BAR))

    def _draw_bar(self, ui: Ui, box: Region) -> None:
        """Draw the bar below the table: the goal, the last hint, and the buttons."""
        t = ui.t
        ui.panel(box, Style(fill=look.NIGHT, round=0))
        ui.fill(box.row(0, 1.5), look.BRICK)
        wide = min(BUTTON, box.width * 0.17)
        strip = Cutter(box.trim(46, 7, 6, 5), 6)
        with ui.group("night"):
            number = self.next_hint
            if self.is_shown:
                button(ui, "night:out", strip.right(wide), t("puzzles-out"), self.out, size=look.BODY)
                words = t("puzzles-shown")
            else:
                button(ui, "night:show", strip.right(wide), t("puzzles-solution"), self.ask_to_show,
                       help=t("puzzles-show-words"), size=look.BODY)
                label = t("puzzles-hint", number=number) if number else t("puzzles-no-hint")
                button(ui, "night:hint", strip.right(wide), label, self.hint, key="h",
                       enabled=bool(number) and self.is_mine, help=t("puzzles-hint-help"), size=look.BODY)
                words = self.hinted
        ui.image("tokens/lock", box.column(10, 24).row(11, 24), look.ORANGE)
        room = box.column(42, strip.rest.width)
        if not words:
            ui.text(room.trim(top=4, bottom=2), self.goal, look.LABEL, look.BONE, face="bold")
            return
        ui.text(room.row(3, 18), self.goal, look.SMALL, look.DIM_BONE, face="bold")
        ui.text(room.row(20, 24), words, look.LABEL, look.LAMP)


class Result(Screen):
    """The result over the table as it was at the end of the try."""

    name = "night_result"
    overlay = True

    def __init__(self, app: ScreenHost, night: PuzzleTable) -> None:
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
        night = self.night
        answers = [("next", "puzzles-next", night.go_on)] if self.offers_next else []
        answers += [("again", "puzzles-again", night.again), ("show", "puzzles-solution", night.show),
                    ("out", "puzzles-out", night.out)]
        for place, (id, key, do) in zip(inner.row(-56, 40).columns(len(answers), 10), answers, strict=True):
            button(ui, f"result:{id}", place, self.t(key), partial(self._leave_for, do),
                   kind="primary" if self.likely == id else "plain", size=look.BODY)

    @property
    def likely(self) -> str:
        """The answer that most players want."""
        return ("next" if self.offers_next else "out") if self.is_good else "again"

    def _leave_for(self, do: Callable[[], None]) -> None:
        self.app.pop()
        do()

    def back(self) -> None:
        self._leave_for(self.night.out)
