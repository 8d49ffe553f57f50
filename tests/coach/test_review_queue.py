"""A review in pieces: the first is one decision of the player who asked. The order does not change the account."""

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from blackgate.coach.coach_worker import CoachWorker, question
from blackgate.coach.review_queue import ORDER, WEIGH, ReviewQueue
from blackgate.coach.review import QUICK, Progress, reviewing
from blackgate.coach.weighing import EFFORTS, Effort, RecordedActions
from blackgate.model.notation import Json
from tests.table import brains, shipped

from .playing import calibration, recorded

HASTY = Effort(2, 1, 1, 2, 1)


@cache
def played() -> Json:
    return recorded((4, False, 0), 7, most=50)


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, QUICK, HASTY)


class Worker:
    """Does what it is handed, as a process would."""

    def __init__(self) -> None:
        self._worker = CoachWorker(shipped(), brains(), calibration(), set())

    def answer(self, what: str, told: Json) -> Any:
        (reply,) = self._worker.replies(question(1, what, told))
        _, final, error, found = json.loads(reply)
        assert final and not error
        return found


def test_the_first_piece_is_one_decision_of_who_asked() -> None:
    for seat in range(4):
        pieces, worker = ReviewQueue(played(), QUICK, [seat]), Worker()
        first = pieces.hand_out(1, False)
        assert first is not None and first[0] == ORDER
        pieces.take(1, worker.answer(*first))
        second = pieces.hand_out(2, True)
        assert second is not None and second[0] == WEIGH and second[1].keys() == {"at"}
        pieces.take(2, worker.answer(*second))
        report = pieces.report()
        assert report is not None and report.done == 1
        assert [len(each["decisions"]) for each in report.review["seats"]] == [int(own == seat) for own in range(4)]


def last(steps: Iterable[Progress]) -> Json:
    *_, whole = steps
    return whole.review


def test_then_come_both_ends_of_the_game_and_the_rest_of_ones_own_decisions() -> None:
    walk = RecordedActions(played(), shipped())
    review = last(reviewing(played(), shipped(), brains(), calibration(), effort=QUICK))
    first, *others = [decided["at"] for decided in review["seats"][2]["decisions"]]
    order = walk.order([2])
    assert order[:3 + len(others)] == [first, 0, len(walk), *others] and len(others) > 5
    assert sorted(order) == list(range(len(walk) + 1))
    assert walk.order([]) == [0, len(walk), *range(1, len(walk))]


def test_nothing_is_weighed_until_the_order_is_known_and_who_is_lost_is_replaced() -> None:
    pieces = ReviewQueue(played(), QUICK, [1])
    assert pieces.hand_out(1, False) is not None and pieces.hand_out(2, False) is None
    pieces.lose(1)
    assert pieces.hand_out(3, False) == (ORDER, {"record": played(), "effort": QUICK, "seats": [1]})
    pieces.take(3, [5, 0, 4])
    assert pieces.hand_out(4, True) == (WEIGH, {"at": 5})
    told = pieces.hand_out(5, False)
    assert told is not None and told[1]["at"] == 0 and told[1]["record"] == played(), "it was not asked before"
    pieces.lose(4)
    assert pieces.hand_out(6, True) == (WEIGH, {"at": 5}) and pieces.losses == 2


def test_the_account_is_the_same_whoever_asks() -> None:
    given = played(), shipped(), brains(), calibration()
    assert last(reviewing(*given, effort=QUICK)) == last(reviewing(*given, effort=QUICK, seats=[3, 1]))
