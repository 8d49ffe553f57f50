"""The feats on the wall, one sign each."""

from .shapes import arc, brush, c, e, every, g, o, r, ring, star, z
from .stencil import BLUE, INK, MOSS, ORANGE, RED, YELLOW, Picture
from .things import (arrow_head, blade_of_knife, card, cigarette, fist, heart, palm, pickaxe, reach, shovel, spoon)


def heap(p: Picture, top: float = 96) -> None:
    """Loose earth along the lower edge."""
    p.f(o(f"4,122! 10,{top + 10} 28,{top} 44,{top + 5} 62,{top - 3} 84,{top + 4} 102,{top - 2} 118,{top + 8} 124,122!"))
    p.cuts(f"24,{top + 15} 36,{top + 13}", f"86,{top + 13} 98,{top + 15}", f"56,{top + 11} 66,{top + 11}", width=3)


def person(p: Picture, colour: str = INK) -> None:
    """Head and shoulders about the origin, some 96 high."""
    p.f(o("-34,50! -32,26 -19,14 0,11 19,14 32,26 34,50!"), colour)
    p.f(o("0,-48 16,-42 20,-25 15,-6 0,2 -15,-6 -20,-25 -16,-42"), colour)


def spoons_only(p: Picture) -> None:
    for x, turn, colour in ((34, -22, INK), (94, 22, INK), (64, 0, ORANGE)):
        with p.at(x, 66, turn, .9):
            spoon(p, colour)


def self_made(p: Picture) -> None:
    with p.at(64, 70, -38, .86):
        pickaxe(p)
    with p.at(64, 70, 38, .86):
        shovel(p)
    p.f(star(64, 16, 15, 6.5, 5, -90), YELLOW)


def double_dig(p: Picture) -> None:
    for x, turn in ((40, 192), (88, 168)):
        with p.at(x, 56, turn, .84):
            shovel(p)
    heap(p)


def swift(p: Picture) -> None:
    for x, y, wide in ((4, 42, 30), (0, 66, 26), (6, 90, 28)):
        p.f(r(x, y, wide, 8, 4), ORANGE)
    p.f(r(70, 2, 20, 10, 3))
    p.f(r(75, 10, 10, 12, 1), gap=0)
    p.f(c(80, 72, 46))
    p.hole(c(80, 72, 36))
    p.f(every(z("80,74 80,44", 8, "round"), z("80,72 100,84", 8, "round")), ORANGE, gap=0)


def photo_finish(p: Picture) -> None:
    p.f(g("14,6 26,6 26,122 14,122", 4))
    p.f(o("32,14! 60,6 88,20 120,12! 120,72! 88,82 60,68 32,76!"), ORANGE)
    for column in range(4):
        for row in range(3):
            if (column + row) % 2:
                x, y = 36 + 21 * column, 19 + 19 * row + (-3, -2, 3, 2)[column]
                p.hole(r(x, y, 17, 15, 1))


def from_last(p: Picture) -> None:
    for x, top, colour in ((6, 96, ORANGE), (38, 78, INK), (70, 58, INK), (102, 38, INK)):
        p.f(r(x, top, 22, 122 - top, 2), colour)
    p.f(brush("16,84 22,50 46,30 84,22", 5, 8, 10, 11), ORANGE)
    p.f(arrow_head(26).to(112, 16, -10), ORANGE, gap=0)


def late_bloomer(p: Picture) -> None:
    heap(p)
    p.f(brush("64,98 62,78 66,58 64,42", 9, 8, 7, 6), MOSS)
    p.f(o("62,66! 44,64 28,52 22,32! 42,34 56,44"), MOSS, gap=3)
    p.f(o("66,52! 84,50 100,36 106,14! 84,18 70,32"), MOSS, gap=3)
    p.f(c(26, 16, 10), YELLOW)


def unbeaten(p: Picture) -> None:
    with p.at(64, 70, 0, .92):
        fist(p, wrist=104)
    for x, y, size in ((22, 26, 13), (64, 14, 14), (106, 26, 13)):
        p.f(star(x, y, size, size * .43, 5, -90), YELLOW, gap=3)


def peaceful(p: Picture) -> None:
    with p.at(66, 70, 0, 1.12):
        palm(p)
    p.f(heart().to(66, 92, 0, .7), RED)


def untouched(p: Picture) -> None:
    with p.at(92, 38, 40, .78):
        blade_of_knife(p, ORANGE)
    p.f(o("64,12! 84,22 114,26! 114,66 98,102 64,122! 30,102 14,66 14,26! 44,22"))
    p.hole(o("64,25! 82,33 103,37! 102,66 90,94 64,109! 38,94 26,66 25,37! 46,33")
           - o("64,31! 82,39 97,42! 96,66 86,90 64,102! 42,90 32,66 31,42! 46,39"))
    p.cuts("64,44 64,88", "46,60 82,60", width=6)


def black_eye(p: Picture) -> None:
    p.f(o("64,8 92,12 110,32 112,62 104,92 86,114 64,121 42,114 24,92 16,62 18,32 36,12"))
    p.f(o("70,34! 88,30 104,40 106,58 96,72 80,70 70,58"), RED, gap=3.4)
    p.hole(o("78,52 88,46 98,52 88,57"))
    p.hole(e(44, 52, 10, 8))
    p.f(c(45, 52, 4), gap=0)
    p.hole(o("34,82! 52,88 76,88 96,80! 90,98 74,106 52,106 40,98"))
    p.f(every(r(52, 89, 9, 7, 1), r(66, 89, 9, 7, 1)), gap=0)


def patched_up(p: Picture) -> None:
    p.f(heart().to(64, 62, 0, 2.35), RED)
    with p.at(64, 60, -34):
        p.f(r(-58, -15, 116, 30, 14))
        p.hole(r(-20, -15, 3.4, 30, 0))
        p.hole(r(17, -15, 3.4, 30, 0))
        for x, y in ((-8, -5), (8, -5), (-8, 6), (8, 6)):
            p.hole(c(x, y, 2.6))


def winning_theft(p: Picture) -> None:
    with p.at(38, 74, -8, .84):
        shovel(p)
    with p.at(80, 88, -16, .9):
        reach(p)
    p.f(g("66,40 60,10 78,24 92,4 106,24 124,10 118,40", 2), YELLOW)


def loner(p: Picture) -> None:
    for x in (20, 108):
        with p.at(x, 72, 0, .62):
            person(p)
            p.hole(o("-26,50! -25,30 -15,21 0,18 15,21 25,30 26,50!"))
            p.hole(o("0,-41 10,-37 13,-25 9,-11 0,-6 -9,-11 -13,-25 -10,-37"))
    with p.at(64, 66, 0, 1.1):
        person(p, ORANGE)


def turncoat(p: Picture) -> None:
    for start in (-80, 40, 160):
        p.f(arc(64, 64, 50, start, start + 80, 12), ORANGE if start == 40 else INK)
        with p.at(64, 64, start + 80):
            p.f(arrow_head(26).to(50, 18, 98), ORANGE if start == 40 else INK, gap=0)
    with p.at(64, 66, 0, .6):
        person(p)


def secret(p: Picture) -> None:
    with p.at(64, 64, -8, 1.56):
        card(p)
    p.hole(every(c(62, 52, 13), g("55,56 69,56 75,86 49,86", 2)))
    p.f(every(c(62, 52, 7), g("59,56 65,56 68,79 56,79", 1)), ORANGE, gap=0)


def locked_up(p: Picture) -> None:
    p.f(r(6, 8, 116, 112, 6))
    p.hole(r(18, 20, 92, 88, 3))
    for x in (26, 92):
        p.f(r(x, 14, 10, 100, 1), gap=0)
    p.f(brush("50,14 44,40 36,64 44,90 50,114", 10, 10, 10, 10, 10), gap=0)
    p.f(brush("78,14 84,40 92,64 84,90 78,114", 10, 10, 10, 10, 10), gap=0)
    with p.at(64, 70, 0, .56):
        person(p, ORANGE)


def michel_beaten(p: Picture) -> None:
    with p.at(44, 74, 0, .84):
        fist(p, wrist=104)
    with p.at(96, 92, 18, .8):
        p.f(g("-8,10 8,10 9,40 5,46 -6,46 -9,40", 3), RED)
        p.f(g("-10,6 11,6 12,-14 3,-6 -4,-18 -11,-8", 1), INK)
    with p.at(98, 34, 34, .8):
        p.f(g("-11,20 -4,10 4,20 12,12 10,-14 2,-40 -11,-10", 1), INK)


def no_toll(p: Picture) -> None:
    with p.at(64, 64, 0, 1.0):
        cigarette(p, 84)
    p.f(ring(64, 64, 50, 13), RED)
    p.f(z("30,98 98,30", 12), RED)


def seconded(p: Picture) -> None:
    with p.at(40, 62, -10, .74):
        fist(p, wrist=112)
    with p.at(90, 62, 10, .74):
        fist(p, ORANGE, INK, wrist=112)


def gift(p: Picture) -> None:
    with p.at(64, 40, 20, .68):
        shovel(p)
    p.f(g("14,66 114,66 110,121 18,121", 3))
    p.f(g("8,52 120,52 120,70 8,70", 3))
    p.f(r(55, 52, 18, 70, 0), ORANGE)
    p.f(o("64,52! 44,46 30,32 42,26 56,34"), ORANGE, gap=3)
    p.f(o("64,52! 84,46 98,32 86,26 72,34"), ORANGE, gap=3)


def shared(p: Picture) -> None:
    p.f(g("58,14 70,14 70,106 58,106", 2))
    p.f(r(32, 106, 64, 14, 5), gap=0)
    p.f(r(10, 24, 108, 10, 5), ORANGE)
    p.f(c(64, 14, 10), ORANGE)
    for x in (26, 102):
        p.f(z(f"{x},36 {x - 16},70", 4, "round"))
        p.f(z(f"{x},36 {x + 16},70", 4, "round"), gap=0)
        p.f(o(f"{x - 24},72! {x + 24},72! {x + 14},90 {x},94 {x - 14},90"))


def full_table(p: Picture) -> None:
    for n in range(6):
        with p.at(64, 64, 60 * n):
            p.f(c(0, -47, 15), ORANGE if n == 0 else INK)
    p.f(c(64, 64, 28), BLUE)
    p.hole(ring(64, 64, 20, 3.4))


def experts(p: Picture) -> None:
    p.f(o("34,62! 34,92 48,106 64,109 80,106 94,92 94,62!"))
    p.f(g("64,18 126,46 64,76 2,46", 3))
    p.f(brush("64,46 92,54 108,60 110,88", 4, 5, 5, 5), ORANGE, gap=3)
    p.f(g("104,86 116,86 119,114 101,114", 2), ORANGE, gap=3)


PICTURES = {draw.__name__: draw for draw in (
    spoons_only, self_made, double_dig, swift, photo_finish, from_last, late_bloomer, unbeaten, peaceful, untouched,
    black_eye, patched_up, winning_theft, loner, turncoat, secret, locked_up, michel_beaten, no_toll, seconded, gift,
    shared, full_table, experts)}
