"""Faces and shoulders in three tones and a firm outline. Light comes from the upper left.

A portrait is 200 by 240. The head is around (100, 112). The person's own recipe draws hair, beard, glasses and scars
before, between and after the parts here.
"""

from __future__ import annotations

from dataclasses import dataclass

from pen import BONE, GLOW, INK, NIGHT, ORANGE, Picture, Point, mix, smooth

LINE = "#1a1312"
CLOTH, CLOTH_SHADE, CLOTH_LIGHT = ORANGE, "#a8521d", "#f09c50"


@dataclass(frozen=True)
class Skin:
    base: str
    shade: str
    light: str
    line: str
    lip: str


def skin(base: str, shade: str, light: str, lip: str = "") -> Skin:
    return Skin(base, shade, light, mix(shade, "#1a0e0c", 0.62), lip or mix(shade, "#8d2f2a", 0.42))


PALE = skin("#e3b593", "#b9805f", "#f5d3b4")
ROSY = skin("#e2aa86", "#b87456", "#f6cba8")
ASHEN = skin("#c9b39c", "#957c69", "#e3d2bc")
TAN = skin("#c98f66", "#965f42", "#e4b288")
OLIVE = skin("#c29364", "#8d6340", "#dfb483")
BROWN = skin("#a06a45", "#70442c", "#c28a60")
DEEP = skin("#7b4a31", "#52301f", "#9d6644")
DARK = skin("#5f3827", "#3d2319", "#82523a")


@dataclass(frozen=True)
class Head:
    """The measures of a skull seen from the front, and how far it is turned to our right (turn)."""

    skin: Skin
    x: float = 100
    crown: float = 62
    eyes: float = 112
    mouth: float = 146
    chin: float = 168
    temple: float = 37  # half widths
    cheek: float = 37
    jaw: float = 29
    chin_wide: float = 13
    turn: float = 0
    ears: float = 9  # how far they stand out; 0 hides them

    def outline(self) -> list[Point]:
        x, t = self.x, self.turn
        high = self.eyes - self.crown
        right = [
            (x + self.temple * 0.62, self.crown + high * 0.1),
            (x + self.temple * 0.98, self.crown + high * 0.5),
            (x + self.temple, self.eyes - 4),
            (x + self.cheek - t * 0.3, self.eyes + 12),
            (x + self.jaw, self.mouth - 2),
            (x + self.chin_wide + t, self.chin - 5),
        ]
        left = [
            (2 * x - a + (t if i >= 5 else 0) * 2 - (t * 0.3 if i == 3 else 0), b) for i, (a, b) in enumerate(right)
        ]
        return [(x, self.crown), *right, (x + t, self.chin), *reversed(left)]


def wall(picture: Picture, lamp: str = GLOW, tone: str = "#2b333d") -> None:
    """The mugshot wall: lines at every height, quiet enough to be forgotten."""
    deep = mix(tone, NIGHT, 0.6)
    picture.rect(0, 0, 200, 240, picture.linear((0, 0), (200, 240), (0, tone, 1), (1, deep, 1)))
    rows = range(14, 240, 26)
    picture.path("".join(f"M0 {y}h200" for y in rows), stroke=mix(tone, BONE, 0.1), stroke_width=1.6)
    picture.path(
        "".join(f"M0 {y + 13}h14M186 {y + 13}h14" for y in rows), stroke=mix(tone, BONE, 0.1), stroke_width=1.6
    )
    picture.glow(62, 66, 122, lamp, 0.34)


def ear(picture: Picture, head: Head, side: int) -> None:
    out = head.ears
    x, y = head.x + side * (head.temple - 1), head.eyes + 3
    tone = head.skin.light if side < 0 else head.skin.shade
    picture.path(
        f"M{x:.1f} {y - 10:.1f}c{side * out * 0.9:.1f}-6 {side * out * 1.5:.1f} 2 {side * out * 1.1:.1f} 11"
        f"c{-side * 1:.1f} 7-{out * 0.2:.1f} 12 {-side * out:.1f} 12z",
        tone,
        stroke=LINE,
        stroke_width=2.4,
        stroke_linejoin="round",
    )
    picture.path(
        f"M{x + side * out * 0.35:.1f} {y - 5:.1f}"
        f"c{side * out * 0.5:.1f} 1 {side * out * 0.4:.1f} 8 {-side * 0.5:.1f} 11",
        stroke=head.skin.line,
        stroke_width=1.5,
        stroke_linecap="round",
    )


def skull(picture: Picture, head: Head, forehead: bool = True) -> None:
    """Ears, the head's shape, its shaded right side, and the light on brow and cheek."""
    if head.ears:
        for side in (-1, 1):
            ear(picture, head, side)
    points = head.outline()
    picture.curve(points, head.skin.base, stroke=LINE, stroke_width=2.8, stroke_linejoin="round")
    x, t = head.x + head.turn, head.turn
    edge = points[1:8]
    inner = [
        (x + head.chin_wide * 0.55, head.chin - 8),
        (x + head.jaw * 0.62, head.mouth - 4),
        (x + head.cheek * 0.78 + t, head.eyes + 16),
        (x + head.cheek * 0.55, head.eyes + 2),
        (x + head.temple * 0.66, head.eyes - 18),
        (x + head.temple * 0.5, head.crown + 12),
    ]
    picture.path(smooth([*edge, *inner]), head.skin.shade)
    picture.curve(
        [
            (head.x - head.temple * 0.8, head.eyes - 22),
            (head.x - head.temple * 0.55, head.crown + 14),
            (head.x - 4, head.crown + 10),
            (head.x - 8, head.crown + 18),
            (head.x - head.temple * 0.5, head.eyes - 20),
        ],
        head.skin.light if forehead else "none",
    )
    picture.curve(
        [
            (head.x - head.cheek * 0.86, head.eyes + 8),
            (head.x - head.cheek * 0.5 + t, head.eyes + 9),
            (head.x - head.cheek * 0.42 + t, head.eyes + 17),
            (head.x - head.cheek * 0.72, head.eyes + 22),
        ],
        head.skin.light,
    )
    picture.curve(points, stroke=LINE, stroke_width=2.8, stroke_linejoin="round")


def neck(picture: Picture, head: Head, half: float, collar: float = 196) -> None:
    x, tone = head.x, head.skin
    picture.path(
        f"M{x - half:.1f} {head.mouth:.1f}"
        f"C{x - half:.1f} {collar - 24:.1f} {x - half - 3:.1f} {collar - 12:.1f} {x - half - 12:.1f} "
        f"{collar + 4:.1f}H{x + half + 12:.1f}"
        f"C{x + half + 3:.1f} {collar - 12:.1f} {x + half:.1f} {collar - 24:.1f} {x + half:.1f} "
        f"{head.mouth:.1f}Z",
        tone.base,
        stroke=LINE,
        stroke_width=2.6,
    )
    picture.path(
        f"M{x - half + 1.3:.1f} {head.mouth:.1f}H{x + half - 1.3:.1f}"
        f"C{x + half - 1:.1f} {collar - 22:.1f} {x + half + 2:.1f} "
        f"{collar - 12:.1f} {x + half + 9:.1f} {collar + 2:.1f}H{x + half * 0.3:.1f}"
        f"C{x + half * 0.35:.1f} {collar - 12:.1f} "
        f"{x + half * 0.1:.1f} {head.chin + 14:.1f} {x - half * 0.5:.1f} {head.chin + 9:.1f}"
        f"Q{x - half + 3:.1f} {head.chin + 6:.1f} "
        f"{x - half + 1.3:.1f} {head.chin - 2:.1f}Z",
        tone.shade,
    )


def overalls(
    picture: Picture,
    half: float,
    top: float = 194,
    open_: float = 16,
    x: float = 100,
    shirt: str = "#d8ceb6",
    slope: float = 12,
) -> None:
    """Shoulders in orange, collar flaps, a strip of shirt, the number patch."""
    low = 243
    picture.path(
        f"M{x - half:.1f} {low}"
        f"C{x - half:.1f} {top + 26:.1f} {x - half + 8:.1f} {top + slope + 2:.1f} {x - half * 0.52:.1f} {top + 4:.1f}"
        f"L{x - open_ - 6:.1f} {top - 6:.1f}H{x + open_ + 6:.1f}L{x + half * 0.52:.1f} {top + 4:.1f}"
        f"C{x + half - 8:.1f} {top + slope + 2:.1f} "
        f"{x + half:.1f} {top + 26:.1f} {x + half:.1f} {low}Z",
        CLOTH,
        stroke=LINE,
        stroke_width=2.8,
    )
    picture.path(
        f"M{x + open_ + 5:.1f} {top - 4:.1f}L{x + half * 0.52:.1f} {top + 5:.1f}"
        f"C{x + half - 9:.1f} {top + slope + 3:.1f} "
        f"{x + half - 1.4:.1f} {top + 26:.1f} {x + half - 1.4:.1f} {low}H{x + half * 0.38:.1f}"
        f"C{x + half * 0.6:.1f} {top + 30:.1f} "
        f"{x + half * 0.3:.1f} {top + 14:.1f} {x + open_ + 5:.1f} {top - 4:.1f}Z",
        CLOTH_SHADE,
    )
    picture.path(
        f"M{x - half + 3:.1f} {low}"
        f"C{x - half + 3:.1f} {top + 27:.1f} {x - half + 11:.1f} {top + slope + 5:.1f} {x - half * 0.52:.1f} "
        f"{top + 7:.1f}L{x - half * 0.4:.1f} {top + 5:.1f}"
        f"C{x - half * 0.72:.1f} {top + 16:.1f} {x - half + 14:.1f} {top + 30:.1f} "
        f"{x - half + 13:.1f} {low}Z",
        CLOTH_LIGHT,
    )
    picture.poly([(x - open_, top - 8), (x + open_, top - 8), (x + 2, top + 34), (x - 2, top + 34)], shirt)
    picture.poly([(x + open_ * 0.2, top - 8), (x + open_, top - 8), (x + 2, top + 34)], mix(shirt, NIGHT, 0.3))
    picture.line([(x, top + 32), (x, low)], mix(CLOTH_SHADE, LINE, 0.4), 2)


def collar(picture: Picture, top: float = 194, open_: float = 16, x: float = 100) -> None:
    """The flaps lie over the neck, so they come after it."""
    for side, tone in ((-1, CLOTH_LIGHT), (1, mix(CLOTH, CLOTH_SHADE, 0.5))):
        picture.poly(
            [
                (x + side * (open_ + 8), top - 12),
                (x + side * (open_ - 2), top - 12),
                (x + side * 3, top + 26),
                (x + side * (open_ + 1), top + 21),
                (x + side * (open_ + 17), top + 7),
            ],
            tone,
            stroke=LINE,
            stroke_width=2.4,
            stroke_linejoin="round",
        )


SEGMENTS = {  # a digit's strokes in a box of 4 by 7
    "0": "v7h4v-7h-4",
    "1": "m2 0v7",
    "2": "h4v3.5h-4v3.5h4",
    "3": "h4v7h-4m0-3.5h4",
    "4": "v3.5h4m0-3.5v7",
    "5": "m4 0h-4v3.5h4v3.5h-4",
    "6": "m4 0h-4v7h4v-3.5h-4",
    "7": "h4v7",
    "8": "v7h4v-7h-4m0 3.5h4",
    "9": "m4 3.5h-4v-3.5h4v7h-4",
}


def patch(picture: Picture, x: float, y: float, code: int) -> None:
    """The prisoner's number on a bone-white strip; drawn, because pictures have no text."""
    picture.rect(x, y, 35, 14, "#e4d9bd", stroke=LINE, stroke_width=1.6)
    marks = "".join(f"M{x + 5 + i * 7:.1f} {y + 3.5:.1f}{SEGMENTS[digit]}" for i, digit in enumerate(f"{code:04}"))
    picture.path(marks, stroke=INK, stroke_width=1.5)
