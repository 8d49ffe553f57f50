"""Learn: the lessons with what has been done, the first whole game, and the doors to what one comes back for."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ...keep.learnt import FIRST_ESCAPE, Learnt, load_learnt
from ...kit import look
from ...kit.spots import Box, Spot
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
from .placing import grown

ROW: Final = 4              # lessons side by side
GAP: Final = 10.0


class Door(NamedTuple):
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
        """What has not been done yet."""
        names = [*(lesson.name for lesson in self.lessons), FIRST_ESCAPE]
        return f"learn:{next((name for name in names if name not in self.learnt.done), FIRST_ESCAPE)}"

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_wall(ui)
        band(ui, self.t("title-learn"), self.back, help=self.t("common-back"))
        width = min(1120.0, ui.w - 28)
        x, y = (ui.w - width) / 2, HEAD + 14
        tall = ui.h - y - 12
        rows = -(-len(self.lessons) // ROW)
        row = (tall - GAP * rows) / (rows + 0.82)
        wide = (width - GAP * (ROW - 1)) / ROW
        for place, lesson in enumerate(self.lessons):
            box = (x + place % ROW * (wide + GAP), y + place // ROW * (row + GAP), wide, row)
            self._draw_lesson(ui, lesson, box)
        doors = self._doors()
        top = y + rows * (row + GAP)
        wide = (width - GAP * (len(doors) - 1)) / len(doors)
        for place, door in enumerate(doors):
            self._draw_door(ui, door, (x + place * (wide + GAP), top, wide, y + tall - top))

    def _doors(self) -> list[Door]:
        return [
            Door(FIRST_ESCAPE, partial(self.app.open, OpenFirstEscape()), FIRST_ESCAPE in self.learnt.done),
            Door("puzzles", partial(self.app.open, OpenPuzzles())),
            Door("wall", partial(self.app.open, OpenWall())),
        ]

    def _draw_lesson(self, ui: Ui, lesson: Lesson, box: Box) -> None:
        """A window into the place it is about, its sign in it, and below what it teaches and how long that takes."""
        x, y, width, height = box
        is_done = lesson.name in self.learnt.done
        focused = ui.spot(Spot(f"learn:{lesson.name}", box, lambda: self.app.open(OpenLesson(lesson.name))))
        _draw_plate(ui, box, focused, is_done)
        view = (x + 5, y + 5, width - 10, height * 0.58)
        ui.stroke(place_picture(ui, lesson.backdrop, view), view[0], view[1])
        side = min(view[3] - 12, 76.0)
        sign = (x + 12, y + 5 + (view[3] - side) / 2, side, side)
        if lesson.picture.startswith("verbs/"):
            ui.panel(grown(sign, 3), Style(fill=(*look.NIGHT, 205), border=look.STEEL, round=side / 5))
        ui.image(lesson.picture, grown(sign, -3), _tint(lesson.picture, focused))
        minutes = self.t("learn-minutes", minutes=self.minutes[lesson.name])
        wide = ui.width(minutes, look.SMALL, "bold") + 14
        slip = (x + width - wide - 10, y + view[3] - 18, wide, 19.0)
        ui.panel(slip, Style(fill=(*look.NIGHT, 220), round=5))
        ui.text(slip, minutes, look.SMALL, look.LAMP, face="bold", align="center")
        if is_done:
            _draw_tick(ui, (x + width - 40, y + 9, 30, 26))
        below = y + view[3] + 8
        rest = y + height - below - 4
        head = min(30.0, rest * 0.45)
        title = self.t("learn-title", number=lesson.number, title=self.t(f"lesson-{lesson.name}"))
        ui.text((x + 12, below, width - 24, head), title, head * 0.95, look.LAMP if focused else look.BONE,
                face="scratched")
        ui.paragraph((x + 12, below + head, width - 24, rest - head), self.t(f"lesson-{lesson.name}-about"), look.BODY,
                     look.DIM_BONE, least=0.7)

    def _draw_door(self, ui: Ui, door: Door, box: Box) -> None:
        x, y, width, height = box
        focused = ui.spot(Spot(f"learn:{door.id}", box, door.do))
        _draw_plate(ui, box, focused, door.is_done)
        high = min(height - 20, width * 0.27)
        side = high * 1.5
        picture = (x + 10, y + (height - high) / 2, side, high)
        _PICTURES[door.id](ui, picture)
        left = x + side + 22
        room = x + width - left - 10
        head = min(36.0, height * 0.34)
        color = look.LAMP if focused else look.BONE
        named = (left, y + 8, room - (30 if door.is_done else 0), head + 4)
        ui.paragraph(named, self.t(f"learn-{door.id}"), head * 0.9, color, face="scratched", least=0.5)
        if door.is_done:
            _draw_tick(ui, (x + width - 40, y + 9, 30, 26))
        ui.paragraph((left, y + head + 12, room, height - head - 20), self.t(f"learn-{door.id}-about"), look.BODY,
                     look.DIM_BONE, least=0.7)

    def help_topic(self) -> str:
        return "R3"


def _tint(picture: str, focused: bool) -> look.Color | None:
    """Signs are drawn in one colour, people in their own."""
    return (look.LAMP if focused else look.BONE) if picture.startswith("verbs/") else None


def _draw_tick(ui: Ui, box: Box) -> None:
    ui.panel(box, Style(fill=(*look.NIGHT, 220), round=6))
    ui.image("tokens/check", grown(box, -3), look.LAMP)


def _draw_way_out(ui: Ui, box: Box) -> None:
    """The meadow behind the wall."""
    x, y, width, height = box
    ui.image("tunnel/freedom", (x, y + (height - width / 2) / 2, width, width / 2))


def _draw_window(ui: Ui, box: Box) -> None:
    """A cell at night."""
    ui.stroke(place_picture(ui, "cell_block", box), box[0], box[1])
    ui.image("ornaments/bars", box, look.STEEL)


def _draw_mugshots(ui: Ui, box: Box) -> None:
    """Some of those who are here."""
    x, y, width, height = box
    shown = pack_in(None).inmates[::2]
    wide, tall = width / 3, height / 2
    for place, inmate in enumerate(shown[:6]):
        cell = (x + place % 3 * wide + 1, y + place // 3 * tall + 1, wide - 2, tall - 2)
        ui.panel(cell, Style(fill=look.SLATE, round=3))
        portrait = min(wide, tall) - 4
        ui.image(f"inmates/{inmate.name}", (cell[0] + (wide - portrait) / 2, cell[1] + 1, portrait, portrait))


_PICTURES: Final[dict[str, Callable[[Ui, Box], None]]] = {
    FIRST_ESCAPE: _draw_way_out, "puzzles": _draw_window, "wall": _draw_mugshots,
}


def _draw_plate(ui: Ui, box: Box, focused: bool, is_done: bool) -> None:
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
