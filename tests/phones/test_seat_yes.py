"""In a running game nobody sits down at a seat of the screen without a yes there; who comes and goes is in the log."""

import json

import pygame
import pytest

from blackgate.model.actions import CautiousMove
from blackgate.phones.holders import MOST_ASKED, Requests
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenRules
from blackgate.scenes.table.seat_question import SeatQuestion
from tests.scenes.walking import key, press
from tests.scenes.window import plan

from .one_thread import Device, OpenRoom, Room

from collections.abc import Callable

WAIT = "Somebody at the screen must say yes."
NO = "They said no at the screen."


def asking(room: Room, seat: int) -> Device:
    device = room.guest()
    ask(room, device, seat)
    return device


def ask(room: Room, device: Device, seat: int) -> None:
    room.say(device, do="sit", seat=seat)


def question(room: Room) -> SeatQuestion | None:
    return room.app.top if isinstance(room.app.top, SeatQuestion) else None


def answer(room: Room, word: str) -> None:
    """Somebody has read the question, and answers with keys."""
    assert question(room) is not None
    room.frame(0.25, times=4)
    while room.app.top.focus != f"answer:{word}":
        key(room.app, pygame.K_LEFT)
    key(room.app, pygame.K_RETURN)
    room.frame(times=2)


def log(room: Room) -> list[str]:
    return [line.words for line in room.table.log.lines]


# --- The thief ----------------------------------------------------------------------------------------------


def test_a_thief_gets_no_byte_of_a_hand_before_the_yes(open_room: OpenRoom) -> None:
    """Whatever the hidden cards are, the thief is told the same."""
    told: list[list[str]] = []
    for seed in (5, 6):
        room = open_room(Session(plan(4, 3, seed)))
        thief = asking(room, 0)
        for wish in ({"do": "undo", "at": 0}, {"do": "hint", "at": 0}, {"do": "emote", "emote": "grin"}, {"do": "bot"},
                     {"do": "act", "at": 0, "option": {"do": "search"}}, {"do": "sit", "seat": 0}, {"do": "leave"}):
            room.say(thief, **wish)
        assert not room.phones.holders.seats and room.session.acted == 0
        assert {message["say"] for message in thief.told} == {"words", "door", "refused"}
        told.append([json.dumps(message) for message in thief.told])
    assert told[0] == told[1]


def test_a_phone_that_asks_is_told_to_wait(room: Room) -> None:
    phone = asking(room, 1)
    door = phone.last("door")
    assert (door["words"], door["waiting"], door["seats"][1]["free"]) == (WAIT, 1, False)
    shown = question(room)
    assert shown is not None and "Seat 1" in shown.words


def test_yes_gives_the_seat_and_is_in_the_log(room: Room) -> None:
    phone = asking(room, 1)
    answer(room, "yes")
    assert phone.state["seat"] == 1 and room.phones.away == {1}
    assert log(room)[-1] == "Seat 1 plays on a phone now." and question(room) is None


def test_no_gives_nothing_and_is_told(room: Room) -> None:
    phone = asking(room, 1)
    answer(room, "no")
    assert not phone.has("seated") and phone.last("door")["words"] == NO and phone.last("door")["waiting"] is None
    assert "Seat 1" in log(room)[-1] and question(room) is None


def test_a_phone_may_ask_three_times_for_a_seat(room: Room) -> None:
    phone = room.guest()
    for _ in range(MOST_ASKED):
        ask(room, phone, 1)
        answer(room, "no")
    ask(room, phone, 1)
    assert question(room) is None and phone.last("door")["words"].startswith(NO + " This phone")
    ask(room, phone, 2)
    assert question(room) is not None


def test_who_calls_again_from_the_same_address_is_nobody_new() -> None:
    requests = Requests()
    for device in range(MOST_ASKED):
        assert requests.ask(device, "192.168.0.9", 1)
        requests.end(device)
    assert not requests.ask(9, "192.168.0.9", 1)
    assert requests.ask(9, "192.168.0.8", 1)
    requests.forget()
    assert requests.ask(9, "192.168.0.9", 1)


# --- The question at the screen -----------------------------------------------------------------------------


def test_an_answer_counts_only_after_somebody_could_read_the_question(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(4, 3, 5)), size=(1024, 600))
    phone = asking(room, 1)
    press(room.app, "answer:yes")
    key(room.app, pygame.K_ESCAPE)
    assert question(room) is not None and not room.phones.away
    room.frame(0.25, times=4)
    press(room.app, "answer:yes")
    assert phone.number == room.phones.holders.seats[1].device


@pytest.mark.parametrize("pressed, is_seated", [
    ((pygame.K_RETURN,), False), ((pygame.K_ESCAPE,), False), ((pygame.K_LEFT, pygame.K_RETURN), True),
])
def test_keys_answer_and_the_nearest_answer_is_no(room: Room, pressed: tuple[int, ...], is_seated: bool) -> None:
    phone = asking(room, 1)
    room.frame(0.25, times=4)
    for each in pressed:
        key(room.app, each)
    room.frame(times=2)
    assert phone.has("seated") == is_seated and question(room) is None


def test_an_open_hand_is_closed_while_the_screen_is_asked(room: Room) -> None:
    room.table.open_hand()
    assert room.table.looker == 0
    asking(room, 1)
    assert question(room) is not None and room.table.is_public
    answer(room, "no")
    assert room.table.is_public, "it is opened by its owner"


def test_the_hand_of_who_plays_alone_is_covered_while_the_screen_is_asked(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(3, 1, 5)))
    assert room.table.looker == 0
    asking(room, 0)
    assert room.table.is_public
    answer(room, "no")
    assert room.table.looker == 0


def test_the_question_waits_until_nothing_lies_over_the_table(room: Room) -> None:
    room.app.open(OpenRules())
    asking(room, 1)
    assert question(room) is None and "Seat 1" in room.app.toast
    room.app.pop()
    room.frame(times=2)
    assert question(room) is not None


def test_several_phones_are_answered_one_after_another(room: Room) -> None:
    first, second = asking(room, 1), asking(room, 2)
    answer(room, "yes")
    assert first.has("seated") and not second.has("seated")
    answer(room, "yes")
    assert second.state["seat"] == 2


# --- How a request ends -------------------------------------------------------------------------------------


# Why a request ends, and what the phone that asked is told then.
ENDS: dict[str, tuple[Callable[[Room, Device], object], str | None]] = {
    "its phone goes": (lambda room, phone: room.hang_up(phone), None),
    "its phone does not want the seat any more": (lambda room, phone: room.say(phone, do="leave"), "Choose your seat."),
    "the seat is taken": (lambda room, phone: room.sit(1), "Somebody was faster. Choose another seat."),
    "a bot plays the seat": (lambda room, phone: room.session.hand_to_bot(1, "easy"), None),
}


@pytest.mark.parametrize("why", ENDS)
def test_a_request_ends_when(room: Room, why: str) -> None:
    end, words = ENDS[why]
    phone = asking(room, 1)
    end(room, phone)
    room.frame(times=2)
    assert question(room) is None and not room.table.screen.is_covered
    if words is not None:
        assert (phone.last("door")["words"], phone.last("door")["waiting"]) == (words, None)
        assert not phone.has("refused")


def test_a_request_ends_with_the_game(open_room: OpenRoom) -> None:
    room = open_room(Session(plan(2, 2, 5)))
    phone = asking(room, 1)
    room.session.concede(0)
    room.frame(times=2)
    assert question(room) is None and phone.last("door")["waiting"] is None


def test_a_request_ends_when_phones_are_shut_out(room: Room) -> None:
    asking(room, 1)
    room.app.shut_phones_out()
    room.frame()
    assert room.app.top is room.table and not room.table.screen.is_covered


@pytest.mark.parametrize("is_released", [False, True], ids=["left", "released"])
def test_a_seat_given_back_is_played_at_the_screen_and_needs_a_yes(room: Room, is_released: bool) -> None:
    phone = room.sit(1)
    if is_released:
        room.phones.release(1)
    else:
        room.say(phone, do="leave")
    other = asking(room, 1)
    assert not other.has("seated") and question(room) is not None


# --- The log ------------------------------------------------------------------------------------------------


def test_every_coming_and_going_is_a_line_in_the_log(room: Room) -> None:
    old = room.sit(1)
    new = room.sit(1)
    room.say(new, do="leave")
    room.sit(1)
    room.phones.release(1)
    assert old.goodbye == "replaced"
    assert log(room)[-5:] == [
        "Seat 1 plays on a phone now.", "Another phone plays for Seat 1 now.",
        "Seat 1 has left the phone and plays at the screen.", "Seat 1 plays on a phone now.",
        "The screen took Seat 1’s seat back from the phone.",
    ]


def test_a_phone_that_stays_away_is_told_of_once_and_when_it_is_back(room: Room) -> None:
    phone = room.sit(1)
    room.hang_up(phone)
    before = len(log(room))
    for _ in range(3):
        room.now += 40
        room.frame()
    assert log(room)[before:] == ["Seat 1’s phone does not answer any more."]
    room.connect(token=phone.token)
    assert log(room)[before + 1:] == ["Seat 1’s phone answers again."]


def test_the_log_tells_of_bots_and_of_who_gave_up(room: Room) -> None:
    phone = room.sit(1)
    for wish in ("bot", "back"):
        room.say(phone, do=wish)
    room.session.concede(2)
    room.table.reseated()
    assert log(room)[-3:] == ["A bot plays for Seat 1 now.", "Seat 1 plays again.", "Seat 2 has conceded."]


def test_the_lines_stay_in_their_place_in_another_language_and_after_taking_back(room: Room) -> None:
    room.sit(0)
    move = next(option for option in room.session.sight(0).options if isinstance(option, CautiousMove))
    room.table.act_away(move)
    room.phones.release(0)
    before = len(log(room))
    room.app.speak("de")
    said = log(room)
    assert len(said) == before and said[-1] == "Der Bildschirm hat den Platz von Seat 0 vom Handy zurückgeholt."
    place = said.index("Seat 0 spielt jetzt am Handy.")
    room.table.undo()
    assert log(room)[place] == said[place] and log(room)[-1] == said[-1] and len(log(room)) < before
