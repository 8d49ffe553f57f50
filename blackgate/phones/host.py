"""Phones at the table: the window's side. Once a frame it hears what phones want and tells them what changed.

It acts for a seat through the table that is played at, as its holder could at the screen, and for nobody else's.
"""

import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, Protocol

from ..ai.levels import USUAL
from ..kit.art import Dress
from ..model.actions import Action
from ..model.counts import Cards
from ..model.events import Dug, Event
from ..model.fields import Fields, WrongField
from ..model.pack import Pack
from ..offers.filling import may_commit
from ..play.orders import ORDERS, Orders, read_orders
from ..play.plan import MOST_NAME, is_name
from ..play.session import BadPlan, NotPossible, Session
from ..play.taking_back import OTHER
from .guests import Guest
from .hints import Coaching, Hinted, Hints
from .holders import Holder, Holders
from .line import Bye, Heard, Message, Refused, Seated
from .pace import Pace
from .requests import Request, Requests
from .scribe import EMOTES
from .server import Server
from .sitting import AWAY, BOT, PHONE, SCREEN, Door, Place, Sitting, Told

A_FRAME: Final = 32             # wishes that one frame attends to
WRONG_A_SECOND: Final = 0.5     # codes that are wrong; a right one is never held up
WRONG_AT_ONCE: Final = 10
LOST: Final = 60.0              # seconds without a word from a phone until the table is told

Look = tuple[Pack, Dress, str]      # the cards in play, their pictures, the language of the screen

_log = logging.getLogger(__name__)


class Playing(Protocol):
    """The table that is played at."""

    session: Session

    @property
    def is_rolling(self) -> bool:
        """Whether a die has not come to rest on the screen: nobody is told before."""

    def act_away(self, action: Action) -> None:
        """Who is asked answers, not at the screen."""

    def undo(self) -> None: ...

    def commit_away(self, seat: int, weapons: Cards) -> None: ...

    def order_away(self, seat: int, orders: Orders) -> None: ...

    def reseated(self) -> None: ...

    def write_down(self, key: str, seat: int) -> None:
        """A line in the log that tells of a seat, and is no event of the game."""

    def show_emote(self, seat: int, emote: str) -> None: ...

    def emote_of(self, seat: int) -> str: ...


class Laying(Protocol):
    """The table while it is laid: chairs that may still be moved, added, taken away."""

    def places(self) -> list[tuple[object, bool, Place]]:
        """Each chair: itself, whether a person sits there, how it looks."""

    def sit(self, number: int, name: str) -> None:
        """A person takes the chair, and is called so if a name is given."""


class Phones:
    """At the table for as long as the server serves.

    `coach`: who gives hints now; `clock`: for the pace of guesses, and for how long a phone is silent."""

    def __init__(
        self, server: Server, coach: Callable[[], Coaching], clock: Callable[[], float] = monotonic,
    ) -> None:
        self.server = server
        self.hints = Hints(coach, self._tell_hint)
        self.holders = Holders()
        self.guests: dict[int, Guest] = {}
        self.requests = Requests()
        self._clock = clock
        self.playing: Playing | None = None
        self.laying: Laying | None = None
        self._names: list[str] = []         # of the last game: who held one of them holds it again
        self._tries = Pace(WRONG_A_SECOND, WRONG_AT_ONCE, clock)
        self._games = 0
        self._moment = 0
        self._key: object = None

    def close(self) -> None:
        self.hints.forget()
        self.server.stop()

    @property
    def url(self) -> str:
        return f"http://{self.server.host}"

    @property
    def link(self) -> str:
        """What the code to scan says. What follows the # stays in the browser until the page says it."""
        return f"{self.url}/#{self.holders.code}"

    def seat_link(self, seat: int) -> str:
        return f"{self.url}/#{self.holders.invite(seat)}"

    def is_held(self, seat: int) -> bool:
        return seat in self.holders.seats

    @property
    def away(self) -> frozenset[int]:
        """The seats that nobody plays at the screen."""
        return frozenset(self.holders.seats)

    @property
    def silent(self) -> frozenset[int]:
        """Those whose phones do not answer."""
        return frozenset(seat for seat, holder in self.holders.seats.items() if holder.device is None)

    # --- What is on the table -------------------------------------------------------------------------------

    def follow(self, playing: Playing | None, laying: Laying | None, look: Callable[[], Look]) -> None:
        """What is on the table now; `look` is asked for how it looks when that is something else than before."""
        if playing is not None and playing is not self.playing:
            self._begin(playing, look())
        elif laying is not None and laying is not self.laying:
            self.laying, self.playing = laying, None
            self.requests.forget()
            self._sit_by_name(laying)
        elif playing is None and laying is None:
            self._leave()

    def _begin(self, playing: Playing, look: Look) -> None:
        """A game begins, or goes on. Who sat at the laid table sits here; who held a name holds it again."""
        session = playing.session
        held = self.holders.seats
        if self.laying is None:
            kept = {self._names[seat]: holder for seat, holder in held.items() if seat < len(self._names)}
            held = {seat: kept[name] for seat, name in enumerate(session.names) if name in kept}
        self.playing = None             # The log of the last game is closed.
        self.requests.forget()
        self._keep({seat: holder for seat, holder in held.items()
                    if seat < session.players and session.is_human(seat)})
        self.playing, self.laying = playing, None
        self._names = session.names
        self._games += 1
        self.server.lay(*look)
        for seat, holder in self.holders.seats.items():
            holder.chair = None
            self._ask_about_cards(seat)
        for guest in self.guests.values():
            guest.told, guest.shown, guest.problem = 0, None, ""

    def _sit_by_name(self, laying: Laying) -> None:
        """The table is laid again: who is called as before sits on their chair."""
        chairs = laying.places()
        named = {place.name: (number, chair) for number, (chair, is_human, place) in enumerate(chairs) if is_human}
        kept: dict[int, Holder] = {}
        for seat, holder in self.holders.seats.items():
            name = self._names[seat] if seat < len(self._names) else ""
            if name in named:
                number, holder.chair = named[name]
                kept[number] = holder
        self._keep(kept)

    def _leave(self) -> None:
        """Nothing is on the table any more. What a phone showed last, the end of a game perhaps, it goes on showing."""
        self.playing = self.laying = None
        self.requests.forget()
        self.hints.forget()

    def _keep(self, seats: dict[int, Holder]) -> None:
        """These hold seats from now on, and nobody else."""
        for seat, holder in list(self.holders.seats.items()):
            if not any(holder is other for other in seats.values()):
                self._release(seat, "released")
        self.holders.seats = seats

    def release(self, seat: int) -> None:
        """The screen takes a seat back."""
        if self.is_held(seat):
            self._release(seat, "released")
            self._note("log-phone-released", seat)

    def _release(self, seat: int, why: str) -> None:
        device = self.holders.release(seat)
        if device is not None:
            self.server.tell(device, Bye(why))

    def _note(self, key: str, seat: int) -> None:
        """Who comes and goes is told at the table."""
        if self.playing is not None:
            self.playing.write_down(key, seat)

    def _ask_about_cards(self, seat: int) -> None:
        """Where an answer is a tap nobody needs to let cards happen unasked (docs/phones.md)."""
        if self.playing is not None and self.playing.session.wills.orders[seat] == Orders():
            self.playing.order_away(seat, Orders(lets_cards=False))

    # --- Every frame ----------------------------------------------------------------------------------------

    def tick(self) -> None:
        self._follow_chairs()
        for heard in self.server.heard(A_FRAME):
            self._attend(heard)
        self._follow_requests()
        self._follow_silence()
        self._tell()

    def _follow_chairs(self) -> None:
        """Chairs may have been moved, taken away, or given to bots."""
        if self.laying is None:
            return
        chairs = self.laying.places()
        where = {id(chair): number for number, (chair, is_human, _) in enumerate(chairs) if is_human}
        self._keep({where[id(holder.chair)]: holder for holder in self.holders.seats.values()
                    if id(holder.chair) in where})

    def _follow_silence(self) -> None:
        """A phone that sleeps for a moment is no news; one that stays away is."""
        for seat, holder in self.holders.seats.items():
            if holder.device is not None:
                holder.silent_since = None
                if holder.is_lost:
                    holder.is_lost = False
                    self._note("log-phone-back", seat)
            elif holder.silent_since is None:
                holder.silent_since = self._clock()
            elif not holder.is_lost and self._clock() - holder.silent_since > LOST:
                holder.is_lost = True
                self._note("log-phone-lost", seat)

    def _attend(self, heard: Heard) -> None:
        device, wish = heard.device, heard.wish
        if wish is None:
            self.holders.gone(device)
            self.guests.pop(device, None)
            self.requests.end(device)
            return
        guest = self.guests.setdefault(device, Guest(who=heard.address or f"device {device}"))
        if wish.do == "hello":
            self._greet(device, guest, wish.token, wish.code)
        elif wish.do == "sit":
            self._sit(device, guest, wish.seat, wish.name)
        else:
            self._do(device, heard)

    def _greet(self, device: int, guest: Guest, token: str, code: str) -> None:
        seat = self.holders.seat_of(token) if token else None
        if seat is not None:
            self._come_back(device, guest, seat)
            return
        guest.shown = None
        if not code:
            return
        invited = self.holders.invited_to(code)
        if invited is not None and self.is_seat(invited):
            was_held = self.is_held(invited)
            self._release(invited, "replaced")
            self._seated(device, guest, invited)
            self._note("log-phone-replaced" if was_held else "log-phone-sat", invited)
            if not was_held:                # Else its owner may have ordered otherwise.
                self._ask_about_cards(invited)
        else:
            guest.is_admitted = self.holders.is_admitted(code)
            guest.problem = "" if guest.is_admitted else "phones-wrong-code"
            if not guest.is_admitted:
                self.requests.end(device)
                if not self._tries.take():
                    self.server.tell(device, Bye("flood"))

    def _come_back(self, device: int, guest: Guest, seat: int) -> None:
        holder = self.holders.seats[seat]
        if holder.device is not None and holder.device != device:
            self.server.tell(holder.device, Bye("replaced"))
        self.holders.gone(device)
        holder.device = device
        guest.is_admitted, guest.told, guest.shown = True, 0, None
        self.server.tell(device, Seated(seat, holder.token))

    def is_seat(self, seat: int) -> bool:
        """Whether a person may sit there."""
        if self.laying is not None:
            return seat < len(self.laying.places())
        return self.playing is not None and seat < self.playing.session.players and self.playing.session.is_human(seat)

    def _free(self) -> frozenset[int]:
        """Seats anybody who was let in may take: only while the table is laid."""
        return frozenset(range(len(self.laying.places()))) - self.away if self.laying is not None else frozenset()

    def _at_screen(self) -> frozenset[int]:
        """Seats that somebody plays at the screen: a phone gets one with a yes there, or by the seat's own code."""
        if self.laying is not None or self.playing is None or self.playing.session.over is not None:
            return frozenset()
        session = self.playing.session
        return frozenset(session.humans) - self.away - session.conceded

    def _sit(self, device: int, guest: Guest, seat: int, name: str) -> None:
        guest.shown = None
        if not guest.is_admitted or self.holders.seat(device) is not None:
            guest.problem = "phones-taken" if guest.is_admitted else ""
        elif seat in self._at_screen():
            is_asked = self.requests.ask(device, guest.who, seat)
            guest.problem = "" if is_asked else "phones-said-no-often"
        elif seat not in self._free():
            guest.problem = "phones-taken"
        else:
            assert self.laying is not None
            called = " ".join(name.split())[:MOST_NAME]
            self.laying.sit(seat, called if is_name(called) else "")
            self._seated(device, guest, seat)
            self._ask_about_cards(seat)

    # --- What the screen is asked ---------------------------------------------------------------------------

    @property
    def request(self) -> Request | None:
        """What the screen is to answer next."""
        return self.requests.first

    def answer(self, request: Request, is_yes: bool) -> None:
        """The screen's answer; one that comes too late is for nothing."""
        self._follow_requests()
        guest = self.guests.get(request.device)
        if guest is None or request not in self.requests.waiting:
            return
        self.requests.end(request.device)
        if is_yes:
            self.requests.welcome(guest.who, request.seat)
            self._seated(request.device, guest, request.seat)
            self._ask_about_cards(request.seat)
            self._note("log-phone-sat", request.seat)
        else:
            guest.problem = "phones-said-no"
            self._note("log-phone-refused", request.seat)

    def _follow_requests(self) -> None:
        """A request ends with what it asks for: the seat is taken, given to a bot, or the game is over."""
        there = self._at_screen()
        for request in self.requests.waiting:
            if request.seat not in there or self.holders.seat(request.device) is not None:
                self.requests.end(request.device)
                self.guests[request.device].problem = "phones-taken" if there else ""

    def _seated(self, device: int, guest: Guest, seat: int) -> None:
        chair = self.laying.places()[seat][0] if self.laying is not None else None
        token = self.holders.take(seat, device, chair)
        self.requests.end(device)
        guest.is_admitted, guest.problem, guest.told, guest.shown = True, "", 0, None
        self.server.tell(device, Seated(seat, token))

    # --- What a holder does ---------------------------------------------------------------------------------

    def _do(self, device: int, heard: Heard) -> None:
        wish, seat = heard.wish, self.holders.seat(device)
        assert wish is not None
        if seat is None and wish.do == "leave" and self.requests.of(device) is not None:
            self.requests.end(device)
        elif seat is None:
            self.server.tell(device, Refused("phones-no-seat"))
        elif wish.do == "leave":
            self._release(seat, "released")
            self._note("log-phone-left", seat)
        elif self.playing is None:
            self.server.tell(device, Refused("phones-too-late"))
        else:
            try:
                self._play(self.playing, seat, heard)
            except (NotPossible, BadPlan, WrongField):
                self.server.tell(device, Refused("phones-not-possible"))

    def _play(self, playing: Playing, seat: int, heard: Heard) -> None:
        """Raises NotPossible, BadPlan, WrongField."""
        wish, session = heard.wish, playing.session
        assert wish is not None
        match wish.do:
            case "act" | "fill":
                assert heard.action is not None
                self._demand_asked(session, seat, wish.at)
                playing.act_away(heard.action)
            case "commit":
                self._demand_asked(session, seat, wish.at)
                playing.commit_away(seat, heard.cards)
            case "hint":
                self._demand_asked(session, seat, wish.at)
                self._hint(session, seat, heard.device, wish.at)
            case "undo":
                self._demand_asked(session, seat, wish.at)
                playing.undo()
            case "orders":
                playing.order_away(seat, read_orders(Fields(wish.option, "orders", ORDERS)))
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
                    self._ask_about_cards(seat)

    def _demand_asked(self, session: Session, seat: int, at: int) -> None:
        """A wish is for the moment its sender saw: one that comes late, or twice, is for nothing."""
        self._note_moment(session)
        if at != self._moment or session.asked != seat or not session.is_human(seat):
            raise NotPossible("not_asked")

    def _hint(self, session: Session, seat: int, device: int, at: int) -> None:
        stop = self.hints.stop(session)
        if stop is not None:
            self.server.tell(device, Refused(stop))
        else:
            self.hints.ask(session, seat, device, at, (self._games, session.acted, session.happened))

    def _tell_hint(self, device: int, hinted: Hinted) -> None:
        """To who asked for it, as long as they hold the seat."""
        if self.holders.seat(device) == hinted.seat:
            self.server.tell(device, hinted)

    # --- Telling --------------------------------------------------------------------------------------------

    def _note_moment(self, session: Session) -> None:
        key = (self._games, session.acted, session.happened, len(session.changes))
        if key != self._key:
            self._key = key
            self._moment += 1
            self.hints.follow(self._moment)

    def _tell(self) -> None:
        playing = self.playing
        if playing is not None:
            if playing.is_rolling:          # On the screen first.
                return
            self._note_moment(playing.session)
        places, free, asks = self.places(), self._free(), self._at_screen()
        for device, guest in self.guests.items():
            seat = self.holders.seat(device)
            if seat is None or self.laying is not None:
                request = self.requests.of(device)
                door = Door(guest.is_admitted, playing is not None, places if guest.is_admitted else (), free, seat,
                            guest.problem, asks, request.seat if request is not None else None)
                self._show(device, guest, door, door)
            elif playing is not None:
                self._tell_sitting(device, guest, playing, seat, places)

    def _show(self, device: int, guest: Guest, key: object, message: Message) -> None:
        if key != guest.shown:
            guest.shown = key
            self.server.tell(device, message)

    def _tell_sitting(
        self, device: int, guest: Guest, playing: Playing, seat: int, places: tuple[Place, ...],
    ) -> None:
        session = playing.session
        orders = session.wills.orders[seat]
        key = (self._moment, places, orders, session.wills.committed.get(seat) is None)
        if key != guest.shown:
            sitting = sitting_of(session, seat, self._moment, self._games, places, guest.told)
            guest.told = session.happened
            self._show(device, guest, key, sitting)

    def places(self) -> tuple[Place, ...]:
        if self.laying is not None:
            return tuple(self._seen(number, place) for number, (_, _, place) in enumerate(self.laying.places()))
        if self.playing is None:
            return ()
        session, playing = self.playing.session, self.playing
        faces = [session.pack.inmates[number].name for number in session.sight(None).prisoner]
        return tuple(
            self._seen(number, Place(
                seat.name, colour, faces[number], SCREEN if session.is_human(number) else BOT,
                "" if session.is_human(number) else seat.player.partition(":")[0], playing.emote_of(number),
            ))
            for number, (seat, colour) in enumerate(zip(session.seats, session.colours, strict=True))
        )

    def _seen(self, seat: int, place: Place) -> Place:
        if place.who == BOT or seat not in self.holders.seats:
            return place
        who = AWAY if seat in self.silent else PHONE
        return Place(place.name, place.colour, place.inmate, who, place.level, place.emote)


def sitting_of(
    session: Session, seat: int, at: int, game: int, places: tuple[Place, ...], told: int,
) -> Sitting:
    """One seat of a session as a value, with the events from `told` on."""
    view = session.sight(seat)
    is_person = session.is_human(seat)
    is_asked = session.asked == seat and is_person and session.ordered is None
    start = told if told <= session.happened else 0
    return Sitting(
        at, game, session.pack, session.plan.michel, view, is_asked, session.asked, places, session.rounds,
        _told(session, seat, start), session.laid, session.last_roll,
        session.undo_stop if session.asked == seat else OTHER, session.wills.orders[seat],
        session.plan.rules.memory_aid, is_asked and may_commit(view), not is_person,
        session.gave_up, session.over, session.plan.rules.hints,
    )


def _told(session: Session, seat: int, start: int) -> Told:
    events: Sequence[Event] = session.told(seat, start)
    return Told(start, tuple(events), {event: session.team_sum(event) for event in events if isinstance(event, Dug)})
