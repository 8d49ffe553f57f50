"""Who is told what, and when: the die, the table's settings, hints, orders, bots, teams, the log (docs/phones.md)."""

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace

import pytest

from blackgate.kit.art import PLAIN
from blackgate.model.actions import EndTurn
from blackgate.play.orders import Orders
from blackgate.play.plan import TableRules
from blackgate.play.session import Session
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenTable, OpenTitle
from lab.gallery.positions import MIDGAME, SEATS_4, changed, session_at, six
from tests.scenes.coaching import FakeDesk, coached
from tests.scenes.window import plan

from .one_thread import Device, Room
from .seat_state import state_of

TOO_LATE = "Too late: the question has changed."
NOT_POSSIBLE = "That is not possible now."
THEIR_TURN = changed(MIDGAME, turn={"seat": 1, "actions": 2})
SPOON_DEMANDED = {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}

Opened = Callable[..., Room]


@pytest.fixture
def opened() -> Iterator[Opened]:
    """Opens rooms and closes them at the end."""
    rooms: list[Room] = []

    def open_room(session: Session | None = None, **kinds: object) -> Room:
        rooms.append(Room(session, **kinds))      # type: ignore[arg-type]
        return rooms[-1]

    yield open_room
    for room in rooms:
        room.close()


AT_THE_MARKET = changed(MIDGAME, seats=[dict(SEATS_4[0], place="rec_area", cigarettes=9), *SEATS_4[1:]])
A_KNIFE = {"do": "buy", "item": "knife"}       # 2 Cigarettes, as often as one has actions (R6.3)


def midgame(*actions: dict[str, object]) -> Session:
    """Four people; seat 0 is on turn with two actions and rolls a 4."""
    return session_at(MIDGAME, *actions, humans=4)


# --- The die ------------------------------------------------------------------------------------------------


def test_no_phone_is_told_of_a_roll_before_the_die_rests_on_the_screen(opened: Opened) -> None:
    room = opened(midgame(), animated=True)
    roller, other, guest = room.sit(0), room.sit(1), room.guest()
    told = [len(device.told) for device in (roller, other, guest)]
    at = roller.state["at"]
    roller.send(do="act", at=at, option={"do": "roll_move"})
    room.frame(0.01, times=10)
    assert room.session.acted == 1, "the roll was made"
    assert [len(device.told) for device in (roller, other, guest)] == told
    room.frame(0.1, times=15)
    assert [device.state["board"]["die"] for device in (roller, other)] == [4, 4]
    assert roller.state["at"] > at


def test_an_answer_from_before_a_roll_is_refused_while_the_die_is_in_the_air(opened: Opened) -> None:
    room = opened(midgame(), animated=True)
    roller = room.sit(0)
    at = roller.state["at"]
    roller.send(do="act", at=at, option={"do": "roll_move"})
    room.frame(0.01, times=3)
    told = room.say(roller, do="act", at=at, option={"do": "search"})
    assert [message["words"] for message in told] == [NOT_POSSIBLE] and room.session.acted == 1


# --- The table's settings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("memory_aid", "known"), [(True, {"spoon": 1}), (False, {})])
def test_what_one_can_be_sure_of_is_shown_only_where_the_table_has_a_memory_aid(
    memory_aid: bool, known: dict[str, int],
) -> None:
    """Everybody saw the Spoon that seat 1 took from its pile (R12)."""
    before = session_at(THEIR_TURN, {"do": "steal_spoon"}, humans=4)
    rules = TableRules(memory_aid=memory_aid)
    session = Session(replace(before.plan, rules=rules), pack=before.pack, record=before.record)
    assert [seat["known"] for seat in state_of(session, 0)["seats"]] == [{}, known, {}, {}]
    assert state_of(session, 1)["seats"][1]["known"] == {}, "one's own hand is no memory"


def test_taking_back_is_offered_only_to_who_may_and_where_the_table_allows_it() -> None:
    moved = midgame({"do": "cautious_move", "place": "showers"})
    assert moved.turn == 0
    assert state_of(moved, 0)["undo"] == {"can": True, "why": ""}
    assert not state_of(moved, 1)["undo"]["can"] and state_of(moved, 1)["undo"]["why"]
    strict = Session(replace(moved.plan, rules=TableRules(undo=False)), pack=moved.pack, record=moved.record)
    assert not state_of(strict, 0)["undo"]["can"]


# --- Hints --------------------------------------------------------------------------------------------------


@pytest.fixture
def hinted(opened: Opened) -> tuple[Room, Device, FakeDesk]:
    """Seat 0's phone has asked for a hint, and the coach still thinks."""
    room = opened(midgame())
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


def test_a_hint_is_not_asked_for_a_question_that_was_just_answered(opened: Opened) -> None:
    room = opened(midgame())
    desk, phone = coached(room.app), room.sit(0)
    at = phone.state["at"]
    phone.send(do="act", at=at, option={"do": "search"})
    phone.send(do="hint", at=at)
    room.frame(times=2)
    assert desk.hints == [] and room.session.hints == [0, 0, 0, 0]
    assert phone.last("refused")["words"] == NOT_POSSIBLE


def test_the_coach_stops_thinking_when_the_game_is_left(hinted: tuple[Room, Device, FakeDesk]) -> None:
    room, _, desk = hinted
    room.app.open(OpenTitle())
    room.frame(times=2)
    assert desk.dropped == ["phones:hint"]


# --- Answers ------------------------------------------------------------------------------------------------


def test_an_answer_sent_twice_at_once_is_done_once(opened: Opened) -> None:
    room = opened(session_at(AT_THE_MARKET, humans=4))
    phone = room.sit(0)
    for _ in range(2):
        phone.send(do="act", at=phone.state["at"], option=A_KNIFE)
    room.frame(times=2)
    assert phone.state["seats"][0]["cigarettes"] == 7 and phone.state["actions"]["left"] == 1
    assert [message["words"] for message in phone.all("refused")] == [NOT_POSSIBLE]


def test_taking_back_twice_at_once_takes_one_action_back(opened: Opened) -> None:
    room = opened(session_at(AT_THE_MARKET, A_KNIFE, A_KNIFE, humans=4))
    phone = room.sit(0)
    assert phone.state["seats"][0]["cigarettes"] == 5
    for _ in range(2):
        phone.send(do="undo", at=phone.state["at"])
    room.frame(times=2)
    assert phone.state["seats"][0]["cigarettes"] == 7 and phone.state["actions"]["left"] == 1
    assert [message["words"] for message in phone.all("refused")] == [NOT_POSSIBLE]


def test_an_answer_is_not_taken_from_a_device_that_went_to_another_seat(opened: Opened) -> None:
    room = opened(midgame())
    phone = room.sit(0)
    phone.send(do="hello", v=1, code=room.phones.holders.invite(2))
    phone.send(do="act", at=phone.state["at"], option={"do": "search"})
    room.frame(times=2)
    assert phone.last("seated")["seat"] == 2 and room.session.acted == 0
    assert phone.last("refused")["words"] == NOT_POSSIBLE


def test_how_far_to_go_is_not_decided_for_a_fight_that_was_just_given_up(opened: Opened) -> None:
    fight = session_at(THEIR_TURN, SPOON_DEMANDED, {"do": "fight"}, humans=4)
    room = opened(fight)
    phone = room.sit(0)
    at = phone.state["at"]
    assert phone.state["question"]["commit"]["sources"][0]["cards"] == {"knife": 2}
    phone.send(do="act", at=at, option={"do": "give_up"})
    phone.send(do="commit", at=at, picked=[{"cards": {"knife": 1}, "cigarettes": 0}])
    room.frame(times=2)
    assert phone.last("refused")["words"] == NOT_POSSIBLE and room.session.wills.committed == {}


def test_what_is_asked_about_a_question_that_is_gone_comes_too_late(opened: Opened) -> None:
    room = opened(midgame())
    phone = room.sit(0)
    at = phone.state["at"]
    room.act(phone, do="search")
    told = [room.say(phone, do="why", at=at, verb="dig"), room.say(phone, do="price", at=at, id="5")]
    assert [[message["words"] for message in each] for each in told] == [[TOO_LATE], [TOO_LATE]]


# --- Orders and bots ----------------------------------------------------------------------------------------


def test_who_ordered_beforehand_is_not_asked() -> None:
    session = session_at(THEIR_TURN, SPOON_DEMANDED, humans=4)
    assert state_of(session, 0)["mine"] and state_of(session, 0)["question"]["prompt"] == "extorted"
    session.give_orders(0, Orders(demands=("give", "give", "give")))
    assert not state_of(session, 0)["mine"] and state_of(session, 0)["question"] is None


def test_orders_stay_when_another_device_takes_the_seat(opened: Opened) -> None:
    room = opened(midgame())
    phone = room.sit(0)
    wanted = {"lets_cards": True, "demands": {"spoon": "give", "pickaxe": "fight", "shovel": "ask"}, "weapons": 2}
    room.say(phone, do="orders", orders=wanted)
    assert phone.state["orders"] == wanted
    other = room.connect(code=room.phones.holders.invite(0))
    assert phone.goodbye == "replaced" and other.state["orders"] == wanted


def test_who_ordered_that_cards_just_happen_is_not_asked_on_another_device_either(opened: Opened) -> None:
    room = opened(midgame())
    phone = room.sit(0)
    wanted = {"lets_cards": True, "demands": {"spoon": "ask", "pickaxe": "ask", "shovel": "ask"}, "weapons": None}
    room.say(phone, do="orders", orders=wanted)
    other = room.connect(code=room.phones.holders.invite(0))
    assert other.state["orders"] == wanted
    fresh = room.connect(code=room.phones.holders.invite(2))
    assert fresh.state["orders"]["lets_cards"] is False, "nobody held this seat before"


def test_who_let_a_card_happen_by_order_reads_on_their_phone_that_they_could_have_answered(opened: Opened) -> None:
    showers = {"hand": {}, "place": "showers"}
    seats = [showers | {"hand": {"rigged_game": 1}},
             showers | {"cigarettes": 2, "background": {"card": "advocate", "revealed": False}}, showers, showers]
    room = opened(session_at(changed(MIDGAME, turn={"seat": 0, "actions": 2}, seats=seats), humans=4))
    phones = [room.sit(seat) for seat in range(3)]
    room.say(phones[1], do="orders", orders={"lets_cards": True})
    room.act(phones[0], do="play", card="rigged_game", seat=1)
    room.frame(times=6)
    told = room.app.text("log-let-happen")
    assert [told in [line["words"] for line in phone.state["log"]] for phone in phones] == [False, True, False]


def test_who_takes_the_seat_back_from_a_bot_is_asked_about_cards_again(opened: Opened) -> None:
    room = opened(midgame())
    phone = room.sit(1)
    assert phone.state["orders"]["lets_cards"] is False
    room.say(phone, do="bot")
    assert phone.state["bot"]
    room.say(phone, do="back")
    assert not phone.state["bot"] and phone.state["orders"]["lets_cards"] is False


def test_everybody_sees_who_plays_a_seat(opened: Opened) -> None:
    session = Session(plan(4, 3, 5, bots="hard"))
    room = opened(session)
    watcher, sleeper = room.sit(0), room.sit(1)

    def seen() -> list[tuple[str, str]]:
        return [(seat["who"], seat["level"]) for seat in watcher.state["seats"]]

    assert seen() == [("you", ""), ("phone", ""), ("screen", ""), ("bot", "Hard")]
    sleeper.socket.say(None)
    room.frame(times=2)
    assert seen()[1] == ("away", "")
    guest = room.guest()
    assert [seat["who"] for seat in guest.last("door")["seats"]] == ["phone", "phone", "screen", "bot"]
    awake = room.connect(token=sleeper.token)
    assert seen()[1] == ("phone", "")
    room.say(awake, do="bot")
    assert seen()[1] == ("bot", "Medium")


# --- What is on the page ------------------------------------------------------------------------------------


def test_actions_are_counted_for_who_is_on_turn_and_for_nobody_else() -> None:
    session = session_at(changed(MIDGAME, turn={"seat": 0, "actions": 1}), humans=4)
    assert [state_of(session, seat)["actions"] for seat in range(2)] == [{"left": 1, "most": 2}, {"left": 0, "most": 2}]


def test_teams_are_told_with_their_points_and_teammates_in_one_place_show_their_hands() -> None:
    """Seats 0, 2 and 4 play against 1, 3 and 5 (R11). A Spoon and a Pickaxe dug by each of the latter: 1 + 2 points."""
    state = state_of(session_at(six(team=True), humans=6), 0)
    assert [seat["side"] for seat in state["seats"]] == ["a", "b", "a", "b", "a", "b"]
    assert state["team_points"] == {"a": 0, "b": sum(seat["points"] for seat in state["seats"])}
    assert state["team_points"]["b"] > 0
    shown = [seat["hand"] for seat in state["seats"]]
    assert shown == [{"shovel": 1, "spoon": 2, "link": 2, "knife": 1}, None, {"link": 1, "blade": 2}, None, None, None]


def test_ones_own_background_is_shown_to_oneself_alone_until_it_is_revealed() -> None:
    session = midgame()
    mine, theirs = state_of(session, 0)["seats"], state_of(session, 1)["seats"]
    assert mine[0]["background"] == "background:mechanic" and theirs[0]["background"] is None
    assert mine[2]["background"] == theirs[2]["background"] == "background:bookmaker"


def test_who_wins_and_who_loses_are_told_so_and_who_gave_up_is_named() -> None:
    session = session_at(changed(MIDGAME, players=2, seats=SEATS_4[:2]), humans=2)
    session.concede(0)
    loser, winner = state_of(session, 0), state_of(session, 1)
    assert (loser["over"]["won"], loser["over"]["words"]) == (False, "Not this time. You stay.")
    assert (winner["over"]["won"], winner["over"]["words"]) == (True, "You are out!")
    assert winner["over"]["winners"] == [1] and not winner["mine"]
    assert [state["log"][-1]["words"] for state in (loser, winner)] == [
        "You give up. Goran wins.", "Ada gives up. You win!"]


# --- The log ------------------------------------------------------------------------------------------------


def test_a_phone_that_is_not_written_to_for_a_while_misses_no_line_of_the_log(opened: Opened) -> None:
    room = opened(midgame())
    patient, busy = room.sit(1), room.sit(0)
    busy.send(do="act", at=busy.state["at"], option={"do": "search"})
    room.deliver()
    room.app.frame([], 0.02)            # The picture of this moment is not delivered …
    assert room.session.acted == 1
    room.table.act_away(EndTurn())
    room.app.frame([], 0.02)            # … before there is a newer one.
    room.deliver()
    late = room.connect(token=patient.token)
    assert patient.all("state")[-1]["log"] == late.state["log"]
    assert len(late.state["log"]) >= 2


def test_another_game_begins_with_a_log_of_its_own(opened: Opened) -> None:
    room = opened(Session(plan(3, 3, 5)))
    phone = room.sit(0)
    room.act(phone, do="search")
    longer = len(phone.state["log"])
    room.app.open(OpenTable(room.app.games.again(room.session)))
    room.frame(times=3)
    fresh = room.connect(token=phone.token)
    assert phone.state["log"] == fresh.state["log"] and len(fresh.state["log"]) < longer


def test_a_longer_game_that_is_loaded_is_told_from_its_beginning(opened: Opened) -> None:
    room = opened(Session(replace(plan(3, 3, 5), first=1)))
    phone = room.sit(0)
    loaded = Session(plan(3, 3, 6))
    for _ in range(2):
        loaded.act(EndTurn())
    room.app.open(OpenTable(loaded))
    room.frame(times=3)
    assert [line["seat"] for line in phone.state["log"] if line["heading"]] == [0, 1, 2]
    assert phone.state["log"] == room.connect(token=phone.token).state["log"]


def test_the_last_sixty_lines_are_told() -> None:
    session = Session(plan(2, 2, 5))
    while session.happened < 150:
        session.act(EndTurn())
    log = state_of(session, 0)["log"]
    assert len(log) == 60 and log[-1]["n"] >= session.happened - 5
    assert [line["n"] for line in log] == sorted(line["n"] for line in log)


# --- Languages ----------------------------------------------------------------------------------------------


def test_a_phone_speaks_its_browsers_language_or_the_screens(opened: Opened) -> None:
    room = opened(midgame(), lang="it")
    wanted = {"de": ["de-AT"], "pl": ["PL"], "fr": ["xx", "fr-CA", "en"], "it": ["xx"]}
    assert {spoken: room.connect(*languages).last("words")["lang"] for spoken, languages in wanted.items()} == {
        spoken: spoken for spoken in wanted}


def test_refusals_and_farewells_come_in_the_language_of_the_phone(opened: Opened) -> None:
    room = opened(midgame())
    phone, other = room.sit(0, "de"), room.sit(1, "pl")
    assert room.say(phone, do="undo", at=0)[-1]["words"] == "Das geht jetzt nicht."
    assert room.say(other, do="act", at=0, option={"do": "search"})[-1]["words"].startswith("Za późno")
    room.phones.release(0)
    room.frame(times=2)
    assert phone.last("bye")["words"] == "Der Platz wird wieder am Bildschirm gespielt."


def test_another_language_retells_the_whole_log(opened: Opened) -> None:
    room = opened(session_at(AT_THE_MARKET, humans=4))
    phone = room.sit(0)
    room.act(phone, **A_KNIFE)
    room.act(phone, do="search")
    numbers = [line["n"] for line in phone.state["log"]]
    assert len(numbers) > 1
    room.say(phone, do="speak", lang="de")
    assert [line["n"] for line in phone.state["log"]] == numbers
    assert phone.state["log"] == room.connect("de", token=phone.token).state["log"]


def test_other_cards_are_told_to_each_phone_in_its_own_language(opened: Opened) -> None:
    room = opened(midgame())
    phone, guest = room.sit(0, "pl"), room.connect("xx")
    room.server.lay(copy(room.session.pack), PLAIN, "de")
    room.frame()
    assert [each["lang"] for each in phone.all("words")] == ["pl", "pl"]
    assert [each["lang"] for each in guest.all("words")] == ["en", "en"]
    assert room.connect("xx").last("words")["lang"] == "de", "the screen speaks German now"


# --- Teams --------------------------------------------------------------------------------------------------


def test_at_the_door_of_a_team_game_everybody_sees_the_sides_and_what_each_has_dug(opened: Opened) -> None:
    session = session_at(six(team=True), humans=6)
    door = opened(session).guest().last("door")
    assert [seat["side"] for seat in door["seats"]] == ["a", "b", "a", "b", "a", "b"]
    state = state_of(session, 0)
    assert (door["team_points"], door["goal"]) == (state["team_points"], state["goal"])


def test_without_a_code_nobody_is_told_how_a_team_game_stands(opened: Opened) -> None:
    door = opened(session_at(six(team=True), humans=6)).connect().last("door")
    assert (door["seats"], door["team_points"], door["goal"]) == ([], None, 0)


def test_where_everybody_digs_alone_there_are_no_sides_at_the_door(opened: Opened) -> None:
    door = opened(midgame()).guest().last("door")
    assert [seat["side"] for seat in door["seats"]] == [None] * 4
    assert door["team_points"] is None


def test_sides_are_seen_in_the_lobby_as_soon_as_the_table_is_laid_for_teams(opened: Opened) -> None:
    room = opened()
    setup = room.app.top
    assert isinstance(setup, Setup)
    while len(setup.seating.chairs) < 4:
        setup.seating.add()
    waiting = room.sit(0)
    assert {seat["side"] for seat in waiting.last("lobby")["seats"]} == {None}
    setup.seating.wants_team = True
    room.frame(times=2)
    assert [seat["side"] for seat in waiting.last("lobby")["seats"]] == ["a", "b", "a", "b"]
