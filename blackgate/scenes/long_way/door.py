"""The door of an evening: what Ines says, who plays, the goal, and the favours to take along."""

from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import HEAD
from ...play.long_way.evening import MOST_FAVOURS, Evening, Rival
from ...play.long_way.run import SHORT
from ...play.packs import pack_in
from ...words.teller import Teller
from ..screen_host import ScreenHost, Screen
from ..menus.naming import with_name
from ..parts.backdrop import PORTRAIT, draw_portrait, draw_titled_wall
from ..screens import OpenEvening, OpenSave
from .lives import draw_lives, lives_width
from .way import TEACHER, Way, every_favour
from .words import all_start_words, favour_name, favour_words, opening_words, star_words

NONE_YET: Final = 100.0         # height of the favours' panel without favours
NAMED: Final = 20.0             # height of a favour's name
HEADED: Final = 56.0            # height of the rivals' panel around the portraits with their words
SAID: Final = 68.0              # height of the words below a portrait
PANEL: Final = Style(fill=(*look.NIGHT, 225), border=look.BRICK, round=8)


class Door(Screen):
    name = "door"

    def __init__(self, app: ScreenHost, way: Way, evening: Evening) -> None:
        super().__init__(app)
        self.way = way
        self.evening = evening
        self.saved = way.saved()        # the evening's game, if it has begun
        self.focus = "door:play"

    @property
    def number(self) -> int:
        """The number of the evening in this run, as on the map."""
        return self.way.run.won + 1 if self.way.run else self.evening.number

    @property
    def kept(self) -> list[str]:
        """The favours of the run that still exist."""
        run = self.way.run
        return [name for name in run.favours if name in every_favour()] if run else []

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        title = self.t("evening-number", number=self.number, title=self.t(f"evening-{self.evening.name}"))
        draw_titled_wall(ui, title, self.back)
        if self.way.run is not None:
            wide = lives_width(self.way.run)
            draw_lives(ui, ui.whole.row(0, HEAD).trim(right=18).column(-wide), self.way.run)
        box = ui.whole.trim(18, HEAD + 14, 18, 14)
        left, right = box.columns(2, 16)
        rows = Cutter(left, 12)
        self._draw_saying(ui, rows.top(min(190.0, box.height * 0.36)))
        self._draw_start(ui, rows)
        self._draw_rivals(ui, rows.rest)
        rows = Cutter(right, 12)
        foot = rows.bottom(50)
        self._draw_goal(ui, rows.top(52.0 + 28.0 * len(self.evening.stars)))
        self._draw_favours(ui, rows.rest if self.kept else rows.top(min(NONE_YET, rows.rest.height)))
        label = self.t("door-play" if self.saved is None else "door-on")
        button(ui, "door:play", foot.column(-min(300.0, foot.width)), label, self._play, kind="primary")

    def _draw_saying(self, ui: Ui, box: Region) -> None:
        ui.panel(box, PANEL)
        inner = box.inset(14)
        side = min(inner.height / PORTRAIT, inner.width * 0.28)
        draw_portrait(ui, TEACHER, inner.column(0, side).row(0, side * PORTRAIT))
        words = opening_words(self.t, self.evening)
        ui.paragraph(inner.trim(left=side + 16), words, look.LABEL, middle=True)

    def _draw_start(self, ui: Ui, rows: Cutter) -> None:
        """Draw what everybody begins with, at the foot of the rows."""
        words = all_start_words(self.t, Teller(self.t, pack_in(None), []), self.evening)
        if words:
            tall = ui.paragraph_height(words, rows.rest.width - 28, look.LABEL)
            box = rows.bottom(min(tall + 20, rows.rest.height * 0.4))
            ui.panel(box, PANEL)
            ui.paragraph(box.inset(14, 10), words, look.LABEL, middle=True)

    def _draw_rivals(self, ui: Ui, box: Region) -> None:
        number = max(3, len(self.evening.rivals))
        michel = 32.0 if self.evening.michel else 0.0
        wide = (box.width - 28 - 10 * (number - 1)) / number
        box = box.row(0, min(box.height, HEADED + michel + SAID + wide * PORTRAIT))
        ui.panel(box, PANEL)
        rows = Cutter(box.inset(14, 10), 6)
        head = self.t("door-team" if self.evening.team else "door-rivals")
        ui.text(rows.top(30), head, 26, look.LAMP, face="scratched")
        if self.evening.michel:
            ui.text(rows.bottom(26), self.t("door-michel", name=self.t(f"who-{self.evening.michel}")), look.BODY,
                    look.DIM_BONE)
        cells = rows.rest.columns(number, 10)
        for place, (rival, cell) in enumerate(zip(self.evening.rivals, cells, strict=False)):
            self._draw_rival(ui, cell, rival, is_mate=self.evening.team and place % 2 == 1)

    def _draw_rival(self, ui: Ui, cell: Region, rival: Rival, *, is_mate: bool) -> None:
        inmate = next(each for each in pack_in(None).inmates if each.name == rival.inmate)
        level = self.t(f"level-{rival.level}")
        side = min(cell.width, (cell.height - SAID) / PORTRAIT)
        picture = cell.middle(side).row(0, side * PORTRAIT)
        draw_portrait(ui, rival.inmate, picture)
        rows = Cutter(cell.trim(top=picture.height + 4))
        ui.text(rows.top(24), inmate.title, look.LABEL, face="bold", align="center", cut=True)
        ui.text(rows.top(20), level, look.BODY, look.DIM_BONE, align="center", cut=True)
        if is_mate:
            ui.text(rows.top(20), self.t("door-mate"), look.BODY, look.LAMP, align="center", cut=True)

    def _draw_goal(self, ui: Ui, box: Region) -> None:
        ui.panel(box, PANEL)
        rows = Cutter(box.inset(14, 8), 0)
        ui.text(rows.top(34), self.t("door-goal"), 26, look.LAMP, face="scratched")
        for star in self.evening.stars:
            row = rows.top(28)
            ui.image("tokens/star", row.column(0, 24).square(20), look.LAMP)
            ui.text(row.trim(left=32), star_words(self.t, self.evening, star), look.LABEL,
                    face="bold" if star.sort == "goal" else "text", cut=True)

    def _draw_favours(self, ui: Ui, box: Region) -> None:
        ui.panel(box, PANEL)
        rows = Cutter(box.inset(14, 8), 4)
        run = self.way.run
        ui.text(rows.top(32), self.t("door-favours", count=len(run.taken) if run else 0, most=MOST_FAVOURS), 26,
                look.LAMP, face="scratched", cut=True)
        if not self.kept:
            words = self.t("way-sentence-short-words" if run and run.sentence == SHORT else "door-no-favours")
            ui.paragraph(rows.rest, words, look.BODY, look.DIM_BONE)
            return
        teller = Teller(self.t, pack_in(None), [])
        columns = 2 if len(self.kept) > 4 else 1
        cells = rows.rest.grid(columns, max(4, -(-len(self.kept) // columns)), 6)
        with ui.group("favours"):
            for name, cell in zip(self.kept, cells, strict=False):
                self._draw_favour(ui, cell, name, favour_words(self.t, teller, every_favour()[name]))

    def _draw_favour(self, ui: Ui, cell: Region, name: str, words: str) -> None:
        run = self.way.run
        is_taken = run is not None and name in run.taken
        title = favour_name(self.t, every_favour()[name])
        inner = cell.trim(left=32, right=4, top=2, bottom=2)
        called = min(NAMED, inner.height * 0.5)
        tall = {size: ui.paragraph_height(words, inner.width, size) for size in (look.BODY, look.SMALL)}
        size = next((size for size, height in tall.items() if called + height <= inner.height), None)
        fits = size is not None
        rows = Cutter(inner.middle(height=called + (tall[size] if size is not None else 0.0)))
        help = self.t("door-begun") if self.saved is not None else "" if fits else words
        focused = ui.spot(Spot(f"favour:{name}", cell, partial(self._take, name), help=help, name=title,
                               about=words if fits else "", on=is_taken, enabled=self.saved is None))
        ui.panel(cell, Style(fill=look.DEEP_ORANGE if is_taken else look.SHADE,
                             border=look.LAMP if focused else look.STEEL, round=6))
        if is_taken:
            ui.image("tokens/check", cell.column(6, 20).square(18), look.BONE)
        ui.text(rows.top(called), title, look.BODY, face="bold", cut=True)
        if size is not None:
            ui.paragraph(rows.rest, words, size, look.BONE if is_taken else look.DIM_BONE)

    # --- What it does ---------------------------------------------------------------------------------------

    def _take(self, name: str) -> None:
        run = self.way.run
        if run is None:
            return
        if name not in run.taken and len(run.taken) >= MOST_FAVOURS:
            self.app.say(self.t("door-most", most=MOST_FAVOURS))
            return
        run.take(name)
        self.way.runs.save()

    def _play(self) -> None:
        if self.saved is not None:
            self.app.open(OpenSave(self.saved))
            return
        with_name(self.app, lambda name: self.app.open(OpenEvening(self.way.start(self.app, name))))
