"""The winners' tunnel in cross-section: they dig from the cell under the wall and up into the morning.

All numbers are units of the picture, which covers the window (`build/art/breakout.py` draws it).
"""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, pi, sin
from random import Random
from typing import Final, NamedTuple

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ..parts.backdrop import draw_picture

WIDE, TALL = 1600.0, 900.0
FIGURE: Final = 100 / 180               # width of a figure divided by its height
PASSAGE: Final = (130.0, 280.0, 1360.0, 490.0)      # where the picture of the tunnel lies
DAYLIGHT: Final = (1110.0, 100.0, 480.0, 650.0)
SLICES: Final = 68  # number of parts of the tunnel; each appears as a whole, so little is drawn again
FRONT: Final = 104.0                    # height of the end of the tunnel above its middle
RIM: Final = (22, 13, 10)
WHITE: Final = (255, 255, 255, 255)
LAG: Final = 160.0                      # the tunnel has its full width this far before its end
THROUGH: Final = 0.78                   # the share of the time after which they are through and the light is seen
GROUND: Final = 312.0                   # height of the meadow
FROM, TO = 360.0, 1490.0                # how far the tunnel reaches at first and in the end
MOUTH: Final = (1384.0, 304.0)
OPEN: Final = 1400.0                    # from here on there is light in the tunnel
MIDDLE: Final = ((0.0, 655.0), (1060.0, 655.0), (1150.0, 620.0), (1240.0, 520.0), (1340.0, 410.0), (1400.0, 350.0))
STEPS: Final = ((0.0, 748.0), (1100.0, 746.0), (1200.0, 700.0), (1300.0, 560.0), (1372.0, 420.0), (1386.0, 386.0))
BEHIND: Final = 88.0                    # how far the first digger is behind the end of the tunnel
APART: Final = 92.0                     # the distance between two diggers
HIGH: Final = 164.0                     # height of a figure
TOOL: Final = 58.0
HOOKS: Final = (453.0, 517.0, 663.0, 727.0, 873.0, 937.0)       # free places on the back wall


class TimedPicture:
    """A picture that moves for some seconds."""

    length = 0.0                # seconds

    def __init__(self) -> None:
        self.is_still = False       # reduced motion: nothing moves
        self._time = 0.0

    @property
    def is_running(self) -> bool:
        return self._time < self.length

    def tick(self, seconds: float) -> None:
        self._time += seconds


class Digger(NamedTuple):
    """A winner: the inmate, and the pictures of their tools."""

    inmate: str
    tools: tuple[str, ...]


class PictureFrame(NamedTuple):
    """How the picture lies in the window: units of the window per unit of the picture, and its corner."""

    k: float
    left: float
    top: float

    def box(self, x: float, y: float, width: float, height: float) -> Region:
        return Region(self.left + x * self.k, self.top + y * self.k, width * self.k, height * self.k)


def frame_of(ui: Ui) -> PictureFrame:
    """Return how the picture covers the window."""
    k = max(ui.w / WIDE, ui.h / TALL)
    return PictureFrame(k, (ui.w - WIDE * k) / 2, (ui.h - TALL * k) / 2)


def draw_tunnel(ui: Ui, diggers: Sequence[Digger], share: float, *, is_still: bool = False) -> None:
    """Draw the tunnel as far as it is dug at this share of the time."""
    frame = frame_of(ui)
    way = min(1.0, share / THROUGH)
    dug = FROM + (TO - FROM) * way ** 0.9
    is_open = dug >= OPEN
    draw_picture(ui, "escape/breakout")
    _draw_passage(ui, frame, dug)
    if is_open:
        ui.image("escape/daylight", frame.box(*DAYLIGHT))
    _draw_tools(ui, frame, [tool for digger in diggers for tool in digger.tools], dug)
    for place, digger in reversed(list(enumerate(diggers))):
        x = min(dug - BEHIND, STEPS[-1][0]) - place * APART
        hop = 0.0 if is_still else abs(sin(share * 30 + place)) * 9
        if place == 0 and not is_open:
            ui.image("escape/lamplight", frame.box(x - 130, _along(STEPS, x) - 240, 300, 300))
        is_out = place == 0 and is_open
        art = f"escapees/{digger.inmate}" if is_out else f"standees/{digger.inmate}"
        ui.image(art, frame.box(x - HIGH * FIGURE / 2, _along(STEPS, x) - HIGH - hop, HIGH * FIGURE, HIGH))
    if is_still:
        return
    if is_open:
        opened = THROUGH * ((OPEN - FROM) / (TO - FROM)) ** (1 / 0.9)
        draw_clods(ui, frame, MOUTH, (share - opened) / (1 - opened), 300.0, 26)
    else:
        draw_clods(ui, frame, (dug - 26, _along(MIDDLE, dug) + 40), (share * 8) % 1.0, 70.0, 9)


def draw_clods(ui: Ui, frame: PictureFrame, at: tuple[float, float], share: float, high: float, number: int) -> None:
    """Draw earth that flies up and falls."""
    random = Random(11)
    for _ in range(number):
        drift, up, side = random.uniform(-1, 1), random.uniform(0.35, 1.0), random.choice((12.0, 18.0, 26.0))
        x = at[0] + drift * share * high * 0.8
        y = at[1] - up * high * 4 * share * (1 - share)
        ui.image("escape/clod", frame.box(x - side / 2, y - side / 2, side, side))


def _along(line: Sequence[tuple[float, float]], x: float) -> float:
    """Return the height of a line of points at x."""
    for (x0, y0), (x1, y1) in pairwise(line):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return line[-1][1]


def _draw_tools(ui: Ui, frame: PictureFrame, tools: Sequence[str], dug: float) -> None:
    """Draw the tools on the back wall that the diggers have passed."""
    for hook, tool in zip(HOOKS, tools, strict=False):
        if hook + TOOL < dug:
            ui.image(tool, frame.box(hook - TOOL / 2, 650 - TOOL / 2, TOOL, TOOL), look.LAMP)


def _draw_passage(ui: Ui, frame: PictureFrame, dug: float) -> None:
    x, y, width, height = frame.box(*PASSAGE)
    size = ui.px(width), ui.px(height)
    left, top = ui.px(x), ui.px(y)
    end = min(size[0], max(0, ui.px(frame.left + dug * frame.k) - left))
    whole = size[0] if dug >= OPEN else end - ui.px(LAG * frame.k)
    whole = max(0, whole) * SLICES // size[0]

    def cut(number: int) -> pygame.Surface:
        start, stop = size[0] * number // SLICES, size[0] * (number + 1) // SLICES
        picture = ui.cache.art.get("escape/passage", *size)
        return picture.subsurface((start, 0, stop - start, size[1])).copy()

    for number in range(whole):
        part = ui.made(("passage", number, size), lambda number=number: cut(number))      # type: ignore[misc]
        ui.put(part, left + size[0] * number // SLICES, top)
    if whole < SLICES:
        _draw_front(ui, frame, dug, (left + size[0] * whole // SLICES, left + end, top), size)


def _draw_front(ui: Ui, frame: PictureFrame, dug: float, at: tuple[int, int, int], size: tuple[int, int]) -> None:
    """Draw the round end of the tunnel. This is not cached, because it always changes."""
    start, end, top = at
    reach, lag = ui.px(FRONT * frame.k), ui.px(LAG * frame.k)
    offset = start - ui.px(frame.left + PASSAGE[0] * frame.k)
    wide = min(end - start + lag, size[0] - offset)
    passage = ui.cache.art.get("escape/passage", *size).subsurface((offset, 0, wide, size[1]))
    part = passage.copy()
    y = _along(MIDDLE, dug)
    middle = pygame.Vector2(end - start, ui.px(frame.top + y * frame.k) - top)
    ahead = pygame.Vector2(20, _along(MIDDLE, dug + 10) - _along(MIDDLE, dug - 10)).normalize()
    across = pygame.Vector2(-ahead.y, ahead.x) * 2 * lag
    shape = pygame.Surface(part.get_size(), pygame.SRCALPHA)
    back = ahead * 4 * lag
    corners = middle + across, middle - across, middle - across - back, middle + across - back
    pygame.draw.polygon(shape, WHITE, corners)
    pygame.draw.circle(shape, WHITE, middle, reach)
    part.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    turn = atan2(-ahead.y, ahead.x)
    pygame.draw.arc(part, RIM, (middle.x - reach, middle.y - reach, 2 * reach, 2 * reach), turn - pi / 2, turn + pi / 2,
                    max(2, reach // 12))
    part.blit(passage, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)         # The rim stays inside the tunnel
    above = max(0, ui.px(frame.top + GROUND * frame.k) - top)
    part.fill((0, 0, 0, 0), (0, 0, part.get_width(), above))                # and below the grass.
    ui.put(part, start, top)
