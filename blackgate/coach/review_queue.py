"""A review that is made in pieces: what a process that is free does next, and what has come of it all.

The first piece is one decision of those who asked. How a game began and ended comes next, then the rest of their
decisions, then everything else: marks and the whole of the chart are there soon, and grow finer.
"""

from collections.abc import Collection
from time import monotonic
from typing import Any, Final

from ..model.notation import Json
from .review import Progress, account_for

ORDER: Final = "order"
WEIGH: Final = "weigh"
EVERY_S: Final = 0.3        # between two reports


class Pieces:
    """`seats`: whose decisions come first. Questions are known by their tickets."""

    def __init__(self, written: Json, effort: str, seats: Collection[int]) -> None:
        self._about: Json = {"record": written, "effort": effort, "seats": sorted(seats)}
        self._account = account_for(written, effort)
        self._waiting: list[int] | None = None      # moments, in the order that they are worth knowing; None: not known
        self._asked: dict[int, int | None] = {}     # by ticket the moment that is being weighed; None: the order
        self.losses = 0
        self._told_at = 0.0
        self._is_new = False

    @property
    def is_whole(self) -> bool:
        return self._account.done == self._account.total

    def hand_out(self, ticket: int, knows: bool) -> tuple[str, Json] | None:
        """What is to be asked next, of a process that `knows` the record or not; None: nothing for now."""
        if self._waiting is None:
            if None in self._asked.values():
                return None                         # Another one is looking.
            self._asked[ticket] = None
            return ORDER, self._about
        if not self._waiting:
            return None
        at = self._waiting.pop(0)
        self._asked[ticket] = at
        return WEIGH, {"at": at} if knows else {"at": at, **self._about}

    def is_about(self, ticket: int) -> bool:
        return ticket in self._asked

    def take(self, ticket: int, found: Any) -> None:
        """The answer to a question."""
        if self._asked.pop(ticket) is None:
            self._waiting = [int(at) for at in found]
        else:
            self._account.add(found)
            self._is_new = True

    def lose(self, ticket: int) -> None:
        """Who was asked is gone; another will be."""
        at = self._asked.pop(ticket)
        if at is not None and self._waiting is not None:
            self._waiting.insert(0, at)
        self.losses += 1

    def report(self) -> Progress | None:
        """How far it is, now and then: putting it together takes some milliseconds."""
        if not self._is_new or not (self.is_whole or monotonic() > self._told_at + EVERY_S):
            return None
        self._is_new, self._told_at = False, monotonic()
        return Progress(self._account.done, self._account.total, self._account.written())
