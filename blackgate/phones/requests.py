"""Phones that ask for a seat that somebody plays at the screen, in the order in which they asked."""

from dataclasses import dataclass
from typing import Final

MOST_ASKED: Final = 3       # times that one phone may ask for one seat in a game without a yes


@dataclass(frozen=True)
class Request:
    """A phone asks for a seat."""

    device: int
    seat: int
    is_bot: bool = False    # whether a bot plays there
    name: str = ""          # that a latecomer gave, who would play on for the bot


class Requests:
    """Counts by address, so that a phone that calls again is no new one."""

    def __init__(self) -> None:
        self.waiting: list[Request] = []
        self._asked: dict[tuple[str, int], int] = {}

    @property
    def first(self) -> Request | None:
        """The one that the screen is asked about now."""
        return self.waiting[0] if self.waiting else None

    def of(self, device: int) -> Request | None:
        return next((request for request in self.waiting if request.device == device), None)

    def ask(self, device: int, who: str, seat: int, is_bot: bool = False, name: str = "") -> bool:
        """Wait for an answer. Answers whether this phone may still ask for this seat."""
        before = self.of(device)
        if before is not None and before.seat == seat:
            return True
        self.end(device)
        asked = self._asked.get((who, seat), 0)
        if asked >= MOST_ASKED:
            return False
        self._asked[who, seat] = asked + 1
        self.waiting.append(Request(device, seat, is_bot, name))
        return True

    def end(self, device: int) -> None:
        """The phone does not wait any more."""
        self.waiting = [request for request in self.waiting if request.device != device]

    def welcome(self, who: str, seat: int) -> None:
        """The answer was yes: what was asked before does not count any more."""
        self._asked.pop((who, seat), None)

    def forget(self) -> None:
        """Another game."""
        self.waiting = []
        self._asked.clear()
