"""What is told of a game, from what everybody saw: three lines of its story, and awards."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from ...model.event_seats import doer, subject
from ...model.events import Beaten, CombatWon, Crafted, Event, Extorted, Given, Moved, Played, Sold, Taken, TurnStarted
from ...model.teams import team_scores
from ...model.vocabulary import NOTHING
from ...play.history import count_points

BEATS = ("led", "overtook", "feud", "fight", "thief", "quiet", "close")
# What is counted: its name, the event, the field with the number (empty: each event counts once), and the least number
# that is worth an award.
COUNTED: Final[tuple[tuple[str, type[Event], str, int], ...]] = (
    ("fists", CombatWon, "", 2), ("extorter", Extorted, "", 2), ("bruises", Beaten, "number", 3),
    ("craft", Crafted, "", 2), ("merchant", Sold, "cigarettes", 5), ("cards", Played, "", 2), ("walker", Moved, "", 6),
)
MOST: Final = 3


class SummaryLine(NamedTuple):
    """A line of the story: its key, the seat it is about, the other seat, the round, a number."""

    name: str
    seat: int = NOTHING
    other: int = NOTHING
    in_round: int = 0
    number: int = 0


def summary_lines(events: Sequence[Event], players: int, team: bool, goal: int) -> list[SummaryLine]:
    """Return three lines, or fewer if nobody dug."""
    points = [0] * players
    leader: SummaryLine | None = None
    ahead = NOTHING             # the side that leads: a seat, or the first seat of a team
    last = NOTHING              # the last seat that dug for it
    turns = 0
    for event in events:
        turns += isinstance(event, TurnStarted)
        if not count_points(points, event):
            continue
        seat = doer(event)
        sides = _sides(points, team)
        side = seat % 2 if team else seat
        if sides[side] == max(sides) and sides.count(sides[side]) == 1:
            if side != ahead:
                number = max(1, -(-turns // players))
                leader = SummaryLine("led", seat, in_round=number) if ahead == NOTHING else SummaryLine(
                    "overtook", seat, last, number)
                ahead = side
            last = seat
    found = [leader] if leader is not None else []
    return [*found, _drama(events, players), *_shortfall(points, team, goal)]


def _sides(points: Sequence[int], team: bool) -> list[int]:
    return [*team_scores(points)] if team else list(points)


def _drama(events: Sequence[Event], players: int) -> SummaryLine:
    """Return the feud with the most fights, else the last fight, else the player who stole most."""
    feuds: Counter[tuple[int, int]] = Counter()
    thefts: Counter[int] = Counter()
    fight: SummaryLine | None = None
    turns = 0
    for event in events:
        turns += isinstance(event, TurnStarted)
        if isinstance(event, CombatWon) and NOTHING not in (event.winner, event.loser):
            feuds[event.winner, event.loser] += 1
            fight = SummaryLine("fight", event.winner, event.loser, max(1, -(-turns // players)))
        elif isinstance(event, (Taken, Given)):
            thefts[event.seat] += 1
    if feuds and (worst := feuds.most_common(1)[0])[1] > 1:
        return SummaryLine("feud", *worst[0], number=worst[1])
    if fight is not None:
        return fight
    if not thefts:
        return SummaryLine("quiet")
    thief, number = thefts.most_common(1)[0]
    return SummaryLine("thief", thief, number=number)


def _shortfall(points: Sequence[int], team: bool, goal: int) -> list[SummaryLine]:
    """Return who of the others came closest, and how many points were missing."""
    sides = _sides(points, team)
    rest = [goal - reached for reached in sides]
    short = [side for side, missing in enumerate(rest) if missing > 0]
    if not short:
        return []
    side = min(short, key=lambda one: rest[one])
    seats = [seat for seat in range(len(points)) if (seat % 2 if team else seat) == side]
    return [SummaryLine("close", max(seats, key=lambda seat: points[seat]), number=rest[side])]


class Award(NamedTuple):
    name: str
    seat: int
    times: int


def awards(events: Sequence[Event]) -> list[Award]:
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
