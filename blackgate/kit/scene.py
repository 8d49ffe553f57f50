"""Scenes live on a stack: the top one listens, those below an overlay are seen through it."""

from collections.abc import Collection
from typing import Final, Protocol

import pygame

from ..words.text import Text
from .sounds import Sounds
from .ui import Ui
from .window import Window

UNDO: Final = "ctrl z"      # the key that takes back, as everywhere


class Host(Protocol):
    """What any scene asks of the program it is shown in."""

    text: Text              # the words of the present language
    window: Window
    sounds: Sounds
    stale: bool             # whether the picture is to be drawn anew

    @property
    def top(self) -> "Scene": ...

    def push(self, scene: "Scene") -> None: ...

    def pop(self) -> None: ...

    def take_off(self, scenes: "Collection[Scene]") -> None:
        """Take these scenes off the stack, wherever they lie; nothing is pressed or carried any more."""

    def say(self, words: str) -> None:
        """A short notice at the foot of the window."""

    def tell(self, words: str) -> None:
        """Something happened: who listens is told."""

    def hush(self) -> None:
        """What was told was for other ears: it is not repeated."""

    def scroll(self, area: str, by: float) -> None: ...

    def new_ui(self) -> Ui:
        """A drawing board as large as the window."""

    def rescale(self) -> None:
        """The size of the window or of things in it changed."""

    def switch_fullscreen(self) -> None: ...

    def set_look(self) -> None:
        """The player wants another contrast."""

    def set_speech(self) -> None:
        """The player wants another voice, or none."""

    def switch_speech(self) -> None:
        """A voice of our own speaks, or is silent."""

    def quit(self) -> None: ...


class Scene:
    """One screen, or an overlay on another. It draws what is there; the program finds out what changed."""

    name = "scene"
    overlay = False         # whether what lies below is still seen
    first_focus = ""        # the spot that has the focus when the scene is entered
    pages = False           # whether `turn` leads to other pages
    belongs = True          # whether it goes with the hand that lies open below it

    def __init__(self, app: Host) -> None:
        self.app = app
        self.focus: str | None = self.first_focus or None
        self.offsets: dict[str, float] = {}
        self.panels: dict[str, str] = {}        # where the focus was last, by panel
        self.call: object = None                # the last call of the focus that was followed

    @property
    def t(self) -> Text:
        """The words of the present language."""
        return self.app.text

    def enter(self) -> None:
        """It was put on the stack."""

    def resume(self) -> None:
        """It is on top again."""

    def leave(self) -> None:
        """It was taken off the stack."""

    def spoken(self) -> None:
        """The language changed: what is kept in words must be said anew."""

    def draw(self, ui: Ui) -> None:
        """The picture; asked for only after something changed."""
        raise NotImplementedError

    def moving(self, ui: Ui) -> None:
        """What moves, drawn over the picture in every frame while `is_moving`."""

    @property
    def is_moving(self) -> bool:
        return False

    @property
    def is_alive(self) -> bool:
        """Whether small things go on moving while nothing happens."""
        return False

    def draw_life(self, ui: Ui, beat: int) -> None:
        """What lives, a few times a second; it lies where the picture says so (`Ui.life_at`)."""

    def tick(self, seconds: float) -> None:
        """Time goes by."""

    def tick_under(self, seconds: float) -> None:
        """Time goes by while something lies over it."""

    def goes_under(self, scene: "Scene") -> None:
        """Another scene is about to lie over it."""

    def stirred(self) -> None:
        """Somebody pressed or wrote something, here or on what lies over it."""

    def unwatched(self) -> None:
        """The window lost the keyboard: perhaps nobody sits there any more."""

    def key_under(self, name: str) -> bool:
        """A key that meant nothing to what lies over it; answers whether it meant something."""
        return False

    def key(self, name: str) -> bool:
        """A key no spot and no habit of the program took; answers whether it meant something."""
        return False

    def reply_to(self, key: str) -> str:
        """What is said when Ctrl is pressed with this key; the focus stays where it is."""
        return ""

    def turn(self, step: int) -> None:
        """To the page before or after, where there are `pages`."""

    def typing(self, event: pygame.event.Event) -> bool:
        """A key event while a line of text is being written; answers whether it went there."""
        return False

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        """What is being dragged, at the mouse."""

    def touched(self, id: str | None) -> None:
        """A spot, or nothing, was pressed."""

    def skip(self) -> None:
        """Any key or click: what is only for show may end now."""

    def back(self) -> None:
        """Escape."""
        self.app.pop()

    def changed(self) -> None:
        """Draw again."""
        self.app.stale = True

    def help_topic(self) -> str:
        """What F1 opens the rules at: a rule number or a card's id."""
        return ""
