"""What is pressed, held down or dragged, with any device: mouse, keys or controller."""

from collections.abc import Callable

import pygame

from .focus import Focus, InputHost
from .scene import Scene
from .spots import Spot
from .widgets.keyboard import Keyboard


class Presses(Focus):
    def __init__(self, app: InputHost) -> None:
        super().__init__(app)
        self.pressed: str | None = None
        self.carried = ""
        self.pad = ""                   # the style of the controller in use; empty for mouse or keys
        # The key (or the mouse), what ends the hold, and its scene.
        self._holding: tuple[int, Callable[[], None], Scene] | None = None

    @property
    def is_dragging(self) -> bool:
        return bool(self.carried)

    def use(self, pad: str) -> None:
        """Note which device the player uses, so that hints show its buttons."""
        if pad != self.pad:
            self.pad = pad
            self.app.stale = True

    def note_activity(self) -> None:
        """Note that somebody is at the screen."""
        for scene in self.app.scenes:
            scene.player_acted()

    def let_go(self) -> None:
        """End presses and drags, because the scene has changed.

        What is held goes on as long as its scene exists.
        """
        self.pressed = None
        self.carried = ""
        if self._holding is not None and self._holding[2] not in self.app.scenes:
            self.release()

    # --- Holding --------------------------------------------------------------------------------------------

    def hold(self, spot: Spot, key: int) -> None:
        """Press a spot as long as the key or the mouse is held down."""
        assert spot.do is not None and spot.let_go is not None
        self.release()
        scene = self.app.top
        self.press(spot)
        self._holding = key, spot.let_go, scene

    def release(self, key: int | None = None) -> None:
        """End what is held. A key ends only what it began."""
        if self._holding is not None and key in (None, self._holding[0]):
            _, let_go, _ = self._holding
            self._holding = None
            let_go()
            self.app.stale = True

    def is_held(self, key: int) -> bool:
        """Return whether this key holds something down."""
        return self._holding is not None and self._holding[0] == key

    def hold_focus(self, key: int) -> bool:
        spot = self.spot(self.app.top.focus)
        return spot is not None and self._hold_with(spot, key)

    def hold_keyed(self, key: int) -> bool:
        name = pygame.key.name(key)
        return any(self._hold_with(spot, key) for spot in self.app.ui.spots if spot.key and spot.key == name)

    def _hold_with(self, spot: Spot, key: int) -> bool:
        """Hold a spot if it can be held. Return whether it can."""
        if spot.let_go is None or not spot.enabled:
            return False
        self.hold(spot, key)
        return True

    # --- Pressing -------------------------------------------------------------------------------------------

    def look_closer(self) -> None:
        spot = self.spot(self.app.top.focus)
        if spot is not None and spot.context is not None:
            spot.context()
            self.app.stale = True

    def shortcut(self, name: str) -> None:
        app = self.app
        if self.press_keyed(name):
            return
        if app.top.key(name) or any(scene.key_under(name) for scene in app.scenes[-2::-1]):
            app.stale = True
        elif name == "f1":
            app.help(app.top.help_topic())

    def press_keyed(self, name: str) -> bool:
        """Press the spot with this shortcut. Return whether there is one."""
        spot = next((spot for spot in self.app.ui.spots if spot.key and spot.key == name), None)
        if spot is not None:
            self.press(spot)
        return spot is not None

    def write(self) -> bool:
        """Open a keyboard on the screen for the line in focus. Return whether there is one."""
        spot = self.spot(self.app.top.focus)
        if spot is None or spot.line is None or not spot.enabled:
            return False
        self.app.push(Keyboard(self.app, spot.line))
        return True
