"""Bots' emotes and remarks at their portraits: chosen from what everybody saw, shown for a while."""

from ...model.words import Event
from ...session import Session
from ...text import Value

SHOWN_FOR = 3.2


class Remarks:
    def __init__(self, session: Session) -> None:
        self.session = session
        self._shown: dict[int, tuple[str, str, dict[str, Value], float]] = {}

    def hear(self, event: Event, show: bool) -> None:
        """Something happened; an inmate may have something to say to it."""

    def now(self, seat: int) -> tuple[str, str, dict[str, Value]]:
        """The emote and the line a seat shows now."""
        emote, key, values, _ = self._shown.get(seat, ("", "", {}, 0.0))
        return emote, key, values

    def tick(self, seconds: float) -> bool:
        """Answers whether something is no longer shown."""
        left = {seat: (e, k, v, rest - seconds) for seat, (e, k, v, rest) in self._shown.items() if rest > seconds}
        gone = len(left) != len(self._shown)
        self._shown = left
        return gone
