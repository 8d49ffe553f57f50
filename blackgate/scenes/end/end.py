"""The end screen: the escape, the standings, the story of the game, and another game in one click."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...keep.saves import save_replay
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import big_button
from ...model.counts import TOOL_KINDS, listed
from ...model.vocabulary import NOTHING
from ...offers.pack_art import use_pack_art
from ...play.plan import MOST_NAME
from ...play.session import BadPack, Replay, Session
from ...words.text import Several
from ..screen_host import ScreenHost, Screen, opened_by
from ..menus.naming import Naming, save_under
from ..parts.backdrop import draw_picture
from ..parts.proof import Proof
from ..screens import OpenEnd, OpenReplay, OpenReview, OpenTable, OpenTitle, OpenWall
from ..wall.sharing import share
from .all_cards import AllCards
from .capture import Capture, is_alone_and_lost, reason_of
from .coach_line import CoachLine
from .earnings import ROW, ROW_STYLE, Earnings, draw_earnings
from .escape import Escape, StoryLine, beside_story, draw_finale, draw_headline
from .end_rows import PANEL, draw_evening, evening_words
from .saving_results import STRIP, ResultSaver, draw_missing
from .standings import Standings
from .story import draw_story
from .game_summary import awards, summary_lines
from .tunnel_picture import Digger

MARGIN: Final = 18.0
FOOT: Final = 66.0
PROOF: Final = 26.0            # height of the line that says that a game is not proved
COACH: Final = 40.0            # height of the coach's line


@opened_by(OpenEnd)
class End(Screen):
    name = "end"
    first_focus = "end:again"

    def __init__(self, app: ScreenHost, session: Session) -> None:
        super().__init__(app)
        assert session.over is not None
        self.session = session
        self.view = session.sight(None)
        self.winners: list[int] = list(session.over["winners"])
        self.inmates = [session.pack.inmates[number].name for number in self.view.prisoner]
        self.standings = Standings(session, self.winners, self.inmates)
        self.order = self.standings.order
        self.proof = Proof(session)
        self.awards = awards(session.events_for(None))
        self.result_saver = ResultSaver(session)
        self.escape = Escape([self._digger(seat) for seat in self.winners])
        self.capture = self._capture()
        self.coach_line = CoachLine(session)
        self.is_finale = False          # whether the escape is still shown
        self._finished = False          # whether the present press has ended the motion

    def _digger(self, seat: int) -> Digger:
        tools = [kind for kind in listed(self.view.tunnel[seat]) if kind in TOOL_KINDS]
        return Digger(self.inmates[seat], tuple(f"cards/{self.view.pack.kinds[kind].name}" for kind in tools))

    def _capture(self) -> Capture | None:
        """Return the ending for a person who is alone at the screen and has lost."""
        loser = is_alone_and_lost(self.session.humans, self.winners)
        if loser == NOTHING or self.session.gave_up is not None:
            return None
        reason = reason_of(self.session.events_for(None), loser, self.view.goal - self.view.score(loser))
        return Capture(self.inmates[loser], self.session.names[loser], reason)

    def enter(self) -> None:
        self.app.sounds.music("escape", once=True)
        if self.app.settings.instant or self.session.gave_up is not None:
            self.capture = None
            self.escape.finish()
        else:
            self.open_finale()
            if self.app.settings.reduced_motion:
                self.escape.is_still = True
                if self.capture is not None:
                    self.capture.is_still = True
        self.result_saver.keep()
        for problem in self.result_saver.problems:
            self.app.say(self.t(problem))
        self.coach_line.begin(self.app.coach)

    def resume(self) -> None:
        self._keep_again()

    def leave(self) -> None:
        self.result_saver.leave()

    def _keep_again(self) -> None:
        """Try again to save what could not be saved."""
        if self.result_saver.is_missing:
            self.result_saver.keep()
            if not self.result_saver.is_missing:
                self.app.say(self.t("end-kept"))
                self.changed()

    @property
    def earnings(self) -> Earnings:
        """What the game added to the wall."""
        return self.result_saver.earnings

    # --- The escape -----------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self.capture is not None or self.escape.is_running

    def open_finale(self) -> None:
        """Show the escape, and then its last picture until the player presses Continue."""
        self.is_finale = True
        self.focus = self.first_focus = "end:on"

    def go_on(self) -> None:
        """Go from the escape to the standings."""
        self.is_finale = False
        self.focus = self.first_focus = "end:again"
        self.changed()

    def tick(self, seconds: float) -> None:
        self._finished = False
        if self.result_saver.tick(seconds):
            self._keep_again()
        if self.coach_line.has_changed():
            self.changed()
        if self.capture is not None:
            self.capture.tick(seconds)
            if not self.capture.is_running:
                self._end_capture()
        elif self.escape.is_running:
            self.escape.tick(seconds)
            if not self.escape.is_running:
                self.changed()

    def _end_capture(self) -> None:
        self.capture = None
        self.changed()

    def skip(self) -> None:
        if self.capture is not None:
            self._end_capture()
            self._finished = True
        elif self.escape.is_running:
            self.escape.finish()
            self._finished = True
            self.changed()

    def touched(self, id: str | None) -> None:
        """Continue at a click anywhere, unless this click has just ended the motion."""
        if self.is_finale and id is None and not self._finished and not self.escape.is_running:
            self.go_on()

    def moving(self, ui: Ui) -> None:
        if self.capture is not None:
            self.capture.draw(ui)
        else:
            self.escape.draw(ui, self._headline())

    def _headline(self) -> str:
        names = tuple(self.session.names[seat] for seat in self.winners)
        key = "end-out" if self.session.gave_up is None else "end-wins"
        return self.t(key, names=Several(names), count=len(names))

    def _tale(self) -> list[StoryLine]:
        """Return the game in three lines."""
        view, names = self.view, self.session.names
        goal = view.pack.goal(view.players, view.team)
        return [
            StoryLine(beat.seat, self.t(
                f"end-tale-{beat.name}", name=names[beat.seat], other=names[beat.other], round=beat.in_round,
                count=beat.number,
            ))
            for beat in summary_lines(self.session.events_for(None), view.players, view.team, goal)
        ]

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        use_pack_art(ui, self.session.pack, self.session.colours)
        draw_picture(ui, "title/escape")
        if self.escape.is_running:
            return
        if self.is_finale:
            draw_finale(ui, self.escape.winners, self._headline(), self._tale(), self.go_on, self.rewatch)
            if self.result_saver.is_missing:
                draw_missing(ui, beside_story(ui), self._keep_again)
            return
        head = min(84.0, ui.h * 0.13)
        draw_headline(ui, ui.whole.inset(60, 0).row(0, head), self._headline(), head * 0.72)
        icon_button(ui, "end:proof", (ui.w - 52, 12, 34, 34), "tokens/lock", self._show_proof,
                    help=self.t("proof-title"))
        inner = ui.whole.inset(MARGIN, 0)
        page = Cutter(inner.trim(top=head + 8, bottom=FOOT + 6), 6)
        score = self.session.evening_score
        doubt = page.bottom(PROOF) if not self.proof.is_proved else None
        coach = page.bottom(COACH) if self.coach_line else None
        earned = page.bottom(ROW) if self.earnings else None
        evening = page.bottom(ROW) if score is not None and score.is_worth_showing else None
        missing = page.bottom(STRIP) if self.result_saver.is_missing else None
        both = page.rest.trim(bottom=6)
        left = both.column(0, (both.width - 12) * 0.47)
        self.standings.draw(ui, left)
        words = self.t("cards-all")
        across = min(left.width * 0.5, ui.width(words, look.BODY, "bold") + 56)
        button(ui, "end:cards", left.column(-across - 12, across).row(5, 30), words, self.show_cards,
               icon="tokens/hand", size=look.BODY, kind="quiet", help=self.t("cards-all-help"))
        draw_story(ui, both.column(left.width + 12), self.session, self.awards)
        if coach is not None:
            self.coach_line.draw(ui, coach, self.review)
        if earned is not None:
            ui.panel(earned, ROW_STYLE)
            draw_earnings(ui, earned, self.earnings, self.session.pack, partial(self.app.open, OpenWall()), self._share)
        if score is not None and evening is not None:
            ui.panel(evening, ROW_STYLE)
            draw_evening(ui, evening, score, self.session.names, self._show_evening)
        if missing is not None:
            draw_missing(ui, missing, self._keep_again)
        if doubt is not None:
            ui.panel(doubt, PANEL)
            ui.text(doubt.inset(8, 0), self.proof.words(self.t), look.BODY, look.ORANGE)
        self._draw_foot(ui, inner.row(-FOOT, FOOT - 12))

    def _draw_foot(self, ui: Ui, box: Region) -> None:
        strip = Cutter(box, 12)
        again = strip.right(min(340.0, box.width * 0.36))
        wide = min(240.0, (strip.rest.width - 24) / 3)
        for name, icon, do in (("title", "back", self.back), ("save", "save", self._save_as),
                               ("replay", "replay", self.rewatch)):
            button(ui, f"end:{name}", strip.left(wide).inset(0, 4), self.t(f"end-{name}"), do, icon=f"tokens/{icon}")
        big_button(ui, "end:again", again, self.t("end-again"), self.again)

    # --- What it does ---------------------------------------------------------------------------------------

    def _show_proof(self) -> None:
        """Show the codes that prove the game."""
        words = f"{self.proof.words(self.t)}\n{self.t('proof-end-help')}"
        self.app.push(Dialog(self.app, self.t("proof-title"), words, [
            ("copy", self.t("proof-copy"), lambda: self.proof.copy(self.app), "primary"),
            ("close", self.t("common-close"), lambda: None, "plain"),
        ]))

    def show_cards(self) -> None:
        """Show what everybody held: nothing is secret any more."""
        self.app.push(AllCards(self.app, self.session, self.order, self.inmates))

    def _show_evening(self) -> None:
        """Show everybody who played tonight."""
        score = self.session.evening_score
        assert score is not None
        words = f"{evening_words(self.t, score)}\n\n{self.t('evening-help')}"
        self.app.push(Dialog(self.app, self.t("evening-games", count=score.games), words, [
            ("close", self.t("common-close"), lambda: None, "plain")]))

    def _unless_lost(self, go: Callable[[], None]) -> None:
        """Leave the screen. If something could not be saved, ask first."""
        self._keep_again()
        if not self.result_saver.is_missing:
            go()
            return
        self.app.push(Dialog(self.app, self.t("menu-lose-title"), self.t("end-lose-words"), [
            ("stay", self.t("menu-lose-stay"), lambda: None, "primary"), ("go", self.t("end-lose-go"), go, "danger"),
        ]))

    def again(self) -> None:
        """Start another game with the same people."""
        self._unless_lost(self._play_again)

    def _play_again(self) -> None:
        try:
            session = self.app.games.again(self.session)
        except BadPack:
            self.app.say(self.t("setup-pack-broken"))
        else:
            self.app.open(OpenTable(session))

    def _share(self) -> None:
        if self.earnings.line is not None:
            share(self.app, self.earnings.line(self.t))

    def _save_as(self) -> None:
        value = self.t("end-save-name", name=self.session.names[self.winners[0]])[:MOST_NAME].rstrip()
        self.app.push(Naming(self.app, self.t("end-save"), value, self.t("menu-save-yes"), self._save))

    def _save(self, name: str) -> None:
        save_under(self.app, partial(save_replay, self.session, name), name)

    def rewatch(self) -> None:
        """Open the replay of the game. Back leads here again."""
        self.app.open(OpenReplay(self._replay()))

    def review(self) -> None:
        """Open the review of the game. Back leads here again."""
        self.app.open(OpenReview(self._replay()))

    def _replay(self) -> Replay:
        session = self.session
        return Replay(session.record, session.plan, session.pack, session.changes)

    def back(self) -> None:
        if self.is_finale:
            self.go_on()
        else:
            self._unless_lost(partial(self.app.open, OpenTitle()))
