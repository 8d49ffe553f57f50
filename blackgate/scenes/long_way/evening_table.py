"""The table of an evening: a real game, with the evening's goal below it. It ends when the goal is decided."""

from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...play.long_way.evening import PLAYER, Evening
from ...play.long_way.stars import can_earn
from ...play.session import Session
from ..screen_host import ScreenHost, opens
from ..screens import OpenEvening
from ..table.layout import Layout
from ..table.table import Table
from .lives import draw_lives, lives_width
from .outcome import Outcome
from .way import Way, evening_of, is_evening_won
from .words import opening_words, star_words

BAR: Final = 40.0
STAR: Final = 36.0          # width of a star


class EveningTable(Table):
    foot = BAR

    def __init__(self, app: ScreenHost, session: Session, evening: Evening) -> None:
        super().__init__(app, session)
        self.evening = evening
        if evening.goal.sort != "escape":   # The coach only knows how to get out.
            self.coach.chance = "evening-chance"
        self._won: bool | None = None       # how it ended
        self._stars: list[bool] = []
        self._way: Way | None = None        # the run that has noted it
        way = Way()
        self._run = way.run if way.is_of(session) else None
        self._secret = way.secret(session)          # a Background that a favour shows

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
        rest = Cutter(box.inset(8, 0))
        if self._run is not None:
            draw_lives(ui, rest.right(lives_width(self._run)), self._run)
        if self._secret:
            self._draw_secret(ui, rest.right(STAR))
        with ui.group("stars"):
            self._draw_stars(ui, rest)

    def lost_stars(self) -> list[bool]:
        """Return for each star whether it cannot be earned any more."""
        session = self.session
        events = session.events_for(None)
        return [not can_earn(star, session.rounds, events) for star in self.evening.stars]

    def _draw_stars(self, ui: Ui, rest: Cutter) -> None:
        """Draw the goal in words, and the other stars in words too, in two lines, if there is room for all."""
        goal, *others = [star_words(self.t, self.evening, star) for star in self.evening.stars]
        if self.evening.goal.sort == "points":
            goal = f"{goal} {self.view.score(PLAYER)}/{self.evening.goal.points}"
        wide = [STAR + ui.width(words, look.BODY) + 8 for words in others]
        room = rest.rest.width - STAR - ui.width(goal, look.LABEL, "bold") - 16
        if sum(wide) > room:
            wide = [max(STAR, each * room / sum(wide)) for each in wide]
        has_room = all(ui.paragraph_height(words, each - STAR - 8) <= BAR
                       for each, words in zip(wide, others, strict=True))
        lost = self.lost_stars()
        for number in range(len(others), 0, -1):
            cell = rest.right(wide[number - 1] if has_room else STAR)
            self._draw_star(ui, cell, number, others[number - 1], is_lost=lost[number])
            if has_room:
                ui.paragraph(cell.trim(left=STAR, right=8), others[number - 1], look.BODY,
                             look.DIM_BONE if lost[number] else look.BONE, middle=True)
        self._draw_star(ui, rest.rest, 0, goal, about=opening_words(self.t, self.evening))
        ui.text(rest.rest.trim(left=STAR, right=8), goal, look.LABEL, look.BONE, face="bold", cut=True)

    def _draw_star(
        self, ui: Ui, cell: Region, number: int, words: str, *, about: str = "", is_lost: bool = False,
    ) -> None:
        value = self.t("evening-star-lost") if is_lost else ""
        ui.spot(Spot(f"star:{number}", cell, help=about or ": ".join(filter(None, (words, value))), name=words,
                     value=value, about=about))
        ui.image("tokens/star", cell.column(0, STAR).square(22), look.STEEL if is_lost else look.LAMP)

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
