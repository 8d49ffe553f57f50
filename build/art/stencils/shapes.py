"""Areas and how to draw them: smooth and straight outlines, strokes, discs, boxes, stars.

Points are written as "x,y x,y! ...": a line goes smoothly through them, a ! makes a corner. Needs skia-pathops.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import pathops
from pathops import LineCap, LineJoin, Path

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
CAPS = {"round": LineCap.ROUND_CAP, "butt": LineCap.BUTT_CAP, "square": LineCap.SQUARE_CAP}


class Shape:
    """An area, with | & - for joining, crossing and cutting."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __or__(self, other: Shape) -> Shape:
        return Shape(combined(self.path, other.path, pathops.PathOp.UNION))

    def __sub__(self, other: Shape) -> Shape:
        return Shape(combined(self.path, other.path, pathops.PathOp.DIFFERENCE))

    def __and__(self, other: Shape) -> Shape:
        return Shape(combined(self.path, other.path, pathops.PathOp.INTERSECTION))

    def moved(self, matrix: Matrix) -> Shape:
        return Shape(self.path.transform(*matrix))

    def to(self, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, tall: float | None = None) -> Shape:
        """Sized and turned about the origin, then shifted."""
        return self.moved(matrix_of(x, y, turn, size, tall))

    def about(self, x: float, y: float, turn: float, size: float = 1) -> Shape:
        return self.to(-x, -y).to(x, y, turn, size)

    def grown(self, by: float) -> Shape:
        edge = Path(self.path)
        edge.stroke(2 * abs(by), LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
        edge.convertConicsToQuads()
        edge.simplify(fix_winding=True)
        return self | Shape(edge) if by > 0 else self - Shape(edge)


def combined(one: Path, other: Path, how: pathops.PathOp) -> Path:
    result = pathops.op(one, other, how, fix_winding=True)
    result.convertConicsToQuads()
    return result


def matrix_of(x: float, y: float, turn: float, size: float, tall: float | None) -> Matrix:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    tall = size if tall is None else tall
    return (size * cos, size * sin, -tall * sin, tall * cos, x, y)


def times(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def dots(text: str) -> list[tuple[Point, bool]]:
    """The points of "x,y x,y! ...", a ! makes a corner."""
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append(((float(x), float(y)), word.endswith("!")))
    return found


def smooth(path: Path, points: list[tuple[Point, bool]], closed: bool) -> None:
    """A curve through points whose tangent is along their neighbours; corners stay sharp."""
    count = len(points)

    def tangent(n: int) -> Point:
        if points[n][1] or (not closed and n in (0, count - 1)):
            return (0, 0)
        (ax, ay), (bx, by) = points[(n - 1) % count][0], points[(n + 1) % count][0]
        length = math.hypot(bx - ax, by - ay) or 1
        return ((bx - ax) / length, (by - ay) / length)

    path.moveTo(*points[0][0])
    for n in range(count if closed else count - 1):
        (ax, ay), (bx, by) = points[n][0], points[(n + 1) % count][0]
        out, into = tangent(n), tangent((n + 1) % count)
        if out == (0, 0) and into == (0, 0):
            path.lineTo(bx, by)
            continue
        reach = math.hypot(bx - ax, by - ay) * 0.36
        path.cubicTo(ax + out[0] * reach, ay + out[1] * reach, bx - into[0] * reach, by - into[1] * reach, bx, by)
    if closed:
        path.close()


def solid(path: Path) -> Shape:
    path.convertConicsToQuads()
    path.simplify(fix_winding=True)
    return Shape(path)


def o(text: str) -> Shape:
    """The area inside a smooth closed line."""
    path = Path()
    smooth(path, dots(text), closed=True)
    return solid(path)


def g(text: str, rounded: float = 1.0) -> Shape:
    """A polygon with slightly rounded corners."""
    points = [point for point, _ in dots(text)]
    path, count = Path(), len(points)
    for n, (x, y) in enumerate(points):
        ends = []
        for ax, ay in (points[n - 1], points[(n + 1) % count]):
            length = math.hypot(ax - x, ay - y) or 1
            step = min(rounded, length / 2.2) / length
            ends.append((x + (ax - x) * step, y + (ay - y) * step))
        (path.lineTo if n else path.moveTo)(*ends[0])
        path.quadTo(x, y, *ends[1])
    path.close()
    return solid(path)


def stroked(path: Path, width: float, cap: str, join: LineJoin = LineJoin.ROUND_JOIN) -> Shape:
    path.stroke(width, CAPS[cap], join, 4)
    return solid(path)


def l(text: str, width: float, cap: str = "round", closed: bool = False) -> Shape:  # noqa: E743
    """A smooth line of some width."""
    path = Path()
    smooth(path, dots(text), closed)
    return stroked(path, width, cap)


def z(text: str, width: float, cap: str = "butt", closed: bool = False) -> Shape:
    """A straight line of some width, with mitred bends."""
    path = Path()
    for n, (point, _) in enumerate(dots(text)):
        (path.lineTo if n else path.moveTo)(*point)
    if closed:
        path.close()
    return stroked(path, width, cap, LineJoin.MITER_JOIN)


def brush(text: str, *widths: float) -> Shape:
    """A smooth line whose width changes from point to point."""
    line = traced(text)
    left, right = [], []
    for n, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(n - 1, 0)], line[min(n + 1, len(line) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        place = n / (len(line) - 1) * (len(widths) - 1)
        low = min(int(place), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (place - low)) / 2
        left.append((x - (by - ay) / length * half, y + (bx - ax) / length * half))
        right.append((x + (by - ay) / length * half, y - (bx - ax) / length * half))
    edge = Path()
    outline = thinned(left) + thinned(right)[::-1]
    corners = {0, len(outline) // 2 - 1, len(outline) // 2, len(outline) - 1}
    smooth(edge, [(point, n in corners) for n, point in enumerate(outline)], closed=True)
    return solid(edge)


def limb(text: str, *widths: float) -> Shape:
    """A brush with round ends: fingers, arms and legs."""
    (start, _), *_, (end, _) = dots(text)
    return brush(text, *widths) | c(*start, widths[0] / 2) | c(*end, widths[-1] / 2)


def traced(text: str) -> list[Point]:
    """Points close together on a smooth line."""
    path = Path()
    smooth(path, dots(text), closed=False)
    line: list[Point] = []
    for verb, points in path.segments:
        if verb == "moveTo":
            line.append(points[0])
        elif verb == "lineTo":
            start = line[-1]
            line += [mix(start, points[0], n / 4) for n in range(1, 5)]
        elif verb == "curveTo":
            start, (one, other, end) = line[-1], points
            line += [bezier(start, one, other, end, n / 8) for n in range(1, 9)]
    return line


def along(text: str, step: float, start: float = 0) -> Iterator[tuple[float, float, float]]:
    """Places at equal steps on a smooth line, each with the direction there in degrees."""
    wanted, gone = start, 0.0
    for (ax, ay), (bx, by) in pairwise(traced(text)):
        length = math.hypot(bx - ax, by - ay)
        while length and wanted <= gone + length:
            x, y = mix((ax, ay), (bx, by), (wanted - gone) / length)
            yield x, y, math.degrees(math.atan2(by - ay, bx - ax))
            wanted += step
        gone += length


def thinned(line: list[Point]) -> list[Point]:
    return [*line[:-2:4], line[-1]]


def mix(one: Point, other: Point, share: float) -> Point:
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    ab, bc, cd = mix(a, b, t), mix(b, c, t), mix(c, d, t)
    return mix(mix(ab, bc, t), mix(bc, cd, t), t)


def e(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Shape:
    k = 0.5523
    path = Path()
    path.moveTo(1, 0)
    for ax, ay, bx, by, cx, cy in ((1, k, k, 1, 0, 1), (-k, 1, -1, k, -1, 0), (-1, -k, -k, -1, 0, -1), (k, -1, 1, -k,
                                                                                                        1, 0)):
        path.cubicTo(ax, ay, bx, by, cx, cy)
    path.close()
    return Shape(path).to(0, 0, 0, rx, ry).to(x, y, turn)


def c(x: float, y: float, radius: float) -> Shape:
    return e(x, y, radius, radius)


def ring(x: float, y: float, radius: float, width: float) -> Shape:
    return c(x, y, radius + width / 2) - c(x, y, radius - width / 2)


def r(x: float, y: float, w: float, h: float, rounded: float = 1.5, turn: float = 0) -> Shape:
    """A box from its upper left corner, turned about its middle."""
    k = min(rounded, w / 2, h / 2)
    path, q = Path(), 0.5523
    path.moveTo(k, 0)
    path.lineTo(w - k, 0)
    path.cubicTo(w - k + k * q, 0, w, k - k * q, w, k)
    path.lineTo(w, h - k)
    path.cubicTo(w, h - k + k * q, w - k + k * q, h, w - k, h)
    path.lineTo(k, h)
    path.cubicTo(k - k * q, h, 0, h - k + k * q, 0, h - k)
    path.lineTo(0, k)
    path.cubicTo(0, k - k * q, k - k * q, 0, k, 0)
    path.close()
    return Shape(path).to(-w / 2, -h / 2).to(x + w / 2, y + h / 2, turn)


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = 0, rounded: float = 0.8) -> Shape:
    corners = []
    for n in range(2 * tips):
        angle = math.radians(turn - 90 + 180 * n / tips)
        radius = inner if n % 2 else outer
        corners.append(f"{x + radius * math.cos(angle):.2f},{y + radius * math.sin(angle):.2f}")
    return g(" ".join(corners), rounded)


def arc(x: float, y: float, radius: float, start: float, end: float, width: float, cap: str = "butt") -> Shape:
    """A part of a ring between two angles (0 is to the right, clockwise)."""
    steps = max(2, math.ceil(abs(end - start) / 30))
    path, before = Path(), (0.0, 0.0)
    k = 4 / 3 * math.tan(math.radians((end - start) / steps) / 4) * radius
    for n in range(steps + 1):
        angle = math.radians(start + (end - start) * n / steps)
        px, py = x + radius * math.cos(angle), y + radius * math.sin(angle)
        tx, ty = -math.sin(angle) * k, math.cos(angle) * k
        if n:
            path.cubicTo(before[0], before[1], px - tx, py - ty, px, py)
        else:
            path.moveTo(px, py)
        before = (px + tx, py + ty)
    return stroked(path, width, cap)


def every(*shapes: Shape) -> Shape:
    total = shapes[0]
    for shape in shapes[1:]:
        total |= shape
    return total
