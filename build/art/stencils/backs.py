"""The backs of the cards."""

from collections.abc import Iterator

from .michel import threat
from pathops import Path
from .shapes import Shape, brush, c, every, g, o, r, star, z
from .stencil import BLUE, BONE, INK, MOSS, ORANGE, RED, VIOLET, YELLOW, Painting, Picture
from .things import spoon

SIZE = (200.0, 280.0)


def boxes(places: Iterator[tuple[float, float, float, float]]) -> Shape:
    path = Path()
    for x, y, w, h in places:
        path.moveTo(x, y)
        path.lineTo(x + w, y)
        path.lineTo(x + w, y + h)
        path.lineTo(x, y + h)
        path.close()
    return Shape(path)


def bricks(p: Painting, mortar: str, *colours: str) -> None:
    p.lay(r(-9, -9, 218, 298, 0), mortar)
    laid: list[list[tuple[float, float, float, float]]] = [[] for _ in colours]
    for row in range(14):
        for column in range(-1, 6):
            x = column * 40 + (row % 2) * 20
            left, right = max(x + 1.5, -4), min(x + 38.5, 204)
            if right > left:
                laid[(row * 5 + column * 3 + row * column) % len(colours)].append((left, row * 20 + 1.5, right - left,
                                                                                   17))
    for colour, places in zip(colours, laid, strict=True):
        p.lay(boxes(iter(places)), colour)


def frame(p: Painting, colour: str) -> None:
    p.lay(r(9, 9, 182, 262, 10) - r(12.5, 12.5, 175, 255, 7), colour)


def search(p: Painting) -> None:
    """A loose brick, and what may be behind it."""
    bricks(p, "#1d1512", "#3a2a26", "#44312b", "#33241f")
    hole = g("59,59 141,59 141,79 161,79 161,99 181,99 181,121 161,121 161,139 181,139 181,161 161,161 161,181 141,181 "
             "141,201 59,201 59,181 39,181 39,161 19,161 19,139 39,139 39,121 19,121 19,99 39,99 39,79 59,79", 2)
    p.lay(hole, "#120c0a")
    p.lay(hole.to(-100, -130).to(100, 132, 0, .95), p.glow("lamp", 98, 136, 84, YELLOW, "#8a5a26", "#2b1b12"))
    glass = Picture()
    glass.f(g("76,88 88,76 118,104 118,116 106,118", 4))
    glass.f(c(50, 50, 43))
    glass.hole(c(50, 50, 31))
    p.paste(glass, 46, 78, 0, .9, colour=INK)
    with_spoon = Picture()
    with with_spoon.at(0, 0, 40):
        spoon(with_spoon)
    p.paste(with_spoon, 91, 123, 0, .38, colour=INK)
    p.lay(g("64,218 120,212 124,236 68,244", 2), "#6b4c41")
    p.lay(g("64,218 120,212 122,218 66,225", 1), "#8a6656")
    for x, y, k in ((138, 222, 5), (152, 216, 3.4), (146, 233, 3), (52, 230, 4)):
        p.lay(star(x, y, k, k * .7, 5), "#6b4c41")
    frame(p, BONE)


def background(p: Painting) -> None:
    """A mugshot nobody has turned over yet."""
    p.lay(r(-9, -9, 218, 298, 0), p.light("wall", (0, 0, 0, 280), "#4a4152", "#332c3a", "#221d28"))
    p.lay(boxes((-4, y, 208, 2) for y in range(40, 260, 24)), "#5d5268")
    p.lay(boxes((14, y + 12, 16 if n % 2 else 24, 2) for n, y in enumerate(range(40, 250, 24))), BONE)
    p.lay(boxes((170 if n % 2 else 162, y + 12, 16 if n % 2 else 24, 2) for n, y in enumerate(range(40, 250, 24))),
          BONE)
    p.lay(o("26,280! 28,228 52,204 84,194! 100,208 116,194! 148,204 172,228 174,280!"), "#17131b")
    p.lay(o("58,112! 56,148 68,182 100,200 132,182 144,148 142,112! 138,78 120,62 100,58 80,62 62,78"), "#17131b")
    p.lay(o("100,92 116,96 121,110 112,124 105,132! 105,142! 95,142! 95,130 104,120 108,110 100,104 92,107 91,114! "
            "80,113! 84,98"), VIOLET)
    p.lay(c(100, 156, 7), VIOLET)
    p.lay(g("42,212 158,210 160,254 40,256", 3), INK)
    p.lay(g("46,216 154,214 156,250 44,252", 2), BONE)
    for n in range(4):
        p.lay(z(f"{62 + 9 * n},224 {61 + 9 * n},244", 4), INK)
    p.lay(z("56,242 98,226", 4), INK)
    for n in range(3):
        p.lay(z(f"{116 + 9 * n},223 {117 + 9 * n},243", 4), INK)
    frame(p, VIOLET)


def michel(p: Painting) -> None:
    """The shadow in the showers."""
    p.lay(r(-9, -9, 218, 298, 0), p.light("blood", (0, 0, 0, 280), "#2b1512", "#5c201a", "#2b1512"))
    p.lay(boxes((x, y, 22, 22) for y in range(4, 280, 25) for x in range(0, 200, 25) if (x * 3 + y * 7) % 4), "#4a1d18")
    p.lay(star(100, 138, 92, 66, 14, 5), RED)
    p.lay(star(100, 138, 80, 60, 14, 5), "#2b1512")
    hand = Picture()
    threat(hand, 0, 0, 8, 1.45)
    hand.parts = [(shape, BONE if colour == INK else colour) for shape, colour in hand.parts]
    hand.parts[1] = (hand.parts[1][0], RED)     # the grip of the knife
    p.paste(hand, 94, 168)
    for text in ("20,30 34,52 30,76", "36,22 50,44 48,70", "168,210 178,232 176,256", "150,220 160,240 158,262"):
        p.lay(brush(text, 1, 5, 1), RED)
    frame(p, RED)


def gang(p: Painting) -> None:
    """A steel door with its bars, lock and number."""
    p.lay(r(-9, -9, 218, 298, 0), p.light("steel", (0, 0, 200, 280), "#4d6573", "#35474f", "#22303a"))
    p.lay(boxes((x, y, 2, 280) for x, y in ((24, 0), (174, 0))), "#1b252c")
    rivets = every(*(star(x, y, 4.6, 4.4, 4, y, 2) for y in range(28, 280, 56) for x in (18, 182)))
    p.lay(rivets.to(1.2, 1.4), "#1b252c")
    p.lay(rivets, "#7b96a3")
    p.lay(r(44, 34, 112, 92, 6), "#1b252c")
    p.lay(r(50, 40, 100, 80, 3), p.glow("night", 100, 60, 90, "#a56f2c", "#4b2f1a", "#150f0c"))
    p.lay(o("70,120! 72,104 86,96 100,94 114,96 128,104 130,120!"), "#0f0a08")
    p.lay(o("100,58 114,63 118,76 113,90 100,97 87,90 82,76 86,63"), "#0f0a08")
    p.lay(o("90,75 96,78 90,80"), YELLOW)
    p.lay(o("110,75 104,78 110,80"), YELLOW)
    p.lay(boxes((x - 4.5, 36, 9, 88) for x in (62, 81, 100, 119, 138)), "#22303a")
    p.lay(boxes((x - 3, 36, 2.4, 88) for x in (62, 81, 100, 119, 138)), "#7b96a3")
    p.lay(g("56,146 144,142 146,178 54,182", 3), INK)
    for n, colour in enumerate((ORANGE, RED, MOSS, YELLOW, VIOLET, BLUE)):
        p.lay(g(f"{62 + 13.4 * n},152 {71 + 13.4 * n},151.6 {71 + 13.4 * n},173 {62 + 13.4 * n},174", 1), colour)
    p.lay(c(100, 222, 30), "#1b252c")
    p.lay(c(99, 221, 27), "#8aa3ae")
    p.lay(c(100, 222, 23), "#4d6573")
    p.lay(every(c(100, 215, 8.5), g("96,216 104,216 108,238 92,238", 1)), "#0f0a08")
    p.lay(every(*(star(0, -25, 2, 2, 3).to(99.5, 221.5, 60 * n) for n in range(6))), "#22303a")
    frame(p, "#8aa3ae")


PAINTINGS = {"search": search, "background": background, "michel": michel, "gang": gang}
