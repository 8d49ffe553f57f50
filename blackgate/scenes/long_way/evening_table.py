"""The table of an evening: a real game, with the evening's goal below it. It ends when the goal is decided."""

from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...play.long_way.evening import PLAYER, Evening
from ...play.session import Session
from ..screen_host import ScreenHost, opens
from ..screens import OpenEvening
from ..table.layout import Layout
from ..table.table import Table
from .outcome import Outcome
from .way import Way, evening_of, is_evening_won
from .words import goal_words, star_words

BAR: Final = 40.0


class EveningTable(Table):
    foot = BAR

    def __init__(self, app: ScreenHost, session: Session, evening: Evening) -> None:
        super().__init__(app, session)
        self.evening = evening
        self._won: bool | None = None       # how it ended
        self._stars: list[bool] = []
        self._way: Way | None = None        # the run that has noted it
        self._secret = Way().secret(session)        # a Background that a favour shows

    # --- Time -----------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self._won is None:
            self._look_for_the_end()

    def _look_for_the_end(self) -> None:
        """Save the result at once when it is decided, before it is shown, so that a run can be left at any time."""
        self._won = is_evening_won(self.session, self.evening)
        if self._won is None:
            return
        way = Way()
        if way.is_of(self.session):
            self._stars = way.note(self.session, self._won)
            way.runs.save()
            self._way = way

    def _go_on(self) -> None:
        if self._won is not None and self.session.over is None:
            self.end()
        else:
            super()._go_on()

    def end(self) -> None:
        if self._won is None:
            self._look_for_the_end()
        if self.session.over is None:
            self.session.put_away()
        self.app.restart(Outcome(self.app, self.session, self.evening, self._way, bool(self._won), self._stars))

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        super().draw_over(ui, layout)
        box = ui.whole.row(-BAR)
        ui.panel(box, Style(fill=look.NIGHT, round=0))
        ui.fill(box.row(0, 1.5), look.BRICK)
        ui.image("tokens/lock", box.column(10, 24).row(8, 24), look.ORANGE)
        title = self.t(f"evening-{self.evening.name}")
        words = self.t("evening-bar", title=title, goal=goal_words(self.t, self.evening.goal))
        stars = 36.0 * len(self.evening.stars) + 8
        room = box.trim(left=42, right=stars + 4 + (36.0 if self._secret else 0.0))
        ui.text(room.trim(top=2), words, look.LABEL, look.BONE, face="bold", cut=True)
        with ui.group("stars"):
            self._draw_stars(ui, box.column(-stars))
        if self._secret:
            self._draw_secret(ui, box.trim(right=stars).column(-36.0))

    def _draw_stars(self, ui: Ui, box: Region) -> None:
        for number, (star, cell) in enumerate(zip(
                self.evening.stars, box.columns(len(self.evening.stars)), strict=True)):
            words = star_words(self.t, self.evening, star)
            ui.spot(Spot(f"star:{number}", cell, help=words, name=words))
            ui.image("tokens/star", cell.square(22), look.LAMP)


    def _draw_secret(self, ui: Ui, box: Region) -> None:
        """Draw an eye, with the rival's Background as its help."""
        background = next(number for number, each in enumerate(self.session.pack.backgrounds)
                          if each.name == self._secret)
        words = self.t("way-secret", name=self.session.names[PLAYER + 1],
                       background=self.teller.background_thing(background))
        about = self.teller.background_text(background)
        ui.spot(Spot("way:secret", box, help=f"{words}\n{about}", name=words, about=about))
        ui.image("tokens/eye", box.square(24), look.LAMP)


@opens(OpenEvening)
def _open(app: ScreenHost, request: OpenEvening) -> None:
    evening = evening_of(request.session)
    table = EveningTable(app, request.session, evening) if evening else Table(app, request.session)
    app.restart(table)
