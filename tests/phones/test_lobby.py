"""Before and after the game: seats and colours are changed from the phone, and another game begins from it."""


import pytest

from blackgate.play.evening_score import EveningScore, Row
from blackgate.play.session import Session
from blackgate.scenes.end.end import End
from blackgate.scenes.screens import OpenSetup
from lab.gallery.positions import MIDGAME, SEATS_4, changed, session_at
from tests.scenes.window import plan

from .client import leaves
from .one_thread import Device, OpenRoom, Room


@pytest.fixture
def room(open_room: OpenRoom) -> Room:
    """The table is laid."""
    return open_room()


def own(device: Device) -> dict[str, object]:
    lobby = device.last("lobby")
    return dict(lobby["seats"][lobby["seat"]])


# --- Before the game ----------------------------------------------------------------------------------------


def test_who_waits_moves_to_another_free_seat_and_keeps_name_and_colour(room: Room) -> None:
    phone = room.sit(0, name="Ewa")
    before = own(phone)
    room.say(phone, do="sit", seat=2)
    assert phone.last("lobby")["seat"] == 2
    assert (own(phone)["name"], own(phone)["inmate"]) == ("Ewa", before["inmate"])
    assert room.phones.away == {2} and room.setup.seating.names()[2] == "Ewa"


def test_in_a_team_game_another_seat_is_the_other_side(room: Room) -> None:
    room.setup.seating.wants_team = True
    phone = room.sit(0)
    assert own(phone)["side"] == "a"
    room.say(phone, do="sit", seat=1)
    assert own(phone)["side"] == "b"


def test_nobody_moves_to_a_seat_that_another_phone_holds(room: Room) -> None:
    phone, other = room.sit(0), room.sit(1)
    room.say(phone, do="sit", seat=1)
    assert (phone.last("lobby")["seat"], other.last("lobby")["seat"]) == (0, 1)


def test_who_waits_chooses_a_colour_that_no_other_phone_has(room: Room) -> None:
    phone, other = room.sit(0), room.sit(1)
    room.say(phone, do="paint", colour=5)
    assert own(phone)["colour"] == 5
    told = room.say(other, do="paint", colour=5)
    assert "refused" in [message["say"] for message in told]
    assert own(phone)["colour"] == 5 and own(other)["colour"] != 5


def test_in_a_game_no_colour_is_changed(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(3, 3, 5)))
    phone = room.sit(0)
    before = room.session.colours
    assert [message["say"] for message in room.say(phone, do="paint", colour=5)] == ["refused"]
    assert room.session.colours == before


# --- After the game -----------------------------------------------------------------------------------------


def finished(open_room: OpenRoom) -> tuple[Room, Device, Device]:
    """The first seat digs its way out on a phone, and somebody watches."""
    digger = dict(SEATS_4[0], place="cell_block", points=9)
    room = open_room(session_at(changed(MIDGAME, seats=[digger, *SEATS_4[1:]]), humans=3))
    phone, watcher = room.sit(0), room.guest()
    room.say(watcher, do="watch")
    digs = [leaf for leaf in leaves(phone.state["question"]["choices"]) if leaf.get("option", {}).get("do") == "dig"]
    room.act(phone, **digs[0]["option"])
    room.frame(times=4)
    assert isinstance(room.app.top, End) and phone.state["over"] is not None
    return room, phone, watcher


def test_a_phone_begins_another_game_and_keeps_its_seat(open_room: OpenRoom) -> None:
    room, phone, _ = finished(open_room)
    room.phones._again = room.app.phone_service._play_again
    assert phone.has("tonight")
    before = room.phones.seats._names
    room.say(phone, do="again")
    room.frame(times=4)
    assert room.session.over is None and room.session.names == before
    assert phone.state["over"] is None and phone.state["seat"] == 0


def test_tonights_score_is_told_once_and_in_the_phones_own_words(open_room: OpenRoom) -> None:
    room, phone, _ = finished(open_room)
    end = room.app.top
    assert isinstance(end, End)
    assert phone.last("tonight")["words"] == "", "the first game of an evening has no score"
    names = end.session.names
    rows = {name: Row(name, 2, wins, 9 + wins, 1) for wins, name in enumerate(names)}
    end.session.evening_score = EveningScore(counted=["one", "two"], people=names, scores=rows)
    told = room.say(phone, do="ping")
    tonight = [message for message in told if message["say"] == "tonight"]
    assert len(tonight) == 1 and tonight[0]["games"] == 2
    assert [row["name"] for row in tonight[0]["rows"]] == names[::-1]
    assert not [message for message in room.say(phone, do="ping") if message["say"] == "tonight"]


def test_who_watched_goes_on_seeing_the_end_until_another_game_is_set_up(open_room: OpenRoom) -> None:
    room, _, watcher = finished(open_room)
    assert watcher.state["over"] is not None
    assert watcher.told[-1]["say"] != "door"
    room.app.open(OpenSetup())
    room.frame(times=2)
    assert watcher.told[-1]["say"] == "door"


def test_during_a_game_nobody_begins_another(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(3, 3, 5)))
    phone, session = room.sit(0), room.session
    assert [message["say"] for message in room.say(phone, do="again")] == ["refused"]
    assert room.session is session
