"""Learning in telling situations: the list, and of each lesson its first, a middle and its last step."""

from dataclasses import replace
from functools import partial
from typing import Final

from blackgate.app import App
from blackgate.keep.lesson_progress import LessonProgress
from blackgate.play.lessons.checking import take_step
from blackgate.play.lessons.course import Course
from blackgate.play.lessons.lesson import Lesson
from blackgate.play.lessons.reading import load_lessons
from blackgate.play.packs import pack_in
from blackgate.play.session import Session
from blackgate.scenes.lessons.first_escape import STEPS, FirstEscape, ask_what_follows, first_escape
from blackgate.scenes.lessons.learn import Learn
from blackgate.scenes.lessons.lesson_table import LessonTable
from blackgate.scenes.menus.title import Title
from blackgate.scenes.screens import OpenTitle

from .table_at import Situation, press

# The step in the middle that is worth a look: a fight, a tray, a choice.
MIDDLE: Final = {"walk": "choose", "search": "discard", "dig": "last", "trade": "sell", "fight": "answer",
                 "gang": "join", "michel": "fight", "team": "pass"}
YOU: Final = "Ada"


def course_at(lesson: Lesson, step: int) -> Course:
    """A lesson at this step."""
    course = Course(lesson, YOU)
    while course.at < step:
        take_step(course)
    return course


def _lesson(name: str, step: str, app: App) -> None:
    lesson = next(lesson for lesson in load_lessons(pack_in(None)) if lesson.name == name)
    names = [each.name for each in lesson.steps]
    table = LessonTable(app, course_at(lesson, names.index(step or names[0])))
    app.push(table)
    app.build()
    if table.session.prompt == "discard":
        table.asking.open_tray()


def _selling(app: App) -> None:
    """The tray of a lesson, one card in it and one still to come."""
    _lesson("trade", "sell", app)
    press(app, "verb:sell")
    app.build()
    press(app, app.top.lights[0])           # type: ignore[attr-defined]


def _refused(app: App) -> None:
    """The learner pressed something that the step does not ask for."""
    _lesson("dig", "home", app)
    press(app, "verb:search")


def _learn(app: App, done: tuple[str, ...] = ()) -> None:
    learn = Learn(app)
    app.push(learn)
    learn.learnt = LessonProgress(list(done))
    learn.focus = f"learn:{'first_escape' if done else 'walk'}"


def _newcomer(app: App) -> None:
    """The very first start."""
    app.open(OpenTitle())
    title = app.top
    assert isinstance(title, Title)
    title.is_new, title.focus = True, "title:learn"


def _leaving(app: App) -> None:
    _lesson("walk", "roll", app)
    press(app, "lesson:leave")


def _done(app: App) -> None:
    """A lesson is over; nothing is saved."""
    _lesson("walk", "done", app)
    ask_what_follows(app, load_lessons(pack_in(None))[0])


def _greeting(step: int, app: App) -> None:
    """The first escape begins."""
    table = FirstEscape(app, Session(replace(first_escape(app, YOU), seed=7), salt="gallery"))
    table.greeting, table._is_dealt = step, True
    app.push(table)
    app.build()


def _steps(lesson: Lesson) -> dict[str, Situation]:
    return {
        f"lesson-{lesson.name}-first": partial(_lesson, lesson.name, ""),
        f"lesson-{lesson.name}-middle": partial(_lesson, lesson.name, MIDDLE[lesson.name]),
        f"lesson-{lesson.name}-last": partial(_lesson, lesson.name, lesson.steps[-1].name),
    }


LESSONS: Final[dict[str, Situation]] = {
    "title-new": _newcomer,
    "learn": _learn,
    "learn-done": lambda app: _learn(app, tuple(MIDDLE)),
    **{name: situation for lesson in load_lessons(pack_in(None)) for name, situation in _steps(lesson).items()},
    "lesson-tray": _selling,
    "lesson-not-yet": _refused,
    "lesson-leaving": _leaving,
    "lesson-finished": _done,
    **{f"first-{name}": partial(_greeting, step) for step, name in enumerate(STEPS)},
}
