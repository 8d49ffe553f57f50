"""Saved games and replays: opened, renamed, deleted. One that cannot be read stays in the list and says why."""

from functools import partial
from typing import Final

from ...keep.saves import AUTO, SaveInfo, SaveProblem, delete, load_replay, rename, saved_games, saved_replays
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import HEAD, band, chips
from ..doors import Doors, Screen
from ..parts.backdrop import draw_wall
from .naming import Naming

TABS: Final = ("games", "replays")
ROW: Final = 70.0
ICONS: Final = {"auto": "tokens/clock", "named": "tokens/save", "replay": "tokens/replay"}


class SavedGames(Screen):
    name = "saves"

    def __init__(self, app: Doors, tab: str = "games") -> None:
        super().__init__(app)
        self.tab = tab
        self.shown: list[SaveInfo] = []

    def enter(self) -> None:
        self._read()
        self.focus = "save:0" if self.shown else f"tab:{self.tab}"

    def resume(self) -> None:
        self._read()

    def _read(self) -> None:
        """What there is now; files are looked at only when something may have changed."""
        self.shown = saved_games() if self.tab == "games" else saved_replays()
        self.changed()

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        draw_wall(ui)
        band(ui, self.t("shelf-title"), self.back, help=self.t("common-back"))
        wide = min(420.0, ui.w * 0.42)
        tabs = [(tab, self.t(f"shelf-{tab}")) for tab in TABS]
        chips(ui, "tab", (ui.w - wide - 14, 7, wide, 34), tabs, self.tab, self._turn_to)
        width = min(980.0, ui.w - 28)
        box = ((ui.w - width) / 2, HEAD + 16, width, ui.h - HEAD - 28)
        if not self.shown:
            self._empty(ui, box)
            return
        with ui.scroll(f"saves:{self.tab}", box, len(self.shown) * (ROW + 8)) as offset:
            for number, info in enumerate(self.shown):
                row = (box[0], box[1] + number * (ROW + 8) - offset, width - 12, ROW)
                self._row(ui, number, info, row)

    def _empty(self, ui: Ui, box: Box) -> None:
        width, height = min(560.0, box[2]), 150.0
        x, y = (ui.w - width) / 2, box[1] + (box[3] - height) / 3
        ui.panel((x, y, width, height), Style(fill=(*look.NIGHT, 220), border=look.BRICK, round=10))
        words = self.t(f"shelf-no-{self.tab}")
        ui.paragraph((x + 24, y + 12, width - 48, height - 24), words, look.LARGE, look.DIM_BONE, align="center",
                     middle=True)

    def _row(self, ui: Ui, number: int, info: SaveInfo, box: Box) -> None:
        x, y, width, height = box
        usable = info.problem is None
        labels = self.t("shelf-rename"), self.t("shelf-delete")
        side = max(96.0, *(ui.width(label, look.BODY, "bold") + 28 for label in labels))
        rename_box = (x + width - 2 * side - 16, y + height / 2 - 17, side, 34.0)
        delete_box = (x + width - side - 8, y + height / 2 - 17, side, 34.0)
        why = self.t(info.problem) if info.problem else ""
        focused = ui.spot(Spot(f"save:{number}", (x, y, rename_box[0] - x - 8, height), partial(self._open, info),
                               enabled=usable, help=why))
        fill = (40, 43, 52, 240) if focused else (*look.NIGHT, 225)
        ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.SLATE, round=8))
        icon = ICONS[info.kind] if usable else "tokens/warning"
        ui.image(icon, (x + 14, y + height / 2 - 17, 34, 34), look.LAMP if usable else look.LIGHT_STEEL)
        self._words(ui, info, (x + 62, y + 7, rename_box[0] - x - 78, height - 14))
        named = info.kind != AUTO and usable
        reason = "" if named else why or self.t("shelf-rename-auto")
        button(ui, f"rename:{number}", rename_box, self.t("shelf-rename"), partial(self._rename, info), kind="quiet",
               enabled=named, help=reason, size=look.BODY)
        button(ui, f"delete:{number}", delete_box, self.t("shelf-delete"), partial(self._ask_delete, info),
               kind="quiet", size=look.BODY)

    def _words(self, ui: Ui, info: SaveInfo, box: Box) -> None:
        x, y, width, height = box
        half = height / 2
        if info.problem is not None:
            ui.text((x, y, width, half), info.path.name, look.LABEL, look.LIGHT_STEEL, face="bold", cut=True)
            ui.text((x, y + half, width, half), self.t(info.problem), look.BODY, look.LIGHT_STEEL, cut=True)
            return
        when = self._date(info)
        aside = ui.width(when, look.BODY) + 16
        name = info.name or self.t(f"shelf-unnamed-{info.kind}")
        ui.text((x, y, width - aside, half), name, look.LABEL + 1, face="bold", cut=True)
        ui.text((x + width - aside, y, aside, half), when, look.BODY, look.DIM_BONE, align="right")
        number = self.t("shelf-round", number=info.round)
        aside = ui.width(number, look.BODY) + 16
        ui.text((x, y + half, width - aside, half), ", ".join(info.players), look.BODY, look.DIM_BONE, cut=True)
        ui.text((x + width - aside, y + half, aside, half), number, look.BODY, look.DIM_BONE, align="right")

    def _date(self, info: SaveInfo) -> str:
        date = info.date.astimezone()
        return self.t("shelf-date", year=f"{date:%Y}", month=f"{date:%m}", day=f"{date:%d}", hour=f"{date:%H}",
                      minute=f"{date:%M}")

    # --- What it does ---------------------------------------------------------------------------------------

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self._read()

    def _open(self, info: SaveInfo) -> None:
        if self.tab == "games":
            self.app.go_on(info)
            if self.app.top is self:        # It did not work, and the list may know more now.
                self._read()
            return
        try:
            replay = load_replay(info.path)
        except SaveProblem as problem:
            self.app.say(self.t(problem.key))
            self._read()
        else:
            self.app.open_replay(replay)

    def _rename(self, info: SaveInfo) -> None:
        self.app.push(Naming(self.app, self.t("shelf-rename"), info.name or "", self.t("shelf-rename-yes"),
                             partial(self._call, info)))

    def _call(self, info: SaveInfo, name: str) -> None:
        try:
            rename(info, name)
        except SaveProblem as problem:
            self.app.say(self.t(problem.key))
        except OSError:
            self.app.say(self.t("save-failed"))
        self._read()

    def _ask_delete(self, info: SaveInfo) -> None:
        name = info.name or (info.path.name if info.problem else self._date(info))
        self.app.push(Dialog(self.app, self.t("shelf-delete-title"), self.t("shelf-delete-words", name=name), [
            ("delete", self.t("shelf-delete"), partial(self._delete, info), "danger"),
            ("keep", self.t("shelf-keep"), lambda: None, "plain"),
        ]))

    def _delete(self, info: SaveInfo) -> None:
        try:
            delete(info)
        except OSError:
            self.app.say(self.t("shelf-cannot-delete"))
        self._read()
