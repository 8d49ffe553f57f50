"""The table of a game in play: time passes, players act, and the log tells what happened."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...keep.lesson_progress import FIRST_ESCAPE, note_done
from ...model.actions import Action
from ...model.events import Event, Started, TurnStarted
from ...offers.lines import LogLine
from ...play.session import Session
from ..screen_host import ScreenHost
from ..screens import OpenEnd
from .bot_turn_panel import BotPace
from .bubbles import Remarks
from .coach_panel import CoachPanel
from .news import TableNews
from .log import Notes
from .question import QuestionPanel
from .shared_table import SharedTable
from .what_is_heard import is_said_by

PAUSE: Final = 0.55     # seconds to read what a bot did, at normal speed


class PlayedTable(SharedTable):
    def __init__(self, app: ScreenHost, session: Session) -> None:
        super().__init__(app, session)
        self.remarks = Remarks(session)
        self.news = TableNews(self)
        self.since = self.news.since
        self.notes = Notes(session)
        self.pace = BotPace(self)
        self._told = 0                              # number of events that the log has told or that are in flight
        self._heard = 0                             # number of events that have been seen
        self._is_shown = False                      # whether the events in flight are shown
        self._wait = 0.0
        self._told_of_stand_ins = False
        self._is_dealt = session.acted > 0          # The deal is shown once, before the first action.
        self.asking = QuestionPanel(self)
        self.coach_panel = CoachPanel(self, lambda: self.asking, self._do)
        self.coach = self.coach_panel.coach

    # --- Life -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.app.coach.stop_reviews()
        if self.session.humans and self.session.over is None:
            self.app.coach.wake(self.session.pack)
        self.app.sounds.ambience(True)
        self._written_for = self.looker
        self.catch_up(show=False)

    def leave(self) -> None:
        self.coach.leave()
        self.session.close()

    def end(self) -> None:
        """Open the screen of the end."""
        if self.session.plan.tutored:
            self.app.keep(f"lesson {FIRST_ESCAPE}", partial(note_done, FIRST_ESCAPE))
        self.app.open(OpenEnd(self.session))

    def reseated(self) -> None:
        """Show that somebody else plays a seat from now on, or gave up."""
        self.screen.close()
        self._clear_away()
        self.notes.follow_changes()
        self._speak()

    def open_hand(self) -> None:
        super().open_hand()
        self.news.tell_hits()
        for note in self.notes.take_unread(self.looker):
            self.app.say(note.line(self.t).words)

    def _clear_away(self) -> None:
        """Forget also what was chosen with an open hand."""
        self.since.close()
        self.asking.forget()
        self.coach.forget()
        super()._clear_away()

    # --- Time -----------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        settings = self.app.settings
        speed = max(1, settings.my_speed if self.is_mine else settings.bots_speed)
        if self.pace.is_skipping:
            self._hurry()
        if self.motion.is_busy and self.motion.tick(seconds * speed):
            self.changed()
        if not self.motion.covers and self.remarks.tick(seconds):
            self.changed()
        self._watch_opening(seconds)
        self.coach.follow(seconds)
        if self.session.stand_ins.is_worth_telling and not self._told_of_stand_ins:
            self._told_of_stand_ins = True
            self.app.say(self.t("table-stood-in"))
        if self.motion.is_busy:
            return
        if self._wait > 0:
            self._wait -= seconds * speed
            return
        self._go_on()

    def skip(self) -> None:
        super().skip()
        self._wait = 0.0

    def _hurry(self) -> None:
        """Let bots play unseen until a person is asked or, in a game of bots, until the turn is over."""
        self._is_dealt = True
        self.skip()
        while not self.pace.has_skipped and self.session.poll():
            self._look_anew()
            self.catch_up(show=False)
        if self.pace.has_skipped:
            self.pace.end_skipping()

    def _go_on(self) -> None:
        """Do the next thing that happens without a press."""
        session = self.session
        if not self._is_dealt and self.picture.anchors:
            self._is_dealt = True
            dealt = Started(self.view.turn, session.players)
            if self.app.settings.instant:
                self._sound(dealt)
            else:
                self._start([dealt], {}, told=False)
                return
        if session.over is not None:
            self.end()
        elif (ordered := session.ordered) is not None:
            self._do_ordered(ordered)
        elif self.is_mine:
            if session.prompt == "discard" and not self.coach.is_holding:
                self.asking.open_tray()
        elif self.pace.may_play and session.poll():
            self.pace.played()
            self._look_anew()
            self.catch_up(show=True)

    # --- What is told ---------------------------------------------------------------------------------------

    def catch_up(self, show: bool) -> None:
        """Tell what happened since the last call, and show it over the table."""
        since = self._told
        events = self.session.events_for(self.looker, since)
        self._told = self.session.happened
        self._heard, self._is_shown = since, show
        seen = self.set_out(events, show)
        self.news.count(events)
        if show or self.pace.is_skipping:
            self.news.hear(events, seen)
            if any(isinstance(event, TurnStarted) and event.seat == self.looker for event in events):
                self.news.tell_hits()
        self.follow_mood()
        if events and seen:
            self._wait = PAUSE
        self.changed()

    def _tell(self, event: Event, line: LogLine | None) -> None:
        super()._tell(event, line)
        if self._is_shown or self.pace.is_skipping:
            self.news.note(event)
        self._speak_up(self.remarks.hear(self._heard, event, self._is_shown and not self.app.settings.instant))
        self._heard += 1

    def _is_asked(self, event: Event) -> bool:
        return self.is_mine and self.reader is not None and is_said_by(self.session.prompt, event, self.reader)

    def warn(self, of: int) -> None:
        if speakers := self.remarks.warn(of):
            self._speak_up(speakers)
            self.changed()

    def _speak_up(self, speakers: list[int]) -> None:
        """Let it be heard that these seats say something."""
        for seat in speakers:
            self.app.sounds.play("remark", soft=True)
            if not self.app.settings.brief_speech:
                self.app.tell(self.t("reason-said", name=self.session.names[seat], words=self.remark(seat)[1]))

    def _speak(self) -> None:
        self._written_for = self.looker
        self.motion.finish()
        self._find_words()
        self.log.clear()
        lines = self.lines(self.session.events_for(self.looker, 0)[:self._told])
        for line in self.notes.woven(lines, self.t, self.looker):
            self.log.add(line)
        self.asking.speak()
        self.refused = None
        if self.since:
            self.news.tell_since(self.since.nothing)
        self.changed()

    def show_since(self) -> None:
        self.news.tell_since(self.t("table-since-nothing"))
        self.changed()

    def close_since(self) -> None:
        self.since.close()
        self.changed()

    def remark(self, seat: int) -> tuple[str, str]:
        emote, key, values = self.remarks.now(seat)
        return emote, self.teller.remark(key, **values) if key else ""

    # --- What is done ---------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Do what the person at the screen has chosen. The tutor may object first."""
        if self.is_public and self.session.refusal(action) is not None:
            # The player named a card that they do not hold. The hand stays closed, because everybody looks at the
            # screen.
            self.asking.forget()
            self.app.say(self.t("table-not-from-memory"))
        elif not self.coach.objects(action):
            self._do(action)

    def _do(self, action: Action) -> None:
        self.coach.forget()
        self.focus = None
        self.refused = None
        self.log.follow()
        self.asking.before(action)
        self.session.act(action)
        self.asking.forget()
        self._look_anew()
        self.catch_up(show=True)
        self._wait = 0.0

    def _do_ordered(self, action: Action) -> None:
        """Answer by standing order. The owner is told if their Background could have answered instead."""
        session = self.session
        asked = session.asked
        assert asked is not None
        is_missed = session.standing_orders.is_missed(session.sight(asked), action)
        self._do(action)
        if is_missed:
            self.notes.add_secret("log-let-happen", asked)

    def undo(self) -> None:
        self.coach.forget()
        self.session.undo()
        self._told = self.session.happened
        self.remarks.recall()
        self.notes.went_back()
        self._look_anew()
        self.asking.forget()
        self.follow_mood()
        self._speak()

    def hint_over(self, taken: Callable[[], None]) -> None:
        self.coach_panel.show_over(taken)
