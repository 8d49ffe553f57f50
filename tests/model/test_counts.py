"""Cards as counts: one integer with a byte for each kind, known to nobody but `model/counts.py`."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given, strategies as st

from blackgate.model import counts
from blackgate.model.counts import CORE_KINDS, ONE, ByKinds, Stretch, holds, least, listed, minus, nth, pair_up, size

CODE = Path(__file__).parent.parent.parent / "blackgate"
# The numbers that give the bytes away, by what is done with them.
BYTES = {ast.LShift: {8}, ast.RShift: {8}, ast.BitAnd: {127, 128, 255}, ast.Mod: {255}}
HANDS = st.dictionaries(st.integers(0, 31), st.integers(1, 7), max_size=12)


def cards(hand: dict[int, int]) -> int:
    return sum(number * ONE[kind] for kind, number in hand.items())


@given(HANDS, HANDS)
def test_integers_count_as_counters_do(one: dict[int, int], other: dict[int, int]) -> None:
    mine, theirs = Counter(one), Counter(other)
    assert dict(pair_up(cards(one))) == one
    assert listed(cards(one)) == sorted(mine.elements()) == [nth(cards(one), n) for n in range(mine.total())]
    assert size(cards(one)) == mine.total()
    assert holds(cards(one), cards(other)) == (mine >= theirs)
    assert minus(cards(one), cards(other)) == cards(mine - theirs)
    assert least(cards(one), cards(other)) == cards(mine & theirs)


@given(HANDS, st.integers(0, 31), st.integers(0, 31))
def test_a_stretch_sees_its_own_kinds_only(hand: dict[int, int], first: int, last: int) -> None:
    stretch = Stretch(first, max(0, last + 1 - first))
    inside = {kind: number for kind, number in hand.items() if first <= kind <= last}
    assert cards(hand) & stretch.mask == cards(inside)
    assert stretch.different(cards(hand)) == len(inside)
    assert list(stretch.counts(cards(hand))) == [hand.get(kind, 0) for kind in range(first, last + 1)]


@given(st.lists(HANDS, max_size=8))
def test_a_table_by_kinds_is_made_once_for_the_same_kinds(hands: list[dict[int, int]]) -> None:
    made: list[tuple[int, ...]] = []

    def make(kinds: list[int]) -> tuple[int, ...]:
        made.append(tuple(kinds))
        return tuple(kinds)

    table = ByKinds(Stretch(8, 16), make)
    for hand in hands:
        assert table.of(cards(hand) & table.mask) == tuple(sorted(kind for kind in hand if 8 <= kind < 24))
    assert len(made) == len(set(made))


def test_the_core_kinds_are_numbered_by_their_one_list() -> None:
    assert [getattr(counts, name.upper()) for name in CORE_KINDS] == list(range(len(CORE_KINDS)))


def leaks(path: Path) -> Iterator[int]:
    """The lines of a file that shift, mask or divide by bytes, or make bytes of a number."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.BinOp(op=op, right=right):
                constants = {n.value for n in ast.walk(right) if isinstance(n, ast.Constant)}
                if constants & BYTES.get(type(op), set()):
                    yield node.lineno
            case ast.Attribute(attr="to_bytes" | "from_bytes") | ast.Name(id="HIGH_BITS") | ast.alias(name="HIGH_BITS"):
                yield node.lineno


def test_bytes_stay_inside_their_module() -> None:
    own = CODE / "model" / "counts.py"
    files = {CODE / "keep" / "obfuscation.py"}       # masks the bytes of a file
    assert list(leaks(own)), "the search finds nothing even where bytes are at home"
    found = [
        f"{path.relative_to(CODE)}:{line}"
        for folder in ("model", "ai", "cards", "play", "keep", "words", "scenes", "tools")
        for path in sorted((CODE / folder).rglob("*.py")) if path != own and path not in files
        for line in leaks(path)
    ]
    assert not found, "counts of cards taken apart by hand: " + ", ".join(found)
