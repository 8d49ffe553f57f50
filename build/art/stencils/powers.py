"""The powers of the 24 gang cards."""

from .shapes import arc, brush, c, every, g, l, limb, o, r, ring, star, z
from .stencil import BLUE, INK, ORANGE, RED, VIOLET, YELLOW, Picture
from .things import (arrow_head, card, cigarette, die, grip, heart, knife, pickaxe, reach, shovel, spade_sign, spoon)


def bikers_scout(p: Picture) -> None:
    """A die that is rolled again."""
    for start in (200, 20):
        p.f(arc(64, 64, 52, start, start + 122, 9), ORANGE)
        with p.at(64, 64, start + 122):
            p.f(arrow_head(24).to(52, 16, 93), ORANGE, gap=0)
    with p.at(64, 64, 0, .86):
        die(p, (2, 4, 5))


def bikers_throttle(p: Picture) -> None:
    """A speedometer at its end."""
    p.f(o("64,8 94,16 114,38 120,66 112,94 98,114! 30,114! 16,94 8,66 14,38 34,16"))
    p.hole(c(64, 64, 48) - c(64, 64, 44.4))
    for n in range(9):
        with p.at(64, 64, -120 + 30 * n):
            p.hole(r(-2.2, -40, 4.4, 13 if n % 2 == 0 else 8, .6))
    p.hole(r(44, 91, 40, 12, 3))
    p.f(g("59,72 57,59 104,50 68,75", 1.5).about(64, 64, 8), ORANGE)
    p.f(c(64, 64, 10), ORANGE, gap=0)
    p.hole(c(64, 64, 3.6))


def bikers_saddlebags(p: Picture) -> None:
    with p.at(92, 30, 16, .72):
        card(p, ORANGE, spade_sign())
    p.f(o("34,38! 38,18 64,10 90,18 94,38! 80,36 64,28 48,36"))
    for side in (1, -1):
        with p.at(64, 0, 0, side, 1):
            p.f(o("6,62! 8,48! 54,44! 56,62! 58,96 52,114 32,119 12,114 6,98"))
            p.f(o("4,38! 28,36 56,42! 58,62 50,72 32,78 14,74 4,64"))
            p.f(r(26, 66, 11, 28, 3), ORANGE)
            p.hole(r(29.4, 82, 4.4, 5, 1))
            p.cut("14,102 32,106 50,100", 2.6)


def bikers_detour(p: Picture) -> None:
    """A road sign: the way forks."""
    p.f(r(57, 92, 14, 32, 2))
    p.f(g("64,3 118,55 64,107 10,55", 6), YELLOW)
    p.hole(g("64,11 110,55 64,99 18,55", 4) - g("64,15.5 105.5,55 64,94.5 22.5,55", 4))
    p.f(every(z("64,88 64,64 44,42", 10), z("64,66 84,42", 10), g("32,30 57,32 35,55", 1), g("96,30 71,32 93,55", 1)),
        gap=3)


def bratva_enforcer(p: Picture) -> None:
    """The knife comes back to the fist."""
    p.f(arc(70, 58, 44, 222, 424, 11), RED)
    with p.at(70, 58, 64):
        p.f(arrow_head(32).to(44, 24, 96), RED, gap=0)
    with p.at(44, 60, 0, .9):
        knife(p, wrap=RED)
    with p.at(44, 88, 0, .74):
        grip(p, arm=False)


def bratva_collector(p: Picture) -> None:
    """A hand takes two cards."""
    with p.at(36, 86, -16, .84):
        card(p, RED, spade_sign())
    with p.at(66, 82, 8, .84):
        card(p, INK, spade_sign())
    with p.at(72, 42, -38, .92):
        reach(p, cuff=RED)


def bratva_hard_case(p: Picture) -> None:
    """A bandaged fist goes on working."""
    with p.at(60, 62, -12, .88):
        pickaxe(p, RED)
    with p.at(66, 84, -12, .82):
        grip(p, sleeve=INK)
        p.f(g("-25,-14 40,-10 41,4 -25,2", 3), RED)
        p.f(g("-25,7 38,9 34,22 -22,16", 3), RED, gap=2.6)


def bratva_armourer(p: Picture) -> None:
    """A knife on the grindstone."""
    p.f(g("44,84 60,84 76,120 28,120", 2))
    p.f(c(50, 76, 38))
    p.hole(ring(50, 76, 26, 3))
    p.hole(c(50, 76, 8))
    p.f(c(50, 76, 4.4), gap=0)
    with p.at(82, 38, -118, .8):
        knife(p, wrap=RED)
    for x, y, turn in ((22, 20, 60), (10, 34, 30), (34, 10, 80), (16, 8, 50)):
        p.f(g("-8,0 0,-3 8,0 0,3", .6).to(x, y, turn), YELLOW, gap=2)


def cartel_fence(p: Picture) -> None:
    """A coat with a shop inside."""
    p.f(o("42,24! 44,9 52,5 62,8 72,5 80,9 82,24! 98,28 90,33 62,35 34,33 26,28"))
    p.f(o("48,36! 76,36! 74,48 62,54 50,48"))
    p.f(o("46,50! 30,56 18,74 12,120! 36,120! 44,80"))
    p.f(o("62,58! 76,50! 96,50 116,58 125,74! 120,100 114,122! 62,120!"))
    p.hole(o("70,63! 92,57 108,62 117,76! 112,98 107,115! 70,113!"))
    for x, y in ((82, 76), (103, 79), (81, 101), (101, 103)):
        p.f(every(r(x - 3.4, y - 11, 6.8, 22, 2), c(x, y, 7.6)) - c(x, y, 3.4), YELLOW, gap=0)
    p.f(g("48,58 58,60 58,120 40,120", 1), gap=2.8)
    p.cut("41,20 62,23 83,20", 2.6)


def cartel_wholesaler(p: Picture) -> None:
    """Tools by the crate, and cheaper."""
    with p.at(34, 48, -14, .7):
        shovel(p)
    with p.at(78, 46, 10, .72):
        pickaxe(p)
    p.f(g("10,66 118,66 114,121 14,121", 2))
    p.cuts("12,84 116,84", "13,102 115,102", width=2.8)
    p.cuts("30,70 31,118", "98,70 97,118", width=2.8)
    with p.at(98, 92, -16):
        p.f(g("-22,0 -10,-14 20,-14 20,14 -10,14", 2), ORANGE)
        p.hole(c(-11, 0, 3.2))
        p.hole(r(-1, -3, 16, 6, 1))


def cartel_protection(p: Picture) -> None:
    """A shield that smokes."""
    p.f(o("64,6! 84,16 112,20! 114,52 106,84 88,106 64,122! 40,106 22,84 14,52 16,20! 44,16"))
    p.hole(o("64,15! 84,24 105,27! 106,52 99,80 84,99 64,112! 44,99 29,80 22,52 23,27! 44,24")
           - o("64,19 84,28 102,30 102,52 96,78 82,96 64,108 46,96 32,78 26,52 26,30 44,28"))
    p.hole(r(30, 60, 68, 21, 4, -18))
    with p.at(64, 71, -18, .62):
        cigarette(p, filtered=YELLOW)
    p.hole(brush("94,54 88,46 96,38 90,30", 2.4, 5, 5, 2))


def cartel_runner(p: Picture) -> None:
    p.f(o("26,34 12,30 4,40 4,56 14,66 30,66 40,56 40,44"), ORANGE)
    p.cut("13,40 11,52", 3)
    p.f(limb("76,82 94,88 104,76 116,86", 16, 14, 11, 10))
    p.f(limb("62,82 56,100 38,102 24,116", 17, 14, 12, 10))
    p.f(limb("78,46 94,54 108,42", 13, 12, 11))
    p.f(limb("74,44 69,62 68,80", 24, 22, 19), gap=0)
    p.f(limb("70,44 54,52 36,46", 12, 12, 10))
    p.f(o("84,14 96,13 101,20 99,29 91,35 81,33 76,25 78,17"))
    p.f(o("74,19! 77,9 88,5 98,8 102,14! 112,16! 112,20! 92,18"), ORANGE, gap=2.6)
    for y, x1, x2 in ((80, 8, 36), (94, 2, 24)):
        p.f(r(x1, y, x2 - x1, 5.6, 2.8))


def crew_lookout(p: Picture) -> None:
    """Field glasses."""
    for side in (1, -1):
        with p.at(64, 0, 0, side, 1):
            p.f(g("8,26 30,22 34,36 8,40", 3))
            p.f(g("8,43 36,39 54,76 10,78", 3))
            p.f(c(34, 90, 29))
            p.hole(c(34, 90, 21))
            p.f(c(34, 90, 17.6), YELLOW, gap=0)
            p.hole(o("23,88 27,79 35,77 30,82 27,90"))
    p.f(g("54,46 74,46 72,70 56,70", 3))
    p.f(c(64, 58, 5), YELLOW, gap=2.6)


def crew_sorter(p: Picture) -> None:
    """Some cards stay, some go."""
    with p.at(36, 72, -12, .92):
        card(p, INK)
    with p.at(58, 76, 4, .92):
        card(p, INK, spade_sign())
    with p.at(102, 46, 14, .74):
        card(p, ORANGE)
    p.f(every(z("34,36 34,20", 11), arrow_head(24).to(34, 3, -90)))
    p.f(every(z("104,86 104,100", 11), arrow_head(24).to(104, 123, 90)), ORANGE)


def crew_hustler(p: Picture) -> None:
    """Two looking glasses: search twice."""
    with p.at(82, 42, 0):
        p.f(every(ring(0, 0, 26, 9), g("16,22 22,16 42,40 35,46", 3)))
        p.f(c(0, 0, 17), ORANGE)
    with p.at(46, 58, 0):
        p.f(g("-26,24 -20,30 -33,52 -43,45", 3))
        p.f(c(0, 0, 36))
        p.hole(c(0, 0, 25))
        p.f(c(0, 0, 21.4), ORANGE, gap=0)
        p.hole(o("-15,2 -13,-8 -4,-15 -8,-7 -10,3"))


def crew_fingers(p: Picture) -> None:
    """Two spoons at once."""
    with p.at(42, 62, -24, .96):
        spoon(p, BLUE)
    with p.at(56, 62, 14, .96):
        spoon(p, BLUE)
    with p.at(80, 84, 14, .86):
        reach(p)


def triad_workshop(p: Picture) -> None:
    """A tool box full of work."""
    with p.at(28, 46, -16, .62):
        knife(p, wrap=RED)
    with p.at(62, 38, 4, .74):
        p.f(r(-5.5, -30, 11, 90, 2))
        p.f(g("-28,-46 22,-46 34,-30 22,-22 -28,-22", 3), RED)
    with p.at(98, 44, 14, .74):
        p.f(every(r(-6, -30, 12, 90, 2), c(0, -36, 17)))
        p.hole(g("-6,-58 6,-58 7,-36 0,-31 -7,-36", 1))
    p.f(g("6,64 122,64 122,78 6,78", 3))
    p.f(g("10,82 118,82 114,121 14,121", 3))
    p.f(r(53, 72, 22, 20, 2), RED)
    p.hole(r(60, 79, 8, 6, 2))
    p.cuts("26,94 26,110", "102,94 102,110", width=3)


def triad_splicer(p: Picture) -> None:
    """A lashing that needs no cord: wires twisted."""
    p.f(brush("4,104 22,96 34,80", 24, 24, 22))
    p.f(brush("124,24 106,32 94,48", 24, 24, 22))
    p.cuts("14,88 26,106", "102,22 114,40", width=3)
    p.f(l("38,76 52,70 54,58 66,60 72,50 84,54", 6.6), ORANGE)
    p.f(l("40,82 46,64 60,70 64,54 76,60 90,46", 6.6), ORANGE, gap=2.4)
    for x, y, turn in ((40, 36, 45), (88, 92, 45), (64, 24, 84), (64, 104, 96), (30, 54, 10), (100, 74, 10)):
        p.f(g("-11,0 0,-3.4 11,0 0,3.4", .8).to(x, y, turn), INK, gap=2)


def triad_tunnel_rats(p: Picture) -> None:
    """A rat in the tunnel with its three spoons."""
    p.f(o("4,121! 4,62 22,24 64,6 106,24 124,62 124,121!"))
    p.hole(o("16,122! 16,64 32,34 64,20 96,34 112,64 112,122!"))
    p.cuts("4,74 16,74", "10,44 24,51", "33,17 38,30", "64,6 64,20", "95,17 90,30", "118,44 104,51", "124,74 112,74",
           "4,98 16,98",
           "124,98 112,98", width=2.8)
    p.f(brush("92,112 108,112 106,98 100,90", 5, 6, 5, 3), gap=0)
    p.f(o("54,119! 54,98 60,82 70,74 84,74 92,86 95,102 93,119!"), gap=0)
    p.f(o("46,64! 56,56 66,51 80,49 91,56 93,68 85,78 73,82 62,79 54,72"), gap=2.8)
    p.f(o("72,53 70,42 78,36 87,40 88,51 82,57"), gap=2.6)
    p.hole(c(64, 63, 3.2))
    for x, y, turned in ((24, 93, -36), (31, 87, -18), (38.5, 86, 1)):
        with p.at(x, y, turned, .47):
            spoon(p, ORANGE)
    p.f(brush("76,90 60,94 44,92", 10, 9, 8), gap=2.8)
    p.cut("74,104 84,102", 2.6)


def triad_steady_hands(p: Picture) -> None:
    """Thumb and finger, and a wheel of a watch."""
    p.f(star(34, 88, 29, 23, 10, 6), RED)
    p.hole(c(34, 88, 13))
    p.f(ring(34, 88, 6.4, 4.6), RED, gap=0)
    p.f(g("42,72 56,40 63,43 48,76", 1))
    p.f(limb("118,84 104,100 88,102 78,92", 15, 15, 14, 10))
    p.f(limb("112,70 96,84 82,86 72,76", 15, 15, 14, 10), gap=2.8)
    p.f(limb("100,60 86,70 74,70 62,60", 15, 15, 13, 9), gap=2.8)
    p.f(limb("106,44 84,38 70,39 54,44", 18, 16, 14, 9), gap=2.8)
    p.f(o("90,34! 108,26 127,32! 127,80! 116,82 104,72 92,54"), gap=0)
    p.cut("92,58 106,66", 2.8)
    p.f(star(22, 30, 15, 3.8, 4, 0))


def queers_sanctuary(p: Picture) -> None:
    """A door with a heart; two knives must be laid before it."""
    p.f(o("18,112! 18,56 32,24 64,4! 96,24 110,56 110,112!"))
    p.hole(o("27,112! 27,58 40,32 64,16! 88,32 101,58 101,112!"))
    p.f(o("30.6,112! 30.6,58 42,35 64,20! 86,35 97.4,58 97.4,112!"), gap=0)
    p.cut("64,18 64,112", 2.8)
    p.cuts("47,36 47,112", "81,36 81,112", width=2)
    p.f(heart().to(64, 54, 0, .84), RED, gap=3.2)
    with p.at(60, 102, 72, .86):
        knife(p, wrap=RED)
    with p.at(68, 102, -72, .86):
        knife(p, wrap=RED)


def queers_carers(p: Picture) -> None:
    """A patched heart in a hand."""
    p.f(heart().to(66, 44, 0, 1.55), RED)
    with p.at(66, 42, -38):
        p.hole(r(-27, -12.5, 54, 25, 9))
        p.f(r(-23.6, -9, 47.2, 18, 8), gap=0)
        p.hole(r(-9, -9, 2.6, 18, 0))
        p.hole(r(6.4, -9, 2.6, 18, 0))
        for x, y in ((-3, -3), (3, 3), (3, -3), (-3, 3)):
            p.hole(c(x, y, 1.3))
    p.f(o("4,84! 22,80 42,86 56,92 76,92 82,98 74,104! 92,100 112,86 122,88 120,98 100,114 76,121 48,118 22,114 "
          "4,118!"))
    p.cut("50,103 62,106 76,104", 2.8)


def queers_headliner(p: Picture) -> None:
    """The voice of the evening."""
    with p.at(56, 62, 28):
        p.f(g("-10,-8 10,-8 7,60 -7,60", 3))
        p.cut("-8,24 8,24", 2.8)
        p.f(r(-16, -16, 32, 10, 3), VIOLET)
        p.f(c(0, -38, 22))
        for x in (-12, 0, 12):
            p.cut(f"{x},-60 {x},-18", 2.2)
        p.cuts("-22,-46 22,-46", "-22,-32 22,-32", width=2.2)
    p.f(star(102, 84, 24, 9.6, 5, 8), VIOLET)
    p.f(star(24, 30, 15, 6, 5, -8), VIOLET)
    p.f(star(104, 36, 9, 3.6, 5, 10), VIOLET)


def queers_network(p: Picture) -> None:
    """Three who hold together."""
    for x, y in ((64, 34), (28, 92), (100, 92)):
        p.f(z(f"64,72 {x},{y}", 7), VIOLET, gap=0)
    for x, y in ((64, 26), (27, 84), (101, 84)):
        with p.at(x, y):
            p.f(o("-22,34! -21,22 -12,15 0,13 12,15 21,22 22,34!"))
            p.f(o("0,-17 10,-13 12,-3 8,8 0,12 -8,8 -12,-3 -10,-13"))
    p.f(heart().to(64, 74, 0, .66), VIOLET)


PICTURES = {draw.__name__: draw for draw in (
    bikers_scout, bikers_throttle, bikers_saddlebags, bikers_detour, bratva_enforcer, bratva_collector,
    bratva_hard_case,
    bratva_armourer, cartel_fence, cartel_wholesaler, cartel_protection, cartel_runner, crew_lookout, crew_sorter,
    crew_hustler,
    crew_fingers, triad_workshop, triad_splicer, triad_tunnel_rats, triad_steady_hands, queers_sanctuary, queers_carers,
    queers_headliner, queers_network)}
