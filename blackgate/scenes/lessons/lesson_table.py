"""The table of a lesson: Ines says what to do next, lights it, and answers everything else."""

from ...keep.people import usual_name
from ...kit import look
from ...kit.layout import Region
from ...kit.scene import WITH_CTRL
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...model.actions import Action
from ...offers.meaning import Thing
from ...play.lessons.course import Course
from ...play.lessons.lesson import DO, FREE, GOAL, SHOW, WATCH
from ...play.lessons.reading import load_lessons
from ...play.packs import pack_in
from ..screen_host import ScreenHost, opens
from ..screens import OpenCourse, OpenLesson
from ..table.layout import Layout
from ..table.refused import RefusalNotice
from .lesson_question import LessonQuestionPanel
from .bubble import KeptPlace, BubbleButtons, draw_bubble, press_anywhere, ring, uncovered
from .first_escape import finish
from .goal import draw_goal
from .bubble_place import ScreenPart, around
from .pointing import Pointing, spoken_of
from .taught_table import TaughtTable
from .tray import LessonTray

VEIL = (*look.NIGHT, 168)
OWN = ("lesson:on", "lesson:next", "lesson:back", "lesson:leave")
NARROW = 4.0                # margin around the things in a spotlight


class LessonTable(TaughtTable):
    def __init__(self, app: ScreenHost, course: Course) -> None:
        self.pointed: tuple[Box, ...] = ()          # where the things are that Ines speaks of
        self.bubble: Box | None = None              # where her bubble is
        self._kept_place = KeptPlace()
        self._seen = course.session.acted           # the number of actions that the course knows
        super().__init__(app, course)
        self.asking: LessonQuestionPanel = LessonQuestionPanel(self)
        self._is_dealt = True

    # --- Time -----------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.session.over is None and not self.course.waits:
            super()._go_on()
        if self.session.acted != self._seen:
            self._settle()

    def _settle(self) -> None:
        """Let the course continue after an action of any player."""
        self._seen = self.session.acted
        self.course.settle()
        self.changed()

    def end(self) -> None:
        """Do nothing when somebody is out: the lesson decides when it ends."""

    def remark(self, seat: int) -> tuple[str, str]:
        """Return no remark, so that only Ines speaks."""
        return "", ""

    # --- Drawing --------------------------------------------------------------------------------------------

    @property
    def glowing(self) -> set[Thing]:
        step = self.course.step
        return super().glowing if step is not None and step.kind in (DO, FREE) else set()

    def draw(self, ui: Ui) -> None:
        self.since.close()              # Ines tells what happened.
        super().draw(ui)

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        refused, self.refused = self.refused, self.refused if self.refused and self.refused.rules else None
        super().draw_over(ui, layout)
        self.refused = refused
        step = self.course.step
        self.lights, self.pointed, self.bubble = (), (), None
        if step is None or isinstance(self.app.top, LessonTray):  # While a tray is open, she speaks above the tray.
            return
        if self.motion.is_busy or (step.kind == WATCH and not self.course.waits):
            return                      # She speaks after the motion has been seen.
        pointing = Pointing(self.session.pack, ui.spots, self.picture.anchors, layout, self.stages.box)
        self.lights = self.asking.lights(ui.spots) if step.kind in (DO, FREE) else ()
        boxes = pointing.boxes(step.at)
        if step.kind == DO:
            boxes += pointing.spots(self.lights)
        if step.kind == SHOW:
            self._spotlight(ui, boxes)
        if GOAL in step.at:
            boxes = [self._draw_goal(ui, layout.board)]
        if step.kind in (DO, WATCH):
            for box in pointing.spots(self.lights) if step.kind == DO else boxes:
                ring(ui, box)
        shown = spoken_of(ui, boxes, layout.hand) if step.kind == SHOW and not self.app.settings.brief_speech else []
        if self.course.waits:
            press_anywhere(ui, self.go_on)
            if self.focus not in OWN:
                self.focus = ui.focus = "lesson:next"
        on = self.go_on if self.course.waits else None
        back = self.step_back if self.may_go_back else None
        self.pointed = tuple(boxes)
        buttons = BubbleButtons(on, back, self.open_menu)
        self.bubble = draw_bubble(ui, self.speech, buttons, boxes, self._screen_parts(layout), self._kept_place)
        for words in shown:
            ui.write(self.bubble, words)

    def _spotlight(self, ui: Ui, holes: list[Box]) -> None:
        """Darken everything except these boxes."""
        lit = [Region(*uncovered(ui, box)).inset(-NARROW) for box in holes]
        for dark in around((ui.w, ui.h), lit):
            ui.panel(dark, Style(fill=VEIL, round=0))
        for box in lit:
            ui.panel(box, Style(border=look.LAMP, thick=2, round=6))

    def _draw_goal(self, ui: Ui, board: Box) -> Box:
        box = Region(*board).row(0, min(board[3], 440.0)).inset(4)
        draw_goal(ui, self.view, self.faces, self.seated_players(), box)
        return box

    def _screen_parts(self, layout: Layout) -> list[ScreenPart]:
        """Return the parts of the screen that should stay visible, and how much each matters."""
        parts = [ScreenPart(layout.top, 3.0), ScreenPart(layout.hand, 0.8), ScreenPart(layout.actions, 1.2),
                   ScreenPart(layout.own, 0.6), ScreenPart(layout.log, 0.05), ScreenPart(layout.board, 0.15),
                   ScreenPart(layout.piles, 0.3)]
        if self.stages.box is not None:
            parts.append(ScreenPart(self.stages.box, 6.0))
        return parts

    def _set_home(self, ui: Ui) -> None:
        """Give the focus to the spot that leads on. A new step moves it there."""
        home = "lesson:next" if self.course.waits else self.asking.first(ui.spots)
        if home and any(spot.id == home for spot in ui.spots):
            ui.set_home(home, (self.course.at, self.course.waits, self.asking.step))

    # --- What the player does -------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Do an action only if the step asks for it."""
        if not self.course.may(action):
            self.asking.forget()
            self.refused = RefusalNotice((self.not_yet(),), ())
            return
        super().act(action)
        self._settle()

    def go_on(self) -> None:
        self.course.go_on()
        if self.course.is_done:
            finish(self.app, self.course.lesson)

    def key(self, name: str) -> bool:
        """Go on at any key if the step waits. A key that only ends an animation or asks something skips no words."""
        if not self.course.waits or self.bubble is None or name.startswith(WITH_CTRL):
            return super().key(name)
        self.go_on()
        return True


@opens(OpenLesson)
def _open(app: ScreenHost, request: OpenLesson) -> None:
    lesson = next(lesson for lesson in load_lessons(pack_in(None)) if lesson.name == request.name)
    app.open(OpenCourse(Course(lesson, usual_name(app.settings.people))))


@opens(OpenCourse)
def _open_course(app: ScreenHost, request: OpenCourse) -> None:
    leave_lesson(app)
    app.push(LessonTable(app, request.course))


def leave_lesson(app: ScreenHost) -> bool:
    """Remove a lesson and everything over it from the stack. Return whether there was one."""
    table = next((scene for scene in app.scenes if isinstance(scene, LessonTable)), None)
    while table is not None and table in app.scenes:
        app.scenes.pop().leave()
    return table is not None
