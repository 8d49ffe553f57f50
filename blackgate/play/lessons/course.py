"""A lesson in progress: a real session, the current step, the actions it allows, and the way back."""

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
from .lesson_bots import LessonBots

SALT = "lesson"         # A lesson is the same each time.


class Course:
    """One lesson as it is played. `you` is the learner's name. Everything happens in a real `session`."""

    def __init__(self, lesson: Lesson, you: str = "", pack: Pack | None = None) -> None:
        self.lesson = lesson
        self.pack = pack or pack_in(None)
        self.notation = Notation(self.pack)
        self._plan = self._laid(you)
        self.at = 0
        self._begun = [Record.of_position(self.notation, lesson.position, SALT).written()]     # at each step
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
        self._bots = LessonBots(self.notation, ThinkAtOnce(brains_for(self.pack)))
        self.session = Session(self._plan, self._bots, pack=self.pack, record=record)
        self._bots.refusal = self.session.refusal
        self._take_up()

    def _take_up(self) -> None:
        """Give the other seats their actions for this step."""
        step = self.step
        self._bots.lines.clear()
        self._bots.improvises = step is not None and step.kind == FREE
        if step is not None and step.kind == WATCH:
            self._bots.lines.extend(step.actions)

    # --- the current step ----------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_done(self) -> bool:
        return self.step is None

    @property
    def view(self) -> View:
        return self.session.sight(LEARNER)

    @property
    def waits(self) -> bool:
        """Whether a key press leads to the next step: something is shown, or the others have done all their actions."""
        step = self.step
        return step is not None and (step.kind == SHOW or (step.kind == WATCH and not self._bots.lines))

    @property
    def is_stuck(self) -> bool:
        """Whether the game is over before the step is done, so that the learner must go back."""
        step = self.step
        return step is not None and step.kind in (DO, FREE) and self.session.over is not None

    # --- allowed actions -----------------------------------------------------------------------------------

    def offered(self, options: Sequence[Action]) -> tuple[Action, ...]:
        """The options that this step allows."""
        step = self.step
        if step is not None and step.kind == FREE:
            return tuple(options)
        if step is None or step.kind != DO:
            return ()
        return tuple(option for option in options if any(self._fits(wanted, option) for wanted in step.actions))

    def may(self, action: Action) -> bool:
        """Whether this step allows the action, which is no template."""
        return bool(self.offered((action,)))

    def _fits(self, wanted: Json, action: Action) -> bool:
        """Whether the action is what the lesson wants. A template fits if it can be filled in that way."""
        written = self.notation.action(action, self.view.background[LEARNER])
        return all(name in written and written[name] in (value, "any") for name, value in wanted.items())

    def ways(self, wanted: Json) -> list[Action]:
        """The current options that do what the lesson wants, with templates filled in."""
        step_view = self.view
        return [self._filled(wanted, option) for option in step_view.options if self._fits(wanted, option)]

    def _filled(self, wanted: Json, option: Action) -> Action:
        if ANY not in option:
            return option
        background = self.view.background[LEARNER]
        written = self.notation.action(option, background)
        if isinstance(option, (Sell, Discard)) and "cards" not in wanted:      # Any cards fit: take the first ones.
            kinds = kinds_of(self.view.hands[LEARNER])[:option.number if isinstance(option, Discard) else 1]
            return option._replace(cards=sum(ONE[kind] for kind in kinds))
        return self.notation.read_action(written | wanted, self.session.players, background)

    def wanted_cards(self, template: Action) -> list[tuple[int, int]] | None:
        """The cards and cigarettes that the learner must put into each tray; None if the learner may choose freely."""
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

    # --- moving on -----------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """After an action: go to the next step if this one is done. Returns whether it is."""
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
        """After a key press: go to the next step if this one waits for a key."""
        if self.waits:
            self._next()

    def _next(self) -> None:
        self.at += 1
        del self._begun[self.at:]
        self._begun.append(self.session.record)
        self._take_up()

    def back(self) -> bool:
        """Go back to the beginning of the step before. Returns False if there is none."""
        if self.at == 0:
            return False
        self.at -= 1
        del self._begun[self.at + 1:]
        self.session.close()
        self._open(self._begun[self.at])
        return True

    def again(self) -> None:
        """Begin the lesson again."""
        self.at = 0
        del self._begun[1:]
        self.session.close()
        self._open(self._begun[0])
