"""Counters, marks and the icons of the window's buttons."""

from .shapes import along, arc, brush, c, every, g, o, r, ring, z
from .stencil import BLUE, INK, ORANGE, RED, YELLOW, Picture
from .things import card, cigarette as a_cigarette, spade_sign


def cigarette(p: Picture) -> None:
    with p.at(60, 78, -32, 1.12):
        a_cigarette(p)
    p.f(brush("108,42 100,32 112,22 104,8", 2, 6, 8, 2))
    p.f(brush("96,40 88,30 97,20 90,12", 1.5, 4, 5, 1.5))


def cigarettes5(p: Picture) -> None:
    for n, top in enumerate((20, 8, 16, 5, 22)):
        x = 26 + 16 * n
        p.f(r(x, top, 12, 60, 3), ORANGE, gap=2.8)
        p.f(r(x, top + 22, 12, 60, 1), INK, gap=2.8)
    p.f(o("16,50! 34,54 64,56 94,54 112,50! 112,116 108,121! 20,121! 16,116"), RED)
    p.f(g("16,78 112,78 112,104 16,104", 1), INK, gap=3)
    for n in range(5):
        p.hole(r(27 + 16 * n, 84, 9, 14, 2))


def beating(p: Picture) -> None:
    p.f(o("64,8 90,12 106,30 107,60! 102,84 92,106 78,119 64,121 50,119 36,106 26,84 21,60! 22,30 38,12"))
    p.f(o("17,58! 9,56 8,70 15,82 21,80!"), gap=2)
    p.f(o("111,58! 119,56 120,70 113,82 107,80!"), gap=2)
    p.f(o("86,38 98,42 104,54 100,68 88,76 74,72 66,60 70,46"), RED, gap=3.4)
    p.cuts("74,58 82,62 90,62 98,56", width=4)
    p.hole(o("30,58 42,49 55,58 42,66"))
    p.f(c(43, 58, 4), gap=0)
    p.cut("28,44 40,38 56,44", 4)
    p.cut("63,66 57,82 68,84", 3.2)
    p.hole(o("40,100! 52,94 66,97 86,92! 82,104 66,109 50,108"))
    p.f(g("48,97 55,95.4 55,104 48,104", .5), gap=0)
    p.f(g("66,98.6 73,97 73,105 66,106", .5), gap=0)
    with p.at(52, 24, -24):
        p.hole(r(-19, -8.5, 38, 17, 8))
        p.f(r(-16, -5.6, 32, 11.2, 5), RED, gap=0)
        p.cuts("-5,-7 -5,7", "5,-7 5,7", width=2)


def first(p: Picture) -> None:
    """The most impressive scar starts."""
    line = "16,112 40,94 62,66 86,46 112,14"
    p.f(brush(line, 3, 17, 20, 17, 3), RED)
    for n, (x, y, turn) in enumerate(along(line, 25, 20)):
        with p.at(x, y, turn + (7 if n % 2 else -5)):
            p.f(brush("0,-24 1,-8 -1,8 0,24", 6, 9, 9, 6), gap=3.2)


def action(p: Picture) -> None:
    p.f(c(64, 64, 56), ORANGE)
    p.hole(ring(64, 64, 38, 4))
    for n in range(8):
        with p.at(64, 64, 45 * n):
            p.f(g("-9,-57 9,-57 7,-44 -7,-44", 1), INK, gap=2.6)
    p.f(g("74,34 44,68 60,68 52,96 86,58 68,58", 1.5), INK, gap=3.4)


def spade(p: Picture) -> None:
    p.f(g("59,34 69,34 69,62 59,62", 1))
    p.f(g("40,8 88,8 82,36 46,36", 6) - g("53,18 75,18 72,27 56,27", 2), gap=0)
    p.f(o("24,58! 50,56 64,56 78,56 104,58! 106,82 92,106 64,122! 36,106 22,82"))
    p.cuts("64,70 64,102", "42,68 42,84", "86,68 86,84", width=4)


def lock(p: Picture) -> None:
    p.f(arc(64, 44, 27, 180, 360, 12) | r(31, 43, 12, 20, 0) | r(85, 43, 12, 20, 0))
    p.f(g("18,60 110,60 114,66 112,116 106,121 22,121 16,116 14,66", 4))
    p.hole(every(c(64, 84, 9), g("60,86 68,86 71,106 57,106", 1)))
    for x in (25, 103):
        p.hole(c(x, 70, 3))
        p.hole(c(x, 111, 3))


def eye(p: Picture) -> None:
    p.f(o("4,66! 24,44 44,34 64,31 84,34 104,44 124,66! 104,86 84,96 64,99 44,96 24,86"))
    p.hole(o("18,66! 36,50 64,41 92,50 110,66! 92,82 64,89 36,82"))
    p.f(c(64, 65, 22), BLUE, gap=0)
    p.f(c(64, 65, 10), gap=3)
    p.hole(c(71, 58, 4.5))
    p.f(brush("14,40 38,22 64,17 90,22 114,40", 3, 8, 9, 8, 3))


def hand(p: Picture) -> None:
    for x, y, turn in ((36, 56, -24), (64, 48, 0), (92, 56, 24)):
        with p.at(x, y, turn, .88):
            card(p, INK, spade_sign().to(0, -4, 0, .9) if turn == 24 else None)
    p.f(o("30,122! 26,104 34,92 50,94 64,90 78,94 94,90 104,100 100,122!"), ORANGE)
    p.cuts("50,96 51,108", "64,93 64,107", "79,96 78,108", width=2.8)


def clock(p: Picture) -> None:
    p.f(c(64, 64, 56))
    p.hole(c(64, 64, 46))
    p.f(c(64, 64, 42.4), YELLOW, gap=0)
    for n in range(12):
        with p.at(64, 64, 30 * n):
            p.hole(r(-2, -39, 4, 10 if n % 3 == 0 else 5, .5))
    p.f(every(z("64,68 64,32", 7, "round"), z("64,64 84,78", 8, "round")), gap=3)


def bot(p: Picture) -> None:
    p.f(r(60, 10, 8, 18, 2))
    p.f(c(64, 11, 8), ORANGE, gap=2.6)
    p.f(r(4, 56, 14, 32, 4))
    p.f(r(110, 56, 14, 32, 4))
    p.f(g("26,28 102,28 108,36 108,104 100,114 28,114 20,104 20,36", 4))
    p.hole(c(43, 62, 14))
    p.hole(c(85, 62, 14))
    p.f(c(43, 62, 9), ORANGE, gap=0)
    p.f(c(85, 62, 9), ORANGE, gap=0)
    p.hole(r(34, 88, 60, 14, 4))
    for x in (38.5, 53, 67.5, 82):
        p.f(r(x, 91, 8, 8, 1), gap=0)
    p.cut("30,40 98,40", 3)


def human(p: Picture) -> None:
    p.f(o("8,122! 12,98 30,86 52,80! 64,92 76,80! 98,86 116,98 120,122!"), ORANGE)
    p.f(o("34,42! 35,62 44,80 64,88 84,80 93,62 94,42!"))
    p.f(o("30,38! 32,22 46,10 64,7 82,10 96,22 98,38! 80,35 64,34 48,35"))
    p.cuts("46,12 42,35", "64,8 64,33", "82,12 86,35", width=3)
    p.hole(g("58,108 96,104 97,114 59,118", 1))
    p.cut("46,54 54,53", 3.4)
    p.cut("74,53 82,54", 3.4)


def team_a(p: Picture) -> None:
    p.f(o("64,6! 84,16 114,18! 116,52 108,84 90,106 64,122! 38,106 20,84 12,52 14,18! 44,16"), ORANGE)
    p.f(g("64,28 92,92 77,92 71,78 57,78 51,92 36,92", 1.5), gap=3.6)
    p.hole(g("64,50 69,66 59,66", 1))


def team_b(p: Picture) -> None:
    p.f(c(64, 64, 57), BLUE)
    for n in range(6):
        with p.at(64, 64, 60 * n + 30):
            p.hole(c(0, -49, 3.4))
    p.f(o("42,28! 68,28 84,36 84,52 76,61! 88,68 90,84 78,98 66,100 42,100!"), gap=3.6)
    p.hole(o("55,40! 64,39 70,42 70,51 64,55 55,55!"))
    p.hole(o("55,67! 66,66 74,71 74,81 66,88 55,88!"))


def gear(p: Picture) -> None:
    teeth = every(*(g("-11,-58 11,-58 15,-38 -15,-38", 2).to(64, 64, 45 * n) for n in range(8)))
    p.f(teeth | c(64, 64, 43))
    p.hole(c(64, 64, 20))
    p.hole(ring(64, 64, 32, 3.4) - r(60, 0, 8, 128, 0))


def book(p: Picture) -> None:
    p.f(g("18,14 28,6 108,6 112,12 112,118 104,122 24,122 16,114", 3))
    p.hole(o("26,104! 34,100 108,100! 108,114! 32,114 26,110"))
    p.f(g("32,105 106,104 106,110 32,110", .5), gap=0)
    p.cut("32,8 32,96", 3)
    p.f(g("48,22 96,22 96,58 48,58", 2), ORANGE, gap=3)
    p.f(g("60,22 66,22 66,58 60,58", .5), gap=2.4)
    p.f(g("78,22 84,22 84,58 78,58", .5), gap=2.4)
    p.cuts("52,74 92,74", "52,85 78,85", width=3.6)


def save(p: Picture) -> None:
    p.f(g("10,10 98,10 118,30 118,118 10,118", 4))
    p.f(r(32, 8, 58, 36, 2), BLUE, gap=3.4)
    p.hole(r(70, 14, 12, 24, 2))
    p.hole(r(26, 60, 76, 58, 3))
    p.f(r(29.6, 63.6, 68.8, 54.4, 2), INK, gap=0)
    p.cuts("40,78 88,78", "40,92 88,92", "40,106 70,106", width=4)


def replay(p: Picture) -> None:
    p.f(arc(64, 66, 46, -40, 232, 14))
    p.f(g("112,8 116,52 74,40", 2), gap=0)
    p.f(g("52,44 88,66 52,88", 3), ORANGE)


def undo(p: Picture) -> None:
    p.f(o("52,28! 82,30 106,48 112,78 98,106 66,118 40,114! 40,100! 64,102 86,94 95,76 89,58 74,47 52,46!"))
    p.f(g("56,6 56,68 8,37", 3), ORANGE)


def speaker(p: Picture) -> None:
    p.f(g("8,46 28,46 28,82 8,82", 3))
    p.f(g("32,44 66,14 72,16 72,112 66,114 32,84", 3))
    for radius in (18, 34, 50):
        p.f(arc(72, 64, radius, -42, 42, 8, "round"), ORANGE if radius == 50 else INK, gap=2.4)


def pause(p: Picture) -> None:
    p.f(g("24,14 54,12 54,116 24,114", 4))
    p.f(g("74,12 104,14 104,114 74,116", 4))


def play(p: Picture) -> None:
    p.f(g("26,8 116,64 26,120", 7))


def step(p: Picture) -> None:
    p.f(g("14,10 84,64 14,118", 6))
    p.f(g("92,12 116,12 116,116 92,116", 4))


def fast(p: Picture) -> None:
    p.f(g("6,14 66,64 6,114", 5))
    p.f(g("64,14 124,64 64,114", 5))


def close(p: Picture) -> None:
    p.f(z("18,18 110,110", 22, "round"))
    p.f(z("110,18 18,110", 22, "round"), gap=0)


def back(p: Picture) -> None:
    p.f(g("66,10 66,44 120,46 120,82 66,84 66,118 8,64", 5))
    p.cut("88,44 88,84", 4)


def arrow(p: Picture) -> None:
    p.f(g("40,8 104,64 40,120 24,104 66,64 24,24", 5))


def check(p: Picture) -> None:
    p.f(g("8,70 28,50 50,72 102,14 122,32 52,112", 5))


def warning(p: Picture) -> None:
    p.f(g("64,6 124,116 4,116", 8), YELLOW)
    p.hole(g("64,20 111,108 17,108", 5) - g("64,27 104,104 24,104", 4))
    p.f(g("56,46 72,46 69,80 59,80", 3), gap=3)
    p.f(c(64, 93, 7), gap=3)


def search_glass(p: Picture) -> None:
    p.f(g("76,88 88,76 122,108 120,120 108,122", 4))
    p.f(c(50, 50, 43))
    p.hole(c(50, 50, 31))
    p.f(c(50, 50, 27), BLUE, gap=0)
    p.hole(o("31,52 33,40 44,31 39,41 37,53"))


def crown(p: Picture) -> None:
    p.f(g("14,86 6,30 36,56 64,14 92,56 122,30 114,86", 3), YELLOW)
    p.f(g("14,92 114,92 112,114 16,114", 3))
    for x, y in ((6, 26), (64, 10), (122, 26)):
        p.f(c(min(max(x, 9), 119), y, 8), INK, gap=2.6)
    p.hole(g("64,94.5 74,103 64,111.5 54,103", 1))
    p.hole(c(36, 103, 4))
    p.hole(c(92, 103, 4))


PICTURES = {draw.__name__: draw for draw in (
    cigarette, cigarettes5, beating, first, action, spade, lock, eye, hand, clock, bot, human, team_a, team_b, gear,
    book, save,
    replay, undo, speaker, pause, play, step, fast, close, back, arrow, check, warning, search_glass, crown)}
