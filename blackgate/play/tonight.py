"""Tonight's game: the same deal and the same rivals for all who play it on the same date.

The date is that of the player's clock, so a new game begins at the player's own midnight. The date decides everything:
the seed, three inmates of different prisoner boards, their levels, and the salt for the bots' choices. Two players who
do the same see the same game. The game gets harder through the week. The seed ends with the number of the day, so that
a record shows which night it belongs to.
"""

import hashlib
from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from ..model.pack import Inmate, Pack
from ..model.rng import MOST_SEED, Dice, below, mixed, shuffle
from .finished_game import FinishedGame
from .plan import HUMAN, Plan, Seat, another

SALT: Final = 0x424C41434B474154        # "BLACKGAT": keeps these seeds apart from other seeds made from dates
DAYS: Final = 1 << 20                   # more days than until the year 2870
MOST: Final = 10**15                    # The seeds are smaller than that.
# From Monday on: the levels of the three rivals in seat order.
WEEK: Final = (
    ("easy", "easy", "medium"), ("easy", "medium", "medium"), ("medium", "medium", "medium"),
    ("medium", "medium", "hard"), ("medium", "hard", "hard"), ("hard", "hard", "hard"), ("hard", "hard", "expert"),
)


class NightResult(NamedTuple):
    """How a night's game ended for its player."""

    rounds: int
    points: tuple[int, ...]     # of all seats, highest first
    own: int                    # the index of the player's own points
    escaped: bool
    begun: int = 1              # how often this night had been begun by then


def seed_of(day: date) -> int:
    number = day.toordinal()
    return mixed(SALT & MOST_SEED, number) % (MOST // DAYS) * DAYS + number


def salt_of(day: date) -> str:
    return hashlib.sha256(f"tonight {day.isoformat()}".encode()).hexdigest()[:32]


def night_of(seed: int | None) -> date | None:
    """The date whose seed this is; None for any other seed."""
    number = (seed or 0) % DAYS
    if seed is None or not 0 < number <= date.max.toordinal():
        return None
    day = date.fromordinal(number)
    return day if seed_of(day) == seed else None


def rivals_of(day: date, inmates: Sequence[Inmate]) -> list[tuple[Inmate, str]]:
    """The three rivals of the night with their levels."""
    return list(zip(_drawn(day, inmates)[:3], WEEK[day.weekday()], strict=True))


def plan_for(day: date, name: str, pack: Pack) -> Plan:
    """The plan of the night's game for a player of this name."""
    own = _drawn(day, pack.inmates)[3]
    rivals = rivals_of(day, pack.inmates)
    seats = [Seat(inmate.title, f"{level}:{inmate.name}", inmate.name) for inmate, level in rivals]
    called = name or own.title
    if called in [seat.name for seat in seats]:
        called = another(called, 2)
    return Plan((Seat(called, HUMAN, own.name), *seats), seed=seed_of(day))


def night_planned(plan: Plan, pack: Pack) -> date | None:
    """The night whose table this is; None if it is another table."""
    day = night_of(plan.seed)
    if day is None or plan.team or plan.michel or not _is_night(day, [seat.player for seat in plan.seats], pack):
        return None
    return day


def night_result(game: FinishedGame) -> tuple[date, NightResult] | None:
    """The date of a night's game and its result for the player; None for any other game."""
    day = night_of(game.seed)
    if day is None or not game.is_counted or game.team or game.has_michel or not _is_night(day, game.words, game.pack):
        return None
    # By points; with equal points the winner comes first.
    order = sorted(range(game.players), key=lambda seat: (-game.points[seat], seat not in game.winners, seat))
    return day, NightResult(game.rounds, tuple(game.points[seat] for seat in order), order.index(0), 0 in game.winners)


def _is_night(day: date, players: Sequence[str], pack: Pack) -> bool:
    """Whether a person sits there with the three of that night."""
    return list(players) == [HUMAN, *(f"{level}:{inmate.name}" for inmate, level in rivals_of(day, pack.inmates))]


def _drawn(day: date, inmates: Sequence[Inmate]) -> list[Inmate]:
    """One inmate of each prisoner board, in an order made from the date."""
    dice = Dice(mixed(SALT & MOST_SEED, day.toordinal(), 1))
    boards: dict[int, list[Inmate]] = {}
    for inmate in sorted(inmates, key=lambda each: each.name):
        boards.setdefault(inmate.board, []).append(inmate)
    order = sorted(boards)
    shuffle(dice, order)
    return [boards[board][below(dice, len(boards[board]))] for board in order]
