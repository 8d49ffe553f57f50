"""Whose hand lies open at a table that several people share (TOGETHER G1).

Nothing is remembered but whom the screen was last opened for: whether a hand is open follows from what is asked now. So
after conceding, a change of seats, loading or undo it is open for the right person, or for nobody.
"""

from ...model.teams import is_rival
from ...play.session import Session


class Opening:
    def __init__(self, session: Session) -> None:
        self.session = session
        self._opened: int | None = None     # who has the screen
        self._turn = 0                      # in which turn it was opened
        self.away: frozenset[int] = frozenset()     # seats whose owners hold their hand elsewhere (TOGETHER G2)
        self.is_covered = False             # Whoever is there answers something: no hand is open (TOGETHER G2).
        self._is_passed = False             # by a teammate beside them, who may see the hand and nothing else (R5.7)

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen, so that it shows what everybody may know unless it is opened."""
        return len(self.session.humans) > 1 or bool(self.away) or self.is_covered

    @property
    def wanted(self) -> int | None:
        """The person at the screen that the game waits for."""
        waited_for = self._waited_for
        return None if waited_for in self.away else waited_for

    @property
    def elsewhere(self) -> int | None:
        """The person with a phone that the game waits for."""
        waited_for = self._waited_for
        return waited_for if waited_for in self.away else None

    @property
    def _waited_for(self) -> int | None:
        session = self.session
        asked = session.asked
        return asked if asked is not None and session.is_human(asked) and session.ordered is None else None

    @property
    def seat(self) -> int | None:
        """Whose hand is open."""
        opened = self._opened
        if self.is_covered or opened is None or opened != self.wanted or self._turn != self.session.public.turns:
            return None
        return opened

    @property
    def is_passed(self) -> bool:
        return self._is_passed and self.seat is not None

    def open(self) -> None:
        """The person who is wanted says that it is them."""
        self._opened, self._turn, self._is_passed = self.wanted, self.session.public.turns, False

    def close(self) -> None:
        self._opened = None

    def settle(self) -> None:
        """Something was answered: the screen is somebody else's as soon as another person is asked."""
        opened, wanted = self._opened, self.wanted
        if opened is None or wanted is None or wanted == opened:
            return
        if self._sees(opened, wanted) and self._turn == self.session.public.turns:
            self._opened, self._is_passed = wanted, True
        else:
            self.close()

    def _sees(self, one: int, other: int) -> bool:
        """Whether they are teammates in one place, who see each other's hands (R5.7)."""
        table = self.session.public
        return table.team and not is_rival(True, one, other) and table.place[one] == table.place[other]
