"""Who is told what, and when: the die, the table's settings, orders, bots, teams (docs/phones.md)."""

from dataclasses import replace

import pytest

from blackgate.play.orders import Orders
from blackgate.play.plan import TableRules
from blackgate.play.session import Session
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, session_at, six
from tests.play.sitting import do, sit_at
from tests.scenes.window import plan
from tests.table import table

from .one_thread import OpenRoom
from .seat_state import state_of
from .situations import midgame


def test_no_phone_is_told_of_a_roll_before_the_die_rests_on_the_screen(open_room: OpenRoom) -> None:
    room = open_room(midgame(), animated=True)
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


@pytest.mark.parametrize(("memory_aid", "known"), [(True, {"shovel": 1}), (False, {})])
def test_a_team_has_no_memory_aid_where_the_table_has_none(memory_aid: bool, known: dict[str, int]) -> None:
    laid = table(4, team=True).seat(0, "rec_area", cigarettes=9).seat(2, "showers").seat(1, "showers")
    before = sit_at(laid, "human", "human", "human", "human")
    do(before, "buy", item="shovel")
    rules = TableRules(memory_aid=memory_aid)
    session = Session(replace(before.plan, rules=rules), pack=before.pack, record=before.record)
    assert [state_of(session, seat)["seats"][0]["known"] for seat in (1, 2)] == [known, known]


def test_taking_back_is_offered_only_to_who_may_and_where_the_table_allows_it() -> None:
    moved = midgame({"do": "cautious_move", "place": "showers"})
    assert moved.turn == 0
    assert state_of(moved, 0)["undo"] == {"can": True, "why": ""}
    assert not state_of(moved, 1)["undo"]["can"] and state_of(moved, 1)["undo"]["why"]
    strict = Session(replace(moved.plan, rules=TableRules(undo=False)), pack=moved.pack, record=moved.record)
    assert not state_of(strict, 0)["undo"]["can"]


def test_who_ordered_beforehand_is_not_asked() -> None:
    session = session_at(THEIR_TURN, DEMAND, humans=4)
    assert state_of(session, 0)["mine"] and state_of(session, 0)["question"]["prompt"] == "extorted"
    session.give_orders(0, Orders(demands=("give", "give", "give")))
    assert not state_of(session, 0)["mine"] and state_of(session, 0)["question"] is None


@pytest.mark.parametrize(("demands", "weapons"), [(("give", "fight", "ask"), 2), (("ask", "ask", "ask"), None)])
def test_orders_stay_when_another_device_takes_the_seat(
    open_room: OpenRoom, demands: tuple[str, ...], weapons: int | None,
) -> None:
    room = open_room(midgame())
    phone = room.sit(0)
    assert phone.state["orders"]["lets_cards"] is False, "nobody held this seat before"
    wanted = {"lets_cards": True, "demands": dict(zip(("spoon", "pickaxe", "shovel"), demands, strict=True)),
              "weapons": weapons}
    room.say(phone, do="orders", orders=wanted)
    assert phone.state["orders"] == wanted
    assert room.session.standing_orders.orders[0] == Orders(True, demands, weapons)
    other = room.connect(code=room.phones.holders.invite(0))
    assert phone.goodbye == "replaced" and other.state["orders"] == wanted


def test_who_let_a_card_happen_by_order_reads_on_their_phone_that_they_could_have_answered(open_room: OpenRoom) -> None:
    showers = {"hand": {}, "place": "showers"}
    seats = [showers | {"hand": {"rigged_game": 1}},
             showers | {"cigarettes": 2, "background": {"card": "advocate", "revealed": False}}, showers, showers]
    room = open_room(session_at(changed(MIDGAME, turn={"seat": 0, "actions": 2}, seats=seats), humans=4))
    phones = [room.sit(seat) for seat in range(3)]
    room.say(phones[1], do="orders", orders={"lets_cards": True})
    room.act(phones[0], do="play", card="rigged_game", seat=1)
    room.frame(times=6)
    told = room.app.text("log-let-happen")
    assert [told in [line["words"] for line in phone.state["log"]] for phone in phones] == [False, True, False]


def test_who_takes_the_seat_back_from_a_bot_is_asked_about_cards_again(open_room: OpenRoom) -> None:
    room = open_room(midgame())
    phone = room.sit(1)
    assert phone.state["orders"]["lets_cards"] is False
    room.say(phone, do="bot")
    assert phone.state["bot"]
    room.say(phone, do="back")
    assert not phone.state["bot"] and phone.state["orders"]["lets_cards"] is False


def test_everybody_sees_who_plays_a_seat(open_room: OpenRoom) -> None:
    session = Session(plan(4, 3, 5, bots="hard"))
    room = open_room(session)
    watcher, sleeper = room.sit(0), room.sit(1)

    def seen() -> list[tuple[str, str]]:
        return [(seat["who"], seat["level"]) for seat in watcher.state["seats"]]

    assert seen() == [("you", ""), ("phone", ""), ("screen", ""), ("bot", "Hard")]
    room.hang_up(sleeper)
    assert seen()[1] == ("away", "")
    guest = room.guest()
    assert [seat["who"] for seat in guest.last("door")["seats"]] == ["phone", "phone", "screen", "bot"]
    awake = room.connect(token=sleeper.token)
    assert seen()[1] == ("phone", "")
    room.say(awake, do="bot")
    assert seen()[1] == ("bot", "Medium")


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


def test_at_the_door_of_a_team_game_everybody_sees_the_sides_and_what_each_has_dug(open_room: OpenRoom) -> None:
    session = session_at(six(team=True), humans=6)
    door = open_room(session).guest().last("door")
    assert [seat["side"] for seat in door["seats"]] == ["a", "b", "a", "b", "a", "b"]
    state = state_of(session, 0)
    assert (door["team_points"], door["goal"]) == (state["team_points"], state["goal"])


def test_without_a_code_nobody_is_told_how_a_team_game_stands(open_room: OpenRoom) -> None:
    door = open_room(session_at(six(team=True), humans=6)).connect().last("door")
    assert (door["seats"], door["team_points"], door["goal"]) == ([], None, 0)


def test_where_everybody_digs_alone_there_are_no_sides_at_the_door(open_room: OpenRoom) -> None:
    door = open_room(midgame()).guest().last("door")
    assert [seat["side"] for seat in door["seats"]] == [None] * 4
    assert door["team_points"] is None


def test_sides_are_seen_in_the_lobby_as_soon_as_the_table_is_laid_for_teams(open_room: OpenRoom) -> None:
    room = open_room()
    while len(room.setup.seating.chairs) < 4:
        room.setup.seating.add()
    waiting = room.sit(0)
    assert {seat["side"] for seat in waiting.last("lobby")["seats"]} == {None}
    room.setup.seating.wants_team = True
    room.frame(times=2)
    assert [seat["side"] for seat in waiting.last("lobby")["seats"]] == ["a", "b", "a", "b"]
