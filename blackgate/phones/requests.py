"""Requests of phones for a seat that is played at the screen, in their order."""

from dataclasses import dataclass
from typing import Final

MOST_ASKED: Final = 3       # how often one phone may ask for one seat in a game without a yes


@dataclass(frozen=True)
class Request:
    """A phone's request for a seat."""

    device: int
    seat: int
    is_bot: bool = False    # whether a bot plays there
    name: str = ""          # the name of a latecomer who would play in place of the bot


class Requests:
    """The waiting requests. They are counted by address, so that a phone cannot ask more often by reconnecting."""

    def __init__(self) -> None:
        self.waiting: list[Request] = []
        self._asked: dict[tuple[str, int], int] = {}

    @property
    def first(self) -> Request | None:
        """The request that the screen is asked about now."""
        return self.waiting[0] if self.waiting else None

    def of(self, device: int) -> Request | None:
        return next((request for request in self.waiting if request.device == device), None)

    def ask(self, device: int, who: str, seat: int, is_bot: bool = False, name: str = "") -> bool:
        """Add a request. Return whether this phone may still ask for this seat."""
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
        """Remove the request of a phone."""
        self.waiting = [request for request in self.waiting if request.device != device]

    def welcome(self, who: str, seat: int) -> None:
        """Reset the count after a yes."""
        self._asked.pop((who, seat), None)

    def forget(self) -> None:
        """Forget everything, because another game begins."""
        self.waiting = []
        self._asked.clear()
