"""Michel(le)'s cards: a raised knife and the demanded tools, or a break for a smoke."""

from .shapes import brush, g, limb, o, r
from .stencil import BLUE, ORANGE, Picture
from .things import blade_of_knife, cigarette, grip, pickaxe as a_pickaxe, shovel as a_shovel, spoon as a_spoon


def threat(p: Picture, x: float, y: float, turn: float, size: float) -> None:
    with p.at(x, y, turn, size):
        with p.at(1, -20, 0, 1.3, 1.06):
            blade_of_knife(p, BLUE)
        p.f(r(-13, 28, 20, 17, 4))
        p.f(g("-2,34 30,32 35,54 0,56", 3), ORANGE)
        grip(p, arm=False)


def calm(p: Picture) -> None:
    """An idle hand with a cigarette."""
    p.f(brush("36,34 24,26 38,16 28,4", 2, 7, 9, 2))
    p.f(g("100,80 126,72 126,124 104,122", 3), ORANGE)
    with p.at(52, 51, 204, .84):
        cigarette(p, 92)
    p.f(limb("74,86 52,96 38,110", 15, 14, 10))
    p.f(limb("72,74 44,80 26,94", 16, 14, 10), gap=2.8)
    p.f(limb("76,60 58,42 60,22", 16, 14, 10), gap=3)
    p.f(limb("86,58 78,38 82,18", 16, 14, 10), gap=3)
    p.f(o("68,62! 84,52 98,60 104,72! 102,116! 88,110 74,102 62,86"), gap=0)
    p.hole(g("100,70 104,68 106,124 102,124", 0))
    p.f(o("98,92 84,92 70,84 60,86 60,94 72,100 86,106 96,104"), gap=2.8)
    p.f(o("84,93 96,92 98,103 86,104"), gap=0)


def spoon(p: Picture) -> None:
    threat(p, 58, 58, 14, .66)
    with p.at(64, 106, 90, .92):
        a_spoon(p)


def pickaxe(p: Picture) -> None:
    threat(p, 40, 62, -8, .68)
    with p.at(87, 90, 38, .68):
        a_pickaxe(p)


def shovel(p: Picture) -> None:
    threat(p, 70, 56, -14, .66)
    with p.at(64, 104, -90, .92):
        a_shovel(p)


def spoon_pickaxe(p: Picture) -> None:
    threat(p, 54, 56, 6, .64)
    with p.at(38, 106, 76, .6):
        a_spoon(p)
    with p.at(92, 96, 40, .58):
        a_pickaxe(p)


def pickaxe_shovel(p: Picture) -> None:
    threat(p, 66, 56, -6, .64)
    with p.at(36, 96, -40, .58):
        a_pickaxe(p)
    with p.at(92, 102, -72, .6):
        a_shovel(p)


PICTURES = {draw.__name__: draw for draw in (calm, spoon, spoon_pickaxe, pickaxe, pickaxe_shovel, shovel)}
