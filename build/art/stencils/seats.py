"""A shape for every seat, for colour-blind players."""

from .shapes import c, g, r, star

SIZE = (64.0, 64.0)
WHITE = "#ffffff"

PICTURES = {
    "0": lambda p: p.f(c(32, 32, 27), WHITE),
    "1": lambda p: p.f(r(8, 8, 48, 48, 4), WHITE),
    "2": lambda p: p.f(g("32,4 62,58 2,58", 4), WHITE),
    "3": lambda p: p.f(g("32,2 58,32 32,62 6,32", 4), WHITE),
    "4": lambda p: p.f(star(32, 34, 32, 13.5, 5, 0, 2), WHITE),
    "5": lambda p: p.f(g("18,6 46,6 61,32 46,58 18,58 3,32", 3), WHITE),
}
