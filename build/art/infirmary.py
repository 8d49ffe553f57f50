"""The Infirmary (R1.1): a bed, a curtain, a drip, and a cross on the wall."""

from __future__ import annotations

from pen import BLOOD, BONE, LIGHT_STEEL, ORANGE, Picture, mix
from props import overalls
from room import Lamp, Room

BACK, HALF, HIGH = 7.4, 4.4, 4.2
SHADOW, COOL = "#12181b", "#e6f2dc"


def draw() -> Picture:
    picture = Picture(480, 300)
    room = Room(picture, ambient=0.17, shadow=SHADOW, seed=5)
    room.lamps = [Lamp((1.5, 2.5, 6.5), 0.95, 2.0, COOL), Lamp((-1.0, 2.2, 7.0), 0.35, 1.3, COOL)]
    picture.rect(0, 0, 480, 300, "#20282a")
    walls(room)
    window(room)
    cross(room)
    cabinet(room)
    floor(room)
    bed(room)
    drip(room)
    curtain(room)
    room.hang_lamp(1.45, 3.62, 6.1, 6, "#f6f7dd", size=0.46, floor=0.75, alpha=0.3, spread=1.75)
    picture.rect(0, 194, 480, 106, picture.linear((0, 194), (0, 300), (0, SHADOW, 0), (1, SHADOW, 0.75)))
    return picture


def walls(room: Room) -> None:
    plaster, tiles = ["#8f9c8c", "#8a9788", "#939f90"], ["#b9c4b4", "#b1bdae", "#c0cab9", "#a9b6a8"]
    room.courses((-HALF, 1.7, BACK), (2 * HALF, 0, 0), (0, HIGH - 1.7, 0), 13, 7, plaster, gap=0.025, jitter=0.02)
    room.courses((-HALF, 0, BACK), (2 * HALF, 0, 0), (0, 1.6, 0), 24, 5, tiles, gap=0.04, running=False, jitter=0.04)
    for side in (-1, 1):
        x = side * HALF
        room.courses(
            (x, 1.7, 5.2),
            (0, 0, BACK - 5.2),
            (0, HIGH - 1.7, 0),
            4,
            7,
            [mix(p, SHADOW, 0.3) for p in plaster],
            gap=0.025,
            jitter=0.02,
        )
        room.courses(
            (x, 0, 5.2),
            (0, 0, BACK - 5.2),
            (0, 1.6, 0),
            6,
            5,
            [mix(t, SHADOW, 0.35) for t in tiles],
            gap=0.04,
            running=False,
            jitter=0.04,
        )
    room.picture.strokes(
        [(room.flat((-HALF, 1.65, BACK), (HALF, 1.65, BACK)), "#3d5a55")]
        + [(room.flat((s * HALF, 1.65, 5.2), (s * HALF, 1.65, BACK)), "#2a403d") for s in (-1, 1)],
        3.2,
    )


def window(room: Room) -> None:
    picture = room.picture
    x0, y0 = room.at(2.75, 3.75, BACK)
    x1, y1 = room.at(4.0, 2.25, BACK)
    picture.rect(x0 - 3.5, y0 - 3.5, x1 - x0 + 7, y1 - y0 + 7, "#4a544e")
    picture.rect(x0, y0, x1 - x0, y1 - y0, picture.linear((0, y0), (0, y1), (0, "#1c2c42", 1), (1, "#43617a", 1)))
    picture.disc(x0 + 17, y0 + 17, 8, "#e9e6cf")
    picture.disc(x0 + 20.5, y0 + 15, 7, "#223650")
    picture.path(
        "".join(f"M{x0 + (x1 - x0) * i / 5:.1f} {y0:.1f}V{y1:.1f}" for i in range(1, 5))
        + f"M{x0:.1f} {(y0 + y1) / 2:.1f}H{x1:.1f}",
        stroke="#12171a",
        stroke_width=2.2,
    )


def cross(room: Room) -> None:
    picture = room.picture
    x, y = room.at(0.02, 2.42, BACK)
    picture.disc(x, y, 21, "#d8d8c4")
    picture.disc(x, y, 21, stroke="#57655f", stroke_width=2)
    arm, half = 14.5, 5.2
    picture.path(
        f"M{x - half:.1f} {y - arm:.1f}h{2 * half:.1f}v{arm - half:.1f}h{arm - half:.1f}v{2 * half:.1f}"
        f"h-{arm - half:.1f}"
        f"v{arm - half:.1f}h-{2 * half:.1f}v-{arm - half:.1f}h-{arm - half:.1f}v-{2 * half:.1f}h{arm - half:.1f}z",
        BLOOD,
    )
    picture.path(
        f"M{x - half:.1f} {y - arm:.1f}h{half:.1f}v{2 * arm:.1f}h-{half:.1f}v-{arm - half:.1f}h-{arm - half:.1f}"
        f"v-{2 * half:.1f}h{arm - half:.1f}z",
        "#bb4733",
    )


def cabinet(room: Room) -> None:
    """Glass doors, shelves, bottles."""
    picture = room.picture
    room.box(-1.35, 0, 6.85, 1.5, 0.95, 0.5, "#8d9a92")
    room.face(((-0.6, 0.08, 6.84), (-0.57, 0.08, 6.84), (-0.57, 0.88, 6.84), (-0.6, 0.88, 6.84)), "#46524f")
    px, py = room.at(-1.35, 0.95, 6.9)
    k = room.focal / 6.9
    for dx, w, h, tone in (
        (0.12, 7, 15, "#6d8f78"),
        (0.34, 6, 11, "#a8683a"),
        (0.52, 8, 18, "#7fa0a0"),
        (0.8, 6, 10, "#d5cdb0"),
        (0.98, 7, 14, "#8d4a3c"),
        (1.2, 8, 9, "#6f7f8a"),
    ):
        x = px + dx * k
        picture.path(f"M{x:.1f} {py:.1f}v-{h}h{w}v{h}z", tone)
        picture.path(f"M{x + w * 0.25:.1f} {py - h:.1f}v-3h{w * 0.5:.1f}v3z", "#ddd8c2")
        picture.path(f"M{x + 1:.1f} {py - h * 0.65:.1f}h{w - 2}v{h * 0.35:.1f}h-{w - 2}z", "#e5dfc8")


def floor(room: Room) -> None:
    picture = room.picture
    room.courses(
        (-HALF, 0, 3.1),
        (2 * HALF, 0, 0),
        (0, 0, BACK - 3.1),
        12,
        7,
        ["#75837c", "#5a6a66"],
        gap=0.01,
        running=False,
        checker=True,
        jitter=0.02,
    )
    picture.poly(room.flat((-HALF, 0, BACK), (HALF, 0, BACK), (HALF, 0.14, BACK), (-HALF, 0.14, BACK)), "#263430")
    x, y = room.at(1.5, 0, 5.6)
    picture.glow(x, y, 130, COOL, 0.34, flat=0.3)


def bed(room: Room) -> None:
    """Seen from its long side: an iron frame, a thin mattress, a blanket turned back."""
    picture = room.picture
    near, far, left, right = 5.55, 6.55, 0.05, 2.75
    picture.poly(
        room.flat((left - 0.1, 0, near), (right + 0.1, 0, near), (right + 0.1, 0, far), (left - 0.1, 0, far)),
        "#0c1213",
        fill_opacity=0.6,
    )
    iron, bright = "#54666b", "#aebcba"
    for x, high in ((right, 1.35), (left, 1.05)):
        for z in (far, near):
            picture.line(room.flat((x, 0, z), (x, high, z)), iron if z == far else bright, 3.2)
        picture.line(room.flat((x, high, near), (x, high, far)), bright, 3.2)
        picture.strokes(
            [(room.flat((x, 0.6, near + i * 0.25), (x, high, near + i * 0.25)), iron) for i in (1, 2, 3)], 2
        )
    top = 0.72
    picture.poly(room.flat((left, top, near), (right, top, near), (right, top, far), (left, top, far)), "#f1efe0")
    picture.poly(room.flat((left, 0.5, near), (right, 0.5, near), (right, top, near), (left, top, near)), "#c3c9bb")
    picture.poly(room.flat((left, 0.42, near), (right, 0.42, near), (right, 0.5, near), (left, 0.5, near)), iron)
    # The blanket hangs over the near side; its corner is turned back.
    picture.poly(
        room.flat((left, top + 0.02, near), (1.55, top + 0.02, near), (1.75, top + 0.02, far), (left, top + 0.02, far)),
        "#6f9490",
    )
    picture.poly(
        room.flat(
            (left, 0.38, near - 0.02), (1.5, 0.36, near - 0.02), (1.55, top + 0.02, near), (left, top + 0.02, near)
        ),
        "#4e706d",
    )
    picture.poly(
        room.flat((1.32, top + 0.03, near), (1.55, top + 0.03, near), (1.75, top + 0.03, far), (1.52, top + 0.03, far)),
        "#dfe3d2",
    )
    picture.poly(
        room.flat(
            (1.3, 0.45, near - 0.03), (1.54, 0.44, near - 0.03), (1.55, top + 0.02, near), (1.32, top + 0.02, near)
        ),
        "#b4bdae",
    )
    x, y = room.at(2.32, top + 0.1, 6.0)
    picture.curve(
        [(x - 21, y + 7), (x - 20, y - 7), (x, y - 10), (x + 19, y - 7), (x + 20, y + 6), (x, y + 10)], "#c9cfc0"
    )
    picture.curve(
        [(x - 19, y + 3), (x - 17, y - 8), (x, y - 11), (x + 17, y - 8), (x + 17, y + 2), (x, y + 5)], "#faf7e8"
    )
    # The chart at the foot, with a beat on it.
    cx, cy = room.at(left - 0.02, 1.0, near)
    picture.poly([(cx - 13, cy - 2), (cx + 4, cy - 2), (cx + 4, cy + 21), (cx - 13, cy + 21)], "#6d4d33")
    picture.poly([(cx - 11, cy + 1), (cx + 2, cy + 1), (cx + 2, cy + 19), (cx - 11, cy + 19)], BONE)
    picture.line(
        [
            (cx - 10, cy + 11),
            (cx - 7, cy + 11),
            (cx - 5, cy + 5),
            (cx - 3, cy + 15),
            (cx - 1, cy + 11),
            (cx + 1, cy + 11),
        ],
        BLOOD,
        1.3,
    )


def drip(room: Room) -> None:
    picture = room.picture
    x, y0 = room.at(3.15, 0, 5.9)
    _, y1 = room.at(3.15, 2.55, 5.9)
    picture.line([(x - 12, y0 + 2), (x, y0 - 4), (x + 12, y0 + 2)], "#6f8086", 2.6)
    picture.line([(x, y0 - 4), (x, y1)], "#b9c6c6", 2.4)
    picture.path(f"M{x - 10:.1f} {y1 + 4:.1f}v-3q0-3 5-3h10q5 0 5 3v3", stroke="#b9c6c6", stroke_width=2)
    picture.path(f"M{x - 16:.1f} {y1 + 4:.1f}h12v17q0 5-6 5t-6-5z", "#dfe9dd")
    picture.path(f"M{x - 16:.1f} {y1 + 12:.1f}h12v9q0 5-6 5t-6-5z", "#c2574a")
    picture.path(f"M{x - 16:.1f} {y1 + 4:.1f}h3v20q-3-1-3-4z", "#ffffff", fill_opacity=0.45)
    picture.path(f"M{x - 10:.1f} {y1 + 26:.1f}v14c0 26 4 36-14 40s-20 2-24 8", stroke="#b75c50", stroke_width=1.3)


def curtain(room: Room) -> None:
    """Half drawn on its rail; every fold has a lit and a shaded side."""
    picture, z = room.picture, 6.0
    top, low = 3.05, 0.25
    rail = room.flat((-4.6, top + 0.08, z), (-1.3, top + 0.08, z))
    picture.line(rail, LIGHT_STEEL, 2.6)
    edges = [-4.7, -4.25, -3.85, -3.5, -3.2, -2.92, -2.68, -2.45, -2.25]
    shades = ["#2f4d4d", "#3d6463", "#345756", "#4a7674", "#3d6463", "#5a8a86", "#46716f", "#6d9f99"]
    for i, shade in enumerate(shades):
        (x0, y0), (x1, _), (_, y1) = room.at(edges[i], top, z), room.at(edges[i + 1], top, z), room.at(0, low, z)
        swing = (x1 - x0) * 0.35
        picture.path(
            f"M{x0:.1f} {y0:.1f}H{x1:.1f}C{x1 + 2:.1f} {y0 + 50:.1f} {x1 - 2:.1f} {y1 - 40:.1f} {x1 + 3:.1f} {y1:.1f}"
            f"q-{swing + 2:.1f} 5-{x1 - x0 + 1:.1f} 0"
            f"C{x0 - 2:.1f} {y1 - 40:.1f} {x0 + 2:.1f} {y0 + 50:.1f} {x0:.1f} {y0:.1f}Z",
            shade,
        )
        picture.disc((x0 + x1) / 2, y0 - 2, 1.8, "#cdd6d2")
    picture.disc(*room.at(-1.3, top + 0.08, z), 2.6, "#cdd6d2")
    x, y = room.at(-1.72, top + 0.08, z)
    with picture.group(f"translate({x:.1f} {y:.1f}) scale(1.45)"):
        overalls(picture, 0, 3, mix(ORANGE, SHADOW, 0.22), SHADOW)
        picture.path("M-4 1q4-5 8 0", stroke="#4a5654", stroke_width=1.2)


def main() -> None:
    draw().save("places/infirmary.svg")


if __name__ == "__main__":
    main()
