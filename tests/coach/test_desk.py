"""The coach beside the window: asked, heard, dropped, remembered, and never waited for."""

import os
import signal
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from time import monotonic, sleep

import pytest

from blackgate.ai.workers.process import MOST_STARTS
from blackgate.coach.clerk import Clerk, question, read_hint, written_view
from blackgate.coach.desk import HINT, ODDS, REVIEW, Answer, Desk
from blackgate.coach.hints import hint
from blackgate.coach.review import QUICK, is_review
from blackgate.model.view import View, view
from blackgate.play.onlookers import sight_of
from tests.table import shipped

from .playing import brains, calibration, positions, recorded

LONG = 90.0


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    desk = Desk(jobs=1)
    desk.wake()
    yield desk
    desk.close()
    assert desk.pids == []


def asked(number: int) -> View:
    game = next(game for at, game in enumerate(positions((3, False, 0), 2)) if at == number)
    return view(game, game.decider)


def heard(desk: Desk, key: str) -> list[Answer]:
    """All answers to a question, up to the final one."""
    found: list[Answer] = []
    end = monotonic() + LONG
    while not (found and found[-1].final):
        assert monotonic() < end
        found += [answer for answer in desk.poll() if answer.key == key]
        sleep(0.005)
    return found


def test_a_hint_comes_twice_and_the_second_time_it_is_asked_at_once(desk: Desk) -> None:
    desk.ask_hint(asked(0), "hint")
    first, final = heard(desk, "hint")
    assert (first.what, first.final, final.final) == (HINT, False, True)
    assert final.hint is not None and first.hint is not None and final.hint.samples > first.hint.samples
    desk.ask_hint(asked(0), "again")
    assert desk.poll() == [final._replace(key="again")]


def test_odds_come_from_a_seats_view_and_from_everybodys(desk: Desk) -> None:
    game = next(positions((4, True, 1), 2))
    desk.ask_odds(view(game, 1), "mine")
    desk.ask_odds(sight_of(game, None), "ours")
    (ours,) = heard(desk, "ours")
    assert ours.what == ODDS and ours.odds is not None and abs(sum(ours.odds.win) - 2) < 1e-9


def test_what_is_dropped_is_not_answered_and_the_next_one_soon(desk: Desk) -> None:
    desk.ask_hint(asked(25), "old")
    desk.poll()
    desk.drop("old")
    desk.ask_hint(asked(30), "new")
    found = heard(desk, "new")
    assert all(answer.key == "new" for answer in found) and desk.poll() == []


def test_a_review_is_made_beside_and_says_how_far_it_is(desk: Desk) -> None:
    written = recorded((2, False, 0), 5, most=30)
    desk.ask_review(written, "review", effort=QUICK)
    found = heard(desk, "review")
    assert all(answer.what == REVIEW for answer in found)
    assert found[-1].done == found[-1].total == 31 and is_review(found[-1].review, written)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="has no priorities of this sort")
def test_who_works_at_a_review_goes_after_the_window_and_who_answers_hints_does_not(desk: Desk) -> None:
    desk.ask_odds(asked(1), "awake")
    heard(desk, "awake")
    desk.ask_review(recorded((2, False, 0), 6, most=90), "gently")
    near, far = desk.pids
    here, end = os.getpriority(os.PRIO_PROCESS, 0), monotonic() + LONG
    while os.getpriority(os.PRIO_PROCESS, far) == here and monotonic() < end:
        desk.poll()         # It has to start first.
        sleep(0.005)
    assert os.getpriority(os.PRIO_PROCESS, near) == here < os.getpriority(os.PRIO_PROCESS, far)
    desk.drop("gently")


def test_a_record_that_is_not_true_is_answered_with_that(desk: Desk) -> None:
    written = recorded((2, False, 0), 5, most=6)
    written["digests"][2] = "0" * 32
    desk.ask_review(written, "untrue", effort=QUICK)
    (answer,) = heard(desk, "untrue")
    assert answer.failed and answer.review is None


def test_a_process_that_dies_is_told_of_and_replaced(desk: Desk) -> None:
    desk.ask_hint(asked(35), "dying")
    end = monotonic() + LONG
    while not desk.pids and monotonic() < end:
        desk.poll()
    os.kill(desk.pids[0], signal.SIGKILL)
    (answer,) = heard(desk, "dying")
    assert answer.failed and answer.hint is None
    desk.ask_odds(asked(35), "after")
    assert heard(desk, "after")[-1].odds is not None


def test_where_no_process_is_allowed_every_question_is_answered_with_that(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: BaseProcess) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(BaseProcess, "start", refuse)
    desk = Desk()
    for number in range(MOST_STARTS + 1):
        desk.ask_odds(asked(0), f"odds {number}")
        desk.ask_review(recorded((2, False, 0), 5, most=3), f"review {number}")
        answers = desk.poll()
        assert {answer.what for answer in answers} == {ODDS, REVIEW} and all(answer.failed for answer in answers)


def test_a_process_is_told_a_view_and_nothing_else() -> None:
    seen = asked(20)
    dropped: set[int] = set()
    clerk = Clerk(shipped(), brains(), calibration(), dropped)
    replies = list(clerk.replies(question(7, ODDS, written_view(seen).decode())))
    assert len(replies) == 1 and replies[0].startswith(b'[7,true,"",')
    dropped.add(8)
    assert b"dropped" in next(clerk.replies(question(8, HINT, written_view(seen).decode())))
    assert b"ValueError" in next(clerk.replies(question(9, HINT, '["other cards",[]]')))


def test_a_hint_is_the_same_after_it_was_sent() -> None:
    import json

    found = hint(asked(20), brains(), calibration(), iterations=40, budget_ms=None, seed=1)
    assert read_hint(json.loads(json.dumps(found))) == found
