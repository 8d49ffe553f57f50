"""Emotes and remarks of bots at their portraits. They are chosen from what everybody saw and shown for a while."""

from ...ai.talk.remarks import Chatter, Remark
from ...model.events import Event
from ...play.session import Session
from ...words.text import Value

EMOTE_FOR = 2.2         # seconds
LINE_FOR = 4.0


class Remarks:
    """What the inmates played by bots show now. The players of the seats may change in mid-game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        view = session.sight(None)
        inmates = {seat: session.pack.inmates[number] for seat, number in enumerate(view.prisoner)}
        self._chatter = Chatter(inmates, view, len(session.names), session.events_for(None))
        self._known = session.happened      # the bots already know this many events
        self._shown: dict[int, tuple[Remark, float]] = {}

    def recall(self) -> None:
        """Forget what was undone: the bots remember the game as it is now."""
        self._chatter.remember(self.session.sight(None), self.session.events_for(None))
        self._known = self.session.happened

    def hear(self, number: int, event: Event, show: bool) -> list[int]:
        """Let the bots react to an event with this number. Return the seats that say something."""
        speakers: list[int] = []
        if number < self._known:
            return speakers
        for seat, remark in self._chatter.hear([event]):
            if show and not self.session.is_human(seat):
                self._shown[seat] = remark, LINE_FOR if remark.key else EMOTE_FOR
                if remark.key:
                    speakers.append(seat)
        return speakers

    def warn(self, of: int) -> list[int]:
        """Let a bot warn that somebody may be out soon, unless a bot has just spoken. Return the seat that does."""
        if any(remark.key for remark, _ in self._shown.values()):
            return []
        said = self._chatter.warn(of, [seat for seat in range(len(self.session.names))
                                       if not self.session.is_human(seat)])
        if said is None:
            return []
        self._shown[said[0]] = said[1], LINE_FOR
        return [said[0]]

    def show(self, seat: int, emote: str) -> None:
        """Show an emote that a person has chosen."""
        self._shown[seat] = Remark(emote), EMOTE_FOR

    def now(self, seat: int) -> tuple[str, str, dict[str, Value]]:
        """Return the emote and the line that a seat shows now."""
        if seat not in self._shown:
            return "", "", {}
        remark, _ = self._shown[seat]
        named: dict[str, Value] = {"name": self.session.names[remark.about]} if remark.about >= 0 else {}
        return remark.emote, remark.key, named

    def tick(self, seconds: float) -> bool:
        """Let time pass. Return whether something is no longer shown."""
        left = {seat: (remark, rest - seconds) for seat, (remark, rest) in self._shown.items() if rest > seconds}
        gone = len(left) != len(self._shown)
        self._shown = left
        return gone
