"""The coach beside the window: asked, heard, dropped, remembered, and never waited for."""

import pytest

from blackgate.ai.workers.process import MOST_STARTS
from blackgate.coach.coach_client import HINT, KEPT, ODDS, REVIEW
from blackgate.coach.coach_worker import work, work_gently
from blackgate.coach.review import QUICK, is_review
from blackgate.model.notation import Json

from .fake_processes import ONE_HINT, SOME_ODDS, TWO_HINTS, seen, staffed, told
from .playing import recorded


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
