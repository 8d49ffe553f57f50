"""The lamp on a phone: the coach is asked with one seat's view, and nobody else hears of it (docs/phones.md)."""

from dataclasses import replace

import pytest

from blackgate.coach.coach_client import HINT, Answer
from blackgate.coach.coach_worker import written_view
from blackgate.model.notation import Notation
from blackgate.play.plan import TableRules
from blackgate.play.session import Session
from blackgate.scenes.coaching import Coach
from tests.scenes.coaching import FakeDesk, coached
from tests.scenes.window import plan

from .one_thread import Device, OpenRoom, Room


@pytest.fixture
def room(open_room: OpenRoom) -> Room:
    return open_room(Session(plan(3, 3, 5)))


@pytest.fixture
def desk(room: Room) -> FakeDesk:
    return coached(room.app)


def ask(room: Room, phone: Device) -> None:
    room.say(phone, do="hint", at=phone.state["at"])


def asking(room: Room, lang: str = "en") -> Device:
    """The phone of seat 0, which has asked."""
    phone = room.sit(0, lang)
    ask(room, phone)
    return phone


def told(room: Room, desk: FakeDesk, *, final: bool = True) -> None:
    """The coach answers, and phones hear of it."""
    desk.hint(final=final)
    room.frame(times=2)


def test_the_coach_sees_what_the_seat_sees_and_its_answer_is_listed(room: Room, desk: FakeDesk) -> None:
    phone = asking(room, "de")
    assert written_view(desk.hints[0][1]) == written_view(room.session.sight(0))
    desk.said = {desk.hints[0][1].options[1]: 0.6}
    told(room, desk, final=False)
    first = phone.last("hint")
    assert first["at"] == phone.state["at"] and first["final"] is False and first["words"] == "Denkt noch nach …"
    told(room, desk)
    hint = phone.last("hint")
    assert hint["final"] and hint["words"] == "" and [each["win"] for each in hint["options"]] == [0.6, 0.3, 0.3]
    best = hint["options"][0]
    assert (best["low"], best["high"], best["band"]) == (0.2, 0.5, "20–50\u00a0%")
    assert best["label"] and best["why"] and best["chance"].startswith("60")


def test_what_is_listed_can_be_done(room: Room, desk: FakeDesk) -> None:
    phone, session = asking(room), room.session
    meant = desk.hint().options[1].action
    room.frame(times=2)
    hint = phone.last("hint")
    room.say(phone, do="act", at=hint["at"], option=hint["options"][1]["option"])
    assert session.record["actions"][1:] == [Notation(session.pack).action(meant, 0)] and not phone.has("refused")


def test_nobody_else_hears_of_it_until_the_end(room: Room, desk: FakeDesk) -> None:
    other = room.sit(1)
    phone, before, heard = asking(room), other.state, len(other.told)
    told(room, desk)
    assert other.state == before
    assert phone.has("hint") and not room.table.coach.is_open
    assert {message["say"] for message in other.told[heard:]} <= {"state"}
    assert room.session.hints == [1, 0, 0]


def test_who_asks_again_is_told_the_same_and_it_counts_once(room: Room, desk: FakeDesk) -> None:
    phone = asking(room)
    told(room, desk)
    again = room.connect(token=phone.token)
    ask(room, again)
    assert again.last("hint") == phone.last("hint")
    assert len(desk.hints) == 1 and room.session.hints == [1, 0, 0]


def test_another_language_has_it_too(room: Room, desk: FakeDesk) -> None:
    phone = asking(room)
    told(room, desk)
    english = phone.last("hint")
    room.say(phone, do="speak", lang="pl")
    polish = phone.last("hint")
    assert [each["option"] for each in polish["options"]] == [each["option"] for each in english["options"]]
    assert [each["why"] for each in polish["options"]] != [each["why"] for each in english["options"]]


def test_a_hint_goes_with_its_question(room: Room, desk: FakeDesk) -> None:
    phone = asking(room)
    room.table.act_away(room.session.sight(0).options[0])
    room.frame(times=2)
    assert desk.dropped
    told(room, desk)
    assert not phone.has("hint")


def test_a_coach_that_fails_says_so_and_can_be_asked_again(room: Room, desk: FakeDesk) -> None:
    phone = asking(room)
    desk.answers.append(Answer(desk.hints[-1][0], HINT, True, failed="a process died"))
    room.frame(times=2)
    hint = phone.last("hint")
    assert hint["options"] == [] and hint["final"] and hint["words"] == "The coach found no hint this time."
    ask(room, phone)
    told(room, desk)
    assert phone.last("hint")["options"]
    assert room.session.hints == [1, 0, 0]


def test_where_nobody_coaches_a_sentence_says_so(room: Room) -> None:
    room.app.coach = Coach(lambda pack: None)
    assert asking(room).last("refused")["words"] == "There are no hints here."
    assert room.session.hints == [0, 0, 0]


def test_a_table_without_hints_gives_none(open_room: OpenRoom) -> None:
    room = open_room(Session(replace(plan(3, 3, 5), rules=TableRules(hints=False))))
    desk, phone = coached(room.app), asking(room)
    assert phone.state["hints"] is False and phone.last("refused")["words"] == "Hints are off at this table."
    assert desk.hints == [] and room.session.hints == [0, 0, 0]
