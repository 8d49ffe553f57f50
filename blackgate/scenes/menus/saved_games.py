"""Saved games and replays: open, rename, delete. A file that cannot be read stays in the list with the reason."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from ...keep.saves import AUTO, Loaded, SaveInfo, SaveProblem, delete, load_replay, rename, saved_games, saved_replays
from ...keep.save_folder import is_closed, replays_folder, saves_folder
from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.dialogs import Dialog
from ...kit.widgets.plates import beside_heading, choice_row
from ...play.plan import MOST_NAME
from ...play.session import Replay
from ..screen_host import ScreenHost, opened_by, opens
from ..screens import OpenReplay, OpenReview, OpenSave, OpenSavedGames, OpenTable
from .form import Listing, Tabbed
from .loading import load
from .naming import Naming
from .saved_rows import SaveActions, date_of, draw_saved, name_of

TABS: Final = ("games", "replays")
MOST_AUTOS: Final = 10          # automatic saves that are shown; older ones are hidden at first

A = TypeVar("A")
R = TypeVar("R")


@opened_by(OpenSavedGames)
class SavedGames(Tabbed, Listing):
    name = "saves"
    title_key = "shelf-title"
    tabs = TABS

    def __init__(self, app: ScreenHost, tab: str = "games") -> None:
        super().__init__(app)
        self.tab = tab
        self.id = f"saves:{tab}"
        self.shown: list[SaveInfo] = []
        self._is_closed = False         # whether the folder cannot be read
        self._is_reading = False        # whether the list is still being read
        self._is_unfolded = False       # whether old automatic saves are shown too

    def enter(self) -> None:
        self._read()
        self.focus = "save:0" if self.shown else f"tab:{self.tab}"

    def resume(self) -> None:
        self._read()

    def _read(self) -> None:
        """Read what is saved now. Files are read only when something may have changed."""
        self._is_closed = is_closed(self._folder)
        self._is_reading = True
        tab = self.tab
        work = saved_games if tab == "games" else saved_replays
        self.app.background_reader.read(work, lambda found: self._take(tab, found))

    def _take(self, tab: str, found: list[SaveInfo]) -> None:
        """Show a list that was read, unless the player has changed to the other tab meanwhile."""
        if tab == self.tab:
            if self.focus == f"tab:{tab}" and found and not self.shown:
                self.focus = "save:0"
            self.shown = found
            self._is_reading = False
            self.changed()

    @property
    def _folder(self) -> Path:
        return saves_folder() if self.tab == "games" else replays_folder()

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw_head(self, ui: Ui) -> None:
        wide = min(420.0, ui.w * 0.42)
        tabs = [(tab, self.t(f"shelf-{tab}")) for tab in TABS]
        choice_row(ui, "tab", beside_heading(ui, wide), tabs, self.tab, self.turn_to)

    def _listed(self) -> list[SaveInfo]:
        """Return the newest automatic saves and all named ones; the others only when the player has asked for them."""
        if self._is_unfolded:
            return self.shown
        autos = [info for info in self.shown if info.kind == AUTO]
        return [info for info in self.shown if info not in autos[MOST_AUTOS:]]

    def rows(self) -> int:
        listed = len(self._listed())
        return listed + (listed < len(self.shown))

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        listed = self._listed()
        if number == len(listed):
            button(ui, "saves:older", box.row(0, 44), self.t("shelf-older", count=len(self.shown) - number),
                   self._unfold, kind="quiet", icon="tokens/clock")
            return
        draw_saved(ui, number, listed[number], box, SaveActions(
            self._open, self._rename, self._ask_delete, self._review if self.tab == "replays" else None))

    def empty(self) -> str:
        if self._is_reading:
            return self.t("shelf-reading")
        if self._is_closed:
            return self.t("shelf-unreadable", folder=str(self._folder))
        return self.t(f"shelf-no-{self.tab}")

    # --- What it does ---------------------------------------------------------------------------------------

    def _unfold(self) -> None:
        self.focus = f"save:{len(self._listed())}"
        self._is_unfolded = True

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.id = f"saves:{tab}"
        self._read()

    def _open(self, info: SaveInfo) -> None:
        if self.tab == "games":
            self.app.open(OpenSave(info))
            if self.app.top is self:        # It did not work, so the list may have changed.
                self._read()
            return
        self._load(info, lambda replay: self.app.open(OpenReplay(replay)))

    def _review(self, info: SaveInfo) -> None:
        self._load(info, lambda replay: self.app.open(OpenReview(replay)))

    def _load(self, info: SaveInfo, show: Callable[[Replay], None]) -> None:
        """Show a replay. If it cannot be read, say so and read the list again."""
        def then(found: Replay | SaveProblem) -> None:
            if isinstance(found, SaveProblem):
                self.app.say(self.t(found.key))
                self._read()
            else:
                show(found)

        load(self.app, partial(read_or_problem, load_replay, info.path), then, lambda found: None)

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


def read_or_problem(read: Callable[[A], R], what: A) -> R | SaveProblem:
    """Read a file. If something is wrong with it, return the problem."""
    try:
        return read(what)
    except SaveProblem as problem:
        return problem


@opens(OpenSave)
def _open_save(app: ScreenHost, request: OpenSave) -> None:
    def then(found: Loaded | SaveProblem) -> None:
        if isinstance(found, SaveProblem):
            app.say(app.text(found.key))
            return
        app.open(OpenTable(found.session))
        if found.message:
            app.say(app.text(found.message))

    def drop(found: Loaded | SaveProblem) -> None:
        if not isinstance(found, SaveProblem):
            found.session.close()

    load(app, partial(read_or_problem, app.games.load, request.info), then, drop)
