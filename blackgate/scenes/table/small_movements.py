"""Small movements on the board: water runs, pots steam, lamps flicker, a guard walks past, figures lean over.

They change only a few times a second and in small areas, so they cost little. With reduced motion there are none.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

import pygame

from ...kit.layout import Region, centred, enclosing
from ...kit.look import Color
from ...kit.ui import Ui
from .board import draw_standee

RATIO: Final = 1.6              # width of a place's picture divided by its height
SHIFT: Final = 1.4              # how far a figure leans to one side, in units
TURNS: Final = 9                # each figure leans over at another one of this many beats

# Where things are in the pictures of the places, as shares of width and height.
STREAMS: Final = (0.415, 0.765)
FALL: Final = (0.42, 0.66)
POTS: Final = ((0.405, 0.42), (0.612, 0.42))
LIGHTS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "cell_block": ((0.525, 0.37), (0.3, 0.3), (0.7, 0.3)), "cell_block_a": ((0.525, 0.37), (0.3, 0.3), (0.7, 0.3)),
    "cell_block_b": ((0.525, 0.37), (0.3, 0.3), (0.7, 0.3)), "infirmary": ((0.65, 0.3),),
    "cafeteria": ((0.5, 0.35), (0.23, 0.3), (0.77, 0.3)), "rec_area": ((0.295, 0.28), (0.565, 0.28)),
    "solitary": ((0.5, 0.35),), "showers": ((0.33, 0.3), (0.67, 0.3)),
}
WARM: Final = (255, 214, 140)
RED: Final = (220, 50, 36)
SWEEP: Final = 34               # number of beats in which the red light crosses the board
SLIT: Final = (0.437, 0.315, 0.126, 0.062)      # the slit in the door of Solitary
ROUND: Final = 40               # beats between two guards
PASSES: Final = 9               # number of beats that a guard is visible


class StandingFigure(NamedTuple):
    """A figure on the board."""

    inmate: str
    seat: int
    box: Region
    is_marked: bool
    ring: Color | None


def draw_places(ui: Ui, places: Mapping[str, Region], beat: int, is_alarmed: bool) -> None:
    """Draw the lights, water and steam. During an alarm all lamps are red, and a red light moves over the board."""
    for name, box in places.items():
        for number, (u, v) in enumerate(LIGHTS.get(name, ())):
            level = (1, 2, 3, 4, 3, 2)[(beat // 3 + number * 2 + len(name)) % 6]
            _glow(ui, *_at(box, u, v), box[3] * 0.5, RED if is_alarmed else WARM, level + (4 if is_alarmed else 0))
        match name:
            case "showers":
                _water(ui, box, beat)
            case "cafeteria":
                _steam(ui, box, beat)
            case "solitary":
                _guard(ui, box, beat)
    if is_alarmed:
        _sweep(ui, list(places.values()), beat)


def _sweep(ui: Ui, boxes: list[Region], beat: int) -> None:
    ground = enclosing(boxes)
    wide = ground.width / 6
    light = ground.column((ground.width - wide) * (beat % SWEEP) / (SWEEP - 1), wide)
    for inset in (0.0, wide / 5, wide / 3):         # brighter in the middle
        _soft(ui, ("sweep",), light.inset(inset, 0), lambda size: _bar(size, (*RED, 20)))


def draw_standees(ui: Ui, standing: list[StandingFigure], beat: int) -> None:
    """Draw the figures; one after another they lean to the other side."""
    for number, (inmate, seat, box, is_marked, ring) in enumerate(standing):
        leans = (beat + TURNS - number % TURNS) // TURNS % 2
        draw_standee(ui, inmate, seat, box.moved(SHIFT * leans), mark=is_marked, ring=ring)


def _at(box: Region, u: float, v: float) -> tuple[float, float]:
    """Return a point of a place's picture, which fills its box."""
    wide = max(box.width, box.height * RATIO)
    x, y = box.centre
    return x + (u - 0.5) * wide, y + (v - 0.5) * wide / RATIO


def _water(ui: Ui, box: Region, beat: int) -> None:
    for number, u in enumerate(STREAMS):
        for drop in range(5):
            v = FALL[0] + (FALL[1] - FALL[0]) * ((beat * 0.37 + drop / 5 + number * 0.2) % 1.0)
            x, y = _at(box, u + 0.014 * (drop - 2), v)
            _soft(ui, ("drop",), Region(x - 1, y, 2.0, 9.0), lambda size: _bar(size, (214, 240, 246, 190)))


def _steam(ui: Ui, box: Region, beat: int) -> None:
    for number, (u, v) in enumerate(POTS):
        gone = (beat + number * 3) % 7
        x, y = _at(box, u, v)
        puff = centred(x + (gone % 2) * 2 - 1, y - gone * 4.0, 9.0 + gone * 1.5)
        _soft(ui, ("puff", gone), puff, partial(_disc, color=(226, 222, 210), alpha=70 - gone * 9))


def _guard(ui: Ui, box: Region, beat: int) -> None:
    """Draw a guard who walks past behind the slit of the door."""
    step = beat % ROUND
    if step >= PASSES:
        return
    u, v, width, height = SLIT
    left, top = _at(box, u, v)
    right, bottom = _at(box, u + width, v + height)
    wide = (right - left) / 3
    x = left + (right - left - wide) * step / (PASSES - 1)
    _soft(ui, ("guard",), Region(x, top, wide, bottom - top), lambda size: _bar(size, (20, 15, 12, 225)))


def _glow(ui: Ui, x: float, y: float, side: float, color: tuple[int, int, int], level: int) -> None:
    _soft(ui, ("glow", color, level), centred(x, y, side), lambda size: _disc(size, color, 9 * level))


def _soft(ui: Ui, key: tuple[object, ...], box: Region, draw: Callable[[tuple[int, int]], pygame.Surface]) -> None:
    size = max(2, ui.px(box.width)), max(2, ui.px(box.height))
    ui.stroke(ui.made(("life", *key, size), lambda: draw(size)), box.x, box.y)


def _bar(size: tuple[int, int], color: tuple[int, int, int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, color, surface.get_rect(), border_radius=min(4, *size) // 2)
    return surface


def _disc(size: tuple[int, int], color: tuple[int, int, int], alpha: int) -> pygame.Surface:
    """Return a disc that is brightest in the middle."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    rings = 12
    for ring in range(rings):
        reach = size[0] / 2 * (1 - ring / rings)
        bright = round(alpha * ((ring + 1) / rings) ** 2)
        pygame.draw.circle(surface, (*color, bright), (size[0] / 2, size[1] / 2), reach)
    return surface
