"""How the table shows the coach's advice: a list in place of the log, lights on the table, and the tutor's question."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...kit.layout import Region
from ...kit.ui import Ui
from ...model.actions import Action
from ...words.coach import tell
from ..parts.chances import WinChance
from .table_coach import TableCoach
from .hint_panel import HintSheet, ListedOption, draw_hint, marked_spots
from .question import QuestionPanel
from .shared_table import SharedTable
from .tutor import TutorQuestion

if TYPE_CHECKING:
    from ...coach.hints import Advice

MORE: Final = 34.0      # how much higher a hint is than the log


class CoachPanel:
    """Shows advice. `asking` returns the panel with the question that the advice is about."""

    def __init__(
        self, table: SharedTable, asking: Callable[[], QuestionPanel], do: Callable[[Action], None],
    ) -> None:
        self.table = table
        self.asking = asking
        self.coach = TableCoach(table, do, self.object_to)
        self._do = do

    @property
    def marked(self) -> dict[str, list[int]]:
        """The spots that the hint is about, each with the numbers of the listed options."""
        return marked_spots(self.coach.advice, self.table.view, self.asking().choosing)

    def listed(self) -> list[ListedOption]:
        """Return the hint in words."""
        return [self._listed(each) for each in self.coach.advice]

    def _listed(self, advice: "Advice") -> ListedOption:
        """Return one piece of advice in words."""
        why = tell(self.table.teller, advice.why[0].key, advice.why[0].facts) if advice.why else ""
        label = self.asking().choices.label(advice.action)
        return ListedOption(label, WinChance(advice.win, advice.low, advice.high), why)

    def draw(self, ui: Ui, box: Region) -> None:
        coach, table = self.coach, self.table
        keyed = table.session.prompt == "turn" and not self.asking().choosing.is_narrowed
        if keyed and not table.view.team:       # With fewer verbs a row below them is free.
            box = box.trim(top=-MORE)
        draw_hint(ui, box, coach, self.listed(), keyed=keyed, take=coach.take, close=coach.press)

    def show_over(self, taken: Callable[[], None]) -> None:
        """Show a hint while something lies over the table. `taken` removes that before an action is done."""
        self.coach.press()
        if self.coach.is_open:
            self.table.app.push(HintSheet(self.table.app, self.coach, self.listed, taken))

    # --- Tutor ----------------------------------------------------------------------------------------------

    def object_to(self, meant: "Advice", better: "Advice") -> None:
        """Show the tutor's question whether the player really means this."""
        self.table.app.push(TutorQuestion(
            self.table.app, self._listed(meant), self._listed(better),
            lambda: self._do(meant.action), lambda: self._do(better.action), self._think_again,
        ))

    def _think_again(self) -> None:
        self.asking().choosing.reset()
