"""Writes the plain SVG that pygame's loader understands: no clip, mask, filter, pattern, use, style or text.

A picture is a list of elements in painting order. Colours are '#rrggbb'; coordinates are rounded to a tenth, which
keeps the files small. Many small shapes of one colour go into one path, which keeps them quick to rasterise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

Point = tuple[float, float]
ASSETS = Path(__file__).resolve().parents[2] / "assets"

NIGHT, DEEP_BRICK, BRICK, LIT_BRICK, MORTAR = "#14161c", "#2a1d1b", "#5a3328", "#8a4b33", "#3a2a26"
STEEL, LIGHT_STEEL, LAMP, GLOW, ORANGE = "#4c5a63", "#8fa0a8", "#f2c166", "#ffdf9a", "#d9772b"
BONE, PAPER, INK, BLOOD, MOSS, TILE = "#efe6d0", "#e9dfc6", "#2b221c", "#a63a2b", "#6f7f4a", "#7fa0a0"


def number(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def short(value: object) -> str:
    """An attribute's value: opacities keep two places, measures one."""
    if not isinstance(value, float):
        return str(value)
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0" if abs(value) < 1 else number(value)


def mix(one: str, other: str, share: float) -> str:
    """The colour that is `share` of the way from one to the other."""
    share = min(1.0, max(0.0, share))
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def dark(colour: str, share: float) -> str:
    return mix(colour, NIGHT, share)


def light(colour: str, share: float) -> str:
    return mix(colour, GLOW, share)


def pts(text: str) -> list[Point]:
    """The points of a shape, written as 'x y, x y'."""
    return [(float(x), float(y)) for x, y in (pair.split() for pair in text.split(","))]


def outline(points: Iterable[Point], close: bool = True) -> str:
    """Path data through the points, written relatively: most steps are short."""
    data, here = "", (0.0, 0.0)
    for i, point in enumerate(points):
        x, y = round(point[0], 1), round(point[1], 1)
        if i == 0:
            data += f"M{number(x)} {number(y)}l"
        else:
            dx, dy = number(x - here[0]), number(y - here[1])
            data += f"{dx}{'' if dy.startswith('-') else ' '}{dy} "
        here = (x, y)
    return data.strip() + ("z" if close else "")


def smooth(points: Sequence[Point], close: bool = True, pull: float = 1 / 6) -> str:
    """Path data of a soft curve through the points (Catmull-Rom as cubics)."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if close else points[min(max(i, 0), n - 1)]

    data = f"M{number(points[0][0])} {number(points[0][1])}"
    for i in range(n if close else n - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        one = start[0] + (end[0] - before[0]) * pull, start[1] + (end[1] - before[1]) * pull
        two = end[0] - (after[0] - start[0]) * pull, end[1] - (after[1] - start[1]) * pull
        data += "C" + " ".join(number(v) for v in (*one, *two, *end))
    return data + ("Z" if close else "")


class Picture:
    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.defs: list[str] = []
        self.body: list[str] = []
        self.is_sad = False  # how the faces on it look

    def add(self, tag: str, **given: object) -> None:
        words = [tag]
        for key, value in given.items():
            if value is None:
                continue
            words.append(f'{key.replace("_", "-")}="{short(value)}"')
        self.body.append(f"<{' '.join(words)}/>")

    def path(self, data: str, fill: str = "none", **more: object) -> None:
        self.add("path", fill=fill, **more, d=data)

    def poly(self, points: Iterable[Point], fill: str = "none", **more: object) -> None:
        self.path(outline(points), fill, **more)

    def curve(
        self, points: Sequence[Point], fill: str = "none", close: bool = True, pull: float = 1 / 6, **more: object
    ) -> None:
        self.path(smooth(points, close, pull), fill, **more)

    def line(self, points: Iterable[Point], stroke: str, width: float, cap: str = "round", **more: object) -> None:
        self.path(
            outline(points, close=False),
            stroke=stroke,
            stroke_width=width,
            stroke_linecap=cap,
            stroke_linejoin="round",
            **more,
        )

    def rect(self, x: float, y: float, w: float, h: float, fill: str = "none", **more: object) -> None:
        self.add("rect", x=float(x), y=float(y), width=float(w), height=float(h), fill=fill, **more)

    def disc(self, x: float, y: float, r: float, fill: str = "none", **more: object) -> None:
        self.add("circle", cx=float(x), cy=float(y), r=float(r), fill=fill, **more)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str = "none", **more: object) -> None:
        self.add("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), fill=fill, **more)

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        self.body.append(f'<g transform="{transform}">')
        yield
        self.body.append("</g>")

    def _gradient(self, tag: str, place: dict[str, float], stops: Sequence[tuple[float, str, float]]) -> str:
        name = f"g{len(self.defs)}"
        words = " ".join(f'{k}="{number(v)}"' for k, v in place.items())
        inside = "".join(
            f'<stop offset="{offset:g}" stop-color="{colour}"'
            + ("" if alpha == 1 else f' stop-opacity="{alpha:g}"')
            + "/>"
            for offset, colour, alpha in stops
        )
        self.defs.append(f'<{tag} id="{name}" gradientUnits="userSpaceOnUse" {words}>{inside}</{tag}>')
        return f"url(#{name})"

    def linear(self, start: Point, end: Point, *stops: tuple[float, str, float]) -> str:
        return self._gradient("linearGradient", {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}, stops)

    def radial(self, x: float, y: float, r: float, *stops: tuple[float, str, float]) -> str:
        return self._gradient("radialGradient", {"cx": x, "cy": y, "r": r}, stops)

    def glow(self, x: float, y: float, r: float, colour: str = LAMP, alpha: float = 0.5, flat: float = 1.0) -> None:
        """A soft pool of light; `flat` squeezes it to lie on a floor."""
        fill = self.radial(
            0, 0, r, (0, colour, alpha), (0.35, colour, alpha * 0.45), (0.7, colour, alpha * 0.12), (1, colour, 0)
        )
        squeeze = f"translate({number(x)} {number(y)})" + (f" scale(1 {flat:g})" if flat != 1 else "")
        with self.group(squeeze):
            self.disc(0, 0, r, fill)

    def beam(self, points: Sequence[Point], start: Point, end: Point, colour: str = LAMP, alpha: float = 0.3) -> None:
        """Light that fades from start to end within the polygon."""
        self.poly(points, self.linear(start, end, (0, colour, alpha), (1, colour, 0)))

    def batch(self, shapes: Iterable[tuple[Sequence[Point], str]], **more: object) -> None:
        """Shapes that do not overlap, one path for each colour."""
        paths: dict[str, list[str]] = {}
        for points, colour in shapes:
            paths.setdefault(colour, []).append(outline(points))
        for colour, data in paths.items():
            self.path("".join(data), colour, **more)

    def strokes(self, lines: Iterable[tuple[Sequence[Point], str]], width: float, cap: str = "butt") -> None:
        paths: dict[str, list[str]] = {}
        for points, colour in lines:
            paths.setdefault(colour, []).append(outline(points, close=False))
        for colour, data in paths.items():
            self.path("".join(data), stroke=colour, stroke_width=width, stroke_linecap=cap)

    def svg(self) -> str:
        w, h = number(self.width), number(self.height)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        defs = "<defs>\n" + "\n".join(self.defs) + "\n</defs>\n" if self.defs else ""
        return head + "\n" + defs + "\n".join(self.body) + "\n</svg>\n"

    def save(self, name: str) -> None:
        target = ASSETS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.svg())
