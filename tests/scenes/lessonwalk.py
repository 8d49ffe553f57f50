"""Somebody who does exactly what a lesson lights."""

from collections.abc import Callable

from blackgate.app import App
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.scenes.lessons.lesson_table import LessonTable
from blackgate.scenes.lessons.tray import LessonTray

from .hands import Keys, Mouse, Pad
from .window import Player

MOST = 400          # presses in one lesson


def light(app: App) -> str | None:
    """The first thing that leads on; None: something is still on its way."""
    top = app.top
    if isinstance(top, Dialog):
        return f"answer:{top.answers[0][0]}"
    if isinstance(top, LessonTray):
        return top.lights[0]
    assert isinstance(top, LessonTable), top.name
    if top.course.waits:
        return "lesson:next" if top.bubble is not None else None
    return top.lights[0] if top.lights else None


def follow(
    app: App, looked: Callable[[int], None] = lambda step: None, hands: Mouse | Keys | Pad | None = None,
) -> LessonTable:
    """A lesson from its beginning to its end by its lights; at each step somebody looks at it."""
    hands = hands or Mouse(app)
    table = app.top
    assert isinstance(table, LessonTable)
    course, seen = table.course, -1
    for _ in range(MOST):
        app.frame([], 0.3)
        top = app.top
        if course.is_done:
            assert isinstance(top, Dialog)
            return table
        lit = light(app)
        if course.at != seen and lit is not None and isinstance(top, (LessonTable, LessonTray)):
            seen = course.at
            looked(seen)
        if lit is not None:
            hands.press(lit)
    raise AssertionError(f"the lesson stops at step {course.at + 1}: {course.step}, {Player(app).app.ui.focus}")
