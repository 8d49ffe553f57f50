"""Scenes are on a stack. The top one gets the input; below an overlay the others stay visible."""

import logging
from collections.abc import Collection
from typing import Final, Protocol

import pygame

from ..words.text import Text
from .sounds import Sounds
from .ui import Ui
from .window import Window

WITH_CTRL: Final = "ctrl "      # how the name of a key begins that is pressed together with Ctrl
UNDO: Final = f"{WITH_CTRL}z"   # the key for undo
log = logging.getLogger(__name__)


class Host(Protocol):
    """What every scene needs from the program."""

    text: Text              # the texts of the present language
    window: Window
    sounds: Sounds
    stale: bool             # whether the picture must be drawn again

    @property
    def top(self) -> "Scene": ...

    def push(self, scene: "Scene") -> None: ...

    def pop(self) -> None: ...

    def take_off(self, scenes: "Collection[Scene]") -> None:
        """Remove these scenes from the stack, wherever they are, and end presses and drags."""

    def say(self, words: str) -> None:
        """Show a short notice at the bottom of the window."""

    def tell(self, words: str) -> None:
        """Tell a listening player that something happened."""

    def hush(self) -> None:
        """Forget what was told, so that another player cannot repeat it."""

    def scroll(self, area: str, by: float) -> None: ...

    def new_ui(self) -> Ui:
        """Return a drawing board as large as the window."""

    def rescale(self) -> None:
        """Adapt to a new size of the window or of things in it."""

    def switch_fullscreen(self) -> None: ...

    def set_look(self) -> None:
        """Use the contrast that the player wants."""

    def set_speech(self) -> None:
        """Use the voice that the player wants, or none."""

    def switch_speech(self) -> None:
        """Switch our own voice on or off."""

    def quit(self) -> None: ...


class Scene:
    """One screen, or an overlay on another. It draws everything; the program finds out what changed."""

    name = "scene"
    overlay = False         # whether the scenes below stay visible
    first_focus = ""        # the spot that has the focus at first
    pages = False           # whether `turn` leads to other pages
    belongs = True          # whether it closes together with the open hand below it

    def __init__(self, app: Host) -> None:
        self.app = app
        self.focus: str | None = self.first_focus or None
        self.offsets: dict[str, float] = {}
        self.panels: dict[str, str] = {}        # the last focus in each panel
        self.call: object = None                # the last call that moved the focus

    @property
    def t(self) -> Text:
        """The texts of the present language."""
        return self.app.text

    def enter(self) -> None:
        """Called when it is put on the stack."""

    def resume(self) -> None:
        """Called when it is on top again."""

    def leave(self) -> None:
        """Called when it is removed from the stack."""

    def spoken(self) -> None:
        """Called when the language changes: kept texts must be made again."""

    def draw(self, ui: Ui) -> None:
        """Draw the picture. Called only after something changed."""
        raise NotImplementedError

    def moving(self, ui: Ui) -> None:
        """Draw what moves over the picture, in every frame while `is_moving`."""

    @property
    def is_moving(self) -> bool:
        return False

    @property
    def is_waiting(self) -> bool:
        """Whether others act now, so that the next question comes by itself."""
        return False

    @property
    def is_alive(self) -> bool:
        """Whether there are small movements while nothing happens."""
        return False

    def draw_life(self, ui: Ui, beat: int) -> None:
        """Draw the small movements, a few times a second. `Ui.life_at` says between which strokes they lie."""

    def tick(self, seconds: float) -> None:
        """Let time pass."""

    def tick_under(self, seconds: float) -> None:
        """Let time pass while another scene lies over this one."""

    def goes_under(self, scene: "Scene") -> None:
        """Called when another scene is about to lie over this one."""

    def player_acted(self) -> None:
        """Called when the player presses or types something, here or in a scene over this one."""

    def keyboard_lost(self) -> None:
        """Called when the window loses the keyboard: perhaps nobody sits there any more."""

    def key_under(self, name: str) -> bool:
        """Handle a key that the scene over this one does not use. Return whether it was used."""
        return False

    def key(self, name: str) -> bool:
        """Handle a key that no spot and no general function uses. Return whether it was used."""
        return False

    def reply_to(self, key: str) -> str:
        """Return the answer to Ctrl and this key. The focus stays where it is."""
        return ""

    def turn(self, step: int) -> None:
        """Go to the next or previous page, if there are `pages`."""

    def typing(self, event: pygame.event.Event) -> bool:
        """Handle a key event while the player writes. Return whether it was used."""
        return False

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        """Draw what is being dragged, at the mouse."""

    def touched(self, id: str | None) -> None:
        """Called when a spot, or no spot, was pressed."""

    def skip(self) -> None:
        """End what is only for show, at any key or click."""

    def back(self) -> None:
        """Go back, after Escape."""
        self.app.pop()

    def changed(self) -> None:
        """Ask for a new picture because of time or of others. A press, a key and another scene ask by themselves."""
        self.app.stale = True

    def help_topic(self) -> str:
        """Return where F1 opens the rules: a rule's number or a card's name."""
        return ""


class SceneStack:
    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.running = True

    def stack_changed(self) -> None:
        """Called when another scene may be on top. What was drawn before can no longer be pressed."""

    def uncovered_top(self) -> None:
        """Called when the top scene is not covered any more."""

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        for below in self.scenes:
            below.goes_under(scene)
        self.scenes.append(scene)
        scene.enter()
        self.stack_changed()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if not self.scenes:
            self.running = False
            return
        self.top.resume()
        self.uncovered_top()
        self.stack_changed()

    def take_off(self, scenes: Collection[Scene]) -> None:
        """Remove these scenes, wherever they are."""
        top = self.top
        gone = [scene for scene in reversed(self.scenes) if scene in scenes]
        for scene in gone:
            self.scenes.remove(scene)
            scene.leave()
        if self.top is not top:
            self.top.resume()
            self.uncovered_top()
        self.stack_changed()

    def replace(self, scene: Scene) -> None:
        """Show a scene in place of the top one."""
        self.scenes.pop().leave()
        self.push(scene)

    def restart(self, scene: Scene) -> None:
        """Show a scene in place of all others."""
        self._leave_all()
        self.push(scene)

    def quit(self) -> None:
        self._leave_all()
        self.running = False

    def clear(self) -> None:
        """Remove everything from the stack, whatever happens. A scene that fails to leave is dropped."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                log.exception("%s could not leave", scene.name)

    def _leave_all(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
