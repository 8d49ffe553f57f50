"""Starts and stops the server for phones, and tells it which screen is open.

Modules of phones and table are imported when phones are allowed, because most games are played without phones.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..play.packs import pack_in
from .screen_host import ScreenHost

if TYPE_CHECKING:
    from ..phones.holders import Request
    from ..phones.server import Server
    from ..phones.tables import Look
    from .end.end import End
    from .table.table import Table

FAILURES_A_SECOND: Final = 1 / 60
MOST_FAILURES: Final = 3        # if the server fails more often in a short time, phones are turned off
# the screens over which a question about a seat may appear; none shows a hand
ASKED_OVER: Final = ("table", "menu", "phones")


class PhoneService:
    """Starts, stops and feeds the server. The phones themselves are `app.phones`."""

    def __init__(self, app: ScreenHost) -> None:
        self.app = app
        self._announced: Request | None = None  # the request whose question cannot be shown yet

    def start(self, address: str, port: int, clock: Callable[[], float]) -> None:
        """Start the server. Raises OSError if it cannot listen."""
        from ..phones.host import Phones
        from ..phones.rate_limit import RateLimit
        from ..phones.server import Server

        self.stop()
        self._failures = RateLimit(FAILURES_A_SECOND, MOST_FAILURES, clock)
        server = Server(*self._look(), clock)
        server.start(address, port)
        self.app.phones = Phones(server, lambda: self.app.coach, clock, self._play_again)
        self.tick(0.0)

    def stop(self) -> None:
        app = self.app
        phones, app.phones = app.phones, None
        if phones is not None:
            phones.close()
            for table in self.tables():
                table.without_screen(frozenset(), frozenset())
                self._ask_about_seat(table, None)
            app.stale = True

    def tick(self, seconds: float) -> None:
        """Do what phones ask for and send them what is new, also while another screen lies over the table."""
        from .menus.setup import Setup

        app = self.app
        assert app.phones is not None
        if app.phones.server.has_failed and not self._start_again(app.phones.server):
            return
        table = next(iter(self.tables()), None)
        setup = next((scene for scene in reversed(app.scenes) if isinstance(scene, Setup)), None)
        app.phones.follow(table, setup.phone_seats if setup is not None and table is None else None, self._look)
        before = app.phones.places()
        app.phones.tick()
        if setup is not None and table is None and app.phones.places() != before:   # Somebody took a seat, or left.
            app.stale = True
        end = self._end()
        if end is not None:
            app.phones.end(end.session.evening_score)
        if table is not None:
            table.without_screen(app.phones.away, app.phones.silent)
            self._ask_about_seat(table, app.phones.request)
            if app.top is not table:
                table.tick_below(seconds)

    def _start_again(self, server: "Server") -> bool:
        """Start a failed server again. Phones that hold a seat reconnect by themselves."""
        try:
            if not self._failures.take():
                raise OSError("it failed too often")
            server.start_again()
        except OSError:
            self.stop()
            self.app.say(self.app.text("phones-stopped"))
            return False
        self.app.say(self.app.text("phones-started-again"))
        return True

    def _end(self) -> "End | None":
        from .end.end import End

        return next((scene for scene in self.app.scenes if isinstance(scene, End)), None)

    def _play_again(self) -> bool:
        """Start another game for a phone, as the button of the end screen does, after the escape has been seen."""
        end = self._end()
        if end is None or end is not self.app.top or end.is_moving:
            return False
        end.again()
        return True

    def tables(self) -> "list[Table]":
        """Return the tables that phones may join, the topmost first."""
        from .table.table import Table

        return [scene for scene in reversed(self.app.scenes) if isinstance(scene, Table) and scene.is_for_phones]

    def _look(self) -> "Look":
        """Return the cards in play, their pictures, and the language of the screen."""
        from ..offers.pack_art import picture_set_of

        playing = self.app.playing
        pack = playing.pack if playing is not None else pack_in(None)
        return pack, picture_set_of(pack), self.app.text.lang

    def _ask_about_seat(self, table: "Table", request: "Request | None") -> None:
        """Ask the people at the screen whether a phone may have a seat. Close the question when the request ends."""
        from .table.seat_question import SeatQuestion

        app = self.app
        shown = next((scene for scene in app.scenes if isinstance(scene, SeatQuestion)), None)
        if shown is not None and shown.request != request:
            if shown is app.top:
                app.pop()
            else:
                app.scenes.remove(shown)
                shown.leave()
            shown = None
        if shown is None and request is not None and app.top.name in ASKED_OVER and table.may_be_asked:
            table.cover(True)
            app.push(SeatQuestion(app, request, table.session.names[request.seat], self._answer,
                                  is_bot=request.is_bot))
        elif shown is None:
            table.cover(False)
            if request is not None and app.top.name not in ASKED_OVER and request != self._announced:
                self._announced = request
                app.say(app.text("seat-question-waits", name=table.session.names[request.seat]))

    def _answer(self, request: "Request", is_yes: bool) -> None:
        if self.app.phones is not None:
            self.app.phones.answer(request, is_yes)
