"""The review of a recorded game: every decision judged by what its maker knew, every chance event weighed by re-deals."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..ai.levels import Brains
from ..model.notation import Json
from ..model.pack import Pack
from .calibration import Calibration

QUICK: Final = "quick"
FULL: Final = "full"


class Progress(NamedTuple):
    """How far a review is, with all that is known so far in the form of the whole one.

    `review` is the object of `blackgate review --json`: `seats` as PROTOCOL.md says, `moments` (the three that decided:
    `{"at", "seat", "kind": "decision" | "chance", "swing"}`), `actions` (how many there are), `effort`.
    Plain data: JSON writes and reads it. Until `done == total` decisions and chances are still coming in.
    """

    done: int
    total: int
    review: Json


def reviewing(
    written: Json, pack: Pack, brains: Brains, calibration: Calibration, *, effort: str = FULL, jobs: int = 1,
) -> Iterator[Progress]:
    """Review a record action by action; with several jobs in so many processes. Raises BadRecord."""
    yield Progress(0, 0, {})


def is_review(data: object, written: Json) -> bool:
    """Whether plain data read from a file is a review of just this record, made by this version."""
    return False
