"""Stencils: parts are drawn from back to front, and each cuts a gap around itself.

In a stencil no colours touch and no part lies over another: a part in front cuts away what is behind it, with an empty
gap around it. So a picture can still be recognised in one flat colour. Needs skia-pathops; the SVG files it writes are
shipped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path as File

from pathops import Path, PathVerb

from .shapes import Matrix, Point, Shape, dots, matrix_of, smooth, stroked, times

INK, ORANGE, RED, BLUE = "#2b221c", "#d9772b", "#a63a2b", "#5b7c8d"
YELLOW, MOSS, BONE, VIOLET = "#e2b04a", "#6f7f4a", "#efe6d0", "#7b6a86"
GAP = 3.6


def opening(size: tuple[float, float]) -> str:
    width, height = size
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
            f'viewBox="0 0 {width:g} {height:g}">')


class Picture:
    def __init__(self, width: float = 128, height: float = 128) -> None:
        self.size = (width, height)
        self.parts: list[tuple[Shape, str]] = []
        self.matrix: Matrix = (1, 0, 0, 1, 0, 0)

    @contextmanager
    def at(self, x: float = 0, y: float = 0, turn: float = 0, size: float = 1,
           tall: float | None = None) -> Iterator[None]:
        """Draw what follows sized, turned about its origin and shifted; gaps keep their width."""
        before = self.matrix
        self.matrix = times(before, matrix_of(x, y, turn, size, tall))
        yield
        self.matrix = before

    def f(self, shape: Shape, colour: str = INK, gap: float = GAP) -> None:
        """Lay a part over what is there."""
        shape = shape.moved(self.matrix)
        self.hole(shape.grown(gap) if gap > 0 else shape, moved=True)
        self.parts.append((shape, colour))

    def under(self, shape: Shape, colour: str = INK, gap: float = GAP) -> None:
        """Slip a part behind everything that is there."""
        shape = shape.moved(self.matrix)
        for other, _ in self.parts:
            shape -= other.grown(gap) if gap > 0 else other
        self.parts.append((shape, colour))

    def hole(self, shape: Shape, moved: bool = False) -> None:
        shape = shape if moved else shape.moved(self.matrix)
        self.parts = [(part - shape, colour) for part, colour in self.parts]

    def cut(self, text: str, width: float = 2.8, cap: str = "round") -> None:
        """Cut a smooth line; its width is not sized."""
        path = Path()
        smooth(path, dots(text), closed=False)
        path = path.transform(*self.matrix)
        self.hole(stroked(path, width, cap), moved=True)

    def cuts(self, *texts: str, width: float = 2.8) -> None:
        for text in texts:
            self.cut(text, width)

    def svg(self, seed: int, shake: float) -> str:
        colours: dict[str, Shape] = {}
        for shape, colour in self.parts:
            colours[colour] = colours[colour] | shape if colour in colours else shape
        lines = [opening(self.size)]
        for colour, shape in colours.items():
            if data := outline(shape.path, seed, shake):
                lines.append(f'<path fill="{colour}" fill-rule="evenodd" d="{data}"/>')
        return "\n".join([*lines, "</svg>", ""])


STEPS = {PathVerb.LINE: "l", PathVerb.QUAD: "q", PathVerb.CUBIC: "c"}


def noise(x: float, y: float, seed: int) -> float:
    """Smooth noise from -1 to 1: the hand that cuts is not a machine."""
    return (math.sin(x * 0.19 + seed * 1.7) + math.sin(y * 0.23 + seed * 2.3 + x * 0.05)
            + math.sin((x - y) * 0.13 + seed)) / 3


def is_crumb(contour: Path) -> bool:
    """Too small or too thin to be cut."""
    points = [point for _, raw in contour for point in raw]
    around = sum(math.dist(one, other) for one, other in pairwise([*points, points[0]]))
    area: float = abs(contour.area)
    return area < 2.2 or area / around < 0.4


def outline(path: Path, seed: int, shake: float, crumbs: bool = False) -> str:
    """Path data in short relative steps of tenths, without crumbs."""
    pieces = []
    for contour in path.contours:
        if not crumbs and is_crumb(contour):
            continue
        words: list[str] = []
        at = (0, 0)
        for verb, raw in contour:
            points = [shaken(point, seed, shake) for point in raw]
            if verb == PathVerb.CLOSE:
                words.append("z")
            elif verb == PathVerb.MOVE:
                words.append(f"M{joined(points, (0, 0))}")
            elif points[-1] != at:
                words.append(f"{STEPS[verb]}{joined(points, at)}")
            at = points[-1] if points else at
        pieces.append(shortened(words))
    return "".join(pieces)


def shaken(point: Point, seed: int, shake: float) -> tuple[int, int]:
    """The point in tenths."""
    x, y = point
    return (round((x + shake * noise(x, y, seed)) * 10), round((y + shake * noise(y, x, seed + 7)) * 10))


def joined(points: list[tuple[int, int]], at: tuple[int, int]) -> str:
    text = ""
    for x, y in points:
        for value in (x - at[0], y - at[1]):
            number = f"{value / 10:g}".replace("0.", ".", 1) if abs(value) < 10 else f"{value / 10:g}"
            text += number if not text or number.startswith("-") else f" {number}"
    return text


def shortened(words: list[str]) -> str:
    """The same command is not repeated."""
    text, last = "", ""
    for word in words:
        if word[0] == last and last not in "Mz":
            text += word[1:] if word[1] == "-" else f" {word[1:]}"
        else:
            text += word
        last = word[0]
    return text


def write(folder: File, pictures: dict[str, Callable[[Picture], None]], shake: float = 0.55,
          size: tuple[float, float] = (128, 128)) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in pictures.items():
        picture = Picture(*size)
        draw(picture)
        (folder / f"{name}.svg").write_text(picture.svg(sum(map(ord, name)), shake), encoding="utf-8")


class Painting:
    """Shapes laid over each other in full colour: for what is never drawn flat."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (width, height)
        self.lights: list[str] = []
        self.parts: list[tuple[Shape, str]] = []

    def light(self, name: str, line: tuple[float, float, float, float], *stops: str) -> str:
        """A gradient along a line, from colour to colour; the fill to name it by."""
        x1, y1, x2, y2 = line
        inside = "".join(f'<stop offset="{100 * n // (len(stops) - 1)}%" stop-color="{stop}"/>' for n,
                         stop in enumerate(stops))
        self.lights.append(f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:g}" y1="{y1:g}" '
                           f'x2="{x2:g}" y2="{y2:g}">{inside}</linearGradient>')
        return f"url(#{name})"

    def glow(self, name: str, x: float, y: float, radius: float, *stops: str) -> str:
        inside = "".join(f'<stop offset="{100 * n // (len(stops) - 1)}%" stop-color="{stop}"/>' for n,
                         stop in enumerate(stops))
        self.lights.append(f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" '
                           f'r="{radius:g}">{inside}</radialGradient>')
        return f"url(#{name})"

    def lay(self, shape: Shape, colour: str) -> None:
        self.parts.append((shape, colour))

    def paste(self, picture: Picture, x: float = 0, y: float = 0, turn: float = 0, size: float = 1,
              colour: str | None = None) -> None:
        colours: dict[str, Shape] = {}
        for shape, own in picture.parts:
            key = colour or own
            colours[key] = colours[key] | shape if key in colours else shape
        for key, shape in colours.items():
            self.lay(shape.to(x, y, turn, size), key)

    def svg(self, seed: int, shake: float) -> str:
        lines = [opening(self.size)]
        if self.lights:
            lines.append(f"<defs>{''.join(self.lights)}</defs>")
        lines += [f'<path fill="{colour}" fill-rule="evenodd" d="{data}"/>' for shape, colour in self.parts
                  if (data := outline(shape.path, seed, shake, crumbs=True))]
        return "\n".join([*lines, "</svg>", ""])


def paint(folder: File, paintings: dict[str, Callable[[Painting], None]], size: tuple[float, float],
          shake: float = 0.55) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in paintings.items():
        painting = Painting(*size)
        draw(painting)
        (folder / f"{name}.svg").write_text(painting.svg(sum(map(ord, name)), shake), encoding="utf-8")
