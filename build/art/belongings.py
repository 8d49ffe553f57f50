"""What standees carry, wear or fold."""

from __future__ import annotations

import michel
from anatomy import CLOTH_LIGHT, LINE
from features import inked
from figure import hand
from inmates_two import PINS
from pen import BLOOD, BONE, INK, LIGHT_STEEL, Picture, mix, pts


def shovel(p: Picture) -> None:
    p.line([(24, 150), (80, 75)], LINE, 5.4)
    p.line([(24, 150), (80, 75)], "#8a6440", 2.6)
    p.path("M76 71l10 8 7-6q4-10-2-15-8-4-14 4z", LIGHT_STEEL, stroke=LINE, stroke_width=1.8, stroke_linejoin="round")


def fan_of_cards(p: Picture) -> None:
    for turn in (-34, -10, 14):
        with p.group(f"translate(17 74) rotate({turn})"):
            p.rect(-4.5, -17, 9, 15, BONE, rx=1.2, stroke=LINE, stroke_width=1.5)
            p.path("M-2.5-13h5v3h-5z", BLOOD if turn < 0 else INK)


def watch(p: Picture) -> None:
    p.path("M88 99v8", stroke="#e0ac3c", stroke_width=1.4)
    p.disc(88, 111, 4.6, "#e0ac3c", stroke=LINE, stroke_width=1.5)
    p.disc(88, 111, 2.4, BONE)


def pins(p: Picture) -> None:
    for i, colour in enumerate(PINS):
        p.disc(36 + i % 3 * 4, 90 + i // 3 * 4, 1.8, colour, stroke=LINE, stroke_width=0.6)


def sparrow(p: Picture) -> None:
    p.path(
        "M70 76q-3-10 4-14 7-3 10 4l7 9-7-1q-3 6-10 4z",
        "#7d5b3f",
        stroke=LINE,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    p.path("M71 74q-1-5 3-6 4 3 3 9-4 1-6-3z", "#d9c6a3")
    p.path("M71 65l-4 2 4 1.5z", "#e0ac3c")
    p.disc(74.5, 65.5, 1, LINE)


def fur(p: Picture) -> None:
    inked(
        p,
        pts(
            "50 92, 42 98, 38 92, 30 96, 30 88, 24 84, 31 80, 31 73, 39 76, 44 74, 50 84, 56 74, 61 76, 69 73, "
            "69 80, 76 84, 70 88, 70 96, 62 92, 58 98"
        ),
        "#3a383f",
        pull=0.05,
        width=1.6,
    )
    p.path("M40 80l-5 3M40 86l-5 4M60 80l5 3M60 86l5 4", stroke="#77747d", stroke_width=1.5, stroke_linecap="round")


def blanket(p: Picture) -> None:
    inked(
        p,
        pts("42 76, 30 80, 24 94, 20 120, 18 142, 34 147, 50 145, 66 147, 82 142, 80 120, 76 94, 70 80, 58 76, 50 82"),
        "#66707a",
        pull=0.1,
        width=1.8,
    )
    p.curve(pts("54 86, 60 104, 62 146, 81 141, 79 120, 75 95, 69 82, 59 78"), "#4a535b", pull=0.1)
    p.curve(pts("30 84, 26 98, 22 128, 28 130, 32 104, 36 84"), "#87929a", pull=0.1)
    p.path("M20 132q14 4 30 3t31-3M19 138q14 4 31 3t32-3", stroke=BLOOD, stroke_width=2)
    p.line([(51, 86), (52, 144)], LINE, 1.4)
    hand(p, (51, 92), 4.4, "#e3b593")


def scarf_tail(p: Picture) -> None:
    inked(p, pts("44 80, 30 84, 18 96, 8 116, 4 134, 14 126, 24 112, 34 98, 46 90"), "#4f6b3a", pull=0.12, width=1.8)
    p.path("M20 100l6 5M13 112l6 4M28 92l5 5", stroke="#7f9d5c", stroke_width=1.8, stroke_linecap="round")


def scarf(p: Picture) -> None:
    inked(
        p, pts("35 73, 42 77, 50 78, 58 77, 65 73, 67 79, 59 85, 50 87, 41 85, 33 79"), "#5f7f46", pull=0.14, width=1.6
    )


def sack(p: Picture) -> None:
    inked(
        p,
        pts("62 66, 70 58, 66 50, 76 52, 84 49, 82 59, 92 72, 95 92, 89 108, 74 112, 62 104"),
        "#8d744f",
        pull=0.12,
        width=1.8,
    )
    p.curve(pts("84 64, 91 76, 92 92, 88 104, 78 108, 86 92"), "#604c31", pull=0.14)
    p.path("M68 60q8 3 14-1", stroke=LINE, stroke_width=2)
    p.rect(76, 76, 9, 9, "#a8885c", stroke=LINE, stroke_width=1)


def scarves(p: Picture) -> None:
    inked(
        p, pts("32 72, 42 78, 50 79, 58 78, 68 72, 70 79, 60 85, 50 87, 40 85, 30 79"), "#7d3b46", pull=0.14, width=1.6
    )
    inked(
        p, pts("33 80, 42 85, 50 87, 58 85, 67 80, 68 86, 59 91, 50 92, 41 91, 32 86"), "#3f5f6b", pull=0.14, width=1.6
    )
    p.line([(36, 104), (34, 95)], LIGHT_STEEL, 1.8)
    p.oval(33.6, 93, 2.2, 3, LIGHT_STEEL, stroke=LINE, stroke_width=1)
    p.rect(33, 102, 13, 9, CLOTH_LIGHT, stroke=LINE, stroke_width=1.2)


def goggles(p: Picture) -> None:
    for x in (43, 57):
        p.oval(x, 81, 6, 5, "#8fb4ae", stroke=LINE, stroke_width=2.2)


def book(p: Picture) -> None:
    with p.group("translate(40 101) rotate(-12)"):
        p.rect(-9, -11, 19, 22, "#2f5a78", stroke=LINE, stroke_width=1.7)
        p.rect(-9, -11, 4, 22, "#1f3d52")
        p.path("M-2-6h9M-2-2h6", stroke="#e0ac3c", stroke_width=1.6)
    hand(p, (44, 110), 4.4, "#5f3827")


def crossed(p: Picture) -> None:
    """Michel's arms, folded; they cover most of him."""
    tone = michel.MICHEL.skin
    for data, colour in (("M84 80Q89 98 74 102T34 104", tone.shade), ("M16 80Q10 100 25 106T70 100", tone.base)):
        p.path(data, stroke=LINE, stroke_width=18.4, stroke_linecap="round")
        p.path(data, stroke=colour, stroke_width=15, stroke_linecap="round")
    hand(p, (72, 100), 8, tone.base)
    p.path("M69 96l6-1M69 100l7 0M69 104l6 1", stroke=tone.line, stroke_width=1.2, stroke_linecap="round")
    p.path(
        "M14 84l8 4M13 91l9 3M16 98l9 2M30 106l2 8M38 106l1 8M46 105v8",
        stroke="#33474f",
        stroke_width=2.2,
        stroke_linecap="round",
    )


def roses(p: Picture) -> None:
    p.path("M12 84q6 6 2 14t4 14", stroke="#1f2b30", stroke_width=1.8, stroke_linecap="round")
    p.disc(15, 86, 3.6, mix(BLOOD, "#93603f", 0.2), stroke="#1f2b30", stroke_width=1)
    p.disc(14, 100, 3, mix(BLOOD, "#93603f", 0.2), stroke="#1f2b30", stroke_width=1)
