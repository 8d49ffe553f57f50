"""The table under the places: steel plates in lamplight, brick at the edges. It is plain: everything lies on it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from pen import BONE, LAMP, NIGHT, Picture, Point, mix

WIDE, HIGH, RIM = 1600, 900, 36
COLUMNS, ROWS = (36, 418, 800, 1182, 1564), (36, 312, 588, 864)


def standard() -> Picture:
    p = Picture(WIDE, HIGH)
    p.rect(
        0,
        0,
        WIDE,
        HIGH,
        p.radial(800, 430, 930, (0, "#665c4e", 1), (0.32, "#494743", 1), (0.66, "#2a2f35", 1), (1, "#14171d", 1)),
    )
    plates(p)
    edge(p)
    return p


def team() -> Picture:
    """Two lamps, one for each block; a stencilled line parts them, one stripe here, two there."""
    p = Picture(WIDE, HIGH)
    p.rect(
        0,
        0,
        WIDE,
        HIGH,
        p.linear(
            (0, 0),
            (WIDE, 0),
            (0, "#161b23", 1),
            (0.13, "#2b3741", 1),
            (0.22, "#3b4854", 1),
            (0.28, "#3f4d59", 1),
            (0.34, "#3b4751", 1),
            (0.43, "#31373d", 1),
            (0.5, "#2f3033", 1),
            (0.57, "#3c3733", 1),
            (0.66, "#594a3b", 1),
            (0.72, "#635140", 1),
            (0.78, "#5a4939", 1),
            (0.87, "#40352b", 1),
            (1, "#1d1815", 1),
        ),
    )
    p.rect(
        0,
        0,
        WIDE,
        HIGH,
        p.linear((0, 0), (0, HIGH), (0, NIGHT, 0.72), (0.4, NIGHT, 0), (0.6, NIGHT, 0), (1, NIGHT, 0.72)),
    )
    plates(p)
    dashes = "".join(f"M797 {y}h6v44h-6z" for y in range(60, 840, 66))
    marks = "M60 380h14v140h-14zM1504 380h14v140h-14zM1526 380h14v140h-14z"
    p.path(dashes + marks, BONE, fill_opacity=0.2)
    edge(p)
    return p


def plates(p: Picture) -> None:
    # The loader blends whole rows between a path's leftmost and rightmost edge, so every seam is a shape of its own.
    for x in COLUMNS:
        p.rect(x - 2.5, RIM, 5, HIGH - 2 * RIM, "#101318", fill_opacity=0.8)
        p.rect(x + 3.3, RIM, 1.4, HIGH - 2 * RIM, "#c9c2b0", fill_opacity=0.16)
    for y in ROWS:
        p.rect(RIM, y - 2.5, WIDE - 2 * RIM, 5, "#101318", fill_opacity=0.8)
        p.rect(RIM, y + 3.3, WIDE - 2 * RIM, 1.4, "#c9c2b0", fill_opacity=0.16)
    rivets: list[Point] = []
    for a, b in pairwise(COLUMNS):
        for c, d in pairwise(ROWS):
            rivets += [(x, y) for x in (a + 20, (a + b) / 2, b - 20) for y in (c + 20, d - 20)]
    dots = "".join(f"M{x - 5:g} {y:g}a5 5 0 1 0 10 0a5 5 0 1 0-10 0" for x, y in rivets)
    p.path(dots, "#171a1f", fill_opacity=0.75)
    p.path(
        "".join(f"M{x - 3:g} {y - 1.5:g}a3.4 3.4 0 0 1 5-1.5" for x, y in rivets),
        stroke="#d8cdb4",
        stroke_width=1.5,
        stroke_opacity=0.4,
    )
    # Use has left its marks: scratches, rust at the seams, rings of cups, burns.
    chance = Random(17)
    scratches = ""
    for _ in range(60):
        x, y, long = chance.randint(60, 1540), chance.randint(60, 840), chance.randint(20, 90)
        scratches += f"M{x} {y}l{long} {chance.randint(-26, 26)}"
    p.path(scratches, stroke="#e8dfc8", stroke_width=1.1, stroke_opacity=0.1)
    for x, y, r in ((418, 312, 34), (1182, 588, 40), (800, 864, 30), (1564, 312, 34), (36, 588, 38), (800, 312, 20)):
        p.oval(x, y + 6, r, r * 0.55, "#6b3d22", fill_opacity=0.2)
    p.path(
        "M250 214a34 34 0 1 0 68 0a34 34 0 1 0-68 0zM1290 700a30 30 0 1 0 60 0a30 30 0 1 0-60 0z",
        stroke="#0f1114",
        stroke_width=3,
        stroke_opacity=0.3,
    )


def edge(p: Picture) -> None:
    """A course of dark bricks all round, side by side for the same reason."""
    for x, y, w, h in (
        (0, 0, WIDE, RIM),
        (0, HIGH - RIM, WIDE, RIM),
        (0, RIM, RIM, HIGH - 2 * RIM),
        (WIDE - RIM, RIM, RIM, HIGH - 2 * RIM),
    ):
        p.rect(x, y, w, h, "#0f0e12")
    chance = Random(6)
    for y in (3, HIGH - RIM + 3):
        p.batch(
            ([(x + 2, y), (x + 62, y), (x + 62, y + 30), (x + 2, y + 30)], tone(1 - abs(x + 32 - 800) / 800, chance))
            for x in range(0, WIDE, 64)
        )
    for x in (3, WIDE - RIM + 3):
        p.batch(
            (
                [(x, y + 2), (x + 30, y + 2), (x + 30, y + 67), (x, y + 67)],
                tone((1 - abs(y + 34 - 450) / 450) * 0.35, chance),
            )
            for y in range(RIM, HIGH - RIM - 10, 69)
        )


def tone(near: float, chance: Random) -> str:
    return mix("#1a1517", mix("#5a3328", LAMP, 0.08), round((0.06 + 0.42 * near + chance.uniform(0, 0.12)) * 12) / 12)


def main() -> None:
    standard().save("board/standard.svg")
    team().save("board/team.svg")


if __name__ == "__main__":
    main()
