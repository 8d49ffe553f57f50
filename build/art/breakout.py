"""The winners' tunnel in cross-section: the cell, the yard, the wall, and the morning on the other side.

`breakout` is the whole picture with the earth untouched. `passage` is the tunnel alone; its left part is shown as far
as it is dug. `clod` is a lump of earth in flight, `lamplight` the light of the first digger, `daylight` the light in
the open tunnel. `blackgate/scenes/end/tunnel_picture.py` uses the same numbers.
"""

from __future__ import annotations

from random import Random

from breakout_above import HIGH, WIDE, cell, meadow, sky, wall, yard
from breakout_below import LOW, TOP, earth
from pen import GLOW, Picture, Point, smooth

ROOF: tuple[Point, ...] = ((150, 690), (160, 620), (204, 574), (206, 430), (214, 306), (300, 306), (310, 430),
                           (316, 566), (520, 552), (700, 566), (880, 556), (1050, 566), (1120, 528), (1220, 408),
                           (1296, 300))
FLOOR: tuple[Point, ...] = ((1470, 300), (1424, 408), (1340, 528), (1240, 668), (1150, 742), (1000, 754), (760, 748),
                            (480, 756), (240, 750), (166, 742))
PASSAGE = (130, 280, 1360, 490)     # where the picture of the tunnel lies in the whole
DAYLIGHT = (1110, 100, 480, 650)    # and that of the light


def passage() -> Picture:
    left, top, wide, tall = PASSAGE
    p = Picture(wide, tall)
    with p.group(f"translate({-left} {-top})"):
        edge = smooth([*FLOOR, *ROOF], close=False, pull=0.12)      # open where it comes out
        p.path(edge, stroke="#160d0a", stroke_width=13, stroke_linejoin="round")
        clay = p.linear((0, TOP - 10), (0, LOW), (0, "#20130e", 1), (0.55, "#3a2417", 1), (1, "#7a5230", 1))
        p.path(edge + "Z", clay)
        chance = Random(33)
        marks = "".join(f"M{chance.randint(200, 1130)} {chance.randint(580, 700)}q{chance.randint(6, 16)}-10 "
                        f"{chance.randint(16, 30)}-4" for _ in range(60))
        p.path(marks, stroke="#150c09", stroke_width=3.4, stroke_linecap="round", stroke_opacity=0.55)
        ramp(p)
        shaft(p)
        p.path("M180 744H1120", stroke="#2a1a10", stroke_width=7)
        p.path("M186 741H1114", stroke="#a87a48", stroke_width=3.4, stroke_dasharray="64 12")
        for x in (380, 590, 800, 1010):
            prop(p, x)
        for x in (485, 695, 905):
            bulb(p, x)
    return p


def ramp(p: Picture) -> None:
    """The way up: planks laid in the clay."""
    for step in range(9):
        x, y = 1206 + step * 28.4, 706 - step * 42.5
        p.line([(x - 30, y), (x + 10, y)], "#2c1b10", 10)
        p.line([(x - 29, y - 3), (x + 9, y - 3)], "#b98650", 3.4)


def shaft(p: Picture) -> None:
    p.rect(214, 300, 88, 270, p.linear((0, 300), (0, 570), (0, "#c98e48", 0.55), (1, "#c98e48", 0)))
    for x in (232, 284):
        p.line([(x, 300), (x - 2, 744)], "#2c1b10", 11)
        p.line([(x - 2, 300), (x - 4, 744)], "#b07c46", 3.4)
    for y in range(330, 740, 40):
        p.path(f"M231 {y}h53", stroke="#2c1b10", stroke_width=10)
        p.path(f"M231 {y - 2}h53", stroke="#a87543", stroke_width=3.4)


def prop(p: Picture, x: float) -> None:
    """Bed planks: somebody sleeps on the floor for this."""
    for tone, wide, high in (("#22140d", 20, 22), ("#7d5631", 14, 16)):
        p.line([(x - 36, TOP + 22), (x - 36, LOW - 6)], tone, wide, cap="butt")
        p.line([(x + 36, TOP + 22), (x + 36, LOW - 6)], tone, wide, cap="butt")
        p.line([(x - 62, TOP + 12), (x + 62, TOP + 12)], tone, high, cap="butt")
    p.path(f"M{x - 41} {TOP + 24}V{LOW - 8}M{x + 31} {TOP + 24}V{LOW - 8}M{x - 60} {TOP + 6}H{x + 60}",
           stroke="#c4935a", stroke_width=3)
    p.path(f"M{x - 36} {TOP + 60}v1M{x + 36} {TOP + 90}v1M{x - 20} {TOP + 13}h1M{x + 26} {TOP + 13}h1",
           stroke="#22140d", stroke_width=5, stroke_linecap="round")


def bulb(p: Picture, x: float) -> None:
    p.glow(x, TOP + 52, 94, GLOW, 0.85)
    p.path(f"M{x} {TOP - 4}v36", stroke="#120b08", stroke_width=4)
    p.path(f"M{x - 9} {TOP + 32}h18v9h-18z", "#39444c")
    p.disc(x, TOP + 52, 13, "#fff2c8")
    p.disc(x, TOP + 52, 7, "#fffdf2")


def clod() -> Picture:
    p = Picture(40, 40)
    p.path("M6 22C4 12 14 4 22 6 32 4 38 14 34 22 38 30 28 38 20 34 12 38 4 32 6 22z", "#2c1c13")
    p.path("M9 22C8 14 15 8 22 9 30 8 34 15 31 21 33 27 26 33 20 31 13 33 8 29 9 22z", "#6a4729")
    p.path("M11 20C11 14 16 10 22 11 27 11 29 14 28 17 22 14 15 16 11 20z", "#a3733f")
    return p


def lamplight() -> Picture:
    p = Picture(400, 400)
    p.glow(200, 200, 200, GLOW, 0.8)
    return p


def daylight() -> Picture:
    """The morning falls down the slope; on both sides of the mouth lies what was thrown out of it."""
    left, top, wide, tall = DAYLIGHT
    p = Picture(wide, tall)
    with p.group(f"translate({-left} {-top})"):
        slope = smooth([*FLOOR[:6], *ROOF[-5:]], close=False, pull=0.12)
        p.path(slope + "Z", p.linear((1160, 610), (1400, 330), (0, "#ffcf86", 0), (0.5, "#ffcf86", 0.4),
                                     (0.85, "#ffe9b0", 0.9), (1, "#fff6d8", 1)))
        p.glow(1386, 306, 190, "#fff6d8", 0.85)
        p.path("M1206 320c14-26 50-36 78-26 18 4 30 16 32 30z", "#3a281c")
        p.path("M1232 310c14-14 34-16 46-8 8 4 12 10 14 18-20-8-40-10-60-10z", "#8a5f3a")
        p.path("M1448 324c8-30 42-40 72-30 20 4 38 16 48 28z", "#4a3324")
        p.path("M1460 312c12-16 40-20 56-14 16 4 28 12 36 22-30-8-60-10-92-8z", "#b07d48")
        p.disc(1200, 312, 7, "#5e4129")
        p.disc(1580, 312, 8, "#5e4129")
    return p


def breakout() -> Picture:
    p = Picture(WIDE, HIGH)
    for part in (sky, meadow, yard, earth, wall, cell):
        part(p)
    return p


def main() -> None:
    for draw in (breakout, passage, clod, lamplight, daylight):
        draw().save(f"escape/{draw.__name__}.svg")


if __name__ == "__main__":
    main()
