"""The list of lessons with what has been done, and below it the first whole game, puzzles and wall."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ...keep.lesson_progress import FIRST_ESCAPE, Learnt, load_learnt
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.plates import HEAD, band
from ...play.lessons.lesson import Lesson
from ...play.lessons.reading import load_lessons
from ...play.packs import pack_in
from ..doors import Doors, Screen, opens
from ..parts.backdrop import draw_wall
from ..screens import OpenFirstEscape, OpenLearn, OpenLesson, OpenPuzzles, OpenTitle, OpenWall
from ..table.board import place_picture
from .lesson_table import leave_lesson
from .minutes import minutes_of

ROW: Final = 4              # lessons side by side
GAP: Final = 10.0


class Entry(NamedTuple):
    """A large entry below the lessons."""

    id: str
    do: Callable[[], None]
    is_done: bool = False


class Learn(Screen):
    name = "learn"

    def __init__(self, app: Doors) -> None:
        super().__init__(app)
        self.lessons = load_lessons(pack_in(None))
        self.learnt = Learnt()
        self.spoken()

    def spoken(self) -> None:
        """How long a lesson takes depends on the language; counting words at every picture would take too long."""
        self.minutes = {lesson.name: minutes_of(lesson, self.t, pack_in(None)) for lesson in self.lessons}

    def enter(self) -> None:
        self.resume()
        self.focus = self._following()

    def resume(self) -> None:
        self.learnt = load_learnt()
        if self.app.top is self and self.focus is not None and self.focus.startswith("learn:"):
            self.focus = self._following()
        self.changed()

    def _following(self) -> str:
        """The first entry that has not been done yet."""
        names = [*(lesson.name for lesson in self.lessons), FIRST_ESCAPE]
        return f"learn:{next((name for name in names if name not in self.learnt.done), FIRST_ESCAPE)}"

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_wall(ui)
        band(ui, self.t("title-learn"), self.back, help=self.t("common-back"))
        box = ui.whole.trim(top=HEAD + 14, bottom=12).middle(min(1120.0, ui.w - 28))
        rows = -(-len(self.lessons) // ROW)
        tall = (box.height - GAP * rows) / (rows + 0.82)
        lessons = box.row(0, rows * (tall + GAP) - GAP)
        for lesson, cell in zip(self.lessons, lessons.grid(ROW, rows, GAP), strict=False):
            self._draw_lesson(ui, lesson, cell)
        entries = self._entries()
        for entry, cell in zip(entries, box.trim(top=lessons.height + GAP).columns(len(entries), GAP), strict=True):
            self._draw_entry(ui, entry, cell)

    def _entries(self) -> list[Entry]:
        return [
            Entry(FIRST_ESCAPE, partial(self.app.open, OpenFirstEscape()), FIRST_ESCAPE in self.learnt.done),
            Entry("puzzles", partial(self.app.open, OpenPuzzles())),
            Entry("wall", partial(self.app.open, OpenWall())),
        ]

    def _draw_lesson(self, ui: Ui, lesson: Lesson, box: Region) -> None:
        """A picture of its place with its sign, and below what it teaches and how long it takes."""
        is_done = lesson.name in self.learnt.done
        focused = ui.spot(Spot(f"learn:{lesson.name}", box, partial(self.app.open, OpenLesson(lesson.name))))
        _draw_plate(ui, box, focused, is_done)
        view = box.inset(5).row(0, box.height * 0.58)
        ui.stroke(place_picture(ui, lesson.backdrop, view), view.x, view.y)
        side = min(view.height - 12, 76.0)
        sign = view.column(7, side).middle(height=side)
        if lesson.picture.startswith("verbs/"):
            ui.panel(sign.inset(-3), Style(fill=(*look.NIGHT, 205), border=look.STEEL, round=side / 5))
        ui.image(lesson.picture, sign.inset(3), _tint(lesson.picture, focused))
        minutes = self.t("learn-minutes", minutes=self.minutes[lesson.name])
        wide = ui.width(minutes, look.SMALL, "bold") + 14
        slip = box.column(-wide - 10, wide).row(view.height - 18, 19)
        ui.panel(slip, Style(fill=(*look.NIGHT, 220), round=5))
        ui.text(slip, minutes, look.SMALL, look.LAMP, face="bold", align="center")
        if is_done:
            _draw_tick(ui, box)
        words = box.trim(12, view.height + 8, 12, 4)
        head = min(30.0, words.height * 0.45)
        title = self.t("learn-title", number=lesson.number, title=self.t(f"lesson-{lesson.name}"))
        ui.text(words.row(0, head), title, head * 0.95, look.LAMP if focused else look.BONE, face="scratched")
        ui.paragraph(words.row(head), self.t(f"lesson-{lesson.name}-about"), look.BODY, look.DIM_BONE, least=0.7)

    def _draw_entry(self, ui: Ui, entry: Entry, box: Region) -> None:
        focused = ui.spot(Spot(f"learn:{entry.id}", box, entry.do))
        _draw_plate(ui, box, focused, entry.is_done)
        high = min(box.height - 20, box.width * 0.27)
        side = high * 1.5
        _PICTURES[entry.id](ui, box.column(10, side).middle(height=high))
        words = box.trim(left=side + 22, right=10)
        head = min(36.0, box.height * 0.34)
        named = words.trim(right=30 if entry.is_done else 0).row(8, head + 4)
        color = look.LAMP if focused else look.BONE
        ui.paragraph(named, self.t(f"learn-{entry.id}"), head * 0.9, color, face="scratched", least=0.5)
        if entry.is_done:
            _draw_tick(ui, box)
        ui.paragraph(words.trim(top=head + 12, bottom=8), self.t(f"learn-{entry.id}-about"), look.BODY, look.DIM_BONE,
                     least=0.7)

    def help_topic(self) -> str:
        return "R3"


def _tint(picture: str, focused: bool) -> look.Color | None:
    """Signs are drawn in one colour, people in their own."""
    return (look.LAMP if focused else look.BONE) if picture.startswith("verbs/") else None


def _draw_tick(ui: Ui, box: Region) -> None:
    """In the upper right corner of what is done."""
    tick = box.column(-40, 30).row(9, 26)
    ui.panel(tick, Style(fill=(*look.NIGHT, 220), round=6))
    ui.image("tokens/check", tick.inset(3), look.LAMP)


def _draw_way_out(ui: Ui, box: Region) -> None:
    """The meadow behind the wall."""
    ui.image("tunnel/freedom", box.middle(height=box.width / 2))


def _draw_window(ui: Ui, box: Region) -> None:
    """A cell at night."""
    ui.stroke(place_picture(ui, "cell_block", box), box.x, box.y)
    ui.image("ornaments/bars", box, look.STEEL)


def _draw_mugshots(ui: Ui, box: Region) -> None:
    """Some of those who are here."""
    for inmate, cell in zip(pack_in(None).inmates[::2], box.grid(3, 2), strict=False):
        ui.panel(cell.inset(1), Style(fill=look.SLATE, round=3))
        side = min(cell.width, cell.height) - 4
        ui.image(f"inmates/{inmate.name}", cell.moved(1).middle(side).row(2, side))


_PICTURES: Final[dict[str, Callable[[Ui, Region], None]]] = {
    FIRST_ESCAPE: _draw_way_out, "puzzles": _draw_window, "wall": _draw_mugshots,
}


def _draw_plate(ui: Ui, box: Region, focused: bool, is_done: bool) -> None:
    edge = look.LAMP if focused else look.MOSS if is_done else look.STEEL
    ui.panel(box, Style(fill=(*(look.SLATE if focused else look.NIGHT), 235), border=edge, thick=2, round=9))


@opens(OpenLearn)
def _open(app: Doors, request: OpenLearn) -> None:
    if any(isinstance(scene, Learn) for scene in app.scenes):
        while not isinstance(app.top, Learn):
            app.pop()
    else:
        if leave_lesson(app) and not app.scenes:
            app.open(OpenTitle())
        app.push(Learn(app))
