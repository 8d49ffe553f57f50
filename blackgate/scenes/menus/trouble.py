"""The screen after an unexpected error: the game is saved, and one click continues it (SCREENS 12).

If this screen fails too, plain words are shown. If those fail, the error goes to stderr and the program ends. Each step
is tried once, so there is no endless loop.
"""

import logging
from typing import Final, Protocol

import pygame

from ...disk.streams import complain
from ...keep.report import keep, report_of, where
from ...kit import look
from ...kit.clipboard import copied
from ...kit.layout import Cutter
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, toggle
from ..screen_host import ScreenHost, Screen
from ..parts.backdrop import draw_wall
from ..screens import OpenSave, OpenTable, OpenTitle

_log: Final = logging.getLogger(__name__)


class FailingApp(ScreenHost, Protocol):
    """The program after an error: its stack of scenes, and how it can end."""

    running: bool
    status: int
    toast: str

    def clear(self) -> None:
        """Remove everything from the stack, whatever happens."""


def handle_error(app: FailingApp, error: Exception) -> None:
    """Show the trouble screen in place of everything."""
    _log.error("Unexpected: %s", error, exc_info=error)
    top = app.scenes[-1] if app.scenes else None
    try:
        if isinstance(top, PlainErrorScreen):
            raise error
        scene = PlainErrorScreen(app) if isinstance(top, Trouble) else Trouble(app, error)
        app.clear()
        app.toast = ""
        app.rescale()
        app.push(scene)
    except Exception:
        _last_words(app, error)


def _last_words(app: FailingApp, error: Exception) -> None:
    app.status = 1
    app.running = False
    try:
        words = app.text("trouble-plain")
    except Exception:
        words = ""
    complain(f"{words}\n{where(error)}".strip())


class Trouble(Screen):
    name = "trouble"

    def __init__(self, app: FailingApp, error: Exception) -> None:
        super().__init__(app)
        self.error = error
        self.below = [scene.name for scene in app.scenes]
        self.session = app.playing
        self.whole = False              # whether the report may contain everybody's cards
        self.focus = "trouble:go-on" if self._can_go_on else "trouble:title"

    @property
    def _can_go_on(self) -> bool:
        return self.session is not None and self.session.over is None

    def draw(self, ui: Ui) -> None:
        draw_wall(ui)
        width = min(680.0, ui.w - 40)
        words = self.t("trouble-words-game" if self._can_go_on else "trouble-words")
        tall = ui.paragraph_height(words, width - 56, look.LABEL)
        has_game = self.session is not None
        height = min(ui.h - 20, 96 + tall + 24 + 3 * 52 + (44 if has_game else 0) + 40)
        box = ui.whole.middle(width, height)
        ui.panel(box, Style(fill=look.SHADE, border=look.BLOOD, thick=2, round=10, shadow=True))
        inner = box.inset(28, 0)
        ui.image("tokens/warning", inner.column(0, 56).row(22, 56), look.LAMP)
        ui.text(inner.column(72).row(20, 60), self.t("trouble-title"), 44, face="scratched")
        rows = Cutter(inner.trim(top=92), 8)
        ui.paragraph(rows.top(tall, 16), words, look.LABEL)
        if self._can_go_on:
            button(ui, "trouble:go-on", rows.top(44), self.t("trouble-go-on"), self._go_on, kind="primary",
                   icon="tokens/play")
        button(ui, "trouble:title", rows.top(44), self.t("trouble-title-screen"), self.back,
               kind="plain" if self._can_go_on else "primary", icon="tokens/back")
        button(ui, "trouble:report", rows.top(44, 6), self.t("trouble-report"), self._report,
               icon="tokens/save", help=self.t("trouble-report-help"))
        if has_game:
            toggle(ui, "trouble:whole", rows.top(38), self.t("trouble-whole"), self.whole, self._agree,
                   help=self.t("trouble-whole-help"))
        ui.text(inner.row(-34, 24), where(self.error), look.SMALL, look.DIM_BONE, cut=True)

    def _go_on(self) -> None:
        """Continue from the record of the game or, if that fails, from the last save."""
        from ...keep.saves import last_game

        assert self.session is not None
        try:
            session = self.app.games.resumed(self.session)
        except Exception:
            _log.exception("The game cannot be resumed from its record")
        else:
            self.app.open(OpenTable(session))
            return
        saved = last_game()
        if saved is not None:
            self.app.open(OpenSave(saved))
        else:
            self.app.say(self.t("trouble-cannot-go-on"))

    def _report(self) -> None:
        """Write the report to the clipboard and to a file. One of them nearly always works."""
        words = report_of(self.error, self.below, self.session, whole=self.whole)
        is_copied = copied(words)
        try:
            path = str(keep(words))
        except OSError as error:
            _log.error("The report cannot be written: %s", error)
            path = ""
        key = f"trouble-{'copied' if is_copied else 'not-copied'}-{'kept' if path else 'not-kept'}"
        self.app.say(self.t(key, path=path))

    def _agree(self) -> None:
        self.whole = not self.whole

    def back(self) -> None:
        self.app.open(OpenTitle())


class PlainErrorScreen(Screen):
    """White words on black, without art, fonts or layout of the game."""

    name = "plain trouble"
    first_focus = "plain:title"

    def draw(self, ui: Ui) -> None:
        width, height = self.app.window.size
        sheet = pygame.Surface((width, height))
        size = max(18, height // 32)
        font = pygame.font.Font(None, size)
        font.align = pygame.FONT_CENTER
        words = font.render(self.t("trouble-plain"), True, "white", None, width - 2 * size)
        sheet.blit(words, words.get_rect(center=(width // 2, height // 2)))
        ui.put(sheet, 0, 0)
        ui.spot(Spot("plain:title", (0, 0, ui.w, ui.h), self.back))

    def back(self) -> None:
        self.app.open(OpenTitle())
