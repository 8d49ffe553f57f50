"""The moments of an evening, counted: a phone's answer is for the moment that it saw, and for no other."""

from collections.abc import Callable

from ..play.session import Session


class MomentCounter:
    """`follow` is told of every new moment."""

    def __init__(self, follow: Callable[[int], None]) -> None:
        self.games = 0
        self._follow = follow
        self._moment = 0
        self._key: object = None

    def at(self, session: Session) -> int:
        """The number of the present moment; it grows."""
        key = (self.games, session.acted, session.happened, len(session.changes))
        if key != self._key:
            self._key = key
            self._moment += 1
            self._follow(self._moment)
        return self._moment

    def question(self, session: Session) -> object:
        """Stays the same while the same question is asked."""
        return self.games, session.acted, session.happened
