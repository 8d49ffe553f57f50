"""The Recreational Area (R1.1): the yard at night, a hoop, weights, and the market table."""

from __future__ import annotations

from random import Random

from pen import BLOOD, BONE, BRICK, GLOW, INK, LAMP, LIGHT_STEEL, LIT_BRICK, NIGHT, ORANGE, STEEL, Picture, mix, pts
from room import Lamp, Room

BACK, HALF, HIGH = 11.0, 9.5, 3.6


def draw() -> Picture:
    picture = Picture(480, 300)
    room = Room(picture, ambient=0.16, shadow="#131722", seed=21)
    room.lamps = [Lamp((-3.6, 3.0, 10.2), 0.8, 2.0), Lamp((1.1, 2.6, 10.4), 0.7, 1.8), Lamp((0, 0.8, 6.0), 0.55, 2.2)]
    sky(picture)
    tower(picture)
    wall(room)
    ground(room)
    fence(room)
    hoop(room)
    weights(room)
    card_table(room)
    picture.beam([(129, 42), (139, 38), (352, 236), (146, 244)], (134, 40), (216, 230), GLOW, 0.36)
    picture.glow(134, 41, 22, GLOW, 0.95)
    picture.rect(0, 198, 480, 102, picture.linear((0, 198), (0, 300), (0, NIGHT, 0), (1, NIGHT, 0.7)))
    return picture


def sky(picture: Picture) -> None:
    picture.rect(
        0, 0, 480, 170, picture.linear((0, 0), (0, 140), (0, "#10141f", 1), (0.6, "#1d2940", 1), (1, "#34415a", 1))
    )
    chance = Random(4)
    stars = "".join(f"M{chance.randint(2, 478)} {chance.randint(2, 56)}h.1" for _ in range(46))
    picture.path(stars, stroke="#c9d4e6", stroke_width=1.1, stroke_linecap="round", stroke_opacity=0.7)
    picture.glow(300, 28, 62, "#b9cbe6", 0.5)
    picture.disc(300, 28, 15, "#ece8d4")
    picture.path(
        "M293 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM303 33a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM299 37"
        "a1.6 1.6 0 1 0 3 0a1.6 1.6 0 1 0-3 0z",
        "#d3cdb6",
    )
    picture.path(
        "M150 50c14-9 26-4 34-1 10-10 30-8 36 0 12-3 22 2 26 6 8-4 16-1 22 3h-118z", "#2a3650", fill_opacity=0.9
    )
    picture.path("M366 36c10-7 20-4 26 0 8-6 20-5 26 2 10-3 18 1 22 5h-86c2-4 7-7 12-7z", "#2a3650", fill_opacity=0.9)


def tower(picture: Picture) -> None:
    """The watchtower behind the wall, its searchlight on the yard."""
    picture.poly([(86, 46), (136, 46), (133, 110), (89, 110)], "#3a2a2a")
    picture.poly([(86, 46), (104, 46), (103, 110), (89, 110)], "#573a31")
    picture.poly([(74, 40), (148, 40), (140, 51), (82, 51)], "#2a2b33")
    picture.poly([(74, 40), (148, 40), (147, 43), (75, 43)], "#5a6068")
    picture.rect(80, 17, 62, 23, "#23262e")
    picture.rect(
        83, 19, 56, 19, picture.linear((83, 0), (139, 0), (0, "#a98748", 1), (0.5, "#ffe3a0", 1), (1, "#a98748", 1))
    )
    picture.path("M96 19v19m30-19v19", stroke="#23262e", stroke_width=2.4)
    picture.path("M112 38v-7q-1-4-4-4-1-2 0-5 1-2 3-2t3 2q1 3 0 5 4 1 4 5v6z", "#2a2321")
    picture.poly([(70, 18), (152, 18), (130, 5), (92, 5)], "#2b2e37")
    picture.poly([(70, 18), (108, 18), (108, 5), (92, 5)], "#414652")
    picture.line([(111, 5), (111, -4)], "#414652", 2)
    picture.path("M124 36l10-3 5 8-9 4z", "#3b434b")


def wall(room: Room) -> None:
    picture = room.picture
    top = room.at(0, HIGH, BACK)[1]
    picture.rect(0, top, 480, room.at(0, 0, BACK)[1] - top, "#1d191d")
    room.courses(
        (-HALF, 0, BACK), (2 * HALF, 0, 0), (0, HIGH, 0), 36, 13, (BRICK, "#66392b", "#522f27", LIT_BRICK), jitter=0.08
    )
    cap = [
        room.quad(
            (
                (a, HIGH, BACK - 0.1),
                (a + 0.95, HIGH, BACK - 0.1),
                (a + 0.95, HIGH + 0.2, BACK - 0.1),
                (a, HIGH + 0.2, BACK - 0.1),
            ),
            "#75706a",
            0.03,
        )
        for a in (-HALF + 0.95 * i for i in range(20))
    ]
    picture.batch(cap)
    y = room.at(0, HIGH + 0.2, BACK)[1]
    coils = "".join(f"M{x} {y:.1f}a6 6 0 1 1 9 0" for x in range(-4, 484, 7))
    picture.path(coils, stroke="#8d9aa3", stroke_width=0.9, stroke_opacity=0.8)
    # Wall lamps.
    for x in (-3.6, 1.1):
        px, py = room.at(x, 2.7, BACK)
        picture.glow(px, py + 4, 46, GLOW, 0.6)
        picture.path(f"M{px - 7:.1f} {py:.1f}q7-11 14 0z", "#22262b")
        picture.oval(px, py + 0.5, 6, 2.4, "#fff0c4")


def ground(room: Room) -> None:
    picture = room.picture
    y = room.at(0, 0, BACK)[1]
    picture.rect(
        0, y, 480, 300 - y, picture.linear((0, y), (0, 300), (0, "#3a3a3e", 1), (0.4, "#35363a", 1), (1, "#222429", 1))
    )
    picture.rect(0, y, 480, 4, "#1c1b1f")
    picture.glow(220, 214, 175, LAMP, 0.34, flat=0.32)
    paint = mix(BONE, "#3a3a3e", 0.45)
    for a, b in (((0.4, 9.4), (9.5, 9.4)), ((0.4, 9.4), (-1.4, 3.4))):
        picture.line(room.flat((a[0], 0, a[1]), (b[0], 0, b[1])), paint, 2, stroke_opacity=0.75)
    arc = [
        room.at(3.6 - 2.6 * c, 0, 9.4 - 3.2 * s)
        for c, s in (
            (-1, 0),
            (-0.92, 0.39),
            (-0.7, 0.71),
            (-0.38, 0.92),
            (0, 1),
            (0.38, 0.92),
            (0.7, 0.71),
            (0.92, 0.39),
            (1, 0),
        )
    ]
    picture.curve(arc, close=False, stroke=paint, stroke_width=2, stroke_opacity=0.75)
    picture.path(
        "M60 262l16-6 10 5 20-3M330 276l14-5 18 6 12-2M210 284l18-5 9 3",
        stroke="#191a1e",
        stroke_width=1.3,
        stroke_opacity=0.8,
    )


def fence(room: Room) -> None:
    """Wire mesh on posts along the left, between the yard and the wall."""
    picture, z = room.picture, 10.0
    x0, y0 = room.at(-9.0, 0, z)
    x1, y1 = room.at(-0.9, 2.3, z)
    high = y0 - y1
    mesh = ""
    for x in range(int(x0) - 80, int(x1) + 1, 8):
        # Both diagonals of a step, cut off where the fence ends.
        run = min(high, x1 - x)
        mesh += f"M{x} {y0:.1f}l{run:.1f}-{run:.1f}M{x} {y1:.1f}l{run:.1f} {run:.1f}"
        if run == high and x + high + 8 > x1:
            break
    for back in range(8, int(high), 8):
        mesh += f"M{x1 - back:.1f} {y0:.1f}l{back}-{back}M{x1 - back:.1f} {y1:.1f}l{back} {back}"
    picture.path(mesh, stroke="#8797a0", stroke_width=0.7, stroke_opacity=0.42)
    for x in (-6.6, -4.7, -2.8, -0.9):
        px, _ = room.at(x, 0, z)
        picture.line([(px, y0), (px, y1 - 3)], "#7c8d95", 2.6)
    picture.line([(x0, y1), (x1, y1)], "#8fa0a8", 2.2)


def hoop(room: Room) -> None:
    picture = room.picture
    x, ground_y = room.at(3.3, 0, 8.6)
    picture.oval(x + 2, ground_y, 20, 4, "#0e0f13", fill_opacity=0.6)
    picture.line([(x + 14, ground_y), (x + 14, 96), (x + 4, 82)], "#2f383f", 6, cap="butt")
    picture.line([(x + 12.5, ground_y), (x + 12.5, 96), (x + 2.5, 82)], "#7d8d95", 2, cap="butt")
    with picture.group(f"translate({x:.1f} 56)"):
        picture.rect(-34, 0, 68, 46, "#c9bf9f", stroke="#2f3338", stroke_width=2.6)
        picture.poly([(-33, 1), (6, 1), (-22, 45), (-33, 45)], "#e6dcbc")
        picture.rect(-13, 16, 26, 20, stroke=BLOOD, stroke_width=2.6)
        picture.path("M-34 8l9 4-3 6M34 38l-8-3", stroke="#8d8467", stroke_width=1.2)
        net = "M-13 44l5 25h16l5-25M-8 44l12 25M0 44v25M8 44l-12 25M-11 53h22M-9 61h18"
        picture.path(net, stroke="#e8e2d0", stroke_width=1.2)
        picture.oval(0, 43.5, 14.5, 4.2, stroke="#e0722c", stroke_width=3)
    # The ball rests below.
    bx, by = x - 40, ground_y + 14
    picture.oval(bx + 1, by + 9, 11, 3, "#0e0f13", fill_opacity=0.6)
    picture.disc(bx, by, 9.5, "#b85f26")
    picture.path(
        f"M{bx - 8.5:.1f} {by - 4:.1f}A9.5 9.5 0 0 1 {bx + 5:.1f} {by - 8:.1f}"
        f"Q{bx - 2:.1f} {by - 5:.1f} {bx - 8.5:.1f} {by - 4:.1f}z",
        "#e9964c",
    )
    picture.path(
        f"M{bx - 9.5:.1f} {by:.1f}h19M{bx:.1f} {by - 9.5:.1f}v19M{bx - 6.5:.1f} {by - 7:.1f}q5 7 0 14"
        f"M{bx + 6.5:.1f} {by - 7:.1f}q-5 7 0 14",
        stroke="#4a2413",
        stroke_width=1.2,
    )


def weights(room: Room) -> None:
    """A bench, a bar in its rack, spare plates."""
    picture = room.picture
    picture.oval(72, 221, 60, 9, "#0e0f13", fill_opacity=0.6)
    picture.strokes([([(36, 222), (36, 150)], "#4c5a63"), ([(108, 222), (108, 150)], "#4c5a63")], 5)
    picture.strokes([([(34.5, 222), (34.5, 150)], LIGHT_STEEL), ([(106.5, 222), (106.5, 150)], LIGHT_STEEL)], 1.6)
    picture.path("M29 224h14v-4h-14zM101 224h14v-4h-14zM31 152v-6h3v6h4v-6h3v6zM103 152v-6h3v6h4v-6h3v6z", "#6d7d86")
    picture.path("M62 206h5v16h-5zM77 206h5v16h-5z", STEEL)
    picture.poly([(60, 178), (84, 178), (92, 204), (52, 204)], "#8c3629")
    picture.poly([(60, 178), (70, 178), (66, 204), (52, 204)], "#b5523f")
    picture.poly([(52, 204), (92, 204), (91, 210), (53, 210)], "#571f18")
    picture.poly(pts("78 178, 84 178, 93 206, 97 216, 88 217, 82 205"), mix(ORANGE, NIGHT, 0.15))
    picture.line([(2, 147), (142, 147)], "#b7c3c8", 3)
    for x, h in ((10, 19), (18, 25), (126, 25), (134, 19)):
        picture.rect(x - 3.5, 147 - h, 7, 2 * h, "#15181d", rx=2)
        picture.rect(x - 3.5, 147 - h, 2.6, 2 * h, "#7d8d96", rx=1)
    picture.disc(134, 212, 13, "#20252b")
    picture.disc(134, 212, 13, stroke="#56646d", stroke_width=1.8)
    picture.disc(134, 212, 4, "#56646d")


def card_table(room: Room) -> None:
    """A crate table under the light: cards, cigarettes, a pile of goods nobody asks about."""
    picture = room.picture
    picture.oval(232, 219, 58, 10, "#0e0f13", fill_opacity=0.65)
    for x in (164, 278):
        picture.poly([(x, 196), (x + 24, 196), (x + 24, 218), (x, 218)], "#6a4a2e")
        picture.poly([(x, 196), (x + 24, 196), (x + 21, 190), (x + 3, 190)], "#a2764a")
        picture.path(f"M{x} 203h24M{x} 210h24", stroke="#3f2b1b", stroke_width=1.3)
    picture.strokes([([(200, 190), (196, 220)], "#4a3220"), ([(264, 190), (268, 220)], "#4a3220")], 4)
    picture.poly([(190, 192), (274, 192), (274, 196), (190, 196)], "#51351f")
    picture.poly([(190, 192), (202, 172), (262, 172), (274, 192)], "#2f5c48")
    picture.poly([(190, 192), (202, 172), (222, 172), (214, 192)], "#3d7359")
    for x, y, lean in ((214, 186, -8), (222, 180, 5), (250, 187, 12), (238, 178, -4)):
        picture.poly(
            [(x - 4, y - 3), (x + 4, y - 3 + lean * 0.1), (x + 5, y + 2.6), (x - 4.4, y + 2.2)],
            BONE,
            stroke=INK,
            stroke_width=0.5,
        )
    picture.path("M220 178.5h3v2h-3zM213 184.5h2.5v2h-2.5z", BLOOD)
    picture.path("M229 187h9m-8 2h9m-6-4h8", stroke=BONE, stroke_width=1.5)
    picture.path("M237 187h2m-1 2h2", stroke=ORANGE, stroke_width=1.5)
    picture.path("M255 180v-8h9v8z", "#9d3b2c")
    picture.path("M255 174.5h9v-2.5h-9z", BONE)


def main() -> None:
    draw().save("places/rec_area.svg")


if __name__ == "__main__":
    main()
