"""Sends phones what has changed: the choice of seats to guests without one, their own view to the others."""

from collections.abc import Callable, Sequence

from ..model.events import Event
from ..model.teams import team_scores
from ..offers.filling import may_commit
from ..offers.lines import Note
from ..play.orders import Orders
from ..play.session import Session
from ..play.taking_back import OTHER
from .guests import Guest, Guests
from .messages import Message
from .phone_seats import PhoneSeats
from .seat_snapshot import Door, SeatPlace, SeatSnapshot, ToldEvents
from .tables import Playing


class MomentCounter:
    """Counts moments, and calls `follow` at every new one."""

    def __init__(self, follow: Callable[[int], None]) -> None:
        self.games = 0
        self._follow = follow
        self._moment = 0
        self._key: object = None

    def at(self, session: Session) -> int:
        """Return the number of the present moment. It only grows."""
        key = (self.games, session.acted, session.happened, len(session.changes))
        if key != self._key:
            self._key = key
            self._moment += 1
            self._follow(self._moment)
        return self._moment

    def question(self, session: Session) -> object:
        """Return a key that stays the same as long as the same question is asked."""
        return self.games, session.acted, session.happened


class PhoneUpdates:
    """Sends each phone its picture. `tell` sends a message to a device."""

    def __init__(
        self, seats: PhoneSeats, guests: Guests, moments: MomentCounter, tell: Callable[[int, Message], None],
    ) -> None:
        self._seats = seats
        self._guests = guests
        self._moments = moments
        self._tell = tell

    def tell(self) -> None:
        playing = self._seats.playing
        if playing is not None:
            if playing.is_rolling:          # The screen shows the roll first.
                return
            self._moments.at(playing.session)
        places = self._seats.places()
        for device, guest in self._guests.known.items():
            seat = self._seats.holders.seat(device)
            if seat is None and guest.is_watching and self._seats.setup_table is None:
                if playing is not None:         # Otherwise they keep seeing the end of the game.
                    self._tell_snapshot(device, guest, playing, None, places)
            elif seat is None or self._seats.setup_table is not None:
                door = self._door(device, guest, seat, places)
                if door != guest.shown:
                    guest.shown = door
                    self._tell(device, door)
            elif playing is not None:
                self._tell_snapshot(device, guest, playing, seat, places)

    def _door(self, device: int, guest: Guest, seat: int | None, places: tuple[SeatPlace, ...]) -> Door:
        seats, request = self._seats, self._guests.requests.of(device)
        sums, goal = self._score(guest)
        return Door(guest.is_admitted, seats.playing is not None, places if guest.is_admitted else (), seats.free, seat,
                    guest.problem, seats.askable, request.seat if request is not None else None, sums, goal)

    def _score(self, guest: Guest) -> tuple[tuple[int, int] | None, int]:
        """Return what each team has dug, and the goal; only for an admitted guest of a team game."""
        playing = self._seats.playing
        if playing is None or not guest.is_admitted or not playing.session.plan.team:
            return None, 0
        view = playing.session.sight(None)
        return team_scores(view.points), view.pack.goal(view.players, view.team)

    def _tell_snapshot(
        self, device: int, guest: Guest, playing: Playing, seat: int | None, places: tuple[SeatPlace, ...],
    ) -> None:
        """Send a guest a snapshot if something has changed. A guest who only watches has no seat."""
        session, notes = playing.session, tuple(note for note in playing.noted if note.may_read(seat))
        at = self._moments.at(session)
        given = session.standing_orders
        ordered = (given.orders[seat], given.committed.get(seat) is None) if seat is not None else ()
        is_nudged = playing.is_nudged and session.asked == seat
        key = (at, places, notes, ordered, is_nudged)
        if key != guest.shown:
            snapshot = snapshot_of(session, seat, at, self._moments.games, places, guest.told, notes,
                                 is_nudged)
            guest.told, guest.shown = session.happened, key
            self._tell(device, snapshot)


def snapshot_of(
    session: Session, seat: int | None, at: int, game: int, places: tuple[SeatPlace, ...], told: int,
    notes: tuple[Note, ...] = (), is_nudged: bool = False,
) -> SeatSnapshot:
    """Return a snapshot of one seat, with the events from `told` on; without a seat, what everybody may see."""
    view = session.sight(seat)
    is_person = seat is not None and session.is_human(seat)
    is_asked = session.asked == seat and is_person and session.ordered is None
    start = told if told <= session.happened else 0
    return SeatSnapshot(
        at, game, session.pack, session.plan.michel, view, is_asked, session.asked, places, session.rounds,
        _told(session, seat, start), session.laid, session.last_roll,
        session.undo_stop if is_person and session.asked == seat else OTHER,
        session.standing_orders.orders[seat] if seat is not None else Orders(),
        session.plan.rules.memory_aid, is_asked and may_commit(view), seat is not None and not is_person,
        session.gave_up, session.over, session.plan.rules.hints and seat is not None, notes, is_nudged,
    )


def _told(session: Session, seat: int | None, start: int) -> ToldEvents:
    events: Sequence[Event] = session.events_for(seat, start)
    return ToldEvents(start, tuple(events), {event: points for event in events if (points := session.team_sum(event))})
