"""Guests of an evening: who is shut out, new codes, who comes late, who only watches, and what the log says of it."""

from random import Random

import pytest

from blackgate.model.notation import Json
from blackgate.phones.page_state import PageState
from blackgate.phones.seat_snapshot import PHONE, SeatPlace
from blackgate.phones.phone_updates import snapshot_of
from blackgate.phones.wire_format import written
from blackgate.play.session import Session
from blackgate.scenes.table.seat_question import SeatQuestion
from blackgate.words.text import Text
from tests.dealing import dealt_anew
from tests.scenes.window import plan

from .one_thread import Device, OpenRoom, Room
from .test_seat_yes import answer

A_BOT = 3               # its seat


def lines(device: Device) -> list[str]:
    return [line["words"] for line in device.state["log"]]


# --- Shutting out -------------------------------------------------------------------------------------------


def test_a_new_code_shuts_nobody_out_who_has_a_seat(room: Room) -> None:
    seated, guest, old = room.sit(0), room.guest(), room.phones.holders.code
    room.phones.change_code()
    room.frame(times=2)
    assert room.phones.holders.code != old and seated.goodbye is None and room.phones.is_held(0)
    assert not guest.last("door")["open"] and not guest.last("door")["seats"]
    assert not room.connect(code=old).last("door")["open"]
    assert room.guest().last("door")["open"]
    assert room.connect(token=seated.token).last("seated")["seat"] == 0


def test_a_phone_that_is_shut_out_gets_no_seat_again_and_the_others_stay(room: Room) -> None:
    other = room.sit(1)
    thief = room.connect(code=room.phones.holders.invite(0), address="10.0.0.9")
    token, old = thief.token, room.phones.holders.code
    room.phones.ban(0)
    room.frame(times=2)
    assert thief.goodbye == "banned" and other.goodbye is None
    assert not room.phones.is_held(0)
    for hello in ({"token": token}, {"code": old}, {"code": room.phones.holders.code},
                  {"code": room.phones.holders.invite(0)}):
        again = room.connect(address="10.0.0.9", **hello)
        assert again.goodbye == "banned" and not again.has("seated"), hello
    assert room.connect(code=room.phones.holders.code, address="10.0.0.8").last("door")["open"]
    assert not room.connect(code=old, address="10.0.0.7").last("door")["open"], "the phone may tell the code it knows"
    assert "shut out" in lines(other)[-1]


def test_who_holds_a_seat_at_the_same_address_comes_back_after_a_ban(room: Room) -> None:
    """All phones may come from one address."""
    owner = room.connect(code=room.phones.holders.invite(1), address="10.0.0.9")
    room.connect(code=room.phones.holders.invite(0), address="10.0.0.9")
    room.phones.ban(0)
    assert room.connect(token=owner.token, address="10.0.0.9").last("seated")["seat"] == 1


# --- The log on phones --------------------------------------------------------------------------------------


def test_who_comes_and_goes_is_read_on_every_phone_in_its_own_language(room: Room) -> None:
    english, polish = room.sit(0), room.sit(1, "pl")
    name = room.session.names[2]
    room.sit(2)
    assert f"{name} plays on a phone now." in lines(english)
    assert not any("plays on a phone" in line for line in lines(polish))
    assert lines(polish)[-1] == Text("pl")("log-phone-sat", name=name)
    numbers = [line["n"] for line in english.state["log"]]
    assert len(set(numbers)) == len(numbers)


def test_a_seat_given_to_a_bot_is_a_line_on_phones(room: Room) -> None:
    one, other = room.sit(0), room.sit(1)
    room.say(one, do="bot")
    assert Text("en")("log-bot-plays", name=room.session.names[0]) in lines(other)


# --- Latecomers ---------------------------------------------------------------------------------------------


def test_a_latecomer_takes_a_bots_seat_after_a_yes_at_the_screen(room: Room) -> None:
    late = room.guest()
    assert [seat["ask"] for seat in late.last("door")["seats"]] == [True] * 4
    room.say(late, do="sit", seat=A_BOT, name="Ewa")
    assert not late.has("state") and not room.session.is_human(A_BOT)
    answer(room, "yes")
    assert room.session.is_human(A_BOT) and room.session.names[A_BOT] == "Ewa"
    assert late.last("seated")["seat"] == A_BOT and late.state["hand"] is not None
    assert lines(late)[-1] == "Ewa plays on a phone now."


def test_a_latecomer_with_a_name_that_is_taken_gets_another(room: Room) -> None:
    late = room.guest()
    room.say(late, do="sit", seat=A_BOT, name=room.session.names[0])
    answer(room, "yes")
    assert room.session.is_human(A_BOT) and len(set(room.session.names)) == 4


def test_a_no_leaves_the_seat_to_the_bot(room: Room) -> None:
    late = room.guest()
    room.say(late, do="sit", seat=A_BOT)
    answer(room, "no")
    assert not room.session.is_human(A_BOT) and not late.has("seated")


def test_a_bot_that_plays_for_a_phones_owner_is_not_for_others(room: Room) -> None:
    owner, late = room.sit(0), room.guest()
    room.say(owner, do="bot")
    assert not late.last("door")["seats"][0]["ask"]
    room.say(late, do="sit", seat=0)
    assert not isinstance(room.app.top, SeatQuestion) and not late.has("seated")


# --- Watching -----------------------------------------------------------------------------------------------


def test_who_watches_sees_the_public_table_and_nothing_else(room: Room) -> None:
    player, watcher = room.sit(0), room.guest()
    room.say(watcher, do="watch")
    state = watcher.state
    assert (state["seat"], state["mine"], state["question"]) == (None, False, None)
    assert (state["hand"], state["background"]) == ({}, None)
    assert [seat["hand"] for seat in state["seats"]] == [None] * 4
    assert not any(seat["background"] for seat in state["seats"])
    assert "Somebody watches on a phone." in lines(player)
    assert room.phones.away == {0}


@pytest.mark.parametrize("wish", [
    {"do": "act", "at": 1, "option": {"do": "end_turn"}}, {"do": "undo", "at": 1}, {"do": "hint", "at": 1},
    {"do": "orders", "orders": {}}, {"do": "bot"}, {"do": "back"}, {"do": "emote", "emote": "grin"},
])
def test_who_watches_can_do_nothing_at_the_table(room: Room, wish: Json) -> None:
    watcher = room.guest()
    room.say(watcher, do="watch")
    before = room.session.acted
    told = room.say(watcher, **wish)
    assert [message["say"] for message in told] == ["refused"]
    assert room.session.acted == before


def test_who_watches_may_stop_and_ask_for_a_seat(room: Room) -> None:
    watcher = room.guest()
    room.say(watcher, do="watch")
    told = room.say(watcher, do="leave")
    assert [message["say"] for message in told] == ["door"]
    room.say(watcher, do="sit", seat=1)
    answer(room, "yes")
    assert watcher.last("seated")["seat"] == 1 and watcher.state["seat"] == 1


def test_without_a_code_nobody_watches(room: Room) -> None:
    stranger = room.connect()
    room.say(stranger, do="watch")
    assert not stranger.has("state") and stranger.has("refused")


def test_at_a_full_table_the_door_says_that_one_can_watch(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(2, 2, 5)))
    room.sit(0), room.sit(1)
    assert room.guest().last("door")["words"] == "Every seat is taken. You can watch the public table."


@pytest.mark.parametrize("team", [False, True])
def test_no_byte_to_who_watches_depends_on_what_is_hidden(team: bool) -> None:
    random = Random(9)
    session = Session(plan(4, 0, 7, team=team))
    page_states = [PageState(Text("en")) for _ in range(2)]
    told = 0
    for _ in range(60):
        places = tuple(SeatPlace(name, number, session.pack.inmates[number].name, PHONE)
                       for number, name in enumerate(session.names))
        truth, found = session._truth, []
        for page_state, game in zip(page_states, (truth, dealt_anew(truth, random, keeps=[])), strict=True):
            session._truth = game
            session._forget_sights()
            found.append(written(page_state.state(snapshot_of(session, None, session.acted + 1, 1, places, told))))
        session._truth = truth
        session._forget_sights()
        assert found[0] == found[1]
        told = session.happened
        if session.over is not None:
            break
        assert session.poll()
