"""Counts the moments of an evening. A phone's answer is valid only for the moment that it saw."""

from collections.abc import Callable

from ..play.session import Session


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
