"""The picture above the tunnel: the cell where it begins, the yard, the wall, and the morning on the other side."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, sin
from random import Random

from pen import BONE, GLOW, Picture, Point, dark, mix

WIDE, HIGH = 1600, 900
GROUND = 310                # the prison's floor, and the meadow
WALL = (842, 1010)          # the outer wall's two sides
FOOT = 530                  # of its foundation
SUN = (1490.0, 236.0)


def courses(
    p: Picture, box: tuple[float, float, float, float], w: float, h: float, tone: Callable[[float, float], str],
) -> None:
    """Bricks in running bond, each in the colour that its place has."""
    x0, y0, x1, y1 = box
    shapes: list[tuple[list[Point], str]] = []
    row, y = 0, y0
    while y < y1 - 2:
        x = x0 - (w / 2 if row % 2 else 0)
        while x < x1:
            a, b, c = max(x, x0) + 1, min(x + w, x1) - 1, min(y + h, y1) - 1
            if b - a > 3:
                shapes.append(([(a, y + 1), (b, y + 1), (b, c), (a, c)], tone((a + b) / 2, (y + c) / 2)))
            x += w
        y += h
        row += 1
    p.batch(shapes)


def stepped(value: float, steps: int = 14) -> float:
    """In a few steps, so that neighbours share a path."""
    return min(1.0, max(0.0, round(value * steps) / steps))


def near(x: float, y: float, a: float, b: float, reach: float) -> float:
    return 1 / (1 + ((x - a) ** 2 + (y - b) ** 2) / reach**2)


def sky(p: Picture) -> None:
    """Night on the left, morning on the right: the wall stands between them."""
    p.rect(
        0, 0, WIDE, GROUND + 20,
        p.linear((420, 0), (1560, 300), (0, "#0a0d15", 1), (0.3, "#141c2c", 1), (0.5, "#2c3358", 1),
                 (0.66, "#8a5066", 1), (0.82, "#e08a54", 1), (1, "#ffd88a", 1)),
    )
    chance = Random(12)
    for size, count, alpha in ((1.7, 70, 0.55), (2.7, 20, 0.9)):
        stars = "".join(f"M{chance.randint(400, 1060)} {chance.randint(0, 190)}h.1" for _ in range(count))
        p.path(stars, stroke="#cfdaf0", stroke_width=size, stroke_linecap="round", stroke_opacity=alpha)
    p.glow(560, 72, 130, "#9db4da", 0.5)
    p.disc(560, 72, 33, "#e9e6d6")
    p.path("M546 58a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM564 82a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM544 82a4 4 0 1 0 8 0"
           "a4 4 0 1 0-8 0z", "#cfcab6")
    x, y = SUN
    p.glow(x, y, 330, "#fff0b8", 0.8)
    rays = "".join(
        f"M{x:g} {y:g}L{x + 700 * cos(a):.0f} {y - 700 * sin(a):.0f}L{x + 700 * cos(a + 0.07):.0f} "
        f"{y - 700 * sin(a + 0.07):.0f}z" for a in (0.3, 0.75, 1.2, 1.65, 2.1, 2.5, 2.85))
    p.path(rays, p.radial(x, y, 640, (0, "#fff0b8", 0.28), (0.6, "#fff0b8", 0.12), (1, "#fff0b8", 0)))
    p.disc(x, y, 62, "#fff6d2")
    for cx, cy, k, tone in ((1160, 96, 0.8, "#7d4c66"), (1330, 60, 0.7, "#d98a5c"), (1500, 110, 0.75, "#f4bb7c"),
                            (700, 118, 0.8, "#1d2740"), (470, 150, 0.7, "#182136"), (1240, 176, 0.5, "#e79b63")):
        with p.group(f"translate({cx} {cy}) scale({k})"):
            p.path("M-170 12c14-18 50-20 70-12 22-20 66-18 84 0 26-12 60-4 72 10 20-6 44-2 54 8 20 2 40 2 60 6-90 8-280"
                   " 8-350 2 4-6 6-10 10-14z", tone, fill_opacity=0.8)
    birds = "".join(f"M{bx - 11} {by - 4}q6-5 11 4 5-9 11-4" for bx, by in ((1268, 118), (1304, 98), (1346, 126)))
    p.path(birds, stroke="#4a2d3c", stroke_width=2.8, stroke_linecap="round")


def meadow(p: Picture) -> None:
    p.path("M1000 262C1090 240 1180 250 1280 262S1480 240 1600 256V340H1000z", "#9a5a58")
    p.path("M1000 284C1100 262 1210 278 1320 282S1500 266 1600 274V340H1000z", "#6e4650")
    p.path("".join(f"M{x} {y}l7-24 7 24zM{x + 10} {y + 1}l6-18 6 18z" for x, y in (
        (1060, 280), (1094, 278), (1200, 282), (1236, 284), (1382, 280), (1412, 280), (1560, 274))), "#57384a")
    p.path(f"M1000 {GROUND}C1120 290 1300 304 1400 300S1520 292 1600 298V{GROUND + 60}H1000z",
           p.linear((1000, 300), (1560, 300), (0, "#27331f", 1), (0.45, "#56602f", 1), (0.8, "#a8923f", 1),
                    (1, "#d9a950", 1)))
    # An old tree: something to run for.
    with p.group("translate(1180 306)"):
        p.path("M-9 4C-5-30-8-56-6-80l12 0C6-56 6-30 12 4z", "#2f2026")
        p.path("M-4-70L-34-104M4-66L34-98M0-80V-112", stroke="#2f2026", stroke_width=6, stroke_linecap="round")
        for cx, cy, r in ((-34, -112, 30), (0, -134, 36), (36, -108, 30), (2, -104, 34)):
            p.disc(cx, cy, r, "#3b3a2c")
        for cx, cy, r in ((-22, -122, 18), (16, -146, 22), (48, -116, 18), (16, -114, 20)):
            p.disc(cx, cy, r, "#77693a")
        for cx, cy, r in ((24, -154, 9), (56, -122, 8), (26, -122, 8)):
            p.disc(cx, cy, r, "#c79a4c")


def yard(p: Picture) -> None:
    """The block behind, the yard, the beam that looks for somebody who is not there any more."""
    p.path("M420 310v-96h40v-22h90v30h60v-44h110v56h122v76z", "#151a26")
    p.path("M460 192h90v5h-90zM610 178h110v5h-110z", "#252d3d")
    p.path("M478 214h9v14h-9zM520 214h9v14h-9zM630 204h9v14h-9zM676 204h9v14h-9zM700 226h9v14h-9z", "#0d1018")
    p.path("M499 214h9v14h-9zM653 204h9v14h-9z", "#e0a850")
    p.rect(420, 296, 430, 20, "#1b1f29")
    p.oval(640, 306, 150, 7, "#2b3344")
    p.beam([(866, 102), (884, 122), (700, 306), (500, 306)], (876, 112), (600, 306), "#ffe9b8", 0.55)
    p.glow(600, 306, 130, "#ffe9b8", 0.5, flat=0.14)


def wall(p: Picture) -> None:
    """The outer wall and what holds it up; its left side is night, its right side catches the sun."""
    a, b = WALL
    chance = Random(7)
    p.poly([(a - 22, GROUND), (b + 22, GROUND), (b + 8, FOOT), (a - 8, FOOT)], "#1c1719")
    p.rect(a, 150, b - a, GROUND - 144, "#15121a")

    def brick(x: float, y: float) -> str:
        east = max(0.0, (x - a - 84) / 84)
        west = near(x, y, a, 190, 90) * 0.5
        amount = stepped(0.24 + 0.34 * east + west + chance.uniform(-0.06, 0.06))
        return mix(mix("#1c151b", "#8a4b33", amount), "#f0a35c", stepped(east * east * 0.5, 8))

    courses(p, (a + 2, 170, b - 2, GROUND - 2), 42, 18, brick)
    # Dressed stone under the ground, each block with its upper edge lit.
    for row in range(6):
        y0 = GROUND + row * 36.6
        inset = row * 2.6
        x0, x1 = a - 20 + inset, b + 20 - inset
        cuts = [x0, *(x0 + (x1 - x0) * t for t in ((0.3, 0.66) if row % 2 else (0.22, 0.5, 0.8))), x1]
        for left, right in pairwise(cuts):
            tone = dark(mix("#4a4543", "#77706a", chance.random()), 0.06 * row)
            wide = right - left - 4
            p.path(f"M{left + 2:.0f} {y0 + 2:.0f}h{wide:.0f}v32h-{wide:.0f}z", tone)
            p.path(f"M{left + 2:.0f} {y0 + 2:.0f}h{wide:.0f}v5h-{wide:.0f}z", mix(tone, BONE, 0.25))
            p.path(f"M{left + 8:.0f} {y0 + 24:.0f}l{chance.randint(6, 20)} {chance.randint(-8, 4)}",
                   stroke=dark(tone, 0.4), stroke_width=1.8, stroke_linecap="round")
    with p.group("translate(0 36)"):
        tower(p)


def tower(p: Picture) -> None:
    """The wall's coping, and on it somebody who looks the wrong way."""
    a, b = WALL
    p.rect(a - 14, 112, b - a + 28, 22, "#2b2a30")
    p.rect(a - 14, 112, b - a + 28, 6, "#55525a")
    p.path(f"M{b + 2} 118h12v16h-12z", "#c07a56")
    coil = "".join(f"M{x} 112a13 13 0 1 1 18 0" for x in (*range(a - 10, a + 20, 13), *range(b - 24, b + 4, 13)))
    p.path(coil, stroke="#6d7884", stroke_width=1.8)
    p.poly([(a + 30, 86), (b - 30, 86), (b - 38, 114), (a + 38, 114)], "#1d1d24")
    p.rect(a + 22, 80, b - a - 44, 8, "#45464f")
    p.rect(a + 40, 6, b - a - 80, 74, "#1a1b22")
    p.rect(a + 46, 14, b - a - 92, 46,
           p.linear((a + 46, 0), (b - 46, 0), (0, "#ffe2a0", 1), (0.5, "#d9984a", 1), (1, "#7d4c26", 1)))
    p.path(f"M{a + 84} 14v46", stroke="#1a1b22", stroke_width=5)
    p.path(f"M{a + 54} 60v-16q0-8 6-10-3-9 3-13 8-3 11 3 2 7-2 11 8 2 8 11v14z", "#1f1712")
    p.poly([(a + 26, 8), (b - 26, 8), (b - 66, -30), (a + 66, -30)], "#20212a")
    p.poly([(b - 60, 8), (b - 26, 8), (b - 66, -30), (b - 76, -30)], "#6a4440")
    with p.group(f"translate({a + 44} 74) rotate(-42)"):
        p.path("M15-13l-28-5v36l28-5z", "#3b424b")
        p.path("M15-13l-28-5v8l28 3z", "#6d7881")
        p.oval(-13, 0, 5, 18, "#fff4d0")
    p.glow(a + 34, 82, 60, "#fff2d0", 0.9)


def cell(p: Picture) -> None:
    """Left: the cell, cut open. The bunk is made up to look slept in, the slab is pushed aside."""
    p.rect(0, 0, 424, GROUND, "#120f14")
    chance = Random(21)

    def brick(x: float, y: float) -> str:
        amount = 0.14 + near(x, y, 236, 96, 110) * 0.95 + chance.uniform(-0.06, 0.06)
        return mix("#17131a", "#8d5034", stepped(amount))

    courses(p, (20, 28, 396, 292), 44, 20, brick)
    p.rect(0, 0, 424, 30, "#26252c")
    p.rect(0, 24, 424, 6, "#4a4952")

    def side(x: float, y: float) -> str:
        return mix("#1a1518", "#5b382c", stepped(0.25 + chance.uniform(0, 0.3)))

    courses(p, (396, 30, 424, 300), 28, 24, side)
    courses(p, (0, 30, 20, 300), 20, 24, side)
    # A window that was never any use.
    p.rect(330, 66, 50, 62, "#0d1018")
    p.rect(334, 70, 42, 54, "#1c2740")
    p.path("M346 70v54M364 70v54M334 96h42", stroke="#4c5a63", stroke_width=5)
    p.path("M346 70v54M364 70v54", stroke="#8fa0a8", stroke_width=1.4)
    # Days, in fives.
    tally = "".join(f"M{x + i * 6} {y}l-1 18" for x, y in ((52, 60), (92, 60), (52, 88)) for i in range(4))
    tally += "".join(f"M{x - 6} {y + 14}l30-10" for x, y in ((52, 60), (92, 60), (52, 88)))
    p.path(tally, stroke="#cbbfa4", stroke_width=2.4, stroke_linecap="round", stroke_opacity=0.75)
    # The bunk, and a pillow that pretends to be somebody.
    for x in (34, 178):
        p.rect(x, 150, 9, 152, "#39444c")
        p.rect(x, 150, 3, 152, "#8fa0a8")
    p.rect(34, 248, 152, 10, "#39444c")
    p.path("M40 248v-12q0-16 24-18 10-12 30-10 22-4 34 8 30 0 44 12 8 6 6 20z", "#5d6a52")
    p.path("M40 248v-12q0-16 24-18 10-12 30-10-20 8-26 40z", "#46523f")
    p.path("M44 232q0-16 20-16 16 0 18 12 0 14-18 14-20 2-20-10z", "#d8cdb2")
    p.rect(34, 168, 152, 9, "#39444c")
    p.path("M40 168v-12q70-12 140 0v12z", "#4a5568")
    # The lamp under the ceiling and its cone.
    p.path("M236 30v34", stroke="#0b0a0d", stroke_width=3)
    p.beam([(214, 84), (258, 84), (330, 306), (150, 306)], (236, 84), (236, 306), GLOW, 0.5)
    p.glow(236, 84, 96, GLOW, 0.75)
    p.path("M208 86q4-24 28-24t28 24z", "#2a3238")
    p.path("M208 86q4-24 28-24-14 6-15 24z", "#5a666e")
    p.oval(236, 86, 24, 5, "#fff6d8")
    # The floor, and the slab that used to be part of it.
    p.rect(0, 296, 424, 26, "#3d3b3a")
    p.path("M0 296h424v5h-424z", "#807b73")
    p.path("M70 300v22M140 300v22M206 296v26M308 296v26M370 300v22", stroke="#262423", stroke_width=2.4)
    p.rect(208, 294, 98, 30, "#120c0a")
    p.path("M304 292l96-30 6 12-94 32z", "#6f6b64")
    p.path("M304 292l96-30 2 5-96 31z", "#a8a297")
    p.path("M314 300l90-28 2 3-90 30z", "#3a3735")
    p.path("M180 292c8-14 22-18 30-10l4 14h-36z", "#5e4129")
    p.path("M184 290c6-8 16-12 22-6l-10 10z", "#8a5f3a")
