"""Emotes: faces in speech bubbles, each cut out of one coloured sheet, so that they can be seen on any background."""

from collections.abc import Callable

from .shapes import c, e, every, g, o, r, star
from .stencil import BLUE, MOSS, ORANGE, RED, VIOLET, YELLOW, Picture

SIZE = (64.0, 64.0)


def bubble(p: Picture, colour: str) -> None:
    p.f(o("32,3 46,6 57,16 60,29 56,42 46,51 34,54 26,54! 12,62! 15,50! 6,41 3,28 7,15 18,6"), colour)


def eyes(p: Picture, y: float = 24, width: float = 3.4, height: float = 4.6, apart: float = 10) -> None:
    p.hole(e(32 - apart, y, width, height))
    p.hole(e(32 + apart, y, width, height))


def grin(p: Picture) -> None:
    bubble(p, ORANGE)
    eyes(p)
    p.hole(o("15,33! 32,36 49,33! 45,43 32,48 19,43"))
    p.f(o("18,34.6! 32,37.6 46,34.6! 45,38 32,41 19,38"), ORANGE, gap=0)
    for x in (25, 32, 39):
        p.cut(f"{x},36 {x},41", 1.4)


def anger(p: Picture) -> None:
    bubble(p, RED)
    p.hole(g("13,15 29,23 27,28 15,22", 1.5))
    p.hole(g("51,15 35,23 37,28 49,22", 1.5))
    p.hole(r(17, 35, 30, 12, 3))
    p.f(every(r(19, 37, 5, 8, .8), r(25.6, 37, 5.6, 8, .8), r(33, 37, 5.6, 8, .8), r(40, 37, 5, 8, .8)), RED, gap=0)


def fear(p: Picture) -> None:
    bubble(p, VIOLET)
    for x in (21, 43):
        p.hole(c(x, 23, 8))
        p.f(c(x + 1, 25, 2.6), VIOLET, gap=0)
    p.cut("15,43 20,39 25,43 30,39 35,43 40,39 45,43 49,40", 3)
    p.cuts("12,13 20,10", "52,13 44,10", width=2.6)


def laugh(p: Picture) -> None:
    bubble(p, YELLOW)
    p.cut("14,24 20,18 27,24", 3.4)
    p.cut("37,24 44,18 50,24", 3.4)
    p.hole(o("15,30! 32,32 49,30! 46,42 32,50 18,42"))
    p.f(o("24,46 28,41 36,41 40,46 32,49"), RED, gap=0)
    p.f(o("9,28! 13,34 11,38 7,37 6,33"), BLUE, gap=1.6)


def shrug(p: Picture) -> None:
    bubble(p, MOSS)
    eyes(p, 26, 3.2, 3.2)
    p.cut("14,17 21,13 27,17", 3)
    p.cut("37,15 43,18 50,17", 3)
    p.cut("21,41 30,38 43,42", 3.4)


def proud(p: Picture) -> None:
    bubble(p, ORANGE)
    p.cut("14,23 20,27 27,24", 3.4)
    p.cut("37,24 44,27 50,23", 3.4)
    p.cut("18,36 25,43 36,44 46,36", 3.6)
    p.f(star(32, 12, 7.5, 3.2, 5), YELLOW, gap=2)


def sad(p: Picture) -> None:
    bubble(p, BLUE)
    eyes(p, 25, 3.2, 4.4)
    p.cuts("13,19 20,14 26,13", "51,19 44,14 38,13", width=2.8)
    p.cut("20,45 26,39 38,39 44,45", 3.4)
    p.hole(o("47,31! 51,38 49,42 45,42 43,38"))


def greedy(p: Picture) -> None:
    bubble(p, MOSS)
    for x in (21, 43):
        p.hole(c(x, 23, 8.4))
        p.f(g(f"{x},16.6 {x + 5.6},23 {x},29.4 {x - 5.6},23", .6), YELLOW, gap=0)
    p.hole(o("15,35! 32,37 49,35! 44,45 32,48 20,45"))
    p.f(o("30,43 35,39 41,41 42,50 38,54 34,51"), RED, gap=1.2)


def suspicious(p: Picture) -> None:
    bubble(p, VIOLET)
    for x in (21, 43):
        p.hole(o(f"{x - 8},24! {x + 8},24! {x + 6},30 {x - 6},30"))
        p.f(c(x + 3, 26.4, 2.4), VIOLET, gap=0)
    p.cut("13,17 27,20", 3)
    p.cut("38,18 51,13", 3)
    p.cut("22,43 32,41 42,43", 3.4)


def thanks(p: Picture) -> None:
    bubble(p, ORANGE)
    p.cut("14,24 20,20 26,24", 3.4)
    p.cut("38,24 44,20 50,24", 3.4)
    p.f(o("32,34! 35,30 41,30 44,35 41,42 32,49! 23,42 20,35 23,30 29,30"), RED, gap=2.4)


def surprised(p: Picture) -> None:
    bubble(p, YELLOW)
    eyes(p, 22, 5, 6.4, 11)
    p.hole(e(32, 42, 6, 8))
    p.cuts("14,11 20,8", "50,11 44,8", width=2.8)


def sleepy(p: Picture) -> None:
    bubble(p, BLUE)
    p.cut("12,30 19,33 26,30", 3.4)
    p.cut("34,30 41,33 48,30", 3.4)
    p.hole(e(31, 43, 4.4, 3.4))
    p.hole(g("36,8 50,8 50,11.4 42,18 50,18 50,22 36,22 36,18.6 44,12 36,12", .6))
    p.hole(g("24,14 33,14 33,16.6 28,21 33,21 33,24 24,24 24,21.4 29,17 24,17", .5))


PICTURES: dict[str, Callable[[Picture], None]] = {draw.__name__: draw for draw in (
    grin, anger, fear, laugh, shrug, proud, sad, greedy, suspicious, thanks, surprised, sleepy)}
