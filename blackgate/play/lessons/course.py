"""A lesson on its way: the real session, the step it has come to, what may be done now, and the way back."""

from collections.abc import Sequence

from ...model.actions import Action, Discard, Exchange, Reveal, Sell
from ...model.counts import ONE, kinds_of
from ...model.notation import Json, Notation
from ...model.pack import Pack
from ...model.view import View
from ...model.vocabulary import ANY
from ..packs import pack_in
from ..plan import HUMAN, Plan, Seat, TableRules
from ..record import Record
from ..session import Session
from ..thinking import ThinkAtOnce, brains_for
from .lesson import DO, FREE, LEARNER, SHOW, WATCH, Lesson, Step
from .prompter import Prompter

SALT = "lesson"         # A lesson is the same each time.


class Course:
    """`you` is what the learner is called. Nothing is faked: what happens happens in `session`."""

    def __init__(self, lesson: Lesson, you: str = "", pack: Pack | None = None) -> None:
        self.lesson = lesson
        self.pack = pack or pack_in(None)
        self.notation = Notation(self.pack)
        self._plan = self._laid(you)
        self.at = 0
        self._begun = [Record.of_position(self.notation, lesson.position, SALT).written()]     # each step so far
        self._open(self._begun[0])

    def _laid(self, you: str) -> Plan:
        titles = {inmate.name: inmate.title for inmate in self.pack.inmates}
        names = self.lesson.inmates
        seats = tuple(
            Seat(you or titles[name], HUMAN, name) if number == LEARNER else Seat(titles[name], f"easy:{name}", name)
            for number, name in enumerate(names)
        )
        position = self.lesson.position
        michel = position.get("michel")
        return Plan(seats, bool(position.get("team")), michel["who"] if michel else None, LEARNER, 0,
                    rules=TableRules(undo=False, hints=False, odds=False, tutor=False))

    def _open(self, record: Json) -> None:
        self._prompter = Prompter(self.notation, ThinkAtOnce(brains_for(self.pack)))
        self.session = Session(self._plan, self._prompter, pack=self.pack, record=record)
        self._prompter.refusal = self.session.refusal
        self._take_up()

    def _take_up(self) -> None:
        """The others get their lines."""
        step = self.step
        self._prompter.lines.clear()
        self._prompter.improvises = step is not None and step.kind == FREE
        if step is not None and step.kind == WATCH:
            self._prompter.lines.extend(step.actions)

    # --- where it stands -----------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """None: all of it is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_done(self) -> bool:
        return self.step is None

    @property
    def view(self) -> View:
        return self.session.sight(LEARNER)

    @property
    def waits(self) -> bool:
        """Whether a key goes on: something is shown, or the others have done all they were to do."""
        step = self.step
        return step is not None and (step.kind == SHOW or (step.kind == WATCH and not self._prompter.lines))

    @property
    def is_stuck(self) -> bool:
        """Whether a free step has ended the game, or whatever else leads nowhere: the way on is the way back."""
        step = self.step
        return step is not None and step.kind in (DO, FREE) and self.session.over is not None

    # --- what may be done ----------------------------------------------------------------------------------

    def offered(self, options: Sequence[Action]) -> tuple[Action, ...]:
        """Those of the options that belong to this step."""
        step = self.step
        if step is not None and step.kind == FREE:
            return tuple(options)
        if step is None or step.kind != DO:
            return ()
        return tuple(option for option in options if any(self._fits(wanted, option) for wanted in step.actions))

    def may(self, action: Action) -> bool:
        """Whether this action, whole, belongs to this step."""
        return bool(self.offered((action,)))

    def _fits(self, wanted: Json, action: Action) -> bool:
        """A template fits what fills it in."""
        written = self.notation.action(action, self.view.background[LEARNER])
        return all(name in written and written[name] in (value, "any") for name, value in wanted.items())

    def ways(self, wanted: Json) -> list[Action]:
        """The options that do what is wanted now, each filled in."""
        step_view = self.view
        return [self._filled(wanted, option) for option in step_view.options if self._fits(wanted, option)]

    def _filled(self, wanted: Json, option: Action) -> Action:
        if ANY not in option:
            return option
        background = self.view.background[LEARNER]
        written = self.notation.action(option, background)
        if isinstance(option, (Sell, Discard)) and "cards" not in wanted:      # Any cards will do: the first ones.
            kinds = kinds_of(self.view.hands[LEARNER])[:option.number if isinstance(option, Discard) else 1]
            return option._replace(cards=sum(ONE[kind] for kind in kinds))
        return self.notation.read_action(written | wanted, self.session.players, background)

    def wanted_cards(self, template: Action) -> list[tuple[int, int]] | None:
        """What is to be put into a tray, cards and cigarettes for each of its sources; None: whatever one likes."""
        step = self.step
        for wanted in step.actions if step is not None and step.kind == DO else ():
            if self._fits(wanted, template) and set(wanted) - {"do", "seat", "count"}:
                filled = self._filled(wanted, template)
                if isinstance(filled, Exchange):
                    return [(filled.give, filled.give_cigarettes), (filled.take, filled.take_cigarettes)]
                if isinstance(filled, (Sell, Discard)):
                    return [(filled.cards, 0)]
                return [(filled.target, 0)] if isinstance(filled, Reveal) else None
        return None

    # --- going on ------------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """Something was done: on to the next step if that was it. Says whether it was."""
        step = self.step
        if step is None or step.kind in (SHOW, WATCH):
            return False
        if step.kind == FREE:
            assert step.until is not None
            if step.until.unmet(self.view, self.session.over is not None):
                return False
        self._next()
        return True

    def go_on(self) -> None:
        """A key was pressed where that is enough."""
        if self.waits:
            self._next()

    def _next(self) -> None:
        self.at += 1
        del self._begun[self.at:]
        self._begun.append(self.session.record)
        self._take_up()

    def back(self) -> bool:
        """To the beginning of the step before, as everything was then; says whether there is one."""
        if self.at == 0:
            return False
        self.at -= 1
        del self._begun[self.at + 1:]
        self.session.close()
        self._open(self._begun[self.at])
        return True

    def again(self) -> None:
        """From the start."""
        self.at = 0
        del self._begun[1:]
        self.session.close()
        self._open(self._begun[0])
