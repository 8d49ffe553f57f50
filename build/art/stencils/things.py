"""Things that appear in many pictures. Each is drawn around the origin; tools and weapons stand upright."""

from .shapes import Shape, along, e, every, g, l, limb, o, r, z
from .stencil import INK, ORANGE, RED, Picture


def spoon(p: Picture, colour: str = INK) -> None:
    p.f(every(g("-4.5,-24 4.5,-24 4,6 9,42 8.5,57 0,63 -8.5,57 -9,42 -4,6", 3),
              o("0,-64 11,-60 17,-47 16,-33 9,-20 4.5,-8 -4.5,-8 -9,-20 -16,-33 -17,-47 -11,-60")), colour)
    p.cut("-8,-52 -9.5,-43 -8,-33 -3,-24", 3.4)
    p.cut("-8,22 8,19", 3)
    p.cut("0,44 0,52", 3.4)


def blade_of_knife(p: Picture, colour: str = INK) -> None:
    p.f(o("-10,10! -11,-30! 3,-64! 10,-44 12,-15 10,10!"), colour)
    p.cut("3,4 4,-20 1,-44", 3)


def knife(p: Picture, colour: str = INK, wrap: str = ORANGE) -> None:
    """A filed piece of steel, tied to a grip."""
    p.f(g("-8,10 8,10 9,54 5,62 -6,62 -9,54", 3))
    blade_of_knife(p, colour)
    for y in (14, 26, 38):
        p.f(g(f"-11,{y + 4} 11,{y - 3} 11,{y + 4} -11,{y + 11}", 2), wrap, gap=3)


def pickaxe(p: Picture, wrap: str = ORANGE) -> None:
    p.f(g("-5,-60 5,-60 5,10 7,60 -7,60 -5,10", 3))
    p.f(o("-62,-14! -46,-33 -24,-46 0,-49 24,-46 44,-36 60,-20! 52,-12! 36,-25 18,-32 0,-34 -18,-32 -38,-24"))
    p.f(z("-11,-55 11,-27", 7), wrap, gap=3)
    p.f(z("11,-55 -11,-27", 7), wrap, gap=3)
    p.cut("-7,44 7,41")


def shovel(p: Picture, wrap: str = ORANGE) -> None:
    p.f(g("-4.5,-30 4.5,-30 5,46 -5,46", 1))
    p.f(g("-17,46 17,46 14,62 -14,62", 4) - g("-8,52 8,52 7,57 -7,57", 1), gap=0)
    p.f(o("-21,-16! -22,-38 -14,-54 0,-64! 14,-54 22,-38 21,-16! 8,-12 -8,-12"))
    p.cuts("-13,-24 -13,-40", "0,-22 0,-50", "13,-24 13,-40", width=3.2)
    for y in (-10, 1):
        p.f(g(f"-9,{y + 3} 9,{y - 2} 9,{y + 5} -9,{y + 10}", 2), wrap, gap=3)


def grip(p: Picture, sleeve: str = ORANGE, colour: str = INK, arm: bool = True) -> None:
    """A fist around something upright; the arm comes from the lower right."""
    if arm:
        p.f(g("10,24 36,6 58,44 34,62", 3), colour)
        p.f(g("30,40 52,25 66,52 42,68", 3), sleeve)
    p.f(o("-8,-28! 14,-31 30,-22 38,-4 36,16 24,30 -4,30!"), colour)
    for n, (left, right) in enumerate(((-20, 13), (-23, 14), (-22, 13), (-19, 11))):
        p.f(r(left, -27 + 14.2 * n, right - left, 14.5, 6.5, 4 - 3 * n), colour, gap=3)
    p.f(o("30,-26 18,-32 2,-31 -9,-26 -12,-19 -7,-14 6,-16 16,-12 26,-4"), colour)


def fist(p: Picture, colour: str = INK, sleeve: str | None = ORANGE, wrist: float = 100) -> None:
    """A raised fist, its fingers to us."""
    if sleeve:
        p.f(g(f"-21,{wrist - 52} 22,{wrist - 52} 25,{wrist - 22} -24,{wrist - 22}", 3), sleeve)
    p.f(o(f"-26,-20! 30,-20! 31,4 26,22 20,34 20,{wrist - 55}! -18,{wrist - 55}! -18,34 -26,20 -30,0"), colour)
    for n, (top, low) in enumerate(((-40, -2), (-45, 0), (-44, 0), (-38, -4))):
        p.f(r(-31 + 15.8 * n, top, 14.6, low - top, 7, -3 + 2 * n), colour, gap=2.8)
    p.f(o("-33,-4 -22,-8 -6,-7 8,-9 14,-3 10,5 -2,8 -10,13 -15,22 -28,16 -34,6"), colour)


def palm(p: Picture, colour: str = INK) -> None:
    """An open right hand, fingers up, thumb to the left."""
    p.f(o("-20,-2 -10,-8 10,-8 21,-2 23,18 18,38 12,48! -12,48! -18,36 -23,18"), colour)
    for x1, y1, x2, y2, w in ((-15, 0, -23, -40, 11), (-4, -2, -6, -54, 11.5), (7.5, -2, 11, -50, 11), (18, 4, 28,
                                                                                                        -32, 9.5)):
        p.f(l(f"{x1},{y1} {x2},{y2}", w), colour, gap=0)
    p.f(l("-14,34 -28,22 -40,0", 12), colour, gap=0)
    p.cuts("-12,2 -16,-8", "1.5,1 2,-12", "13,2 16,-9", width=3)
    p.cut("-12,14 4,14 16,9", 2.6)
    p.cut("-7,42 -4,30 -12,21", 2.6)


def cigarette(p: Picture, length: float = 100, filtered: str = ORANGE, colour: str = INK) -> None:
    """Lies with its ember to the right."""
    half = length / 2
    p.f(r(-half, -7, length * 0.3, 14, 3), filtered)
    p.f(r(-half + length * 0.3 + 3.2, -7, length * 0.56, 14, 1), colour, gap=0)
    ember = half - length * 0.14 + 6
    p.f(o(f"{ember},-7! {half - 1},-5 {half + 1},1 {half - 3},6 {ember},7!"), RED, gap=0)


def die(p: Picture, faces: tuple[int, int, int] = (5, 3, 6), colour: str = INK) -> None:
    """A cube on its corner, about 80 high."""
    corners = ("0,-42 37,-22 0,-1 -37,-22", "-39,-18 -2,3 -2,43 -39,22", "39,-18 39,22 2,43 2,3")
    spans = (((0, -42), (37, 20.5), (-37, 20.5)), ((-39, -18), (37, 21), (0, 40)), ((2, 3), (37, -21), (0, 40)))
    for text, (start, across, down), face in zip(corners, spans, faces, strict=True):
        p.f(g(text, 5), colour, gap=0)
        for u, v in PIPS[face]:
            x = start[0] + across[0] * u + down[0] * v
            y = start[1] + across[1] * u + down[1] * v
            if text == corners[0]:
                p.hole(e(x, y, 5, 3.4))
            else:
                p.hole(e(x, y, 3.6, 4.8, 20 if text == corners[1] else -20))
    p.cuts("-37,-20 0,1 37,-20", "0,1 0,43", width=3)


LOW, MID, HIGH = 0.24, 0.5, 0.76
PIPS = {
    1: ((MID, MID),), 2: ((LOW, LOW), (HIGH, HIGH)), 3: ((LOW, LOW), (MID, MID), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (LOW, MID), (LOW, HIGH), (HIGH, LOW), (HIGH, MID), (HIGH, HIGH)),
}


def card(p: Picture, colour: str = INK, mark: Shape | None = None, gap: float = 3.4) -> None:
    """A playing card, 52 by 74."""
    p.f(r(-26, -37, 52, 74, 5), colour, gap)
    p.hole(r(-21, -32, 42, 64, 3) - r(-18.6, -29.6, 37.2, 59.2, 2))
    if mark:
        p.hole(mark)


def spade_sign() -> Shape:
    return o("0,-17! 8,-7 14,1 12,9 5,10 1,7! 3,12 7,16! -7,16! -3,12 -1,7! -5,10 -12,9 -14,1 -8,-7")


def heart() -> Shape:
    return o("0,-10! 7,-19 18,-19 24,-10 21,3 11,14 0,24! -11,14 -21,3 -24,-10 -18,-19 -7,-19")


def cross_sign(size: float = 10, arm: float = 3.6) -> Shape:
    return g(f"{-arm},{-size} {arm},{-size} {arm},{-arm} {size},{-arm} {size},{arm} {arm},{arm} {arm},{size} "
             f"{-arm},{size} "
             f"{-arm},{arm} {-size},{arm} {-size},{-arm} {-arm},{-arm}", 1)


def arrow_head(size: float = 10) -> Shape:
    """Points to the right, its point at the origin."""
    return g(f"0,0 {-size},{-size * 0.75} {-size * 0.8},0 {-size},{size * 0.75}", 1)


def reach(p: Picture, colour: str = INK, cuff: str | None = ORANGE) -> None:
    """A hand that reaches to the left, its thumb above; the arm comes from the right."""
    if cuff:
        p.f(g("44,-20 62,-22 62,24 44,20", 3), cuff)
    for finger in ("8,22 -8,30 -17,40", "6,15 -16,20 -28,31", "6,5 -21,6 -37,17", "8,-6 -19,-8 -39,0"):
        p.f(limb(finger, 14, 13, 10), colour, gap=2.8)
    p.f(o("2,-13! 12,-19 30,-15 41,-14! 41,15! 30,17 16,28 6,28! -1,10"), colour, gap=0)
    p.f(limb("24,-10 6,-17 -10,-25 -25,-25", 13, 14, 12, 9), colour)


def rope(p: Picture, text: str, width: float, colour: str = INK, gap: float = 3.4) -> None:
    p.f(l(text, width), colour, gap)
    for x, y, turn in along(text, width * 0.62, width * 0.3):
        with p.at(x, y, turn):
            p.cut(f"{-width * .28:.1f},{-width * .56:.1f} {-width * .1:.1f},0 {width * .28:.1f},{width * .56:.1f}", 2.3)
