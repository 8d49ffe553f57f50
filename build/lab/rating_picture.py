"""Draws the ratings of single games by level and way to play: docs/pictures/rating.svg, with its figures in rating.csv.

`python build/lab rating judge` writes both.
"""

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles
from typing import Final, NamedTuple

from blackgate.coach.rating import FIXED, MOST
from blackgate.disk.files import write_whole

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURE: Final = ROOT / "docs" / "pictures" / "rating.svg"
WIDTH, LEFT, RIGHT, TOP, BOTTOM = 720, 90, 20, 46, 26
LINE, GAP = 13, 14          # height for a level, and between two ways to play
COLOURS: Final = dict(zip(FIXED, ("#8a8a8a", "#b8860b", "#2b5d8a", "#7a2b2b"), strict=True))
FEWEST: Final = 2           # games, for a distribution


class Point(NamedTuple):
    """The rating of one game."""

    mode: str
    level: str
    number: int


def picture(points: Sequence[Point]) -> str:
    """For each level and way to play: the middle 90 % of the games as a line, the middle half as a bar, the median."""
    modes = list(dict.fromkeys(point.mode for point in points))
    block = LINE * len(FIXED) + GAP
    height = TOP + block * len(modes) + BOTTOM

    def across(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / MOST

    lines = [
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
         'font-size="12">'),
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="16">Ratings of single games: median, middle half and middle 90 %</text>',
    ]
    for level, number in FIXED.items():
        x = across(number)
        lines += [(f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{height - BOTTOM}" stroke="{COLOURS[level]}" '
                   'stroke-dasharray="3 3"/>'),
                  (f'<text x="{x:.1f}" y="{TOP - 14}" text-anchor="{"middle" if number else "start"}" '
                   f'fill="{COLOURS[level]}">{level} {number}</text>')]
    lines.append(f'<text x="{across(MOST):.1f}" y="{height - 8}" text-anchor="end">{MOST}</text>')
    for row, mode in enumerate(modes):
        top = TOP + block * row
        lines.append(f'<text x="8" y="{top + block / 2:.1f}">{mode}</text>')
        for place, level in enumerate(FIXED):
            numbers = [point.number for point in points if (point.mode, point.level) == (mode, level)]
            if len(numbers) >= FEWEST:
                lines += _drawn(level, mode, numbers, top + GAP / 2 + LINE * (place + 0.5), across)
    return "\n".join([*lines, "</svg>", ""])


def _drawn(level: str, mode: str, numbers: Sequence[int], y: float, across: Callable[[float], float]) -> list[str]:
    cuts = quantiles(numbers, n=20, method="inclusive")
    low, first, median, third, high = (across(cuts[at]) for at in (0, 4, 9, 14, 18))
    colour = COLOURS[level]
    return [
        f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}" stroke="{colour}"/>',
        (f'<rect x="{first:.1f}" y="{y - 4:.1f}" width="{third - first:.1f}" height="8" fill="{colour}" '
         'opacity="0.55"/>'),
        (f'<circle cx="{median:.1f}" cy="{y:.1f}" r="4" fill="{colour}"><title>{mode}, {level}: {len(numbers)} games, '
         f'median {cuts[9]:.0f}</title></circle>'),
    ]


def points_in(path: Path) -> list[Point]:
    with path.open(newline="", encoding="utf-8") as file:
        return [Point(row["mode"], row["level"], int(row["number"])) for row in csv.DictReader(file)]


def write(points: Sequence[Point], path: Path = PICTURE) -> None:
    """Write the picture, and its figures beside it."""
    figures = io.StringIO()
    table = csv.writer(figures, lineterminator="\n")
    table.writerow(Point._fields)
    table.writerows(points)
    write_whole(path.with_suffix(".csv"), figures.getvalue().encode())
    write_whole(path, picture(points).encode())
