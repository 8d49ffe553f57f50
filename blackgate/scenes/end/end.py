"""The end screen: the escape, the standings, the story of the game, and another game in one click."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...keep.saves import save_replay
from ...kit import look
from ...kit.spots import Box
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
from ..doors import Doors, Screen, opens
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
from .evening_row import draw_evening, evening_words
from .saving_results import STRIP, ResultSaver, draw_missing
from .panel import PANEL
from .standings import Standings
from .story import draw_story
from .game_summary import awards, summary_lines
from .tunnel_picture import Digger

FOOT: Final = 66.0
PROOF: Final = 26.0            # height of the line that says that a game is not proved
COACH: Final = 40.0            # height of the coach's line


class End(Screen):
    name = "end"
    first_focus = "end:again"

    def __init__(self, app: Doors, session: Session) -> None:
        super().__init__(app)
        assert session.over is not None
        self.session = session
        self.view = session.sight(None)
        self.winners: list[int] = list(session.over["winners"])
        self.inmates = [session.pack.inmates[number].name for number in self.view.prisoner]
        self.standings = Standings(session, self.winners, self.inmates)
        self.order = self.standings.order
        self.proof = Proof(session)
        self.awards = awards(session.events_for(None), session.players)
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
        draw_headline(ui, (60, 0, ui.w - 120, head), self._headline(), head * 0.72)
        margin = 18.0
        icon_button(ui, "end:proof", (ui.w - margin - 34, 12, 34, 34), "tokens/lock", self._show_proof,
                    help=self.t("proof-title"))
        gap = 12.0
        coach = COACH + 6 if self.coach_line else 0.0
        earned = ROW + 6 if self.earnings else 0.0
        score = self.session.evening_score
        evening = ROW + 6 if score is not None and score.is_worth_showing else 0.0
        missing = STRIP + 6 if self.result_saver.is_missing else 0.0
        doubt = 0.0 if self.proof.is_proved else PROOF + 6
        tall = ui.h - head - FOOT - doubt - coach - earned - evening - missing - 20
        left = (ui.w - 2 * margin - gap) * 0.47
        self.standings.draw(ui, (margin, head + 8, left, tall))
        words = self.t("cards-all")
        across = min(left * 0.5, ui.width(words, look.BODY, "bold") + 56)
        button(ui, "end:cards", (margin + left - across - 12, head + 13, across, 30), words, self.show_cards,
               icon="tokens/hand", size=look.BODY, kind="quiet", help=self.t("cards-all-help"))
        right = (margin + left + gap, head + 8, ui.w - 2 * margin - gap - left, tall)
        draw_story(ui, right, self.session, self.awards)
        wide, low = ui.w - 2 * margin, ui.h - FOOT - doubt
        if coach:
            self.coach_line.draw(ui, (margin, low - coach, wide, COACH), self.review)
        if self.earnings:
            row = (margin, low - coach - earned, wide, ROW)
            ui.panel(row, ROW_STYLE)
            draw_earnings(ui, row, self.earnings, self.session.pack, partial(self.app.open, OpenWall()), self._share)
        if score is not None and evening:
            row = (margin, low - coach - earned - evening, wide, ROW)
            ui.panel(row, ROW_STYLE)
            draw_evening(ui, row, score, self.session.names, self._show_evening)
        if missing:
            draw_missing(ui, (margin, low - coach - earned - evening - missing, wide, STRIP), self._keep_again)
        if doubt:
            strip = (margin, low, wide, PROOF)
            ui.panel(strip, PANEL)
            ui.text((margin + 8, low, wide - 16, PROOF), self.proof.words(self.t), look.BODY, look.ORANGE)
        self._draw_foot(ui, (margin, ui.h - FOOT, ui.w - 2 * margin, FOOT - 12))

    def _draw_foot(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        wide = min(340.0, width * 0.36)
        other = min(240.0, (width - wide - 36) / 3)
        button(ui, "end:title", (x, y + 4, other, height - 8), self.t("end-title"), self.back, icon="tokens/back")
        button(ui, "end:save", (x + other + 12, y + 4, other, height - 8), self.t("end-save"), self._save_as,
               icon="tokens/save")
        button(ui, "end:replay", (x + 2 * other + 24, y + 4, other, height - 8), self.t("end-replay"), self.rewatch,
               icon="tokens/replay")
        big_button(ui, "end:again", (x + width - wide, y, wide, height), self.t("end-again"), self.again)

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


@opens(OpenEnd)
def _open(app: Doors, request: OpenEnd) -> None:
    app.replace(End(app, request.session))
