"""The seats of the table that phones may hold: who holds which, through moved chairs, new games and silent phones."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..model.teams import side_name
from ..play.orders import Orders
from ..play.plan import another
from .holders import Holder, Holders
from .messages import Bye, Message
from .seat_snapshot import AWAY, BOT, PHONE, SCREEN, Place
from .tables import Laying, Playing

LOST: Final = 60.0              # seconds without a word from a phone until the table is told


class PhoneSeats:
    """`tell` brings a message to a device; `clock`: for how long a phone is silent."""

    def __init__(self, tell: Callable[[int, Message], None], clock: Callable[[], float]) -> None:
        self.holders = Holders()
        self.playing: Playing | None = None
        self.laying: Laying | None = None
        self._names: list[str] = []         # of the last game: who held one of them holds it again
        self._tell = tell
        self._clock = clock

    # --- Which seats ----------------------------------------------------------------------------------------

    @property
    def held(self) -> frozenset[int]:
        """The seats that nobody plays at the screen."""
        return frozenset(self.holders.seats)

    @property
    def silent(self) -> frozenset[int]:
        """Those whose phones do not answer."""
        return frozenset(seat for seat, holder in self.holders.seats.items() if holder.device is None)

    def is_for_people(self, seat: int) -> bool:
        """Whether a person may sit there."""
        if self.laying is not None:
            return seat < len(self.laying.places())
        return self.playing is not None and seat < self.playing.session.players and self.playing.session.is_human(seat)

    @property
    def free(self) -> frozenset[int]:
        """Seats anybody who was let in may take: only while the table is laid."""
        return frozenset(range(len(self.laying.places()))) - self.held if self.laying is not None else frozenset()

    @property
    def at_screen(self) -> frozenset[int]:
        """Seats that somebody plays at the screen: a phone gets one with a yes there, or by the seat's own code."""
        if self.laying is not None or self.playing is None or self.playing.session.over is not None:
            return frozenset()
        session = self.playing.session
        return frozenset(session.humans) - self.held - session.conceded

    @property
    def with_bots(self) -> frozenset[int]:
        """Seats of a running game that bots play, not for the holder of a phone: a latecomer may ask for one."""
        if self.laying is not None or self.playing is None or self.playing.session.over is not None:
            return frozenset()
        session = self.playing.session
        return frozenset(range(session.players)) - frozenset(session.humans) - self.held - session.conceded

    @property
    def askable(self) -> frozenset[int]:
        """Seats that a phone gets with a yes at the screen."""
        return self.at_screen | self.with_bots

    def places(self) -> tuple[Place, ...]:
        """All of them as everybody sees them."""
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
                side_name(number, session.plan.team),
            ))
            for number, (seat, colour) in enumerate(zip(session.seats, session.colours, strict=True))
        )

    def _seen(self, seat: int, place: Place) -> Place:
        if place.who == BOT or seat not in self.holders.seats:
            return place
        return replace(place, who=AWAY if seat in self.silent else PHONE)

    # --- What is on the table -------------------------------------------------------------------------------

    def begin(self, playing: Playing) -> None:
        """A game begins, or goes on. Who sat at the laid table sits here; who held a name holds it again."""
        session = playing.session
        held = self.holders.seats
        if self.laying is None:
            kept = {self._names[seat]: holder for seat, holder in held.items() if seat < len(self._names)}
            held = {seat: kept[name] for seat, name in enumerate(session.names) if name in kept}
        self._keep({seat: holder for seat, holder in held.items()
                    if seat < session.players and session.is_human(seat)})
        self.playing, self.laying = playing, None
        self._names = session.names
        for seat, holder in self.holders.seats.items():
            holder.chair = None
            self.ask_about_cards(seat)

    def lay(self, laying: Laying) -> None:
        """The table is laid again: who is called as before sits on their chair."""
        self.laying, self.playing = laying, None
        chairs = laying.places()
        named = {place.name: (number, chair) for number, (chair, is_human, place) in enumerate(chairs) if is_human}
        kept: dict[int, Holder] = {}
        for seat, holder in self.holders.seats.items():
            name = self._names[seat] if seat < len(self._names) else ""
            if name in named:
                number, holder.chair = named[name]
                kept[number] = holder
        self._keep(kept)

    def clear(self) -> None:
        """Nothing is on the table any more."""
        self.playing = self.laying = None

    def follow_chairs(self) -> None:
        """Chairs may have been moved, taken away, or given to bots."""
        if self.laying is None:
            return
        chairs = self.laying.places()
        where = {id(chair): number for number, (chair, is_human, _) in enumerate(chairs) if is_human}
        self._keep({where[id(holder.chair)]: holder for holder in self.holders.seats.values()
                    if id(holder.chair) in where})

    def follow_silence(self) -> None:
        """A phone that sleeps for a moment is no news; one that stays away is."""
        for seat, holder in self.holders.seats.items():
            if holder.device is not None:
                holder.silent_since = None
                if holder.is_lost:
                    holder.is_lost = False
                    self.note("log-phone-back", seat)
            elif holder.silent_since is None:
                holder.silent_since = self._clock()
            elif not holder.is_lost and self._clock() - holder.silent_since > LOST:
                holder.is_lost = True
                self.note("log-phone-lost", seat)

    # --- Who holds them -------------------------------------------------------------------------------------

    def take(self, seat: int, device: int, who: str) -> str:
        """A device sits down; answers its token."""
        chair = self.laying.places()[seat][0] if self.laying is not None else None
        return self.holders.take(seat, device, who, chair)

    def take_from_bot(self, seat: int, name: str) -> None:
        """A latecomer plays on from here, under their own name if they gave one."""
        assert self.playing is not None
        session = self.playing.session
        others = [other for number, other in enumerate(session.names) if number != seat]
        wanted = called = name or session.names[seat]
        again = 2
        while called in others:
            called, again = another(wanted, again), again + 1
        session.take_back(seat, called)
        self.playing.reseated()
        self._names = session.names

    def paint(self, seat: int, colour: int) -> bool:
        """While the table is laid: another colour, unless another phone chose it. Answers whether that was possible."""
        if self.laying is None:
            return False
        worn = [place.colour for _, _, place in self.laying.places()]
        if any(worn[other] == colour for other in self.held - {seat}):
            return False
        self.laying.paint(seat, colour)
        return True

    def release(self, seat: int, why: str) -> None:
        """Nobody holds it any more; who did is told why."""
        device = self.holders.release(seat)
        if device is not None:
            self._tell(device, Bye(why))

    def _keep(self, seats: dict[int, Holder]) -> None:
        """These hold seats from now on, and nobody else."""
        for seat, holder in list(self.holders.seats.items()):
            if not any(holder is other for other in seats.values()):
                self.release(seat, "released")
        self.holders.seats = seats

    def ask_about_cards(self, seat: int) -> None:
        """Where an answer is a tap nobody needs to let cards happen unasked (docs/phones.md)."""
        if self.playing is not None and self.playing.session.wills.orders[seat] == Orders():
            self.playing.order_away(seat, Orders(lets_cards=False))

    def note(self, key: str, seat: int) -> None:
        """Who comes and goes is told at the table."""
        if self.playing is not None:
            self.playing.write_down(key, seat)
