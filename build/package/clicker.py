"""Plays a game in a real window, only with mouse clicks.

A second, hidden window finds out where to click: it opens the game's save at the same size and knows its spots. The
spot that is pressed there is clicked in the real window. Then the next save is opened, so the two stay the same.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import TYPE_CHECKING

from package.steps import Failed

if TYPE_CHECKING:
    from blackgate.app import App
    from blackgate.kit.spots import Spot
    from blackgate.scenes.table.table import Table

SIZE = (1280, 720)
BUTTONS = ("verb:", "choice:", "option:")
HESITANT = ("verb:end_turn", "choice:cancel", "tray:cancel", "answer:stay")        # pressed only sometimes
UNFINISHED = shutil.ignore_patterns("*.new", "*.lock")
MOST_PRESSES = 12           # for one action; the clicks may turn cards over and back
SOON = 6.0                  # seconds until an action is saved
STRIDE = 0.3                # seconds that each frame in the hidden window pretends to take


class Clicker:
    """Plays by clicks. `click` presses the mouse at a point of the window, `escape` the key."""

    def __init__(
        self, kept: Path, unseen: Path, click: Callable[[int, int], object], escape: Callable[[], object],
    ) -> None:
        self.kept = kept            # the player's folder
        self.unseen = unseen        # the home folder of the second window
        self.click = click
        self.escape = escape
        self.random = Random(1)
        self.clicks = self.actions = self.missed = 0

    def play(self, most_seconds: float) -> str:
        """Play to the end of the game."""
        ends = monotonic() + most_seconds
        while not self.has_ended():
            if monotonic() > ends:
                raise Failed(f"the game did not end within {most_seconds:.0f} s: {self.told()}")
            if (app := self._opened()) is None:
                sleep(0.3)          # It is another seat's turn, or a save is being written.
            else:
                self._act(app)
        return self.told()

    def told(self) -> str:
        return f"{self.clicks} clicks, {self.actions} actions, {self.missed} of them only at a second try"

    def has_ended(self) -> bool:
        return any((self.kept / "replays").glob("*.json"))

    def _opened(self) -> "App | None":
        """The newest save, opened in the hidden window; None unless a human is asked."""
        from blackgate.app import App
        from blackgate.disk.environment import no_screen
        from blackgate.keep.games import Games
        from blackgate.keep.saves import SaveProblem, last_game
        from blackgate.keep.settings import Settings
        from blackgate.kit.window import Window
        from blackgate.scenes.screens import OpenTable
        from blackgate.words.text import Text

        no_screen()
        os.environ["BLACKGATE_HOME"] = str(self.unseen)
        shutil.rmtree(self.unseen, ignore_errors=True)
        try:
            shutil.copytree(self.kept / "saves", self.unseen / "saves", ignore=UNFINISHED)
            info = last_game()
            session = Games().load(info).session if info is not None else None
        except (OSError, shutil.Error, SaveProblem):
            return None
        if session is None or session.asked not in session.humans:
            return None
        app = App(Settings(instant=True), Text("en"), Window(SIZE, headless=True))
        app.open(OpenTable(session))
        for _ in range(4):
            app.frame([], STRIDE)
        return app

    def _act(self, app: "App") -> None:
        from blackgate.scenes.table.table import Table

        table = next(scene for scene in app.scenes if isinstance(scene, Table))     # A question may lie over it.
        before, saved = table.session.acted, saves_in(self.kept)
        for _ in range(MOST_PRESSES):
            spot = self._chosen(app, table)
            if spot is None:
                break
            self.click(round(spot.centre[0] * app.ui.u), round(spot.centre[1] * app.ui.u))
            self.clicks += 1
            assert spot.do is not None
            spot.do()
            app.stale = True
            app.frame([], STRIDE)
            if table.session.acted > before:
                break
        table.session.close()       # It has its own saves, until the next save is opened.
        self.actions += 1
        if not self._is_saved(saved):
            self.missed += 1
            self.escape()

    def _chosen(self, app: "App", table: "Table") -> "Spot | None":
        """A spot to press: one that glows, a button, or an answer. Ending the turn is chosen less often."""
        spots = [spot for spot in app.ui.spots
                 if spot.enabled and spot.do is not None and app.ui.spot_under(*spot.centre) is spot]
        if app.top is table:
            glowing = {f"{sort}:{number}" for sort, number in table.glowing}
            spots = [spot for spot in spots if spot.id in glowing or spot.id.startswith(BUTTONS)]
        eager = [spot for spot in spots if spot.id not in HESITANT]
        wanted = eager if eager and self.random.random() < 0.6 else spots
        return self.random.choice(wanted) if wanted else None

    def _is_saved(self, before: dict[str, bytes]) -> bool:
        """Whether the window has gone on from these saves."""
        ends = monotonic() + SOON
        while monotonic() < ends:
            if self.has_ended() or saves_in(self.kept) != before:
                return True
            sleep(0.1)
        return False


def saves_in(folder: Path) -> dict[str, bytes]:
    """The files of running games, complete or not."""
    found = {}
    for path in (folder / "saves").glob("auto-*.json"):
        with suppress(OSError):         # It is being replaced.
            found[path.name] = path.read_bytes()
    return found
