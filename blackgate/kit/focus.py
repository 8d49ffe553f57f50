"""The focus: where it goes, what is scrolled for it, and pressing what has it."""

from typing import Protocol

from .scene import Host
from .spots import Spot, following, toward
from .ui import Ui


class Led(Host, Protocol):
    """What mouse, keys and controller lead, beyond what a scene asks."""

    @property
    def ui(self) -> Ui:
        """The picture as it is shown, with all its spots."""

    def rested(self) -> None:
        """The focus moved."""

    def resized(self) -> None:
        """The player pulled at the window's edge."""

    def uncovered(self) -> None:
        """What lay over the window is gone."""

    def help(self, topic: str) -> None:
        """F1."""


class Focus:
    def __init__(self, app: Led) -> None:
        self.app = app
        self.by_key = False             # whether the focus was last moved without the mouse

    def scroll(self, area: str, by: float) -> None:
        offsets = self.app.top.offsets
        offsets[area] = max(0.0, offsets.get(area, 0.0) + by)
        self.app.stale = True

    def go(self, direction: tuple[int, int]) -> None:
        spot = self.spot(self.app.top.focus)
        if spot is not None and spot.nudge is not None and direction[0]:
            spot.nudge(direction[0])
            self.by_key = True
            self.app.stale = True
            return
        self.focus(toward(self.app.ui.spots, self.app.top.focus, direction))

    def focus(self, id: str | None) -> None:
        app = self.app
        self.by_key = True
        app.top.focus = id
        spot = self.spot(id)
        if spot is not None and spot.area:
            self._reveal(spot)
        app.rested()

    def _reveal(self, spot: Spot) -> None:
        """Scroll so far that the focus can be seen."""
        area = next(area for area in self.app.ui.areas if area.id == spot.area)
        top, bottom = area.box[1], area.box[1] + area.box[3]
        if spot.box[1] < top + 6:
            self.scroll(area.id, spot.box[1] - top - 6)
        elif spot.box[1] + spot.box[3] > bottom - 6:
            self.scroll(area.id, spot.box[1] + spot.box[3] - bottom + 6)

    def page(self, direction: int) -> None:
        spot = self.spot(self.app.top.focus)
        areas = self.app.ui.areas
        area = next((each for each in areas if spot is not None and each.id == spot.area), areas[0] if areas else None)
        if area is not None:
            self.scroll(area.id, direction * area.box[3] * 0.85)

    def press_focus(self) -> None:
        spot = self.spot(self.app.top.focus)
        if spot is None:
            self.focus(following(self.app.ui.spots, None, 1))
        else:
            self.by_key = True
            self.press(spot)

    def press(self, spot: Spot) -> None:
        """Do what the spot is for; a greyed one says why not."""
        self.app.stale = True
        self.app.top.touched(spot.id)
        if spot.enabled and spot.do is not None:
            self.app.sounds.play("press", soft=True)
            spot.do()
        elif not spot.enabled and (words := spot.words):
            self.app.sounds.play("refuse", soft=True)
            self.app.say(words)

    def spot(self, id: str | None) -> Spot | None:
        return next((spot for spot in self.app.ui.spots if spot.id == id), None)
