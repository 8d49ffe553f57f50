"""A puzzle on the real table: one person, one turn, and a bar below it with the goal, hints and the way out."""

from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Final

from ...coach.puzzles.puzzle import Puzzle
from ...coach.puzzles.shipped import following
from ...coach.puzzles.solver import Solver, TooLarge
from ...coach.puzzles.trying import Attempt, kind_deal
from ...disk.threads import started
from ...keep.puzzle_progress import load_puzzle_progress, note_try
from ...keep.people import usual_name
from ...kit.ui import Ui
from ...kit.widgets.dialogs import Dialog
from ...model.actions import Action
from ..doors import Doors
from ..table.layout import Layout
from ..table.table import Table
from .bar import BAR, draw_bar
from .goals import goal_words
from .hints import STEPS, hint
from .result import Result

SHOWN_EACH: Final = 1.4         # seconds between two moves of the solution, at normal speed


class Thinking:
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


class Night(Table):
    """One try at a puzzle. `is_shown`: the solution plays itself, with lucky dice."""

    name = "puzzle"
    has_lamp = False        # A puzzle has its own hints.
    foot = BAR

    def __init__(
        self, app: Doors, puzzle: Puzzle, thinking: Thinking | None = None, *, is_shown: bool = False,
        deal: int | None = None, hints: int = 0,
    ) -> None:
        self.puzzle = puzzle
        self.thinking = thinking or Thinking(puzzle)
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
        return goal_words(self.t, self.puzzle.goal, self.teller)

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
        self.changed()

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
            self.app.replace(Night(self.app, puzzle))

    def again(self) -> None:
        self.app.replace(Night(self.app, self.puzzle, self.thinking, hints=self.hints))

    def show(self) -> None:
        """Play the solution. That counts as all hints."""
        self.app.replace(Night(self.app, self.puzzle, self.thinking, is_shown=True, hints=STEPS))

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
        draw_bar(ui, ui.whole.row(-BAR), self)
