"""Solitary (R1.1): a door, a slit of light, and days scratched into the wall."""

from __future__ import annotations

from pen import BONE, GLOW, LAMP, LIGHT_STEEL, STEEL, Picture, mix
from room import Lamp, Room

BACK, HALF, HIGH = 5.6, 2.3, 3.3
SHADOW = "#0b0d14"


def draw() -> Picture:
    picture = Picture(480, 300)
    room = Room(picture, eye=1.9, horizon=104, ambient=0.2, shadow=SHADOW, seed=2)
    room.lamps = [Lamp((0, 1.7, 5.3), 0.55, 0.8), Lamp((0, 0.1, 4.0), 0.38, 1.1)]
    picture.rect(0, 0, 480, 300, "#07080d")
    walls(room)
    floor(room)
    bench(room)
    bucket(room)
    door(room)
    scratches(room)
    picture.rect(0, 196, 480, 104, picture.linear((0, 196), (0, 300), (0, SHADOW, 0), (1, SHADOW, 0.7)))
    return picture


def walls(room: Room) -> None:
    stone = ["#565b69", "#505563", "#5d6270", "#4b505e"]
    room.courses(
        (-HALF, 0, BACK), (2 * HALF, 0, 0), (0, HIGH, 0), 6, 8, stone, gap=0.03, jitter=0.03, without=[(2, 0, 4, 6)]
    )
    for side in (-1, 1):
        room.courses(
            (side * HALF, 0, 2.8),
            (0, 0, BACK - 2.8),
            (0, HIGH, 0),
            5,
            8,
            [mix(s, SHADOW, 0.25) for s in stone],
            gap=0.03,
            jitter=0.03,
        )
    room.courses(
        (-HALF, HIGH, 2.8),
        (2 * HALF, 0, 0),
        (0, 0, BACK - 2.8),
        3,
        3,
        [mix(s, SHADOW, 0.5) for s in stone],
        gap=0.02,
        jitter=0.01,
        running=False,
    )


def door(room: Room) -> None:
    """Riveted steel with a hatch; somebody outside left a lamp burning."""
    picture = room.picture
    x0, y0 = room.at(-0.85, 2.35, BACK)
    x1, y1 = room.at(0.85, 0, BACK)
    picture.rect(x0 - 7, y0 - 7, x1 - x0 + 14, y1 - y0 + 7, "#1a1d24")
    picture.rect(x0 - 4, y0 - 4, x1 - x0 + 8, y1 - y0 + 4, "#3a434b")
    picture.rect(
        x0,
        y0,
        x1 - x0,
        y1 - y0,
        picture.linear((0, y0), (0, y1), (0, "#2c353c", 1), (0.35, "#52616a", 1), (1, "#20272e", 1)),
    )
    picture.path(
        f"M{x0 + 6:.1f} {y0 + 52:.1f}h{x1 - x0 - 12:.1f}v{y1 - y0 - 60:.1f}h-{x1 - x0 - 12:.1f}z",
        stroke="#1b2026",
        stroke_width=2,
    )
    for y in (y0 + 4, y0 + 46, y1 - 5):
        for i in range(7):
            picture.disc(x0 + 5 + (x1 - x0 - 10) * i / 6, y, 1.5, "#7d8c94")
    # The hatch and its light.
    hx, hy, hw, hh = 240 - 27, y0 + 14, 54, 18
    picture.rect(hx - 4, hy - 4, hw + 8, hh + 8, "#15181d")
    picture.rect(hx, hy, hw, hh, "#4a3a22")
    picture.rect(hx, hy + 6, hw, 8, "#fff1c8")
    picture.rect(hx, hy + 4, hw, 2.5, LAMP)
    picture.path(f"M{hx + 13.5:.1f} {hy:.1f}v{hh}m13.5 0v-{hh}m13.5 0v{hh}", stroke="#15181d", stroke_width=2.6)
    picture.glow(240, hy + 10, 92, GLOW, 0.62)
    # Bolt and food flap.
    picture.rect(x1 - 15, y0 + 62, 12, 16, "#20252b")
    picture.line([(x1 - 13, y0 + 70), (x1 + 3, y0 + 70)], LIGHT_STEEL, 3.4)
    picture.rect(240 - 20, y1 - 40, 40, 13, "#252d34", stroke="#141820", stroke_width=1.6)
    picture.path(f"M220 {y1 - 28:.1f}h40", stroke=LAMP, stroke_width=1.6)
    # Light falls through the slit, slanting down to the floor, and under the door.
    picture.beam([(hx + 2, hy + 12), (hx + hw - 2, hy + 12), (332, 262), (148, 262)], (0, hy + 6), (0, 262), GLOW, 0.36)
    picture.rect(x0, y1 - 2.5, x1 - x0, 2.6, LAMP)
    picture.glow(240, y1 + 1, 60, LAMP, 0.45, flat=0.16)
    pool = room.flat((-0.85, 0, 4.6), (0.85, 0, 4.6), (1.0, 0, 3.9), (-1.0, 0, 3.9))
    picture.poly(pool, picture.linear((0, pool[0][1]), (0, pool[2][1]), (0, GLOW, 0.32), (1, GLOW, 0.1)))


def floor(room: Room) -> None:
    room.courses(
        (-HALF, 0, 2.7),
        (2 * HALF, 0, 0),
        (0, 0, BACK - 2.7),
        4,
        4,
        ["#45474e", "#404249", "#4a4c52"],
        gap=0.015,
        jitter=0.02,
    )


def bench(room: Room) -> None:
    """A concrete shelf along the left wall for a bed, one blanket."""
    picture = room.picture
    room.box(-2.3, 0.36, 3.7, 1.0, 0.14, 1.75, "#7a7d86")
    picture.poly(room.flat((-1.3, 0, 3.75), (-1.3, 0.36, 3.75), (-1.3, 0.36, 5.4), (-1.3, 0, 5.4)), "#08090e")
    picture.poly(
        room.flat((-2.3, 0, 3.75), (-1.3, 0, 3.75), (-1.3, 0.36, 3.75), (-2.3, 0.36, 3.75)), "#08090e", fill_opacity=0.7
    )
    picture.poly(room.flat((-2.2, 0.54, 4.95), (-1.45, 0.54, 4.95), (-1.45, 0.62, 5.35), (-2.2, 0.62, 5.35)), "#8d8a7c")
    picture.poly(room.flat((-2.25, 0.53, 3.95), (-1.28, 0.53, 3.95), (-1.28, 0.53, 4.7), (-2.25, 0.53, 4.7)), "#4d4038")
    picture.poly(room.flat((-1.28, 0.53, 3.95), (-1.26, 0.12, 4.0), (-1.26, 0.16, 4.68), (-1.28, 0.53, 4.7)), "#7a6048")
    picture.poly(room.flat((-1.28, 0.53, 4.2), (-1.26, 0.13, 4.25), (-1.26, 0.14, 4.35), (-1.28, 0.53, 4.3)), "#a88a63")
    picture.poly(room.flat((-2.25, 0.54, 4.2), (-1.28, 0.54, 4.2), (-1.28, 0.54, 4.3), (-2.25, 0.54, 4.3)), "#65574a")
    # A chain hangs from its ring.
    x, y = room.at(-2.28, 1.5, 4.7)
    picture.disc(x, y, 4, stroke="#7f8d95", stroke_width=1.8)
    for i in range(6):
        picture.oval(x + 1 + i * 1.2, y + 7 + i * 6.2, 1.7 if i % 2 else 2.6, 3.6, stroke="#66747c", stroke_width=1.5)


def bucket(room: Room) -> None:
    picture = room.picture
    x, y = room.at(1.62, 0, 4.7)
    picture.oval(x, y + 1, 19, 5, "#05060a", fill_opacity=0.7)
    picture.path(f"M{x - 15:.1f} {y - 29:.1f}l3 28q12 5 24 0l3-28z", "#39434b")
    picture.path(f"M{x - 15:.1f} {y - 29:.1f}l3 28q4 2 7 2l-2-30z", "#74838b")
    picture.oval(x, y - 29, 15, 4.4, "#171b21", stroke=STEEL, stroke_width=1.8)
    picture.path(f"M{x - 15:.1f} {y - 28:.1f}q15 24 30 0", stroke="#5d6b73", stroke_width=1.6)


def scratches(room: Room) -> None:
    """Bundles of five, a long row of them, and a small barred sun."""
    picture, x = room.picture, HALF - 0.02
    lines = []
    for row, (y, count) in enumerate(((2.25, 5), (1.85, 5), (1.45, 4))):
        for bundle in range(count):
            z = 5.25 - bundle * 0.34 - row * 0.03
            for i in range(4):
                lines.append(
                    (
                        room.flat((x, y, z - i * 0.055), (x, y + 0.26, z - i * 0.055 - 0.01)),
                        mix(BONE, SHADOW, 0.36 + 0.05 * bundle),
                    )
                )
            lines.append(
                (room.flat((x, y + 0.04, z + 0.04), (x, y + 0.22, z - 0.21)), mix(BONE, SHADOW, 0.36 + 0.05 * bundle))
            )
    picture.strokes(lines, 1.3)
    sx, sy = room.at(-1.55, 2.05, BACK)
    picture.disc(sx, sy, 6, stroke=mix(BONE, SHADOW, 0.5), stroke_width=1.3)
    picture.path(
        "".join(
            f"M{sx + a * 9:.1f} {sy + b * 9:.1f}l{a * 5:.1f} {b * 5:.1f}"
            for a, b in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ),
        stroke=mix(BONE, SHADOW, 0.5),
        stroke_width=1.3,
    )


def main() -> None:
    draw().save("places/solitary.svg")


if __name__ == "__main__":
    main()
