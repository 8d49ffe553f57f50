"""The ending for a loser: the bunk at night, with bars, search lights, a siren and a ticket to a stricter prison.

`bunk` is the cell, `bars` stand in front of the prisoner, `searchlight` is a beam through the window, `siren` the red
light under the ceiling, `ticket` the paper for the program's words. `blackgate/scenes/end/capture.py` knows their
places.
"""

from __future__ import annotations

from random import Random

from breakout_above import courses, near, stepped
from pen import Picture, mix

WIDE, HIGH, FLOOR = 1600, 900, 676
BARS = range(60, WIDE, 150)
WINDOW = (690, 214, 214, 206)


def bunk() -> Picture:
    p = Picture(WIDE, HIGH)
    back(p)
    window(p)
    tally(p)
    floor(p)
    bed(p)
    patch(p)
    p.rect(0, 0, WIDE, HIGH, p.radial(800, 430, 1050, (0, "#05070f", 0), (0.55, "#05070f", 0.2), (1, "#05070f", 0.8)))
    return p


def back(p: Picture) -> None:
    """Bricks, cold from the window and red from the siren."""
    p.rect(0, 0, WIDE, FLOOR, "#0d0c12")
    chance = Random(41)

    def brick(x: float, y: float) -> str:
        cold = near(x, y, 797, 330, 330)
        red = near(x, y, 1340, 140, 300)
        base = mix("#15131b", "#4d4048", stepped(0.2 + cold * 0.75 + chance.uniform(-0.07, 0.07)))
        return mix(base, "#8a2f26", stepped(red * 0.5, 8))

    courses(p, (0, 44, WIDE, FLOOR - 26), 78, 34, brick)
    p.rect(0, 0, WIDE, 46, "#1b1a22")
    p.rect(0, 38, WIDE, 9, "#3a3944")
    p.rect(0, FLOOR - 28, WIDE, 30, "#1a1820")
    p.path(f"M0 {FLOOR - 28}h{WIDE}v5h-{WIDE}z", "#3f3b44")
    # Pipes along the wall.
    for y, tone in ((88, "#2d343c"), (104, "#232930")):
        p.rect(900, y, 700, 11, tone)
        p.path(f"M900 {y + 2}h700", stroke="#5d6a73", stroke_width=1.6)
    for x in (980, 1180, 1470):
        p.path(f"M{x} 82h14v38h-14z", "#3b434b")


def window(p: Picture) -> None:
    x, y, w, h = WINDOW
    p.glow(x + w / 2, y + h / 2, 300, "#9db4da", 0.35)
    p.rect(x - 16, y - 16, w + 32, h + 32, "#0b0a10")
    p.path(f"M{x - 16} {y + h + 16}h{w + 32}l14 20h-{w + 60}z", "#4a4650")
    p.path(f"M{x - 16} {y + h + 16}h{w + 32}l3 5h-{w + 38}z", "#8a8590")
    p.rect(x, y, w, h, p.linear((x, y), (x, y + h), (0, "#0e1426", 1), (1, "#3a4a72", 1)))
    chance = Random(4)
    stars = "".join(f"M{chance.randint(x + 6, x + w - 6)} {chance.randint(y + 6, y + 120)}h.1" for _ in range(26))
    p.path(stars, stroke="#cfdaf0", stroke_width=2.6, stroke_linecap="round")
    p.disc(x + 166, y + 46, 21, "#e9e6d6")
    p.disc(x + 158, y + 42, 5, "#cfcab6")
    # A tower whose light has been switched on too late.
    p.path(f"M{x + 24} {y + h}v-66h-12v-10h62v10h-12v66z", "#0f121b")
    p.path(f"M{x + 20} {y + h - 76}v-28h46v28z", "#161b27")
    p.rect(x + 26, y + h - 98, 34, 18, "#f2c166")
    p.path(f"M{x + 12} {y + h - 104}h62l-16-18h-30z", "#0f121b")
    p.beam([(x + 60, y + h - 96), (x + 60, y + h - 84), (x + w, y + h - 20), (x + w, y + h - 116)],
           (x + 60, y + h - 90), (x + w, y + h - 66), "#fff2c8", 0.7)
    p.rect(x, y + h - 26, w, 26, "#0d0f17")
    for bar in range(1, 5):
        left = x + bar * w / 5
        p.rect(left - 7, y - 6, 14, h + 12, "#12141a")
        p.rect(left - 4, y - 6, 4, h + 12, "#7d8b96")
    p.rect(x, y + h / 2 - 7, w, 14, "#12141a")
    p.rect(x, y + h / 2 - 5, w, 4, "#66737d")


def tally(p: Picture) -> None:
    """Days, in fives; there will be more of them."""
    marks = ""
    for column in range(3):
        for row in range(2):
            x, y = 470 + column * 58, 268 + row * 52
            marks += "".join(f"M{x + i * 10} {y}l-2 32" for i in range(4)) + f"M{x - 10} {y + 26}l52-18"
    p.path(marks, stroke="#cbbfa4", stroke_width=4, stroke_linecap="round", stroke_opacity=0.7)


def floor(p: Picture) -> None:
    p.rect(0, FLOOR, WIDE, HIGH - FLOOR, p.linear((0, FLOOR), (0, HIGH), (0, "#34323a", 1), (1, "#17161c", 1)))
    for y, dim in ((712, 0.8), (766, 0.7), (836, 0.6)):
        p.path(f"M0 {y}h{WIDE}", stroke="#100f14", stroke_width=4, stroke_opacity=dim)
    for x in range(-400, 2100, 210):
        p.path(f"M{800 + (x - 800) * 0.72:.0f} {FLOOR}L{x} {HIGH}", stroke="#100f14", stroke_width=3,
               stroke_opacity=0.6)
    p.oval(770, 800, 330, 60, "#8fa6cc", fill_opacity=0.16)


def bed(p: Picture) -> None:
    """Two bunks on a steel frame; the lower one is theirs again."""
    for x in (96, 392):
        p.rect(x, 300, 18, 452, "#1d2228")
        p.rect(x + 3, 300, 6, 452, "#7d8b94")
    for y, blanket, lit in ((404, "#3d4656", "#566178"), (602, "#4a5643", "#68775a")):
        p.path(f"M104 {y}v-26q140-26 296 0v26z", "#c9bfa6")
        p.path(f"M190 {y + 2}v-36q100-14 212 6v34z", blanket)
        p.path(f"M190 {y - 34}q100-14 212 6v8q-112-20-212-4z", lit)
        p.path(f"M112 {y - 12}q2-26 40-26 34 0 36 22-2 14-36 16-38 0-40-12z", "#e4dcc6")
        p.path(f"M116 {y - 8}q30 12 66 2-4 10-30 10-34 0-36-12z", "#a79d86")
        p.rect(90, y, 326, 16, "#2a3138")
        p.path(f"M90 {y + 1}h326v4h-326z", "#8593a0")
    for y in (470, 530):
        p.rect(398, y, 42, 9, "#5d6a73")
    p.rect(434, 440, 9, 200, "#5d6a73")


def patch(p: Picture) -> None:
    """Where the tunnel began: filled in, still wet, with a cone on it."""
    p.oval(1130, 792, 150, 36, "#23212a")
    p.oval(1130, 787, 142, 32, "#77736f")
    p.path("M1010 784q60-26 120-22 70 0 122 22-60-12-122-12t-120 12z", "#a5a09a")
    p.path("M1060 792q40 10 80 2M1150 798q36 4 62-8", stroke="#4f4c4a", stroke_width=4, stroke_linecap="round")
    with p.group("translate(1262 690)"):
        p.path("M-46 106h92v14h-92z", "#8a3f1d")
        p.path("M-10 0h20l24 106h-68z", "#d9772b")
        p.path("M-10 0h8l-10 106h-22z", "#f0a35c")
        p.path("M-19 38h38l5 22h-48zM-28 76h56l5 20h-66z", "#efe6d0")


def bars() -> Picture:
    """The grating before the cell, near enough to touch."""
    p = Picture(WIDE, HIGH)
    for x in BARS:
        p.rect(x - 13, 0, 26, HIGH, "#0b0c11")
        p.rect(x - 10, 0, 20, HIGH, p.linear((x - 10, 0), (x + 10, 0), (0, "#2a3037", 1), (0.3, "#75828c", 1),
                                             (0.55, "#4c5a63", 1), (1, "#14181d", 1)))
    for y in (64, 852):
        p.rect(0, y - 22, WIDE, 44, "#0b0c11")
        p.rect(0, y - 18, WIDE, 36, p.linear((0, y - 18), (0, y + 18), (0, "#66737d", 1), (0.4, "#3f4a53", 1),
                                             (1, "#181c22", 1)))
        for x in BARS:
            p.disc(x, y, 8, "#14181d")
            p.disc(x - 2, y - 2, 4, "#8fa0a8")
    return p


def searchlight() -> Picture:
    """A beam that falls from the window to the floor, soft at its sides."""
    p = Picture(520, 640)
    for inset, alpha in ((0, 0.12), (36, 0.16), (76, 0.2)):
        p.beam([(236 + inset * 0.15, 0), (284 - inset * 0.15, 0), (520 - inset, 640), (inset, 640)], (260, 0),
               (260, 640), "#e8efff", alpha)
    p.oval(260, 600, 236, 36, p.radial(260, 600, 236, (0, "#eef3ff", 0.5), (1, "#eef3ff", 0)))
    return p


def siren() -> Picture:
    p = Picture(900, 700)
    p.glow(450, 60, 640, "#e0352a", 0.55)
    p.glow(450, 60, 230, "#ff6a4a", 0.85)
    p.path("M396 20h108v16h-108z", "#2a3138")
    p.path("M408 36q0 62 42 62t42-62z", "#c22a20")
    p.path("M418 36q0 40 16 52-10-20-6-52z", "#ff9a80")
    p.disc(452, 56, 13, "#ffe3d0")
    return p


def ticket() -> Picture:
    """Paper with a stub; the words are written by the program."""
    p = Picture(760, 360)
    holes = "".join(f"a9 9 0 0 1 0 18v{'' if last else '14'}" for last in (False,) * 9 + (True,))
    edge = f"M22 10H738V24{holes}V350H22z"
    p.path(edge, "#0b0a0d", fill_opacity=0.5, transform="translate(8 10)")
    p.path(edge, "#e9dfc6")
    p.path("M36 24h680v312h-680z", stroke="#a63a2b", stroke_width=3)
    p.path("M190 30v300", stroke="#8a7d63", stroke_width=3, stroke_dasharray="3 11", stroke_linecap="round")
    # The bus.
    with p.group("translate(54 92)"):
        p.path("M4 20q0-12 12-12h78q18 0 22 20l6 30v26h-118z", "#4c5a63")
        p.path("M4 58h118v26h-118z", "#39444c")
        p.path("M14 20h22v24h-22zM42 20h22v24h-22zM70 20h18v24h-18zM94 20q10 0 13 10l3 14h-16z", "#f2c166")
        bars_ = "".join(f"M{x} 20v24" for x in (19, 25, 31, 47, 53, 59, 75, 81))
        p.path(bars_, stroke="#22262c", stroke_width=2.6)
        for x in (30, 96):
            p.disc(x, 86, 14, "#1c1c20")
            p.disc(x, 86, 6, "#8fa0a8")
    # A barred tower as the place it goes to.
    with p.group("translate(62 214)"):
        p.path("M10 96v-60h-8v-30h14v12h14v-12h20v12h14v-12h14v30h-8v60z", "#5a3328")
        p.path("M28 96v-34q14-18 26 0v34z", "#2b221c")
        p.path("M35 56v40M41 52v44M47 56v40", stroke="#8fa0a8", stroke_width=3)
    return p


def main() -> None:
    for draw in (bunk, bars, searchlight, siren, ticket):
        draw().save(f"escape/{draw.__name__}.svg")


if __name__ == "__main__":
    main()
