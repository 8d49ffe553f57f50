"""A review that is made in pieces by several processes: hands out the pieces and collects the results.

The first piece is one decision of the players who asked. The start and the end of the game come next, then the rest of
their decisions, then everything else. So marks and a rough chart are there soon, and become finer.
"""

from collections.abc import Collection
from time import monotonic
from typing import Any, Final

from ..model.notation import Json
from .review import Progress, account_for

ORDER: Final = "order"
WEIGH: Final = "weigh"
EVERY_S: Final = 0.3        # seconds between two reports


class ReviewQueue:
    """The pieces of one review. The decisions of `seats` come first. Tickets identify the questions."""

    def __init__(self, written: Json, effort: str, seats: Collection[int]) -> None:
        self._about: Json = {"record": written, "effort": effort, "seats": sorted(seats)}
        self._account = account_for(written, effort)
        self._waiting: list[int] | None = None      # moments still to do, in order; None: not known
        self._asked: dict[int, int | None] = {}     # the moment of each ticket; None: it asks for the order
        self.losses = 0
        self._told_at = 0.0
        self._is_new = False

    @property
    def is_whole(self) -> bool:
        return self._account.done == self._account.total

    def hand_out(self, ticket: int, knows: bool) -> tuple[str, Json] | None:
        """The next question for a process; None if there is none now. `knows`: it has the record already."""
        if self._waiting is None:
            if None in self._asked.values():
                return None                         # Another process finds out the order.
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
        """Take the answer to a question."""
        if self._asked.pop(ticket) is None:
            self._waiting = [int(at) for at in found]
        else:
            self._account.add(found)
            self._is_new = True

    def lose(self, ticket: int) -> None:
        """The process for this ticket is gone. Its piece is handed out again."""
        at = self._asked.pop(ticket)
        if at is not None and self._waiting is not None:
            self._waiting.insert(0, at)
        self.losses += 1

    def report(self) -> Progress | None:
        """The progress, or None if a report was made recently: it takes some milliseconds."""
        if not self._is_new or not (self.is_whole or monotonic() > self._told_at + EVERY_S):
            return None
        self._is_new, self._told_at = False, monotonic()
        return Progress(self._account.done, self._account.total, self._account.written())
