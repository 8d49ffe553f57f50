"""The Cafeteria (R1.1): long tables with trays, the serving hatch, and spoons."""

from __future__ import annotations

from pen import BONE, GLOW, LAMP, LIGHT_STEEL, NIGHT, ORANGE, PAPER, STEEL, Picture, mix
from room import Lamp, Room

BACK, HALF, HIGH = 8.4, 5.0, 4.6


def draw() -> Picture:
    picture = Picture(480, 300)
    room = Room(picture, ambient=0.14, seed=3)
    room.lamps = [Lamp((-2.7, 2.6, 6.4), 0.85, 1.9), Lamp((2.7, 2.6, 6.4), 0.85, 1.9), Lamp((0, 1.8, 7.9), 0.8, 1.6)]
    picture.rect(0, 0, 480, 300, "#24211e")
    walls(room)
    hatch(room)
    sign(room)
    floor(room)
    for x in (-4.05, 2.05):
        table(room, x)
    for x in (-2.7, 2.7):
        room.hang_lamp(x, 3.72, 6.2, 7, GLOW, size=0.4, floor=0.8, alpha=0.24, spread=1.6)
    picture.rect(0, 196, 480, 104, picture.linear((0, 196), (0, 300), (0, NIGHT, 0), (1, NIGHT, 0.72)))
    return picture


def walls(room: Room) -> None:
    plaster, tiles = ["#7d6a4e", "#7a674c", "#806d51"], ["#6c7a62", "#74826a", "#667460", "#7c8a70"]
    room.courses((-HALF, 1.9, BACK), (2 * HALF, 0, 0), (0, HIGH - 1.9, 0), 14, 7, plaster, gap=0.025, jitter=0.02)
    room.courses((-HALF, 0, BACK), (2 * HALF, 0, 0), (0, 1.78, 0), 26, 7, tiles, gap=0.05, without=[(8, 3, 18, 7)])
    for side in (-1, 1):
        x = side * HALF
        room.courses(
            (x, 1.9, 5.8),
            (0, 0, BACK - 5.8),
            (0, HIGH - 1.9, 0),
            4,
            7,
            [mix(p, NIGHT, 0.3) for p in plaster],
            gap=0.025,
            jitter=0.02,
        )
        room.courses((x, 0, 5.8), (0, 0, BACK - 5.8), (0, 1.78, 0), 7, 7, [mix(t, NIGHT, 0.3) for t in tiles], gap=0.05)
        window(room, side)
    # A dark rail divides tiles from plaster.
    room.picture.strokes(
        [(room.flat((-HALF, 1.84, BACK), (HALF, 1.84, BACK)), "#2c2a26")]
        + [(room.flat((s * HALF, 1.84, 5.8), (s * HALF, 1.84, BACK)), "#23221f") for s in (-1, 1)],
        3,
    )


def window(room: Room, side: int) -> None:
    picture = room.picture
    left = 2.65 if side > 0 else -4.05
    x0, y0 = room.at(left, 3.75, BACK)
    x1, y1 = room.at(left + 1.4, 2.5, BACK)
    picture.rect(x0 - 3, y0 - 3, x1 - x0 + 6, y1 - y0 + 6, "#2b2721")
    picture.rect(x0, y0, x1 - x0, y1 - y0, picture.linear((0, y0), (0, y1), (0, "#24384f", 1), (1, "#4b6a80", 1)))
    picture.path(
        "".join(f"M{x0 + (x1 - x0) * i / 6:.1f} {y0:.1f}V{y1:.1f}" for i in range(1, 6))
        + f"M{x0:.1f} {(y0 + y1) / 2:.1f}H{x1:.1f}",
        stroke="#15181d",
        stroke_width=2,
    )


def hatch(room: Room) -> None:
    """The bright opening to the kitchen: pots, ladles, the cook's back, and a steel counter in front."""
    picture = room.picture
    x0, y0 = room.at(-1.9, 2.75, BACK)
    x1, y1 = room.at(1.9, 1.05, BACK)
    picture.rect(x0 - 4, y0 - 4, x1 - x0 + 8, y1 - y0 + 8, "#33383b")
    picture.rect(
        x0,
        y0,
        x1 - x0,
        y1 - y0,
        picture.linear((0, y0), (0, y1), (0, "#8a5a2c", 1), (0.4, "#d9983f", 1), (1, "#f5cf80", 1)),
    )
    picture.glow(240, y0 + 22, 52, "#fff0c0", 0.8)
    picture.rect(x0, y0 + 26, x1 - x0, 2.4, "#6b4522")  # the shelf
    for x, w, h in ((x0 + 6, 14, 10), (x0 + 24, 10, 7), (x1 - 22, 15, 11), (x1 - 40, 12, 7)):
        picture.path(
            f"M{x:.1f} {y0 + 26 - h:.1f}h{w}v{h}h-{w}zM{x - 2:.1f} {y0 + 27 - h:.1f}h{w + 4}v2h-{w + 4}z", "#5d3f26"
        )
    for i, x in enumerate((x0 + 46, x0 + 54, x1 - 52, x1 - 60)):
        drop = 12 + 3 * (i % 2)
        picture.path(f"M{x:.1f} {y0:.1f}v{drop}", stroke="#5d3f26", stroke_width=1.3)
        picture.oval(x, y0 + drop + 1.5, 3, 2.2, "#5d3f26")
    cook = y1 - 2
    picture.path(f"M226 {cook:.1f}c0-14 4-19 10-20v-3c-4-1-5-5-3-8h14c2 3 1 7-3 8v3c6 1 10 6 10 20z", "#4a2f1d")
    picture.path(f"M231.5 {cook - 30:.1f}c-4-6 1-10 4-8 1-4 8-4 9 0 3-2 8 2 4 8z", "#e8d6ab")
    picture.path(f"M236 {cook - 23:.1f}h10v3h-10z", "#c48a52")
    # The shutter, rolled halfway up.
    picture.batch(
        [
            ([(x0, y), (x1, y), (x1, y + 2.4), (x0, y + 2.4)], "#59646a" if i % 2 else "#434d53")
            for i, y in enumerate((y0 - 8, y0 - 5.6, y0 - 3.2, y0 - 0.8))
        ]
    )
    for z, h, tone in ((7.7, 1.05, LIGHT_STEEL),):
        top = room.flat((-2.3, h, z), (2.3, h, z), (2.3, h, BACK), (-2.3, h, BACK))
        picture.poly(
            top,
            picture.linear((top[0][0], 0), (top[1][0], 0), (0, "#6f7c80", 1), (0.5, "#e7d3a0", 1), (1, "#6f7c80", 1)),
        )
        room.face(((-2.3, 0, z), (2.3, 0, z), (2.3, h, z), (-2.3, h, z)), mix(tone, STEEL, 0.55))
        front = room.flat((-2.3, h - 0.1, z), (2.3, h, z))
        picture.rect(front[0][0], front[1][1], front[1][0] - front[0][0], 4, "#a9b0a6")
    panels = [(room.flat((x, 0.08, 7.69), (x, 0.9, 7.69)), "#39444a") for x in (-1.15, 0.0, 1.15)]
    picture.strokes(panels, 1.6)
    for x, w in ((-1.7, 30), (0.95, 26)):
        px, py = room.at(x, 1.06, 8.0)
        picture.path(f"M{px:.1f} {py + 2:.1f}v-15h{w}v15z", "#3f474a")
        picture.path(f"M{px:.1f} {py + 2:.1f}v-15h{w * 0.3:.1f}v15z", "#77807c")
        picture.oval(px + w / 2, py - 13, w / 2, 3, "#252a2c")
        picture.oval(px + w / 2, py - 13, w / 2 - 2, 1.9, "#b06f33")
        for dx, dy, r in ((0.35, 12, 9), (0.6, 22, 12), (0.45, 34, 14)):
            picture.glow(px + w * dx, py - 14 - dy, r, BONE, 0.3)
    # A cup full of spoons waits at the end of the counter.
    px, py = room.at(0.42, 1.06, 7.8)
    picture.path(f"M{px - 5:.1f} {py + 2:.1f}l-1-12h12l-1 12z", "#2f4a4c")
    for dx, lean in ((-3, -4), (0, 0), (3, 3.5)):
        picture.line([(px + dx, py - 9), (px + dx + lean, py - 18)], "#cfd6d2", 1.4)
        picture.oval(px + dx + lean * 1.15, py - 20, 2, 3, "#e6ebe4")


def sign(room: Room) -> None:
    """Stencilled on the wall: a plate, a fork, a spoon."""
    picture = room.picture
    x, y = room.at(0, 3.62, BACK)
    paint = mix(BONE, "#7d6a4e", 0.12)
    picture.disc(x, y, 12.5, stroke=paint, stroke_width=2.4)
    picture.disc(x, y, 7, stroke=paint, stroke_width=1.6)
    picture.path(
        f"M{x - 22:.1f} {y + 13:.1f}v-13M{x - 25.5:.1f} {y - 13:.1f}v8q0 5 3.5 5t3.5-5v-8M{x - 22:.1f} {y - 13:.1f}v9",
        stroke=paint,
        stroke_width=2,
    )
    picture.oval(x + 22, y - 7, 4.2, 6.5, paint)
    picture.path(f"M{x + 22:.1f} {y + 1:.1f}v12", stroke=paint, stroke_width=2.4)


def floor(room: Room) -> None:
    picture = room.picture
    room.courses(
        (-HALF, 0, 3.1),
        (2 * HALF, 0, 0),
        (0, 0, BACK - 3.1),
        14,
        8,
        ["#5e5a4c", "#3c4541"],
        gap=0.01,
        running=False,
        checker=True,
        jitter=0.03,
    )
    spill = room.flat((-2.3, 0, 7.7), (2.3, 0, 7.7), (2.6, 0, 5), (-2.6, 0, 5))
    picture.beam(spill, (0, spill[0][1]), (0, spill[2][1]), LAMP, 0.22)


def table(room: Room, x: float) -> None:
    picture, w, near, far, h = room.picture, 2.0, 4.55, 7.1, 0.82
    picture.poly(
        room.flat((x - 0.5, 0, near), (x + w + 0.5, 0, near), (x + w + 0.35, 0, far), (x - 0.35, 0, far)),
        "#0b0c0f",
        fill_opacity=0.55,
    )
    bench_z = (4.7, 7.0)
    for bx in (x - 0.5, x + w + 0.15):
        legs = [
            (room.flat((bx + 0.17, 0, z), (bx + 0.17, 0.45, z)), room.lit("#454e53", (bx, 0.3, z))) for z in (4.9, 6.6)
        ]
        picture.strokes(legs, 3)
        room.box(bx, 0.4, bench_z[0], 0.35, 0.08, bench_z[1] - bench_z[0], "#7a5636")
    legs = [
        (room.flat((lx, 0, z), (lx, h, z)), room.lit("#454e53", (lx, 0.4, z)))
        for z in (6.8, 4.75)
        for lx in (x + 0.25, x + w - 0.25)
    ]
    picture.strokes(legs, 3.4)
    planks = []
    for i in range(4):
        for j in range(5):
            a, b = x + w * i / 4, x + w * (i + 1) / 4 - 0.015
            c, d = near + (far - near) * j / 5, near + (far - near) * (j + 1) / 5
            planks.append(
                room.quad(((a, h, c), (b, h, c), (b, h, d), (a, h, d)), "#9a6c41" if i % 2 else "#8f633c", 0.03)
            )
    picture.batch(planks)
    room.face(((x, h - 0.1, near), (x + w, h - 0.1, near), (x + w, h, near), (x, h, near)), "#5f4129")
    for tx, tz in ((x + 0.18, 6.25), (x + w - 0.78, 6.0), (x + 0.15, 4.85), (x + w - 0.8, 4.95)):
        tray(room, tx, h, tz)


def tray(room: Room, x: float, h: float, z: float) -> None:
    picture, w, d = room.picture, 0.62, 0.5
    picture.poly(
        room.flat((x, h, z), (x + w, h, z), (x + w, h, z + d), (x, h, z + d)), room.lit("#77868b", (x, h + 0.3, z))
    )
    picture.poly(
        room.flat(
            (x + 0.05, h, z + 0.05),
            (x + w - 0.05, h, z + 0.05),
            (x + w - 0.05, h, z + d - 0.05),
            (x + 0.05, h, z + d - 0.05),
        ),
        room.lit("#56656b", (x, h + 0.3, z)),
    )
    px, py = room.at(x + 0.2, h + 0.02, z + 0.28)
    k = room.focal / z
    picture.oval(px, py, 0.15 * k, 0.08 * k, room.lit(PAPER, (x, h + 0.3, z)))
    picture.oval(px, py, 0.115 * k, 0.055 * k, room.lit(ORANGE, (x, h + 0.3, z)))
    picture.poly(
        room.flat(
            (x + 0.42, h + 0.02, z + 0.3),
            (x + 0.56, h + 0.02, z + 0.3),
            (x + 0.54, h + 0.08, z + 0.42),
            (x + 0.43, h + 0.08, z + 0.42),
        ),
        room.lit("#c99a5b", (x, h + 0.3, z)),
    )
    picture.line(room.flat((x + 0.48, h, z + 0.09), (x + 0.5, h, z + 0.22)), room.lit("#dfe5e2", (x, h + 0.4, z)), 1.5)


def main() -> None:
    draw().save("places/cafeteria.svg")


if __name__ == "__main__":
    main()
