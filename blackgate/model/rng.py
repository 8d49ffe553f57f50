"""Chance as data: a counter-based generator whose whole state is two integers of the game (Law 4).

Number `n` of seed `s` is SplitMix64's output for `s + n`: the same on every machine and Python version.
Changing it changes every recorded game, so it carries a version.
"""

from typing import Final, Protocol

RNG_VERSION: Final = 1
MOST_SEED: Final = 2**63 - 1

_MASK: Final = 2**64 - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class Chance(Protocol):
    seed: int
    drawn: int


class Dice:
    """A generator of its own, for those who think or deal outside a game."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn


def below(chance: Chance, limit: int) -> int:
    """The next number in 0 … limit-1."""
    drawn = chance.drawn + 1
    chance.drawn = drawn
    z = (chance.seed + drawn * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) * limit >> 64


def shuffle(chance: Chance, cards: list[int]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def mixed(seed: int, *numbers: int) -> int:
    """A seed derived from another one and some numbers, for game `n` of a run and the like."""
    dice = Dice(seed & MOST_SEED)
    for number in numbers:
        dice.seed = below(dice, 2**63) ^ (number * _GAMMA & MOST_SEED)
    return below(dice, 2**63)
