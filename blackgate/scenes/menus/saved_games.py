"""Saved games and replays: opened, renamed, deleted. One that cannot be read stays in the list and says why."""

from functools import partial
from pathlib import Path
from typing import Final

from ...keep.saves import SaveInfo, SaveProblem, delete, load_replay, rename, saved_games, saved_replays
from ...keep.save_folder import is_closed, replays_folder, saves_folder
from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import beside_heading, chips
from ...play.plan import MOST_NAME
from ...play.session import Replay
from ..doors import Doors, opens
from ..parts.tabbed import Tabbed
from ..screens import OpenReplay, OpenReview, OpenSave, OpenSavedGames, OpenTable
from .form import Listing
from .naming import Naming
from .saved_rows import Doings, date_of, draw_saved, name_of

TABS: Final = ("games", "replays")


class SavedGames(Tabbed, Listing):
    name = "saves"
    tabs = TABS

    def __init__(self, app: Doors, tab: str = "games") -> None:
        super().__init__(app)
        self.tab = tab
        self.id = f"saves:{tab}"
        self.shown: list[SaveInfo] = []
        self._is_closed = False         # whether nobody knows what there is

    def enter(self) -> None:
        self._read()
        self.focus = "save:0" if self.shown else f"tab:{self.tab}"

    def resume(self) -> None:
        self._read()

    def _read(self) -> None:
        """Read what is saved now. Files are read only when something may have changed."""
        self.shown = saved_games() if self.tab == "games" else saved_replays()
        self._is_closed = is_closed(self._folder)
        self.changed()

    @property
    def _folder(self) -> Path:
        return saves_folder() if self.tab == "games" else replays_folder()

    # --- Drawing --------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.t("shelf-title")

    def draw_head(self, ui: Ui) -> None:
        wide = min(420.0, ui.w * 0.42)
        tabs = [(tab, self.t(f"shelf-{tab}")) for tab in TABS]
        chips(ui, "tab", beside_heading(ui, wide), tabs, self.tab, self.turn_to)

    def rows(self) -> int:
        return len(self.shown)

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        draw_saved(ui, number, self.shown[number], box, Doings(
            self._open, self._rename, self._ask_delete, self._review if self.tab == "replays" else None))

    def empty(self) -> str:
        if self._is_closed:
            return self.t("shelf-unreadable", folder=str(self._folder))
        return self.t(f"shelf-no-{self.tab}")

    # --- What it does ---------------------------------------------------------------------------------------

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.id = f"saves:{tab}"
        self._read()

    def _open(self, info: SaveInfo) -> None:
        if self.tab == "games":
            self.app.open(OpenSave(info))
            if self.app.top is self:        # It did not work, and the list may know more now.
                self._read()
            return
        replay = self._replay(info)
        if replay is not None:
            self.app.open(OpenReplay(replay))

    def _review(self, info: SaveInfo) -> None:
        replay = self._replay(info)
        if replay is not None:
            self.app.open(OpenReview(replay))

    def _replay(self, info: SaveInfo) -> Replay | None:
        """None if it cannot be read. The player has been told."""
        try:
            return load_replay(info.path)
        except SaveProblem as problem:
            self.app.say(self.t(problem.key))
            self._read()
            return None

    def _rename(self, info: SaveInfo) -> None:
        name = info.name or name_of(self.t, info)[:MOST_NAME]
        self.app.push(Naming(self.app, self.t("shelf-rename"), name, self.t("shelf-rename-yes"),
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
        name = info.path.name if info.problem else info.name or f"{name_of(self.t, info)}, {date_of(self.t, info)}"
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


@opens(OpenSavedGames)
def _open(app: Doors, request: OpenSavedGames) -> None:
    app.push(SavedGames(app))


@opens(OpenSave)
def _open_save(app: Doors, request: OpenSave) -> None:
    try:
        loaded = app.games.load(request.info)
    except SaveProblem as problem:
        app.say(app.text(problem.key))
        return
    app.open(OpenTable(loaded.session))
    if loaded.message:
        app.say(app.text(loaded.message))
