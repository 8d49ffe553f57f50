"""Seats are lost and found: given up, taken over, kept from game to game, or never to be had (docs/phones.md)."""

from dataclasses import replace

import pytest

from blackgate.play.session import Plan, Seat, Session
from blackgate.scenes.screens import OpenRules, OpenSetup, OpenTable, OpenTitle
from tests.scenes.window import plan

from .one_thread import Device, OpenRoom, Room

WRONG_CODE = "This is not the code on the screen."


def askable(guest: Device) -> list[int]:
    """Seats of people that one gets with a yes at the screen."""
    return [seat["seat"] for seat in guest.last("door")["seats"] if seat["ask"] and seat["who"] != "bot"]


def people(*names: str, bots: tuple[str, ...] = ()) -> Plan:
    return Plan(tuple(Seat(name, "medium" if name in bots else "human") for name in names), seed=5, first=0)


# --- Given up and taken over --------------------------------------------------------------------------------


def test_who_leaves_gives_the_seat_back_to_the_screen_and_to_others(room: Room) -> None:
    phone, guest = room.sit(0), room.guest()
    assert askable(guest) == [1, 2] and room.table.screen.wanted is None
    room.say(phone, do="leave")
    assert phone.goodbye == "released"
    assert askable(guest) == [0, 1, 2] and room.table.screen.wanted == 0
    assert not room.connect(token=phone.token).has("seated"), "its token is worth nothing now"


def test_a_seat_has_one_device_and_the_last_that_shows_the_token_is_it(room: Room) -> None:
    old = room.sit(0)
    new = room.connect(token=old.token)
    assert old.goodbye == "replaced" and new.goodbye is None
    assert new.state["seat"] == 0 and new.state["mine"]


def test_a_seats_own_code_makes_the_token_of_the_phone_before_worthless(room: Room) -> None:
    old, new = room.sit(1), room.sit(1)
    assert old.goodbye == "replaced" and new.state["seat"] == 1
    assert not room.connect(token=old.token).has("seated")


def test_a_seat_whose_phone_is_silent_is_not_free(room: Room) -> None:
    phone, guest = room.sit(0), room.guest()
    room.hang_up(phone)
    assert askable(guest) == [1, 2] and room.phones.silent == {0}
    room.say(guest, do="sit", seat=0)
    assert not guest.has("seated") and guest.last("door")["words"] == "Somebody was faster. Choose another seat."


def test_nothing_is_sent_to_a_device_that_is_gone(room: Room) -> None:
    gone, other = room.sit(0), room.sit(1)
    room.hang_up(gone)
    room.server.sent.clear()
    room.say(other, do="emote", emote="grin")
    assert {device for device, _ in room.server.sent} == {other.number}


def test_no_seat_is_free_once_the_game_is_over(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(2, 2, 5)))
    guest = room.guest()
    assert askable(guest) == [0, 1]
    room.app.open(OpenRules())               # The table stays where it is while somebody reads.
    room.session.concede(0)
    room.frame(times=2)
    assert guest.last("door")["laid"] and room.session.over is not None
    assert askable(guest) == []
    room.say(guest, do="sit", seat=1)
    assert not guest.has("seated")


def test_a_seats_own_code_does_not_lead_to_a_seat_that_a_bot_plays(room: Room) -> None:
    guest = room.connect(code=room.phones.holders.invite(3))
    assert not guest.has("seated") and room.phones.away == frozenset()
    assert guest.last("door")["words"] == WRONG_CODE


def test_codes_may_be_typed_in_small_letters_with_blanks_and_dashes(room: Room) -> None:
    def typed(code: str) -> str:
        return f" {code[:4].lower()}-{code[4:].lower()} "

    assert askable(room.connect(code=typed(room.phones.holders.code))) == [0, 1, 2]
    assert room.connect(code=typed(room.phones.holders.invite(1))).last("seated")["seat"] == 1


def test_a_wrong_code_lets_nobody_in(room: Room) -> None:
    stranger = room.connect(code="WRNG2345")
    door = stranger.last("door")
    assert (door["open"], door["seats"], door["words"]) == (False, [], WRONG_CODE)
    room.say(stranger, do="sit", seat=0)
    assert not stranger.has("seated")


def test_ten_wrong_codes_may_be_tried_and_then_one_every_two_seconds(room: Room) -> None:
    def goodbye(address: str = "10.0.0.7") -> str | None:
        return room.connect(code="WRNG2345", address=address).goodbye

    assert [goodbye() for _ in range(11)] == [None] * 10 + ["flood"]
    assert goodbye("10.0.0.8") is None, "a player who mistypes does not wait because another one guesses"
    assert askable(room.guest()) == [0, 1, 2], "who knows the code is not held up"
    room.now += 1.9
    assert goodbye() == "flood"
    room.now += 0.2
    assert [goodbye(), goodbye()] == [None, "flood"]


def test_a_page_of_another_version_is_told_so(room: Room) -> None:
    device = room.open_line()
    room.say(device, do="hello", v=2, languages=["en"], code=room.phones.holders.code)
    assert device.goodbye == "version" and not device.has("door")


def test_only_faces_that_there_are_can_be_shown(room: Room) -> None:
    phone, other = room.sit(0), room.sit(1)
    room.say(phone, do="emote", emote="die/6")
    assert other.state["seats"][0]["emote"] == ""
    room.say(phone, do="emote", emote="sad")
    assert [seat["emote"] for seat in other.state["seats"]] == ["sad", "", "", ""]


# --- From game to game --------------------------------------------------------------------------------------


@pytest.fixture
def trio(open_room: OpenRoom) -> tuple[Room, list[Device]]:
    """Ada, Goran and Renard, all by phone."""
    room = open_room(Session(people("Ada", "Goran", "Renard")))
    return room, [room.sit(seat) for seat in range(3)]


def test_in_the_next_game_everybody_sits_where_their_name_is(trio: tuple[Room, list[Device]]) -> None:
    room, phones = trio
    room.app.open(OpenTable(Session(people("Goran", "Renard", "Ada"))))
    room.frame(times=3)
    assert [phone.state["seat"] for phone in phones] == [2, 0, 1]
    assert room.phones.away == {0, 1, 2}


def test_who_is_no_longer_at_the_table_or_is_played_by_a_bot_loses_the_seat(trio: tuple[Room, list[Device]]) -> None:
    room, phones = trio
    room.app.open(OpenTable(Session(people("Ada", "Goran", "Silas", bots=("Goran",)))))
    room.frame(times=3)
    assert [phone.goodbye for phone in phones] == [None, "released", "released"]
    assert phones[0].state["seat"] == 0 and room.phones.away == {0}


def test_when_the_table_is_laid_again_only_those_named_there_keep_a_chair(trio: tuple[Room, list[Device]]) -> None:
    room, (ada, goran, _) = trio
    room.app.open(OpenTitle())
    room.app.open(OpenSetup())
    for chair, name in zip(room.setup.seating.chairs, ("Silas", "Dario", "Ada"), strict=False):
        chair.is_human, chair.name = True, name
    room.frame(times=3)
    assert ada.last("lobby")["seat"] == 2 and goran.goodbye == "released"


def test_a_saved_game_that_goes_on_keeps_the_seats(trio: tuple[Room, list[Device]]) -> None:
    room, phones = trio
    before = room.session
    room.app.open(OpenTable(Session(replace(before.plan), pack=before.pack, record=before.record)))
    room.frame(times=3)
    assert [phone.state["seat"] for phone in phones] == [0, 1, 2] and room.phones.away == {0, 1, 2}


@pytest.mark.parametrize("is_removed", [False, True], ids=["given to a bot", "taken away"])
def test_a_chair_that_is_given_to_a_bot_or_taken_away_is_lost(open_room: OpenRoom, is_removed: bool) -> None:
    room = open_room()
    phone = room.sit(1)
    assert phone.last("lobby")["seat"] == 1
    if is_removed:
        room.setup.seating.remove(1)
    else:
        room.setup.seating.chairs[1].is_human = False
    room.frame(times=2)
    assert phone.goodbye == "released" and room.phones.away == frozenset()


def test_a_name_is_cut_after_forty_letters(open_room: OpenRoom) -> None:
    room = open_room()
    phone = room.sit(1, name="  " + "x" * 50 + "  ")
    assert phone.last("lobby")["seats"][1]["name"] == "x" * 40
    spaced = room.sit(2, name="  Maria \t  Luisa ")
    assert spaced.last("lobby")["seats"][2]["name"] == "Maria Luisa"


def test_while_the_table_is_laid_nothing_of_a_game_can_be_done(open_room: OpenRoom) -> None:
    room = open_room()
    phone = room.sit(1)
    assert room.say(phone, do="undo", at=0)[-1]["words"] == "Too late: the question has changed."
    assert room.say(phone, do="bot")[-1]["words"] == "Too late: the question has changed."
