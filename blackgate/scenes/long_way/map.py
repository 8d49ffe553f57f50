"""The map of the long way out: a row of cell doors. The next one is lit, and those behind show their stars."""

from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import HEAD
from ...play.long_way.evening import Evening
from ...play.long_way.run import LONG, SENTENCES, SHORT
from ..screen_host import ScreenHost, opened_by
from ..menus.form import Writable
from ..parts.backdrop import PORTRAIT, draw_portrait, draw_titled_wall
from ..screens import OpenLongWay, OpenTitle
from .door import Door
from .favours import ChooseFavour
from .lives import draw_lives, lives_width
from .past_runs import PastRuns
from .way import TEACHER, Way
from .words import opening_words, star_words

STRIP: Final = 44.0             # height of the row with lives and stars
FOOT: Final = 124.0
SIX: Final = 6                  # doors in a row
LIT: Final = (120, 84, 34)
BEHIND: Final = (34, 44, 40)


@opened_by(OpenLongWay)
class LongWay(Writable):
    name = "long way"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.way = Way()
        self.seed: int | None = None        # for the next run; None: any

    def enter(self) -> None:
        self.app.sounds.music("")
        self.focus = "way:on" if self.way.ahead else "way:new"
        if self.way.runs.problem:
            self.app.say(self.t(self.way.runs.problem))
        if self.way.run is not None and self.way.run.offered:
            self.app.push(ChooseFavour(self.app, self.way))      # The program was closed before the player chose one.

    def resume(self) -> None:
        self.way = Way()

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_titled_wall(ui, self.t("way-title"), self.back)
        box = Cutter(ui.whole.trim(18, HEAD + 8, 18, 12), 10)
        self._draw_run(ui, box.top(STRIP))
        foot = box.bottom(FOOT)
        evenings = self.way.evenings
        cells = box.rest.grid(SIX, -(-len(evenings) // SIX), 10)
        with ui.group("doors"):
            for number, (evening, cell) in enumerate(zip(evenings, cells, strict=True)):
                self._draw_door(ui, cell, number, evening)
        self._draw_foot(ui, foot)

    def _draw_run(self, ui: Ui, box: Region) -> None:
        ui.panel(box, Style(fill=(*look.NIGHT, 200), round=8))
        run, strip = self.way.run, Cutter(box.inset(14, 0), 16)
        if self.way.runs.past:
            label = self.t("way-earlier")
            button(ui, "way:past", strip.right(ui.width(label, look.BODY, "bold") + 34).middle(height=34), label,
                   lambda: self.app.push(PastRuns(self.app, self.way.runs.past)), kind="quiet", size=look.BODY)
        if run is None:
            words = self.t("way-past", count=len(self.way.runs.past), best=max(
                past.won for past in self.way.runs.past)) if self.way.runs.past else self.t("way-none")
            ui.text(strip.rest, words, look.LABEL, look.DIM_BONE, cut=True)
            return
        ui.text(strip.left(min(300.0, box.width * 0.34)), self.t(f"way-sentence-{run.sentence}"), 26, look.LAMP,
                face="scratched", cut=True)
        draw_lives(ui, strip.left(lives_width(run) + 10), run)
        ui.image("tokens/star", strip.left(26, 4).square(22), look.LAMP)
        ui.text(strip.left(36), str(sum(run.stars)), look.LABEL, face="bold")
        if run.chosen:
            words = self.t("setup-with-seed", seed=str(run.seed))
            mark = strip.left(min(ui.width(words, look.BODY) + 34, strip.rest.width * 0.6))
            ui.spot(Spot("way:seed", mark, help=self.t("proof-chosen"), name=words, about=self.t("proof-chosen")))
            ui.image("tokens/hand", mark.column(0, 22).square(20), look.ORANGE)
            ui.text(mark.trim(left=28), words, look.BODY, look.ORANGE, cut=True)
        if run.sentence != SHORT:
            ui.text(strip.rest, self.t("way-favours", count=len(run.favours)), look.LABEL, look.DIM_BONE,
                    align="right", cut=True)

    def _draw_door(self, ui: Ui, cell: Region, number: int, evening: Evening) -> None:
        run = self.way.run
        won = run.won if run else 0
        is_ahead = number == 0 if run is None else self.way.ahead is evening
        press = self._ask_for_sentence if run is None else partial(self._open, evening)
        title = self.t(f"evening-{evening.name}")
        about = "\n".join(star_words(self.t, evening, star) for star in evening.stars)
        focused = ui.spot(Spot(
            f"door:{number}", cell, press if is_ahead else None, help=about,
            name=self.t("evening-number", number=number + 1, title=title),
            value=self.t("way-door-won" if number < won else "way-door-ahead" if is_ahead else "way-door-closed")))
        edge = look.BONE if focused else look.LAMP if is_ahead else look.STEEL
        fill = LIT if is_ahead else BEHIND if number < won else look.SHADE
        ui.panel(cell, Style(fill=fill, border=edge, thick=3 if is_ahead or focused else 1.5, round=6, shadow=is_ahead))
        rows = Cutter(cell.inset(8, 8), 4)
        ui.text(rows.top(30), str(number + 1), 28, look.LAMP if is_ahead else look.BONE, face="scratched",
                align="center")
        foot = rows.bottom(26)
        words = rows.bottom(min(44.0, rows.rest.height * 0.5))
        side = min(rows.rest.width, rows.rest.height / PORTRAIT)
        if side > 16:
            picture = rows.rest.middle(side, side * PORTRAIT)
            draw_portrait(ui, evening.rivals[0].inmate, picture)
            if number < won:
                ui.image("tokens/check", picture.column(-side * 0.45).row(-side * 0.45), look.LAMP)
            elif not is_ahead:
                ui.panel(picture, Style(fill=(*look.NIGHT, 150), round=0))
                ui.image("ornaments/bars", picture.inset(-4, 0))
        ui.paragraph(words, title, look.BODY, look.BONE, face="bold", align="center", middle=True, least=0.6)
        if run and number < won:
            for place, cell_ in enumerate(foot.middle(26.0 * len(evening.stars)).columns(len(evening.stars))):
                ui.image("tokens/star", cell_.square(20), look.LAMP if place < run.stars[number] else look.STEEL)

    def _draw_foot(self, ui: Ui, box: Region) -> None:
        ui.panel(box, Style(fill=(*look.NIGHT, 230), border=look.BRICK, round=8))
        inner = Cutter(box.inset(16, 12), 16)
        ahead = self.way.ahead
        buttons = inner.right(min(280.0, box.width * 0.3)).rows(2, 8)
        if ahead is not None:
            words = opening_words(self.t, ahead)
            button(ui, "way:on", buttons[0], self.t("way-on", number=(self.way.run.won if self.way.run else 0) + 1),
                   partial(self._open, ahead), kind="primary")
            button(ui, "way:give-up", buttons[1], self.t("way-give-up"), self._ask_to_give_up, kind="quiet")
        else:
            words = self.t("way-about")
            button(ui, "way:new", buttons[0], self.t("way-new"), self._ask_for_sentence, kind="primary")
            self.draw_seed(ui, "way:seed", buttons[1], self.seed, partial(setattr, self, "seed"),
                           hint=self.t("way-seed-hint"), help=self.t("way-seed-help"))
        if ahead is not None:       # Ines says it.
            side = inner.rest.height / PORTRAIT
            draw_portrait(ui, TEACHER, inner.left(side).row(0, side * PORTRAIT))
        ui.paragraph(inner.rest, words, look.LABEL, middle=True)

    # --- What it does ---------------------------------------------------------------------------------------

    def _open(self, evening: Evening) -> None:
        self.app.push(Door(self.app, self.way, evening))

    def _ask_for_sentence(self) -> None:
        """Begin a long run, or let the player choose its length if a run has been finished before."""
        if not self.way.runs.has_finished:
            self._begin(LONG)
            return
        words = "\n".join(self.t(f"way-sentence-{sentence}-words") for sentence in SENTENCES)
        self.app.push(Dialog(self.app, self.t("way-new"), words, [
            (sentence, self.t(f"way-sentence-{sentence}"), partial(self._begin, sentence),
             "primary" if sentence == LONG else "plain") for sentence in SENTENCES]
            + [("stay", self.t("common-cancel"), lambda: None, "quiet")]))

    def _begin(self, sentence: str) -> None:
        if not self.way.begin(sentence, self.seed):
            self.app.say(self.t("runs-unkept"))
        self.seed = None
        self.focus = "way:on"

    def _ask_to_give_up(self) -> None:
        self.app.push(Dialog(self.app, self.t("way-give-up"), self.t("way-give-up-words"), [
            ("stay", self.t("common-cancel"), lambda: None, "primary"),
            ("end", self.t("way-give-up"), self._give_up, "danger"),
        ]))

    def _give_up(self) -> None:
        self.way.runs.end(is_out=False)
        self.way.save(self.app)
        self.focus = "way:new"

    def cancel(self) -> None:
        self.app.open(OpenTitle())
