"""What people with phones do at the table, and what is asked there about their seats."""

from collections.abc import Sequence

from ...model.actions import Action
from ...model.counts import Cards
from ...offers.lines import Note
from ...play.orders import Orders
from ...play.session import Session
from ..doors import Doors
from .played_table import PlayedTable


class PhoneTable(PlayedTable):
    is_for_phones = True        # whether hands may be held elsewhere

    def __init__(self, app: Doors, session: Session) -> None:
        super().__init__(app, session)
        self.silent: frozenset[int] = frozenset()           # seats whose owners' phones do not answer

    # --- Seats that are played elsewhere --------------------------------------------------------------------

    def without_screen(self, away: frozenset[int], silent: frozenset[int]) -> None:
        """These seats are played elsewhere from now on, and no others; of `silent` ones nobody answers there."""
        if (away, silent) != (self.opening.away, self.silent):
            self.opening.away, self.silent = away, silent
            self._look_anew()
            self.changed()

    @property
    def may_be_asked(self) -> bool:
        """Whether a question about a seat may come now: nothing moves, and the game goes on."""
        return self.session.over is None and not self.motion.is_busy

    def cover(self, is_covered: bool) -> None:
        """Everybody looks at the screen to answer something: all hands lie face down as long as that."""
        if is_covered == self.opening.is_covered:
            return
        self.opening.is_covered = is_covered
        if is_covered:
            self.opening.close()
            self.coached.forget()
        self._look_anew()
        self.changed()

    def tick_below(self, seconds: float) -> None:
        """Something lies over the table. Where nobody at the screen is needed, the others need not wait for it."""
        session = self.session
        asked = session.asked
        if asked is not None and (asked in self.opening.away or not session.is_human(asked)):
            self.tick(seconds)

    # --- What is done elsewhere -----------------------------------------------------------------------------

    def act_away(self, action: Action) -> None:
        """Who is asked answers, not at the screen."""
        self._do(action)

    def commit_away(self, seat: int, weapons: Cards) -> None:
        self.session.commit(seat, weapons)
        self.changed()

    def order_away(self, seat: int, orders: Orders) -> None:
        self._order(seat, orders)

    def write_down(self, key: str, seat: int) -> None:
        """A line in the log that tells of a seat, and is no event of the game."""
        self.log.add(self.notes.add(key, seat).line(self.t))
        self.changed()

    @property
    def noted(self) -> Sequence[Note]:
        return self.notes.notes

    def show_emote(self, seat: int, emote: str) -> None:
        self.remarks.show(seat, emote)
        self.changed()

    def emote_of(self, seat: int) -> str:
        return self.remarks.now(seat)[0]
