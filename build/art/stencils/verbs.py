"""The icons of what a player can do, on the buttons."""

from .shapes import arc, brush, c, every, g, o, r, star, z
from .stencil import BLUE, INK, MOSS, ORANGE, RED, Picture
from .things import (arrow_head, blade_of_knife, card, cigarette, cross_sign, die, grip, heart, knife, palm, reach,
                     shovel, spade_sign, spoon)


def roll_move(p: Picture) -> None:
    with p.at(76, 47, 16, .98):
        die(p, (3, 1, 5))
    for a, b, w in ((8, 26, 28), (2, 48, 26), (10, 70, 22)):
        p.f(r(a, b, w, 6.5, 3), ORANGE)
    p.f(every(z("16,107 88,107", 11), arrow_head(26).to(118, 107)), ORANGE)


def boot_print(p: Picture, colour: str = INK) -> None:
    p.f(o("0,-40 12,-36 17,-22 14,-4 10,8! -10,8! -15,-6 -17,-22 -11,-36"), colour)
    p.f(o("-10,14! 10,14! 12,28 6,38 -6,38 -12,28"), colour)
    p.cuts("-16,-26 16,-26", "-17,-15 17,-15", "-16,-4 16,-4", "-12,25 12,25", width=3)


def cautious_move(p: Picture) -> None:
    with p.at(38, 78, 16, .98):
        boot_print(p)
    with p.at(90, 48, 16, .98):
        boot_print(p, ORANGE)


def follow(p: Picture) -> None:
    with p.at(92, 66, 0, .84):
        p.f(o("-30,66! -29,46 -17,35 0,32 17,35 29,46 30,66!"))
        p.f(o("0,-28 15,-22 19,-6 14,12 0,20 -14,12 -19,-6 -15,-22"))
    with p.at(42, 70, 0, .88):
        p.f(o("-30,60! -29,46 -17,35 0,32 17,35 29,46 30,60!"), ORANGE)
        p.f(o("0,-28 15,-22 19,-6 14,12 0,20 -14,12 -19,-6 -15,-22"), ORANGE)
    p.f(every(z("12,18 90,18", 10), arrow_head(26).to(118, 18)))


def search(p: Picture) -> None:
    p.f(g("6,58 92,58 98,120 12,120", 3))
    p.f(g("6,54 24,34 96,34 92,54", 2), gap=3)
    p.cuts("30,74 52,74", "30,86 44,86", width=3.4)
    p.f(g("96,92 106,82 126,104 116,114", 3))
    p.f(c(80, 66, 34), ORANGE)
    p.hole(c(80, 66, 25))
    with p.at(80, 66, 30, .34):
        p.f(g("-6,10 6,10 8,62 -8,62", 3), gap=0)
        p.f(o("-12,6! -13,-30! 3,-66! 12,-44 14,-15 12,6!"), gap=0)


def craft(p: Picture) -> None:
    with p.at(62, 66, 45):
        p.f(g("-5,-40 5,-40 7,66 -7,66", 3), ORANGE)
        p.f(g("-30,-62 20,-62 36,-46 20,-34 -30,-34", 3))
    with p.at(68, 68, -45):
        p.f(g("-6,-26 6,-26 6,64 -6,64", 2))
        p.f(g("-6.5,-30 6.5,-30 0,-70", 1), gap=3)
        for y in (-12, 0, 34, 46):
            p.cut(f"-8,{y + 3} 8,{y}", 2.8)
    for x, y, turn in ((64, 12, 90), (42, 18, 60), (86, 18, 120)):
        p.f(g("-8,0 0,-3 8,0 0,3", .6).to(x, y, turn), ORANGE, gap=2)


def dig(p: Picture) -> None:
    with p.at(66, 60, 206, .92):
        shovel(p)
    p.f(o("4,122! 8,104 26,96 40,100 54,92 76,98 92,92 112,100 122,122!"))
    for x, y, k in ((20, 78, 8), (12, 54, 6), (34, 58, 5), (104, 76, 7), (26, 34, 5)):
        p.f(g("-1,0 -.2,-1 1,-.3 .5,1 -.6,.8", .2).to(x, y, 0, k), ORANGE, gap=2.4)
    p.cuts("24,112 34,110", "88,110 98,112", "58,108 66,108", width=3)


def open_palm(p: Picture, colour: str = INK) -> None:
    """A hand held out flat, from the left."""
    p.f(o("4,88! 22,84 42,90 56,96 76,96 82,102 74,107! 92,104 112,91 122,93 120,102 "
          "100,117 76,123 48,121 22,118 4,121!"), colour)
    p.cut("50,106 62,109 76,107", 2.8)


def sell(p: Picture) -> None:
    """Cigarettes rain into the hand."""
    open_palm(p)
    for x, y, turn in ((32, 42, 72), (66, 52, 100), (98, 38, 80)):
        with p.at(x, y, turn, .74):
            cigarette(p, 88)


def buy(p: Picture) -> None:
    """A tool has its price."""
    p.f(brush("16,20 8,10 20,4 30,12 34,24", 4, 4.4, 4.4, 4.4, 4))
    p.f(g("12,52 14,20 46,16 122,84 84,122", 5), ORANGE)
    p.hole(c(30, 34, 7))
    with p.at(76, 77, -45, .37, .6):
        head = o("-62,-24! -34,-44 0,-50 34,-44 62,-24! 34,-31 0,-34 -34,-31")
        p.hole(g("-10,-46 10,-46 11,58 -11,58", 3) | head)


def steal_spoon(p: Picture) -> None:
    with p.at(36, 64, -14, .96):
        spoon(p, BLUE)
    with p.at(72, 72, -14, .98):
        reach(p)


def heal(p: Picture) -> None:
    for turn, colour in ((-45, INK), (45, RED)):
        with p.at(64, 64, turn):
            p.f(r(-58, -17, 116, 34, 15), colour)
            p.hole(r(-22, -17, 3.4, 34, 0))
            p.hole(r(18.6, -17, 3.4, 34, 0))
            for x in (-42, -34, 34, 42):
                p.hole(c(x, -5, 2.2))
                p.hole(c(x, 5, 2.2))
    with p.at(64, 64):
        p.hole(cross_sign(11, 3.6))


def join(p: Picture) -> None:
    """A handshake."""
    p.f(g("2,34 24,26 40,70 16,82", 3), ORANGE)
    p.f(g("126,34 104,26 88,70 112,82", 3), INK)
    p.f(o("28,36! 44,40 58,36 70,38 64,48 58,60 66,64 76,58 94,76 88,84 80,80 84,88 "
          "78,94 70,88 72,96 64,100 56,92 44,80 42,70"))
    p.f(o("100,34! 86,38 76,34 66,40 60,50 58,60 66,64 76,56 90,66 94,72 98,66"), gap=3)
    p.f(o("36,78 44,74 50,80 44,88 36,88"), gap=2.6)
    p.f(o("46,88 53,82 60,88 54,97 46,97"), gap=2.6)
    p.f(o("56,98 62,92 69,97 64,106 56,106"), gap=2.6)


def play(p: Picture) -> None:
    with p.at(58, 52, -12, 1.14):
        card(p, INK)
        p.f(star(0, 0, 19, 8, 5, 8), ORANGE, gap=3)
    p.f(every(z("106,40 106,84", 10), arrow_head(30).to(106, 114, 90)), ORANGE)


def extort(p: Picture) -> None:
    """Your tool, or else."""
    with p.at(50, 88, -66, .9):
        p.f(r(-8, 26, 16, 44, 4))
        blade_of_knife(p)
    with p.at(80, 98, -66, .78):
        grip(p, arm=False)
    p.f(g("96,72 122,66 124,112 104,116", 3), ORANGE)
    p.f(o("50,6! 90,6 114,12 118,28 110,46 86,50! 74,62! 68,50! 46,46 40,28 42,12"), RED)
    p.hole(every(g("75,14 85,14 83,32 77,32", 1.5), c(80, 39, 4)))


def exchange(p: Picture) -> None:
    with p.at(34, 40, -10, .72):
        card(p, INK, spade_sign())
    with p.at(94, 88, 10, .72):
        card(p, ORANGE, heart().to(0, -2, 0, .7))
    p.f(every(z("66,26 92,26 92,38", 9), arrow_head(24).to(92, 58, 90)))
    p.f(every(z("62,102 36,102 36,92", 9), arrow_head(24).to(36, 72, -90)), ORANGE)


def reveal(p: Picture) -> None:
    """A card turned over."""
    p.f(g("16,14 78,8 82,18 84,104 22,112", 4))
    p.f(o("30,118! 36,40 62,24 100,20! 112,22! 106,104 100,112!"), ORANGE)
    p.hole(o("48,74! 60,62 74,58 88,61 98,70! 88,82 74,86 60,84"))
    p.f(c(74, 72, 8.5), INK, gap=0)
    p.cut("26,24 26,60", 3)


def end_turn(p: Picture) -> None:
    """The sand has run."""
    p.f(g("24,6 104,6 104,20 24,20", 3))
    p.f(g("24,108 104,108 104,122 24,122", 3))
    p.f(o("32,23! 96,23! 94,42 76,58 72,64 76,70 94,86 96,105! 32,105! 34,86 52,70 56,64 52,58 34,42"))
    p.hole(o("41,27! 87,27! 85,40 68,54 64,64 68,74 85,88 87,101! 41,101! 43,88 60,74 64,64 60,54 43,40"))
    p.f(o("44,99! 48,90 64,80 80,90 84,99!"), ORANGE, gap=0)
    p.f(o("52,44! 76,44! 68,51 64,56 60,51"), ORANGE, gap=0)
    p.f(r(62.4, 59, 3.2, 18, 1), ORANGE, gap=0)


def cooperate(p: Picture) -> None:
    """The tool is handed over."""
    with p.at(66, 56, 66, .92):
        shovel(p)
    open_palm(p)


def fight(p: Picture) -> None:
    """Fist against fist."""
    p.f(star(64, 62, 58, 15, 12, 0), RED)
    for side in (1, -1):
        with p.at(64, 64, 0, side * 1.1, 1.1):
            p.f(o("26,-22! 42,-24 54,-14 56,8 50,24 30,28!"))
            for n in range(4):
                p.f(r(14, -25 + 13.6 * n, 25, 13.6, 6), gap=2.6)
            p.f(o("50,-22 38,-30 26,-30 20,-24 26,-19 36,-18 44,-8"), gap=2.8)


def weapon(p: Picture) -> None:
    with p.at(50, 58, 8, .98):
        knife(p, wrap=RED)
    with p.at(47, 82, 8, .86):
        grip(p)


def give_up(p: Picture) -> None:
    p.f(g("18,10 29,8 43,121 31,122", 3))
    p.f(c(22, 9, 7), gap=0)
    p.f(o("34,18! 54,8 74,20 96,22 124,10! 117,42 123,78! 100,88 80,82 62,72 44,82!"))
    p.hole(o("43,25! 56,18 74,29 96,31 113,25! 109,44 112,71! 100,78 82,72 64,62 50,67!"))
    p.f(brush("66,38 70,48 66,56", 2, 5, 2), gap=0)
    p.f(brush("91,42 95,54 91,66", 2, 5, 2), gap=0)


def pass_(p: Picture) -> None:
    with p.at(66, 68, 6, 1.1):
        palm(p)


def draw(p: Picture) -> None:
    for n in range(2):
        with p.at(54 - 6 * n, 84 - 6 * n, -90, .78):
            card(p, INK, gap=3)
    with p.at(60, 56, 10, .84):
        card(p, ORANGE, spade_sign())
    p.f(every(z("110,70 110,36", 10), arrow_head(28).to(110, 10, -90)))


def move_michel(p: Picture) -> None:
    """The big one walks."""
    p.f(o("4,108! 6,78 20,64 38,60! 50,68 62,60! 80,64 94,78 96,108!"))
    p.f(o("30,36! 31,50 38,62 50,66 62,62 69,50 70,36!"))
    p.f(o("26,34! 26,18 38,8 50,6 62,8 74,18 74,34! 50,31"), RED)
    p.cuts("38,46 46,49", "62,46 54,49", width=3)
    with p.at(106, 50, 10, .62):
        knife(p, wrap=RED)
    with p.at(104, 68, 10, .5):
        grip(p, arm=False)
    p.f(every(z("8,116 98,116", 8), arrow_head(15).to(118, 116)), RED)


def reroll(p: Picture) -> None:
    p.f(arc(64, 66, 50, -30, 250, 10), ORANGE)
    p.f(g("122,30 112,70 88,38", 2), ORANGE, gap=0)
    with p.at(62, 66, -8, .78):
        die(p, (6, 3, 2))


def keep(p: Picture) -> None:
    with p.at(56, 56, 0, 1.04):
        die(p, (4, 6, 5))
    p.f(g("60,92 74,78 86,92 112,58 126,70 88,120", 4), ORANGE)


def go(p: Picture) -> None:
    """Through the open gate."""
    p.f(g("62,6 118,6 122,10 122,122 108,122 108,20 62,20", 2))
    p.f(g("62,26 100,14 100,122 62,110", 2))
    p.hole(g("69,36 93,28 93,58 69,60", 1))
    p.f(z("77,34 77,59", 3.4), gap=0)
    p.f(z("85.5,31 85.5,58.5", 3.4), gap=0)
    p.hole(c(71, 76, 4))
    p.f(every(z("4,76 34,76", 14), arrow_head(30).to(60, 76)), ORANGE)


def choose_card(p: Picture) -> None:
    with p.at(28, 48, -10, .76):
        card(p, INK)
    with p.at(100, 48, 10, .76):
        card(p, INK)
    with p.at(64, 40, 0, .94):
        card(p, ORANGE, spade_sign())
    p.f(o("52,122! 42,108 34,96 40,89 50,96 57,102! 57,66 63,60 70,66 71,86 80,86 90,90 97,98 96,112 90,122!"), gap=3.4)
    p.cuts("78,88 78,100", "88,92 87,103", width=2.6)


def discard(p: Picture) -> None:
    with p.at(58, 36, 18, .82):
        card(p, ORANGE, spade_sign())
    p.f(g("16,60 112,60 102,122 26,122", 4))
    p.f(g("10,52 118,52 118,64 10,64", 3), gap=3)
    p.cuts("42,76 46,112", "64,76 64,112", "86,76 82,112", width=4.4)
    p.f(z("104,12 104,26", 9), ORANGE)
    p.f(arrow_head(22).to(104, 45, 90), ORANGE, gap=0)


def thumb(p: Picture, cuff: str) -> None:
    """A fist whose thumb points up."""
    p.f(g("-58,2 -34,-2 -34,44 -58,46", 3), cuff)
    p.f(o("-30,0! -18,-4 -6,-26 -2,-52 8,-58 18,-50 18,-32 14,-12! 20,-8! 20,46! -14,46 -30,40!"))
    for y, right in ((-13, 48), (1.5, 52), (16, 49), (30.5, 43)):
        p.f(r(8, y, right - 8, 15, 7), gap=2.8)


def accept(p: Picture) -> None:
    with p.at(64, 68):
        thumb(p, MOSS)


def decline(p: Picture) -> None:
    with p.at(64, 60, 0, 1, -1):
        thumb(p, RED)


PICTURES = {function.__name__.rstrip("_"): function for function in (
    roll_move, cautious_move, follow, search, craft, dig, sell, buy, steal_spoon, heal, join, play, extort, exchange,
    reveal, end_turn, cooperate, fight, weapon, give_up, pass_, draw, move_michel, reroll, keep, go, choose_card,
    discard, accept, decline)}
