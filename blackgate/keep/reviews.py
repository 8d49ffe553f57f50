"""Reviews of games, saved beside their replays and read when those are opened. A damaged one is made again.

A review is found by the seal of its record, so that it is never shown with another game. Only `reviewed` checks the
reviews that come from files or other processes.
"""

import json
import math
from contextlib import suppress
from typing import Final, NamedTuple

from ..coach.account import VERSION
from ..coach.review import is_review
from ..disk.files import listed
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from .kept_file import KeptFile
from .save_folder import REVIEWED, replays_folder, review_file

MOST_BYTES: Final = 4_000_000
MOST_REVIEWS: Final = 200
MOST_AT: Final = 10**7
MOST_ENTRIES: Final = 100_000
MARKS: Final = ("best", "fine", "slip", "mistake", "blunder")
KINDS: Final = ("decision", "chance")


BadReview: Final = WrongField       # the same error for modules that do not import `fields`


class Judged(NamedTuple):
    """A decision: the number of actions before it, the action done, the best one, and the loss."""

    at: int
    action: Json
    best: Json
    lost: float             # in chance to win, from 0 to 1
    mark: str


class Chanced(NamedTuple):
    """A roll, a draw or a theft, and the luck in it."""

    at: int
    gained: float


class SeatReview(NamedTuple):
    """The review of one seat. All chances are from 0 to 1; result − start = skill + luck + others."""

    start: float
    result: float
    skill: float
    luck: float
    others: float
    decisions: tuple[Judged, ...]
    chances: tuple[Chanced, ...]
    odds: tuple[tuple[int, float], ...]     # number of actions, chance to win


class Moment(NamedTuple):
    """One of the three moments that decided the game."""

    at: int
    seat: int
    kind: str               # one of `KINDS`
    swing: float


class Reviewed(NamedTuple):
    seats: tuple[SeatReview, ...]
    moments: tuple[Moment, ...]
    actions: int


def reviewed(data: object) -> Reviewed:
    """Check the output of `blackgate review --json`, complete or unfinished. Raises WrongField."""
    top = Fields(data, "", None, ("seats",))
    seats = tuple(map(_seat, top.objects("seats", None, ("start", "odds"), most=6)))
    moments = tuple(
        Moment(each.number("at", None, 0, MOST_AT), each.number("seat", None, 0, max(0, len(seats) - 1)),
               each.word("kind", KINDS), _share(each, "swing"))
        for each in top.objects("moments", None, ("at", "seat", "kind"))
    )
    return Reviewed(seats, moments, top.number("actions", 0, 0, MOST_AT))


def _seat(seat: Fields) -> SeatReview:
    return SeatReview(
        _share(seat, "start"), _share(seat, "result"), _share(seat, "skill"), _share(seat, "luck"),
        _share(seat, "others"),
        tuple(
            Judged(each.number("at", None, 0, MOST_AT), each.mapping("action"), each.mapping("best"),
                   _share(each, "lost"), each.word("mark", MARKS))
            for each in seat.objects("decisions", None, ("at", "action", "best", "lost", "mark"), MOST_ENTRIES)
        ),
        tuple(
            Chanced(each.number("at", None, 0, MOST_AT), _share(each, "gained"))
            for each in seat.objects("chances", None, ("at", "gained"), MOST_ENTRIES)
        ),
        tuple(
            (each.number("at", None, 0, MOST_AT), min(1.0, max(0.0, _share(each, "win"))))
            for each in seat.objects("odds", None, ("at", "win"), MOST_ENTRIES)
        ),
    )


def _share(fields: Fields, name: str) -> float:
    """A chance, or the difference of two chances, as a finite number."""
    value = fields.value(name, 0.0)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value) or abs(value) > 100:
        raise WrongField(fields.path(name), "must be a share")
    return float(value)


def _file(written: Json) -> KeptFile:
    """The file of a record's review. A review of another version is made again and replaces it."""
    return KeptFile(lambda: review_file(str(written["seal"])), VERSION, most_bytes=MOST_BYTES, any_version=True,
                    private=True)


def read_review(written: Json) -> Reviewed | None:
    """The saved review of this record; None if there is none that can be used."""
    review, _ = _file(written).load(lambda data: reviewed(data) if is_review(data, written) else None)
    return review


def keep_review(written: Json, data: Json) -> bool:
    """Save a review and return whether it worked. One that is too large is not saved, but made again each time."""
    is_kept = _file(written).save(data) or len(json.dumps(data)) > MOST_BYTES
    _make_room()
    return is_kept


def _make_room() -> None:
    """Delete the oldest reviews. Replays are deleted some day too."""
    with suppress(OSError):
        found = sorted(listed(replays_folder(), f"*{REVIEWED}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in found[MOST_REVIEWS:]:
            path.unlink(missing_ok=True)


__all__ = [
    "KINDS", "MARKS", "BadReview", "Chanced", "Judged", "Moment", "Reviewed", "SeatReview", "keep_review",
    "read_review", "review_file", "reviewed",
]
