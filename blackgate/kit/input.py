"""Events of mouse, keys and controller, and what each key and button does."""

from typing import Final

import pygame

from .aloud.aloud import ReaderRequest
from .focus import InputHost
from .mouse import Mouse
from .controllers import Controllers, Push
from .presses import Presses
from .scene import WITH_CTRL
from .spots import DOWN, LEFT, RIGHT, UP, Spot
from .ui import Ui

PAGE: Final = 0.85              # the part of a page that Page Down scrolls
ROLLS: Final = 1.6              # pages per second, with the right stick

ARROWS: Final = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}
PAD: Final = -2                 # stands for a controller among held keys
READER: Final = -3              # stands for a screen reader
PRESSES: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
# Keys that change other keys, and those that begin the commands of screen readers. Alone they do nothing.
SILENT: Final = (
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT, pygame.K_LGUI,
    pygame.K_RGUI, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_SCROLLOCK, pygame.K_INSERT,
    pygame.K_KP_0,
)
# Keys that act only once when held, also while the player writes.
ONCE: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)


class Input(Presses):
    def __init__(self, app: InputHost) -> None:
        super().__init__(app)
        self.mouse = Mouse(self)
        self.controllers = Controllers(self._tell)
        self._down: dict[int, bool] = {}        # the keys that are held down, and whether they write

    def _turn_away(self) -> None:
        """Release everything, because the window lost the keyboard and will not see keys come up."""
        self.controllers.let_go()
        self._down.clear()
        self.let_go()
        self.release()
        for scene in list(self.app.scenes):
            scene.keyboard_lost()
        self.app.stale = True

    # --- Events ---------------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> None:
        app = self.app
        match event.type:
            case pygame.QUIT:
                app.quit()
            case pygame.MOUSEMOTION:
                self.mouse.moved(event.pos, event.buttons)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3):
                self.mouse.down(event.pos, event.button)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self.mouse.up(event.pos, getattr(event, "touch", False))
            case pygame.MOUSEWHEEL:
                self.mouse.wheel(event.y)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.KEYUP:
                self._down.pop(event.key, None)
                self.release(event.key)
            case pygame.TEXTINPUT:
                self._typed(event)
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                app.resized()
            case pygame.VIDEOEXPOSE | pygame.WINDOWEXPOSED:
                app.uncovered()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._turn_away()
            case _:
                if event.type in (pygame.CONTROLLERBUTTONUP, pygame.JOYBUTTONUP):
                    self.release(PAD)
                for push in self.controllers.take(event):
                    self._push(push)

    def miss(self, events: list[pygame.event.Event]) -> None:
        """Note keys that came up among events that were lost after an error."""
        for event in events:
            if event.type == pygame.KEYUP:
                self._down.pop(event.key, None)

    def tick(self, seconds: float) -> None:
        """Repeat what is held on a controller, and count how long a press lasts."""
        self.mouse.tick(seconds)
        for step in self.controllers.tick(seconds):
            self.go(step)
        if self.controllers.roll:
            self.page(self.controllers.roll * ROLLS * seconds)

    def _tell(self, key: str, name: str) -> None:
        """Say that a controller was connected or removed."""
        if key == "pad-unplugged":
            self.use("")
        self.app.say(self.app.text(key, name=name))

    # --- Keys --------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> None:
        app = self.app
        key, mod = event.key, event.mod
        if key in self._down:
            self._repeat(event)
            return
        self._down[key] = False
        self.note_activity()
        app.cut_short()
        app.top.skip()
        self.use("")
        if app.top.typing(event):
            self._down[key] = key not in ONCE
            app.stale = True
            return
        is_ctrl = mod & pygame.KMOD_CTRL and not mod & pygame.KMOD_ALT      # AltGr is both, and writes letters.
        if is_ctrl and app.ask(pygame.key.name(key)):
            return
        if key == pygame.K_F11 or (key == pygame.K_RETURN and mod & pygame.KMOD_ALT):
            app.switch_fullscreen()
        elif key == pygame.K_F2:
            app.switch_speech()
        elif key == pygame.K_TAB:
            self.next(-1 if mod & pygame.KMOD_SHIFT else 1)
        elif key == pygame.K_F6:
            self.next_panel(-1 if mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self.go(ARROWS[key])
        elif key in PRESSES:
            if not self.hold_focus(key):
                self.press_focus()
        elif key == pygame.K_ESCAPE:
            app.top.back()
            app.stale = True
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.page(PAGE if key == pygame.K_PAGEDOWN else -PAGE)
        elif key in (pygame.K_MENU, pygame.K_F10):
            self.look_closer()
        elif is_ctrl:
            self.shortcut(f"{WITH_CTRL}{pygame.key.name(key)}")
        elif key not in SILENT and not self.hold_keyed(key):
            self.shortcut(pygame.key.name(key))

    def _repeat(self, event: pygame.event.Event) -> None:
        """Ignore a held key, which acts only once, except while the player writes."""
        if self._down[event.key] and self.app.top.typing(event):
            self.note_activity()
            self.app.stale = True

    def _typed(self, event: pygame.event.Event) -> None:
        if self.app.top.typing(event):
            self.app.stale = True

    # --- Screen readers ---------------------------------------------------------------------------------------

    def grant(self, wish: ReaderRequest) -> None:
        """Do what a screen reader asks for, as if the player had pressed a key."""
        spot = self.spot(wish.spot)
        if spot is None or spot.mouse_only:
            return
        self.note_activity()
        self.app.top.skip()
        self.use("")
        self.by_key = True
        match wish.act:
            case "focus":
                self.focus(spot.id)
            case "press":
                self.focus(spot.id)
                self._press_or_hold(spot)
            case "closer":
                self.focus(spot.id)
                self.look_closer()
            case "less" | "more" if spot.nudge is not None and spot.enabled:
                spot.nudge(1 if wish.act == "more" else -1)
            case "write" if spot.line is not None and spot.enabled:
                spot.line.take(wish.words[:spot.line.most])
        self.app.stale = True

    def _press_or_hold(self, spot: Spot) -> None:
        """Press a spot. A spot that must be held begins with one press and ends with the next."""
        if self.is_held(READER):
            self.release(READER)
        elif spot.let_go is not None and spot.enabled:
            self.hold(spot, READER)
        else:
            self.press(spot)

    # --- Controller -----------------------------------------------------------------------------------------

    def _push(self, push: Push) -> None:
        app = self.app
        self.note_activity()
        app.cut_short()
        app.top.skip()
        self.use(self.controllers.style)
        self.by_key = True
        app.stale = True
        if not isinstance(push, str):
            app.top.touched(None)           # A player who moves the focus has finished writing.
            self.go(push)
            return
        own = next((spot for spot in app.ui.spots if spot.pad == push), None)
        if own is not None:
            self.press(own)
            return
        match push:
            case "a":
                if not self.write() and not self.hold_focus(PAD):
                    self.press_focus()
            case "b":
                app.top.back()
            case "x":
                self.look_closer()
            case "y":
                self.press_keyed("u")
            case "l1" | "r1":
                self.next_panel(1 if push == "r1" else -1)
            case "l2" | "r2":
                self.page(PAGE if push == "r2" else -PAGE)
            case "start":
                if not self.press_keyed("escape"):
                    app.top.back()
            case "select":
                self.shortcut("f1")

    # --- Dragging -------------------------------------------------------------------------------------------

    def draw_carried(self, ui: Ui) -> None:
        if self.carried:
            self.app.top.draw_carried(ui, self.carried, *self.mouse.where)
