"""The program's icon, and small parts of frames, buttons and headings."""

from __future__ import annotations

from random import Random

from pen import BONE, BRICK, DEEP_BRICK, GLOW, LAMP, LIGHT_STEEL, LIT_BRICK, MORTAR, STEEL, Picture, mix


def icon() -> Picture:
    """A keyhole in the black gate; the light in it leads down."""
    p = Picture(256, 256)
    p.rect(4, 4, 248, 248, "#15171d", rx=52)
    p.rect(4, 4, 248, 248, p.linear((0, 4), (0, 252), (0, "#9a5436", 1), (1, "#4a2a22", 1)), rx=52)
    p.path(
        "M4 92h60M4 150h52M4 206h52M200 92h52M204 150h48M204 206h48M44 34v58M30 92v58M44 150v56M212 34v58M226 92"
        "v58M212 150v56M128 4v30M92 8v24M164 8v24",
        stroke="#2f1a16",
        stroke_width=6,
    )
    p.path("M46 252V124Q46 30 128 30T210 124V252z", "#caa07a")
    p.path("M58 252V126Q58 42 128 42T198 126V252z", "#0b0c11")
    p.path("M84 70V252M106 50V252M150 50V252M172 70V252", stroke="#39424c", stroke_width=9)
    p.path("M58 126h140M58 226h140", stroke="#39424c", stroke_width=9)
    p.disc(128, 150, 62, "#11131a")
    p.glow(128, 152, 96, LAMP, 0.75)
    p.disc(128, 150, 58, stroke="#5a6570", stroke_width=7)
    p.path(
        "M128 104a30 30 0 0 1 16 55l14 54h-60l14-54a30 30 0 0 1 16-55z",
        p.linear((0, 104), (0, 213), (0, "#fff3c8", 1), (0.5, "#ffce6a", 1), (1, "#e08a2c", 1)),
    )
    return p


def bars() -> Picture:
    """Repeats sideways."""
    p = Picture(160, 160)
    for y in (34, 120):
        p.rect(0, y, 160, 10, "#20262b")
        p.rect(0, y + 1, 160, 3, "#6f7f88")
    for x in (20, 60, 100, 140):
        p.rect(x - 6, 0, 12, 160, "#20262b")
        p.rect(x - 4.5, 0, 8, 160, STEEL)
        p.rect(x - 3.5, 0, 2.5, 160, LIGHT_STEEL)
        for y in (39, 125):
            p.disc(x, y, 3.4, "#20262b")
            p.disc(x - 0.8, y - 0.8, 1.4, LIGHT_STEEL)
    return p


def brick_tile() -> Picture:
    """Repeats both ways: what leaves at the right comes back at the left."""
    p = Picture(128, 128)
    p.rect(0, 0, 128, 128, MORTAR)
    chance = Random(3)
    faces: dict[str, str] = {}
    edges = ""
    for row in range(8):
        for column in range(3):
            x = column * 64 - (32 if row % 2 else 0)
            if x >= 128:
                continue
            left, right = max(x + 1.5, 0), min(x + 62.5, 128)
            # The two halves of a brick that crosses the border must match.
            tone = mix(
                BRICK,
                LIT_BRICK if (row * 5 + (column % 2) * 3 + row // 3) % 4 else DEEP_BRICK,
                0.12 + 0.07 * ((row * 7 + column % 2 * 5) % 5),
            )
            y = row * 16 + 1.5
            faces[tone] = faces.get(tone, "") + f"M{left:g} {y:g}H{right:g}v13H{left:g}z"
            edges += f"M{left:g} {y + 1:g}H{right:g}"
    for tone, data in faces.items():
        p.path(data, tone)
    p.path(edges, stroke=mix(LIT_BRICK, GLOW, 0.3), stroke_width=1.4, stroke_opacity=0.3)
    chips = "".join(
        f"M{chance.randint(6, 116)} {chance.randint(0, 7) * 16 + chance.randint(4, 11)}l{chance.randint(2, 5)} 1 -2 2z"
        for _ in range(26)
    )
    p.path(chips, DEEP_BRICK, fill_opacity=0.7)
    return p


def lamp() -> Picture:
    p = Picture(160, 200)
    p.beam([(52, 74), (108, 74), (160, 200), (0, 200)], (80, 74), (80, 200), GLOW, 0.4)
    p.glow(80, 76, 62, GLOW, 0.7)
    p.path("M80 0v40", stroke="#0f1114", stroke_width=4)
    p.path("M74 36h12v10h-12z", "#3b434b")
    p.path(
        "M36 76C40 56 66 56 70 44H90C94 56 120 56 124 76z",
        "#2a3238",
        stroke="#14161c",
        stroke_width=2.4,
        stroke_linejoin="round",
    )
    p.path("M38 75C42 58 68 57 72 45H77C74 58 58 62 54 75z", "#6b7a83")
    p.oval(80, 76, 44, 7, "#fff0c4", stroke="#14161c", stroke_width=1.6)
    p.disc(80, 79, 9, "#fffbe8")
    return p


def stencil_arrow() -> Picture:
    p = Picture(128, 64)
    worn = "M14 31l6 1-4 3zM28 25l4 0-2 2zM58 27l5 3-6 1zM48 36l5-1-2 3zM90 40l6 1-4 3zM98 24l4 2-6 0zM84 50l3-3 1 3z"
    p.path("M8 22h28v20H8zM42 22h30v20H42zM78 6l42 24H78zM78 34h42L78 58z" + worn, BONE, fill_rule="evenodd")
    return p


def chain() -> Picture:
    """Repeats sideways: a link seen flat, a link seen on edge."""
    p = Picture(128, 32)
    for x in (-22, 42, 106):
        p.rect(x, 11.5, 44, 9, "#14161c", rx=4.5)
        p.rect(x + 1.5, 13, 41, 6, STEEL, rx=3)
        p.rect(x + 4, 13.6, 36, 1.8, LIGHT_STEEL, rx=0.9)
    for x in (10, 74):
        p.rect(x, 5, 44, 22, rx=11, stroke="#14161c", stroke_width=9)
        p.rect(x, 5, 44, 22, rx=11, stroke=STEEL, stroke_width=6)
        p.path(f"M{x + 5} 6.5a11 11 0 0 1 7-2.5h20", stroke=LIGHT_STEEL, stroke_width=1.8, stroke_linecap="round")
    return p


def rivet() -> Picture:
    p = Picture(32, 32)
    p.disc(17, 18, 12, "#000000", fill_opacity=0.4)
    p.disc(16, 16, 12, p.radial(12, 11, 17, (0, "#c6d0d4", 1), (0.4, "#7d8c94", 1), (1, "#343d44", 1)))
    p.disc(16, 16, 12, stroke="#14161c", stroke_width=1.8)
    p.path("M9 14a8 8 0 0 1 7-6", stroke="#eef3f4", stroke_width=1.8, stroke_linecap="round", stroke_opacity=0.8)
    return p


def main() -> None:
    icon().save("icon.svg")
    for draw in (bars, brick_tile, lamp, stencil_arrow, chain, rivet):
        draw().save(f"ornaments/{draw.__name__}.svg")


if __name__ == "__main__":
    main()
