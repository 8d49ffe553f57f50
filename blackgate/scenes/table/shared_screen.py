"""Whose hand lies open at a table that several people share (TOGETHER G1).

Only the player who last opened the hand is remembered. Whether a hand is open depends on the present question. So it is
right also after conceding, a change of seats, loading or undo.
"""

from ...model.teams import is_rival
from ...play.session import Session

HAND_KEY, PEEK_KEY, ORDERS_KEY = "o", "i", "q"      # Verbs have their own keys (`panel.KEYS`).


class SharedScreen:
    def __init__(self, session: Session) -> None:
        self.session = session
        self._opened: int | None = None     # the seat that has opened the hand
        self._turn = 0                      # the turn in which it was opened
        self.away: frozenset[int] = frozenset()     # seats whose owners hold their hand on a phone (TOGETHER G2)
        self.is_covered = False  # whether everybody answers a question together, so that no hand is open (TOGETHER G2)
        self._is_passed = False  # whether a teammate in the same place opened the hand, who may see nothing else (R5.7)

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen. It then shows what everybody may know, unless a hand is open."""
        return len(self.session.humans) > 1 or bool(self.away) or self.is_covered

    @property
    def is_watched(self) -> bool:
        """Whether all people play elsewhere and only watch the screen."""
        humans = self.session.humans
        return bool(humans) and self.away.issuperset(humans)

    @property
    def wanted(self) -> int | None:
        """The person at the screen for whom the game waits."""
        waited_for = self.waited_for
        return None if waited_for in self.away else waited_for

    @property
    def elsewhere(self) -> int | None:
        """The person with a phone for whom the game waits."""
        waited_for = self.waited_for
        return waited_for if waited_for in self.away else None

    @property
    def waited_for(self) -> int | None:
        """The person that the game waits for, at the screen or with a phone."""
        session = self.session
        asked = session.asked
        return asked if asked is not None and session.is_human(asked) and session.ordered is None else None

    @property
    def open_seat(self) -> int | None:
        """The seat whose hand is open."""
        opened = self._opened
        if self.is_covered or opened is None or opened != self.wanted or self._turn != self.session.public.turns:
            return None
        return opened

    @property
    def is_passed(self) -> bool:
        return self._is_passed and self.open_seat is not None

    def open(self) -> None:
        """Open the hand of the person for whom the game waits."""
        self._opened, self._turn, self._is_passed = self.wanted, self.session.public.turns, False

    def close(self) -> None:
        self._opened = None

    def settle(self) -> None:
        """After an answer, close the hand if another person is asked, or open theirs if they are teammates here."""
        opened, wanted = self._opened, self.wanted
        if opened is None or wanted is None or wanted == opened:
            return
        if self._sees(opened, wanted) and self._turn == self.session.public.turns:
            self._opened, self._is_passed = wanted, True
        else:
            self.close()

    def _sees(self, one: int, other: int) -> bool:
        """Return whether they are teammates in one place, who see each other's hands (R5.7)."""
        table = self.session.public
        return table.team and not is_rival(True, one, other) and table.place[one] == table.place[other]
