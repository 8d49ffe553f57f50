"""Cards as counts: a hand, a pile or a tunnel is one integer with a byte for each kind.

Cards of a kind are the same card, so counts say everything. One integer is cheap to copy, to add and to
compare, and one mask finds all weapons. A byte holds up to 127 (`minus` uses the high bit). A pack has
fewer than 255 cards in all, which makes `cards % 255` the number of cards.

Only this module reads the bytes. Other modules add and subtract cards, mask them with `FIELD` and the like, compare
masked cards, and call the functions below for everything else.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

Cards = int

MOST_KINDS: Final = 32
MOST_CARDS: Final = 254

ONE: Final = tuple(1 << 8 * kind for kind in range(MOST_KINDS))
FIELD: Final = tuple(255 << 8 * kind for kind in range(MOST_KINDS))
ONE_OF_EACH: Final = sum(ONE)
HIGH_BITS: Final = ONE_OF_EACH << 7

# The kinds the rules themselves name (R1.2 to R1.4); every pack has them, in this order, before its own.
_core_kinds: list[str] = []


def _kind(name: str) -> int:
    _core_kinds.append(name)
    return len(_core_kinds) - 1


CONTAINER: Final = _kind("container")
PIKE: Final = _kind("pike")
LINK: Final = _kind("link")
BLADE: Final = _kind("blade")
KNIFE: Final = _kind("knife")
SPOON: Final = _kind("spoon")
PICKAXE: Final = _kind("pickaxe")
SHOVEL: Final = _kind("shovel")
CORE_KINDS: Final = tuple(_core_kinds)

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
    """The cards that are in both: the smaller count of each kind."""
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


class Stretch:
    """A range of neighbouring kinds that are used together, such as all action cards."""

    __slots__ = ("_first", "_high", "_low", "kinds", "mask")

    def __init__(self, first: int, number: int) -> None:
        self.kinds = tuple(range(first, first + number))
        self.mask = sum(FIELD[kind] for kind in self.kinds)
        self._first = 8 * first
        # Adding 127 to every byte sets the high bit of those that are not empty.
        self._low = sum(127 * ONE[kind] for kind in self.kinds)
        self._high = self.mask & HIGH_BITS

    def different(self, cards: Cards) -> int:
        """How many of these kinds are among the cards."""
        return ((cards & self.mask) + self._low & self._high).bit_count()

    def counts(self, cards: Cards) -> bytes:
        """The count of each of these kinds, in order."""
        return ((cards & self.mask) >> self._first).to_bytes(len(self.kinds), "little")


class ByKinds(Stretch, Generic[T]):
    """A cache: a value for each set of kinds of a stretch, made by `make` when it is first needed."""

    __slots__ = ("_made", "_make")

    def __init__(self, stretch: Stretch, make: Callable[[list[int]], T]) -> None:
        super().__init__(stretch.kinds[0] if stretch.kinds else 0, len(stretch.kinds))
        self._make = make
        self._made: dict[int, T] = {}

    def of(self, cards: Cards) -> T:
        """The value for the kinds among these cards, all of which belong to the stretch."""
        present = cards + self._low & self._high
        found = self._made.get(present)
        if found is None:
            found = self._made[present] = self._make(kinds_of(cards))
        return found
