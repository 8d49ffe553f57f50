"""Plays a lesson without a window, to check that each step is possible and leads where it says."""

from collections.abc import Iterator
from typing import Final

from ...model.counts import count
from ...model.fields import WrongField
from ...model.pack import Pack
from .course import Course
from .lesson import DO, FREE, LEARNER, WATCH, BadLesson, Lesson, Step
from .lesson_bots import NotInTheRules

MOST: Final = 200           # actions of the others in one step


def check(lesson: Lesson, pack: Pack) -> int:
    """Check a lesson and return its number of actions. Raises BadLesson with the step that is wrong."""
    course = Course(lesson, pack=pack)
    while not course.is_done:
        take_step(course)
    return course.session.acted


def take_step(course: Course) -> None:
    """Do one step as the lesson says. Raises BadLesson if it does not end, or ends differently."""
    lesson, step = course.lesson, course.step
    assert step is not None
    try:
        _take(course, step)
    except NotInTheRules as wrong:
        raise _bad(lesson, step, str(wrong)) from None
    if course.step is step:
        raise _bad(lesson, step, "cannot be left")
    if step.then is not None and (unmet := step.then.unmet(course.view, course.session.over is not None)):
        raise _bad(lesson, step, f"afterwards {unmet}")


def _take(course: Course, step: Step) -> None:
    lesson = course.lesson
    if step.kind == WATCH:              # The step may point at things that the others bring about.
        for _ in range(MOST):
            if not course.session.poll():
                break
    for thing in step.at:
        if missing := _missing(course, thing):
            raise _bad(lesson, step, f"points at '{thing}': {missing}")
    if step.kind in (DO, FREE):
        if course.session.asked != LEARNER:
            raise _bad(lesson, step, "asks for an action while it is not the learner who is asked")
        if step.kind == DO:
            _do(course, step)
        else:
            _do_freely(course, step)
    else:
        course.go_on()


def _do(course: Course, step: Step) -> None:
    """Check that all actions of the step are possible, and do the first one."""
    first = None
    for wanted in step.actions:
        ways = course.ways(wanted)
        if not ways:
            raise _bad(course.lesson, step, f"{wanted} is not among what can be done{_why(course, wanted)}")
        first = first or ways[0]
    assert first is not None
    if (refused := course.session.refusal(first)) is not None:
        raise _bad(course.lesson, step, f"{step.actions[0]} is refused: {refused[0]} ({refused[1]})")
    course.session.act(first)
    course.settle()


def _do_freely(course: Course, step: Step) -> None:
    """Do the actions of a free step, which must lead to its end."""
    for wanted in step.actions:
        ways = course.ways(wanted)
        if not ways:
            raise _bad(course.lesson, step, f"{wanted} is not among what can be done{_why(course, wanted)}")
        course.session.act(ways[0])
        for _ in range(MOST):
            if course.settle() or not course.session.poll():
                break


def _why(course: Course, wanted: dict[str, object]) -> str:
    """The refusal of a wanted action for an error message; empty if the action is incomplete."""
    try:
        action = course.notation.read_action(wanted, course.session.players, course.view.background[LEARNER])
    except WrongField:
        return ""
    refused = course.session.refusal(action)
    return f": {refused[0]} ({refused[1]})" if refused else ""


def _missing(course: Course, thing: str) -> str:
    """Why a thing cannot be seen on the table now; empty if it can."""
    view, pack = course.view, course.pack
    sort, _, name = thing.partition(":")
    board = pack.boards[view.team]
    if sort == "card" and not count(view.hands[LEARNER], course.notation.kinds.index(name)):
        return "it is not in the learner's hand"
    if sort == "place" and course.notation.places.index(name) not in board.places:
        return "it is not on this side of the board"
    if sort == "michel" and not view.michel:
        return "nobody brought Michel(le)"
    if sort == "sides" and not view.team:
        return "there are no teams"
    if sort == "background" and view.background[LEARNER] < 0:
        return "the learner has none"
    return ""


def _bad(lesson: Lesson, step: Step, sentence: str) -> BadLesson:
    return BadLesson(lesson.file, step.line, f"step '{step.name}': {sentence}")


def problems(lessons: list[Lesson], pack: Pack) -> Iterator[str]:
    """The first mistake of each lesson. Later ones may only follow from it."""
    for lesson in lessons:
        try:
            check(lesson, pack)
        except BadLesson as bad:
            yield str(bad)
