"""A review made in several processes by somebody who waits for it, as the command line does."""

from collections.abc import Callable, Collection, Iterator
from time import sleep
from typing import Final

from ..ai.workers.process import Life, Starter
from ..model.notation import Json
from ..model.pack import Pack
from .coach_client import REVIEW, CoachClient
from .review import FULL, Progress
from .weighing import Walk

POLL_S: Final = 0.02        # between two looks for answers


class ReviewFailed(Exception):
    """The processes that should make a review could not."""


def parallel_review(
    written: Json, pack: Pack, jobs: int, *, effort: str = FULL, seats: Collection[int] = (),
    starter: Callable[[str, Life, object], Starter] = Starter,
) -> Iterator[Progress]:
    """As `review.reviewing`, in so many processes. Raises BadRecord, ReviewFailed."""
    Walk(written, pack)         # A record that is not true is refused before anything starts.
    desk = CoachClient(pack, jobs, starter)
    try:
        desk.ask_review(written, REVIEW, seats, effort)
        while True:
            for answer in desk.poll():
                if answer.review is None:
                    raise ReviewFailed(answer.failed)
                yield Progress(answer.done, answer.total, answer.review)
                if answer.final:
                    return
            sleep(POLL_S)
    finally:
        desk.close()
