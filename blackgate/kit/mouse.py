"""The mouse, or a finger that acts as one: moving, pressing, dragging, sliding, scrolling."""

from typing import Final

from .presses import Presses
from .spots import Spot

DRAG_AFTER: Final = 6           # pixels
JOLT: Final = 3                 # pixels: a smaller movement may be a bump against the desk
WHEEL: Final = 48.0
LONG: Final = 0.6               # seconds: a finger that rests so long reads the help and does not press
MOUSE: Final = -1               # stands for the mouse among held keys


class Mouse:
    def __init__(self, presses: Presses) -> None:
        self.presses = presses
        self.app = presses.app
        self.where = (0.0, 0.0)         # in units
        self._from = (0, 0)
        self._held = 0.0                # seconds since the button or a finger went down
        self._seen: tuple[int, int] | None = None       # its place when it was last used on purpose

    def tick(self, seconds: float) -> None:
        self._held += seconds

    def _place(self, pos: tuple[int, int]) -> tuple[float, float]:
        x, y = self.app.window.place(pos)
        self.where = x / self.app.ui.u, y / self.app.ui.u
        return self.where

    def moved(self, pos: tuple[int, int], buttons: tuple[int, ...]) -> None:
        if self._is_bump(pos):
            return
        self._seen = pos
        self.presses.use("")
        x, y = self._place(pos)
        app = self.app
        if self.presses.pressed and buttons[0] and not self.presses.carried:
            spot = self.presses.spot(self.presses.pressed)
            far = abs(pos[0] - self._from[0]) + abs(pos[1] - self._from[1]) > DRAG_AFTER
            if spot is not None and far:
                if spot.drag:
                    self.presses.carried = spot.drag
                    app.stale = True
                elif spot.nudge and spot.do is None:
                    self._slide(spot, x)
        under = app.ui.spot_under(x, y)
        id = under.id if under is not None else None
        if self.presses.by_key or (id is not None and id != app.top.focus):
            self.presses.by_key = False
            app.top.focus = id if id is not None else app.top.focus
            app.rested()
        elif id is None and app.top.focus is not None and not self.presses.carried:
            app.top.focus = None
            app.rested()

    def _is_bump(self, pos: tuple[int, int]) -> bool:
        """Return whether it was hardly moved. Then a controller stays in use, and a listener's focus where it is."""
        if not self.presses.pad and not self.app.is_heard:
            return False
        if self._seen is None:          # A window that appears below the mouse tells where it is.
            self._seen = pos
        return abs(pos[0] - self._seen[0]) + abs(pos[1] - self._seen[1]) <= JOLT

    def _slide(self, spot: Spot, x: float) -> None:
        """Move a slider with the mouse: its `drop` takes the position, from 0 to 1."""
        if spot.drop is not None:
            share = min(1.0, max(0.0, (x - spot.box[0]) / spot.box[2]))
            spot.drop(f"{share:.4f}")
            self.app.stale = True

    def down(self, pos: tuple[int, int], button: int) -> None:
        self.presses.use("")
        x, y = self._place(pos)
        app = self.app
        self.presses.note_activity()
        app.top.skip()
        spot = app.ui.spot_under(x, y)
        self.presses.by_key = False
        self._from = pos
        if button == 3:
            if spot is not None and spot.context is not None:
                spot.context()
                app.stale = True
            return
        app.top.touched(spot.id if spot is not None else None)
        app.top.focus = spot.id if spot is not None else None
        self.presses.pressed = spot.id if spot is not None else None
        self._held = 0.0
        if spot is not None and spot.let_go is not None and spot.enabled:
            self.presses.hold(spot, MOUSE)
        if spot is not None and spot.nudge and spot.do is None:
            self._slide(spot, x)
        app.stale = True

    def up(self, pos: tuple[int, int], by_finger: bool) -> None:
        x, y = self._place(pos)
        app = self.app
        pressed, carried = self.presses.pressed, self.presses.carried
        self.presses.note_activity()
        self.presses.let_go()
        if self.presses.is_held(MOUSE):
            self.presses.release()
            return
        app.stale = True
        spot = app.ui.spot_under(x, y)
        if carried:
            if spot is not None and spot.drop is not None:
                spot.drop(carried)
            return
        if spot is not None and spot.id == pressed:
            if by_finger and self._held >= LONG and (spot.help or spot.shows):
                return              # A resting finger means that the player reads; the help is shown by now.
            self.presses.press(spot)

    def wheel(self, turns: int) -> None:
        self.presses.note_activity()
        area = self.app.ui.area_under(*self.where)
        if area is not None:
            self.presses.scroll(area.id, -turns * WHEEL)
