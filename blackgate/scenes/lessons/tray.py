"""The tray of a lesson: Ines speaks above it, and the cards to choose are lit."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...kit.ui import Ui
from ...model.counts import count, kinds_of
from ...offers.filling import Filling, Picked
from ...words.text import Several
from ..table.tray import Tray
from .bubble import FACE, FOOT, BubbleButtons, draw_speech, ring
from .taught_table import TaughtTable

Wanted = list[tuple[int, int]] | None       # cards and cigarettes for each source; None: the player may choose freely


class LessonTray(Tray):
    name = "lesson-tray"
    head = FACE * 1.2 + FOOT + 32

    def __init__(
        self, table: TaughtTable, filling: Filling, wanted: Wanted, done: Callable[[list[Picked]], None],
        cancel: Callable[[], None],
    ) -> None:
        self.table = table
        self.wanted = wanted
        super().__init__(table.app, table.faces, replace(filling, problem=self._problem_of(filling)), done, cancel)
        self.lights: tuple[str, ...] = ()

    def _problem_of(self, filling: Filling) -> Callable[[Sequence[Picked]], str]:
        def problem(picked: Sequence[Picked]) -> str:
            if self.wanted is None or self._is_right(picked):
                return filling.problem(picked)
            put = [thing for wanted in self.wanted if any(wanted) for thing in self.table.teller.pile(*wanted).things]
            return self.table.teller.text("lesson-tray", cards=Several(tuple(put)))

        return problem

    def _is_right(self, picked: Sequence[Picked]) -> bool:
        return [(each.cards, each.cigarettes) for each in picked] == self.wanted

    def draw(self, ui: Ui) -> None:
        super().draw(ui)
        box = ui.whole.middle(min(ui.w - 24, 620.0)).row(6, self.head - 12)
        back = self._step_back if self.table.may_go_back else None
        draw_speech(ui, self.table.speech, BubbleButtons(None, back, self.table.open_menu), box)
        there = {spot.id: spot for spot in ui.spots}
        self.lights = tuple(id for id in self._lit() if id in there and there[id].enabled)
        for id in self.lights:
            ring(ui, there[id].box)
        if self.lights:
            ui.set_home(self.lights[0], self.lights)

    def _lit(self) -> list[str]:
        """Return the cards to put in or take out; if all are right, the button that confirms."""
        if self.wanted is None:
            if not self.filling.problem(self.picked):
                return ["tray:confirm"]
            return [f"take:{index}:{kind}" for index, source in enumerate(self.filling.sources)
                    for kind in kinds_of(source.cards - self.picked[index].cards)]
        found = []
        for index, ((cards, cigarettes), picked) in enumerate(zip(self.wanted, self.picked, strict=True)):
            for kind in kinds_of(self.filling.sources[index].cards):
                missing = count(cards, kind) - count(picked.cards, kind)
                if missing:
                    found.append(f"{'take' if missing > 0 else 'back'}:{index}:{kind}")
            if cigarettes != picked.cigarettes:
                found.append(f"cigarettes:{index}")
        return found or ["tray:confirm"]

    def _step_back(self) -> None:
        self.app.pop()
        self.table.step_back()

    def back(self) -> None:
        if self.filling.may_cancel:
            super().back()
        else:
            self.table.open_menu()
