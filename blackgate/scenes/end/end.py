"""The end: the escape, who came how far, how it came about, and another game in one click."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...keep.saves import save_replay
from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import big_button
from ...model.counts import TOOL_KINDS, listed
from ...play.plan import MOST_NAME
from ...play.session import BadPack, Replay, Session
from ...words.coach import percent
from ...words.text import Several
from ..coaching import Reviewing
from ..doors import Doors, Screen, opens
from ..menus.naming import Naming
from ..parts.backdrop import draw_picture
from ...offers.dress import wear
from ..parts.portrait import draw_portrait
from ..parts.proof import Proof, draw_codes
from ..review.sums import sentence
from ..screens import OpenEnd, OpenReplay, OpenReview, OpenTable, OpenTitle, OpenWall
from ..table.seats import draw_tunnel
from .awards import awards
from ..wall.sharing import share
from .chart import draw_chart, lines_of
from .earnings import ROW, ROW_STYLE, Earnings, draw_earnings
from .escape import Escape, Escapee, draw_headline
from .finale import Told, beside_story, draw_finale
from .keepsakes import STRIP, Keepsakes, draw_missing
from .tale import tale

FOOT: Final = 66.0
PROOF: Final = 26.0            # the line with the codes
COACH: Final = 40.0            # the line with what the coach thinks
LOW: Final = 58.0              # a row below this height is one line
PANEL: Final = Style(fill=(*look.NIGHT, 232), border=look.STEEL, round=10, shadow=True)


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
        self.order = self._standings()
        self.proof = Proof(session)
        self.awards = awards(session.told(None), session.players)
        self.keepsakes = Keepsakes(session)
        self.escape = Escape([self._escapee(seat) for seat in self.winners])
        self.reviewing: Reviewing | None = None
        self._review_step = -1
        self.is_finale = False          # whether the escape is still before everybody's eyes
        self._finished = False          # the motion, by the press that is being made

    def _escapee(self, seat: int) -> Escapee:
        tools = [kind for kind in listed(self.view.tunnel[seat]) if kind in TOOL_KINDS]
        return Escapee(seat, self.inmates[seat], tuple(f"cards/{self.view.pack.kinds[kind].name}" for kind in tools))

    def enter(self) -> None:
        self.app.sounds.music("escape", once=True)
        if self.app.settings.instant or self.session.gave_up is not None:
            self.escape.finish()
        else:
            self.open_finale()
            if self.app.settings.reduced_motion:
                self.escape.finish()
        self.keepsakes.keep()
        for problem in self.keepsakes.problems:
            self.app.say(self.t(problem))
        self._begin_review()

    def resume(self) -> None:
        self._keep_again()

    def leave(self) -> None:
        self.keepsakes.leave()

    def _keep_again(self) -> None:
        """Try once more what could not be written."""
        if self.keepsakes.is_missing:
            self.keepsakes.keep()
            if not self.keepsakes.is_missing:
                self.app.say(self.t("end-kept"))
                self.changed()

    @property
    def earnings(self) -> Earnings:
        """What the game put on the wall."""
        return self.keepsakes.earnings

    def _begin_review(self) -> None:
        """The review is written while everybody still looks at the end, where people played and somebody can."""
        session = self.session
        if session.people and self.app.coach.is_there(session.pack):
            self.reviewing = self.app.coach.review(session.record, session.pack, self.people)

    @property
    def people(self) -> dict[int, str]:
        """Who played, by their names."""
        return {seat: self.session.names[seat] for seat in sorted(self.session.people)}

    def _standings(self) -> list[int]:
        """Who won, then who came furthest."""
        over = self.session.over
        assert over is not None
        points = over["points"]
        reach = [over["team_points"][seat % 2] if self.view.team else points[seat] for seat in range(len(points))]
        seats = range(len(points))
        return sorted(seats, key=lambda seat: (seat not in self.winners, -reach[seat], -points[seat], seat))

    # --- The escape -----------------------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        return self.escape.is_running

    def open_finale(self) -> None:
        """The escape, and then its last picture until somebody goes on."""
        self.is_finale = True
        self.focus = self.first_focus = "end:on"

    def go_on(self) -> None:
        """From the escape to how everybody did."""
        self.is_finale = False
        self.focus = self.first_focus = "end:again"
        self.changed()

    def tick(self, seconds: float) -> None:
        self._finished = False
        if self.keepsakes.tick(seconds):
            self._keep_again()
        if self.reviewing is not None and self.reviewing.step != self._review_step:
            self._review_step = self.reviewing.step
            self.changed()
        if self.escape.is_running:
            self.escape.tick(seconds)
            if not self.escape.is_running:
                self.changed()

    def skip(self) -> None:
        if self.escape.is_running:
            self.escape.finish()
            self._finished = True
            self.changed()

    def touched(self, id: str | None) -> None:
        """A click anywhere goes on, but not the one that ended the motion."""
        if self.is_finale and id is None and not self._finished and not self.escape.is_running:
            self.go_on()

    def moving(self, ui: Ui) -> None:
        self.escape.draw(ui, self._headline())

    def _headline(self) -> str:
        names = tuple(self.session.names[seat] for seat in self.winners)
        key = "end-out" if self.session.gave_up is None else "end-wins"
        return self.t(key, names=Several(names), count=len(names))

    def _tale(self) -> list[Told]:
        """The game in three lines."""
        view, names = self.view, self.session.names
        goal = view.pack.goal(view.players, view.team)
        return [
            Told(beat.seat, self.t(
                f"end-tale-{beat.name}", name=names[beat.seat], other=names[beat.other], round=beat.in_round,
                count=beat.number,
            ))
            for beat in tale(self.session.told(None), view.players, view.team, goal)
        ]

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        wear(ui, self.session.pack, self.session.colours)
        draw_picture(ui, "title/escape")
        if self.escape.is_running:
            return
        if self.is_finale:
            draw_finale(ui, self.escape.winners, self._headline(), self._tale(), self.go_on, self.rewatch)
            if self.keepsakes.is_missing:
                draw_missing(ui, beside_story(ui), self._keep_again)
            return
        head = min(84.0, ui.h * 0.13)
        draw_headline(ui, (24, 0, ui.w - 48, head), self._headline(), head * 0.72)
        margin = 18.0
        gap = 12.0
        coach = COACH + 6 if self.has_words else 0.0
        earned = ROW + 6 if self.earnings else 0.0
        missing = STRIP + 6 if self.keepsakes.is_missing else 0.0
        tall = ui.h - head - FOOT - PROOF - coach - earned - missing - 26
        left = (ui.w - 2 * margin - gap) * 0.47
        self._draw_standings(ui, (margin, head + 8, left, tall))
        right = (margin + left + gap, head + 8, ui.w - 2 * margin - gap - left, tall)
        self._draw_story(ui, right)
        if coach:
            self._draw_coach(ui, (margin, ui.h - FOOT - PROOF - coach - 6, ui.w - 2 * margin, COACH))
        strip = (margin, ui.h - FOOT - PROOF - 6, ui.w - 2 * margin, PROOF)
        if self.earnings:
            row = (margin, strip[1] - coach - earned, strip[2], ROW)
            ui.panel(row, ROW_STYLE)
            draw_earnings(ui, row, self.earnings, self.session.pack, partial(self.app.open, OpenWall()), self._share)
        if missing:
            draw_missing(ui, (margin, strip[1] - coach - earned - missing, strip[2], STRIP), self._keep_again)
        ui.panel(strip, PANEL)
        draw_codes(ui, "end:proof", (margin + 8, strip[1], strip[2] - 8, PROOF), self.proof.told(self.t), "",
                   lambda: self.proof.copy(self.app), self.t("proof-end-help"))
        self._draw_foot(ui, (margin, ui.h - FOOT, ui.w - 2 * margin, FOOT - 12))

    # --- What the coach thinks ------------------------------------------------------------------------------

    @property
    def has_words(self) -> bool:
        """Whether the coach has something to say: a review, or how often it was asked."""
        return self.reviewing is not None or bool(self._hints())

    def _hints(self) -> str:
        """Who was given how many hints."""
        given = [(name, number) for name, number in zip(self.session.names, self.session.hints, strict=True) if number]
        return "  ".join(self.t("end-hints", name=name, count=number) for name, number in given)

    def summary(self) -> str:
        """Luck, skill and the others, for each person; or how far the review is."""
        reviewing = self.reviewing
        if reviewing is None:
            return ""
        if reviewing.has_failed:
            return self.t("review-failed")
        if not reviewing.is_final or reviewing.review is None:
            return self.t("review-progress", percent=percent(self.t, reviewing.share))
        seats, people = reviewing.review.seats, self.people
        alone = len(people) == 1
        return "  ·  ".join(sentence(self.t, seats[seat], "" if alone else name) for seat, name in people.items())

    def _draw_coach(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        ui.panel(box, PANEL)
        ui.image("tokens/lamp", (x + 10, y + 7, height - 14, height - 14), look.LAMP)
        wide = 0.0
        if self.reviewing is not None:
            label = self.t("end-review")
            wide = max(150.0, ui.width(label, look.BODY, "bold") + 60)
            button(ui, "end:review", (x + width - wide - 6, y + 4, wide, height - 8), label, self.review,
                   icon="tokens/chart", key="r", size=look.BODY, help=self.t("replay-review-help"))
        hints = self._hints()
        aside = min(width * 0.34, ui.width(hints, look.SMALL) + 10) if hints else 0.0
        left, room = x + height + 4, width - height - wide - aside - 26
        is_told = self.reviewing is not None and self.reviewing.is_final
        ui.text((left, y, room, height), self.summary(), look.LABEL + 1 if is_told else look.BODY,
                look.BONE if is_told else look.DIM_BONE, face="bold" if is_told else "italic", cut=True)
        if hints:
            ui.text((x + width - wide - aside - 14, y, aside, height), hints, look.SMALL, look.DIM_BONE, align="right",
                    cut=True)

    def review(self) -> None:
        """All of it; the way back from it leads here."""
        self.app.open(OpenReview(self._replay()))

    def _draw_standings(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        ui.panel(box, PANEL)
        ui.text((x + 16, y + 2, width - 32, 38), self.t("end-standings"), 28, look.LAMP, face="scratched")
        tall = min(112.0, (height - 50) / len(self.order))
        for rank, seat in enumerate(self.order):
            self._draw_row(ui, rank, seat, (x + 12, y + 42 + rank * tall, width - 24, tall - 6))

    def _draw_row(self, ui: Ui, rank: int, seat: int, box: Box) -> None:
        x, y, width, height = box
        color = ui.seat_color(seat)
        has_won = seat in self.winners
        ui.panel(box, Style(fill=(64, 44, 22) if has_won else (34, 35, 42), border=look.LAMP if has_won else look.STEEL,
                            thick=2 if has_won else 1, round=7))
        side = height - 8
        portrait = (x + 4, y + 4, min(side, 84.0), side)
        draw_portrait(ui, self.inmates[seat], portrait)
        ui.panel(portrait, Style(border=color, thick=2.5, round=4))
        left = x + portrait[2] + 12
        right = x + width - 8
        low = height < LOW
        line = height if low else min(28.0, height * 0.4)
        top = y if low else y + 4
        words = (left, top, (right - left) * (0.42 if low else 1.0), line)
        self._draw_name(ui, seat, words, has_won)
        tunnel = (left + words[2] + 8, y + 8, right - left - words[2] - 8, height - 16)
        if not low:
            tunnel = (left, y + line + 10, right - left, height - line - 18)
        draw_tunnel(ui, self.view, seat, tunnel, color)

    def _draw_name(self, ui: Ui, seat: int, box: Box, has_won: bool) -> None:
        x, y, width, height = box
        color = ui.seat_color(seat)
        size = min(20.0, height * 0.72)
        ui.image(f"seats/{seat}", (x, y + (height - 14) / 2, 14, 14), color)
        right = x + width
        if has_won:
            right -= size + 8
            ui.image("tokens/crown", (right + 4, y + (height - size) / 2, size, size), look.LAMP)
        mark = self.t(f"setup-team-{'b' if seat % 2 else 'a'}") if self.view.team else ""
        if seat in self.session.conceded:
            mark = self.t("end-gave-up")
        if mark and width > 200:
            wide = ui.width(mark, look.BODY) + 6
            right -= wide + 6
            ui.text((right, y, wide, height), mark, look.BODY, look.DIM_BONE)
        ui.text((x + 20, y, right - x - 20, height), self.session.names[seat], size, color, face="bold", cut=True)

    def _draw_story(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        ui.panel(box, PANEL)
        ui.text((x + 16, y + 2, width - 32, 38), self.t("end-story"), 28, look.LAMP, face="scratched")
        rounds = self.t("end-rounds", number=self.session.rounds)
        ui.text((x + width * 0.5, y + 8, width * 0.5 - 16, 28), rounds, look.BODY, look.DIM_BONE, align="right")
        facts = min(190.0, height * 0.42)
        goal = self.view.pack.goal(self.view.players, self.view.team)
        lines = lines_of(self.session.story, self.view.team)
        draw_chart(ui, (x + 12, y + 42, width - 24, height - 50 - facts), lines, goal, self.session.players)
        self._draw_facts(ui, (x + 16, y + height - facts, width - 32, facts - 8))

    def _draw_facts(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        half = width * 0.46
        self._draw_die(ui, (x, y, half, height))
        left = x + half + 18
        room = width - half - 18
        if self.awards:
            ui.text((left, y, room, 24), self.t("end-awards"), 22, look.LAMP, face="scratched")
        tall = min(40.0, (height - 28) / 3)
        for place, award in enumerate(self.awards):
            words = self.t(f"end-award-{award.name}", name=self.session.names[award.seat], count=award.times)
            row = y + 26 + place * tall
            ui.image(f"seats/{award.seat}", (left, row + 5, 12, 12), ui.seat_color(award.seat))
            ui.paragraph((left + 18, row, room - 18, tall), words, look.BODY, look.BONE)

    def _draw_die(self, ui: Ui, box: Box) -> None:
        """How the die fell: for the one human, else for everybody."""
        x, y, width, height = box
        humans = self.session.humans
        alone = humans[0] if len(humans) == 1 else None
        rolls = [sum(times) for times in zip(*self.session.rolls, strict=True)]
        if alone is not None:
            rolls = self.session.rolls[alone]
        title = self.t("end-die") if alone is None else self.t("end-die-of", name=self.session.names[alone])
        ui.text((x, y, width, 24), title, 22, look.LAMP, face="scratched", cut=True)
        color = look.ORANGE if alone is None else ui.seat_color(alone)
        most = max(1, *rolls)
        step = width / 6
        side = min(26.0, step - 6)
        room = height - 28 - side - 24
        floor = y + 26 + 18 + room
        for face, times in enumerate(rolls, 1):
            left = x + (face - 1) * step + (step - side) / 2
            tall = max(2.0, room * times / most)
            ui.panel((left, floor - tall, side, tall), Style(fill=color, round=3))
            ui.text((left - 6, floor - tall - 18, side + 12, 18), str(times), look.SMALL, face="bold", align="center")
            ui.image(f"die/{face}", (left, floor + 4, side, side))

    def _draw_foot(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        wide = min(340.0, width * 0.36)
        other = min(240.0, (width - wide - 36) / 3)
        button(ui, "end:title", (x, y + 4, other, height - 8), self.t("end-title"), self.back, icon="tokens/back")
        button(ui, "end:save", (x + other + 12, y + 4, other, height - 8), self.t("end-save"), self._save_as,
               icon="tokens/save")
        button(ui, "end:replay", (x + 2 * other + 24, y + 4, other, height - 8), self.t("end-replay"), self.rewatch,
               icon="tokens/replay")
        big_button(ui, "end:again", (x + width - wide, y, wide, height), self.t("end-again"), self._again)

    # --- What it does ---------------------------------------------------------------------------------------

    def _unless_lost(self, go: Callable[[], None]) -> None:
        """Who leaves a game that could not be saved is asked first."""
        self._keep_again()
        if not self.keepsakes.is_missing:
            go()
            return
        self.app.push(Dialog(self.app, self.t("menu-lose-title"), self.t("end-lose-words"), [
            ("stay", self.t("menu-lose-stay"), lambda: None, "primary"), ("go", self.t("end-lose-go"), go, "danger"),
        ]))

    def _again(self) -> None:
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
        try:
            save_replay(self.session, name)
        except OSError:
            self.app.say(self.t("save-failed"))
        else:
            self.app.say(self.t("menu-saved", name=name))

    def rewatch(self) -> None:
        """The whole game again; the way back from it leads here."""
        self.app.open(OpenReplay(self._replay()))

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
