"""The coach beside the window: asked, heard, dropped, remembered, and never waited for.

Most tests hand in processes that say what the test tells them to, so that nothing depends on how fast a machine is.
"""

import json
import os
from time import sleep
from typing import Any

import pytest

from blackgate.ai.workers import process as process_module
from blackgate.ai.workers.process import MOST_STARTS, Life, Process, Starter
from blackgate.coach import coach_client as desk_module
from blackgate.coach.coach_worker import CoachWorker, question, read_hint, work, work_gently, written_view
from blackgate.coach.coach_client import HINT, KEPT, ODDS, REVIEW, Answer, CoachClient
from blackgate.coach.hints import hint
from blackgate.coach.review import QUICK, is_review
from blackgate.model.notation import Json
from blackgate.model.view import View, view
from tests.table import shipped, table

from .playing import brains, calibration, positions, recorded

ONE_HINT = [[[["search"], 0.5, 0.4, 0.6, [["search", [["place", 1], ["drawn", 2]]]]]], 10]      # as a process writes it
TWO_HINTS = [[[["search"], 0.6, 0.5, 0.7, [["search", []]]], [["heal"], 0.2, 0.1, 0.3, [["end_nothing", []]]]], 90]
SOME_ODDS = [[0.5, 0.3, 0.2], [0.4, 0.2, 0.1], [0.6, 0.4, 0.3], 48]


class FakeProcess(Process):
    """A process that a test speaks for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_ready = False
        self.asked: list[Any] = []              # [ticket, what, about], in order
        self.told: list[Any] = []               # the same, of what needs no answer
        self.is_ended = False
        self._spoken: list[bytes] = []
        self._lost = ""

    @property
    def pid(self) -> int:
        return self.number

    def ask(self, question: bytes, seconds: float) -> None:
        self.asked.append(json.loads(question))

    def tell(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    def rest(self) -> None: ...

    def hear(self, take: Any) -> str:
        replies, self._spoken = self._spoken, []
        for reply in replies:
            take(reply)
        return self._lost

    def end(self, *, wait: bool) -> None:
        self.is_ended = True

    # --- What a test has it do --------------------------------------------------------------------------------

    def answer(self, found: object, *, final: bool = True, error: str = "") -> None:
        """To what it was asked last."""
        self._spoken.append(json.dumps([self.asked[-1][0], final, error, found]).encode())

    def die(self) -> None:
        self._lost = "died"


class Staff:
    """Starts such processes for a desk, and knows them all."""

    def __init__(self, *, ready: bool = True) -> None:
        self.processes: dict[str, list[FakeProcess]] = {}
        self.lives: dict[str, Life] = {}
        self.ready = ready

    def starter(self, name: str, life: Life, about: object) -> Starter:
        staff = self
        staff.lives[name] = life
        staff.processes[name] = []

        class FakeStarter(Starter):
            def start(self) -> Process | None:
                process = FakeProcess(1 + sum(map(len, staff.processes.values())))
                process.is_ready = staff.ready
                staff.processes[name].append(process)
                return process

        return FakeStarter(name, life, about)

    @property
    def near(self) -> list[FakeProcess]:
        """Those that answer hints and odds, the latest last."""
        return self.processes["blackgate-coach"]

    @property
    def far(self) -> list[FakeProcess]:
        """Those that work at reviews."""
        return self.processes["blackgate-review"]


def staffed(*, ready: bool = True) -> tuple[CoachClient, Staff]:
    staff = Staff(ready=ready)
    return CoachClient(jobs=1, starter=staff.starter), staff


def seen(cigarettes: int = 0) -> View:
    """The view of the seat that has a decision to make, told apart by Cigarettes."""
    return view(table(3).seat(0, "showers", cigarettes=cigarettes).start().game, 0)


def told(answers: list[Answer]) -> list[tuple[str, bool, bool]]:
    """Of each answer its key, whether it is the last, and whether it failed."""
    return [(answer.key, answer.final, bool(answer.failed)) for answer in answers]


# --- Hints and odds -----------------------------------------------------------------------------------------------


def test_a_hint_comes_twice_and_the_second_time_it_is_asked_at_once() -> None:
    desk, staff = staffed()
    desk.ask_hint(seen(), "hint")
    (process,) = staff.near
    assert [what for _, what, _ in process.asked] == [HINT] and desk.poll() == []
    process.answer(ONE_HINT, final=False)
    (first,) = desk.poll()
    assert (first.key, first.what, first.final) == ("hint", HINT, False)
    assert first.hint is not None and [advice.win for advice in first.hint.options] == [0.5]
    process.answer(TWO_HINTS)
    (final,) = desk.poll()
    assert final.final and final.hint is not None and [advice.win for advice in final.hint.options] == [0.6, 0.2]
    desk.ask_hint(seen(), "again")
    assert desk.poll() == [final._replace(key="again")] and len(process.asked) == 1


def test_the_odds_of_a_position_are_not_its_hint() -> None:
    desk, staff = staffed()
    desk.ask_odds(seen(), "odds")
    staff.near[0].answer(SOME_ODDS)
    (answer,) = desk.poll()
    assert answer.what == ODDS and answer.odds is not None and answer.odds.win == (0.5, 0.3, 0.2)
    desk.ask_hint(seen(), "hint")
    assert desk.poll() == [] and staff.near[0].asked[-1][1] == HINT


def test_the_positions_remembered_are_the_latest_ones() -> None:
    desk, staff = staffed()
    for number in range(KEPT + 1):
        desk.ask_odds(seen(number), "odds")
        staff.near[0].answer(SOME_ODDS)
        assert len(desk.poll()) == 1
    desk.ask_odds(seen(1), "odds")
    desk.ask_odds(seen(KEPT), "newest")
    assert told(desk.poll()) == [("odds", True, False), ("newest", True, False)]
    desk.ask_odds(seen(0), "oldest")
    assert desk.poll() == [] and len(staff.near[0].asked) == KEPT + 2


def test_who_waits_for_a_hint_is_served_before_who_waits_for_odds() -> None:
    desk, staff = staffed()
    desk.ask_odds(seen(1), "first")
    desk.ask_odds(seen(2), "odds")
    desk.ask_hint(seen(3), "hint")
    for _ in range(3):
        staff.near[0].answer(None, error="nothing came of it")
        desk.poll()
    assert [what for _, what, _ in staff.near[0].asked] == [ODDS, HINT, ODDS]


def test_what_failed_is_not_remembered() -> None:
    desk, staff = staffed()
    desk.ask_odds(seen(), "odds")
    staff.near[0].answer(None, error="nothing came of it")
    (answer,) = desk.poll()
    assert answer.failed == "nothing came of it" and answer.final and answer.odds is None
    desk.ask_odds(seen(), "odds")
    assert desk.poll() == [] and len(staff.near[0].asked) == 2


# --- Dropped questions --------------------------------------------------------------------------------------------


def test_a_process_is_told_that_what_it_works_at_is_dropped_and_answers_the_next() -> None:
    desk, staff = staffed()
    desk.ask_hint(seen(1), "old")
    desk.ask_hint(seen(2), "new")
    (process,) = staff.near
    ticket = process.asked[0][0]
    process.answer(ONE_HINT, final=False)
    desk.drop("old")
    assert process.told == [[ticket, "drop", None]] and len(process.asked) == 1
    process.answer(None, error="dropped")
    assert desk.poll() == [] and len(process.asked) == 2
    process.answer(TWO_HINTS)
    assert told(desk.poll()) == [("new", True, False)]


def test_what_is_asked_anew_under_its_key_is_not_worked_at_any_more() -> None:
    desk, staff = staffed()
    desk.ask_hint(seen(1), "hint")
    desk.ask_hint(seen(2), "hint")
    assert [what for _, what, _ in staff.near[0].told] == ["drop"]


def test_what_is_dropped_before_its_turn_is_never_worked_at() -> None:
    desk, staff = staffed()
    desk.ask_odds(seen(1), "first")
    desk.ask_odds(seen(2), "second")
    desk.drop("second")
    staff.near[0].answer(SOME_ODDS)
    assert told(desk.poll()) == [("first", True, False)]
    assert len(staff.near[0].asked) == 1 and staff.near[0].told == []


def test_an_answer_that_lies_ready_is_dropped_too() -> None:
    desk, staff = staffed()
    desk.ask_odds(seen(), "odds")
    staff.near[0].answer(SOME_ODDS)
    desk.poll()
    desk.ask_odds(seen(), "again")
    desk.drop("again")
    assert desk.poll() == []


def test_a_clerk_stops_in_the_middle_of_what_is_dropped() -> None:
    dropped: set[int] = set()
    clerk = CoachWorker(shipped(), brains(), calibration(), dropped)
    replies = clerk.replies(question(7, HINT, written_view(seen()).decode()))
    assert json.loads(next(replies))[:3] == [7, False, ""]
    dropped.add(7)
    assert [json.loads(reply) for reply in replies] == [[7, True, "dropped", None]]
    assert not dropped, "the next question may have any number"


# --- Processes that are lost --------------------------------------------------------------------------------------


@pytest.mark.parametrize("has_begun", [False, True])
def test_a_process_that_dies_is_told_of_and_replaced(has_begun: bool) -> None:
    desk, staff = staffed()
    desk.ask_hint(seen(1), "dying")
    if has_begun:
        staff.near[0].answer(ONE_HINT, final=False)
    staff.near[0].die()
    begun = [("dying", False, False)] * has_begun
    assert told(desk.poll()) == [*begun, ("dying", True, True)]
    assert staff.near[0].is_ended and desk.poll() == []
    desk.ask_odds(seen(2), "after")
    staff.near[1].answer(SOME_ODDS)
    assert told(desk.poll()) == [("after", True, False)]
    desk.ask_odds(seen(3), "last")
    staff.near[1].die()
    assert told(desk.poll()) == [("last", True, True)], "what was lost before is not lost again"


def test_a_question_that_waited_for_a_process_is_asked_of_the_next_one() -> None:
    desk, staff = staffed()
    desk.ask_hint(seen(1), "dying")
    desk.ask_odds(seen(2), "waiting")
    staff.near[0].die()
    assert told(desk.poll()) == [("dying", True, True)]
    staff.near[1].answer(SOME_ODDS)
    assert told(desk.poll()) == [("waiting", True, False)]


def test_where_a_process_dies_before_it_is_ready_nobody_waits_for_it() -> None:
    desk, staff = staffed(ready=False)
    desk.ask_hint(seen(1), "hint")
    desk.ask_odds(seen(2), "odds")
    assert staff.near[0].asked == []
    staff.near[0].die()
    assert told(desk.poll()) == [("hint", True, True), ("odds", True, True)]


# --- Reviews ------------------------------------------------------------------------------------------------------


def weighed(at: int) -> Json:
    return {"at": at, "win": [0.5, 0.5], "decision": None, "chances": []}


def test_a_review_is_handed_out_in_pieces_and_the_record_goes_along_once() -> None:
    desk, staff = staffed()
    written = recorded((2, False, 0), 5, most=2)
    desk.ask_review(written, "review", [1], QUICK)
    (process,) = staff.far
    assert process.asked[-1][1:] == ["order", {"record": written, "effort": QUICK, "seats": [1]}]
    process.answer([1, 0, 2])
    for at in (1, 0, 2):
        desk.poll()
        assert process.asked[-1][1:] == ["weigh", {"at": at}]
        process.answer(weighed(at))
    last = desk.poll()[-1]
    assert (last.key, last.what, last.final, last.done, last.total) == ("review", REVIEW, True, 3, 3)
    assert is_review(last.review, written)


def test_the_processes_of_a_review_go_when_it_is_dropped_and_nothing_more_is_heard() -> None:
    desk, staff = staffed()
    desk.ask_review(recorded((2, False, 0), 5, most=2), "review", [1], QUICK)
    staff.far[0].answer([1, 0, 2])
    desk.poll()
    staff.far[0].answer(weighed(1))
    desk.drop("review")
    assert desk.poll() == [] and staff.far[0].is_ended and desk.pids == []


def test_a_piece_that_was_lost_is_given_to_another_and_after_some_in_vain_the_review_fails() -> None:
    desk, staff = staffed()
    written = recorded((2, False, 0), 5, most=2)
    desk.ask_review(written, "review", [], QUICK)
    staff.far[0].answer([1, 0, 2])
    for number in range(MOST_STARTS):
        assert desk.poll() == []
        assert staff.far[number].asked[-1][2]["at"] == 1
        assert number == 0 or staff.far[number].asked[-1][2]["record"] == written, "it has never seen the game"
        staff.far[number].die()
    assert told(desk.poll()) == [("review", True, True)]


def test_a_process_that_has_seen_another_game_is_given_the_record() -> None:
    desk, staff = staffed()
    first, second = recorded((2, False, 0), 5, most=2), recorded((2, False, 0), 6, most=2)
    desk.ask_review(first, "first", [], QUICK)
    staff.far[0].answer([1, 0, 2])
    desk.poll()
    desk.ask_review(second, "second", [], QUICK)
    desk.drop("first")
    staff.far[0].answer(weighed(1))
    desk.poll()
    assert staff.far[0].asked[-1][1:] == ["order", {"record": second, "effort": QUICK, "seats": []}]


def test_reviews_are_worked_at_by_processes_that_go_after_the_window() -> None:
    _, staff = staffed()
    assert staff.lives == {"blackgate-coach": work, "blackgate-review": work_gently}


# --- Real processes -----------------------------------------------------------------------------------------------


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


# --- What is sent -------------------------------------------------------------------------------------------------


def test_a_process_is_told_a_view_and_nothing_else() -> None:
    clerk = CoachWorker(shipped(), brains(), calibration(), set())
    replies = list(clerk.replies(question(7, ODDS, written_view(seen()).decode())))
    assert len(replies) == 1 and replies[0].startswith(b'[7,true,"",')
    assert replies == list(clerk.replies(question(7, ODDS, written_view(seen()).decode())))
    assert b"ValueError" in next(clerk.replies(question(9, HINT, '["other cards",[]]')))


def test_a_position_is_answered_the_same_whenever_it_is_asked_about() -> None:
    clerk = CoachWorker(shipped(), brains(), calibration(), set())
    one, other = (json.loads(*clerk.replies(question(ticket, ODDS, written_view(seen()).decode())))
                  for ticket in (7, 8))
    assert one[1:] == other[1:]


def test_a_hint_is_the_same_after_it_was_sent() -> None:
    found = hint(seen(), brains(), calibration(), iterations=40, budget_ms=None, seed=1)
    assert read_hint(json.loads(json.dumps(found))) == found
