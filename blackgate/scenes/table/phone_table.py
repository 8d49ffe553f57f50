"""What people with phones do at the table, and what is asked there about their seats."""

from collections.abc import Sequence

from ...model.actions import Action
from ...offers.lines import Note
from ...play.session import Session
from ..screen_host import ScreenHost
from .played_table import PlayedTable


class Nudge:
    """Counts how long one question stays open. It reminds once for each question."""

    def __init__(self) -> None:
        self.is_given = False           # whether the open question was reminded of
        self._question: object = None
        self._waited = 0.0              # seconds

    def follow(self, question: object, seconds: float, after: float) -> bool:
        """Return whether it is time for the reminder. `question` is None while nobody keeps others waiting.

        `after`: seconds until the reminder; 0 means never.
        """
        if question != self._question:
            self._question, self._waited, self.is_given = question, 0.0, False
        if question is None or after <= 0 or self.is_given:
            return False
        self._waited += seconds
        self.is_given = self._waited >= after
        return self.is_given


class PhoneTable(PlayedTable):
    is_for_phones = True        # whether hands may be held on phones

    def __init__(self, app: ScreenHost, session: Session) -> None:
        super().__init__(app, session)
        self._nudge = Nudge()
        self.silent: frozenset[int] = frozenset()           # seats whose phones do not answer

    # --- Reminders ------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        asked = self.screen.waited_for
        is_waiting = asked is not None and len(self.session.humans) > 1 and not self.motion.is_busy
        question = (self.session.acted, asked) if is_waiting else None
        if self._nudge.follow(question, seconds, self.app.settings.nudge):
            assert asked is not None
            self.app.say(self.t("table-nudge", name=self.session.names[asked]))
            self.app.sounds.play("remark", soft=True)

    @property
    def is_nudged(self) -> bool:
        """Whether whoever is asked was reminded that the others wait."""
        return self._nudge.is_given

    # --- Seats that are played elsewhere --------------------------------------------------------------------

    def without_screen(self, away: frozenset[int], silent: frozenset[int]) -> None:
        """Set which seats are played on phones; `silent` are those whose phone does not answer."""
        if (away, silent) != (self.screen.away, self.silent):
            self.screen.away, self.silent = away, silent
            self._look_anew()
            self.changed()

    @property
    def may_be_asked(self) -> bool:
        """Whether a question about a seat may come now: nothing moves, and the game is not over."""
        return self.session.over is None and not self.motion.is_busy

    def cover(self, is_covered: bool) -> None:
        """Cover all hands while everybody answers a question together."""
        if is_covered == self.screen.is_covered:
            return
        self.screen.is_covered = is_covered
        if is_covered:
            self.screen.close()
            self.coach.forget()
        self._look_anew()
        self.changed()

    def tick_below(self, seconds: float) -> None:
        """Let the game continue below another scene, if it does not wait for a person at the screen."""
        session = self.session
        asked = session.asked
        if asked is not None and (asked in self.screen.away or not session.is_human(asked)):
            self.tick(seconds)

    # --- What is done elsewhere -----------------------------------------------------------------------------

    def act_away(self, action: Action) -> None:
        """Do what somebody answered on a phone."""
        self._do(action)

    def write_down(self, key: str, seat: int) -> None:
        """Write a line about a seat in the log that is not an event of the game."""
        self.log.add(self.notes.add(key, seat).line(self.t))
        self.changed()

    @property
    def noted(self) -> Sequence[Note]:
        return self.notes.notes

    def show_emote(self, seat: int, emote: str) -> None:
        self.remarks.show(seat, emote)
        self.changed()

    def emote_of(self, seat: int) -> str:
        return self.remarks.now(seat)[0]
