"""Statistics of the games played here: by name, by opponent, by number of players, and the die."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from ...ai.levels import LEVELS
from ...keep.statistics import Row, load_statistics
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import halves
from ...offers.spoken import rolls_words
from ...play.plan import HUMAN
from ..screen_host import ScreenHost, Screen, opened_by
from ..parts.backdrop import draw_titled_wall
from ..screens import OpenStatistics, OpenWall
from .statistics_by_name import draw_table, table_height
from .skill import draw_skill, judged, skill_height

LINE: Final = 34.0
FEW: Final = 60                 # with fewer rolls the die is not judged
ODD: Final = 11.07              # chi-square with five degrees of freedom: one fair die in twenty exceeds this


class CountedGames(NamedTuple):
    label: str
    games: int
    wins: int


@opened_by(OpenStatistics)
class StatisticsScene(Screen):
    name = "statistics"
    first_focus = "back"

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)
        self.counted = load_statistics()

    def enter(self) -> None:
        if self.counted.problem:
            self.app.say(self.t(self.counted.problem))

    # --- What is shown --------------------------------------------------------------------------------------

    def _line(self, label: str, fits: Callable[[Row], bool]) -> CountedGames:
        rows = [row for row in self.counted.games if fits(row)]
        games, wins = self.counted.games, self.counted.wins
        return CountedGames(label, sum(games[row] for row in rows), sum(wins[row] for row in rows))

    def by_rival(self) -> list[CountedGames]:
        """Return a line for each level of opponent. A game counts for the strongest bot at the table."""
        labels = {level: self.t(f"level-{level}") for level in LEVELS} | {HUMAN: self.t("statistics-humans")}
        lines = [self._line(label, lambda row, rival=rival: row[0] == rival)        # type: ignore[misc]
                 for rival, label in labels.items()]
        return [line for line in lines if line.games]

    def by_players(self) -> list[CountedGames]:
        lines = []
        for team in (False, True):
            for players in range(2, 7):
                label = self.t("statistics-teams" if team else "statistics-players", number=players)
                lines.append(self._line(
                    label, lambda row, n=players, t=team: row[1:] == (n, t)))       # type: ignore[misc]
        return [line for line in lines if line.games]

    def luck(self) -> str:
        """Return whether the die seems fair, in words."""
        rolls = self.counted.rolls
        number = sum(rolls)
        if number < FEW:
            return self.t("statistics-die-few", number=number)
        fair = number / 6
        is_odd = sum((rolled - fair) ** 2 / fair for rolled in rolls) > ODD
        average = round(100 * sum(face * rolled for face, rolled in enumerate(rolls, 1)) / number)
        return self.t("statistics-die-odd" if is_odd else "statistics-die-fair", number=number,
                      whole=str(average // 100), hundredths=f"{average % 100:02}")

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_titled_wall(ui, self.t("statistics-title"), self.back)
        button(ui, "statistics:wall", (ui.w - 214, 7, 200, 34), self.t("wall-title"),
               partial(self.app.open, OpenWall()), icon="tokens/crown")
        left, right = halves(ui)
        self._games(ui, left)
        self._die(ui, right)

    def _games(self, ui: Ui, box: Region) -> None:
        total = self._line("", lambda row: True)
        if not total.games:
            ui.paragraph(box.inset(30, 20), self.t("statistics-none"), look.LARGE, look.DIM_BONE, align="center",
                         middle=True)
            return
        groups = [("statistics-by-rival", self.by_rival()), ("statistics-by-players", self.by_players())]
        people = self.counted.people
        wide = box.width - 44
        family = table_height(ui, people, wide) + 64 if people else 0.0
        skill = skill_height(ui, people, wide) + 64 if judged(people) else 0.0
        content = 74.0 + family + skill + sum(48 + LINE * len(lines) + 10 for _, lines in groups)
        area = box.inset(4, 8)
        with ui.scroll("games", area, content) as offset:
            rows = Cutter(area.moved(down=-offset))
            self._draw_total(ui, rows.top(74), self.t("statistics-total", games=total.games, wins=total.wins))
            if people:
                draw_table(ui, self._titled(ui, rows.top(family), "statistics-by-name"), people)
            if skill:
                draw_skill(ui, self._titled(ui, rows.top(skill), "statistics-skill"), people)
            for number, (title, lines) in enumerate(groups):
                group = rows.top(48 + LINE * len(lines), 10)
                ui.spot(Spot(f"statistics:{number}", group.trim(left=6, right=10)))
                self._bars(ui, self._titled(ui, group, title), lines)

    def _draw_total(self, ui: Ui, box: Region, words: str) -> None:
        ui.spot(Spot("statistics:total", box.trim(left=6, right=10, bottom=10)))
        ui.image("tokens/crown", box.column(16, 40).row(10, 40), look.LAMP)
        ui.paragraph(box.trim(left=70, right=22).row(4, 56), words, look.LARGE, middle=True)

    def _titled(self, ui: Ui, box: Region, key: str) -> Region:
        """Draw a heading in the upper part of a box. Return the part below it."""
        self._title(ui, box.inset(16, 0).row(0, 44), key)
        return box.trim(left=16, top=48, right=20)

    def _title(self, ui: Ui, box: Region, key: str) -> None:
        ui.text(box, self.t(key), look.HEADING - 4, look.LAMP, face="scratched")

    def _bars(self, ui: Ui, box: Region, lines: Iterable[CountedGames]) -> None:
        label = box.width * 0.36
        number = 84.0
        rows = Cutter(box)
        for line in lines:
            row = rows.top(LINE)
            ui.text(row.column(0, label - 8), line.label, look.LABEL, cut=True)
            bar = row.trim(left=label, right=number + 10).inset(0, 9)
            ui.panel(bar, Style(fill=look.SHADE, border=look.STEEL, round=4))
            if line.wins:
                won = bar.column(0, max(8.0, bar.width * line.wins / line.games))
                ui.panel(won, Style(fill=look.ORANGE, round=4))
            words = self.t("statistics-wins", wins=line.wins, games=line.games)
            ui.text(row.column(-number), words, look.BODY, look.DIM_BONE, align="right")

    def _die(self, ui: Ui, box: Region) -> None:
        ui.spot(Spot("statistics:die", box, help=self.t("statistics-die-help"), name=self.t("statistics-die"),
                     about=rolls_words(self.t, self.counted.rolls) if sum(self.counted.rolls) else ""))
        self._title(ui, box.inset(20, 0).row(6, 44), "statistics-die")
        words = self.luck()
        inner = box.inset(24, 0)
        tall = ui.paragraph_height(words, inner.width, look.LABEL)
        ui.paragraph(inner.row(-tall - 16, tall), words, look.LABEL, look.DIM_BONE)
        self._chart(ui, inner.trim(top=62, bottom=tall + 36))

    def _chart(self, ui: Ui, box: Region) -> None:
        """Draw a bar for each face of the die. A dashed line shows the fair share."""
        rolls = self.counted.rolls
        number = sum(rolls)
        columns = box.columns(6)
        side = min(40.0, columns[0].width * 0.6)
        room = box.trim(bottom=side + 14)
        most = max(*rolls, number / 6 * 1.25, 1)
        for face, (rolled, column) in enumerate(zip(rolls, columns, strict=True)):
            tall = (room.height - 24) * rolled / most
            bar = column.trim(bottom=side + 14).row(room.height - tall, tall)
            if rolled:
                ui.panel(bar.middle(bar.width * 0.64), Style(fill=look.ORANGE, border=look.DEEP_ORANGE, round=4))
            share = self.t("options-percent", number=round(100 * rolled / number)) if number else ""
            inside = tall > 30
            words = bar.row(tall - 26 if inside else 0, 20).moved(down=0 if inside else -22)
            ui.text(words, share, look.BODY, look.INK if inside else look.BONE, face="bold", align="center")
            ui.image(f"die/{face + 1}", column.row(-side - 4, side).middle(side))
        ui.fill(room.row(room.height, 2), look.STEEL)
        if number:
            level = room.row(room.height - (room.height - 24) * (number / 6) / most, 1.5)
            for dash in range(int(box.width // 12)):
                ui.fill(level.column(dash * 12, 7), look.LAMP)
