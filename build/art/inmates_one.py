"""Goran, Mila, Aldo, Carmen."""

from __future__ import annotations

import anatomy as an
from anatomy import LINE, Head
from features import brow, creases, eye, grin, inked, mouth, nose
from pen import BLOOD, BONE, GLOW, INK, Picture, pts
from person import Person

# Goran, the brute: a wall of a man with a nose that met other walls.
GORAN = Head(an.TAN, crown=50, eyes=104, mouth=144, chin=171, temple=40, cheek=43, jaw=40, chin_wide=22, ears=8)


def goran(p: Picture) -> None:
    head = GORAN
    an.skull(p, head)
    # A shaved skull and a jaw that is never quite shaved.
    p.curve(
        pts("59 92, 61 70, 76 55, 100 50, 124 55, 139 70, 141 92, 132 82, 120 73, 100 70, 80 73, 68 82"),
        "#3a2a24",
        fill_opacity=0.42,
    )
    p.curve(
        pts(
            "58 112, 63 124, 80 132, 88 138, 100 136, 112 138, 120 132, 137 124, 142 112, 141 142, 124 168, "
            "100 172, 76 168, 60 142"
        ),
        "#3a2a24",
        fill_opacity=0.36,
    )
    eye(p, head, 82, 108, wide=8, open_=0.72, tilt=-1, iris="#6b7f88", gaze=(1, 0))
    eye(p, head, 119, 108, wide=8, open_=0.72, tilt=1, iris="#6b7f88", gaze=(1, 0))
    brow(p, "#33241e", (93, 101), (69, 97), thick=8, arch=2)
    brow(p, "#33241e", (108, 101), (132, 96), thick=8, arch=2)
    nose(p, head, tip=132, wide=12, bridge=5, bend=5)
    mouth(p, head, wide=16, curve=2, tilt=4)
    creases(p, head, "M94 92v7M105 92v7M78 82q20-4 42 0M80 75q20-4 38 0", 1.8)
    p.line([(68, 82), (73, 94), (74, 105), (78, 120)], "#8a4a38", 2.8)  # the scar over the brow
    p.path("M66 90l9-3M72 116l9-2", stroke="#8a4a38", stroke_width=1.8, stroke_linecap="round")
    # A plaster across the bridge of the nose.
    p.poly(
        [(91, 115), (111, 118), (110, 125), (90, 122)],
        "#d9c39c",
        stroke=LINE,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    p.path("M97 117.5l-1 5M104 118.5l-1 5", stroke="#a98f68", stroke_width=1.2)


def goran_over(p: Picture) -> None:
    # The shoulders burst the seams.
    p.path("M26 204l8 12M34 200l7 11M166 200l-7 11M174 204l-8 12", stroke=LINE, stroke_width=2, stroke_linecap="round")


# Mila, the mole: small, quick, covered in somebody else's foundations.
MILA = Head(
    an.PALE, crown=78, eyes=126, mouth=155, chin=175, temple=33, cheek=34, jaw=27, chin_wide=13, ears=0, turn=-1
)


def mila_behind(p: Picture) -> None:
    inked(
        p, pts("62 108, 56 132, 58 160, 66 176, 84 178, 116 178, 134 176, 143 160, 144 132, 138 108, 100 84"), "#4a2f22"
    )


def mila(p: Picture) -> None:
    head = MILA
    an.skull(p, head)
    # Freckles and smudges of earth.
    p.path(
        "M76 138h.1M81 141h.1M86 138h.1M80 136h.1M112 138h.1M117 141h.1M122 138h.1M118 136h.1",
        stroke="#a5623f",
        stroke_width=2,
        stroke_linecap="round",
    )
    p.curve([(114, 150), (124, 146), (127, 152), (119, 158), (113, 156)], "#5a4030", fill_opacity=0.6)
    p.curve([(73, 148), (80, 146), (83, 151), (76, 154)], "#5a4030", fill_opacity=0.5)
    eye(p, head, 82, 127, wide=9, open_=1.25, iris="#4f6b46", gaze=(1, -1))
    eye(p, head, 115, 127, wide=9, open_=1.25, iris="#4f6b46", gaze=(0, -1))
    brow(p, "#4a2f22", (91, 112), (74, 113), thick=4, arch=3)
    brow(p, "#4a2f22", (106, 112), (123, 113), thick=4, arch=3)
    nose(p, head, tip=143, wide=6.5, bridge=2)
    mouth(p, head, wide=11, curve=5, tilt=1, lips=2.5)
    # Hair falls in strands over the forehead.
    inked(
        p,
        pts(
            "62 140, 59 116, 66 92, 84 78, 104 76, 124 82, 138 98, 141 120, 138 142, 131 126, 129 110, "
            "118 104, 108 100, 104 108, 94 103, 82 111, 74 112, 69 126"
        ),
        "#6b4530",
        pull=0.1,
    )
    p.curve(pts("70 100, 82 86, 98 81, 90 90, 80 98, 73 108"), "#8f6044")
    p.path(
        "M104 108q-2-10 3-20M129 110q-4-12-12-20M82 111q2-10 10-16",
        stroke=LINE,
        stroke_width=1.6,
        stroke_linecap="round",
    )
    # Round glasses.
    for x in (82, 116):
        p.disc(x, 128, 15, "#cfe3e6", fill_opacity=0.18)
        p.disc(x, 128, 15, stroke="#23292d", stroke_width=3)
        p.path(f"M{x - 9} 121q4-5 9-6", stroke="#f4fbf6", stroke_width=2, stroke_linecap="round", stroke_opacity=0.8)
    p.path("M97 126q2-3 4 0M67 126l-5-3M131 126l5-3", stroke="#23292d", stroke_width=3, stroke_linecap="round")
    # The head lamp and its strap.
    p.path("M62 112C72 92 126 90 139 110", stroke=LINE, stroke_width=10)
    p.path("M62 112C72 92 126 90 139 110", stroke="#3e4a52", stroke_width=6)
    p.glow(97, 92, 34, GLOW, 0.6)
    p.disc(97, 94, 13, "#59666e", stroke=LINE, stroke_width=2.6)
    p.disc(97, 94, 8.5, "#fff3cc", stroke="#c99a45", stroke_width=2)


# Aldo, the merchant: has it, knows who has it, or will have it on Thursday.
ALDO = Head(an.OLIVE, crown=58, eyes=110, mouth=148, chin=170, temple=38, cheek=42, jaw=37, chin_wide=17, turn=1)


def aldo(p: Picture) -> None:
    head = ALDO
    an.skull(p, head)
    # A second chin, cheeks, laugh lines.
    creases(
        p, head, "M84 172q16 8 34 0M70 132q-2 8 2 14M132 131q2 8-2 14M60 104l-5-3M60 109l-6 0M142 104l5-3M142 109l6 0"
    )
    eye(p, head, 84, 112, wide=8.5, open_=0.75, iris="#4b3524", gaze=(1.5, 0))
    eye(p, head, 120, 111, wide=8.5, open_=0.9, tilt=1, iris="#4b3524", gaze=(1.5, 0))
    brow(p, "#77716b", (93, 103), (72, 102), thick=6, arch=3)
    brow(p, "#77716b", (110, 99), (132, 96), thick=6, arch=6)
    nose(p, head, tip=134, wide=11, bridge=4)
    grin(p, head, wide=16, deep=9, tilt=1, gold=1, y=152)
    # Moustache.
    inked(
        p,
        pts(
            "101 140, 110 139, 122 143, 132 150, 137 144, 134 155, 120 154, 108 149, 101 147, 94 149, 82 154, "
            "69 155, 66 144, 71 150, 80 143, 92 139"
        ),
        "#57514c",
        pull=0.14,
    )
    p.curve([(74, 150), (84, 144), (97, 142), (90, 146), (80, 151)], "#8f8a84")
    # Slicked hair with a silver side.
    inked(
        p,
        pts(
            "62 104, 58 84, 66 62, 86 49, 112 48, 132 58, 142 78, 140 104, 136 90, 128 78, 108 74, 86 78, 72 84, 66 92"
        ),
        "#4d4843",
        pull=0.12,
    )
    p.path(
        "M66 82q10-22 36-26M70 88q10-20 40-26M128 76q-8-12-24-18M136 88q-2-14-14-24",
        stroke="#8d8780",
        stroke_width=2.6,
        stroke_linecap="round",
    )
    p.path("M62 92q-2 10 1 16M140 92q2 10-1 16", stroke="#a7a29b", stroke_width=5, stroke_linecap="round")
    # A cigarette for later.
    p.line([(136, 104), (163, 92)], LINE, 6.6)
    p.line([(146, 99.5), (163, 92)], BONE, 4)
    p.line([(137, 103.5), (146, 99.5)], "#d08a3c", 4)


def aldo_over(p: Picture) -> None:
    # A gold chain, and the inside of his collar has price tags.
    p.path("M78 190q22 32 46 0", stroke=LINE, stroke_width=6)
    p.path("M78 190q22 32 46 0", stroke="#e0ac3c", stroke_width=3.2, stroke_dasharray="4 2")
    p.poly([(44, 214), (62, 218), (58, 234), (40, 230)], BONE, stroke=LINE, stroke_width=1.8)
    p.path("M46 222l10 2M45 227l7 1.5", stroke=INK, stroke_width=1.6)
    p.path("M53 216l-2-10", stroke=LINE, stroke_width=1.5)


# Carmen, the gambler: never looks at her cards twice.
CARMEN = Head(
    an.BROWN, crown=64, eyes=113, mouth=147, chin=168, temple=34, cheek=34, jaw=26, chin_wide=10, turn=1.5, ears=0
)


def carmen_behind(p: Picture) -> None:
    inked(
        p,
        pts(
            "70 70, 50 90, 44 118, 38 146, 46 170, 40 190, 50 210, 70 216, 100 200, 134 216, 154 208, 162 188, "
            "154 168, 162 142, 154 116, 150 90, 130 66, 100 58"
        ),
        "#241a1c",
    )


def carmen(p: Picture) -> None:
    head, tone = CARMEN, CARMEN.skin
    an.skull(p, head)
    eye(p, head, 85, 114, wide=9.5, open_=0.95, tilt=1.5, iris="#3d2a1c", gaze=(1.5, 0), lash=3.4)
    # The other eye winks.
    p.path("M108 114q9 6 19-2", stroke=LINE, stroke_width=3.4, stroke_linecap="round")
    p.path(
        "M110 117l-2 4M117 119v4M124 117l3 3M111 106q8-4 16-1",
        stroke=tone.line,
        stroke_width=1.7,
        stroke_linecap="round",
    )
    brow(p, "#241a1c", (94, 101), (73, 98), thick=4.5, arch=6)
    brow(p, "#241a1c", (109, 103), (130, 102), thick=4.5, arch=4)
    nose(p, head, tip=133, wide=7.5, bridge=2.5)
    mouth(p, head, wide=14, curve=5, tilt=4, lips=4.5)
    p.disc(83, 141, 1.5, tone.line)
    # Hair parts on her left and falls in waves.
    inked(
        p,
        pts("122 66, 104 54, 80 58, 62 76, 54 104, 48 132, 54 156, 62 144, 66 124, 69 106, 82 94, 100 84, 116 72"),
        "#33262a",
        pull=0.16,
    )
    inked(
        p,
        pts("120 62, 138 72, 148 96, 150 124, 156 146, 148 160, 139 142, 137 118, 135 100, 126 84, 114 74"),
        "#2a1f22",
        pull=0.16,
    )
    p.path(
        "M104 60c-22 6-36 24-42 52M96 62c-16 8-26 20-32 40M58 116c-4 12-4 22-2 30M128 74c8 14 12 30 13 46",
        stroke="#5d474c",
        stroke_width=2.4,
        stroke_linecap="round",
    )
    # The ace she did not have a moment ago.
    with p.group("translate(134 66) rotate(24)"):
        p.rect(-13, -19, 26, 36, BONE, rx=3, stroke=LINE, stroke_width=2.4)
        p.path("M0 10c-6-6-10-9-10-14 0-6 8-7 10-1 2-6 10-5 10 1 0 5-4 8-10 14z", BLOOD)
    # A die for an earring.
    p.line([(67, 134), (66, 142)], "#e0ac3c", 1.6)
    with p.group("translate(65 149) rotate(12)"):
        p.rect(-6, -6, 12, 12, BONE, rx=2, stroke=LINE, stroke_width=2)
        p.path("M-3-3h.1M0 0h.1M3 3h.1", stroke=INK, stroke_width=2.4, stroke_linecap="round")


PEOPLE = (
    Person("brute", GORAN, goran, over=goran_over, neck=35, shoulders=99, top=184, open=26, slope=2, code=1371),
    Person("mole", MILA, mila, mila_behind, neck=15, shoulders=62, top=196, open=14, code=2046),
    Person("merchant", ALDO, aldo, over=aldo_over, neck=27, shoulders=86, top=194, open=20, code=1880, shirt="#7f9ba0"),
    Person(
        "gambler",
        CARMEN,
        carmen,
        carmen_behind,
        neck=16,
        shoulders=68,
        top=190,
        open=20,
        code=7777,
        shirt="#8d2f2a",
        zoom=1.1,
    ),
)
