"""The seats around the table: their order clockwise, teammates and rivals, and Michel(le)."""

from collections.abc import Sequence
from typing import Final

NO_MICHEL: Final = 0
MICHELS: Final = ("", "michel", "michelle")

# The other seats, clockwise, by number of players and seat.
CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % players for step in range(1, players)) for seat in range(players))
    for players in range(7)
)


def is_mate(team: bool, one: int, other: int) -> bool:
    """Whether two seats are teammates: every second one in team mode (R11). No seat is its own teammate."""
    return team and one != other and not (one ^ other) & 1


def is_rival(team: bool, one: int, other: int) -> bool:
    """Whether two seats play against each other: all do, except teammates (R11)."""
    return one != other and not (team and not (one ^ other) & 1)


def score(points: Sequence[int], seat: int, team: bool) -> int:
    """The points that count for a seat: its own, or its team's together (R11a)."""
    return sum(points[seat & 1::2]) if team else points[seat]


def side_name(seat: int, team: bool) -> str:
    """The name of a seat's team in the protocol, `a` or `b`; empty without teams (R11)."""
    return "ab"[seat & 1] if team else ""


def team_scores(points: Sequence[int]) -> tuple[int, int]:
    """The points of the two teams (R11a)."""
    return score(points, 0, True), score(points, 1, True)


# Teammates and rivals, clockwise, by team mode, number of players and seat.
MATES: Final = tuple(
    tuple(
        tuple(tuple(other for other in others if is_mate(team, seat, other)) for seat, others in enumerate(seats))
        for seats in CLOCKWISE
    )
    for team in (False, True)
)
RIVALS: Final = tuple(
    tuple(
        tuple(tuple(other for other in others if is_rival(team, seat, other)) for seat, others in enumerate(seats))
        for seats in CLOCKWISE
    )
    for team in (False, True)
)
