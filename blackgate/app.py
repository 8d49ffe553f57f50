"""The program with a window: one loop, one stack of scenes, and the services they share."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from .keep.games import Games
from .keep.settings import Settings
from .kit import look
from .kit.input import Input
from .kit.painter import Painter
from .kit.scene import Scene
from .kit.sounds import Sounds
from .kit.tips import draw_focus, draw_tip, draw_toast
from .kit.ui import Shelf, Ui
from .kit.window import Window
from .model.words import Event
from .play.session import Session
from .words.text import Text, system_language

if TYPE_CHECKING:
    from .keep.saves import SaveInfo
    from .scenes.table.table import Table

log = logging.getLogger(__name__)

FRAMES: Final = 60
TIP_AFTER: Final = 0.45         # seconds on a spot until its help shows
TOAST_FOR: Final = 3.5


class App:
    """Owns the window. Scenes ask it for other scenes, for words, and for a new picture (`stale`)."""

    def __init__(self, settings: Settings, text: Text, window: Window, games: Games | None = None) -> None:
        self.settings = settings
        self.text = text
        self.window = window
        self.games = games or Games()
        self.shelf = Shelf()
        self.shelf.fit(window.size)
        self.scenes: list[Scene] = []
        self.stale = True
        self.running = True
        self.status = 0                 # what the program ends with
        self.input = Input(self)
        self.painter = Painter()
        self.ui = self._new_ui()
        self.toast = ""
        self._toast_left = 0.0
        self._still = 0.0               # how long the focus has rested where it is
        self._background: list[Ui] = []
        self.sounds = Sounds(settings)

    # --- The stack ------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.top.pause()
        self.scenes.append(scene)
        scene.enter()
        self._settle()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if not self.scenes:
            self.running = False
            return
        self.top.resume()
        self._settle()

    def replace(self, scene: Scene) -> None:
        """In place of the top scene."""
        self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()
        self._settle()

    def restart(self, scene: Scene) -> None:
        """In place of all scenes."""
        while self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.enter()
        self._settle()

    def quit(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        self.running = False

    def clear(self) -> None:
        """Take everything off the stack, whatever happens; a scene that cannot even leave is dropped."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                log.exception("%s could not leave", scene.name)

    def _settle(self) -> None:
        self.stale = True
        self._still = 0.0
        self.input.let_go()

    # --- Services -------------------------------------------------------------------------------------------

    def say(self, words: str) -> None:
        """A short notice at the foot of the window."""
        self.toast = words
        self._toast_left = TOAST_FOR + len(words) * 0.03
        self.stale = True

    def speak(self, language: str | None) -> None:
        """Switch the language, here and now; None is the system's."""
        self.text = Text(language or system_language())
        self.shelf.clear()
        for scene in self.scenes:
            scene.spoken()
        self.stale = True

    def scale(self) -> float:
        return self.window.scale(self.settings.ui_scale)

    def rescale(self) -> None:
        """The size of the window or of things in it changed."""
        self.shelf.clear()
        self.shelf.fit(self.window.size)
        self.painter.forget()
        self.stale = True

    def rested(self) -> None:
        """The focus moved: a tip waits anew."""
        self._still = 0.0
        self.stale = True

    def sound(self, event: Event) -> None:
        """What an event sounds like."""
        self.sounds.event(event)

    # --- Other screens, imported when they are opened ---------------------------------------------------------

    def open_title(self) -> None:
        from .scenes.menus.title import Title

        self.restart(Title(self))

    def open_setup(self) -> None:
        from .scenes.menus.setup import Setup

        self.push(Setup(self))

    def open_options(self) -> None:
        from .scenes.menus.options import Options

        self.push(Options(self))

    def open_saved(self) -> None:
        from .scenes.menus.saved_games import SavedGames

        self.push(SavedGames(self))

    def open_statistics(self) -> None:
        from .scenes.menus.tally import StatisticsScene

        self.push(StatisticsScene(self))

    def open_credits(self) -> None:
        from .scenes.menus.credits import Credits

        self.push(Credits(self))

    def go_on(self, info: "SaveInfo") -> None:
        """Take up a saved game; what is wrong with it is said."""
        from .keep.saves import SaveProblem

        try:
            loaded = self.games.load(info)
        except SaveProblem as problem:
            self.say(self.text(problem.key))
            return
        self.open_table(loaded.session)
        if loaded.message:
            self.say(self.text(loaded.message))

    def open_rules(self, topic: str = "") -> None:
        from .scenes.book.rules import Rules

        self.push(Rules(self, topic))

    def open_curtain(self, table: "Table") -> None:
        from .scenes.table.curtain import Curtain

        self.push(Curtain(self, table))

    def open_table_menu(self, table: "Table") -> None:
        from .scenes.menus.table_menu import TableMenu

        self.push(TableMenu(self, table))

    def open_end(self, session: Session) -> None:
        from .scenes.end.end import End

        self.replace(End(self, session))

    def open_table(self, session: Session) -> None:
        from .scenes.table.table import Table

        self.restart(Table(self, session))

    # --- The loop -------------------------------------------------------------------------------------------

    def run(self) -> int:
        clock = pygame.time.Clock()
        while self.running:
            self.guarded(lambda: self.frame(pygame.event.get(), clock.tick(FRAMES) / 1000))
        return self.status

    def guarded_frame(self, events: list[pygame.event.Event], seconds: float) -> None:
        """A frame in which an error is not the end. Tests call `frame`, so that it is one."""
        self.guarded(lambda: self.frame(events, seconds))

    def guarded(self, do: Callable[[], None]) -> None:
        """Do it; whatever goes wrong, the player is told and can go on."""
        try:
            do()
        except Exception as error:
            from .scenes.menus.trouble import meet

            meet(self, error)

    def frame(self, events: list[pygame.event.Event], seconds: float) -> None:
        """One turn of the loop: listen, let time go by, draw what changed."""
        for event in events:
            if not self.running:
                return
            self.input.take(event)
        if not self.running:
            return
        self._let_time_pass(seconds)
        if self.running and self.scenes:
            self._show()

    def _let_time_pass(self, seconds: float) -> None:
        was_waiting = self._still < TIP_AFTER
        self._still += seconds
        if was_waiting and self._still >= TIP_AFTER:
            self.stale = True
        if self._toast_left > 0:
            self._toast_left -= seconds
            if self._toast_left <= 0:
                self.toast = ""
                self.stale = True
        self.input.tick(seconds)
        self.top.tick(min(seconds, 0.25))

    def _show(self) -> None:
        moving = self.top.is_moving or self.input.is_dragging
        if not self.stale and not moving:
            return
        if self.stale:
            self.build()
        strokes = [stroke for ui in self._background for stroke in ui.strokes] + self.ui.strokes
        if moving:
            over = self._new_ui()
            self.top.moving(over)
            self.input.draw_carried(over)
            strokes = strokes + over.strokes
            self.stale = self.stale or not (self.top.is_moving or self.input.is_dragging)
        self.window.show(self.painter, strokes)

    def build(self) -> None:
        """The picture anew: overlays over what they lie on."""
        self.stale = False
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        self._background = []
        for scene in self.scenes[first:-1]:
            below = self._new_ui(scene)
            below.focus = None
            scene.draw(below)
            self._background.append(below)
        ui = self._new_ui(self.top)
        ui.focus = self.top.focus
        ui.pressed = self.input.pressed
        ui.carried = self.input.carried
        if self.top.overlay:
            veil(ui)
        self.top.draw(ui)
        self.ui = ui
        if self.top.focus is None and self.top.first_focus:
            self.top.focus = ui.focus = self.top.first_focus
        if self.input.by_key:
            draw_focus(ui)
        if self._still >= TIP_AFTER and not self.input.is_dragging:
            draw_tip(ui)
        if self.toast:
            draw_toast(ui, self.toast)

    def overflows(self) -> list[str]:
        """Words of the present picture that did not fit where they were put."""
        return [words for ui in (*self._background, self.ui) for words in ui.overflows]

    def _new_ui(self, scene: Scene | None = None) -> Ui:
        offsets = scene.offsets if scene is not None else None
        return Ui(self.shelf, self.text, self.window.size, self.scale(), self.settings.text_size / 100, offsets)


def veil(ui: Ui) -> None:
    """Darken what lies below an overlay."""
    size = (ui.px(ui.w) + 1, ui.px(ui.h) + 1)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill(look.SCRIM)
        return surface

    ui.stroke(ui.made(("veil", size), make), 0, 0)
