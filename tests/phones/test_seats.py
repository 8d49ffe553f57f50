"""People come and go: what phones and the screen have of a seat that is held elsewhere (docs/phones.md)."""

from collections.abc import Iterator

import pytest

from blackgate.model.actions import EndTurn
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenRules
from blackgate.scenes.table.table import Table
from tests.scenes.window import open_app, plan
from tests.waiting import wait_for

from .client import Party, leaves
from .one_thread import OpenRoom, Room


def test_the_screen_shows_no_hand_that_somebody_holds_elsewhere(room: Room) -> None:
    phone = room.sit(0)
    table = room.table
    assert table.is_public and table.screen.wanted is None and table.screen.elsewhere == 0
    assert not any(spot.id == "curtain:open" for spot in room.app.ui.spots)
    assert phone.state["mine"]


def test_one_person_with_a_phone_among_bots_sees_a_public_table(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(3, 1, 5)))
    assert not room.table.is_public
    room.sit(0)
    assert room.table.is_public


@pytest.fixture
def party() -> Iterator[Party]:
    made = Party(open_app((1024, 600)), Session(plan(4, 3, 5)))
    yield made
    made.close()


def test_every_phone_is_told_of_an_answer_in_the_frame_that_takes_it(party: Party) -> None:
    phones = [party.join(seat) for seat in (0, 1)]
    party.wait(lambda: all(phone.has("state") for phone in phones))
    party.catch_up(*phones)
    before = phones[0].state["at"]
    search = next(leaf["option"] for leaf in leaves(phones[0].state["question"]["choices"])
                  if leaf.get("option", {}).get("do") == "search")
    phones[0].send(do="act", at=before, option=search)
    wait_for(lambda: not party.phones.server._heard.empty(), "the answer")
    party.app.frame([], 0.02)
    wait_for(lambda: all(phone.state["at"] > before for phone in phones), "the new picture")


def test_turning_phones_off_tells_them_and_the_game_goes_on(party: Party) -> None:
    phone = party.join(0)
    party.app.shut_phones_out()
    party.wait(lambda: phone.is_closed)
    party.settle()
    assert phone.last["bye"]["why"] == "closed"
    assert party.table.screen.wanted == 0 and not party.table.screen.away


def test_a_phone_comes_back_by_its_token(room: Room) -> None:
    phone = room.sit(1)
    room.hang_up(phone)
    assert room.phones.silent == {1} == room.table.silent
    again = room.connect(token=phone.token)
    assert again.state["seat"] == 1 and not room.phones.silent


def test_the_screen_takes_a_seat_back(room: Room) -> None:
    phone = room.sit(0)
    room.phones.release(0)
    room.frame(times=2)
    assert phone.goodbye == "released" and room.table.screen.wanted == 0


def test_a_person_at_the_screen_and_phones_share_a_game(room: Room) -> None:
    phone = room.sit(1)
    assert room.table.screen.wanted == 0
    room.table.act(EndTurn())
    room.frame(times=2)
    assert phone.state["mine"]
    room.act(phone, do="end_turn")
    assert room.session.turn == 2


def test_a_bot_takes_over_and_gives_back(room: Room) -> None:
    phone = room.sit(0)
    room.say(phone, do="bot")
    assert phone.state["bot"] and not phone.state["mine"] and not room.session.is_human(0)
    room.say(phone, do="back")
    assert not phone.state["bot"]
    assert room.session.is_human(0) and room.session.names[0] == "Seat 0"


def test_the_language_of_a_phone_changes_at_once(room: Room) -> None:
    phone = room.sit(0)
    room.say(phone, do="speak", lang="pl")
    assert phone.last("words")["lang"] == "pl" and "Twoja tura" in phone.state["sentence"]


def test_a_face_is_shown_at_the_table(room: Room) -> None:
    room.say(room.sit(0), do="emote", emote="laugh")
    assert room.table.seated_players()[0].emote == "laugh"


def test_bots_and_phones_need_not_wait_for_who_reads_the_rules_at_the_screen(room: Room) -> None:
    phone = room.sit(0)
    room.app.open(OpenRules())
    phone.send(do="act", at=phone.state["at"], option={"do": "end_turn"})
    room.frame(times=2)
    assert room.app.scenes[0].session.turn == 1         # type: ignore[attr-defined]


def test_who_sits_down_while_the_table_is_laid_keeps_the_seat_in_the_game(open_room: OpenRoom) -> None:
    room = open_room()
    setup = room.setup
    phone = room.sit(2, name="  Zofia <b>  ")
    assert setup.seating.names()[2] == "Zofia <b>" and setup.seating.chairs[2].is_human
    setup.seating.swap(1, 2)
    room.frame(times=2)
    assert phone.last("lobby")["seat"] == 1
    setup._play()
    room.frame(times=2)
    assert isinstance(room.app.top, Table)
    assert phone.state["seat"] == 1 and room.app.top.session.names[1] == "Zofia <b>"
