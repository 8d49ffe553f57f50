"""A review in several processes is the review that one process makes."""

import pytest

from blackgate.ai.workers.process import Process, Starter
from blackgate.coach import coach_client
from blackgate.coach.parallel_review import ReviewFailed, parallel_review
from blackgate.coach.review import QUICK, reviewing
from blackgate.play.record import BadRecord
from tests.table import brains, shipped

from .playing import calibration, recorded


class NoStarter(Starter):
    """For a machine that allows no further process."""

    def start(self) -> Process | None:
        return None


def test_two_processes_find_what_one_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_client, "ANSWER_S", 600.0)
    written = recorded((2, False, 0), 5, most=6)
    *_, alone = reviewing(written, shipped(), brains(), calibration(), effort=QUICK)
    *_, together = parallel_review(written, shipped(), 2, effort=QUICK, seats=[1])
    assert together == alone and together.done == together.total == 7


def test_where_no_process_can_be_started_it_says_so() -> None:
    with pytest.raises(ReviewFailed, match="no process could be started"):
        next(parallel_review(recorded((2, False, 0), 5, most=3), shipped(), 2, effort=QUICK, starter=NoStarter))


def test_a_record_that_is_not_true_is_refused_before_a_process_is_started() -> None:
    written = recorded((2, False, 0), 5, most=3)
    written["digests"][1] = "0" * 32
    with pytest.raises(BadRecord):
        next(parallel_review(written, shipped(), 2, effort=QUICK, starter=NoStarter))
