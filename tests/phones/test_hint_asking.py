"""Hints for phones without phones: whose view the coach is given, which device is told, and what is counted."""

from collections.abc import Callable

import pytest

from blackgate.coach.coach_client import HINT, Answer
from blackgate.coach.hints import Advice, Hint
from blackgate.model.actions import Search
from blackgate.model.pack import Pack
from blackgate.model.view import View
from blackgate.phones.hints import Hinted, Hints
from blackgate.play.session import Session
from tests.scenes.window import plan

SEARCH = Hint((Advice(Search(), 0.5, 0.4, 0.6, ()),), 10)


class FakeCoach:
    """Remembers what it is asked, and answers when a test says so."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.hears: list[Callable[[Answer], None]] = []
        self.dropped = 0

    def is_there(self, pack: Pack) -> bool:
        return True

    def ask_hint(self, view: View, key: str, hear: Callable[[Answer], None]) -> None:
        self.views.append(view)
        self.hears.append(hear)

    def drop(self, key: str) -> None:
        self.dropped += 1

    def answer(self, *, final: bool = True) -> None:
        self.hears[-1](Answer("phones:hint", HINT, final, hint=SEARCH))


class Phones:
    def __init__(self) -> None:
        self.coach = FakeCoach()
        self.told: list[tuple[int, int, bool]] = []         # device, seat, whether it is the last
        self.hints = Hints(lambda: self.coach, self._tell)
        self.session = Session(plan(3, 3, 5))

    def _tell(self, device: int, hinted: Hinted) -> None:
        self.told.append((device, hinted.seat, hinted.is_final))

    def ask(self, seat: int, device: int, at: int = 7, question: str = "what to do") -> None:
        self.hints.ask(self.session, seat, device, at, question)


@pytest.fixture
def phones() -> Phones:
    return Phones()


@pytest.mark.parametrize("seat", range(3))
def test_the_coach_is_given_the_view_of_the_seat_that_asks(phones: Phones, seat: int) -> None:
    phones.ask(seat, device=1)
    (view,) = phones.coach.views
    assert view.seat == seat and [hand >= 0 for hand in view.hands] == [owner == seat for owner in range(3)]


def test_the_answer_goes_to_the_device_that_asked_last(phones: Phones) -> None:
    """The seat was taken over by another phone while the coach was thinking."""
    phones.ask(0, device=1)
    phones.ask(0, device=2)
    assert phones.told == [(2, 0, False)] and len(phones.coach.views) == 1
    phones.coach.answer()
    assert phones.told[1:] == [(2, 0, True)]


def test_what_one_seat_was_told_is_not_told_to_another_at_the_same_moment(phones: Phones) -> None:
    phones.ask(0, device=1)
    phones.coach.answer()
    phones.ask(2, device=2)
    assert phones.told == [(1, 0, True)] and [view.seat for view in phones.coach.views] == [0, 2]
    phones.coach.answer()
    assert phones.told[1:] == [(2, 2, True)]


def test_a_hint_is_counted_once_for_a_question_and_for_each_seat_that_asks(phones: Phones) -> None:
    for seat, question in ((0, "a"), (0, "a"), (1, "a"), (1, "b")):
        phones.ask(seat, device=1, question=question)
    assert phones.session.hints == [1, 2, 0]


def test_another_moment_drops_what_was_asked_and_its_answer_is_told_to_nobody(phones: Phones) -> None:
    phones.ask(0, device=1, at=7)
    phones.hints.follow(7)
    assert phones.coach.dropped == 0
    phones.hints.follow(8)
    phones.hints.follow(8)
    assert phones.coach.dropped == 1
    phones.coach.answer()
    assert phones.told == []
