"""Phones at the table, in the window's thread. In each frame it hears what phones want and sends them what changed.

It acts through the table, as the holder of a seat could at the screen, and only for that seat.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

from ..ai.levels import USUAL
from ..model.fields import Fields, WrongField
from ..play.evening_score import EveningScore
from ..play.orders import ORDERS, read_orders
from ..play.session import BadPlan, NotPossible, Session
from .guests import Guests
from .hints import Coaching, Hinted, Hints
from .holders import Holders, Request
from .messages import Heard, NotPossibleNow, Tonight
from .phone_seats import PhoneSeats
from .page_state import EMOTES
from .server import Server
from .seat_snapshot import SeatPlace
from .tables import SetupTable, Look, Playing
from .phone_updates import MomentCounter, PhoneUpdates

A_FRAME: Final = 32             # number of wishes handled in one frame


class Phones:
    """Connects the phones with the table as long as the server runs.

    `coach` returns the present coach. `clock` limits the rate of guesses and measures how long a phone is silent.
    `again` starts another game and returns whether that was possible.
    """

    def __init__(
        self, server: Server, coach: Callable[[], Coaching], clock: Callable[[], float] = monotonic,
        again: Callable[[], bool] = lambda: False,
    ) -> None:
        self.server = server
        self._again = again
        self._tonight: Tonight | None = None        # sent to everybody at the end of a game
        self._hints = Hints(coach, self._tell_hint)
        self.seats = PhoneSeats(server.tell, clock)
        self.guests = Guests(self.seats, server.tell, clock)
        self._moments = MomentCounter(self._hints.follow)
        self._telling = PhoneUpdates(self.seats, self.guests, self._moments, server.tell)

    def close(self) -> None:
        self._hints.forget()
        self.server.stop()

    @property
    def url(self) -> str:
        return f"http://{self.server.host}"

    @property
    def code(self) -> str:
        """The table's code, as a player types it."""
        return self.holders.code

    @property
    def link(self) -> str:
        """The link in the code to scan. The browser does not send the part after # to the server."""
        return f"{self.url}/#{self.code}"

    def seat_link(self, seat: int) -> str:
        return f"{self.url}/#{self.holders.invite(seat)}"

    # --- The seats ------------------------------------------------------------------------------------------

    @property
    def holders(self) -> Holders:
        return self.seats.holders

    @property
    def away(self) -> frozenset[int]:
        """The seats that are held by phones."""
        return self.seats.held

    @property
    def silent(self) -> frozenset[int]:
        """The seats whose phones do not answer."""
        return self.seats.silent

    def is_held(self, seat: int) -> bool:
        return seat in self.seats.held

    def is_seat(self, seat: int) -> bool:
        """Return whether a person may have this seat."""
        return self.seats.is_for_people(seat)

    def places(self) -> tuple[SeatPlace, ...]:
        return self.seats.places()

    def release(self, seat: int) -> None:
        """Take a seat back to the screen."""
        if self.is_held(seat):
            self.seats.release(seat, "released")
            self.seats.note("log-phone-released", seat)

    def ban(self, seat: int) -> None:
        """Exclude a phone for the evening, and change the code."""
        if self.is_held(seat):
            self.guests.ban(seat)
            self.seats.note("log-phone-banned", seat)

    @property
    def watchers(self) -> list[str]:
        """The addresses of phones that watch without a seat."""
        return [guest.who for guest in self.guests.known.values() if guest.is_watching]

    def change_code(self) -> None:
        """Change the code. Holders keep their seats."""
        self.guests.shut_door()

    @property
    def request(self) -> Request | None:
        """The request that the screen must answer next."""
        return self.guests.requests.first

    def answer(self, request: Request, is_yes: bool) -> None:
        """Take the answer of the screen. It is ignored if it comes too late."""
        self.guests.answer(request, is_yes)

    # --- Every frame ----------------------------------------------------------------------------------------

    def follow(self, playing: Playing | None, setup_table: SetupTable | None, look: Callable[[], Look]) -> None:
        """Follow what is on the table now. `look` returns its cards, pictures and language when that has changed."""
        if playing is not None and playing is not self.seats.playing:
            self.guests.requests.forget()
            self.seats.begin(playing)
            self._tonight = None
            self._moments.games += 1
            self.server.lay(*look())
            self.guests.show_anew()
        elif setup_table is not None and setup_table is not self.seats.setup_table:
            self.guests.requests.forget()
            self.seats.begin_setup(setup_table)
        elif playing is None and setup_table is None:
            # A phone keeps showing its last picture, for example the end of a game.
            self.guests.requests.forget()
            self.seats.clear()
            self._hints.forget()

    def end(self, score: EveningScore | None) -> None:
        """Send everybody the score of the evening once, when the end is on the screen. They may start another game."""
        is_worth = score is not None and score.is_worth_showing
        tonight = Tonight(score.games, tuple(score.rows())) if score is not None and is_worth else Tonight(0, ())
        if tonight != self._tonight:
            self._tonight = tonight
            for device in self.guests.known:
                self.server.tell(device, tonight)

    def tick(self) -> None:
        self.seats.follow_chairs()
        for heard in self.server.heard(A_FRAME):
            self._attend(heard)
        self.guests.follow_requests()
        self.seats.follow_silence()
        self._telling.tell()

    def _attend(self, heard: Heard) -> None:
        device, wish = heard.device, heard.wish
        if wish is None:
            self.guests.gone(device)
            return
        guest = self.guests.guest(heard)
        if wish.do == "hello":
            self.guests.greet(device, guest, wish.token, wish.code)
        elif wish.do == "sit":
            self.guests.sit(device, guest, wish.seat, wish.name)
        elif wish.do == "watch":
            if self.holders.seat(device) is not None or not self.guests.watch(guest):
                self.server.tell(device, NotPossibleNow("phones-not-possible"))
        elif wish.do == "leave" and self.guests.stop_watching(guest):
            pass
        else:
            self._do(device, heard)

    # --- What a holder does ---------------------------------------------------------------------------------

    def _do(self, device: int, heard: Heard) -> None:
        wish, seat, requests = heard.wish, self.holders.seat(device), self.guests.requests
        assert wish is not None
        if seat is None and wish.do == "leave" and requests.of(device) is not None:
            requests.end(device)
        elif seat is None:
            self.server.tell(device, NotPossibleNow("phones-no-seat"))
        elif wish.do == "leave":
            self.seats.release(seat, "released")
            self.seats.note("log-phone-left", seat)
        elif wish.do == "paint":
            if not self.seats.paint(seat, wish.colour):
                self.server.tell(device, NotPossibleNow("phones-not-possible"))
        elif wish.do == "again":
            if self._tonight is None or not self._again():
                self.server.tell(device, NotPossibleNow("phones-not-possible"))
        elif self.seats.playing is None:
            self.server.tell(device, NotPossibleNow("phones-too-late"))
        else:
            try:
                self._play(self.seats.playing, seat, heard)
            except (NotPossible, BadPlan, WrongField):
                self.server.tell(device, NotPossibleNow("phones-not-possible"))

    def _play(self, playing: Playing, seat: int, heard: Heard) -> None:
        """Do what the holder of a seat wants. Raises NotPossible, BadPlan, WrongField."""
        wish, session = heard.wish, playing.session
        assert wish is not None
        match wish.do:
            case "act" | "fill":
                assert heard.action is not None
                self._demand_asked(session, seat, wish.at)
                playing.act_away(heard.action)
            case "commit":
                self._demand_asked(session, seat, wish.at)
                playing.commit(seat, heard.cards)
            case "hint":
                self._demand_asked(session, seat, wish.at)
                self._hint(session, seat, heard.device, wish.at)
            case "undo":
                self._demand_asked(session, seat, wish.at)
                playing.undo()
            case "orders":
                playing.order(seat, read_orders(Fields(wish.option, "orders", ORDERS)))
            case "emote":
                if wish.word in EMOTES:
                    playing.show_emote(seat, wish.word)
            case "bot":
                if session.is_human(seat):
                    inmate = session.pack.inmates[session.sight(None).prisoner[seat]].name
                    session.hand_to_bot(seat, f"{USUAL}:{inmate}")
                    playing.reseated()
            case "back":
                if not session.is_human(seat):
                    session.take_back(seat, session.names[seat])
                    playing.reseated()
                    self.seats.ask_about_cards(seat)

    def _demand_asked(self, session: Session, seat: int, at: int) -> None:
        """Refuse a wish that is not for the present moment, because it came late or twice."""
        if at != self._moments.at(session) or session.asked != seat or not session.is_human(seat):
            raise NotPossible("not_asked")

    def _hint(self, session: Session, seat: int, device: int, at: int) -> None:
        stop = self._hints.stop(session)
        if stop is not None:
            self.server.tell(device, NotPossibleNow(stop))
        else:
            self._hints.ask(session, seat, device, at, self._moments.question(session))

    def _tell_hint(self, device: int, hinted: Hinted) -> None:
        """Send a hint to the device that asked for it, if it still holds the seat."""
        if self.holders.seat(device) == hinted.seat:
            self.server.tell(device, hinted)
