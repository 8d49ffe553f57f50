"""The black gate at night, in layers of one picture: sky, wall, the two leaves, the lamp's beam.

The left third stays dark for the menu, and the sky over the gate empty for the title.
"""

from __future__ import annotations

from random import Random

from gatehouse import GROUND, HIGH, LEFT, RIGHT, SPRING, TOP, WIDE, arch, bricks, gatehouse
from pen import BONE, GLOW, LAMP, LIGHT_STEEL, Picture, mix

PIVOT = (1216.0, 246.0)  # the searchlight turns about this point


def sky(p: Picture) -> None:
    p.rect(
        0,
        0,
        WIDE,
        HIGH,
        p.linear((0, 0), (0, 720), (0, "#0a0d15", 1), (0.45, "#141c2c", 1), (0.8, "#26324a", 1), (1, "#323b50", 1)),
    )
    chance = Random(12)
    for size, count, alpha in ((1.6, 90, 0.55), (2.6, 26, 0.9)):
        stars = "".join(f"M{chance.randint(0, WIDE)} {chance.randint(0, 330)}h.1" for _ in range(count))
        p.path(stars, stroke="#cfdaf0", stroke_width=size, stroke_linecap="round", stroke_opacity=alpha)
    p.glow(1462, 150, 210, "#9db4da", 0.5)
    p.disc(1462, 150, 54, "#e9e6d6")
    p.path(
        "M1440 128a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM1468 168a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM1436 168"
        "a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
        "M1478 134a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
        "#cfcab6",
    )
    for x, y, k, tone in (
        (1290, 210, 1.0, "#1c2639"),
        (1500, 196, 0.8, "#222d43"),
        (240, 130, 1.15, "#151d2d"),
        (60, 240, 0.9, "#1a2437"),
        (980, 300, 0.9, "#1d2739"),
    ):
        with p.group(f"translate({x} {y}) scale({k})"):
            p.path(
                "M-150 20c10-22 40-26 58-16 12-26 56-30 74-6 20-14 50-8 58 8 22-10 52 0 56 14 14-4 30 2 34 10"
                "h-292c2-6 6-9 12-10z",
                tone,
            )
    # The block behind the wall, a few windows awake.
    p.path("M0 430h90v-60h40v-26h120v40h70v-70h150v96h60v60h560v-84h70v-40h130v36h60v-50h110v70h140v340H0z", "#151a26")
    p.path("M130 344h120v6h-120zM320 314h150v6h-150zM1090 326h130v6h-130zM1280 312h110v6h-110z", "#252d3d")
    p.path(
        "M150 372h10v16h-10zM176 372h10v16h-10zM228 372h10v16h-10zM340 340h10v16h-10zM392 340h10v16h-10zM418 372"
        "h10v16h-10zM1110 352h10v16h-10z"
        "M1162 352h10v16h-10zM1188 384h10v16h-10zM1300 340h10v16h-10zM1352 340h10v16h-10z",
        "#0d1018",
    )
    p.path("M202 372h10v16h-10zM366 340h10v16h-10zM1136 352h10v16h-10zM1326 340h10v16h-10z", "#e0a850")


def wall(p: Picture) -> None:
    chance = Random(5)
    ground(p)
    # The long wall, its coping and wire.
    p.path(f"M0 404H{LEFT - 78}V{GROUND}H0zM{RIGHT + 78} 404H1600V{GROUND}H{RIGHT + 78}z", "#17141a")
    bricks(p, 0, 418, LEFT - 78, GROUND - 14, 48, 19, "#6b3c2c", chance)
    bricks(p, RIGHT + 78, 418, WIDE, GROUND - 14, 48, 19, "#6b3c2c", chance)
    p.path(f"M0 396H{LEFT - 70}v16H0zM{RIGHT + 70} 396H1600v16H{RIGHT + 70}z", "#2b2a30")
    p.path(f"M0 396H{LEFT - 70}v4H0zM{RIGHT + 70} 396H1600v4H{RIGHT + 70}z", "#4a4a52")
    coil = "".join(f"M{x} 396a15 15 0 1 1 21 0" for x in (*range(-8, LEFT - 96, 15), *range(RIGHT + 76, WIDE, 15)))
    p.path(coil, stroke="#5d6874", stroke_width=1.8)
    p.path(f"M0 686H{LEFT - 70}v16H0zM{RIGHT + 70} 686H1600v16H{RIGHT + 70}z", "#100f14")
    tower(p, chance)
    gatehouse(p, chance)


def ground(p: Picture) -> None:
    """The yard after rain: everything that shines stands in it upside down."""
    p.rect(
        0,
        GROUND,
        WIDE,
        HIGH - GROUND,
        p.linear((0, GROUND), (0, HIGH), (0, "#1b1f29", 1), (0.5, "#141820", 1), (1, "#0b0d13", 1)),
    )
    p.poly(
        [(LEFT, GROUND), (RIGHT, GROUND), (RIGHT + 120, HIGH), (LEFT - 120, HIGH)],
        p.linear((0, GROUND), (0, HIGH), (0, "#e09a45", 0.5), (0.5, "#c98438", 0.16), (1, "#c98438", 0)),
    )
    for x in (560, 1040):
        with p.group(f"translate({x} 752) scale(.2 1)"):
            p.disc(0, 0, 110, p.radial(0, 0, 110, (0, GLOW, 0.75), (0.4, LAMP, 0.25), (1, LAMP, 0)))
    with p.group("translate(1462 820) scale(.42 1)"):
        p.disc(0, 0, 100, p.radial(0, 0, 100, (0, "#dfe6ee", 0.34), (0.4, "#9db4da", 0.12), (1, "#9db4da", 0)))
    for x, y, rx, ry, tone in (
        (690, 770, 150, 15, "#3a3238"),
        (960, 826, 190, 20, "#342d35"),
        (520, 848, 170, 16, "#20242f"),
        (1290, 770, 170, 14, "#283143"),
        (1440, 850, 150, 18, "#2c3649"),
        (200, 780, 150, 12, "#1a202c"),
        (820, 878, 110, 9, "#2a2630"),
    ):
        p.oval(x, y, rx, ry, tone)
        p.path(
            f"M{x - rx * 0.8:.0f} {y - ry * 0.45:.0f}q{rx * 0.7:.0f}-{ry * 0.8:.0f} {rx * 1.5:.0f} 0",
            stroke=mix(tone, BONE, 0.28),
            stroke_width=2,
            stroke_linecap="round",
        )
    rings = "".join(
        f"M{x - r} {y}a{r} {r * 0.22:.1f} 0 1 0 {2 * r} 0a{r} {r * 0.22:.1f} 0 1 0-{2 * r} 0"
        for x, y, r in (
            (650, 768, 22),
            (650, 768, 40),
            (1010, 828, 26),
            (1010, 828, 48),
            (1250, 770, 24),
            (1460, 850, 34),
            (560, 848, 26),
            (740, 776, 16),
        )
    )
    p.path(rings, stroke="#8f9bb0", stroke_width=1.3, stroke_opacity=0.5)
    p.path("M560 900l82-192M1040 900l-82-192", stroke="#0b0d13", stroke_width=9, stroke_opacity=0.6)
    p.path(
        "M0 732h300M80 812h160M1150 728h330M1230 812h180M1120 888h190M300 888h150",
        stroke="#2b3342",
        stroke_width=2,
        stroke_linecap="round",
        stroke_opacity=0.6,
    )


def tower(p: Picture, chance: Random) -> None:
    p.poly([(1236, 330), (1384, 330), (1396, GROUND), (1224, GROUND)], "#16141a")
    bricks(p, 1236, 334, 1384, GROUND - 14, 37, 17, "#6b3c2c", chance, low=0.06)
    p.poly([(1384, 330), (1392, 330), (1398, GROUND), (1384, GROUND)], "#0f0e13")
    p.path("M1300 380h22v44h-22zM1300 480h22v44h-22z", "#07080c")
    p.path("M1304 384h14v36h-14z", "#c98a40")
    p.path("M1311 384v36M1304 402h14", stroke="#16141a", stroke_width=2.4)
    p.poly([(1204, 306), (1416, 306), (1396, 334), (1224, 334)], "#1d1d24")
    p.path("M1204 300h212v9h-212z", "#45464f")
    p.path(
        "".join(f"M{x} 300v-36" for x in range(1208, 1416, 23)) + "M1206 264h208M1206 282h208",
        stroke="#3a3d46",
        stroke_width=3.4,
    )
    p.rect(1236, 188, 148, 112, "#1a1b22")
    p.rect(
        1244, 200, 132, 62, p.linear((1244, 0), (1376, 0), (0, "#ffe2a0", 1), (0.5, "#d9984a", 1), (1, "#7d4c26", 1))
    )
    p.path("M1288 200v62M1332 200v62", stroke="#1a1b22", stroke_width=6)
    p.path("M1346 262v-22q0-10-8-12-4-12 4-17 10-4 14 4 3 9-3 14 10 3 10 14v19z", "#1f1712")
    p.poly([(1214, 190), (1406, 190), (1352, 140), (1268, 140)], "#20212a")
    p.poly([(1214, 190), (1298, 190), (1298, 140), (1268, 140)], "#353741")
    p.path("M1310 140v-52M1296 104h28", stroke="#353741", stroke_width=4)
    p.disc(1310, 86, 5, "#c23b2a")
    # The searchlight on its bracket.
    x, y = PIVOT
    p.path(f"M{x} {y + 40}v-30", stroke="#30343c", stroke_width=9)
    with p.group(f"translate({x:g} {y:g}) rotate(-46)"):
        p.path("M18-16l-34-6v44l34-6z", "#3b424b")
        p.path("M18-16l-34-6v10l34 4z", "#6d7881")
        p.oval(-16, 0, 6, 22, "#fff4d0")


def leaf(p: Picture, side: int) -> None:
    """One half of the gate: side -1 the left. Bars above, plates below, all of it black iron with lit edges."""
    edge, mid = (LEFT, 799) if side < 0 else (RIGHT, 801)

    bars, lights = "", ""
    steps = 9
    for i in range(1, steps):
        x = edge + (mid - edge) * i / steps
        top = arch(x) + 6
        bars += f"M{x:.1f} {top:.1f}V600"
        lights += f"M{x - 3:.1f} {top + 4:.1f}V600"
    p.path(bars, stroke="#0b0c11", stroke_width=11)
    p.path(lights, stroke="#3d444e", stroke_width=2.4)
    # Rails across, the frame around.
    for y, h in ((468, 14), (584, 18), (682, 16)):
        p.rect(min(edge, mid), y, abs(mid - edge), h, "#0d0e13")
        p.rect(min(edge, mid), y, abs(mid - edge), 3, "#444b55")
    plate = (min(edge, mid) + 10, 602, abs(mid - edge) - 20, 80)
    p.rect(*plate, p.linear((0, 602), (0, 682), (0, "#1c1f26", 1), (1, "#101218", 1)))
    x0, y0, w, h = plate
    p.path(f"M{x0} {y0}l{w} {h}M{x0 + w} {y0}l-{w} {h}", stroke="#0b0c11", stroke_width=9)
    p.path(f"M{x0} {y0 - 3}l{w} {h}", stroke="#343a43", stroke_width=2)
    for i in range(7):
        for y in (591, 690):
            p.disc(min(edge, mid) + 14 + i * (abs(mid - edge) - 28) / 6, y, 4.2, "#343a43")
            p.disc(min(edge, mid) + 13 + i * (abs(mid - edge) - 28) / 6, y - 1, 1.7, "#8b95a0")
    inner = f"M{edge} {GROUND}V{SPRING}Q{edge} {TOP} {mid} {TOP}V{GROUND}z"
    p.path(inner, stroke="#0b0c11", stroke_width=15, stroke_linejoin="round")
    p.path(
        f"M{edge - side * 6} {GROUND}V{SPRING}Q{edge - side * 6} {TOP + 6} {mid} {TOP + 6}",
        stroke="#3a3230",
        stroke_width=2.4,
    )
    # Spear heads over the middle rail.
    spears = ""
    for i in range(1, steps):
        x = edge + (mid - edge) * i / steps
        spears += f"M{x:.1f} 430l8 16-5 8h-6l-5-8z"
    p.path(spears, "#0b0c11", stroke="#4a525c", stroke_width=1.6)
    for y in (500, 630):
        p.rect(edge - (4 if side < 0 else 30), y, 34, 20, "#15171d", stroke="#3f4650", stroke_width=2)
    # Half of the great lock.
    turn = 0 if side < 0 else 1
    p.path(f"M800 520a44 44 0 0 {turn} 0 88z", "#1a1d24", stroke="#505964", stroke_width=4)
    p.path(f"M800 543a12 12 0 0 {turn} 0 24l{side * 9} 25h{-side * 9}z", "#f5b95a")
    p.disc(800 + side * 32, 544, 3.4, LIGHT_STEEL)
    p.disc(800 + side * 32, 584, 3.4, LIGHT_STEEL)
    p.disc(800 + side * 66, 600, 17, stroke="#0b0c11", stroke_width=8)
    p.disc(800 + side * 66, 600, 17, stroke="#6d7781", stroke_width=3)


def beam(p: Picture) -> None:
    x, y = PIVOT
    p.beam([(x - 22, y - 6), (x - 4, y + 22), (960, 880), (520, 840)], (x, y), (775, 800), "#ffe9b8", 0.5)
    p.glow(760, 806, 230, "#ffe9b8", 0.3, flat=0.16)
    p.glow(x - 14, y + 10, 74, "#fff2d0", 0.95)


LAYERS = {
    "sky": sky,
    "wall": wall,
    "gate_left": lambda p: leaf(p, -1),
    "gate_right": lambda p: leaf(p, 1),
    "lamp_beam": beam,
}


def main() -> None:
    whole = Picture(WIDE, HIGH)
    for name, draw in LAYERS.items():
        layer = Picture(WIDE, HIGH)
        draw(layer)
        layer.save(f"title/{name}.svg")
        draw(whole)
    whole.save("title/gate.svg")


if __name__ == "__main__":
    main()
