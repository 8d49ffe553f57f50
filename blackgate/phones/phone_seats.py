"""The seats that phones may hold, and who holds them, also when chairs move, games begin and phones fall silent."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..model.teams import side_name
from ..play.orders import Orders
from ..play.plan import another
from .holders import Holder, Holders
from .messages import Bye, Message
from .seat_snapshot import AWAY, BOT, PHONE, SCREEN, SeatPlace
from .tables import SetupTable, Playing

LOST: Final = 60.0              # seconds without a message from a phone until the log says so


class PhoneSeats:
    """Knows the seats and their holders. `tell` sends a message to a device, `clock` measures silence."""

    def __init__(self, tell: Callable[[int, Message], None], clock: Callable[[], float]) -> None:
        self.holders = Holders()
        self.playing: Playing | None = None
        self.setup_table: SetupTable | None = None
        self._names: list[str] = []         # the names in the last game; their holders hold the same names again
        self._tell = tell
        self._clock = clock

    # --- Which seats ----------------------------------------------------------------------------------------

    @property
    def held(self) -> frozenset[int]:
        """The seats that are held by phones."""
        return frozenset(self.holders.seats)

    @property
    def silent(self) -> frozenset[int]:
        """The seats whose phones do not answer."""
        return frozenset(seat for seat, holder in self.holders.seats.items() if holder.device is None)

    def is_for_people(self, seat: int) -> bool:
        """Return whether a person may have this seat."""
        if self.setup_table is not None:
            return seat < len(self.setup_table.places())
        return self.playing is not None and seat < self.playing.session.players and self.playing.session.is_human(seat)

    @property
    def free(self) -> frozenset[int]:
        """The seats that every admitted guest may take; only during setup."""
        if self.setup_table is None:
            return frozenset()
        return frozenset(range(len(self.setup_table.places()))) - self.held

    @property
    def at_screen(self) -> frozenset[int]:
        """The seats played at the screen. A phone gets one with a yes there, or with the seat's own code."""
        if self.setup_table is not None or self.playing is None or self.playing.session.over is not None:
            return frozenset()
        session = self.playing.session
        return frozenset(session.humans) - self.held - session.conceded

    @property
    def with_bots(self) -> frozenset[int]:
        """The seats of a running game that bots play and no phone holds. A latecomer may ask for one."""
        if self.setup_table is not None or self.playing is None or self.playing.session.over is not None:
            return frozenset()
        session = self.playing.session
        return frozenset(range(session.players)) - frozenset(session.humans) - self.held - session.conceded

    @property
    def askable(self) -> frozenset[int]:
        """The seats that a phone gets with a yes at the screen."""
        return self.at_screen | self.with_bots

    def places(self) -> tuple[SeatPlace, ...]:
        """Return all seats as everybody sees them."""
        if self.setup_table is not None:
            return tuple(self._seen(number, place) for number, (_, _, place) in enumerate(self.setup_table.places()))
        if self.playing is None:
            return ()
        session, playing = self.playing.session, self.playing
        faces = [session.pack.inmates[number].name for number in session.sight(None).prisoner]
        return tuple(
            self._seen(number, SeatPlace(
                seat.name, colour, faces[number], SCREEN if session.is_human(number) else BOT,
                "" if session.is_human(number) else seat.player.partition(":")[0], playing.emote_of(number),
                side_name(number, session.plan.team),
            ))
            for number, (seat, colour) in enumerate(zip(session.seats, session.colours, strict=True))
        )

    def _seen(self, seat: int, place: SeatPlace) -> SeatPlace:
        if place.who == BOT or seat not in self.holders.seats:
            return place
        return replace(place, who=AWAY if seat in self.silent else PHONE)

    # --- What is on the table -------------------------------------------------------------------------------

    def begin(self, playing: Playing) -> None:
        """Follow a game that begins or continues. Holders keep their seat from the setup, or else their name."""
        session = playing.session
        held = self.holders.seats
        if self.setup_table is None:
            kept = {self._names[seat]: holder for seat, holder in held.items() if seat < len(self._names)}
            held = {seat: kept[name] for seat, name in enumerate(session.names) if name in kept}
        self._keep({seat: holder for seat, holder in held.items()
                    if seat < session.players and session.is_human(seat)})
        self.playing, self.setup_table = playing, None
        self._names = session.names
        for seat, holder in self.holders.seats.items():
            holder.chair = None
            self.ask_about_cards(seat)

    def begin_setup(self, setup_table: SetupTable) -> None:
        """Follow the setup of a new game. Holders get the chair that has their name."""
        self.setup_table, self.playing = setup_table, None
        chairs = setup_table.places()
        named = {place.name: (number, chair) for number, (chair, is_human, place) in enumerate(chairs) if is_human}
        kept: dict[int, Holder] = {}
        for seat, holder in self.holders.seats.items():
            name = self._names[seat] if seat < len(self._names) else ""
            if name in named:
                number, holder.chair = named[name]
                kept[number] = holder
        self._keep(kept)

    def clear(self) -> None:
        """Forget the table."""
        self.playing = self.setup_table = None

    def follow_chairs(self) -> None:
        """Follow chairs that were moved, removed, or given to bots during setup."""
        if self.setup_table is None:
            return
        chairs = self.setup_table.places()
        where = {id(chair): number for number, (chair, is_human, _) in enumerate(chairs) if is_human}
        self._keep({where[id(holder.chair)]: holder for holder in self.holders.seats.values()
                    if id(holder.chair) in where})

    def follow_silence(self) -> None:
        """Write in the log when a phone has been silent for long, and when it is back."""
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
        """Give a seat to a device. Return its token."""
        chair = self.setup_table.places()[seat][0] if self.setup_table is not None else None
        return self.holders.take(seat, device, who, chair)

    def take_from_bot(self, seat: int, name: str) -> None:
        """Let a latecomer play in place of a bot, under their own name if they gave one."""
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
        """Give a seat another colour during setup, unless another phone has it. Return whether that was possible."""
        if self.setup_table is None:
            return False
        worn = [place.colour for _, _, place in self.setup_table.places()]
        if any(worn[other] == colour for other in self.held - {seat}):
            return False
        self.setup_table.paint(seat, colour)
        return True

    def release(self, seat: int, why: str) -> None:
        """Free a seat, and tell its holder why."""
        device = self.holders.release(seat)
        if device is not None:
            self._tell(device, Bye(why))

    def _keep(self, seats: dict[int, Holder]) -> None:
        """Keep only these holders."""
        for seat, holder in list(self.holders.seats.items()):
            if not any(holder is other for other in seats.values()):
                self.release(seat, "released")
        self.holders.seats = seats

    def ask_about_cards(self, seat: int) -> None:
        """Ask this seat about cards, unless it has orders: on a phone an answer takes one tap (docs/phones.md)."""
        if self.playing is not None and self.playing.session.standing_orders.orders[seat] == Orders():
            self.playing.order(seat, Orders(lets_cards=False))

    def note(self, key: str, seat: int) -> None:
        """Write in the log who comes and goes."""
        if self.playing is not None:
            self.playing.write_down(key, seat)
