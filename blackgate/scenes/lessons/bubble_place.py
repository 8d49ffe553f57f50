"""Finds a place for the bubble: near the things it speaks of, never over them, and over as little else as possible."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from ...kit.layout import Region
from ...kit.spots import Box

STEP: Final = 28.0          # distance between the places that are tried
EDGE: Final = 6.0           # distance from the edge of the window
APART: Final = 8.0          # distance from the things it points at
FORBIDDEN: Final = 1e9
NEAR: Final = 150.0         # the cost of a unit of distance, compared with covered area


class ScreenPart(NamedTuple):
    """A part of the screen, and how much it matters that it stays visible."""

    box: Box
    weight: float


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    tall = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


def gap(one: Box, other: Box) -> float:
    """Return the distance between two boxes, edge to edge."""
    wide = max(one[0] - other[0] - other[2], other[0] - one[0] - one[2], 0.0)
    tall = max(one[1] - other[1] - other[3], other[1] - one[1] - one[3], 0.0)
    return hypot(wide, tall)


def place(
    canvas: tuple[float, float], sizes: Sequence[tuple[float, float]], pointed: Sequence[Box],
    parts: Sequence[ScreenPart],
) -> Box:
    """Return the best box for a bubble of one of the sizes: the first size that covers nothing it points at."""
    best: tuple[float, Box] | None = None
    far = [Region(*box).inset(-APART) for box in pointed]
    for width, height in sizes:
        for candidate in _places(canvas, width, height):
            cost = NEAR * min(gap(candidate, box) for box in pointed) if pointed else 0.0
            if best is not None and cost >= best[0]:
                continue
            cost += FORBIDDEN * sum([overlap(candidate, box) for box in far])
            if best is not None and cost >= best[0]:
                continue
            cost += sum([overlap(candidate, part.box) * part.weight for part in parts])
            if best is None or cost < best[0]:
                best = cost, candidate
        if best is not None and best[0] < FORBIDDEN:
            break
    assert best is not None
    return best[1]


def _places(canvas: tuple[float, float], width: float, height: float) -> list[Box]:
    most_x, most_y = max(EDGE, canvas[0] - width - EDGE), max(EDGE, canvas[1] - height - EDGE)
    across = [EDGE + STEP * n for n in range(int((most_x - EDGE) / STEP) + 1)] + [most_x]
    down = [EDGE + STEP * n for n in range(int((most_y - EDGE) / STEP) + 1)] + [most_y]
    return [(x, y, width, height) for y in down for x in across]


def around(canvas: tuple[float, float], holes: Sequence[Box]) -> list[Box]:
    """Return rectangles that fill the canvas except for the holes."""
    edges = sorted({0.0, canvas[1], *(min(max(edge, 0.0), canvas[1]) for x, y, w, h in holes for edge in (y, y + h))})
    left: list[Box] = []
    for top, bottom in pairwise(edges):
        spans = sorted((x, x + w) for x, y, w, h in holes if y < bottom and y + h > top)
        at = 0.0
        for start, end in spans:
            if start > at:
                left.append((at, top, start - at, bottom - top))
            at = max(at, end)
        if at < canvas[0]:
            left.append((at, top, canvas[0] - at, bottom - top))
    return left
