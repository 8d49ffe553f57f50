"""The six faces of the bone die, each worn in its own way."""

from functools import partial

from .shapes import brush, e, o, r
from .stencil import BONE, INK, Painting
from .things import PIPS

SIZE = (128.0, 128.0)
EDGE, SHADE, LIGHT, CRACK = "#a8946a", "#cbbb94", "#fbf5e4", "#8a7550"
WEAR = {    # chips out of the edge, cracks, scratches
    1: (("0,34 12,38 16,48 10,56 0,58",), ("98,8 92,20 96,28 88,40",), ("30,96 52,102", "36,104 48,107",
                                                                        "84,90 100,84")),
    2: (("92,0 100,10 112,12 128,4 128,0",), ("8,70 20,74 26,70 40,78",), ("70,22 90,18", "80,28 92,26",
                                                                           "56,104 70,110")),
    3: (("40,128 46,116 58,114 64,128",), ("120,46 106,50 100,46 92,54",), ("20,40 34,34", "80,104 100,100",
                                                                            "86,110 98,108")),
    4: (("0,96 12,98 22,110 24,128 0,128",), ("64,8 60,22 66,30 62,44",), ("60,70 72,84", "66,68 76,80",
                                                                           "58,100 70,98")),
    5: (("128,60 118,66 114,78 128,86",), ("36,120 42,108 38,100 44,92",), ("60,24 74,20", "22,62 28,76",
                                                                            "98,60 104,70")),
    6: (("20,0 24,10 36,12 44,0",), ("120,96 108,94 102,86 94,88",), ("58,20 66,36", "60,60 70,76", "56,96 70,92")),
}
SHIFT = ((0, 0), (1, -1), (-1.5, 1), (1, 1.5), (-1, -1), (0.5, 1))


def face(number: int, p: Painting) -> None:
    chips, cracks, scratches = WEAR[number]
    body = r(6, 6, 116, 116, 24)
    for text in chips:
        body -= o(" ".join(f"{word}!" for word in text.split()))
    p.lay(body, EDGE)
    top = r(8, 6, 110, 110, 24) & body
    p.lay(top, SHADE)
    inner = o("64,13 96,14 109,20 114,34 115,62 114,92 108,106 94,111 62,112 32,111 19,105 14,92 13,62 14,34 20,20 "
              "34,14") & body
    p.lay(inner, p.light("bone", (20, 10, 108, 116), LIGHT, BONE, "#e0d3b2"))
    for text in scratches:
        p.lay(brush(text, .8, 2, .8), SHADE)
    for text in cracks:
        p.lay(brush(text, 3, 2.4, 2, .8) & body, CRACK)
    size = 17 if number == 1 else 11.5 if number < 6 else 11
    for n, (u, v) in enumerate(PIPS[number]):
        dx, dy = SHIFT[(n + number) % 6]
        x, y = 64 + (u - .5) * 116 + dx, 63 + (v - .5) * 116 + dy
        p.lay(e(x + 1.6, y + 2.2, size, size * .97), LIGHT)
        p.lay(e(x, y, size, size * .97, 20 * n), "#6b5638")
        p.lay(e(x + .6, y + 1, size - 2, size - 2.4), INK)
        gleam = ((-.5, .5), (0, .76), (.6, .4), (.1, .55))
        p.lay(o(" ".join(f"{x + size * across:.2f},{y + size * down:.2f}" for across, down in gleam)), "#54432f")


PAINTINGS = {str(number): partial(face, number) for number in range(1, 7)}
