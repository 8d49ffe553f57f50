"""Bots' emotes and remarks at their portraits: chosen from what everybody saw, shown for a while."""

from ...ai.talk.remarks import Chatter, Remark
from ...model.events import Event
from ...play.session import Session
from ...words.text import Value

EMOTE_FOR = 2.2         # seconds
LINE_FOR = 4.0


class Remarks:
    """What the inmates played by bots show now. Who sits where may change in mid-game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        view = session.sight(None)
        inmates = {seat: session.pack.inmates[number] for seat, number in enumerate(view.prisoner)}
        self._chatter = Chatter(inmates, view, len(session.names), session.told(None))
        self._known = session.happened      # so much of the game they remember from before
        self._shown: dict[int, tuple[Remark, float]] = {}

    def recall(self) -> None:
        """Something was taken back: the game is what is left of it."""
        self._chatter.remember(self.session.sight(None), self.session.told(None))
        self._known = self.session.happened

    def hear(self, number: int, event: Event, show: bool) -> bool:
        """Something happened, after so many other things; answers whether a bot has something to say to it."""
        spoken = False
        if number < self._known:
            return spoken
        for seat, remark in self._chatter.hear([event]):
            if show and not self.session.is_human(seat):
                self._shown[seat] = remark, LINE_FOR if remark.key else EMOTE_FOR
                spoken = spoken or bool(remark.key)
        return spoken

    def warn(self, of: int) -> bool:
        """Somebody may be out soon: one of the others says so, if none has just spoken."""
        if any(remark.key for remark, _ in self._shown.values()):
            return False
        said = self._chatter.warn(of, [seat for seat in range(len(self.session.names))
                                       if not self.session.is_human(seat)])
        if said is not None:
            self._shown[said[0]] = said[1], LINE_FOR
        return said is not None

    def show(self, seat: int, emote: str) -> None:
        """A person shows a face."""
        self._shown[seat] = Remark(emote), EMOTE_FOR

    def now(self, seat: int) -> tuple[str, str, dict[str, Value]]:
        """The emote and the line a seat shows now."""
        if seat not in self._shown:
            return "", "", {}
        remark, _ = self._shown[seat]
        named: dict[str, Value] = {"name": self.session.names[remark.about]} if remark.about >= 0 else {}
        return remark.emote, remark.key, named

    def tick(self, seconds: float) -> bool:
        """Answers whether something is no longer shown."""
        left = {seat: (remark, rest - seconds) for seat, (remark, rest) in self._shown.items() if rest > seconds}
        gone = len(left) != len(self._shown)
        self._shown = left
        return gone
