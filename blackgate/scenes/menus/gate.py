"""The gate of Blackgate at night: a picture in layers. The beam of its lamp moves, and its two leaves can open."""

from collections.abc import Callable
from math import sin, tau
from typing import Final

import pygame
from pygame import Surface
from pygame.transform import smoothscale

from ...kit import look
from ...kit.ui import Ui

WIDE, TALL = 1600.0, 900.0              # size of every layer
LAMP: Final = (1216.0, 246.0)           # the point about which the beam turns
SWEEP: Final = (6.0, 10.0)              # degrees: the middle of its movement, and how far it turns to either side
PERIOD: Final = 17.0                    # seconds for a full movement there and back
BEAM_FRAMES: Final = 20                 # frames per second; the light is slow and needs no more
COARSE: Final = 6                       # the soft beam is made this many times smaller and then stretched
OPENING: Final = 0.4                    # seconds from closed to fully open
NARROWER: Final = 0.42                  # the share of a leaf's width that disappears when it is fully open
STEPS: Final = 24

Part = tuple[Surface, pygame.Rect]


class Gate:
    def __init__(self) -> None:
        self.aim = 0.0                  # how far it shall open, from 0 to 1
        self.is_calm = False
        self._open = 0.0
        self._time = 0.0
        self._beam: tuple[tuple[float, float], Surface, tuple[int, int]] | None = None
        self._parts: dict[str, tuple[tuple[int, int], Part]] = {}

    @property
    def is_turning(self) -> bool:
        return self._open != self.aim

    def tick(self, seconds: float) -> None:
        self._time += seconds
        step = 1.0 if self.is_calm else seconds / OPENING
        self._open = min(self.aim, self._open + step) if self.aim > self._open else max(self.aim, self._open - step)

    def finish(self) -> None:
        self._open = self.aim

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        """Draw what stands still. While the leaves turn, `moving` draws them."""
        size = ui.px(ui.w), ui.px(ui.h)
        ui.put(ui.made(("gate", size), lambda: self._backdrop(ui, size)), 0, 0)
        if not self.is_turning:
            self._leaves(ui)
            if self.is_calm:
                self._put_beam(ui, SWEEP[0])

    def moving(self, ui: Ui) -> None:
        if self.is_turning:
            self._leaves(ui)
        if not self.is_calm:
            moment = int(self._time * BEAM_FRAMES) / BEAM_FRAMES
            self._put_beam(ui, SWEEP[0] + SWEEP[1] * sin(moment / PERIOD * tau))

    def _cover(self, ui: Ui) -> tuple[float, float, float]:
        """Return the pixels per unit of the picture, and its left and top edge. The picture covers the window."""
        width, height = ui.w * ui.u, ui.h * ui.u
        k = max(width / WIDE, height / TALL)
        return k, (width - WIDE * k) / 2, (height - TALL * k) / 2

    def _backdrop(self, ui: Ui, size: tuple[int, int]) -> Surface:
        surface = Surface(size)
        surface.fill(look.NIGHT)
        for name in ("sky", "wall"):
            self._blit_layer(ui, name, surface)
        return surface

    def _blit_layer(self, ui: Ui, name: str, target: Surface) -> None:
        k, left, top = self._cover(ui)
        layer = ui.cache.art.get(f"title/{name}", round(WIDE * k), round(TALL * k))
        target.blit(layer, (round(left), round(top)))

    def _leaves(self, ui: Ui) -> None:
        size = ui.px(ui.w), ui.px(ui.h)
        step = round(self._open * STEPS)
        for name in ("gate_left", "gate_right"):
            leaf, box = self._part(ui, name, size)
            width = max(1, round(box.w * (1 - NARROWER * step / STEPS)))
            turned = ui.made(
                ("leaf", name, size, step),
                lambda leaf=leaf, box=box, width=width: smoothscale(leaf, (width, box.h)),     # type: ignore[misc]
            )
            ui.put(turned, box.x if name == "gate_left" else box.right - width, box.y)

    def _part(self, ui: Ui, name: str, size: tuple[int, int]) -> Part:
        """Return the visible part of a layer at the window's size, and its place. It is kept for the next frames."""
        def make() -> Surface:
            surface = Surface(size, pygame.SRCALPHA)
            self._blit_layer(ui, name, surface)
            return surface

        return self._kept(name, size, make)

    def _part_of_beam(self, ui: Ui, k: float) -> Part:
        """Return the small picture of the beam."""
        size = round(WIDE * k / COARSE), round(TALL * k / COARSE)
        return self._kept("beam", size, lambda: ui.cache.art.get("title/lamp_beam", *size))

    def _kept(self, name: str, size: tuple[int, int], make: Callable[[], Surface]) -> Part:
        if name not in self._parts or self._parts[name][0] != size:
            whole = make()
            box = whole.get_bounding_rect()
            self._parts[name] = size, (whole.subsurface(box).copy(), box)
        return self._parts[name][1]

    def _put_beam(self, ui: Ui, angle: float) -> None:
        k, left, top = self._cover(ui)
        if self._beam is None or self._beam[0] != (k, angle):
            part = self._part_of_beam(ui, k)
            self._beam = (k, angle), *_turned(*part, k, angle)
        _, surface, (x, y) = self._beam
        ui.put(surface, round(left + LAMP[0] * k) + x, round(top + LAMP[1] * k) + y)


def _turned(beam: Surface, box: pygame.Rect, k: float, angle: float) -> tuple[Surface, tuple[int, int]]:
    """Return the beam turned about the lamp, and its corner relative to the lamp."""
    turned = pygame.transform.rotozoom(beam, angle, 1.0)
    middle = pygame.Vector2(box.center) - pygame.Vector2(LAMP[0] * k / COARSE, LAMP[1] * k / COARSE)
    corner = middle.rotate(-angle) - pygame.Vector2(turned.get_size()) / 2
    return pygame.transform.smoothscale_by(turned, COARSE), (round(corner.x * COARSE), round(corner.y * COARSE))
