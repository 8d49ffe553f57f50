"""The result of an evening: what Ines says, the stars, and the favours to choose from."""

from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...play.long_way.evening import Evening
from ...play.session import Replay, Session
from ...words.teller import Teller
from ..screen_host import ScreenHost
from ..parts.backdrop import draw_picture, draw_portrait
from ..screens import OpenLongWay, OpenReview
from .favours import FavourScreen
from .way import TEACHER, Way
from .words import loss_words, star_words

EVERY: Final = 5.0              # seconds between two tries to save the run
PLATE: Final = Style(fill=(*look.NIGHT, 238), border=look.ORANGE, thick=2, round=10, shadow=True)


class Outcome(FavourScreen):
    """The result of an evening. `way` is the run it counts for; None if it counts for none."""

    name = "outcome"

    def __init__(
        self, app: ScreenHost, session: Session, evening: Evening, way: Way | None, is_won: bool, stars: list[bool],
    ) -> None:
        super().__init__(app, way)
        self.session = session
        self.evening = evening
        self.is_won = is_won
        self.stars = stars
        self.teller = Teller(self.t, session.pack, session.names)
        self.is_kept = way is None or way.runs.save()
        self._waited = 0.0
        self.focus = "favour:0" if self.offered else "outcome:on"

    def spoken(self) -> None:
        self.teller = Teller(self.t, self.teller.pack, self.teller.names)

    def enter(self) -> None:
        self.app.sounds.music("")

    def tick(self, seconds: float) -> None:
        """Try again to save what could not be saved."""
        self._waited += seconds
        if not self.is_kept and self._waited >= EVERY:
            self._keep()

    def _keep(self) -> None:
        assert self.way is not None
        self._waited = 0.0
        self.is_kept = self.way.runs.save()
        self.changed()

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_picture(ui, "title/escape" if self.is_won else "title/wall")
        wide, tall = min(900.0, ui.w - 40), min(560.0 if self.offered else 400.0 if self.is_won else 370.0, ui.h - 30)
        box = ui.whole.middle(wide, tall)
        ui.panel(box, PLATE)
        rows = Cutter(box.inset(24, 16), 10)
        title = self.t("outcome-won" if self.is_won else "outcome-lost", title=self.t(f"evening-{self.evening.name}"))
        ui.text(rows.top(52), title, 44, look.LAMP if self.is_won else look.ORANGE, face="scratched", align="center",
                cut=True)
        self._draw_saying(ui, rows.top(min(120.0, ui.h * 0.18)))
        foot = rows.bottom(46)
        if self.is_won:
            for number, row in enumerate(rows.top(26.0 * len(self.evening.stars)).rows(len(self.evening.stars))):
                self._draw_star(ui, row, number)
        else:
            ui.text(rows.top(26), loss_words(self.t, self.evening, self.session), look.LABEL, look.ORANGE, cut=True)
        self._draw_run(ui, rows.top(26))
        if self.offered:
            self._draw_offers(ui, rows.rest)
        answers = Cutter(foot.middle(wide - 48 if self.offered else min(560.0, wide - 48)), 12)
        box = answers.left(answers.rest.width / (3 if self.offered else 2) - 8)
        button(ui, "outcome:review", box, self.t("end-review"), self._review, kind="quiet")
        if self.offered:
            self.draw_answers(ui, answers.rest, self.teller)
        else:
            button(ui, "outcome:on", answers.rest, self.t("outcome-on"), self.back, kind="primary")

    def _draw_saying(self, ui: Ui, box: Region) -> None:
        side = box.height / 1.2
        draw_portrait(ui, TEACHER, box.column(0, side))
        words = self.t(f"evening-{self.evening.name}-{'won' if self.is_won else 'lost'}")
        ui.paragraph(box.trim(left=side + 18), words, look.LABEL, middle=True)

    def _draw_star(self, ui: Ui, row: Region, number: int) -> None:
        is_earned = number < len(self.stars) and self.stars[number]
        ui.image("tokens/star", row.column(0, 24).square(22), look.LAMP if is_earned else look.STEEL)
        words = star_words(self.t, self.evening, self.evening.stars[number])
        ui.text(row.trim(left=34), words, look.LABEL, look.BONE if is_earned else look.DIM_BONE)

    def _draw_run(self, ui: Ui, row: Region) -> None:
        """Draw what the result means for the run, or that it could not be saved."""
        if not self.is_kept:
            ui.text(row, self.t("runs-unkept"), look.LABEL, look.ORANGE, face="bold")
        elif self.way is None:
            ui.text(row, self.t("outcome-no-run"), look.LABEL, look.DIM_BONE)
        elif self.way.run is None:
            past = self.way.runs.past[-1]
            key = "outcome-out" if past.is_out else "outcome-over"
            words = self.t(key, count=past.won, stars=past.stars)
            mark = f" {self.t('proof-chosen')}" if past.chosen else ""
            ui.text(row, words + mark, look.LABEL, look.LAMP, face="bold", cut=True)
        elif not self.is_won:
            ui.text(row, self.t("outcome-lives", count=self.way.run.lives), look.LABEL, look.BONE, face="bold")

    def _draw_offers(self, ui: Ui, box: Region) -> None:
        rows = Cutter(box, 8)
        ui.text(rows.top(30), self.t("outcome-choose"), 26, look.LAMP, face="scratched")
        self.draw_offers(ui, rows.rest, self.teller)

    # --- What it does ---------------------------------------------------------------------------------------

    def _review(self) -> None:
        """Open the review of the game. Back leads here again."""
        session = self.session
        self.app.open(OpenReview(Replay(session.record, session.plan, session.pack, session.changes)))

    def decided(self) -> None:
        self._keep()
        self.back()

    def back(self) -> None:
        if not self.is_kept:
            self._keep()
        self.app.open(OpenLongWay())
