"""What became of the games played here: by name, by rival, by number of players, and the luck of the die."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from ...ai.levels import LEVELS
from ...keep.statistics import Row, load_statistics
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import band, halves
from ...play.plan import HUMAN
from ..doors import Doors, Screen, opens
from ..parts.backdrop import draw_wall
from ..screens import OpenStatistics, OpenWall
from .family import draw_table, table_height
from .skill import draw_skill, judged, skill_height

LINE: Final = 34.0
FEW: Final = 60                 # rolls: below that the die may do as it likes
ODD: Final = 11.07              # chi-square of five degrees: one fair die in twenty is odder


class Line(NamedTuple):
    label: str
    games: int
    wins: int


class StatisticsScene(Screen):
    name = "statistics"
    first_focus = "back"

    def __init__(self, app: Doors) -> None:
        super().__init__(app)
        self.counted = load_statistics()

    def enter(self) -> None:
        if self.counted.problem:
            self.app.say(self.t(self.counted.problem))

    # --- What is shown --------------------------------------------------------------------------------------

    def _line(self, label: str, fits: Callable[[Row], bool]) -> Line:
        rows = [row for row in self.counted.games if fits(row)]
        return Line(label, sum(self.counted.games[row] for row in rows), sum(self.counted.wins[row] for row in rows))

    def by_rival(self) -> list[Line]:
        """The strongest bot at the table decides where a game counts."""
        labels = {level: self.t(f"level-{level}") for level in LEVELS} | {HUMAN: self.t("statistics-humans")}
        lines = [self._line(label, lambda row, rival=rival: row[0] == rival)        # type: ignore[misc]
                 for rival, label in labels.items()]
        return [line for line in lines if line.games]

    def by_players(self) -> list[Line]:
        lines = []
        for team in (False, True):
            for players in range(2, 7):
                label = self.t("statistics-teams" if team else "statistics-players", number=players)
                lines.append(self._line(
                    label, lambda row, n=players, t=team: row[1:] == (n, t)))       # type: ignore[misc]
        return [line for line in lines if line.games]

    def luck(self) -> str:
        """What is to be thought of the die."""
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
        draw_wall(ui)
        band(ui, self.t("statistics-title"), self.back, help=self.t("common-back"))
        button(ui, "statistics:wall", (ui.w - 214, 7, 200, 34), self.t("wall-title"),
               partial(self.app.open, OpenWall()), icon="tokens/crown")
        left, right = halves(ui)
        self._games(ui, left)
        self._die(ui, right)

    def _games(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        total = self._line("", lambda row: True)
        if not total.games:
            words = self.t("statistics-none")
            ui.paragraph((x + 30, y + 20, width - 60, height - 40), words, look.LARGE, look.DIM_BONE, align="center",
                         middle=True)
            return
        groups = [("statistics-by-rival", self.by_rival()), ("statistics-by-players", self.by_players())]
        people = self.counted.people
        family = table_height(ui, people, width - 44) + 64 if people else 0.0
        skill = skill_height(ui, people, width - 44) + 64 if judged(people) else 0.0
        content = 74.0 + family + skill + sum(48 + LINE * len(lines) + 10 for _, lines in groups)
        area = (x + 4, y + 8, width - 8, height - 16)
        with ui.scroll("games", area, content) as offset:
            top = area[1] - offset
            summary = self.t("statistics-total", games=total.games, wins=total.wins)
            ui.spot(Spot("statistics:total", (x + 10, top, width - 24, 64)))
            ui.image("tokens/crown", (x + 20, top + 10, 40, 40), look.LAMP)
            ui.paragraph((x + 74, top + 4, width - 100, 56), summary, look.LARGE, middle=True)
            top += 74
            if people:
                self._title(ui, (x + 20, top, width - 40, 44), "statistics-by-name")
                draw_table(ui, (x + 20, top + 48, width - 44, family - 64), people)
                top += family
            if skill:
                self._title(ui, (x + 20, top, width - 40, 44), "statistics-skill")
                draw_skill(ui, (x + 20, top + 48, width - 44, skill - 64), people)
                top += skill
            for number, (title, lines) in enumerate(groups):
                tall = 48 + LINE * len(lines)
                ui.spot(Spot(f"statistics:{number}", (x + 10, top, width - 24, tall)))
                self._title(ui, (x + 20, top, width - 40, 44), title)
                self._bars(ui, (x + 20, top + 48, width - 44, tall - 48), lines)
                top += tall + 10

    def _title(self, ui: Ui, box: Box, key: str) -> None:
        ui.text(box, self.t(key), look.HEADING - 4, look.LAMP, face="scratched")

    def _bars(self, ui: Ui, box: Box, lines: Iterable[Line]) -> None:
        x, y, width, _ = box
        label = width * 0.36
        number = 84.0
        for place, line in enumerate(lines):
            row = y + place * LINE
            ui.text((x, row, label - 8, LINE), line.label, look.LABEL, cut=True)
            bar = (x + label, row + 9, width - label - number - 10, LINE - 18)
            ui.panel(bar, Style(fill=look.SHADE, border=look.STEEL, round=4))
            if line.wins:
                ui.panel((bar[0], bar[1], max(8.0, bar[2] * line.wins / line.games), bar[3]),
                         Style(fill=look.ORANGE, round=4))
            words = self.t("statistics-wins", wins=line.wins, games=line.games)
            ui.text((x + width - number, row, number, LINE), words, look.BODY, look.DIM_BONE, align="right")

    def _die(self, ui: Ui, box: Box) -> None:
        x, y, width, height = box
        ui.spot(Spot("statistics:die", box, help=self.t("statistics-die-help")))
        self._title(ui, (x + 20, y + 6, width - 40, 44), "statistics-die")
        words = self.luck()
        tall = ui.paragraph_height(words, width - 48, look.LABEL)
        ui.paragraph((x + 24, y + height - tall - 16, width - 48, tall), words, look.LABEL, look.DIM_BONE)
        chart = (x + 24, y + 62, width - 48, height - tall - 62 - 36)
        self._chart(ui, chart)

    def _chart(self, ui: Ui, box: Box) -> None:
        """A bar to a face, the fair share as a line across."""
        x, y, width, height = box
        rolls = self.counted.rolls
        number = sum(rolls)
        step = width / 6
        side = min(40.0, step * 0.6)
        room = height - side - 14
        most = max(*rolls, number / 6 * 1.25, 1)
        floor = y + room
        for face, rolled in enumerate(rolls):
            left = x + face * step
            tall = (room - 24) * rolled / most
            bar = (left + step * 0.18, floor - tall, step * 0.64, tall)
            if rolled:
                ui.panel(bar, Style(fill=look.ORANGE, border=look.DEEP_ORANGE, round=4))
            share = self.t("options-percent", number=round(100 * rolled / number)) if number else ""
            inside = tall > 30
            ui.text((left, floor - (26 if inside else tall + 22), step, 20), share, look.BODY,
                    look.INK if inside else look.BONE, face="bold", align="center")
            ui.image(f"die/{face + 1}", (left + (step - side) / 2, floor + 10, side, side))
        ui.fill((x, floor, width, 2), look.STEEL)
        if number:
            level = floor - (room - 24) * (number / 6) / most
            for dash in range(int(width // 12)):
                ui.fill((x + dash * 12, level, 7, 1.5), look.LAMP)


@opens(OpenStatistics)
def _open(app: Doors, request: OpenStatistics) -> None:
    app.push(StatisticsScene(app))
