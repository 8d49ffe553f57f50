"""Who did most of what: counted from what everybody saw."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from ...model import words as w
from ...model.words import Event

# What is counted: its name, the event, the place of the seat in it, the place of the number (0: each counts once),
# and how many it takes at least to be worth a word.
COUNTED: Final = (
    ("fists", w.COMBAT_WON, 1, 0, 2), ("extorter", w.EXTORTED, 1, 0, 2), ("bruises", w.BEATEN, 1, 2, 3),
    ("craft", w.CRAFTED, 1, 0, 2), ("merchant", w.SOLD, 1, 3, 5), ("cards", w.PLAYED, 1, 0, 2),
    ("walker", w.MOVED, 1, 0, 6),
)


class Award(NamedTuple):
    name: str
    seat: int
    times: int


def awards(events: Sequence[Event], players: int, most: int = 3) -> list[Award]:
    """Those that one seat alone deserves, no seat twice while others go without."""
    found = []
    for name, word, place, number, least in COUNTED:
        counts: Counter[int] = Counter()
        for event in events:
            if event[0] == word and 0 <= event[place] < players:
                counts[event[place]] += event[number] if number else 1
        best = counts.most_common(2)
        if best and best[0][1] >= least and (len(best) == 1 or best[0][1] > best[1][1]):
            found.append(Award(name, *best[0]))
    first = {award.seat: award for award in reversed(found)}
    return sorted(found, key=lambda award: first[award.seat] is not award)[:most]
