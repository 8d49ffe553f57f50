"""The Cell Block (R1.1) and the two of the team game: tiers of cells, one of them lit, and a loose slab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pen import BONE, BRICK, GLOW, LAMP, LIGHT_STEEL, LIT_BRICK, MORTAR, NIGHT, ORANGE, STEEL, Picture, Point, mix, pts
from props import overalls
from room import Lamp, Room

BACK, HALF, TIER = 8.2, 4.4, 2.75
CELLS = (-3.85, -1.0, 1.85)  # left edges of the cells of the end wall
WIDTH, HEIGHT, DEPTH = 2.0, 2.15, 1.9


@dataclass
class Look:
    name: str
    lamp: str  # colour of the light
    shadow: str
    bricks: tuple[str, ...]
    stripes: int  # the team's mark: none, one, two
    open_cell: int  # which lower cell is lit


LOOKS = (
    Look("cell_block", LAMP, NIGHT, (BRICK, "#66392b", "#6f402f", LIT_BRICK), 0, 1),
    Look("cell_block_a", "#9cc4de", "#0f1520", ("#4f5660", "#59606a", "#464d58", "#68707a"), 1, 1),
    Look("cell_block_b", "#ffb45e", "#1b1210", ("#74402a", "#83492d", "#693828", "#a05a34"), 2, 1),
)


def draw(look: Look) -> Picture:
    picture = Picture(480, 300)
    room = Room(picture, ambient=0.13, shadow=look.shadow, seed=11)
    room.lamps = [
        Lamp((-1.95, 3.3, 7.2), 1.0, 1.5, look.lamp),
        Lamp((1.95, 3.3, 7.2), 1.0, 1.5, look.lamp),
        Lamp((0.3, 1.4, 7.5), 0.75, 1.6, look.lamp),
        Lamp((1.9, 0.1, 5.8), 0.45, 0.9, LAMP),
    ]
    picture.rect(0, 0, 480, 300, mix(look.shadow, MORTAR, 0.35))
    walls(room, look)
    for tier in (1, 0):
        for index, left in enumerate(CELLS):
            cell(room, look, left, tier * (TIER + 0.15), lit=tier == 0 and index == look.open_cell)
    catwalk(room, look)
    marks(room, look)
    floor(room, look)
    floor_marks(room, look)
    tunnel_mouth(room)
    for x in (-1.95, 1.95):
        room.hang_lamp(x, 3.78, 6.3, 7, mix(look.lamp, GLOW, 0.4), size=0.36, floor=0.2, alpha=0.24, spread=1.5)
    picture.rect(0, 190, 480, 110, picture.linear((0, 190), (0, 300), (0, look.shadow, 0), (1, look.shadow, 0.75)))
    return picture


def walls(room: Room, look: Look) -> None:
    columns, rows, high = 20, 21, 5.2
    openings = [
        (
            (left + HALF) / (2 * HALF) * columns,
            low / high * rows,
            (left + WIDTH + HALF) / (2 * HALF) * columns,
            (low + HEIGHT) / high * rows,
        )
        for left in CELLS
        for low in (0.0, TIER + 0.15)
    ]
    room.courses(
        (-HALF, 0, BACK), (2 * HALF, 0, 0), (0, high, 0), columns, rows, look.bricks, jitter=0.1, without=openings
    )
    for side in (-1, 1):
        x = side * HALF
        near, far = 5.5, 7.4
        openings = [
            ((near - 5.0) / 3.2 * 6, low / high * 16, (far - 5.0) / 3.2 * 6, (low + HEIGHT) / high * 16)
            for low in (0.0, TIER + 0.15)
        ]
        room.courses(
            (x, 0, 5.0),
            (0, 0, BACK - 5.0),
            (0, high, 0),
            6,
            16,
            [mix(b, look.shadow, 0.3) for b in look.bricks],
            without=openings,
        )
        for low in (0.0, TIER + 0.15):
            room.picture.poly(
                room.flat((x, low, near), (x, low + HEIGHT, near), (x, low + HEIGHT, far), (x, low, far)),
                mix(look.shadow, "#000000", 0.5),
            )
            bars = [
                (room.flat((x, low, z), (x, low + HEIGHT, z)), room.lit(STEEL, (x * 0.9, low + 1, z), steps=5))
                for z in (near + (far - near) * i / 7 for i in range(8))
            ]
            bars += [
                (room.flat((x, low + y, near), (x, low + y, far)), room.lit(STEEL, (x * 0.9, low + y, 6.6), steps=5))
                for y in (0.95, 1.85)
            ]
            room.picture.strokes(bars, 1.8)


def cell(room: Room, look: Look, left: float, low: float, lit: bool) -> None:
    """A recess with a bunk, then its frame and bars; the lit one has its door slid open."""
    picture, right, top, deep = room.picture, left + WIDTH, low + HEIGHT, BACK + DEPTH
    inside = mix(look.bricks[3], look.lamp, 0.62) if lit else mix(look.shadow, "#000000", 0.4)
    picture.poly(
        room.flat((left, low, BACK), (right, low, BACK), (right, top, BACK), (left, top, BACK)),
        mix(inside, look.bricks[0], 0.55) if lit else inside,
    )
    x0, y0, x1, y1 = room.through(left, low, right, top, BACK, deep)
    picture.rect(x0, y0, x1 - x0, y1 - y0, inside if lit else mix(look.shadow, look.bricks[0], 0.22))
    if lit:
        lit_cell(room, look, left, low, (x0, y0, x1, y1))
    else:
        dim = mix(look.shadow, LIGHT_STEEL, 0.3)
        bunk(
            room,
            left + 0.12 if left > 0 else right - 1.2,
            low,
            1.05,
            dim,
            mix(look.shadow, STEEL, 0.35),
            mix(dim, BONE, 0.2),
        )
        wx = x0 + (x1 - x0) * (0.62 if left > 0 else 0.16)
        picture.rect(wx, y0 + 5, 10, 9, "#47627a")
        picture.path(f"M{wx + 5:.1f} {y0 + 5:.1f}v9M{wx:.1f} {y0 + 9.5:.1f}h10", stroke="#10151d", stroke_width=1.3)
    front, last = BACK - 0.02, left + 0.9 if lit else right
    tone = "#94a5ad" if low == 0 else "#5d6c75"
    bars = [
        (room.flat((x, low, front), (x, top, front)), room.lit(tone, (x, low + 1.2, 7.3), steps=5))
        for x in (left + WIDTH * i / 9 for i in range(10))
        if x <= last
    ]
    picture.strokes(bars, 2)
    cross = [
        (room.flat((left, y, front), (last, y, front)), room.lit(tone, (left + 1, y, 7.3), steps=5))
        for y in (low + 0.95, low + HEIGHT - 0.3)
    ]
    picture.strokes(cross, 2.6)
    edge = room.flat((left, low, front), (left, top, front), (right, top, front), (right, low, front))
    picture.line(edge, mix(look.shadow, "#000000", 0.4), 2.2, cap="butt")
    if low == 0 and not lit:
        x, y = room.at(right - 0.36, 1.2, front)
        picture.rect(x, y, 10, 13, room.lit(LIGHT_STEEL, (right - 0.3, 1, 7.2)))
        picture.path(f"M{x + 5:.1f} {y + 4:.1f}v5", stroke=NIGHT, stroke_width=2.2)


def lit_cell(room: Room, look: Look, left: float, low: float, back: tuple[float, float, float, float]) -> None:
    picture, deep = room.picture, BACK + DEPTH
    x0, y0, x1, _ = back
    picture.poly(
        room.flat((left, low, BACK), (left + WIDTH, low, BACK), (left + WIDTH, low, deep), (left, low, deep)),
        mix(look.bricks[3], look.lamp, 0.8),
    )
    picture.glow((x0 + x1) / 2 + 12, y0 + 12, 58, mix(look.lamp, "#ffffff", 0.3), 0.85)
    picture.line([((x0 + x1) / 2 + 12, y0 - 9), ((x0 + x1) / 2 + 12, y0 + 8)], "#33261f", 1.2)
    picture.disc((x0 + x1) / 2 + 12, y0 + 11, 3.6, "#fff6dc")
    bunk(room, left + 0.14, low, 1.0, ORANGE, "#33261f", BONE)
    picture.line([(x1 - 8, y0 + 30), (x1 - 8, y0 + 40)], "#6b4a30", 1)
    picture.path(
        f"M{x1 - 13:.1f} {y0 + 28:.1f}v9m2.5-9v9m2.5-9v9m2.5-9v9m-9.5-1.5l11.5-6", stroke="#7a4f30", stroke_width=0.9
    )


def bunk(room: Room, x: float, low: float, width: float, mattress: str, frame: str, pillow: str) -> None:
    picture, z = room.picture, BACK + 0.5
    for y in (0.35, 1.2):
        picture.poly(
            room.flat((x, low + y, z), (x + width, low + y, z), (x + width, low + y + 0.22, z), (x, low + y + 0.22, z)),
            mattress,
        )
        picture.poly(
            room.flat(
                (x + 0.02, low + y + 0.2, z),
                (x + 0.36, low + y + 0.2, z),
                (x + 0.34, low + y + 0.36, z),
                (x + 0.06, low + y + 0.34, z),
            ),
            pillow,
        )
    picture.strokes(
        [(room.flat((px, low, z), (px, low + 1.7, z)), frame) for px in (x, x + width)]
        + [(room.flat((x, low + y, z), (x + width, low + y, z)), frame) for y in (0.33, 1.18)],
        2.2,
    )


def marks(room: Room, look: Look) -> None:
    """The stencilled stripes of a team block: on a plate over the catwalk, on the pillars, on the floor."""
    if not look.stripes:
        return
    picture, z, wide = room.picture, 6.95, 1.3
    plate, paint = mix("#262c31", look.shadow, 0.3), mix(BONE, look.lamp, 0.12)
    low = 3.1 - 0.24 * look.stripes
    high = low + 0.22 + 0.46 * look.stripes
    picture.poly(
        room.flat((-wide, low, z), (wide, low, z), (wide, high, z), (-wide, high, z)),
        plate,
        stroke=room.lit(LIGHT_STEEL, (0, 3.2, z)),
        stroke_width=1.6,
    )
    for stripe in range(look.stripes):
        y = low + 0.17 + 0.46 * stripe
        bar(room, ((-1.12, y), (0.98, y), (1.12, y + 0.32), (-0.98, y + 0.32)), z, paint)
        # The bridge of the stencil.
        bar(room, ((-0.62, y), (-0.5, y), (-0.36, y + 0.32), (-0.48, y + 0.32)), z, plate)
        for x in (-1.43, 1.43):
            y = 1.28 + 0.4 * (stripe - (look.stripes - 1) / 2)
            bar(room, ((x - 0.34, y), (x + 0.26, y), (x + 0.34, y + 0.27), (x - 0.26, y + 0.27)), BACK - 0.01, paint)


def bar(room: Room, corners: Sequence[Point], z: float, paint: str) -> None:
    room.picture.poly(room.flat(*((x, y, z) for x, y in corners)), paint)


def catwalk(room: Room, look: Look) -> None:
    picture, near, low = room.picture, 7.0, TIER - 0.05
    shade = mix(look.shadow, "#000000", 0.35)
    picture.poly(
        room.flat((-HALF, TIER - 0.65, BACK), (HALF, TIER - 0.65, BACK), (HALF, low, BACK), (-HALF, low, BACK)),
        shade,
        fill_opacity=0.5,
    )
    picture.poly(room.flat((-HALF, low, near), (HALF, low, near), (HALF, low, BACK), (-HALF, low, BACK)), shade)
    for x in (-3.4, 3.4):
        outer = HALF if x > 0 else -HALF
        picture.poly(room.flat((x, low, near), (outer, low, near), (outer, low, 3.5), (x, low, 3.5)), shade)
    shapes = []
    for i in range(14):
        a, b = -3.4 + 6.8 * i / 14, -3.4 + 6.8 * (i + 1) / 14
        shapes.append(
            room.quad(((a, low, near), (b, low, near), (b, low + 0.22, near), (a, low + 0.22, near)), LIGHT_STEEL)
        )
    for x in (-3.4, 3.4):
        for i in range(4):
            a, b = 3.5 + 3.5 * i / 4, 3.5 + 3.5 * (i + 1) / 4
            shapes.append(room.quad(((x, low, a), (x, low, b), (x, low + 0.22, b), (x, low + 0.22, a)), STEEL))
    picture.batch(shapes)
    rails, posts = [], []
    steel = mix(LIGHT_STEEL, BONE, 0.25)
    for y in (0.62, 1.15):
        for i in range(6):
            a, b = -3.4 + 6.8 * i / 6, -3.4 + 6.8 * (i + 1) / 6
            rails.append(
                (room.flat((a, low + y, near), (b, low + y, near)), room.lit(steel, ((a + b) / 2, 3.5, near), steps=6))
            )
        for x in (-3.4, 3.4):
            rails.append((room.flat((x, low + y, 3.5), (x, low + y, near)), room.lit(steel, (x, 3.5, 6.5), steps=6)))
    for i in range(7):
        x = -3.4 + 6.8 * i / 6
        posts.append((room.flat((x, low + 0.2, near), (x, low + 1.15, near)), room.lit(steel, (x, 3.5, near), steps=6)))
    picture.strokes(posts, 2)
    picture.strokes(rails, 2.6)
    hung = (-2.75 if look.stripes else -0.2, low + 1.15, near)
    overalls(picture, *room.at(*hung), room.lit(ORANGE, hung), look.shadow)


def floor(room: Room, look: Look) -> None:
    picture = room.picture
    picture.poly(
        room.flat((-HALF, 0, BACK), (HALF, 0, BACK), (HALF, 0, 3.1), (-HALF, 0, 3.1)), mix(look.shadow, "#000000", 0.25)
    )
    room.courses(
        (-HALF, 0, 3.1),
        (2 * HALF, 0, 0),
        (0, 0, BACK - 3.1),
        9,
        6,
        ["#5c5c5a", "#545655", "#62615d"],
        gap=0.025,
        jitter=0.06,
    )
    picture.poly(room.flat((-HALF, 0, BACK), (HALF, 0, BACK), (HALF, 0.12, BACK), (-HALF, 0.12, BACK)), shadow(look))
    spill = room.flat((-0.05, 0, BACK), (0.95, 0, BACK), (1.3, 0, 4.6), (-0.9, 0, 4.6))
    picture.beam(spill, (0, spill[0][1]), (0, spill[2][1]), look.lamp, 0.62)


def floor_marks(room: Room, look: Look) -> None:
    for stripe in range(look.stripes):
        near = 5.25 + 0.95 * stripe
        spots = ((-2.75, 0, near), (-1.1, 0, near), (-1.2, 0, near + 0.6), (-2.6, 0, near + 0.6))
        room.picture.poly(room.flat(*spots), mix(BONE, look.lamp, 0.2), fill_opacity=0.5)


def shadow(look: Look) -> str:
    return mix(look.shadow, "#000000", 0.35)


def tunnel_mouth(room: Room) -> None:
    """The loose slab, pushed aside, and the light somebody left burning below."""
    picture = room.picture
    picture.glow(336, 210, 74, LAMP, 0.42, flat=0.4)
    rim = pts("294 231, 301 215, 308 200, 330 198, 352 199, 370 199, 377 212, 388 229, 362 231, 340 229, 318 232")
    picture.poly(rim, "#8f7f68")  # the broken edge of the floor
    pit = pts("298 231, 306 216, 313 205, 331 203.5, 352 204.5, 366 204.5, 373 214, 382 229, 362 231, 340 229, 318 232")
    picture.poly(pit, picture.linear((0, 204), (0, 231), (0, "#1a100c", 1), (0.35, "#4a2c18", 1), (1, "#e9a84e", 1)))
    picture.poly([(298, 231), (306, 216), (313, 205), (322, 204), (319, 232)], "#120b09", fill_opacity=0.6)
    picture.poly([(366, 204), (373, 214), (382, 229), (366, 231)], "#120b09", fill_opacity=0.3)
    for x in (335, 350):
        picture.line([(x, 229), (x - 1.5, 180)], "#5d4029", 2.8)
        picture.line([(x + 0.7, 222), (x - 0.8, 180)], "#a87a48", 0.9)
    picture.path("M334.6 187h15m-14.8 10h15m-14.7 10h15m-14.6 10h15", stroke="#8a6440", stroke_width=2.2)
    picture.beam([(300, 229), (382, 229), (404, 150), (278, 150)], (0, 231), (0, 150), GLOW, 0.34)
    slab = [(396, 228), (454, 221), (438, 198), (388, 202)]
    picture.poly([(394, 236), (458, 229), (446, 216), (396, 222)], "#08090c", fill_opacity=0.7)
    picture.poly([slab[0], slab[1], (454, 227), (397, 235)], "#2f3336")
    picture.poly(slab, "#66645e")
    picture.poly([slab[0], slab[3], (406, 201), (413, 226)], "#8c7b62")
    picture.line([(422, 199), (427, 209), (423, 215), (430, 224)], "#3b3b3a", 1.2)
    picture.curve(pts("252 233, 260 222, 271 215, 280 216, 290 226, 292 234, 270 236"), "#36261d")
    picture.curve(pts("264 222, 273 215, 280 216, 288 226, 280 227, 271 222"), "#6a4830")
    picture.path("M303 238l4-3 4 3-2 3zM386 240l3-2 4 2-3 2zM246 236l3-2 3 3z", "#5a4a3c")
    picture.line([(408, 243), (422, 240)], LIGHT_STEEL, 1.5)  # the spoon that did it
    picture.oval(425, 239.4, 3.6, 1.9, LIGHT_STEEL)


def main() -> None:
    for look in LOOKS:
        draw(look).save(f"places/{look.name}.svg")


if __name__ == "__main__":
    main()
