"""The Showers (R1.1): tiles, pipes, steam, and a drain that things fall into."""

from __future__ import annotations

from pen import BLOOD, LIGHT_STEEL, ORANGE, PAPER, TILE, Picture, mix
from room import Lamp, Room

BACK, HALF, HIGH = 7.0, 4.3, 4.2
SHADOW, COOL = "#0f181c", "#d8f0e4"
HEADS = (-2.6, -0.87, 0.87, 2.6)
RUNNING = (-0.87, 2.6)


def draw() -> Picture:
    picture = Picture(480, 300)
    room = Room(picture, ambient=0.16, shadow=SHADOW, seed=9)
    room.lamps = [
        Lamp((-1.7, 3.0, 6.2), 0.62, 1.6, COOL),
        Lamp((1.7, 3.0, 6.2), 0.62, 1.6, COOL),
        Lamp((0, 1.0, 5.5), 0.2, 2.0, COOL),
    ]
    picture.rect(0, 0, 480, 300, "#141f23")
    walls(room)
    hooks(room)
    floor(room)
    for x in HEADS:
        shower(room, x)
    drain(room)
    lamps(room)
    steam(room)
    picture.rect(0, 200, 480, 100, picture.linear((0, 200), (0, 300), (0, SHADOW, 0), (1, SHADOW, 0.72)))
    return picture


def walls(room: Room) -> None:
    tiles = [TILE, "#89a9a6", "#769796", "#6d8f90"]
    rows, columns = 13, 26
    room.courses(
        (-HALF, 0, BACK), (2 * HALF, 0, 0), (0, HIGH, 0), columns, rows, tiles, gap=0.05, running=False, jitter=0.05
    )
    for side in (-1, 1):
        room.courses(
            (side * HALF, 0, 5.0),
            (0, 0, BACK - 5.0),
            (0, HIGH, 0),
            5,
            rows,
            [mix(t, SHADOW, 0.35) for t in tiles],
            gap=0.05,
            running=False,
            jitter=0.05,
        )
    # A darker band at breast height, and two places where tiles fell off and show the brick.
    band = [
        room.quad(((a, 1.62, BACK), (a + 0.32, 1.62, BACK), (a + 0.32, 1.93, BACK), (a, 1.93, BACK)), "#2f5a63", 0.04)
        for a in (-HALF + 0.331 * i for i in range(26))
    ]
    room.picture.batch(band)
    for u, v in ((4, 2), (5, 2), (4, 3), (20, 9), (21, 9), (21, 8), (22, 9)):
        a, b = -HALF + 2 * HALF * u / columns, HIGH * v / rows
        room.face(
            ((a, b, BACK), (a + 0.331, b, BACK), (a + 0.331, b + 0.323, BACK), (a, b + 0.323, BACK)), "#6b4638", 0.05
        )


def hooks(room: Room) -> None:
    """On the left wall: a rail with a towel and a pair of overalls."""
    picture, x = room.picture, -HALF + 0.05
    picture.line(room.flat((x, 2.15, 5.3), (x, 2.15, 6.6)), "#9aa7a6", 2.4)
    a, b = room.at(x, 2.15, 5.55), room.at(x, 2.15, 6.0)
    picture.poly([(a[0], a[1]), (b[0], b[1]), (b[0] + 1, b[1] + 52), (a[0] + 2, a[1] + 62)], mix(ORANGE, SHADOW, 0.22))
    picture.poly(
        [(a[0], a[1]), (a[0] + 8, a[1]), (a[0] + 9, a[1] + 60), (a[0] + 2, a[1] + 62)], mix(ORANGE, SHADOW, 0.45)
    )
    c, d = room.at(x, 2.15, 6.15), room.at(x, 2.15, 6.5)
    picture.poly([(c[0], c[1]), (d[0], d[1]), (d[0], d[1] + 36), (c[0], c[1] + 40)], mix(PAPER, SHADOW, 0.25))
    picture.poly([(c[0], c[1] + 28), (d[0], d[1] + 26), (d[0], d[1] + 30), (c[0], c[1] + 33)], mix(BLOOD, SHADOW, 0.2))


def floor(room: Room) -> None:
    picture = room.picture
    room.courses(
        (-HALF, 0, 3.1),
        (2 * HALF, 0, 0),
        (0, 0, BACK - 3.1),
        16,
        8,
        ["#5f8082", "#567678", "#67888a"],
        gap=0.03,
        running=False,
        jitter=0.03,
    )
    picture.poly(room.flat((-HALF, 0, BACK), (HALF, 0, BACK), (HALF, 0.12, BACK), (-HALF, 0.12, BACK)), "#1a2b30")
    # Wet light: the lamps and the falling water stand on their heads in the floor.
    for x in (-1.7, 1.7):
        px, py = room.at(x, 0, 5.4)
        picture.glow(px, py, 74, COOL, 0.34, flat=0.38)
    for x in RUNNING:
        px, py = room.at(x, 0, 6.3)
        picture.oval(px, py + 4, 40, 9, "#bfe0dc", fill_opacity=0.22)
        picture.oval(px, py + 4, 25, 5, "#dff2ea", fill_opacity=0.28)


def shower(room: Room, x: float) -> None:
    """Pipe, wheel and rose; some of them run."""
    picture, z = room.picture, BACK - 0.1
    (px, top), (_, valve), (hx, head) = room.at(x, 3.25, z), room.at(x, 1.35, z), room.at(x, 2.72, 6.2)
    for dx, tone, width in ((0, "#2a3a40", 5.2), (-0.9, "#93a5a8", 2)):
        picture.path(
            f"M{px + dx:.1f} {valve:.1f}V{top + 8:.1f}Q{px + dx:.1f} {top:.1f} {(px + hx) / 2 + dx:.1f} {top:.1f}"
            f"T{hx + dx:.1f} {head - 4:.1f}",
            stroke=tone,
            stroke_width=width,
            stroke_linecap="round",
        )
    if x in RUNNING:
        _, ground = room.at(x, 0, 6.2)
        picture.poly(
            [(hx - 9, head + 4), (hx + 9, head + 4), (hx + 21, ground), (hx - 21, ground)],
            picture.linear((0, head), (0, ground), (0, "#e8f8f2", 0.55), (1, "#e8f8f2", 0.1)),
        )
        lines = "".join(
            f"M{hx + i * 3.4:.1f} {head + 5 + abs(i) * 2:.1f}L{hx + i * 7.6:.1f} {ground - 3 + abs(i) % 2 * 5:.1f}"
            for i in (-2.4, -1.6, -0.8, 0, 0.8, 1.6, 2.4)
        )
        picture.path(lines, stroke="#eefaf4", stroke_width=1, stroke_dasharray="9 5", stroke_opacity=0.75)
        picture.path(
            f"M{hx - 19:.1f} {ground + 1:.1f}l-4-6M{hx - 9:.1f} {ground + 3:.1f}l-3-7M{hx + 8:.1f} {ground + 3:.1f}l3-7"
            f"M{hx + 19:.1f} {ground + 1:.1f}l5-6",
            stroke="#eefaf4",
            stroke_width=1.2,
            stroke_linecap="round",
        )
    picture.path(f"M{hx - 3:.1f} {head - 5:.1f}h6l7 8q0 3-10 3t-10-3z", "#5f7278")
    picture.path(f"M{hx - 3:.1f} {head - 5:.1f}h3l-4 9q-6 0-6-1z", "#b3c3c3")
    picture.oval(hx, head + 3.5, 10, 2.6, "#25343a")
    picture.disc(px, valve, 7, "#7a3128")
    picture.disc(px, valve, 7, stroke="#c0503c", stroke_width=2.2)
    picture.path(f"M{px - 6:.1f} {valve:.1f}h12m-6-6v12", stroke="#c0503c", stroke_width=1.8)
    picture.disc(px, valve, 2.2, LIGHT_STEEL)


def drain(room: Room) -> None:
    picture = room.picture
    x, y = room.at(0.55, 0, 5.0)
    picture.oval(x, y, 34, 11, "#34494c")
    picture.oval(x, y, 27, 8.4, "#0b1013")
    picture.path(
        "".join(
            f"M{x + dx:.1f} {y - h:.1f}v{2 * h:.1f}"
            for dx, h in ((-18, 6), (-11, 7.5), (-4, 8.2), (4, 8.2), (11, 7.5), (18, 6))
        ),
        stroke="#879a9b",
        stroke_width=2.6,
    )
    picture.oval(x, y, 27, 8.4, stroke="#9fb2b1", stroke_width=2)
    # Soap, where it always is.
    sx, sy = room.at(-1.35, 0, 5.2)
    picture.path(f"M{sx - 8:.1f} {sy - 1:.1f}l5-4h11l4 4v4q0 1-2 1h-17q-1 0-1-2z", "#b98f72")
    picture.path(f"M{sx - 8:.1f} {sy - 1:.1f}l5-4h11l4 4z", "#e6c3a2")
    picture.disc(sx + 15, sy + 3, 2.4, "#e8f8f2", fill_opacity=0.5)
    picture.disc(sx + 19, sy, 1.5, "#e8f8f2", fill_opacity=0.5)


def lamps(room: Room) -> None:
    """Two caged strip lights under the ceiling."""
    picture = room.picture
    for x in (-1.7, 1.7):
        (x0, y), (x1, _) = room.at(x - 0.75, 3.9, 6.2), room.at(x + 0.75, 3.9, 6.2)
        picture.glow((x0 + x1) / 2, y + 3, 78, COOL, 0.6)
        picture.rect(x0, y - 5, x1 - x0, 7, "#3c4a4e")
        picture.rect(x0 + 2, y + 1, x1 - x0 - 4, 5, "#f6fff4", rx=2)
        picture.path("".join(f"M{x0 + 6 + i * 10:.1f} {y:.1f}v7" for i in range(7)), stroke="#3c4a4e", stroke_width=1.2)


def steam(room: Room) -> None:
    picture = room.picture
    for x, y, r, alpha in (
        (176, 176, 46, 0.5),
        (202, 152, 38, 0.36),
        (160, 142, 34, 0.3),
        (214, 110, 30, 0.22),
        (352, 182, 48, 0.5),
        (384, 150, 38, 0.36),
        (340, 136, 32, 0.26),
        (398, 108, 30, 0.2),
        (268, 190, 40, 0.26),
    ):
        picture.glow(x, y, r, "#cfe8e2", alpha)


def main() -> None:
    draw().save("places/showers.svg")


if __name__ == "__main__":
    main()
