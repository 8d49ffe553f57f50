"""Renard, Olga, Dario, Ines."""

from __future__ import annotations

import anatomy as an
from anatomy import LINE, Head
from features import brow, creases, eye, grin, inked, mouth, nose
from pen import BONE, LIGHT_STEEL, Picture, mix, pts
from person import Person

# Renard, the fox: has a past for every occasion.
RENARD = Head(an.TAN, crown=62, eyes=111, mouth=146, chin=172, temple=35, cheek=34, jaw=24, chin_wide=7, turn=2, ears=8)


def renard(p: Picture) -> None:
    head = RENARD
    an.skull(p, head)
    eye(p, head, 85, 112, wide=9, open_=0.7, tilt=-1.5, iris="#b07a2a", gaze=(2, 0), lash=3)
    eye(p, head, 119, 111, wide=9, open_=0.8, tilt=2, iris="#b07a2a", gaze=(2, 0), lash=3)
    brow(p, "#6e2f17", (95, 104), (72, 97), thick=5, arch=3)
    brow(p, "#6e2f17", (110, 100), (132, 90), thick=5, arch=6)
    nose(p, head, tip=134, wide=7, bridge=2.5)
    mouth(p, head, wide=15, curve=4, tilt=6, y=150)
    # A thin moustache and a beard that comes to a point.
    p.path("M88 144q7-4 15-1 8-3 16-1", stroke="#8a3d1c", stroke_width=3.2, stroke_linecap="round")
    inked(p, pts("91 160, 104 157, 117 159, 114 172, 104 190, 95 173"), "#8a3d1c", pull=0.1)
    p.path("M98 163q2 10 5 18", stroke="#c4683a", stroke_width=2.2, stroke_linecap="round")
    p.poly([(65, 112), (70, 112), (72, 136), (66, 124)], "#8a3d1c")
    p.poly([(137, 112), (132, 112), (131, 136), (136, 124)], "#6e2f17")
    # Hair swept up on both sides, sharp as ears.
    inked(
        p,
        pts(
            "64 112, 59 92, 54 66, 50 40, 66 52, 80 56, 98 52, 116 56, 134 50, 150 36, 146 64, 142 92, "
            "137 112, 133 94, 126 84, 114 86, 102 80, 90 87, 76 85, 69 96"
        ),
        "#a8491f",
        pull=0.06,
    )
    p.poly(pts("137 110, 142 92, 146 64, 150 36, 134 51, 128 68, 126 84, 133 94"), "#7c3216")
    p.path(
        "M60 80l-4-24M66 82q0-12 0-22M82 78q2-10 10-16M104 74q4-8 12-10",
        stroke="#dc7d44",
        stroke_width=2.6,
        stroke_linecap="round",
    )
    p.path("M140 58l4-10", stroke="#dc7d44", stroke_width=2.2, stroke_linecap="round")


def renard_over(p: Picture) -> None:
    # A green scarf, thrown over the shoulder.
    inked(
        p,
        pts("66 190, 84 198, 104 200, 124 197, 138 188, 143 200, 126 213, 104 217, 80 213, 62 203"),
        "#4f6b3a",
        pull=0.14,
    )
    inked(p, pts("70 204, 86 212, 82 232, 74 246, 54 246, 60 226"), "#5f7f46", pull=0.12)
    p.path("M72 214l10 4M68 226l12 3M80 204q24 8 50-4", stroke="#35492a", stroke_width=2.4, stroke_linecap="round")


# Olga, the hoarder: it may come in useful.
OLGA = Head(
    an.ROSY, crown=66, eyes=116, mouth=153, chin=172, temple=38, cheek=42, jaw=36, chin_wide=17, turn=-1, ears=8
)


def olga(p: Picture) -> None:
    head = OLGA
    # The bun, and what is kept in it.
    p.line([(112, 54), (142, 14)], LINE, 6)
    p.line([(112, 54), (142, 14)], LIGHT_STEEL, 3)
    p.oval(145, 10, 6.5, 9, "#c3ced2", stroke=LINE, stroke_width=2.4, transform="rotate(36 145 10)")
    p.line([(88, 50), (64, 16)], LINE, 7)
    p.line([(88, 50), (66, 19)], "#e0ac3c", 4)
    p.poly([(61, 12), (68.5, 18), (64, 21)], BONE, stroke=LINE, stroke_width=1.4)
    inked(p, pts("74 60, 72 40, 86 26, 104 24, 122 32, 128 50, 122 64"), "#a8a49c")
    p.path(
        "M82 52q4-16 20-20M92 56q4-14 18-16M118 52q0-10-8-14",
        stroke="#6f6b64",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    an.skull(p, head)
    p.oval(72, 136, 10, 7, "#d9694f", fill_opacity=0.5)
    p.oval(125, 136, 9, 7, "#b4503c", fill_opacity=0.5)
    eye(p, head, 82, 118, wide=8, open_=0.7, iris="#55707a", gaze=(-2, 0))
    eye(p, head, 115, 118, wide=8, open_=0.7, iris="#55707a", gaze=(-2, 0))
    brow(p, "#8d8880", (92, 108), (71, 108), thick=5, arch=3)
    brow(p, "#8d8880", (105, 108), (126, 108), thick=5, arch=3)
    nose(p, head, tip=137, wide=10, bridge=4)
    mouth(p, head, wide=11, curve=4, tilt=1, lips=2)
    creases(
        p,
        head,
        "M72 128q8 5 17 1M108 129q8 4 17-1M64 112l-5-3M64 117l-6 0M134 112l5-3M134 117l6 0M76 144q-4 8 0 14"
        "M122 144q4 8 0 14M84 172q15 7 30 0",
    )
    # Grey hair combed back and pinned.
    inked(
        p,
        pts(
            "61 112, 57 94, 64 74, 82 60, 102 57, 122 62, 137 76, 142 96, 138 112, 132 98, 120 86, 100 80, 80 86, 68 98"
        ),
        "#b8b4ac",
        pull=0.14,
    )
    p.path(
        "M66 92q8-18 30-26M76 86q10-14 28-18M130 92q-6-16-22-24",
        stroke="#7d7972",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    p.path("M66 84q8-14 20-18", stroke="#e6e2d8", stroke_width=3, stroke_linecap="round")
    p.path("M118 76l14 8", stroke="#c9502f", stroke_width=4, stroke_linecap="round")


def olga_over(p: Picture) -> None:
    # Two scarves, and a pocket that no longer closes.
    inked(
        p,
        pts("62 184, 82 194, 100 197, 120 194, 138 183, 144 198, 124 212, 100 216, 76 212, 56 198"),
        "#7d3b46",
        pull=0.14,
    )
    p.path("M66 194q34 20 70-1", stroke="#b7636c", stroke_width=3, stroke_dasharray="7 5")
    inked(
        p,
        pts("64 202, 80 212, 100 216, 122 212, 140 200, 143 212, 124 224, 100 228, 76 224, 58 213"),
        "#3f5f6b",
        pull=0.14,
    )
    p.line([(36, 226), (30, 202)], LIGHT_STEEL, 4)
    p.oval(28.5, 197, 5, 7, "#c3ced2", stroke=LINE, stroke_width=2)
    p.rect(40, 204, 9, 24, BONE, stroke=LINE, stroke_width=2)
    p.path("M44.5 204v-6", stroke=LINE, stroke_width=1.6)
    p.disc(57, 222, 7, "#b98a4f", stroke=LINE, stroke_width=2)
    p.path("M24 224h42v20h-42z", an.CLOTH, stroke=LINE, stroke_width=2.4)
    p.path("M25 226h40v5h-40z", an.CLOTH_LIGHT)


# Dario, the daredevil: the tooth was worth it.
DARIO = Head(
    an.DEEP, crown=64, eyes=112, mouth=146, chin=169, temple=34, cheek=34, jaw=28, chin_wide=12, turn=-2, ears=9
)


def dario(p: Picture) -> None:
    head, tone = DARIO, DARIO.skin
    an.skull(p, head)
    # Shaved sides and a crest.
    p.curve(pts("66 104, 66 84, 76 68, 88 64, 84 78, 76 90, 70 104"), "#1d1412", fill_opacity=0.6)
    p.curve(pts("134 104, 134 84, 124 68, 112 64, 118 78, 126 90, 131 104"), "#1d1412", fill_opacity=0.6)
    inked(
        p,
        pts("84 86, 80 66, 74 44, 86 48, 82 24, 96 36, 99 10, 110 32, 122 16, 120 42, 130 38, 120 62, 114 84, 100 80"),
        "#b8402c",
        pull=0.04,
    )
    p.poly(pts("102 80, 110 54, 122 16, 120 42, 130 38, 120 62, 114 84"), "#7f2519")
    p.path("M88 76l-4-18M94 72l-2-26M101 72l0-40", stroke="#ec7f55", stroke_width=3, stroke_linecap="round")
    # The left eye is as it should be; the other met a door.
    p.curve(pts("104 106, 114 101, 126 106, 128 116, 118 124, 106 119"), "#4a2640", fill_opacity=0.75)
    eye(p, head, 81, 113, wide=9.5, open_=1.25, tilt=-0.5, iris="#2f2018", gaze=(1, 0))
    eye(p, head, 114, 114, wide=8.5, open_=0.7, tilt=0.5, iris="#2f2018", gaze=(1, 0))
    brow(p, "#1d1412", (90, 99), (69, 95), thick=5, arch=5)
    brow(p, "#1d1412", (103, 103), (123, 102), thick=5, arch=2)
    p.path("M116 96l-3 10", stroke=tone.base, stroke_width=2.6)
    nose(p, head, tip=133, wide=10, bridge=3.5)
    grin(p, head, wide=18, deep=13, tilt=3, gap=True, y=148)
    # A plaster on the cheek.
    with p.group("translate(72 137) rotate(-24)"):
        p.rect(-11, -4, 22, 8, "#dcc49c", rx=3, stroke=LINE, stroke_width=1.8)
        p.rect(-4, -4, 8, 8, "#c1a374")
    p.disc(139, 128, 3, stroke="#e0ac3c", stroke_width=2.2)


def dario_over(p: Picture) -> None:
    # Goggles round the neck; nobody knows for what.
    p.path("M60 190q14 16 26 14M112 206q16 0 28-16", stroke=LINE, stroke_width=9)
    p.path("M60 190q14 16 26 14M112 206q16 0 28-16", stroke="#4a3527", stroke_width=5)
    for x, y in ((84, 206), (115, 207)):
        p.oval(x, y, 15, 12, "#5d4630", stroke=LINE, stroke_width=2.6)
        p.oval(x, y, 10.5, 8, "#8fb4ae", stroke=LINE, stroke_width=1.8)
        p.path(f"M{x - 6} {y - 1}q3-4 8-4", stroke="#e8f6ee", stroke_width=2, stroke_linecap="round")


# Ines, the professor: wrote the book on foundations, then the one on moving them.
INES = Head(
    an.DARK, crown=64, eyes=112, mouth=147, chin=170, temple=34, cheek=34, jaw=26, chin_wide=11, turn=1.5, ears=8
)


def ines_behind(p: Picture) -> None:
    inked(
        p,
        pts("60 118, 46 104, 44 82, 52 60, 70 46, 92 38, 114 38, 136 48, 150 64, 156 86, 152 106, 140 118, 100 110"),
        "#b9bcbd",
        pull=0.16,
    )
    p.curve(pts("140 116, 152 104, 154 86, 148 66, 136 52, 140 80"), "#75787b")


def ines(p: Picture) -> None:
    head = INES
    an.skull(p, head)
    eye(p, head, 86, 113, wide=8.5, open_=0.85, iris="#2a1a12", gaze=(1, 1))
    eye(p, head, 119, 113, wide=8.5, open_=0.85, iris="#2a1a12", gaze=(1, 1))
    brow(p, "#8f9092", (95, 102), (75, 100), thick=4.5, arch=5)
    brow(p, "#8f9092", (110, 100), (131, 96), thick=4.5, arch=7)
    nose(p, head, tip=134, wide=9, bridge=3)
    mouth(p, head, wide=13, curve=4, tilt=2, lips=3.5)
    creases(p, head, "M80 140q-3 6-1 11M122 140q3 6 1 10M92 88q12-3 22 0")
    # Silver hair stands close and round.
    rim = pts("65 116, 60 100, 62 80, 74 64, 92 56, 112 56, 130 64, 140 80, 142 100, 136 116")
    line = pts("133 102, 125 89, 113 83, 102 85, 91 83, 80 89, 70 102")
    p.curve([*rim, *line], "#b9bcbd")
    p.curve([(140, 80), (142, 100), (136, 116), (133, 102), (125, 89)], "#75787b")
    p.curve([(136, 115), *line, (66, 115)], close=False, stroke=LINE, stroke_width=2.4, stroke_linecap="round")
    for x, y in ((62, 70), (76, 54), (96, 47), (118, 48), (58, 92), (84, 68), (106, 66), (126, 72)):
        p.path(f"M{x - 5} {y + 3}q2-7 9-5", stroke="#e3e6e6", stroke_width=2.2, stroke_linecap="round")
    for x, y in ((138, 62), (148, 84), (134, 88), (118, 74)):
        p.path(f"M{x - 5} {y + 3}q2-7 9-5", stroke="#6d7073", stroke_width=2.2, stroke_linecap="round")
    # Half-moon glasses, worn low, with a chain.
    for x in (86, 120):
        p.path(f"M{x - 13} 120h26q0 12-13 12t-13-12z", "#d8e8e4", fill_opacity=0.28)
        p.path(f"M{x - 13} 120h26q0 12-13 12t-13-12z", stroke="#d9b04e", stroke_width=2.4, stroke_linejoin="round")
        p.path(f"M{x - 8} 123l4 5", stroke="#ffffff", stroke_width=1.6, stroke_linecap="round", stroke_opacity=0.8)
    p.path("M99 120q4-3 8 0M73 120l-8-5M133 120l6-5", stroke="#d9b04e", stroke_width=2.4, stroke_linecap="round")
    p.path(
        "M67 117c1 18 4 42 14 60M137 117c-2 18-6 42-16 60", stroke="#d9b04e", stroke_width=1.8, stroke_dasharray="3 2"
    )
    # A pencil where pencils live.
    p.line([(128, 100), (160, 84)], LINE, 7)
    p.line([(130, 99), (154, 87)], "#d8a33a", 4)
    p.poly([(153, 85), (162, 82), (155, 90)], BONE, stroke=LINE, stroke_width=1.4, stroke_linejoin="round")


def ines_over(p: Picture) -> None:
    # The book, held close.
    with p.group("translate(46 224) rotate(-10)"):
        p.rect(-26, -17, 54, 48, "#2f4a5c", stroke=LINE, stroke_width=2.6)
        p.rect(-26, -17, 8, 48, "#1f3340")
        p.path("M-10-8h28M-10 0h20", stroke="#d9b04e", stroke_width=2.6)
    inked(p, [(60, 246), (58, 230), (66, 222), (80, 226), (84, 246)], mix(INES.skin.base, INES.skin.light, 0.2))
    p.path("M66 232l14 2M66 239l16 1", stroke=INES.skin.line, stroke_width=1.8)


PEOPLE = (
    Person("fox", RENARD, renard, over=renard_over, neck=17, shoulders=72, top=191, open=18, code=5052, zoom=1.1),
    Person(
        "hoarder", OLGA, olga, over=olga_over, neck=27, shoulders=90, top=192, open=20, code=8312, patch=44, zoom=1.0
    ),
    Person(
        "daredevil",
        DARIO,
        dario,
        over=dario_over,
        neck=19,
        shoulders=78,
        top=192,
        open=18,
        code=2605,
        shirt="#2b2d35",
        zoom=1.02,
    ),
    Person(
        "professor",
        INES,
        ines,
        ines_behind,
        ines_over,
        neck=17,
        shoulders=70,
        top=190,
        open=16,
        code=2718,
        shirt="#5a3d6b",
        zoom=1.08,
    ),
)
