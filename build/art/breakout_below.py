"""The earth around the tunnel: layers, stones, roots, a pipe, and things that others left there."""

from __future__ import annotations

from itertools import pairwise
from math import cos, sin, tau
from random import Random

from breakout_above import FOOT, GROUND, HIGH, WALL, WIDE
from pen import GLOW, LAMP, LIGHT_STEEL, Picture, Point, mix

TOP, LOW = 560, 752         # roof and floor of the tunnel


def earth(p: Picture) -> None:
    """Layers that wave, stones that lie whole in them, and what others left down there."""
    p.rect(0, GROUND, WIDE, HIGH - GROUND, "#3b2a20")
    chance = Random(5)
    layers = ((GROUND + 8, "#4a3325", "#3f2b20"), (392, "#5e4129", "#523824"), (520, "#6a472b", "#5b3d26"),
              (680, "#563b28", "#47301f"), (790, "#3d2a1e", "#2b1d16"))
    for depth, (y, upper, lower) in enumerate(layers):
        points: list[Point] = []
        x = -40.0
        while x < WIDE + 200:
            points.append((x, y + (chance.uniform(-13, 13) if depth else chance.uniform(-3, 3))))
            x += chance.uniform(70, 130)
        edge = [*points, (WIDE + 140, HIGH + 20), (-40, HIGH + 20)]
        p.path(_open(edge), p.linear((0, y), (0, y + 150), (0, upper, 1), (1, lower, 1)))
        p.path(_line(points), stroke=mix(upper, GLOW, 0.16), stroke_width=2.2, stroke_opacity=0.6)
    specks = {"#7b5a3c": "", "#2c1e17": ""}
    for _ in range(420):
        tone = chance.choice(tuple(specks))
        specks[tone] += f"M{chance.randint(0, WIDE)} {chance.randint(330, 895)}h.1"
    for tone, data in specks.items():
        p.path(data, stroke=tone, stroke_width=4.2, stroke_linecap="round", stroke_opacity=0.6)
    for _ in range(64):
        x, y, r = chance.uniform(10, WIDE - 10), chance.uniform(350, 884), chance.uniform(7, 24)
        if TOP - 40 < y < LOW + 26 or (WALL[0] - 60 < x < WALL[1] + 60 and y < FOOT + 40):
            continue
        stone(p, x, y, r, chance)
    remains(p)
    roots(p, chance)
    pipe(p)
    # The deep is dark, and the morning reaches into the earth on the right.
    p.rect(0, 640, WIDE, 260, p.linear((0, 640), (0, 900), (0, "#0e0a0b", 0), (1, "#0e0a0b", 0.75)))
    p.rect(0, GROUND, 620, 590, p.linear((0, 0), (620, 0), (0, "#0b0a10", 0.55), (1, "#0b0a10", 0)))
    p.glow(1380, 330, 420, "#ffca7a", 0.22)


def stone(p: Picture, x: float, y: float, r: float, chance: Random) -> None:
    corners = 7
    points = [(x + r * 1.25 * cos(tau * i / corners) * chance.uniform(0.8, 1.1),
               y + r * 0.8 * sin(tau * i / corners) * chance.uniform(0.8, 1.1)) for i in range(corners)]
    tone = mix("#6b5d50", "#8d7a64", chance.random())
    tone = mix(tone, "#2a1f1a", max(0.0, (y - 480) / 700))
    p.curve([(a + 1.5, b + 3) for a, b in points], "#251a14", pull=0.1, fill_opacity=0.7)
    p.curve(points, tone, pull=0.1)
    top = [(x + (a - x) * 0.7 - r * 0.12, y + (b - y) * 0.56 - r * 0.2) for a, b in points]
    p.curve(top, mix(tone, GLOW, 0.2), pull=0.1)


def remains(p: Picture) -> None:
    """Not everybody got out."""
    with p.group("translate(420 826) rotate(-8) scale(1.5)"):
        p.path("M-34 2q-7-4-3-9t9 1h42q3-6 8-2t0 8q5 5 0 9t-8-2h-42q-5 6-9 2t3-7z", "#cfc3a6")
        p.path("M-32 5q20 3 50 1", stroke="#9d9178", stroke_width=2, stroke_linecap="round")
    with p.group("translate(980 838) rotate(12)"):
        p.path("M-30 4a30 30 0 1 1 60 0q0 10-8 14v12h-44v-12q-8-4-8-14z", "#d8ccb0")
        p.path("M-30 4a30 30 0 0 1 30-30q-18 6-18 30 0 16 8 26h-12v-12q-8-4-8-14z", "#b3a78c")
        p.oval(-11, 6, 8, 9, "#2a1d17")
        p.oval(13, 6, 8, 9, "#2a1d17")
        p.path("M-2 18l3-6 3 6z", "#2a1d17")
        p.path("M-12 24v6M-4 24v6M4 24v6M12 24v6", stroke="#7d725c", stroke_width=2)
    with p.group("translate(1450 770) rotate(-20) scale(1.2)"):       # a shell from before there were prisons
        p.disc(0, 0, 34, "#a08a6a")
        p.path("M0 0m-26 0a26 26 0 1 1 40 22M0 0m-18 0a18 18 0 1 1 28 15M0 0m-10 0a10 10 0 1 1 16 8", stroke="#5b4a38",
               stroke_width=4, stroke_linecap="round")
    with p.group("translate(640 846) rotate(16)"):                    # a spoon that was given up
        p.path("M-44 0H16", stroke=LIGHT_STEEL, stroke_width=6, stroke_linecap="round")
        p.oval(28, 0, 17, 10, LIGHT_STEEL)
        p.oval(30, -1, 11, 6, "#5f6c74")
    with p.group("translate(1260 820)"):                              # a chest nobody comes back for
        p.path("M-46-14q0-26 46-26t46 26v40h-92z", "#3a2418")
        p.path("M-42-14q2-20 42-20t42 20z", "#7a4e2c")
        p.path("M-42-8h84v30h-84z", "#5f3c22")
        p.path("M-22-36v58M22-36v58M-42-11h84", stroke="#a9854a", stroke_width=5)
        p.rect(-8, -16, 16, 18, "#d9a648")
        p.disc(0, -8, 3, "#2a1712")


def roots(p: Picture, chance: Random) -> None:
    for x in (*range(1030, 1300, 24), *range(1480, 1600, 26)):
        long = chance.uniform(16, 44)
        p.path(f"M{x} 318q{chance.randint(-8, 8)} {long * 0.5:.0f} {chance.randint(-12, 12)} {long:.0f}",
               stroke="#2a1d14", stroke_width=3, stroke_linecap="round")
    p.path("M1180 312C1176 350 1150 366 1128 384M1184 312C1190 360 1180 380 1166 420"
           "M1190 312C1204 344 1236 352 1244 376M1178 330C1160 340 1136 338 1112 346", stroke="#2a1d14", stroke_width=8,
           stroke_linecap="round")
    p.path("M1181 314C1177 350 1152 364 1130 382M1186 314C1191 358 1182 378 1168 416", stroke="#6a4a30",
           stroke_width=2.2, stroke_linecap="round")
    blades = "".join(f"M{x} 314q{d * 0.4:.1f}-{h * 0.6:.0f} {d:.0f}-{h:.0f}q0 {h * 0.6:.0f} {5 - d:.0f} {h:.0f}z"
                     for x, d, h in ((x, chance.uniform(-7, 7), chance.uniform(8, 20)) for x in range(1014, 1600, 7)))
    p.path(blades, "#2c371d")
    for fx, fy in ((1090, 302), (1262, 300), (1520, 298), (1560, 302)):
        p.disc(fx, fy, 4.5, LAMP)


def pipe(p: Picture) -> None:
    """It drips."""
    p.path("M470 312v94q0 26 26 26H780q26 0 26 26v30", stroke="#20272b", stroke_width=24)
    p.path("M470 312v94q0 26 26 26H780q26 0 26 26v30", stroke="#4c5a63", stroke_width=17)
    p.path("M475 312v94q0 21 21 21H780q30 0 31 30v30", stroke="#8fa0a8", stroke_width=3.4)
    for x in (520, 620, 720):
        p.rect(x, 418, 16, 28, "#39444c")
        p.rect(x, 418, 4, 28, "#8fa0a8")
    p.rect(792, 484, 28, 14, "#39444c")
    p.path("M806 504q7 11 0 14-7-3 0-14z", "#9fc3cf")


def _line(points: list[Point]) -> str:
    """A soft line, as path data."""
    data = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for (a, b), (c, d) in pairwise(points):
        data += f"Q{a:.0f} {b:.0f} {(a + c) / 2:.0f} {(b + d) / 2:.0f}"
    return data


def _open(points: list[Point]) -> str:
    return _line(points[:-2]) + f"L{points[-2][0]:.0f} {points[-2][1]:.0f}L{points[-1][0]:.0f} {points[-1][1]:.0f}z"
