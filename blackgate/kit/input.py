"""Mouse, keys and controller speak one language: focus, press, back, and a few shortcuts."""

from typing import Final

import pygame

from .focus import Focus, Led
from .spots import DOWN, LEFT, RIGHT, UP, Spot, following
from .ui import Ui

DRAG_AFTER: Final = 6           # pixels
STICK: Final = 0.6              # how far a stick must be pushed
REPEAT_AFTER: Final = 0.35      # a stick held repeats, as keys do
REPEAT_EVERY: Final = 0.12
WHEEL: Final = 48.0

ARROWS: Final = {pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT, pygame.K_UP: UP, pygame.K_DOWN: DOWN}
PRESSES: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Input(Focus):
    def __init__(self, app: Led) -> None:
        super().__init__(app)
        self.pressed: str | None = None
        self.carried = ""
        self.where = (0.0, 0.0)         # of the mouse, in units
        self._from = (0, 0)
        self._stick: tuple[int, int] | None = None
        self._held = 0.0
        self._pads: dict[int, pygame.joystick.JoystickType] = {}

    @property
    def is_dragging(self) -> bool:
        return bool(self.carried)

    def let_go(self) -> None:
        """A scene came or went: nothing is pressed or carried any more."""
        self.pressed = None
        self.carried = ""

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
                self._mouse_up(event.pos)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.TEXTINPUT:
                self._typed(event)
            case pygame.VIDEORESIZE | pygame.WINDOWSIZECHANGED:
                app.resized()
            case pygame.VIDEOEXPOSE | pygame.WINDOWEXPOSED:
                app.uncovered()
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
            case pygame.JOYHATMOTION:
                if event.value != (0, 0):
                    self.go((event.value[0], -event.value[1]))
            case pygame.JOYBUTTONDOWN:
                self._pad_button(event.button)
            case pygame.JOYAXISMOTION:
                self._pad_stick(event.axis, event.value)

    def tick(self, seconds: float) -> None:
        """A stick that is held goes on."""
        if self._stick is not None:
            self._held += seconds
            while self._held > REPEAT_AFTER:
                self._held -= REPEAT_EVERY
                self.go(self._stick)

    # --- Mouse ----------------------------------------------------------------------------------------------

    def _place(self, pos: tuple[int, int]) -> tuple[float, float]:
        self.where = pos[0] / self.app.ui.u, pos[1] / self.app.ui.u
        return self.where

    def _mouse_moved(self, pos: tuple[int, int], buttons: tuple[int, ...]) -> None:
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
        x, y = self._place(pos)
        app = self.app
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
        if spot is not None and spot.nudge and spot.do is None:
            self._slide(spot, x)
        app.stale = True

    def _mouse_up(self, pos: tuple[int, int]) -> None:
        x, y = self._place(pos)
        app = self.app
        pressed, carried = self.pressed, self.carried
        self.let_go()
        app.stale = True
        spot = app.ui.spot_under(x, y)
        if carried:
            if spot is not None and spot.drop is not None:
                spot.drop(carried)
            return
        if spot is not None and spot.id == pressed:
            self.press(spot)

    def _wheel(self, turns: int) -> None:
        area = self.app.ui.area_under(*self.where)
        if area is not None:
            self.scroll(area.id, -turns * WHEEL)

    # --- Keys and controller --------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> None:
        app = self.app
        key, mod = event.key, event.mod
        app.top.skip()
        if app.top.typing(event):
            app.stale = True
            return
        if key == pygame.K_F11 or (key == pygame.K_RETURN and mod & pygame.KMOD_ALT):
            app.switch_fullscreen()
        elif key == pygame.K_TAB:
            self.focus(following(self.app.ui.spots, app.top.focus, -1 if mod & pygame.KMOD_SHIFT else 1))
        elif key in ARROWS:
            self.go(ARROWS[key])
        elif key in PRESSES:
            self.press_focus()
        elif key == pygame.K_ESCAPE:
            app.top.back()
            app.stale = True
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.page(1 if key == pygame.K_PAGEDOWN else -1)
        elif key in (pygame.K_MENU, pygame.K_F10):
            spot = self.spot(app.top.focus)
            if spot is not None and spot.context is not None:
                spot.context()
                app.stale = True
        else:
            self._shortcut(pygame.key.name(key))

    def _typed(self, event: pygame.event.Event) -> None:
        if self.app.top.typing(event):
            self.app.stale = True

    def _shortcut(self, name: str) -> None:
        app = self.app
        for spot in app.ui.spots:
            if spot.key and spot.key == name:
                self.press(spot)
                app.stale = True
                return
        if app.top.key(name):
            app.stale = True
        elif name == "f1":
            app.help(app.top.help_topic())

    def _pad_button(self, button: int) -> None:
        app = self.app
        app.top.skip()
        if button == 0:
            self.press_focus()
        elif button == 1:
            app.top.back()
        elif button == 2:
            spot = self.spot(app.top.focus)
            if spot is not None and spot.context is not None:
                spot.context()
        elif button in (4, 5):
            self.focus(following(self.app.ui.spots, app.top.focus, -1 if button == 4 else 1))
        app.stale = True

    def _pad_stick(self, axis: int, value: float) -> None:
        if axis > 1:
            return
        direction = None if abs(value) < STICK else ((1 if value > 0 else -1, 0), (0, 1 if value > 0 else -1))[axis]
        if direction is None:
            self._stick = None
        elif self._stick != direction:
            self._stick = direction
            self._held = 0.0
            self.go(direction)

    # --- Dragging -------------------------------------------------------------------------------------------

    def draw_carried(self, ui: Ui) -> None:
        if self.carried:
            self.app.top.draw_carried(ui, self.carried, *self.where)
