"""The focus: where it goes, what is scrolled for it, and pressing the spot that has it."""

from typing import Protocol

from .scene import Host, Scene
from .spots import DOWN, LEFT, RIGHT, Spot, following
from .ui import Ui
from .focus_navigation import nearest, next_panel, panels, toward


class InputHost(Host, Protocol):
    """What mouse, keys and controller need from the program, besides what a scene needs."""

    scenes: list[Scene]

    @property
    def ui(self) -> Ui:
        """The picture that is shown, with all its spots."""

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens to what the window shows."""

    def rested(self) -> None:
        """Note that the focus moved."""

    def resized(self) -> None:
        """Note that the player changed the size of the window."""

    def uncovered(self) -> None:
        """Note that another window no longer covers this one."""

    def help(self, topic: str) -> None:
        """Open the help, after F1."""

    def cut_short(self) -> None:
        """Stop what is being said, because something was pressed."""

    def ask(self, key: str) -> bool:
        """Answer a question by Ctrl and a key. Return whether there was something to say."""


Trail = tuple[str | None, str | None, tuple[int, int]]      # the last step: from where, to where, in which direction


def ahead(ui: Ui, focus: str | None, direction: tuple[int, int], trail: Trail | None = None) -> str | None:
    """Return where an arrow key leads: not out of a closed panel, and straight back after a step.

    If left and right change the value of a spot, up and down lead to its neighbours at the side when nothing is above
    or below.
    """
    here = next((spot for spot in ui.spots if spot.id == focus), None)
    closed = here is not None and here.group in ui.closed
    spots = [spot for spot in ui.spots if not closed or here is None or spot.group == here.group]
    areas = {area.id: area.box for area in ui.areas}
    if trail is not None and trail[1:] == (focus, (-direction[0], -direction[1])):
        back = [spot for spot in spots if spot.id in (focus, trail[0])]
        if trail[0] is not None and toward(back, focus, direction, areas) == trail[0]:
            return trail[0]
    found = toward(spots, focus, direction, areas, ui.home)
    if found == focus and here is not None and here.nudge is not None and direction[1]:
        sideways = (RIGHT, LEFT) if direction == DOWN else (LEFT, RIGHT)
        found = next((id for way in sideways if (id := toward(spots, focus, way, areas)) != focus), focus)
    return found


class Focus:
    def __init__(self, app: InputHost) -> None:
        self.app = app
        self.by_key = False             # whether the focus was last moved without the mouse
        self._last: Spot | None = None  # the spot that had the focus in the last picture
        self.trail: Trail | None = None

    def scroll(self, area: str, by: float) -> None:
        offsets = self.app.top.offsets
        offsets[area] = max(0.0, offsets.get(area, 0.0) + by)
        self.app.stale = True

    def go(self, direction: tuple[int, int]) -> None:
        """Move the focus one step. A step straight back leads to the last place."""
        ui, focus = self.app.ui, self.app.top.focus
        spot = self.spot(focus)
        if spot is not None and spot.nudge is not None and direction[0]:
            spot.nudge(direction[0])
            self.by_key = True
            self.app.stale = True
            return
        found = ahead(ui, focus, direction, self.trail)
        if found != focus:
            self.trail = focus, found, direction
        self.focus(found)

    def next(self, step: int) -> None:
        """Move the focus to the next spot in the order of drawing."""
        self.focus(following(self.app.ui.spots, self.app.top.focus, step, self.app.ui.home))

    def next_panel(self, step: int) -> None:
        """Go to the next page or panel; if there are none, to the next spot."""
        ui, top = self.app.ui, self.app.top
        if top.pages:
            self.by_key = True
            top.turn(step)
            self.app.stale = True
        elif len(panels(ui.spots)) > 1:
            self.focus(next_panel(ui.spots, top.focus, step, top.panels, (ui.home,) if ui.home else ()))
        else:
            self.next(step)

    def settle(self, ui: Ui) -> None:
        """After drawing, move the focus where it belongs for players who do not use the mouse."""
        top = self.app.top
        ids = {spot.id: spot for spot in ui.spots}
        if self.by_key:
            wanted = top.focus
            if ui.call is not None and ui.call != top.call:
                wanted = ui.home
            elif wanted not in ids:
                gone = self._last if self._last is not None and self._last.id == wanted else None
                if gone is not None and top.is_moving:
                    return          # It may come back when the motion ends: the focus does not jump about meanwhile.
                wanted = (nearest(ui.spots, gone) if gone is not None and ui.home is None else ui.home) or wanted
            if wanted != top.focus:
                top.focus = ui.focus = wanted
                self.app.rested()
        top.call = ui.call
        self._last = ids.get(top.focus or "")
        if self._last is not None and self._last.group:
            top.panels[self._last.group] = self._last.id

    def focus(self, id: str | None) -> None:
        """Move the focus to a spot. None, because there is no spot, leaves it where it is."""
        if id is None:
            return
        app = self.app
        self.by_key = True
        app.top.focus = id
        spot = self.spot(id)
        if spot is not None and spot.area:
            self._reveal(spot)
        app.rested()

    def _reveal(self, spot: Spot) -> None:
        """Scroll until the focus is visible."""
        area = next(area for area in self.app.ui.areas if area.id == spot.area)
        top, bottom = area.box[1], area.box[1] + area.box[3]
        if spot.box[1] < top + 6:
            self.scroll(area.id, spot.box[1] - top - 6)
        elif spot.box[1] + spot.box[3] > bottom - 6:
            self.scroll(area.id, spot.box[1] + spot.box[3] - bottom + 6)

    def page(self, share: float) -> None:
        """Scroll by a share of the visible part: the area with the focus, or else the first one."""
        spot = self.spot(self.app.top.focus)
        areas = self.app.ui.areas
        area = next((each for each in areas if spot is not None and each.id == spot.area), areas[0] if areas else None)
        if area is not None:
            self.scroll(area.id, share * area.box[3])

    def press_focus(self) -> None:
        """Press what has the focus; without a focus, what Enter is for."""
        top = self.app.top
        spot = self.spot(top.focus) or next(
            (spot for spot in self.app.ui.spots if spot.key == "return" and spot.enabled), None)
        if spot is not None:
            self.by_key = True
            self.press(spot)
        elif not (top.is_moving or top.is_waiting):     # The next question takes the focus by itself.
            self.focus(following(self.app.ui.spots, None, 1, self.app.ui.home))

    def press(self, spot: Spot) -> None:
        """Do what the spot is for. A greyed one says why it cannot."""
        self.app.stale = True
        self.app.top.touched(spot.id)
        if spot.enabled and spot.do is not None:
            self.app.sounds.play("press", soft=True)
            spot.do()
        elif not spot.enabled and spot.refuse is not None:
            self.app.sounds.play("refuse", soft=True)
            spot.refuse()
        elif not spot.enabled and (words := spot.words):
            self.app.sounds.play("refuse", soft=True)
            self.app.say(words)

    def spot(self, id: str | None) -> Spot | None:
        return next((spot for spot in self.app.ui.spots if spot.id == id), None)
