"""A standing figure: limbs, overalls, the head of the portrait on top, cut out like card.

A standee is 100 by 180. Its base is an ellipse around (50, 167), 34 by 9; the program draws a ring around it in the
seat's colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from anatomy import CLOTH, CLOTH_LIGHT, CLOTH_SHADE, LINE, TAN, Skin
from features import inked
from pen import BONE, Picture, Point, mix
from person import Draw, nothing

CARD = "#efe6d0"
SHOE = "#2a2523"
GROUND = 164.0


class Halo(Picture):
    """Draws the edge of the card: every outlined shape again, wide and bone-white."""

    def __init__(self, picture: Picture, edge: float) -> None:
        super().__init__(picture.width, picture.height)
        self.defs, self.body = picture.defs, picture.body
        self.edge, self.scale = edge, 1.0

    def add(self, tag: str, **given: object) -> None:
        width = given.get("stroke_width", 0.0)
        assert isinstance(width, (int, float))
        outlined = given.get("stroke") == LINE and (given.get("fill", "none") != "none" or width >= 5)
        if outlined:
            kept = {
                k: v
                for k, v in given.items()
                if k in ("d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform")
            }
            wide = round(float(width) + 2 * self.edge / self.scale, 1)
            fill = CARD if given.get("fill", "none") != "none" else "none"
            super().add(
                tag, fill=fill, stroke=CARD, stroke_width=wide, stroke_linejoin="round", stroke_linecap="round", **kept
            )

    def glow(self, *given: object, **more: object) -> None:
        """Light has no edge."""


@dataclass(frozen=True)
class Body:
    skin: Skin = TAN  # whoever it is fills this in
    head: float = 0.42  # scale of the portrait's head
    chin: float = 72  # where the chin comes to lie
    shoulder: float = 19  # half widths
    waist: float = 15
    hip: float = 16
    belt: float = 116  # heights
    stance: float = 10  # how far the feet stand from the middle
    arm: float = 9
    leg: float = 13
    left: Sequence[Point] = ((32, 82), (26, 98), (28, 114))  # shoulder, elbow, hand
    right: Sequence[Point] = ((68, 82), (74, 98), (72, 114))
    sleeves: bool = True
    top: str = ""  # colour of a vest instead of the overalls' top
    behind: Draw = nothing
    over: Draw = nothing
    front: bool = False  # arms in front of everything on the body


def limb(p: Picture, points: Sequence[Point], wide: float, tone: str) -> None:
    data = "M" + " ".join(f"{x:g} {y:g}" for x, y in points[:1])
    data += f"Q{points[1][0]:g} {points[1][1]:g} {points[2][0]:g} {points[2][1]:g}"
    p.path(data, stroke=LINE, stroke_width=wide + 3.2, stroke_linecap="round")
    p.path(data, stroke=tone, stroke_width=wide, stroke_linecap="round")


def hand(p: Picture, at: Point, r: float, tone: str) -> None:
    p.disc(at[0], at[1], r, tone, stroke=LINE, stroke_width=1.6)


def arms(p: Picture, body: Body) -> None:
    for points, cloth, tone in ((body.left, CLOTH, body.skin.base), (body.right, CLOTH_SHADE, body.skin.shade)):
        if not body.sleeves:
            limb(p, points, body.arm, tone)
            hand(p, points[2], body.arm * 0.62, tone)
            continue
        hand(p, points[2], body.arm * 0.58, tone)
        (x0, y0), (x1, y1) = points[1], points[2]
        cuff = (x1 + (x0 - x1) * 0.22, y1 + (y0 - y1) * 0.22)
        limb(p, (points[0], points[1], cuff), body.arm, cloth)


def legs(p: Picture, body: Body) -> None:
    for side, tone in ((-1, CLOTH), (1, CLOTH_SHADE)):
        foot = 50 + side * body.stance
        p.path(
            f"M{foot - body.leg * 0.5:g} {GROUND - 6:g}h{body.leg:g}q{side * 3 + 1:g} 5 {side * 2:g} 7"
            f"h-{body.leg:g}q-{1 - side:g}-3 {-side * 2:g}-7z",
            SHOE,
            stroke=LINE,
            stroke_width=1.6,
            stroke_linejoin="round",
        )
        hip = 50 + side * body.hip * 0.5
        half = body.leg * 0.52
        p.poly(
            [
                (hip - half - (side < 0) * 2, body.belt - 2),
                (hip + half + (side > 0) * 2, body.belt - 2),
                (foot + half, GROUND - 4),
                (foot - half, GROUND - 4),
            ],
            tone,
            stroke=LINE,
            stroke_width=1.8,
            stroke_linejoin="round",
        )
    p.poly(
        [
            (50 - body.hip * 0.9, body.belt),
            (50 - body.hip * 0.55, body.belt),
            (50 - body.stance - 1, GROUND - 8),
            (50 - body.stance - body.leg * 0.4, GROUND - 8),
        ],
        CLOTH_LIGHT,
    )


def torso(p: Picture, body: Body) -> None:
    high = body.chin + 4
    shape = [
        (50 - body.shoulder * 0.55, high - 1),
        (50 - body.shoulder, high + 5),
        (50 - body.waist, body.belt - 14),
        (50 - body.hip, body.belt + 4),
        (50 + body.hip, body.belt + 4),
        (50 + body.waist, body.belt - 14),
        (50 + body.shoulder, high + 5),
        (50 + body.shoulder * 0.55, high - 1),
    ]
    tone, shade, bright = (
        (body.top, mix(body.top, LINE, 0.4), mix(body.top, BONE, 0.2))
        if body.top
        else (CLOTH, CLOTH_SHADE, CLOTH_LIGHT)
    )
    inked(p, shape, tone, pull=0.1, width=1.8)
    p.curve(
        [
            (50 + body.shoulder * 0.5, high + 2),
            (50 + body.shoulder * 0.92, high + 7),
            (50 + body.waist * 0.9, body.belt - 14),
            (50 + body.hip * 0.92, body.belt + 2),
            (50 + body.hip * 0.3, body.belt + 2),
            (50 + body.waist * 0.45, body.belt - 16),
        ],
        shade,
        pull=0.1,
    )
    p.curve(
        [
            (50 - body.shoulder * 0.9, high + 7),
            (50 - body.shoulder * 0.6, high + 4),
            (50 - body.waist * 0.6, body.belt - 14),
            (50 - body.waist * 0.85, body.belt - 12),
        ],
        bright,
        pull=0.1,
    )
    if not body.top:
        p.line([(50, high + 12), (50, body.belt + 3)], mix(CLOTH_SHADE, LINE, 0.4), 1.2)
        p.path(
            f"M{50 - body.hip:g} {body.belt - 3:g}q{body.hip:g} 5 {2 * body.hip:g} 0",
            stroke=mix(CLOTH_SHADE, LINE, 0.3),
            stroke_width=2.4,
        )
        p.rect(54, high + 14, 10, 4.5, "#e4d9bd", stroke=LINE, stroke_width=0.8)
        p.poly(
            [(41, high - 2), (47, high - 2), (50, high + 10), (43, high + 8)],
            CLOTH_LIGHT,
            stroke=LINE,
            stroke_width=1.2,
            stroke_linejoin="round",
        )
        p.poly(
            [(59, high - 2), (53, high - 2), (50, high + 10), (57, high + 8)],
            mix(CLOTH, CLOTH_SHADE, 0.5),
            stroke=LINE,
            stroke_width=1.2,
            stroke_linejoin="round",
        )
    else:
        p.path(
            f"M{50 - body.hip:g} {body.belt - 2:g}q{body.hip:g} 5 {2 * body.hip:g} 0v5"
            f"q-{body.hip:g} 5-{2 * body.hip:g} 0z",
            CLOTH,
            stroke=LINE,
            stroke_width=1.4,
        )


def figure(p: Picture, body: Body, behind: Draw, face: Draw, chin: float) -> None:
    """Everything from the back to the front."""
    at_head = f"translate({50 - 100 * body.head:.1f} {body.chin - chin * body.head:.1f}) scale({body.head:g})"

    def scaled(draw: Draw) -> None:
        if isinstance(p, Halo):
            p.scale = body.head
        with p.group(at_head):
            draw(p)
        if isinstance(p, Halo):
            p.scale = 1.0

    body.behind(p)
    scaled(behind)
    legs(p, body)
    if not body.front:
        arms(p, body)
    neck = body.waist * 0.42 if not body.top else body.waist * 0.6
    torso(p, body)
    p.poly(
        [
            (50 - neck, body.chin - 8),
            (50 + neck, body.chin - 8),
            (50 + neck + 2, body.chin + 5),
            (50, body.chin + 11),
            (50 - neck - 2, body.chin + 5),
        ],
        body.skin.shade,
    )
    scaled(face)
    body.over(p)
    if body.front:
        arms(p, body)


def standee(
    body: Body, behind: Draw, face: Draw, chin: float, *, base: bool = True, is_sad: bool = False
) -> Picture:
    picture = Picture(100, 180)
    picture.is_sad = is_sad
    if base:
        picture.oval(50, 167, 34, 9, "#14161c", fill_opacity=0.55)
    figure(Halo(picture, 1.9), body, behind, face, chin)
    figure(picture, body, behind, face, chin)
    return picture
