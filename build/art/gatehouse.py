"""The gatehouse of the title picture: its light, its bricks, the arch and the passage behind it."""

from __future__ import annotations

from random import Random

from pen import GLOW, LAMP, Picture, Point, mix

WIDE, HIGH, GROUND = 1600, 900, 700
LEFT, RIGHT, SPRING, TOP = 618, 982, 452, 342  # the opening: sides, where the arch begins, its crown
LAMPS: tuple[tuple[float, float, float, float], ...] = (
    (560, 430, 1.0, 120),
    (1040, 430, 1.0, 120),
    (800, 640, 0.5, 190),
    (1300, 300, 0.35, 110),
)


def lit(x: float, y: float, ambient: float = 0.05) -> float:
    return ambient + sum(power / (1 + ((x - a) ** 2 + (y - b) ** 2) / reach**2) for a, b, power, reach in LAMPS)


def arch(x: float) -> float:
    """Height of the opening's edge over x."""
    low, high = 0.0, 1.0
    for _ in range(30):
        u = (low + high) / 2
        if (800 - LEFT) * (1 - u * u) > abs(x - 800):
            low = u
        else:
            high = u
    return (1 - low) ** 2 * SPRING + (1 - (1 - low) ** 2) * TOP


def bricks(
    p: Picture,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    w: float,
    h: float,
    base: str,
    chance: Random,
    low: float = 0.1,
    above_arch: bool = False,
) -> None:
    """Only the bricks that some light reaches; the rest of the wall is night."""
    shapes: list[tuple[list[Point], str]] = []
    row, y = 0, y0
    while y < y1 - 1:
        x = x0 - (w / 2 if row % 2 else 0)
        while x < x1:
            a, b, c = max(x, x0) + 1, min(x + w, x1) - 1, min(y + h, y1) - 1
            inside = above_arch and y > max(arch(a), arch(b))
            power = lit((a + b) / 2, y + h / 2) + chance.uniform(-0.05, 0.05)
            if b - a > 3 and power > low and not inside:
                tone = mix("#15131a", base, min(1.0, round(power * 14) / 14))
                if power > 0.85:
                    tone = mix(tone, LAMP, min(0.3, (power - 0.85) * 0.5))
                shapes.append(([(a, y + 1), (b, y + 1), (b, c), (a, c)], tone))
            x += w
        y += h
        row += 1
    p.batch(shapes)


def gatehouse(p: Picture, chance: Random) -> None:
    left, right, top = LEFT - 90, RIGHT + 90, 274
    p.path(f"M{left} {GROUND}V{top}H{right}V{GROUND}z", "#15121a")
    # Brick left and right of the arch, and above it.
    bricks(p, left + 2, top + 20, LEFT - 34, GROUND - 40, 42, 18, "#7d4630", chance)
    bricks(p, RIGHT + 34, top + 20, right - 2, GROUND - 40, 42, 18, "#7d4630", chance)
    bricks(p, LEFT - 34, top + 20, RIGHT + 34, SPRING, 42, 18, "#7d4630", chance, above_arch=True)
    passage(p)
    # The arch itself: dressed stones, lit from the lamps beside it and from within.
    stones(p)
    # Cornice, base, lamps.
    p.path(f"M{left - 16} {top - 14}h{right - left + 32}v18h-{right - left + 32}z", "#2e2b32")
    p.path(f"M{left - 16} {top - 14}h{right - left + 32}v5h-{right - left + 32}z", "#55525a")
    p.path("".join(f"M{x} {top + 4}h18v14h-18z" for x in range(left, right - 10, 38)), "#232028")
    for x in (left - 6, RIGHT + 30):
        p.path(f"M{x} {GROUND - 44}h66v46h-66z", "#2a262c")
        p.path(f"M{x} {GROUND - 44}h66v6h-66z", "#5a4a40")
    for x, y in ((560, 418), (1040, 418)):
        p.glow(x, y, 120, GLOW, 0.6)
        p.path(f"M{x - 4} {y - 46}h8v22h-8z", "#1b1a20")
        p.path(f"M{x - 26} {y - 2}q4-24 26-24t26 24z", "#23252c")
        p.path(f"M{x - 26} {y - 2}q4-24 26-24-14 6-14 24z", "#4b525b")
        p.oval(x, y - 2, 24, 6, "#fff3cf")


def passage(p: Picture) -> None:
    """What waits behind the gate: a vault, a lamp, a second grille."""
    arch = f"M{LEFT} {GROUND}V{SPRING}Q{LEFT} {TOP} 800 {TOP}T{RIGHT} {SPRING}V{GROUND}Z"
    p.path(
        arch, p.radial(800, 545, 235, (0, "#ffd68a", 1), (0.3, "#d98f3e", 1), (0.65, "#6e3a22", 1), (1, "#24151a", 1))
    )
    for k, tone in ((0.74, "#4a2a1e"), (0.5, "#7a4826")):
        w, top, spring, low = (
            (RIGHT - LEFT) / 2 * k,
            560 - (560 - TOP) * k,
            560 - (560 - SPRING) * k,
            560 + (GROUND - 560) * k,
        )
        p.path(
            f"M{800 - w:.0f} {low:.0f}V{spring:.0f}"
            f"Q{800 - w:.0f} {top:.0f} 800 {top:.0f}T{800 + w:.0f} {spring:.0f}V{low:.0f}",
            stroke=tone,
            stroke_width=9 * k + 2,
        )
    p.path(f"M{LEFT} {GROUND}L726 630H874L{RIGHT} {GROUND}Z", "#8a5a30")
    p.path(
        "M740 630L700 700M772 630L760 700M800 630V700M828 630L840 700M860 630L900 700", stroke="#5d3a20", stroke_width=2
    )
    p.rect(726, 500, 148, 130, "#f2c982")
    p.path(
        "".join(f"M{726 + i * 14.8:.1f} 500v130" for i in range(11)) + "M726 536h148M726 596h148",
        stroke="#3a2014",
        stroke_width=4,
    )
    p.path("M800 372v52", stroke="#2a1712", stroke_width=3)
    p.glow(800, 440, 90, "#fff2cc", 0.9)
    p.path("M776 440q4-18 24-18t24 18z", "#2a1712")
    p.oval(800, 440, 22, 5, "#fffbe8")


def stones(p: Picture) -> None:
    """Blocks up both sides and around the curve, a keystone with a keyhole."""
    shapes: list[tuple[list[Point], str]] = []
    chance = Random(8)
    for side in (-1, 1):
        edge = LEFT if side < 0 else RIGHT
        for i in range(7):
            y0, y1 = SPRING + i * 35.5 + 1.5, SPRING + (i + 1) * 35.5 - 1
            wide = 40 if i % 2 else 32
            shapes.append(
                (
                    [(edge, y0), (edge + side * wide, y0), (edge + side * wide, y1), (edge, y1)],
                    mix(
                        "#211c22",
                        "#a3815f",
                        min(1, lit(edge + side * 16, y0, 0.12) * 0.9 + chance.uniform(-0.05, 0.05)),
                    ),
                )
            )

    def curve(t: float, out: float) -> Point:
        # The quadratic of the arch, half of it mirrored, pushed outwards.
        u = t * 2 if t < 0.5 else 2 - t * 2
        x = (1 - u) ** 2 * LEFT + 2 * (1 - u) * u * LEFT + u * u * 800
        y = (1 - u) ** 2 * SPRING + 2 * (1 - u) * u * TOP + u * u * TOP
        dx, dy = x - 800, (y - SPRING - 60) * 1.6
        long = (dx * dx + dy * dy) ** 0.5
        x, y = x + dx / long * out, y + dy / long * out
        return (x, y) if t < 0.5 else (1600 - x, y)

    cuts = [i / 13 for i in range(14)]
    for i in range(13):
        if i == 6:
            continue
        a, b = cuts[i] + 0.004, cuts[i + 1] - 0.004
        middle = (a + b) / 2
        shapes.append(
            (
                [curve(a, 0), curve(middle, 0), curve(b, 0), curve(b, 36), curve(middle, 36), curve(a, 36)],
                mix("#211c22", "#a3815f", min(1, lit(*curve(middle, 18), 0.12) * 0.9 + chance.uniform(-0.05, 0.05))),
            )
        )
    p.batch(shapes)
    p.poly([(776, 292), (824, 292), (815, TOP + 10), (785, TOP + 10)], "#6d5a49")
    p.poly([(776, 292), (800, 292), (800, TOP + 10), (785, TOP + 10)], "#8a735c")
    p.disc(800, 312, 7, "#15121a")
    p.poly([(797, 314), (803, 314), (806, 334), (794, 334)], "#15121a")
