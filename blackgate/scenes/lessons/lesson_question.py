"""The question panel of a lesson. It shows all options, and says so if the lesson does not want an option yet."""

from collections.abc import Callable, Sequence

from ...kit.spots import Spot
from ...model.actions import Action
from ...model.vocabulary import ANY
from ...offers.filling import Filling, Picked
from ...offers.meaning import TUNNEL, Thing
from ...play.lessons.lesson import DO
from ..table.question import BACK, QuestionPanel
from ..table.refused import RefusalNotice
from .taught_table import TaughtTable
from .tray import LessonTray


class LessonQuestionPanel(QuestionPanel):
    table: TaughtTable

    @property
    def wanted(self) -> list[Action]:
        """The remaining options that belong to the step."""
        return list(self.table.course.offered(self.choosing.left))

    @property
    def is_led(self) -> bool:
        """Whether the step asks only for some of the legal options."""
        step = self.table.course.step
        return step is not None and step.kind == DO

    @property
    def glowing(self) -> set[Thing]:
        """The things that the step is about."""
        if not self.is_led:
            return super().glowing if self.wanted else set()
        return self._shining(self.wanted)

    def lights(self, spots: Sequence[Spot]) -> tuple[str, ...]:
        """Return the spots that lead on, buttons first. In a free step these are the spots of one possible solution."""
        table = self.table
        if not table.is_mine:
            return ()
        step = table.course.step
        wanted = self.wanted
        if step is not None and not self.is_led:
            wanted = [option for option in wanted for each in step.actions if option.name == each["do"]]
        found = [f"verb:{option.name}" for option in wanted]
        found += self.choosing.toward(wanted.__contains__)
        things = self.glowing if self.is_led else set()
        if TUNNEL in things:
            found.append(f"seat:{table.view.seat}")
        found += sorted(f"{sort}:{number}" for sort, number in things - {TUNNEL})
        there = {spot.id for spot in spots if spot.enabled}
        return tuple(id for id in dict.fromkeys(found) if id in there)

    def first(self, spots: Sequence[Spot]) -> str:
        lights = [id for id in self.table.lights if id != BACK]
        return lights[0] if lights and self.is_led else super().first(spots)

    def take(self, left: list[Action], *, is_meant: bool = False) -> None:
        """Narrow the options, but only toward what the step asks for."""
        if left and not self.table.course.offered(left):
            self._answer_not_yet()
            return
        super().take(left, is_meant=is_meant)

    def press_verb(self, word: type[Action]) -> None:
        if not self.table.course.offered([option for option in self.choosing.left if isinstance(option, word)]):
            self._answer_not_yet()
            return
        super().press_verb(word)

    def _before_the_end(self) -> str:
        return "" if self.is_led else super()._before_the_end()

    def _answer_not_yet(self) -> None:
        self.table.refused = RefusalNotice((self.table.not_yet(),), ())

    def _refused(self, meant: list[Action]) -> RefusalNotice | None:
        """Return the reason in the rules or, for a legal action, that it is too early."""
        found = super()._refused(meant)
        if found is None and self.is_led and meant:
            return RefusalNotice((self.table.not_yet(),), ())
        return found

    def _push(
        self, filling: Filling, done: Callable[[list[Picked]], None], cancel: Callable[[], None],
        hint: Callable[[Callable[[], None]], None] | None = None,
    ) -> None:
        """Open the tray of a lesson. It has no hint button, because Ines says what to choose."""
        table = self.table
        template = self.choosing.only
        wanted = table.course.wanted_cards(template) if template is not None and ANY in template else None
        table.app.push(LessonTray(table, filling, wanted, done, cancel))
