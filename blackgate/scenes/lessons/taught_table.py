"""The table of a lesson without its drawing: what Ines says now, and the ways back and out."""

from functools import partial

from ...kit.widgets.dialogs import Dialog
from ...model.vocabulary import ANY
from ...offers.meaning import label
from ...play.lessons.course import Course
from ...words.lessons import lesson_facts
from ..screen_host import ScreenHost
from ..screens import OpenCourse, OpenLearn, OpenOptions
from ..table.table import Table
from .bubble import Speech


class TaughtTable(Table):
    name = "lesson"
    has_lamp = False        # A lesson has its own hints.
    is_for_phones = False       # The learner sits at the screen.

    def __init__(self, app: ScreenHost, course: Course) -> None:
        self.course = course
        self.lights: tuple[str, ...] = ()           # the spots that lead on
        super().__init__(app, course.session)

    @property
    def speech(self) -> Speech:
        step, lesson = self.course.step, self.course.lesson
        assert step is not None
        view = self.view
        facts = lesson_facts(self.teller, view.players, bool(view.team))
        names = {f"name{seat}": name for seat, name in enumerate(self.session.names)}
        words = self.teller.text(f"lesson-{lesson.key(step)}", **facts, **names)
        aside = ""
        if self.course.is_stuck:
            aside = self.t("lesson-stuck")
        elif self.refused is not None and not self.refused.rules:
            aside = self.refused.words
        return Speech(words, aside, self.course.at + 1, len(lesson.steps))

    def not_yet(self) -> str:
        """Return what must be done first."""
        wanted = self.course.offered(self.view.options)
        what = self.teller.title(type(wanted[0])) if wanted and ANY in wanted[0] else (
            label(self.teller, wanted[0], self.view) if wanted else "")
        return self.t("lesson-not-yet", what=what) if what else self.t("lesson-wait")

    @property
    def may_go_back(self) -> bool:
        return self.course.at > 0

    def step_back(self) -> None:
        """Go one step back, on a new table."""
        if self.course.back():
            self.app.open(OpenCourse(self.course))

    def undo(self) -> None:
        self.step_back()

    def open_menu(self) -> None:
        t = self.t
        self.app.push(Dialog(self.app, t("lesson-menu"), t("lesson-menu-words"), [
            ("leave", t("lesson-leave"), self.leave_lesson, "primary"),
            ("again", t("lesson-again"), self._begin_again, "plain"),
            ("options", t("menu-options"), partial(self.app.open, OpenOptions()), "plain"),
            ("stay", t("lesson-stay"), lambda: None, "plain"),
        ]))

    def leave_lesson(self) -> None:
        self.app.open(OpenLearn())

    def _begin_again(self) -> None:
        self.course.again()
        self.app.open(OpenCourse(self.course))
