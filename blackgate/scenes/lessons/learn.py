"""The list of lessons, with ticks on those that are done, and below it the first whole game."""

from functools import partial
from typing import Final

from ...keep.lesson_progress import FIRST_ESCAPE, LessonProgress, load_lesson_progress
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.plates import HEAD
from ...model.pack import Pack
from ...play.lessons.lesson import Lesson
from ...play.lessons.reading import load_lessons
from ...play.packs import pack_in
from ...words.lessons import lesson_facts
from ...words.teller import Teller
from ...words.text import Text
from ..screen_host import ScreenHost, Screen, opens
from ..parts.backdrop import draw_titled_wall
from ..screens import OpenFirstEscape, OpenLearn, OpenLesson, OpenTitle
from ..table.board import place_picture
from .lesson_table import leave_lesson

PACE: Final = 200           # words a minute
ROW: Final = 4              # lessons side by side
GAP: Final = 10.0


def sayings(lesson: Lesson, text: Text, pack: Pack) -> list[str]:
    """Return the words of each step."""
    titles = {inmate.name: inmate.title for inmate in pack.inmates}
    names = [titles[name] for name in lesson.inmates]
    michel = lesson.position.get("michel")
    teller = Teller(text, pack, names, michel["who"] if michel else None)
    facts = lesson_facts(teller, len(names), bool(lesson.position.get("team")))
    named = {f"name{seat}": name for seat, name in enumerate(names)}
    return [teller.text(f"lesson-{lesson.key(step)}", **facts, **named) for step in lesson.steps]


def words_of(lesson: Lesson, text: Text, pack: Pack) -> int:
    return sum(len(said.split()) for said in sayings(lesson, text, pack))


def minutes_of(lesson: Lesson, text: Text, pack: Pack) -> int:
    """Return the minutes, rounded up."""
    return max(1, -(-words_of(lesson, text, pack) // PACE))


class Learn(Screen):
    name = "learn"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.lessons = load_lessons(pack_in(None))
        self.learnt = LessonProgress()
        self.spoken()

    def spoken(self) -> None:
        """Calculate the length of the lessons in this language. Counting words in every frame would take too long."""
        self.minutes = {lesson.name: minutes_of(lesson, self.t, pack_in(None)) for lesson in self.lessons}

    def enter(self) -> None:
        self.resume()
        self.focus = self._following()

    def resume(self) -> None:
        self.learnt = load_lesson_progress()
        if self.app.top is self and self.focus is not None and self.focus.startswith("learn:"):
            self.focus = self._following()

    def _following(self) -> str:
        """Return the first entry that is not done yet."""
        names = [*(lesson.name for lesson in self.lessons), FIRST_ESCAPE]
        return f"learn:{next((name for name in names if name not in self.learnt.done), FIRST_ESCAPE)}"

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_titled_wall(ui, self.t("title-learn"), self.back)
        box = ui.whole.trim(top=HEAD + 14, bottom=12).middle(min(1120.0, ui.w - 28))
        rows = -(-len(self.lessons) // ROW)
        tall = (box.height - GAP * rows) / (rows + 0.82)
        lessons = box.row(0, rows * (tall + GAP) - GAP)
        for lesson, cell in zip(self.lessons, lessons.grid(ROW, rows, GAP), strict=False):
            self._draw_lesson(ui, lesson, cell)
        self._draw_first_escape(ui, box.trim(top=lessons.height + GAP))

    def _draw_lesson(self, ui: Ui, lesson: Lesson, box: Region) -> None:
        """Draw a lesson: the picture of its place with an icon, and below its subject and length."""
        is_done = lesson.name in self.learnt.done
        title = self.t("learn-title", number=lesson.number, title=self.t(f"lesson-{lesson.name}"))
        focused = ui.spot(Spot(f"learn:{lesson.name}", box, partial(self.app.open, OpenLesson(lesson.name)), name=title,
                               value=self.t("spoken-done") if is_done else ""))
        _draw_plate(ui, box, focused, is_done)
        view = box.inset(5).row(0, box.height * 0.58)
        ui.stroke(place_picture(ui, lesson.backdrop, view), view.x, view.y)
        side = min(view.height - 12, 76.0)
        sign = view.column(7, side).middle(height=side)
        is_icon = lesson.picture.startswith("verbs/")       # Icons are drawn in one colour, people in their own.
        if is_icon:
            ui.panel(sign.inset(-3), Style(fill=(*look.NIGHT, 205), border=look.STEEL, round=side / 5))
        tint = look.LAMP if focused else look.BONE
        ui.image(lesson.picture, sign.inset(3), tint if is_icon else None)
        minutes = self.t("learn-minutes", minutes=self.minutes[lesson.name])
        wide = ui.width(minutes, look.SMALL, "bold") + 14
        slip = box.column(-wide - 10, wide).row(view.height - 18, 19)
        ui.panel(slip, Style(fill=(*look.NIGHT, 220), round=5))
        ui.text(slip, minutes, look.SMALL, look.LAMP, face="bold", align="center")
        if is_done:
            _draw_tick(ui, box)
        words = box.trim(12, view.height + 8, 12, 4)
        head = min(30.0, words.height * 0.45)
        ui.text(words.row(0, head), title, head * 0.95, tint, face="scratched")
        ui.paragraph(words.row(head), self.t(f"lesson-{lesson.name}-about"), look.BODY, look.DIM_BONE, least=0.7)

    def _draw_first_escape(self, ui: Ui, box: Region) -> None:
        """Draw the entry of the whole game after the lessons."""
        is_done = FIRST_ESCAPE in self.learnt.done
        focused = ui.spot(Spot(f"learn:{FIRST_ESCAPE}", box, partial(self.app.open, OpenFirstEscape()),
                               name=self.t(f"learn-{FIRST_ESCAPE}"),
                               value=self.t("spoken-done") if is_done else ""))
        _draw_plate(ui, box, focused, is_done)
        high = box.height - 10
        view = box.column(5, high * 16 / 9).middle(height=high)
        ui.image("title/escape", view)
        ui.panel(view, Style(border=look.STEEL, round=8))
        words = box.trim(left=view.width + 28, right=50)
        head = min(44.0, box.height * 0.36)
        color = look.LAMP if focused else look.BONE
        ui.text(words.row(box.height * 0.14, head), self.t(f"learn-{FIRST_ESCAPE}"), head * 0.8, color,
                face="scratched")
        if is_done:
            _draw_tick(ui, box)
        ui.paragraph(words.trim(top=box.height * 0.18 + head, bottom=8), self.t(f"learn-{FIRST_ESCAPE}-about"),
                     look.LABEL, look.DIM_BONE, least=0.7)

    def help_topic(self) -> str:
        return "R3"


def _draw_tick(ui: Ui, box: Region) -> None:
    """Draw a tick in the upper right corner of an entry that is done."""
    tick = box.column(-40, 30).row(9, 26)
    ui.panel(tick, Style(fill=(*look.NIGHT, 220), round=6))
    ui.image("tokens/check", tick.inset(3), look.LAMP)


def _draw_plate(ui: Ui, box: Region, focused: bool, is_done: bool) -> None:
    edge = look.LAMP if focused else look.MOSS if is_done else look.STEEL
    ui.panel(box, Style(fill=(*(look.SLATE if focused else look.NIGHT), 235), border=edge, thick=2, round=9))


@opens(OpenLearn)
def _open(app: ScreenHost, request: OpenLearn) -> None:
    if any(isinstance(scene, Learn) for scene in app.scenes):
        while not isinstance(app.top, Learn):
            app.pop()
    else:
        if leave_lesson(app) and not app.scenes:
            app.open(OpenTitle())
        app.push(Learn(app))
