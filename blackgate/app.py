"""The program: the player's settings and games, and every screen's way to the others.

Scenes ask for these through `scenes.doors.Doors`; nothing below knows this module.
"""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from .keep.games import Games
from .keep.settings import Settings
from .kit.program import Program
from .kit.window import Window
from .play.packs import pack_in
from .play.session import Replay, Session
from .scenes.coaching import Coach
from .words.text import Text

if TYPE_CHECKING:
    from .coach.desk import Desk
    from .keep.saves import SaveInfo
    from .model.pack import Pack
    from .phones.host import Phones
    from .phones.requests import Request
    from .phones.tables import Look
    from .play.lessons.course import Course
    from .play.lessons.lesson import Lesson
    from .play.orders import Orders
    from .scenes.doors import TableBelow
    from .scenes.table.table import Table
    from .words.teller import Teller

ASKED_OVER: Final = ("table", "menu", "phones")     # screens a question about a seat may lie over: none shows a hand


class App(Program):
    """Screens are imported when they are opened: the first one is there sooner."""

    settings: Settings

    def __init__(self, settings: Settings, text: Text, window: Window, games: Games | None = None) -> None:
        super().__init__(settings, text, window)
        self.games = games or Games()
        self.coach = Coach(self.desk_for)
        self.phones: Phones | None = None       # None: nothing listens
        self._announced: Request | None = None  # who waits for a question that cannot be put yet

    def desk_for(self, pack: "Pack") -> "Desk | None":
        """Who coaches in a game with these cards."""
        return self.games.desk(pack)

    def help(self, topic: str) -> None:
        self.open_rules(topic)

    def meet(self, error: Exception) -> None:
        """The player is told and can go on."""
        from .scenes.menus.trouble import meet

        meet(self, error)

    @property
    def playing(self) -> Session | None:
        """The game on the table, whatever lies over it."""
        from .scenes.table.table import Table

        return next((scene.session for scene in reversed(self.scenes) if isinstance(scene, Table)), None)

    # --- Phones ---------------------------------------------------------------------------------------------

    def let_phones_in(self, address: str, port: int = 0, clock: Callable[[], float] = monotonic) -> None:
        """Raises OSError where one cannot listen. The clock tells how often a phone says something."""
        from .phones.host import Phones
        from .phones.server import Server

        self.shut_phones_out()
        server = Server(*self._look(), clock)
        server.start(address, port)
        self.phones = Phones(server, lambda: self.coach, clock)
        self._serve_phones(0.0)

    def shut_phones_out(self) -> None:
        """The game goes on without them."""
        phones, self.phones = self.phones, None
        if phones is not None:
            phones.close()
            for table in self._tables():
                table.without_screen(frozenset(), frozenset())
                self._ask_about_seat(table, None)
            self.stale = True

    def _look(self) -> "Look":
        """The cards in play, their pictures, and what the screen speaks."""
        from .offers.dress import dress_of

        playing = self.playing
        pack = playing.pack if playing is not None else pack_in(None)
        return pack, dress_of(pack), self.text.lang

    def _tables(self) -> "list[Table]":
        from .scenes.table.table import Table

        return [scene for scene in reversed(self.scenes) if isinstance(scene, Table) and scene.is_for_phones]

    def _serve_phones(self, seconds: float) -> None:
        """What phones want, and what they are told; the table need not lie on top for that."""
        from .scenes.menus.setup import Setup

        assert self.phones is not None
        table = next(iter(self._tables()), None)
        setup = next((scene for scene in reversed(self.scenes) if isinstance(scene, Setup)), None)
        self.phones.follow(table, setup.laying if setup is not None and table is None else None, self._look)
        self.phones.tick()
        if table is not None:
            table.without_screen(self.phones.away, self.phones.silent)
            self._ask_about_seat(table, self.phones.request)
            if self.top is not table:
                table.tick_below(seconds)

    def _ask_about_seat(self, table: "Table", request: "Request | None") -> None:
        """A phone asks for a seat: somebody at the screen says yes or no. The question goes when the request ends."""
        from .scenes.table.seat_question import SeatQuestion

        shown = next((scene for scene in self.scenes if isinstance(scene, SeatQuestion)), None)
        if shown is not None and shown.request != request:
            if shown is self.top:
                self.pop()
            else:
                self.scenes.remove(shown)
                shown.leave()
            shown = None
        if shown is None and request is not None and self.top.name in ASKED_OVER and table.may_be_asked:
            table.cover(True)
            self.push(SeatQuestion(self, request, table.session.names[request.seat], self._answer_phone))
        elif shown is None:
            table.cover(False)
            if request is not None and self.top.name not in ASKED_OVER and request != self._announced:
                self._announced = request
                self.say(self.text("seat-question-waits", name=table.session.names[request.seat]))

    def _answer_phone(self, request: "Request", is_yes: bool) -> None:
        if self.phones is not None:
            self.phones.answer(request, is_yes)

    def _let_time_pass(self, seconds: float) -> None:
        self.coach.tick()
        super()._let_time_pass(seconds)
        if self.phones is not None and self.running and self.scenes:
            self._serve_phones(min(seconds, 0.25))

    # --- Games ----------------------------------------------------------------------------------------------

    def go_on(self, info: "SaveInfo") -> None:
        """Take up a saved game; what is wrong with it is said."""
        from .keep.saves import SaveProblem

        try:
            loaded = self.games.load(info)
        except SaveProblem as problem:
            self.say(self.text(problem.key))
            return
        self.open_table(loaded.session)
        if loaded.message:
            self.say(self.text(loaded.message))

    def open_table(self, session: Session) -> None:
        from .scenes.table.table import Table

        self.restart(Table(self, session))

    def open_orders(self, teller: "Teller", orders: "Orders", give: Callable[["Orders"], None]) -> None:
        from .scenes.menus.standing import StandingOrders

        self.push(StandingOrders(self, teller, orders, give))

    def open_table_menu(self, table: "TableBelow") -> None:
        from .scenes.menus.table_menu import TableMenu

        self.push(TableMenu(self, table))

    def open_end(self, session: Session) -> None:
        from .scenes.end.end import End

        self.replace(End(self, session))

    def open_replay(self, replay: Replay, at: int = 0, seat: int | None = None) -> None:
        from .scenes.table.rewatch import ReplayScene

        scene = ReplayScene(self, replay)
        self.push(scene)
        scene.go(at)
        if seat is not None:
            scene.look_as(seat)

    def open_review(
        self, replay: Replay, at: int | None = None, show: Callable[[int], None] | None = None,
    ) -> None:
        from .scenes.review.review import Review

        self.push(Review(self, replay, at, show))

    def open_take_over(self, replay: Replay, looker: int, inmates: list[str]) -> None:
        from .scenes.menus.takeover import TakeOver

        self.push(TakeOver(self, replay, looker, inmates))

    # --- Learning -------------------------------------------------------------------------------------------

    def open_learn(self) -> None:
        from .scenes.lessons.learn import Learn

        if any(isinstance(scene, Learn) for scene in self.scenes):
            while not isinstance(self.top, Learn):
                self.pop()
        else:
            if self._leave_lesson() and not self.scenes:
                self.open_title()
            self.push(Learn(self))

    def open_lesson(self, name: str) -> None:
        from .keep.people import usual_name
        from .play.lessons.course import Course
        from .play.lessons.reading import load_lessons

        lesson = next(lesson for lesson in load_lessons(pack_in(None)) if lesson.name == name)
        self.show_lesson(Course(lesson, usual_name(self.settings.people)))

    def show_lesson(self, course: "Course") -> None:
        """In place of the lesson on the table, if there is one."""
        from .scenes.lessons.lesson_table import LessonTable

        self._leave_lesson()
        self.push(LessonTable(self, course))

    def _leave_lesson(self) -> bool:
        """Take a lesson, and what lies over it, off the stack; says whether there was one."""
        from .scenes.lessons.lesson_table import LessonTable

        table = next((scene for scene in self.scenes if isinstance(scene, LessonTable)), None)
        while table is not None and table in self.scenes:
            self.scenes.pop().leave()
        return table is not None

    def finish_lesson(self, lesson: "Lesson") -> None:
        from .scenes.lessons.learn import finish

        finish(self, lesson)

    def open_first_escape(self) -> None:
        from .scenes.lessons.learn import first_escape

        self.open_table(self.games.new(first_escape(self)))

    # --- Around the table -----------------------------------------------------------------------------------

    def open_title(self) -> None:
        from .scenes.menus.title import Title

        self.restart(Title(self))

    def open_setup(self) -> None:
        from .scenes.menus.setup import Setup

        self.push(Setup(self))

    def open_puzzles(self) -> None:
        from .scenes.puzzles.wall import PuzzleWall

        self.push(PuzzleWall(self))

    def open_saved(self) -> None:
        from .scenes.menus.saved_games import SavedGames

        self.push(SavedGames(self))

    def open_statistics(self) -> None:
        from .scenes.menus.tally import StatisticsScene

        self.push(StatisticsScene(self))

    def open_wall(self, tab: str = "") -> None:
        from .scenes.wall.wall import Wall

        self.push(Wall(self, tab))

    def open_options(self) -> None:
        from .scenes.menus.options import Options

        self.push(Options(self))

    def open_rules(self, topic: str = "") -> None:
        from .scenes.book.rules import Rules

        self.push(Rules(self, topic))

    def open_phones(self) -> None:
        from .scenes.menus.phones import PhonesPanel

        self.push(PhonesPanel(self))

    def open_credits(self) -> None:
        from .scenes.menus.credits import Credits

        self.push(Credits(self))
