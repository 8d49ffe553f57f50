"""Noor, Tomasz, Silas, Vera."""

from __future__ import annotations

import anatomy as an
from anatomy import LINE, Head
from features import brow, creases, eye, grin, inked, nose
from pen import Picture, pts
from person import Person

# Noor, the networker: knows everybody, and everybody owes her something.
NOOR = Head(
    an.BROWN, crown=66, eyes=114, mouth=148, chin=170, temple=35, cheek=36, jaw=28, chin_wide=11, turn=-1, ears=7
)
PINS = ("#b3392c", "#4f7fa8", "#5c8a4a", "#e0ac3c", "#9a5aa0", "#d8ceb6")


def noor(p: Picture) -> None:
    head, tone = NOOR, NOOR.skin
    an.skull(p, head, forehead=False)
    eye(p, head, 83, 115, wide=9.5, open_=1.05, tilt=0.5, iris="#2f2118", gaze=(0, 0), lash=3.2)
    eye(p, head, 115, 115, wide=9, open_=1.05, tilt=1, iris="#2f2118", gaze=(0, 0), lash=3.2)
    brow(p, "#231813", (91, 102), (72, 101), thick=4.5, arch=6)
    brow(p, "#231813", (105, 102), (125, 101), thick=4.5, arch=6)
    nose(p, head, tip=135, wide=9, bridge=3)
    grin(p, head, wide=15, deep=8, tilt=1, y=150)
    p.path("M91 161q7 4 15 0", stroke=tone.lip, stroke_width=3, stroke_linecap="round")
    # The wrap: two crossing bands and a knot that adds a hand to her height.
    wrap, shade, bright = "#2f7d7a", "#1f5553", "#4fa39c"
    inked(p, pts("96 44, 84 30, 90 16, 108 12, 126 20, 128 36, 114 46"), wrap)
    p.curve([(112, 44), (124, 34), (124, 22), (112, 16), (118, 28)], shade)
    p.path("M94 40q-4-14 8-22M102 42q0-12 10-18", stroke=shade, stroke_width=2, stroke_linecap="round")
    inked(
        p, pts("61 104, 56 82, 66 56, 90 40, 116 41, 136 58, 142 82, 138 104, 126 92, 100 86, 74 92"), wrap, pull=0.14
    )
    inked(p, pts("138 102, 142 82, 136 60, 122 46, 96 66, 72 86, 62 104, 76 92, 100 86, 124 92"), shade, pull=0.1)
    inked(p, pts("60 102, 57 82, 66 58, 84 46, 104 58, 128 82, 138 102, 122 94, 96 82, 76 88"), wrap, pull=0.1)
    p.path("M66 78q8-16 20-22M64 90q14-18 30-24M84 84q8-6 18-6", stroke=bright, stroke_width=3, stroke_linecap="round")
    p.path("M62 99q16-13 38-14 24 0 38 14", stroke="#e0ac3c", stroke_width=2.6, stroke_linecap="round")
    for x in (60, 140):
        p.oval(x, 140, 7.5, 10, stroke=LINE, stroke_width=5)
        p.oval(x, 140, 7.5, 10, stroke="#e0ac3c", stroke_width=2.6)


def noor_over(p: Picture) -> None:
    # A pin from every gang.
    for i, colour in enumerate(PINS):
        p.disc(40 + i % 3 * 13, 214 + i // 3 * 13, 5, colour, stroke=LINE, stroke_width=1.8)
        p.disc(38.6 + i % 3 * 13, 212.6 + i // 3 * 13, 1.4, "#fff6e0", fill_opacity=0.8)


# Tomasz, the loyal: gives you his bread and means it.
TOMASZ = Head(
    an.ROSY, crown=56, eyes=108, mouth=146, chin=172, temple=39, cheek=41, jaw=36, chin_wide=18, turn=1, ears=9
)


def tomasz(p: Picture) -> None:
    head = TOMASZ
    an.skull(p, head)
    p.oval(77, 126, 9, 6, "#d9795c", fill_opacity=0.55)
    p.oval(125, 126, 8, 6, "#b4553f", fill_opacity=0.5)
    eye(p, head, 84, 110, wide=8.5, open_=0.95, tilt=-1, iris="#4d7f9e", gaze=(0, -0.5))
    eye(p, head, 119, 110, wide=8.5, open_=0.95, tilt=1, iris="#4d7f9e", gaze=(0, -0.5))
    brow(p, "#a8703a", (94, 98), (72, 101), thick=6, arch=5)
    brow(p, "#a8703a", (109, 98), (131, 101), thick=6, arch=5)
    nose(p, head, tip=132, wide=10, bridge=4)
    creases(p, head, "M67 116l-5 3M67 112l-6 0M136 116l5 3M136 112l6 0")
    # A beard to lose things in.
    inked(
        p,
        pts(
            "60 112, 66 126, 78 134, 90 137, 101 135, 112 137, 124 134, 136 126, 142 112, 144 138, 138 162, "
            "126 180, 112 190, 101 193, 90 190, 75 180, 63 162, 58 138"
        ),
        "#b9793c",
        pull=0.14,
    )
    p.curve(pts("142 122, 142 142, 136 162, 124 178, 108 188, 116 170, 126 156, 132 138"), "#8a5527")
    p.path(
        "M66 136q2 18 12 30M74 142q4 18 16 32M90 158q4 14 10 22M112 160q-2 12-8 20",
        stroke="#8a5527",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    p.path("M70 132q2 8 6 14M82 140q2 8 6 12", stroke="#e0a55f", stroke_width=2.4, stroke_linecap="round")
    p.path("M89 161q12-13 25 0-12-6-25 0z" if p.is_sad else "M87 150q14 10 30-1-6 13-16 13t-14-12z", "#5a2a1c")
    p.path("M101 139c8-4 20-2 27 8-8 5-18 6-27 1-9 5-19 4-27-1 7-10 19-12 27-8z", "#d29450")
    p.path("M74 147c8 5 18 6 27 1 9 5 19 4 27-1", stroke="#6b3d1a", stroke_width=2.2, stroke_linecap="round")
    p.path("M84 143q8-3 14 0M107 143q6-2 12 0", stroke="#efbf7d", stroke_width=2, stroke_linecap="round")
    # Straw hair, cut by a friend.
    inked(
        p,
        pts(
            "61 100, 56 82, 62 62, 74 48, 92 44, 104 47, 112 42, 130 50, 142 68, 144 88, 140 102, 136 88, "
            "128 78, 120 82, 110 74, 100 81, 88 74, 78 84, 70 84, 66 92"
        ),
        "#d6a153",
        pull=0.1,
    )
    p.path(
        "M70 72q6-14 20-18M82 68q8-12 22-14M118 70q2-10-4-18M132 78q0-12-10-20",
        stroke="#a87334",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    p.path("M66 80q2-16 14-24", stroke="#f0c982", stroke_width=3, stroke_linecap="round")


def tomasz_over(p: Picture) -> None:
    # A blue neckerchief would hide under the beard; a sparrow on the shoulder does not.
    inked(p, pts("150 196, 146 182, 150 168, 162 162, 174 168, 178 180, 188 194, 176 192, 166 200"), "#7d5b3f")
    p.curve(pts("150 190, 149 180, 156 176, 164 184, 164 196, 156 197"), "#d9c6a3")
    p.curve([(164, 178), (174, 178), (184, 190), (172, 190)], "#553a27")
    p.disc(156, 171, 2, LINE)
    p.path("M148 172l-7 3 7 3z", "#e0ac3c", stroke=LINE, stroke_width=1.4, stroke_linejoin="round")
    p.path("M156 199l-1 6M163 199l1 6", stroke=LINE, stroke_width=1.8)


# Silas, the vulture: arrives when it is over, leaves with what is left.
SILAS = Head(
    an.ASHEN, crown=56, eyes=110, mouth=150, chin=174, temple=31, cheek=29, jaw=21, chin_wide=10, turn=-3, ears=9
)


def silas_behind(p: Picture) -> None:
    # The back of a fur collar that was somebody's, once.
    inked(
        p,
        pts(
            "46 206, 42 192, 52 190, 50 176, 62 178, 66 166, 78 172, 122 172, 134 166, 138 178, 150 176, "
            "148 190, 158 192, 154 206"
        ),
        "#2a2a31",
        pull=0.04,
    )


def silas_over(p: Picture) -> None:
    # Its front: tufts, lighter towards the throat.
    left = pts(
        "78 178, 70 180, 66 174, 60 184, 50 182, 52 194, 42 198, 50 206, 44 216, 56 218, 58 230, 68 222, "
        "76 232, 80 218, 90 220, 86 206"
    )
    inked(p, left, "#45434b", pull=0.05)
    inked(p, [(200 - x, y) for x, y in left], "#302f37", pull=0.05)
    p.path(
        "M76 188l-8 6M72 198l-10 4M76 208l-8 8M64 190l-6 2", stroke="#8a8790", stroke_width=2.2, stroke_linecap="round"
    )
    p.path(
        "M124 188l8 6M128 198l10 4M124 208l8 8M136 190l6 2", stroke="#5d5b65", stroke_width=2.2, stroke_linecap="round"
    )


def silas(p: Picture) -> None:
    head, tone = SILAS, SILAS.skin
    # Long white hair hangs from a bald crown.
    inked(p, pts("68 96, 60 112, 58 140, 54 168, 64 176, 74 160, 76 120"), "#cfc9bd")
    inked(p, pts("130 96, 140 112, 142 140, 148 166, 136 174, 126 158, 124 120"), "#a39d92")
    an.skull(p, head)
    p.curve([(72, 134), (80, 138), (82, 150), (78, 158), (74, 148)], tone.shade)
    p.curve([(82, 64), (94, 58), (104, 60), (94, 66), (84, 74)], "#f3e8d6")
    eye(p, head, 83, 112, wide=8.5, open_=0.55, tilt=-1.5, iris="#7a8a5a", gaze=(-2, 0))
    eye(p, head, 112, 112, wide=8, open_=0.55, tilt=1.5, iris="#7a8a5a", gaze=(-2, 0))
    brow(p, "#dcd6ca", (91, 103), (70, 98), thick=5, arch=4)
    brow(p, "#c4beb2", (103, 103), (123, 97), thick=5, arch=4)
    # The nose is the whole man.
    x = 95
    p.path("M99 104C103 114 108 120 104 130 102 139 96 148 91 146 88 144 93 138 95 132z", tone.shade)
    p.path(
        "M95 108C90 116 82 124 82 134 82 143 90 150 93 146 96 143 100 143 104 141",
        tone.light,
        stroke=tone.line,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    p.path("M88 142q2-4 6-3", stroke=tone.line, stroke_width=1.8, stroke_linecap="round")
    p.path(f"M{x - 14} 157q14 3 28-5", stroke=LINE, stroke_width=2.6, stroke_linecap="round")
    p.path(f"M{x - 6} 163q6 2 11 0", stroke=tone.shade, stroke_width=2.6, stroke_linecap="round")
    creases(
        p,
        head,
        "M78 86q18-5 34 0M80 78q16-4 30 0M76 118q6 4 13 1M106 119q6 3 13 0M76 122q6 4 12 1M80 142q-4 8-3 14"
        "M114 140q4 8 1 14",
    )
    p.path(
        "M66 118q-4 24-7 46M70 128q-2 20-8 40M136 118q4 24 6 44",
        stroke="#8d877c",
        stroke_width=1.8,
        stroke_linecap="round",
    )
    # Wisps.
    p.path("M84 60q-10 2-14 14M92 57q8-6 18-2", stroke="#dcd6ca", stroke_width=1.8, stroke_linecap="round")


# Vera, the paranoid: she is right about the ceiling lamp.
VERA = Head(an.PALE, crown=68, eyes=116, mouth=153, chin=172, temple=34, cheek=33, jaw=25, chin_wide=10, turn=2, ears=0)


def vera_behind(p: Picture) -> None:
    inked(
        p,
        pts(
            "66 76, 50 78, 54 90, 38 98, 47 108, 32 122, 45 130, 34 148, 49 152, 44 170, 60 168, 66 182, "
            "80 172, 122 172, 136 182, 142 168, 158 170, 152 152, 168 146, 156 130, 170 118, 154 108, 164 94, "
            "148 90, 150 76, 134 76, 100 60"
        ),
        "#8d5a45",
        pull=0.05,
    )
    p.path(
        "M58 98q-6 10-14 16M54 124q-6 8-12 12M56 148q-4 8-6 12M142 98q8 8 16 12M148 124q6 8 12 12M146 148q4 8 6 12",
        stroke="#5d3a2d",
        stroke_width=2,
        stroke_linecap="round",
    )


def vera(p: Picture) -> None:
    head, tone = VERA, VERA.skin
    an.skull(p, head)
    # She has not slept since the new lamp was put up.
    p.curve([(74, 124), (86, 130), (98, 124), (92, 132), (82, 133)], tone.shade, fill_opacity=0.8)
    p.curve([(108, 124), (118, 130), (130, 124), (126, 132), (114, 133)], tone.line, fill_opacity=0.35)
    eye(p, head, 86, 117, wide=9.5, open_=1.7, iris="#6b8f9a", gaze=(4, 0), lid=0.6)
    eye(p, head, 119, 117, wide=9, open_=1.7, iris="#6b8f9a", gaze=(4, 0), lid=0.6)
    brow(p, "#7a4a38", (95, 97), (75, 103), thick=4, arch=3)
    brow(p, "#7a4a38", (111, 97), (130, 104), thick=4, arch=3)
    nose(p, head, tip=136, wide=7.5, bridge=2.5)
    p.path(
        "M93 154q5-4 10-1 6-3 11 2-4 5-10 5-7 0-11-6z",
        "#4a1a18",
        stroke=LINE,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    p.path("M96 154q8 2 15 1", stroke="#f3ead4", stroke_width=2.4)
    creases(p, head, "M92 88q10-4 20 0M92 82q10-4 20 0M80 140q-3 8 0 13M127 140q3 8 0 12")
    # Frizz over the forehead.
    inked(
        p,
        pts(
            "66 122, 60 112, 65 104, 58 94, 68 88, 66 78, 80 74, 100 66, 122 74, 136 78, 134 90, 144 96, "
            "136 106, 141 116, 134 124, 131 108, 124 98, 112 94, 104 99, 95 93, 86 100, 76 98, 70 108"
        ),
        "#a56c52",
        pull=0.06,
    )
    p.path(
        "M70 96q6-10 16-14M128 94q-6-10-14-12M96 90q4-6 10-6",
        stroke="#d19a7c",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    # The hat that keeps them out.
    inked(
        p,
        pts("60 84, 74 78, 84 52, 98 26, 104 22, 112 48, 124 74, 142 82, 126 90, 100 86, 76 92"),
        "#a9b6bb",
        pull=0.06,
    )
    p.poly(pts("104 22, 112 48, 124 74, 142 82, 126 90, 110 87, 106 60"), "#6f7f87")
    p.poly([(84, 52), (98, 26), (96, 48), (88, 70), (76, 80)], "#dfe8ea")
    p.path("M98 50l8 8-10 10 6 12M112 56l-4 12 8 10", stroke="#4d5b63", stroke_width=1.6, stroke_linejoin="round")


def vera_over(p: Picture) -> None:
    # A grey blanket, held shut from inside.
    inked(p, pts("24 246, 28 220, 44 202, 66 192, 80 190, 88 204, 106 224, 104 246"), "#66707a", pull=0.12)
    p.curve(pts("30 240, 34 222, 48 207, 66 197, 60 212, 46 226, 42 244"), "#87929a")
    inked(p, pts("176 246, 172 220, 156 202, 136 192, 122 190, 112 206, 98 226, 84 246"), "#4d565e", pull=0.12)
    p.path("M52 214l38 16M44 230l34 12", stroke="#a63a2b", stroke_width=3.4, stroke_linecap="round")
    p.path("M150 212l-36 16M158 226l-44 16", stroke="#7d2c22", stroke_width=3.4, stroke_linecap="round")
    inked(p, pts("92 226, 96 218, 106 216, 114 220, 114 230, 104 234, 96 233"), VERA.skin.base, width=2.2)
    p.path("M99 224l-1 8M104 223v9M109 224l1 7", stroke=VERA.skin.line, stroke_width=1.6, stroke_linecap="round")


PEOPLE = (
    Person(
        "networker",
        NOOR,
        noor,
        over=noor_over,
        neck=18,
        shoulders=74,
        top=190,
        open=17,
        code=6006,
        shirt="#2f7d7a",
        zoom=1.04,
    ),
    Person(
        "loyal",
        TOMASZ,
        tomasz,
        over=tomasz_over,
        neck=32,
        shoulders=95,
        top=190,
        open=24,
        slope=6,
        code=3141,
        shirt="#3f6f96",
    ),
    Person(
        "vulture",
        SILAS,
        silas,
        silas_behind,
        silas_over,
        neck=14,
        shoulders=72,
        top=194,
        open=16,
        slope=16,
        shirt="#2b2d35",
        zoom=1.1,
    ),
    Person(
        "paranoid", VERA, vera, vera_behind, vera_over, neck=16, shoulders=72, top=190, open=15, code=1984, zoom=1.04
    ),
)
