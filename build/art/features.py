"""Eyes, brows, noses, mouths, and the lines of a face."""

from __future__ import annotations

from anatomy import LINE, Head
from pen import Picture, Point, mix


def eye(
    picture: Picture,
    head: Head,
    x: float,
    y: float,
    wide: float = 9,
    open_: float = 1.0,
    tilt: float = 0,
    iris: str = "#5a4632",
    gaze: Point = (0, 0),
    lid: float = 1.0,
    lash: float = 2.6,
    white: str = "#f4ecd9",
) -> None:
    """Half width `wide`; `open_` 1 is calm, 0.5 sleepy, 1.4 startled; `tilt` lifts the outer right corner."""
    if picture.is_sad:
        open_, gaze = open_ * 0.86, (gaze[0], gaze[1] + 1.6)
    up, down = 6.2 * open_, 4.6 * min(open_, 1.15)
    a, b = (x - wide, y + tilt), (x + wide, y - tilt)
    top = f"C{x - wide * 0.5:.1f} {y - up:.1f} {x + wide * 0.45:.1f} {y - up:.1f} {b[0]:.1f} {b[1]:.1f}"
    picture.path(
        f"M{a[0]:.1f} {a[1]:.1f}{top}"
        f"C{x + wide * 0.45:.1f} {y + down:.1f} {x - wide * 0.5:.1f} {y + down:.1f} {a[0]:.1f} {a[1]:.1f}Z",
        white,
    )
    ix, iy = x + gaze[0], y - 0.8 + gaze[1]
    r = 4.1 if open_ >= 0.8 else 3.5
    picture.disc(ix, iy, r, iris)
    picture.disc(ix, iy, r * 0.5, "#120d0c")
    picture.disc(ix - 1.5, iy - 1.5, 1.2, "#fff9e8")
    high = 9.5 * lid
    picture.path(
        f"M{a[0]:.1f} {a[1]:.1f}{top}"
        f"C{x + wide * 0.5:.1f} {y - up - high * 0.55:.1f} {x - wide * 0.5:.1f} {y - up - high * 0.55:.1f} "
        f"{a[0]:.1f} {a[1]:.1f}Z",
        mix(head.skin.base, head.skin.shade, 0.55),
    )
    picture.path(f"M{a[0]:.1f} {a[1]:.1f}{top}", stroke=LINE, stroke_width=lash, stroke_linecap="round")
    picture.path(
        f"M{x - wide * 0.55:.1f} {y + down * 0.78:.1f}"
        f"Q{x:.1f} {y + down:.1f} {x + wide * 0.55:.1f} {y + down * 0.74:.1f}",
        stroke=head.skin.line,
        stroke_width=1.2,
        stroke_linecap="round",
    )


def brow(picture: Picture, colour: str, inner: Point, outer: Point, thick: float = 5, arch: float = 4) -> None:
    """From beside the nose to the temple; thick at the nose. Sorrow lifts it there."""
    (x0, y0), (x1, y1) = inner, outer
    if picture.is_sad:
        y0, y1, arch = min(y0, y1) - 5, max(y0, y1) + 2, arch * 0.4
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 - arch
    picture.path(
        f"M{x0:.1f} {y0 - thick / 2:.1f}Q{mx:.1f} {my - thick * 0.6:.1f} {x1:.1f} {y1:.1f}"
        f"Q{mx:.1f} {my + thick * 0.6:.1f} {x0:.1f} {y0 + thick / 2:.1f}Z",
        colour,
        stroke=colour,
        stroke_width=1.2,
        stroke_linejoin="round",
    )


def nose(
    picture: Picture,
    head: Head,
    tip: float = 132,
    wide: float = 8.5,
    bridge: float = 3,
    hook: float = 0,
    bend: float = 0,
) -> None:
    """The shaded side, the wing and a light down the ridge; `hook` lets the tip hang, `bend` breaks it."""
    x, tone, top = head.x + head.turn * 1.6, head.skin, head.eyes - 8
    picture.path(
        f"M{x + bridge:.1f} {top:.1f}"
        f"C{x + bridge + bend:.1f} {top + 12:.1f} {x + bridge + 1 - bend * 0.4:.1f} {tip - 12:.1f} "
        f"{x + wide:.1f} {tip - 4:.1f}"
        f"Q{x + wide + 2:.1f} {tip + 2:.1f} {x + wide * 0.4:.1f} {tip + 3:.1f}"
        f"Q{x:.1f} {tip + 5 + hook:.1f} {x - wide * 0.4:.1f} {tip + 2:.1f}"
        f"C{x + 2:.1f} {tip - 2:.1f} {x + bridge * 0.3 + bend:.1f} {top + 18:.1f} {x + bridge:.1f} {top:.1f}Z",
        tone.shade,
    )
    picture.path(
        f"M{x - bridge * 0.4:.1f} {top + 4:.1f}"
        f"C{x - bridge * 0.3 + bend:.1f} {top + 14:.1f} {x - 2:.1f} {tip - 12:.1f} {x - 2.5:.1f} {tip - 3:.1f}",
        stroke=tone.light,
        stroke_width=3.2,
        stroke_linecap="round",
    )
    picture.path(
        f"M{x - wide:.1f} {tip - 2:.1f}q-1.5 5 3 5.5q3 3 {wide - 2:.1f} {2.5 + hook:.1f}"
        f"q4 1 {wide - 3:.1f}-{2.5 + hook:.1f}q5-.5 3.5-6",
        stroke=tone.line,
        stroke_width=2.1,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def mouth(
    picture: Picture,
    head: Head,
    wide: float = 14,
    curve: float = 4,
    tilt: float = 0,
    y: float | None = None,
    lips: float = 0,
) -> None:
    """A closed mouth; positive `curve` smiles, `tilt` lifts the right corner, `lips` fills them."""
    if picture.is_sad:
        wide, curve, tilt, lips = wide * 0.85, -7, 0, lips and lips + 1
    x, y = head.x + head.turn * 1.3, head.mouth if y is None else y
    a, b = (x - wide, y - curve * 0.4 + tilt * 0.5), (x + wide, y - curve * 0.4 - tilt)
    if lips:
        picture.path(
            f"M{a[0]:.1f} {a[1]:.1f}"
            f"Q{x - wide * 0.4:.1f} {y - lips - curve * 0.1:.1f} {x:.1f} {y - lips * 0.55:.1f}Q{x + wide * 0.4:.1f} "
            f"{y - lips - curve * 0.1:.1f} {b[0]:.1f} {b[1]:.1f}"
            f"Q{x:.1f} {y + lips * 1.7 + curve * 1.1:.1f} {a[0]:.1f} {a[1]:.1f}Z",
            head.skin.lip,
        )
    else:
        picture.path(
            f"M{x - wide * 0.45:.1f} {y + 7 + curve * 0.4:.1f}"
            f"Q{x:.1f} {y + 9 + curve * 0.5:.1f} {x + wide * 0.45:.1f} {y + 7 + curve * 0.4:.1f}",
            stroke=head.skin.shade,
            stroke_width=2.6,
            stroke_linecap="round",
        )
    picture.path(
        f"M{a[0]:.1f} {a[1]:.1f}Q{x:.1f} {y + curve:.1f} {b[0]:.1f} {b[1]:.1f}",
        stroke=mix(head.skin.line, LINE, 0.5),
        stroke_width=2.5,
        stroke_linecap="round",
    )
    if curve > 1:
        picture.path(
            f"M{a[0] - 2.5:.1f} {a[1] - 2.5:.1f}q-1.5 3 .5 5.5M{b[0] + 2.5:.1f} {b[1] - 2.5:.1f}q1.5 3-.5 5.5",
            stroke=head.skin.line,
            stroke_width=1.6,
            stroke_linecap="round",
        )


def grin(
    picture: Picture,
    head: Head,
    wide: float = 17,
    deep: float = 10,
    tilt: float = 0,
    gap: bool = False,
    gold: int | None = None,
    y: float | None = None,
) -> None:
    """An open smile with teeth; nobody has one who is sad."""
    if picture.is_sad:
        mouth(picture, head, wide * 0.8, y=y)
        return
    x, y = head.x + head.turn * 1.3, (head.mouth if y is None else y) - 3
    a, b = (x - wide, y + tilt * 0.5), (x + wide, y - tilt)
    picture.path(
        f"M{a[0]:.1f} {a[1]:.1f}Q{x:.1f} {y + 4:.1f} {b[0]:.1f} {b[1]:.1f}"
        f"C{x + wide * 0.7:.1f} {y + deep:.1f} {x + wide * 0.3:.1f} {y + deep + 3:.1f} "
        f"{x:.1f} {y + deep + 3:.1f}"
        f"C{x - wide * 0.4:.1f} {y + deep + 3:.1f} {x - wide * 0.8:.1f} {y + deep:.1f} {a[0]:.1f} {a[1]:.1f}Z",
        "#4a1a18",
    )
    picture.path(
        f"M{a[0] + 1.5:.1f} {a[1] + 0.6:.1f}Q{x:.1f} {y + 4.5:.1f} {b[0] - 1.5:.1f} {b[1] + 0.6:.1f}"
        f"C{x + wide * 0.6:.1f} {y + deep * 0.75:.1f} "
        f"{x - wide * 0.6:.1f} {y + deep * 0.75 + 1:.1f} {a[0] + 1.5:.1f} {a[1] + 0.6:.1f}Z",
        "#f3ead4",
    )
    step = wide / 2.6
    teeth = "".join(
        f"M{x + i * step:.1f} {y + 2.5 - abs(i) * 0.6:.1f}v{deep * 0.55 - abs(i):.1f}" for i in (-2, -1, 0, 1, 2)
    )
    picture.path(teeth, stroke="#b9a98c", stroke_width=1)
    if gap:
        picture.rect(x + step * 0.05, y + 2.2, step * 0.9, deep * 0.5, "#3a1413")
    if gold is not None:
        picture.rect(x + gold * step + 0.5, y + 2, step - 1, deep * 0.45, "#e8b33c")
    picture.path(
        f"M{a[0]:.1f} {a[1]:.1f}Q{x:.1f} {y + 4:.1f} {b[0]:.1f} {b[1]:.1f}"
        f"C{x + wide * 0.7:.1f} {y + deep:.1f} {x + wide * 0.3:.1f} {y + deep + 3:.1f} "
        f"{x:.1f} {y + deep + 3:.1f}"
        f"C{x - wide * 0.4:.1f} {y + deep + 3:.1f} {x - wide * 0.8:.1f} {y + deep:.1f} {a[0]:.1f} {a[1]:.1f}Z",
        stroke=LINE,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    picture.path(
        f"M{a[0] - 3:.1f} {a[1] - 3:.1f}q-1 3 1 5M{b[0] + 3:.1f} {b[1] - 3:.1f}q1 3-1 5",
        stroke=head.skin.line,
        stroke_width=1.6,
        stroke_linecap="round",
    )


def inked(
    picture: Picture, points: list[Point], fill: str, close: bool = True, pull: float = 1 / 6, width: float = 2.6
) -> None:
    """A soft shape with the outline of the style."""
    picture.curve(points, fill, close, pull, stroke=LINE, stroke_width=width, stroke_linejoin="round")


def creases(picture: Picture, head: Head, data: str, width: float = 1.6) -> None:
    picture.path(data, stroke=head.skin.line, stroke_width=width, stroke_linecap="round", stroke_opacity=0.75)
