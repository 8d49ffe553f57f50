"""Phones that come with a token, a seat's code or the table's code. A seat at the screen needs a yes there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..model.vocabulary import NOTHING
from ..play.plan import MOST_NAME, is_name
from .messages import Bye, Heard, Message, Seated
from .rate_limit import RateLimit, RateLimits
from .phone_seats import PhoneSeats
from .holders import Request, Requests

WRONG_A_SECOND: Final = 0.5     # wrong codes from one address; right ones are never delayed
WRONG_AT_ONCE: Final = 10


@dataclass
class Guest:
    """A device as the window knows it."""

    is_admitted: bool = False       # whether it has shown a valid code
    is_watching: bool = False       # whether it watches the public table, without a seat
    problem: str = ""
    told: int = 0                   # number of events of the game that it knows
    shown: object = None            # what its last picture was made from
    who: str = ""                   # its address, or else its number


class Guests:
    """The devices that are connected, and the requests that wait for a yes. `clock` limits the rate of guesses."""

    def __init__(self, seats: PhoneSeats, tell: Callable[[int, Message], None], clock: Callable[[], float]) -> None:
        self.known: dict[int, Guest] = {}
        self.requests = Requests()
        self.banned: set[str] = set()           # addresses that get no seat this evening
        self._seats = seats
        self._holders = seats.holders
        self._tell = tell
        self._tries = RateLimits(lambda: RateLimit(WRONG_A_SECOND, WRONG_AT_ONCE, clock))

    def guest(self, heard: Heard) -> Guest:
        """Return the guest who sent this message."""
        return self.known.setdefault(heard.device, Guest(who=heard.address or f"device {heard.device}"))

    def gone(self, device: int) -> None:
        """Forget a device whose connection is lost."""
        self._holders.gone(device)
        self.known.pop(device, None)
        self.requests.end(device)

    def show_anew(self) -> None:
        """Show a new game to everybody from its beginning."""
        for guest in self.known.values():
            guest.told, guest.shown, guest.problem = 0, None, ""

    # --- Coming ---------------------------------------------------------------------------------------------

    def greet(self, device: int, guest: Guest, token: str, code: str) -> None:
        seat = self._holders.seat_of(token) if token else None
        if seat is not None:
            self._come_back(device, guest, seat)
            return
        guest.shown = None
        if guest.who in self.banned:
            self._tell(device, Bye("banned"))
            return
        if not code:
            return
        invited = self._holders.invited_to(code)
        if invited is not None and self._seats.is_for_people(invited):
            self._come_invited(device, guest, invited)
        else:
            guest.is_admitted = self._holders.is_admitted(code)
            guest.problem = "" if guest.is_admitted else "phones-wrong-code"
            if not guest.is_admitted:
                self.requests.end(device)
                if not self._tries.take(guest.who):
                    self._tell(device, Bye("flood"))

    def _come_back(self, device: int, guest: Guest, seat: int) -> None:
        holder = self._holders.seats[seat]
        if holder.device is not None and holder.device != device:
            self._tell(holder.device, Bye("replaced"))
        self._holders.gone(device)
        holder.device = device
        guest.is_admitted, guest.told, guest.shown = True, 0, None
        self._tell(device, Seated(seat, holder.token))

    def _come_invited(self, device: int, guest: Guest, seat: int) -> None:
        """Seat a device that has the seat's own code. The previous holder loses the seat."""
        was_held = seat in self._seats.held
        self._seats.release(seat, "replaced")
        self._seated(device, guest, seat)
        self._seats.note("log-phone-replaced" if was_held else "log-phone-sat", seat)
        if not was_held:                # Otherwise its owner may have given other orders.
            self._seats.ask_about_cards(seat)

    def sit(self, device: int, guest: Guest, seat: int, name: str) -> None:
        guest.shown = None
        seated = self._holders.seat(device)
        if seated is not None and self._seats.setup_table is not None and seat in self._seats.free - {seated}:
            self._seats.setup_table.swap(seated, seat)       # The chair moves with the player; see `follow_chairs`.
        elif not guest.is_admitted or seated is not None:
            guest.problem = "phones-taken" if guest.is_admitted else ""
        elif seat in self._seats.askable:
            is_bot = seat in self._seats.with_bots
            is_asked = self.requests.ask(device, guest.who, seat, is_bot, _tidy_name(name))
            guest.problem = "" if is_asked else "phones-said-no-often"
        elif seat not in self._seats.free:
            guest.problem = "phones-taken"
        else:
            assert self._seats.setup_table is not None
            self._seats.setup_table.sit(seat, _tidy_name(name))
            self._seated(device, guest, seat)
            self._seats.ask_about_cards(seat)

    def _seated(self, device: int, guest: Guest, seat: int) -> None:
        token = self._seats.take(seat, device, guest.who)
        self.requests.end(device)
        guest.is_admitted, guest.problem, guest.told, guest.shown = True, "", 0, None
        guest.is_watching = False
        self._tell(device, Seated(seat, token))

    def watch(self, guest: Guest) -> bool:
        """Let a guest watch without a seat. Return whether there is something to see."""
        if not guest.is_admitted or guest.is_watching or self._seats.playing is None:
            return False
        guest.is_watching, guest.problem, guest.told, guest.shown = True, "", 0, None
        self._seats.note("log-phone-watches", NOTHING)
        return True

    def stop_watching(self, guest: Guest) -> bool:
        """Send a watching guest back to the choice of seats. Return whether they watched."""
        was_watching, guest.is_watching, guest.shown = guest.is_watching, False, None
        return was_watching

    def shut_door(self) -> None:
        """Change the table's code. Guests without a seat must enter it; they no longer watch or wait."""
        self._holders.change_code()
        for device, guest in self.known.items():
            if self._holders.seat(device) is None:
                guest.is_admitted = guest.is_watching = False
                guest.problem, guest.shown = "", None
                self.requests.end(device)

    def ban(self, seat: int) -> None:
        """Take the seat from a phone for the whole evening, and change the code, which it knows."""
        self.banned.add(self._holders.seats[seat].who)
        self._seats.release(seat, "banned")
        self.shut_door()

    # --- What the screen is asked ---------------------------------------------------------------------------

    def answer(self, request: Request, is_yes: bool) -> None:
        """Take the answer of the screen. It is ignored if it comes too late."""
        self.follow_requests()
        guest = self.known.get(request.device)
        if guest is None or request not in self.requests.waiting:
            return
        self.requests.end(request.device)
        if is_yes:
            self.requests.welcome(guest.who, request.seat)
            if request.is_bot:
                self._seats.take_from_bot(request.seat, request.name)
            self._seated(request.device, guest, request.seat)
            self._seats.ask_about_cards(request.seat)
            self._seats.note("log-phone-sat", request.seat)
        else:
            guest.problem = "phones-said-no"
            self._seats.note("log-phone-refused", request.seat)

    def follow_requests(self) -> None:
        """End requests whose seat is taken or given to a bot, or whose game is over."""
        for request in self.requests.waiting:
            there = self._seats.with_bots if request.is_bot else self._seats.at_screen
            if request.seat not in there or self._holders.seat(request.device) is not None:
                self.requests.end(request.device)
                self.known[request.device].problem = "phones-taken" if self._seats.askable else ""


def _tidy_name(name: str) -> str:
    """Return a name that a plan accepts; empty if it is not a name."""
    called = " ".join(name.split())[:MOST_NAME]
    return called if is_name(called) else ""
