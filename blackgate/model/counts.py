"""Cards as counts: a hand, a pile or a tunnel is one integer with a byte for each kind.

Cards of a kind are the same card, so counts say everything. One integer clones for nothing, adds and
compares as a whole, and a mask answers "any weapon?" at once. A byte holds up to 127 (the high bit is
used by `minus`), a pack has fewer than 255 cards in all, which makes `cards % 255` the number of cards.
"""

from typing import Final

Cards = int

MOST_KINDS: Final = 32
MOST_CARDS: Final = 254

ONE: Final = tuple(1 << 8 * kind for kind in range(MOST_KINDS))
FIELD: Final = tuple(255 << 8 * kind for kind in range(MOST_KINDS))
ONE_OF_EACH: Final = sum(ONE)
HIGH_BITS: Final = ONE_OF_EACH << 7

# The kinds the rules themselves name (R1.2 to R1.4); every pack has them, in this order, before its own.
CONTAINER: Final = 0
PIKE: Final = 1
LINK: Final = 2
BLADE: Final = 3
KNIFE: Final = 4
SPOON: Final = 5
PICKAXE: Final = 6
SHOVEL: Final = 7
CORE_KINDS: Final = ("container", "pike", "link", "blade", "knife", "spoon", "pickaxe", "shovel")

WEAPON_KINDS: Final = (BLADE, KNIFE)
TOOL_KINDS: Final = (SPOON, PICKAXE, SHOVEL)
SUPPLY_KINDS: Final = (KNIFE, SPOON, PICKAXE, SHOVEL)
WEAPONS: Final = FIELD[BLADE] | FIELD[KNIFE]
TOOLS: Final = FIELD[SPOON] | FIELD[PICKAXE] | FIELD[SHOVEL]
SUPPLY: Final = FIELD[KNIFE] | TOOLS


def size(cards: Cards) -> int:
    """How many cards these are: 256 is 1 modulo 255, so the remainder is the sum of the bytes."""
    return cards % 255


def count(cards: Cards, kind: int) -> int:
    return cards >> 8 * kind & 255


def holds(cards: Cards, wanted: Cards) -> bool:
    """Whether all the wanted cards are among these."""
    return ((cards | HIGH_BITS) - wanted) & HIGH_BITS == HIGH_BITS


def minus(cards: Cards, lost: Cards) -> Cards:
    """Each count less the lost one, never below zero, all kinds at once."""
    rest = (cards | HIGH_BITS) - lost
    kept = rest & HIGH_BITS
    return rest & (kept - (kept >> 7))


def least(one: Cards, other: Cards) -> Cards:
    """What both have: the smaller count of each kind."""
    return one - minus(one, other)


def kinds_of(cards: Cards) -> list[int]:
    """The kinds among these cards, each once, in order."""
    return [kind for kind, number in enumerate(cards.to_bytes(MOST_KINDS, "little")) if number]


def listed(cards: Cards) -> list[int]:
    """The cards one by one, in order of kind."""
    return [
        kind for kind, number in enumerate(cards.to_bytes(MOST_KINDS, "little")) for _ in range(number)
    ]


def pair_up(cards: Cards) -> list[tuple[int, int]]:
    """Each kind among these cards with its count."""
    return [(kind, n) for kind, n in enumerate(cards.to_bytes(MOST_KINDS, "little")) if n]


def nth(cards: Cards, index: int) -> int:
    """The kind of the index-th card when they are listed in order of kind."""
    for kind, number in enumerate(cards.to_bytes(MOST_KINDS, "little")):
        index -= number
        if index < 0:
            return kind
    raise IndexError(index)
