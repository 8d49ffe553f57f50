"""Draws how learning the habits went: docs/pictures/habits.svg, with its figures in habits.csv.

    python build/lab curve --work DIR       the folder of `teach`
"""

import csv
from argparse import ArgumentParser
from pathlib import Path
from typing import Final, NamedTuple

from blackgate.disk.files import write_whole

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURE: Final = ROOT / "docs" / "pictures" / "habits.svg"
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 300, 60, 30, 20, 45
SURE: Final = 1.96      # standard errors of a bar


class Row(NamedTuple):
    generation: int
    softness: float
    choices: int
    bounded: float
    gain: float
    error: float


def rows_in(path: Path) -> list[Row]:
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Row(int(row["generation"]), float(row["softness"]), int(row["choices"]), float(row["bounded"]),
                float(row["gain"]), float(row["error"]))
            for row in csv.DictReader(file)
        ]


def picture(rows: list[Row]) -> str:
    """The gain of each step with a bar of 95 %."""
    told = [row for row in rows if row.generation]
    top = max(row.gain + SURE * row.error for row in told)
    low = min(0.0, *(row.gain - SURE * row.error for row in told))
    last = max(row.generation for row in told)

    def across(generation: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (generation - 0.5) / last

    def down(gain: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (top - gain) / (top - low)

    lines = [
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12">'),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="18">Gain of a step in games that did not choose it, hundredths of a win a choice</text>',
    ]
    step = 0.02
    for number in range(int(low / step), int(top / step) + 1):
        y = down(number * step)
        lines += [f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#cccccc"/>',
                  f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{number * step:.2f}</text>']
    lines.append(f'<line x1="{LEFT}" y1="{down(0):.1f}" x2="{WIDTH - RIGHT}" y2="{down(0):.1f}" stroke="#333333"/>')
    for row in told:
        x, bar = across(row.generation), SURE * row.error
        lines += [
            (f'<line x1="{x:.1f}" y1="{down(row.gain + bar):.1f}" x2="{x:.1f}" y2="{down(row.gain - bar):.1f}" '
            'stroke="#1f5f99" stroke-width="2"/>'),
            f'<circle cx="{x:.1f}" cy="{down(row.gain):.1f}" r="4" fill="#1f5f99"/>',
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{row.generation}</text>',
        ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(f'<text x="{middle:.1f}" y="{HEIGHT - 8}" text-anchor="middle">generation</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(words: list[str] | None = None) -> int:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--work", type=Path, required=True, metavar="DIR", help="the folder of `teach`")
    asked.add_argument("--out", type=Path, default=PICTURE, metavar="FILE",
                       help="the picture; the figures lie beside it")
    given = asked.parse_args(words)
    figures = given.work / "curve.csv"
    for path, content in (
        (given.out, picture(rows_in(figures)).encode()), (given.out.with_suffix(".csv"), figures.read_bytes()),
    ):
        write_whole(path, content)
        print(path)
    return 0
