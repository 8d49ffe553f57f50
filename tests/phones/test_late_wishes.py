"""What a phone sends too late, twice or from another seat: answers, hints, what is taken back."""

import pytest

from blackgate.scenes.screens import OpenTitle
from lab.gallery.positions import DEMAND, THEIR_TURN, session_at
from tests.scenes.coaching import FakeDesk, coached

from .one_thread import Device, OpenRoom, Room
from .situations import A_KNIFE, AT_THE_MARKET, midgame

TOO_LATE = "Too late: the question has changed."
NOT_POSSIBLE = "That is not possible now."


def test_an_answer_from_before_a_roll_is_refused_while_the_die_is_in_the_air(open_room: OpenRoom) -> None:
    room = open_room(midgame(), animated=True)
    roller = room.sit(0)
    at = roller.state["at"]
    roller.send(do="act", at=at, option={"do": "roll_move"})
    room.frame(0.01, times=3)
    told = room.say(roller, do="act", at=at, option={"do": "search"})
    assert [message["words"] for message in told] == [NOT_POSSIBLE] and room.session.acted == 1


@pytest.fixture
def hinted(open_room: OpenRoom) -> tuple[Room, Device, FakeDesk]:
    """Seat 0's phone has asked for a hint, and the coach still thinks."""
    room = open_room(midgame())
    desk = coached(room.app)
    phone = room.sit(0)
    room.say(phone, do="hint", at=phone.state["at"])
    assert len(desk.hints) == 1
    return room, phone, desk


def test_no_hint_is_sent_to_a_device_that_lost_the_seat(hinted: tuple[Room, Device, FakeDesk]) -> None:
    room, phone, desk = hinted
    desk.hint()
    room.phones.release(0)
    room.app.frame([], 0.02)            # The coach answers before the farewell has left.
    room.deliver()
    assert phone.goodbye == "released" and not phone.has("hint")


def test_no_hint_for_one_seat_is_sent_to_its_device_at_another_seat(hinted: tuple[Room, Device, FakeDesk]) -> None:
    room, phone, desk = hinted
    sent = room.server.sent
    phone.send(do="hello", v=1, code=room.phones.holders.invite(2))
    room.frame()
    desk.hint()
    room.frame(times=3)
    assert phone.state["seat"] == 2 and not phone.has("hint")
    assert "Hinted" not in [type(message).__name__ for device, message in sent if device == phone.number]


def test_a_hint_reaches_the_device_that_came_back_to_the_seat(hinted: tuple[Room, Device, FakeDesk]) -> None:
    room, old, desk = hinted
    new = room.connect(token=old.token)
    room.say(new, do="hint", at=new.state["at"])
    assert [len(hint["options"]) for hint in new.all("hint")] == [0], "the coach still thinks"
    desk.hint()
    room.frame(times=2)
    assert len(new.last("hint")["options"]) == 3 and len(desk.hints) == 1
    assert not old.has("hint")


def test_a_hint_that_comes_with_an_answer_is_not_told_of_the_next_question(
    hinted: tuple[Room, Device, FakeDesk],
) -> None:
    room, phone, desk = hinted
    desk.hint()
    phone.send(do="act", at=phone.state["at"], option={"do": "search"})
    room.frame(times=3)
    assert phone.state["mine"] and phone.state["actions"]["left"] == 1
    assert not phone.has("hint")


def test_a_hint_is_not_asked_for_a_question_that_was_just_answered(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    desk, phone = coached(room.app), room.sit(0)
    at = phone.state["at"]
    phone.send(do="act", at=at, option={"do": "search"})
    room.say(phone, do="hint", at=at)
    assert desk.hints == [] and room.session.hints == [0, 0, 0, 0]
    assert phone.last("refused")["words"] == NOT_POSSIBLE


def test_the_coach_stops_thinking_when_the_game_is_left(hinted: tuple[Room, Device, FakeDesk]) -> None:
    room, _, desk = hinted
    room.app.open(OpenTitle())
    room.frame(times=2)
    assert desk.dropped == ["phones:hint"]


def test_an_answer_sent_twice_at_once_is_done_once(open_room: OpenRoom) -> None:
    room = open_room(session_at(AT_THE_MARKET, humans=4))
    phone = room.sit(0)
    for _ in range(2):
        phone.send(do="act", at=phone.state["at"], option=A_KNIFE)
    room.frame(times=2)
    assert phone.state["seats"][0]["cigarettes"] == 7 and phone.state["actions"]["left"] == 1
    assert [message["words"] for message in phone.all("refused")] == [NOT_POSSIBLE]


def test_taking_back_twice_at_once_takes_one_action_back(open_room: OpenRoom) -> None:
    room = open_room(session_at(AT_THE_MARKET, A_KNIFE, A_KNIFE, humans=4))
    phone = room.sit(0)
    assert phone.state["seats"][0]["cigarettes"] == 5
    for _ in range(2):
        phone.send(do="undo", at=phone.state["at"])
    room.frame(times=2)
    assert phone.state["seats"][0]["cigarettes"] == 7 and phone.state["actions"]["left"] == 1
    assert [message["words"] for message in phone.all("refused")] == [NOT_POSSIBLE]


def test_an_answer_is_not_taken_from_a_device_that_went_to_another_seat(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    phone = room.sit(0)
    phone.send(do="hello", v=1, code=room.phones.holders.invite(2))
    room.say(phone, do="act", at=phone.state["at"], option={"do": "search"})
    assert phone.last("seated")["seat"] == 2 and room.session.acted == 0
    assert phone.last("refused")["words"] == NOT_POSSIBLE


def test_how_far_to_go_is_not_decided_for_a_fight_that_was_just_given_up(open_room: OpenRoom) -> None:
    fight = session_at(THEIR_TURN, DEMAND, {"do": "fight"}, humans=4)
    room = open_room(fight)
    phone = room.sit(0)
    at = phone.state["at"]
    assert phone.state["question"]["commit"]["sources"][0]["cards"] == {"knife": 2}
    phone.send(do="act", at=at, option={"do": "give_up"})
    room.say(phone, do="commit", at=at, picked=[{"cards": {"knife": 1}, "cigarettes": 0}])
    assert phone.last("refused")["words"] == NOT_POSSIBLE and room.session.standing_orders.committed == {}


def test_what_is_asked_about_a_question_that_is_gone_comes_too_late(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    phone = room.sit(0)
    at = phone.state["at"]
    room.act(phone, do="search")
    told = [room.say(phone, do="why", at=at, verb="dig"), room.say(phone, do="price", at=at, id="5")]
    assert [[message["words"] for message in each] for each in told] == [[TOO_LATE], [TOO_LATE]]
