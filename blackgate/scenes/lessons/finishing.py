"""The end of a lesson: it is saved as done, and the player chooses what follows."""

from functools import partial
from typing import Final

from ...keep.lesson_progress import FIRST_ESCAPE, note_done
from ...kit.widgets.dialogs import Dialog
from ...play.lessons.lesson import Lesson
from ...play.lessons.reading import load_lessons
from ...play.packs import pack_in
from ...play.plan import HUMAN, another
from ...play.session import Plan, Seat, TableRules
from ..doors import Doors, opens
from ..menus.naming import with_name
from ..screens import OpenFirstEscape, OpenLearn, OpenLesson, ScreenRequest
from .first_escape import FirstEscape

RIVALS: Final = 2           # number of bots at the table of the first escape
LEVEL: Final = "easy"


def finish(app: Doors, lesson: Lesson) -> None:
    """Mark the lesson as done and ask what is next."""
    app.keep(f"lesson {lesson.name}", partial(note_done, lesson.name))
    ask_what_follows(app, lesson)


def ask_what_follows(app: Doors, lesson: Lesson) -> None:
    t = app.text
    lessons = load_lessons(pack_in(None))
    place = next(place for place, each in enumerate(lessons) if each.name == lesson.name)
    following = lessons[place + 1].name if place + 1 < len(lessons) else None
    request: ScreenRequest
    if following is None:
        label, request = t(f"learn-{FIRST_ESCAPE}"), OpenFirstEscape()
    else:
        label, request = t("lesson-next", title=t(f"lesson-{following}")), OpenLesson(following)
    app.push(Dialog(app, t("lesson-done"), t("lesson-done-words", title=t(f"lesson-{lesson.name}")), [
        ("next", label, partial(app.open, request), "primary"),
        ("list", t("lesson-list"), partial(app.open, OpenLearn()), "plain"),
    ]))


@opens(OpenFirstEscape)
def _open(app: Doors, request: OpenFirstEscape) -> None:
    with_name(app, lambda name: app.restart(FirstEscape(app, app.games.new(first_escape(app, name)))))


def first_escape(app: Doors, name: str) -> Plan:
    """Return the plan of the first whole game: peaceful opponents, each from another board."""
    peaceful = sorted(pack_in(None).inmates, key=lambda inmate: inmate.temper.get("extort", 0))
    boards = list(dict.fromkeys(inmate.board for inmate in peaceful))
    first = [next(inmate for inmate in peaceful if inmate.board == board) for board in boards]
    *rivals, learner = first[:RIVALS + 1]
    if name in [inmate.title for inmate in rivals]:
        name = another(name, 2)
    seats = (Seat(name, HUMAN, learner.name),
             *(Seat(inmate.title, f"{LEVEL}:{inmate.name}", inmate.name) for inmate in rivals))
    return Plan(seats, first=0, rules=TableRules(app.settings.memory_aid, app.settings.undo), tutored=True)
