"""Michel and Michelle (R1.5). Both are always calm."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import anatomy as an
from anatomy import LINE, Head, Skin
from features import brow, creases, eye, inked, mouth, nose
from pen import BLOOD, Picture, mix, pts
from person import Draw, nothing

INKED = "#33474f"  # the blue-green that ink becomes
VEST, VEST_SHADE, VEST_LIGHT = "#3b3e45", "#25272d", "#565a63"

MICHEL = Head(
    an.skin("#cfa283", "#94694f", "#e6c4a4"),
    crown=40,
    eyes=98,
    mouth=141,
    chin=172,
    temple=44,
    cheek=46,
    jaw=44,
    chin_wide=26,
    ears=8,
)
MICHELLE = Head(
    an.skin("#93603f", "#633c27", "#b68158"),
    crown=48,
    eyes=103,
    mouth=144,
    chin=170,
    temple=38,
    cheek=40,
    jaw=34,
    chin_wide=16,
    turn=-2,
    ears=7,
)


@dataclass(frozen=True)
class Terror:
    id: str
    head: Head
    face: Draw
    behind: Draw
    body: Draw

    def portrait(self) -> Picture:
        picture = Picture(200, 240)
        an.wall(picture, lamp="#c9583c", tone="#2a2429")
        with picture.group("translate(-8 -19.2) scale(1.08)"):
            self.behind(picture)
            self.body(picture)
            self.face(picture)
        return picture


def bare_shoulders(p: Picture, tone: Skin, neck: float, mouth: float) -> None:
    """A neck as wide as the head, shoulders past both edges, a vest that gave up."""
    p.path(
        f"M-6 246C-6 214 14 196 44 188C62 183 {100 - neck - 6} 178 {100 - neck} {mouth}H{100 + neck}"
        f"C{100 + neck + 6} 178 138 183 156 188"
        "C186 196 206 214 206 246Z",
        tone.base,
        stroke=LINE,
        stroke_width=2.8,
    )
    p.path(
        f"M{100 + neck - 2} {mouth}C{100 + neck + 4} 178 138 184 156 189C186 197 205 214 205 246H168"
        "C176 226 170 208 150 202"
        f"C128 198 118 190 {100 + neck * 0.35:.1f} 180Q{100 - neck * 0.5:.1f} 186 {100 - neck + 2} 168V{mouth}Z",
        tone.shade,
    )
    p.path("M-3 240C-2 214 18 199 46 191L58 189C36 202 18 214 16 244Z", tone.light)
    p.path(
        "M40 246C44 226 52 210 62 186L76 183C78 208 92 220 100 220S124 208 126 183L140 186C150 210 156 226 160 246Z",
        VEST,
        stroke=LINE,
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    p.path("M126 184L139 187C149 210 155 226 158 246H122C128 226 130 206 126 184Z", VEST_SHADE)
    p.path("M46 244C50 226 57 210 65 188L70 187C66 208 58 226 56 244Z", VEST_LIGHT)


def michel_body(p: Picture) -> None:
    bare_shoulders(p, MICHEL.skin, 44, 132)
    # A gate on the throat; a chain from shoulder to shoulder.
    p.path(
        "M80 186v14M88 184v22M96 184v28M104 184v28M112 184v22M120 186v14M78 192h44",
        stroke=INKED,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_opacity=0.85,
    )
    for i in range(5):
        p.oval(
            10 + i * 9,
            222 - i * 6.5,
            6,
            3.6,
            stroke=INKED,
            stroke_width=2.4,
            transform=f"rotate(-36 {10 + i * 9} {222 - i * 6.5})",
        )
        p.oval(
            190 - i * 9,
            222 - i * 6.5,
            6,
            3.6,
            stroke=mix(INKED, LINE, 0.4),
            stroke_width=2.4,
            transform=f"rotate(36 {190 - i * 9} {222 - i * 6.5})",
        )
    p.path("M14 240q10-8 18-2t14-6", stroke=INKED, stroke_width=2.4)


def michel(p: Picture) -> None:
    head, tone = MICHEL, MICHEL.skin
    an.skull(p, head)
    # Ink on the skull: a web over the left temple, bars over the right.
    web = "#3d5058"
    rays = [(0.1, -1), (0.42, -0.91), (0.72, -0.69), (0.93, -0.37)]
    p.path(
        "".join(f"M59 86l{a * 44:.1f} {b * 44:.1f}" for a, b in rays),
        stroke=web,
        stroke_width=1.8,
        stroke_linecap="round",
    )
    for r in (16, 28, 40):
        knots = [(59 + a * r, 86 + b * r) for a, b in rays]
        p.path(
            f"M{knots[0][0]:.1f} {knots[0][1]:.1f}"
            + "".join(
                f"Q{(x0 + x1) / 2 * 0.9 + 5.9:.1f} {(y0 + y1) / 2 * 0.9 + 8.6:.1f} {x1:.1f} {y1:.1f}"
                for (x0, y0), (x1, y1) in pairwise(knots)
            ),
            stroke=web,
            stroke_width=1.8,
        )
    p.path(
        "M113 46v20M119 47v20M125 50v19M131 55v15M109 60l26-5",
        stroke=mix(web, LINE, 0.35),
        stroke_width=2.2,
        stroke_linecap="round",
    )
    # Deep eyes that do not blink.
    p.curve(pts("66 104, 72 96, 86 95, 94 102, 90 110, 74 111"), tone.shade)
    p.curve(pts("106 102, 114 95, 128 96, 134 104, 126 111, 110 110"), mix(tone.shade, LINE, 0.35))
    eye(p, head, 81, 104, wide=9, open_=0.62, tilt=0, iris="#a9c3c9", gaze=(0.5, -0.4), lash=3.2)
    eye(p, head, 120, 104, wide=9, open_=0.62, tilt=0, iris="#a9c3c9", gaze=(-0.5, -0.4), lash=3.2)
    brow(p, "#2a211e", (93, 95), (66, 92), thick=8, arch=2)
    brow(p, "#2a211e", (108, 95), (135, 92), thick=8, arch=2)
    nose(p, head, tip=128, wide=13, bridge=6)
    p.path("M74 114h.1M80 116h.1M86 115h.1", stroke=INKED, stroke_width=3.2, stroke_linecap="round")
    # The beard is combed.
    inked(
        p,
        pts(
            "55 108, 60 122, 72 132, 86 135, 100 132, 114 135, 128 132, 140 122, 146 108, 147 140, 142 166, "
            "126 186, 100 193, 74 186, 58 166, 54 140"
        ),
        "#2b2321",
        pull=0.14,
    )
    p.curve(pts("62 128, 70 138, 82 141, 76 152, 80 172, 66 160, 60 142"), "#4a3d38")
    p.path(
        "M84 146q2 22 8 40M100 156v32M116 146q-2 22-8 40M128 142q2 18-6 34",
        stroke="#4a3d38",
        stroke_width=2.2,
        stroke_linecap="round",
    )
    p.path("M82 147q18 4 37 0-3 5-18 5t-19-5z", tone.lip, stroke=LINE, stroke_width=2.2, stroke_linejoin="round")
    p.path("M72 140c10-8 20-8 28-4 8-4 18-4 28 4-10 6-20 6-28 3-8 3-18 3-28-3z", "#2b2321")
    creases(p, head, "M92 86v8M108 86v8M82 80q18-4 38 0", 2)
    p.disc(147, 116, 3.4, stroke="#c9ced0", stroke_width=2.4)


def michelle_behind(p: Picture) -> None:
    inked(p, pts("132 64, 148 80, 152 110, 150 140, 130 150, 128 100"), "#1d191c")


def michelle_body(p: Picture) -> None:
    bare_shoulders(p, MICHELLE.skin, 33, 138)
    # Roses and thorns climb from the arm to the throat.
    ink = "#1f2b30"
    p.path("M6 240C20 220 40 226 52 208S72 196 78 182", stroke=ink, stroke_width=2.8, stroke_linecap="round")
    p.path(
        "M20 226l-5-6M34 220l-2-8M52 208l-8-4M62 200l2-9M44 216l7 6",
        stroke=ink,
        stroke_width=2.2,
        stroke_linecap="round",
    )
    for x, y, r in ((24, 212, 11), (50, 196, 8.5)):
        p.disc(x, y, r, mix(BLOOD, MICHELLE.skin.base, 0.35), stroke=ink, stroke_width=2.2)
        p.path(
            f"M{x - r * 0.5:.1f} {y}q{r * 0.5:.1f}-{r * 0.8:.1f} {r:.1f} 0"
            f"q-{r * 0.4:.1f} {r * 0.7:.1f}-{r * 0.8:.1f} .3M{x - r * 0.8:.1f} {y + r * 0.4:.1f}"
            f"q{r:.1f} {r * 0.6:.1f} {r * 1.6:.1f}-{r * 0.2:.1f}",
            stroke=ink,
            stroke_width=1.7,
        )
    p.path("M168 206l8 14 14 2-10 10 2 14-14-8", stroke=ink, stroke_width=2.4, stroke_linejoin="round")


def michelle(p: Picture) -> None:
    head, tone = MICHELLE, MICHELLE.skin
    an.skull(p, head)
    # One side shaved with a pattern cut into it, one side braided.
    p.curve(pts("64 96, 62 76, 70 58, 84 50, 92 50, 82 66, 74 80, 68 98"), "#1d191c", fill_opacity=0.75)
    p.path("M68 86l10-12M69 78l12-14M72 68l12-12", stroke=tone.base, stroke_width=2)
    eye(p, head, 81, 105, wide=9.5, open_=0.6, tilt=0.5, iris="#c08a2e", gaze=(-0.5, 0), lash=3.4)
    eye(p, head, 114, 105, wide=9, open_=0.6, tilt=1, iris="#c08a2e", gaze=(-0.5, 0), lash=3.4)
    brow(p, "#1d191c", (91, 96), (68, 92), thick=5.5, arch=5)
    brow(p, "#1d191c", (103, 96), (127, 91), thick=5.5, arch=6)
    p.path("M121 87l-4 12", stroke=tone.light, stroke_width=2.6)
    nose(p, head, tip=127, wide=10, bridge=4)
    p.path("M90 133q-1 5 4 5t5-4", stroke="#d5dadc", stroke_width=2.2, stroke_linecap="round")
    mouth(p, head, wide=15, curve=3, tilt=3, lips=5)
    p.path("M106 138l3 14", stroke=tone.light, stroke_width=2.4, stroke_linecap="round")
    # She keeps count under the eye.
    p.path(
        "M66 118l1 9M71 119l.5 9M76 120v9M81 120l-.5 9M63 126l21-4",
        stroke="#1f2b30",
        stroke_width=2,
        stroke_linecap="round",
    )
    creases(p, head, "M107 118q8 4 15 0")
    # A mass of hair, swept over and plaited, with one grey strand.
    inked(
        p,
        pts("86 70, 80 54, 90 40, 110 36, 130 44, 144 62, 148 90, 140 112, 134 94, 128 78, 112 70, 98 74"),
        "#2b2529",
        pull=0.14,
    )
    p.path(
        "M88 62q10-18 30-14M94 66q14-14 34-4M122 70q14 8 16 26",
        stroke="#57494f",
        stroke_width=2.4,
        stroke_linecap="round",
    )
    p.path("M92 64q14-16 36-8 12 8 16 28", stroke="#c9c6c0", stroke_width=3.4, stroke_linecap="round")
    for i, (x, y) in enumerate(
        ((144, 112), (150, 128), (153, 145), (153, 163), (150, 181), (146, 199), (143, 216), (142, 232))
    ):
        with p.group(f"translate({x} {y}) rotate({-28 if i % 2 else 28})"):
            p.oval(0, 0, 13, 9.5, "#2b2529" if i % 2 else "#3a3136", stroke=LINE, stroke_width=2.4)
            p.path("M-7-3q7-4 13 0", stroke="#c9c6c0" if i % 2 else "#57494f", stroke_width=2.2, stroke_linecap="round")
    p.rect(131, 218, 22, 7, BLOOD, stroke=LINE, stroke_width=2)


PEOPLE = (
    Terror("michel", MICHEL, michel, nothing, michel_body),
    Terror("michelle", MICHELLE, michelle, michelle_behind, michelle_body),
)


def main() -> None:
    for terror in PEOPLE:
        terror.portrait().save(f"michel/{terror.id}.svg")


if __name__ == "__main__":
    main()
