"""A tunnel in cross-section. The strips share their layers at the edges, so they may stand side by side."""

from __future__ import annotations

from random import Random

from pen import BONE, GLOW, LAMP, LIGHT_STEEL, MOSS, ORANGE, Picture, mix

LAYERS = ((0, "#6a6660"), (7, "#4a3426"), (17, "#5e4129"), (33, "#6d4a2d"), (47, "#4b3526"))


def layers(p: Picture, wide: float, seed: int, slab: bool = True) -> None:
    """Each layer's upper edge waves, but not at the ends."""
    chance = Random(seed)
    for depth, (y, tone) in enumerate(LAYERS):
        if depth == 0 and not slab:
            continue
        data, x, here = f"M0 {y}", 0.0, float(y)
        while x < wide - 30 and depth > 1:
            step = chance.uniform(18, 34)
            here = y + chance.uniform(-2.4, 2.4)
            x += step
            data += f"Q{x - step / 2:.0f} {here + chance.uniform(-2, 2):.1f} {x:.0f} {here:.1f}"
        p.path(data + f"L{wide:g} {y}V60H0z", tone)
    stones = "".join(
        f"M{x} {y}l{a} -{b} {a + 1} {b * 0.4:.1f} -{a * 0.3:.1f} {b:.1f} -{a * 1.4:.1f} {b * 0.3:.1f}z"
        for x, y, a, b in (
            (
                chance.randint(4, int(wide) - 12),
                chance.choice((12, 14, 29, 31, 51, 54, 57)),
                chance.randint(2, 4),
                chance.randint(2, 3),
            )
            for _ in range(int(wide / 9))
        )
    )
    p.path(stones, "#8a765f")
    roots = "".join(f"M{x} 8q{chance.randint(-3, 3)} 5 {chance.randint(-4, 4)} 9" for x in range(14, int(wide) - 6, 37))
    p.path(roots, stroke="#2f2118", stroke_width=1)


def slab(p: Picture, wide: float) -> None:
    """The prison's floor over it all."""
    p.path(f"M0 0h{wide:g}v2.4H0z", "#8d8a82")
    p.path("".join(f"M{x} 0v7" for x in range(40, int(wide), 40)), stroke="#3a3835", stroke_width=1.2)
    p.path(f"M0 7h{wide:g}", stroke="#2a2420", stroke_width=1.4)


def bones(p: Picture) -> None:
    """Not everybody got out."""
    p.path("M86 53q-2-2 0-3t2 1l8 1q1-2 3-1t0 3q1 2-1 2.5t-2-1.5l-8-1q-1 2-2.5 1t.5-2z", "#cfc3a6")
    p.path("M250 55a3.6 3.6 0 1 1 7 0l-1 2h-5z", "#cfc3a6")
    p.path("M252 54.5h.1M255 54.5h.1", stroke="#3a2a20", stroke_width=1.5, stroke_linecap="round")
    p.path("M330 12l8 2", stroke=LIGHT_STEEL, stroke_width=1.4, stroke_linecap="round")
    p.oval(340.5, 14.6, 2.4, 1.5, LIGHT_STEEL)


def earth() -> Picture:
    p = Picture(400, 60)
    layers(p, 400, 4)
    bones(p)
    slab(p, 400)
    return p


def wall() -> Picture:
    """The outer wall's foot: courses of brick, then dressed stone that stops just above a careful digger's head."""
    p = Picture(60, 60)
    layers(p, 60, 3, slab=False)
    p.rect(0, 0, 60, 7, "#3a4452")
    p.rect(6, 0, 48, 20, "#1f1a1c")
    bricks = "".join(
        f"M{x} {y}h{w}v4.6h-{w}z"
        for y, xs in ((0, ((9, 13), (23.5, 13), (38, 13))), (5.4, ((9, 6), (16.5, 13), (31, 13), (45.5, 5.5))))
        for x, w in xs
    )
    p.path(bricks, "#8a4b33")
    p.path("M9 0h13v1.2h-13zM23.5 0h13v1.2h-13zM38 0h13v1.2h-13z", "#b06a48")
    p.path("M4 11h17v8h-17zM22.5 11h16v8h-16zM40 11h16v8h-16z", "#6d6a66")
    p.path("M4 11h17v1.4h-17zM22.5 11h16v1.4h-16zM40 11h16v1.4h-16z", "#9a958c")
    p.path("M3 20h54", stroke="#1f1a1c", stroke_width=1.6)
    return p


def digger() -> Picture:
    """On hands and knees towards the right, lamp on the brow, pick in hand."""
    p = Picture(60, 60)
    line = "#1a1312"
    with p.group("translate(4.5 1) scale(.92)"):
        p.path("M34 26L60 12V46z", p.linear((36, 0), (60, 0), (0, GLOW, 0.6), (1, GLOW, 0)))
        p.glow(36, 27, 13, GLOW, 0.7)
        p.path("M40 50L52 33", stroke=line, stroke_width=4.6, stroke_linecap="round")
        p.path("M40 50L52 33", stroke="#9a6f42", stroke_width=2.4, stroke_linecap="round")
        p.path("M43 30q9-2 16 8-8-4-15-3z", LIGHT_STEEL, stroke=line, stroke_width=1.6, stroke_linejoin="round")
        for data, wide, tone in (("M14 44Q8 52 2 54", 8, "#8f461d"), ("M14 42Q24 48 20 54", 9, ORANGE)):
            p.path(data, stroke=line, stroke_width=wide + 3, stroke_linecap="round")
            p.path(data, stroke=tone, stroke_width=wide, stroke_linecap="round")
        p.path("M8 44C8 33 16 28 26 29 32 30 34 36 32 42 26 49 12 51 8 44z", ORANGE, stroke=line, stroke_width=1.8)
        p.path("M9 44C10 36 16 31 24 31 16 35 14 42 16 47 13 47 10 46 9 44z", "#8f461d")
        p.path("M26 38Q34 44 42 46", stroke=line, stroke_width=9, stroke_linecap="round")
        p.path("M26 38Q34 44 42 46", stroke="#f09c50", stroke_width=6, stroke_linecap="round")
        p.disc(42.5, 46.5, 3, "#e3b593", stroke=line, stroke_width=1.4)
        p.disc(31, 26, 7.6, "#e3b593", stroke=line, stroke_width=1.8)
        p.path(
            "M23 27C22 19 28 16 34 18 39 20 39 23 37 24 32 21 29 24 28 28 26 32 24 31 23 27z",
            "#4a2f22",
            stroke=line,
            stroke_width=1.4,
        )
        p.path("M34.5 27h.1", stroke=line, stroke_width=2.2, stroke_linecap="round")
        p.disc(37.4, 21.8, 2.6, "#fff3cc", stroke=line, stroke_width=1.3)
    return p


def freedom() -> Picture:
    """Beyond the wall: grass, and the first light of day."""
    p = Picture(120, 60)
    layers(p, 120, 8, slab=False)
    p.rect(0, 0, 120, 20, p.linear((0, 0), (120, 14), (0, "#c0667a", 1), (0.5, "#f0a35c", 1), (1, "#ffdc8c", 1)))
    p.glow(84, 12, 22, "#fff2c4", 0.9)
    p.disc(84, 13, 6.5, "#fff6d6")
    p.path("M0 17q20-3 40-1t46-1 34 1v6H0z", "#6f8a44")
    p.path("M0 20q30-2 60 0t60 0v3H0z", "#4c6331")
    p.path(
        "".join(
            f"M{x} 18l{d} -4"
            for x, d in (
                (3, -1),
                (7, 1),
                (15, -1),
                (19, 2),
                (27, 0),
                (33, 1),
                (41, -1),
                (46, 1),
                (55, 0),
                (60, 2),
                (69, -1),
                (74, 1),
                (83, 0),
                (90, 1),
                (99, -1),
                (104, 1),
                (113, 0),
            )
        ),
        stroke=mix(MOSS, BONE, 0.1),
        stroke_width=1.2,
        stroke_linecap="round",
    )
    p.path("M58 13h.1M100 14h.1M30 13h.1", stroke=LAMP, stroke_width=2.2, stroke_linecap="round")
    return p


def main() -> None:
    for draw in (earth, wall, digger, freedom):
        draw().save(f"tunnel/{draw.__name__}.svg")


if __name__ == "__main__":
    main()
