"""The coach's real processes, and what is sent to them."""

import json
import os
from time import sleep

import pytest

from blackgate.ai.workers import process as process_module
from blackgate.ai.workers.process import MOST_STARTS, Process, Starter
from blackgate.coach import coach_client as desk_module
from blackgate.coach.coach_client import HINT, ODDS, REVIEW, Answer, CoachClient
from blackgate.coach.coach_worker import CoachWorker, question, read_hint, work_gently, written_view
from blackgate.coach.hints import hint
from blackgate.coach.review import QUICK, is_review
from blackgate.model.view import view
from tests.table import brains, shipped

from .fake_processes import seen
from .playing import calibration, positions, recorded


def test_a_worker_stops_in_the_middle_of_what_is_dropped() -> None:
    dropped: set[int] = set()
    worker = CoachWorker(shipped(), brains(), calibration(), dropped)
    replies = worker.replies(question(7, HINT, written_view(seen()).decode()))
    assert json.loads(next(replies))[:3] == [7, False, ""]
    dropped.add(7)
    assert [json.loads(reply) for reply in replies] == [[7, True, "dropped", None]]
    assert not dropped, "the next question may have any number"


def heard(desk: CoachClient, key: str) -> list[Answer]:
    """All answers to a question, up to the final one. However long it takes, one comes."""
    found: list[Answer] = []
    while not (found and found[-1].final):
        found += [answer for answer in desk.poll() if answer.key == key]
        sleep(0.005)
    return found


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a process that works counts as hanging only after ten minutes."""
    monkeypatch.setattr(process_module, "START_S", 600.0)
    monkeypatch.setattr(desk_module, "ANSWER_S", 600.0)


@pytest.mark.usefixtures("patience")
def test_real_processes_answer_are_missed_when_they_die_and_go_when_the_desk_is_closed() -> None:
    desk = CoachClient(jobs=1)
    try:
        desk.wake()
        game = next(positions((4, True, 1), 2))
        desk.ask_odds(view(game, 1), "mine")
        (mine,) = heard(desk, "mine")
        assert mine.odds is not None and sum(mine.odds.win) == pytest.approx(2.0)
        written = recorded((2, False, 0), 5, most=6)
        desk.ask_review(written, "review", effort=QUICK)
        found = heard(desk, "review")
        assert found[-1].done == found[-1].total == 7 and is_review(found[-1].review, written)
        written["digests"][2] = "0" * 32
        desk.ask_review(written, "untrue", effort=QUICK)
        (untrue,) = heard(desk, "untrue")
        assert untrue.failed and untrue.review is None
        os.kill(desk.pids[0], 9)
        desk.ask_hint(seen(), "dying")
        (answer,) = heard(desk, "dying")
        assert answer.failed and answer.hint is None
    finally:
        desk.close()
    assert desk.pids == []


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="has no priorities of this sort")
@pytest.mark.usefixtures("patience")
def test_a_gentle_process_goes_after_the_window_and_hears_what_is_dropped() -> None:
    process = Process("test", work_gently, None)
    replies: list[bytes] = []
    try:
        while not process.is_ready:
            assert not process.hear(replies.append)
            sleep(0.005)
        here, there = (os.getpriority(os.PRIO_PROCESS, who) for who in (0, process.pid))
        assert here < there or here > 19 - 5, "nobody is nicer than 19"
        process.tell(question(5, "drop", None))
        process.ask(question(5, HINT, written_view(seen()).decode()), 600.0)
        while not replies:
            assert not process.hear(replies.append)
            sleep(0.005)
    finally:
        process.end(wait=True)
    assert [json.loads(reply) for reply in replies] == [[5, True, "dropped", None]]


def test_where_no_process_is_allowed_every_question_is_answered_with_that() -> None:
    class Refused(Starter):
        def start(self) -> Process | None:
            return None

    desk = CoachClient(starter=Refused)
    for number in range(MOST_STARTS + 1):
        desk.ask_odds(seen(), f"odds {number}")
        desk.ask_review(recorded((2, False, 0), 5, most=3), f"review {number}")
        answers = desk.poll()
        assert {answer.what for answer in answers} == {ODDS, REVIEW} and all(answer.failed for answer in answers)


def test_a_process_is_told_a_view_and_nothing_else() -> None:
    worker = CoachWorker(shipped(), brains(), calibration(), set())
    replies = list(worker.replies(question(7, ODDS, written_view(seen()).decode())))
    assert len(replies) == 1 and replies[0].startswith(b'[7,true,"",')
    assert replies == list(worker.replies(question(7, ODDS, written_view(seen()).decode())))
    assert b"ValueError" in next(worker.replies(question(9, HINT, '["other cards",[]]')))


def test_a_position_is_answered_the_same_whenever_it_is_asked_about() -> None:
    worker = CoachWorker(shipped(), brains(), calibration(), set())
    one, other = (json.loads(*worker.replies(question(ticket, ODDS, written_view(seen()).decode())))
                  for ticket in (7, 8))
    assert one[1:] == other[1:]


def test_a_hint_is_the_same_after_it_was_sent() -> None:
    found = hint(seen(), brains(), calibration(), iterations=40, budget_ms=None, seed=1)
    assert read_hint(json.loads(json.dumps(found))) == found
