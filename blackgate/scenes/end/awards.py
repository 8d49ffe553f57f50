"""Awards for the players who did something most often, counted from what everybody saw."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from ...model.event_seats import subject
from ...model.events import Beaten, CombatWon, Crafted, Event, Extorted, Moved, Played, Sold
from ...model.vocabulary import NOTHING

# What is counted: its name, the event, the field with the number (empty: each event counts once), and the least number
# that is worth an award.
COUNTED: Final[tuple[tuple[str, type[Event], str, int], ...]] = (
    ("fists", CombatWon, "", 2), ("extorter", Extorted, "", 2), ("bruises", Beaten, "number", 3),
    ("craft", Crafted, "", 2), ("merchant", Sold, "cigarettes", 5), ("cards", Played, "", 2), ("walker", Moved, "", 6),
)
MOST: Final = 3


class Award(NamedTuple):
    name: str
    seat: int
    times: int


def awards(events: Sequence[Event], players: int) -> list[Award]:
    """Return awards for what one seat alone did most often. Second awards of a seat come last."""
    found = []
    for name, kind, number, least in COUNTED:
        counts: Counter[int] = Counter()
        for event in events:
            if isinstance(event, kind) and (seat := subject(event)) != NOTHING:
                counts[seat] += getattr(event, number) if number else 1
        best = counts.most_common(2)
        if best and best[0][1] >= least and (len(best) == 1 or best[0][1] > best[1][1]):
            found.append(Award(name, *best[0]))
    first = {award.seat: award for award in reversed(found)}
    return sorted(found, key=lambda award: first[award.seat] is not award)[:MOST]
