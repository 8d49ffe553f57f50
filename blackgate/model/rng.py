"""Chance as data: a counter-based generator whose whole state is two integers of the game (Law 4).

Number `n` of seed `s` is SplitMix64's output for `s + n`: the same on every machine and Python version.
Changing it changes every recorded game, so it carries a version.
"""

from typing import Final

from mypy_extensions import i64

RNG_VERSION: Final = 1
MOST_SEED: Final = 2**63 - 1

_MASK: Final = 2**64 - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class Chance:
    """The state of a random generator: a seed, and how many numbers were drawn. A game is one."""

    __slots__ = ("drawn", "seed")

    seed: int
    drawn: int


class Dice(Chance):
    """A separate generator, for bots and for dealing outside a game."""

    __slots__ = ()

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn


def below(chance: Chance, limit: int) -> int:
    """The next number in 0 … limit-1."""
    drawn = chance.drawn + 1
    chance.drawn = drawn
    if _COMPILED and limit < _MOST_IN_WORDS:
        return _in_words(chance.seed, drawn, limit)
    z = (chance.seed + drawn * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) * limit >> 64


def _in_words(seed: i64, drawn: i64, limit: i64) -> i64:
    """The same with 64-bit integers that wrap around: for compiled code, where larger numbers would be slow objects.

    The constants are those above, less 2**64. A right shift copies the sign; the masks remove it again.
    """
    z: i64 = seed + drawn * -0x61C8864680B583EB
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    z ^= z >> 31 & 0x1FFFFFFFF
    high: i64 = z >> 32 & 0xFFFFFFFF
    low: i64 = z & 0xFFFFFFFF
    return high * limit + (low * limit >> 32) >> 32


_COMPILED: Final = not hasattr(below, "__code__")
_MOST_IN_WORDS: Final = 2**30       # such a limit times 32 bits still fits into 64 bits


def shuffle(chance: Chance, cards: list[int]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def mixed(seed: int, *numbers: int) -> int:
    """A seed made from another seed and some numbers, for game `n` of a run and the like."""
    dice = Dice(seed & MOST_SEED)
    for number in numbers:
        dice.seed = below(dice, 2**63) ^ (number * _GAMMA & MOST_SEED)
    return below(dice, 2**63)
