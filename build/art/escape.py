"""The escape: outside the wall, with the hole from which the winners come up, and the path towards dawn."""

from __future__ import annotations

from random import Random

from pen import GLOW, LAMP, Picture, mix

WIDE, HIGH, SUN = 1600, 900, (1230.0, 520.0)
EDGE = (320, 790, 376, 84)


def draw() -> Picture:
    p = Picture(WIDE, HIGH)
    sky(p)
    hills(p)
    meadow(p)
    wall(p)
    hole(p)
    foreground(p)
    return p


def sky(p: Picture) -> None:
    p.rect(
        0,
        0,
        WIDE,
        620,
        p.linear(
            (240, 0),
            (1150, 620),
            (0, "#141a30", 1),
            (0.3, "#34365c", 1),
            (0.55, "#8a5066", 1),
            (0.78, "#e08a54", 1),
            (1, "#ffd88a", 1),
        ),
    )
    chance = Random(2)
    stars = "".join(f"M{chance.randint(0, 800)} {chance.randint(0, 260)}h.1" for _ in range(60))
    p.path(stars, stroke="#dfe4f4", stroke_width=2.2, stroke_linecap="round", stroke_opacity=0.65)
    x, y = SUN
    p.glow(x, y, 470, "#fff0b8", 0.75)
    rays = "".join(
        f"M{x:g} {y:g}L{x + 1100 * a:.0f} {y + 1100 * b:.0f}L{x + 1100 * c:.0f} {y + 1100 * d:.0f}z"
        for a, b, c, d in (
            (-0.98, -0.2, -0.96, -0.28),
            (-0.84, -0.54, -0.79, -0.61),
            (-0.57, -0.82, -0.5, -0.87),
            (-0.22, -0.98, -0.13, -0.99),
            (0.16, -0.99, 0.25, -0.97),
            (0.5, -0.87, 0.57, -0.82),
            (0.8, -0.6, 0.85, -0.53),
        )
    )
    p.path(rays, "#fff0b8", fill_opacity=0.1)
    p.disc(x, y, 92, "#fff6d2")
    for cx, cy, k, tone in (
        (900, 250, 1.3, "#a65f66"),
        (1310, 190, 1.1, "#e39a62"),
        (620, 160, 0.9, "#5a4564"),
        (1500, 330, 0.9, "#f0b070"),
        (1040, 380, 0.8, "#d98a5c"),
    ):
        with p.group(f"translate({cx} {cy}) scale({k})"):
            p.path(
                "M-170 12c14-18 50-20 70-12 22-20 66-18 84 0 26-12 60-4 72 10 20-6 44-2 54 8 20 2 40 2 60 6-90 8-280 8"
                "-350 2 4-6 6-10 10-14z",
                tone,
                fill_opacity=0.75,
            )
    birds = "".join(
        f"M{bx - 14} {by - 5}q8-6 14 5 6-11 14-5" for bx, by in ((1010, 300), (1060, 270), (1120, 318), (960, 340))
    )
    p.path(birds, stroke="#4a2d3c", stroke_width=3.4, stroke_linecap="round")


def hills(p: Picture) -> None:
    p.path("M0 560C200 500 380 520 560 548S900 500 1080 530 1420 500 1600 540V700H0z", "#9a5a58")
    p.path("M0 600C260 560 420 590 640 600S1060 556 1250 580 1500 560 1600 572V760H0z", "#6e4650")
    p.path(
        "".join(
            f"M{x} {y}l9-30 9 30zM{x + 13} {y + 2}l8-24 8 24z"
            for x, y in (
                (700, 604),
                (742, 600),
                (910, 586),
                (950, 582),
                (1390, 578),
                (1432, 574),
                (1478, 572),
                (1530, 574),
            )
        ),
        "#57384a",
    )


def meadow(p: Picture) -> None:
    p.path(
        "M0 640C300 600 700 640 900 620S1350 590 1600 610V900H0z",
        p.linear(
            (200, 900), (1300, 600), (0, "#1f2420", 1), (0.4, "#3a4630", 1), (0.8, "#7d7a3c", 1), (1, "#d9a950", 1)
        ),
    )
    p.path(
        "M420 900C560 760 760 690 980 660S1180 612 1216 596L1262 597C1270 630 1160 680 1080 712S860 800 800 900z",
        "#c9975a",
        fill_opacity=0.6,
    )
    p.path(
        "M560 900C640 800 820 720 1000 680S1200 620 1228 600L1242 600C1240 632 1120 680 1040 716S780 810 720 900z",
        "#ecc47c",
        fill_opacity=0.55,
    )
    chance = Random(9)
    tufts = {"#2b3424": "", "#8d8a45": ""}
    for _ in range(120):
        x, y = chance.randint(0, WIDE), chance.randint(650, 880)
        tone = "#8d8a45" if x + chance.randint(-200, 200) > 850 else "#2b3424"
        k = (y - 560) / 300
        tufts[tone] += (
            f"M{x} {y}l{-4 * k:.1f} {-16 * k:.1f}M{x + 4 * k:.1f} {y}l{1 * k:.1f} {-20 * k:.1f}"
            f"M{x + 8 * k:.1f} {y}l{5 * k:.1f} {-15 * k:.1f}"
        )
    for tone, data in tufts.items():
        p.path(data, stroke=tone, stroke_width=2.4, stroke_linecap="round")


def wall(p: Picture) -> None:
    """Behind us on the left, falling away towards the horizon: night still owns it."""
    p.poly([(0, 190), (430, 452), (430, 620), (0, 730)], "#211a22")
    rows, columns = 13, 11
    shapes = []
    chance = Random(3)
    for row in range(rows):
        for column in range(columns + row % 2):
            a = max(0.0, (column - (0.5 if row % 2 else 0)) / columns)
            b = min(1.0, (column + 1 - (0.5 if row % 2 else 0)) / columns)
            # Perspective: equal bricks crowd together as the wall recedes.
            a, b = (1 - (1 - a) ** 1.5) * 430, (1 - (1 - b) ** 1.5) * 430 - 2
            corners = []
            for x, v in ((a, row + 0.06), (b, row + 0.06), (b, row + 0.94), (a, row + 0.94)):
                top, low = 214 + 246 * x / 430, 730 - 110 * x / 430
                corners.append((x, top + (low - top) * v / rows))
            shapes.append(
                (corners, mix("#2b1f24", "#7a4a3e", min(1, 0.15 + 0.5 * (a / 430) ** 2 + chance.uniform(0, 0.14))))
            )
    p.batch(shapes)
    p.poly([(0, 176), (436, 444), (436, 462), (0, 214)], "#17141c")
    p.poly([(0, 176), (436, 444), (436, 449), (0, 184)], "#5a4450")
    p.poly([(430, 452), (448, 458), (448, 616), (430, 620)], "#b9705a")
    coil = "".join(
        f"M{x:.0f} {176 + 268 * x / 436:.0f}a{r:.0f} {r:.0f} 0 1 1 {r * 1.5:.0f} {r * 0.9:.0f}"
        for x, r in ((x, 17 - x / 36) for x in range(0, 430, 13))
    )
    p.path(coil, stroke="#6a5a6a", stroke_width=1.8)
    # The tower looks the wrong way.
    p.poly([(150, 60), (262, 60), (270, 330), (142, 262)], "#1b1620")
    p.poly([(224, 60), (262, 60), (270, 338), (226, 312)], "#4a3038")
    p.poly([(122, 30), (290, 30), (276, 66), (136, 66)], "#17141c")
    p.rect(140, -40, 132, 74, "#15121a")
    p.rect(148, -10, 116, 36, p.linear((148, 0), (264, 0), (0, "#ffdf9a", 1), (1, "#8a5a34", 1)))
    p.path("M186-10v36M226-10v36", stroke="#15121a", stroke_width=6)
    p.beam([(126, 44), (132, 62), (-60, 340), (-220, 200)], (128, 52), (-60, 240), "#ffe9b8", 0.4)
    p.glow(128, 52, 40, "#fff2d0", 0.9)
    p.path("M0 730L430 620l60 6L0 790z", "#141718", fill_opacity=0.8)


def hole(p: Picture) -> None:
    """Earth thrown up, a shovel left standing, the lamp still burning down there."""
    p.path("M330 792c30-44 90-66 150-62 40-26 110-18 140 10 40 6 62 30 66 52z", "#4a3324")
    p.path("M480 730c40-26 110-18 140 10 40 6 62 30 66 52-30-20-70-30-100-28-30-22-70-34-106-34z", "#8a5f3a")
    p.path("M330 792c20-30 54-50 92-58-16 20-20 40-18 58z", "#2e2019")
    p.oval(508, 798, 158, 38, "#5a3d29")
    p.oval(508, 800, 146, 33, "#0c0a0c")
    p.path(
        "M362 800a146 33 0 0 1 292 0q-14 20-70 28-76 8-152 0-56-8-70-28z",
        p.radial(508, 836, 120, (0, "#ffe2a0", 1), (0.45, "#c88239", 1), (1, "#22140f", 1)),
    )
    p.path(
        "M350 800q4 26 60 36 98 14 196 0 56-10 60-36 10 6 10 14-2 24-66 36-102 14-204 0-64-12-66-36 0-8 10-14z",
        "#33241b",
    )
    p.path(
        "M350 800q4 26 60 36 40 6 90 7-60 6-104-2-46-10-56-27 0-8 10-14zM470 846l10-6 12 5-8 6zM604 838"
        "l14-6 10 8-12 5z",
        "#5a3d29",
    )
    p.glow(508, 790, 170, GLOW, 0.5, flat=0.55)
    for x in (474, 530):
        p.line([(x + 4, 822), (x, 734)], "#4a3120", 9)
        p.line([(x + 6, 800), (x + 3, 736)], "#b07c46", 2.6)
    p.path("M473 752h58M474 778h57", stroke="#7a5432", stroke_width=7)
    with p.group("translate(44 -8)"):
        p.line([(622, 770), (664, 640)], "#4a3120", 8)
        p.line([(625, 764), (666, 642)], "#c08a50", 2.6)
        p.path("M652 636q16-16 28 8l-8 4q-8-12-14-6z", "#2a211e")
        p.path("M606 760l30 10-8 34q-22 4-34-10z", "#2d353b")
        p.path("M632 768l4 2-8 34-6 0z", "#c98e58")
    for x, y, r in ((330, 826, 9), (690, 812, 11), (716, 826, 6), (300, 812, 6), (650, 838, 8)):
        p.disc(x, y, r, "#4a3324")


def hole_edge() -> Picture:
    """The front of the hole's edge, over the legs of whoever stands in it: `EDGE` of the picture."""
    left, top, wide, tall = EDGE
    p = Picture(wide, tall)
    with p.group(f"translate({-left} {-top})"):
        p.path("M338 800q-6 40 70 54 100 16 200 0 76-14 70-54-6 24-70 34-98 12-200 0-64-10-70-34z", "#33241b")
        p.path("M338 800q6 24 70 34 98 12 200 0 64-10 70-34-2 16-66 30-104 16-208 0-64-14-66-30z", "#7d5433")
        p.path("M420 833q88 10 176-1-40 10-88 10-46 0-88-9z", "#c08a50")
        chance = Random(6)
        for _ in range(15):
            x, r = chance.uniform(344, 672), chance.uniform(5, 12)
            y = 846 - ((x - 508) / 170) ** 2 * 26 + chance.uniform(-6, 8)
            p.oval(x, y + 2, r * 1.2, r, "#2a1c14")
            p.oval(x, y, r * 1.15, r * 0.9, chance.choice(("#5a3d29", "#4a3324", "#6b492e")))
            p.oval(x + r * 0.2, y - r * 0.3, r * 0.6, r * 0.35, "#94683d")
    return p


def foreground(p: Picture) -> None:
    p.rect(0, 700, WIDE, 200, p.linear((0, 700), (0, 900), (0, "#101418", 0), (1, "#101418", 0.6)))
    chance, blades, x = Random(31), "", -10.0
    while x < WIDE:
        h, d = chance.uniform(8, 30) + (18 if chance.random() < 0.15 else 0), chance.uniform(-9, 9)
        blades += f"M{x:.0f} 902q{d * 0.3:.0f}-{h * 0.6:.0f} {d:.0f}-{h:.0f}q0 {h * 0.6:.0f} {6 - d:.0f} {h:.0f}z"
        x += chance.uniform(4, 12)
    p.path(blades, "#10150d")
    for fx, fy in ((1180, 856), (1224, 872), (1410, 850), (1520, 868), (236, 872), (1452, 874)):
        p.path(f"M{fx} {fy + 34}q2-16 0-30", stroke="#10150d", stroke_width=3)
        p.path(
            f"M{fx} {fy}c-10-8-4-16 0-8 4-8 10 0 0 8zM{fx} {fy}c8-10 16-4 8 0 8 4 0 10-8 0zM{fx} {fy}"
            "c10 8 4 16 0 8-4 8-10 0 0-8z"
            f"M{fx} {fy}c-8 10-16 4-8 0-8-4 0-10 8 0z",
            LAMP,
        )


def main() -> None:
    draw().save("title/escape.svg")
    hole_edge().save("escape/hole_edge.svg")


if __name__ == "__main__":
    main()
