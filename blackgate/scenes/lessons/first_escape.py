"""The end of a lesson, what follows, and the first whole game, which begins with words of Ines."""

from functools import partial
from typing import Final

from ...keep.lesson_progress import FIRST_ESCAPE, note_done
from ...kit import look
from ...kit.layout import Region
from ...kit.scene import WITH_CTRL
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.dialogs import Dialog
from ...model.actions import Action, Craft, Dig, RollMove, Search
from ...model.sorts import name_of
from ...play.lessons.lesson import Lesson
from ...play.lessons.reading import load_lessons
from ...play.packs import pack_in
from ...play.plan import HUMAN, another
from ...play.session import Plan, Seat, Session, TableRules
from ...words.lessons import lesson_facts
from ...words.teller import Teller
from ..screen_host import ScreenHost, opens
from ..menus.naming import with_name
from ..screens import OpenFirstEscape, OpenLearn, OpenLesson, ScreenRequest
from ..table.layout import Layout
from ..table.table import Table
from .bubble import KeptPlace, Speech, BubbleButtons, draw_bubble, press_anywhere, ring
from .goal import draw_goal
from .bubble_place import ScreenPart

STEPS: Final = ("goal", "plan", "hint")
PLAN: Final[tuple[type[Action], ...]] = (Search, Craft, RollMove, Dig)
LAMP: Final = "hint"                # the spot of the lamp
RIVALS: Final = 2           # number of bots at the table of the first escape
LEVEL: Final = "easy"


class FirstEscape(Table):
    def __init__(self, app: ScreenHost, session: Session) -> None:
        super().__init__(app, session)
        self.greeting = 0           # the step of her greeting; after the last one the game is like any other
        self._kept_place = KeptPlace()

    @property
    def is_greeting(self) -> bool:
        return self.greeting < len(STEPS)

    @property
    def speech(self) -> Speech:
        facts = lesson_facts(self.teller, self.view.players, bool(self.view.team))
        words = self.teller.text(f"first-{STEPS[self.greeting]}", **facts, name=self.session.names[0])
        return Speech(words, "", self.greeting + 1, len(STEPS))

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        super().draw_over(ui, layout)
        if not self.is_greeting or self.motion.is_busy or not self._is_dealt:
            return
        lamp = next(spot for spot in ui.spots if spot.id == LAMP)
        press_anywhere(ui, self.go_on)
        pointed = self._draw_step(ui, layout, lamp.box)
        if STEPS[self.greeting] == "hint":
            ui.spot(lamp)
        if self.focus not in ("lesson:next", "lesson:back", LAMP):
            self.focus = ui.focus = "lesson:next"
        parts = [ScreenPart(layout.top, 3.0), ScreenPart(layout.hand, 0.8), ScreenPart(layout.board, 0.15)]
        back = self._step_back if self.greeting else None
        draw_bubble(ui, self.speech, BubbleButtons(self.go_on, back, None), [pointed], parts, self._kept_place)

    def _draw_step(self, ui: Ui, layout: Layout, lamp: Box) -> Box:
        """Draw what she speaks of. Return its box."""
        board = Region(*layout.board)
        match STEPS[self.greeting]:
            case "goal":
                box = board.row(0, min(board.height, 440.0)).inset(4)
                draw_goal(ui, self.view, self.faces, self.seated_players(), box)
            case "plan":
                box = board.row(0, min(board.height * 0.5, 200.0)).inset(4)
                _draw_plan(ui, self.teller, box)
            case _:
                ring(ui, lamp)
                return lamp
        return box

    def _set_home(self, ui: Ui) -> None:
        if not self.is_greeting:
            super()._set_home(ui)
        elif any(spot.id == "lesson:next" for spot in ui.spots):
            ui.set_home("lesson:next", self.greeting)

    # --- What the player does -------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.greeting += 1

    def _step_back(self) -> None:
        self.greeting -= 1

    def touched(self, id: str | None) -> None:
        """End the greeting if the player tries the lamp."""
        if id == LAMP:
            self.greeting = len(STEPS)
        super().touched(id)

    def key(self, name: str) -> bool:
        """Go to the next step at any key; Escape ends the greeting."""
        if not self.is_greeting or self.motion.is_busy or name.startswith(WITH_CTRL):
            return super().key(name)
        self.go_on()
        return True

    def back(self) -> None:
        if self.is_greeting:
            self.greeting = len(STEPS)
        else:
            super().back()


def _draw_plan(ui: Ui, teller: Teller, box: Region) -> None:
    """Draw four actions in their order, which lead to the first points."""
    ui.panel(box, Style(fill=(*look.NIGHT, 246), border=look.ORANGE, thick=2, round=10, shadow=True))
    head = min(44.0, box.height * 0.26)
    ui.text(box.inset(16, 0).row(4, head), ui.t("first-plan-title"), head * 0.8, look.LAMP, face="scratched",
            align="center")
    cells = box.trim(10, head + 8, 10, 10).columns(len(PLAN), 10)
    for number, (verb, cell) in enumerate(zip(PLAN, cells, strict=True)):
        side = min(cell.width * 0.5, cell.height - 40)
        ui.image(f"verbs/{name_of(verb)}", cell.middle(side).row(0, side), look.BONE)
        ui.paragraph(cell.trim(top=side + 4), teller.title(verb), look.LABEL, look.BONE, face="bold", align="center",
                     middle=True, least=0.7)
        if number:
            arrow = Region(cell.x - 5, cell.y + side / 2, 0, 0).square(min(26.0, side * 0.5))
            ui.image("tokens/play", arrow, look.ORANGE)


def finish(app: ScreenHost, lesson: Lesson) -> None:
    """Mark the lesson as done and ask what is next."""
    app.keep(f"lesson {lesson.name}", partial(note_done, lesson.name))
    ask_what_follows(app, lesson)


def ask_what_follows(app: ScreenHost, lesson: Lesson) -> None:
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
def _open(app: ScreenHost, request: OpenFirstEscape) -> None:
    with_name(app, lambda name: app.restart(FirstEscape(app, app.games.new(first_escape(app, name)))))


def first_escape(app: ScreenHost, name: str) -> Plan:
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
