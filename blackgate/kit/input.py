"""Mouse, keys and controller speak one language: focus, press, back, and a few shortcuts."""

from collections.abc import Callable
from typing import Final

import pygame

from .focus import Focus, Led
from .pads import Pads, Push
from .scene import Scene
from .spots import DOWN, LEFT, RIGHT, UP, Spot
from .ui import Ui
from .widgets.keyboard import Keyboard

DRAG_AFTER: Final = 6           # pixels
JOLT: Final = 3                 # pixels: a table that is bumped into does not take the word from a controller
WHEEL: Final = 48.0
LONG: Final = 0.6               # seconds: a finger that rests so long reads and does not press
PAGE: Final = 0.85              # of what is seen
ROLLS: Final = 1.6              # pages in a second, with the right stick

ARROWS: Final = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}
MOUSE: Final = -1               # stands for the mouse among keys that are held
PAD: Final = -2                 # stands for a controller among them
PRESSES: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ONCE: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)      # even where one writes


class Input(Focus):
    def __init__(self, app: Led) -> None:
        super().__init__(app)
        self.pressed: str | None = None
        self.carried = ""
        self.where = (0.0, 0.0)         # of the mouse, in units
        self._from = (0, 0)
        self._held = 0.0                # how long the mouse, or a finger, has been down
        self._seen = (0, 0)             # where the mouse was when it last meant something
        self.pad = ""                   # the style of the controller in use; empty: mouse or keys are
        self.pads = Pads(self._tell)
        # The key (or the mouse), what ends it, and the scene that it is for.
        self._holding: tuple[int, Callable[[], None], Scene] | None = None
        self._down: dict[int, bool] = {}        # the keys that are held down, and whether they write

    @property
    def is_dragging(self) -> bool:
        return bool(self.carried)

    def let_go(self) -> None:
        """A scene came or went: nothing is pressed or carried any more.

        What is held goes on as long as its scene is there."""
        self.pressed = None
        self.carried = ""
        if self._holding is not None and self._holding[2] not in self.app.scenes:
            self._release()

    def _stir(self) -> None:
        """Somebody is there."""
        for scene in self.app.scenes:
            scene.stirred()

    def _turn_away(self) -> None:
        """The window lost the keyboard: what is let go there is not heard of."""
        self.pads.let_go()
        self._down.clear()
        self.let_go()
        self._release()
        for scene in list(self.app.scenes):
            scene.unwatched()
        self.app.stale = True

    def _hold(self, spot: Spot, key: int) -> None:
        """Done as long as the key or the mouse is held down."""
        assert spot.do is not None and spot.let_go is not None
        self._release()
        scene = self.app.top
        self.press(spot)
        self._holding = key, spot.let_go, scene

    def _release(self, key: int | None = None) -> None:
        """Whatever is held is let go; a key ends only what it began."""
        if self._holding is not None and key in (None, self._holding[0]):
            _, let_go, _ = self._holding
            self._holding = None
            let_go()
            self.app.stale = True

    # --- Events ---------------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> None:
        app = self.app
        match event.type:
            case pygame.QUIT:
                app.quit()
            case pygame.MOUSEMOTION:
                self._mouse_moved(event.pos, event.buttons)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 3):
                self._mouse_down(event.pos, event.button)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._mouse_up(event.pos, getattr(event, "touch", False))
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.KEYUP:
                self._down.pop(event.key, None)
                self._release(event.key)
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
                    self._release(PAD)
                for push in self.pads.take(event):
                    self._push(push)

    def miss(self, events: list[pygame.event.Event]) -> None:
        """Something went wrong before these were heard: keys that came up are not held any more."""
        for event in events:
            if event.type == pygame.KEYUP:
                self._down.pop(event.key, None)

    def tick(self, seconds: float) -> None:
        """What is held on a controller goes on; how long a press lasts is counted."""
        self._held += seconds
        for step in self.pads.tick(seconds):
            self.go(step)
        if self.pads.roll:
            self.page(self.pads.roll * ROLLS * seconds)

    def use(self, pad: str) -> None:
        """The player took a controller, or put it away: hints speak of what is in their hands."""
        if pad != self.pad:
            self.pad = pad
            self.app.stale = True

    def _tell(self, key: str, name: str) -> None:
        """A controller came or went."""
        if key == "pad-unplugged":
            self.use("")
        self.app.say(self.app.text(key, name=name))

    # --- Mouse ----------------------------------------------------------------------------------------------

    def _place(self, pos: tuple[int, int]) -> tuple[float, float]:
        x, y = self.app.window.place(pos)
        self.where = x / self.app.ui.u, y / self.app.ui.u
        return self.where

    def _mouse_moved(self, pos: tuple[int, int], buttons: tuple[int, ...]) -> None:
        if self.pad and abs(pos[0] - self._seen[0]) + abs(pos[1] - self._seen[1]) <= JOLT:
            return
        self._seen = pos
        self.use("")
        x, y = self._place(pos)
        app = self.app
        if self.pressed and buttons[0] and not self.carried:
            spot = self.spot(self.pressed)
            far = abs(pos[0] - self._from[0]) + abs(pos[1] - self._from[1]) > DRAG_AFTER
            if spot is not None and far:
                if spot.drag:
                    self.carried = spot.drag
                    app.stale = True
                elif spot.nudge and spot.do is None:
                    self._slide(spot, x)
        under = app.ui.spot_under(x, y)
        id = under.id if under is not None else None
        if self.by_key or (id is not None and id != app.top.focus):
            self.by_key = False
            app.top.focus = id if id is not None else app.top.focus
            app.rested()
        elif id is None and app.top.focus is not None and not self.carried:
            app.top.focus = None
            app.rested()

    def _slide(self, spot: Spot, x: float) -> None:
        """A slider follows the mouse: its `drop` takes the place along it, from 0 to 1."""
        if spot.drop is not None:
            share = min(1.0, max(0.0, (x - spot.box[0]) / spot.box[2]))
            spot.drop(f"{share:.4f}")
            self.app.stale = True

    def _mouse_down(self, pos: tuple[int, int], button: int) -> None:
        self.use("")
        x, y = self._place(pos)
        app = self.app
        self._stir()
        app.top.skip()
        spot = app.ui.spot_under(x, y)
        self.by_key = False
        self._from = pos
        if button == 3:
            if spot is not None and spot.context is not None:
                spot.context()
                app.stale = True
            return
        app.top.touched(spot.id if spot is not None else None)
        app.top.focus = spot.id if spot is not None else None
        self.pressed = spot.id if spot is not None else None
        self._held = 0.0
        if spot is not None and spot.let_go is not None and spot.enabled:
            self._hold(spot, MOUSE)
        if spot is not None and spot.nudge and spot.do is None:
            self._slide(spot, x)
        app.stale = True

    def _mouse_up(self, pos: tuple[int, int], by_finger: bool) -> None:
        x, y = self._place(pos)
        app = self.app
        pressed, carried = self.pressed, self.carried
        self._stir()
        self.let_go()
        if self._holding is not None and self._holding[0] == MOUSE:
            self._release()
            return
        app.stale = True
        spot = app.ui.spot_under(x, y)
        if carried:
            if spot is not None and spot.drop is not None:
                spot.drop(carried)
            return
        if spot is not None and spot.id == pressed:
            if by_finger and self._held >= LONG and (spot.help or spot.shows):
                return              # A finger that rests wants to read; the tip is there by now.
            self.press(spot)

    def _wheel(self, turns: int) -> None:
        self._stir()
        area = self.app.ui.area_under(*self.where)
        if area is not None:
            self.scroll(area.id, -turns * WHEEL)

    # --- Keys --------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> None:
        app = self.app
        key, mod = event.key, event.mod
        if key in self._down:
            self._repeat(event)
            return
        self._down[key] = False
        self._stir()
        app.top.skip()
        self.use("")
        if app.top.typing(event):
            self._down[key] = key not in ONCE
            app.stale = True
            return
        if key == pygame.K_F11 or (key == pygame.K_RETURN and mod & pygame.KMOD_ALT):
            app.switch_fullscreen()
        elif key == pygame.K_TAB:
            self.next(-1 if mod & pygame.KMOD_SHIFT else 1)
        elif key == pygame.K_F6:
            self.next_panel(-1 if mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self.go(ARROWS[key])
        elif key in PRESSES:
            if not self._hold_focus(key):
                self.press_focus()
        elif key == pygame.K_ESCAPE:
            app.top.back()
            app.stale = True
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.page(PAGE if key == pygame.K_PAGEDOWN else -PAGE)
        elif key in (pygame.K_MENU, pygame.K_F10):
            self._look_closer()
        elif not self._hold_keyed(key):
            self._shortcut(pygame.key.name(key))

    def _repeat(self, event: pygame.event.Event) -> None:
        """A key that is held down acts once; only what one writes goes on."""
        if self._down[event.key] and self.app.top.typing(event):
            self._stir()
            self.app.stale = True

    def _hold_focus(self, key: int) -> bool:
        spot = self.spot(self.app.top.focus)
        return spot is not None and self._hold_with(spot, key)

    def _hold_keyed(self, key: int) -> bool:
        name = pygame.key.name(key)
        return any(self._hold_with(spot, key) for spot in self.app.ui.spots if spot.key and spot.key == name)

    def _hold_with(self, spot: Spot, key: int) -> bool:
        """Hold a spot that is to be held; answers whether it is one."""
        if spot.let_go is None or not spot.enabled:
            return False
        self._hold(spot, key)
        return True

    def _look_closer(self) -> None:
        spot = self.spot(self.app.top.focus)
        if spot is not None and spot.context is not None:
            spot.context()
            self.app.stale = True

    def _typed(self, event: pygame.event.Event) -> None:
        if self.app.top.typing(event):
            self.app.stale = True

    def _shortcut(self, name: str) -> None:
        app = self.app
        if self._press_keyed(name):
            return
        if app.top.key(name) or any(scene.key_under(name) for scene in app.scenes[-2::-1]):
            app.stale = True
        elif name == "f1":
            app.help(app.top.help_topic())

    def _press_keyed(self, name: str) -> bool:
        """Press the spot with that shortcut; answers whether there is one."""
        spot = next((spot for spot in self.app.ui.spots if spot.key and spot.key == name), None)
        if spot is not None:
            self.press(spot)
        return spot is not None

    # --- Controller -----------------------------------------------------------------------------------------

    def _push(self, push: Push) -> None:
        app = self.app
        self._stir()
        app.top.skip()
        self.use(self.pads.style)
        self.by_key = True
        app.stale = True
        if not isinstance(push, str):
            app.top.touched(None)           # Who goes on writes no more.
            self.go(push)
            return
        own = next((spot for spot in app.ui.spots if spot.pad == push), None)
        if own is not None:
            self.press(own)
            return
        match push:
            case "a":
                if not self.write() and not self._hold_focus(PAD):
                    self.press_focus()
            case "b":
                app.top.back()
            case "x":
                self._look_closer()
            case "y":
                self._press_keyed("u")
            case "l1" | "r1":
                self.next_panel(1 if push == "r1" else -1)
            case "l2" | "r2":
                self.page(PAGE if push == "r2" else -PAGE)
            case "start":
                if not self._press_keyed("escape"):
                    app.top.back()
            case "select":
                self._shortcut("f1")

    def write(self) -> bool:
        """Into the line that has the focus, with a keyboard on the screen; answers whether it is one."""
        spot = self.spot(self.app.top.focus)
        if spot is None or spot.line is None or not spot.enabled:
            return False
        self.app.push(Keyboard(self.app, spot.line))
        return True

    # --- Dragging -------------------------------------------------------------------------------------------

    def draw_carried(self, ui: Ui) -> None:
        if self.carried:
            self.app.top.draw_carried(ui, self.carried, *self.where)
