"""A review in several processes for a caller that waits for it, as the command line does."""

from collections.abc import Callable, Collection, Iterator
from time import sleep
from typing import Final

from ..ai.workers.process import Life, Starter
from ..model.notation import Json
from ..model.pack import Pack
from ..play.thinking import source_of
from .coach_client import REVIEW, CoachClient
from .review import FULL, Progress
from .weighing import RecordedActions

POLL_S: Final = 0.02        # seconds between two polls


class ReviewFailed(Exception):
    """The processes could not make the review."""


def parallel_review(
    written: Json, pack: Pack, jobs: int, *, effort: str = FULL, seats: Collection[int] = (),
    starter: Callable[[str, Life, object], Starter] = Starter,
) -> Iterator[Progress]:
    """Like `review.reviewing`, in `jobs` processes. Raises BadRecord, ReviewFailed."""
    RecordedActions(written, pack)         # Refuses an untrue record before processes start.
    coach = CoachClient(source_of(pack), jobs, starter)
    try:
        coach.ask_review(written, REVIEW, seats, effort)
        while True:
            for answer in coach.poll():
                if answer.review is None:
                    raise ReviewFailed(answer.failed)
                yield Progress(answer.done, answer.total, answer.review)
                if answer.final:
                    return
            sleep(POLL_S)
    finally:
        coach.close()
