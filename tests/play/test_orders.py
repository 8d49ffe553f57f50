"""What people at one screen order beforehand, so that their hand stays closed (docs/together.md)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from blackgate.model.actions import EndTurn
from blackgate.model.counts import BLADE, KNIFE, ONE, SHOVEL
from blackgate.model.events import CombatWon, Extorted, Refused, TurnStarted
from blackgate.play.orders import Orders, StandingOrders, read_standing_orders
from blackgate.play.plan import BadPlan
from blackgate.play.session import Session
from tests.table import Table, notation, table

from .sitting import do, sit_at


def ordered(session: Session) -> dict[str, Any] | None:
    """What is answered by order, in the protocol's words."""
    action = session.ordered
    assert session.asked is not None
    return None if action is None else notation().action(action, session.sight(session.asked).background[session.asked])


def robbed(mine: dict[str, int], **more: Any) -> Table:
    """Seat 0 will demand a shovel of seat 1."""
    hand: dict[str, Any] = {**mine, **more}
    return table().seat(0, "cafeteria", knife=3).seat(1, "cafeteria", **hand)


def demanded(session: Session) -> Session:
    do(session, "extort", seat=1, tool="shovel", weapons=["knife"])
    return session


def order(session: Session, seat: int, **orders: Any) -> None:
    session.standing_orders.orders[seat] = replace(session.standing_orders.orders[seat], **orders)


def test_whom_a_card_is_aimed_at_is_asked_unless_they_let_cards_happen() -> None:
    for background in ("advocate", "mechanic"):     # Whether there was an answer to it must not be seen.
        laid = table().seat(0, "cafeteria", rigged_game=1).seat(1, "cafeteria", background=background, cigarettes=2)
        session = sit_at(laid, "human", "human", "easy")
        do(session, "play", card="rigged_game", seat=1)
        assert ordered(session) is None, "an Advocate must not be mute because its owner ordered nothing (R8)"
        order(session, 1, lets_cards=True)
        assert ordered(session) == {"do": "pass"}


def test_who_is_alone_at_the_screen_is_always_asked() -> None:
    laid = table().seat(0, "cafeteria").seat(1, "cafeteria", rigged_game=1).turn(1)
    session = sit_at(laid, "human", "easy", "easy")
    while session.asked != 0:
        session.poll()
    assert session.ordered is None


def test_a_demand_is_answered_as_its_tool_is_ordered() -> None:
    for answer, wanted in (("ask", None), ("give", {"do": "cooperate"}), ("fight", {"do": "fight"})):
        session = demanded(sit_at(robbed({"shovel": 1, "knife": 1}), "human", "human", "easy"))
        order(session, 1, demands=("ask", "ask", answer))
        assert ordered(session) == wanted, answer


def test_who_ordered_to_give_what_they_do_not_have_fights() -> None:
    session = demanded(sit_at(robbed({"link": 1}), "human", "human", "easy"))
    order(session, 1, demands=("ask", "ask", "give"))
    assert ordered(session) == {"do": "fight"}


def test_a_fight_is_worth_as_many_weapons_as_ordered_and_then_given_up() -> None:
    session = demanded(sit_at(robbed({"shovel": 1, "knife": 2, "blade": 1}), "human", "human", "easy"))
    order(session, 1, demands=("ask", "ask", "fight"), weapons=2)
    laid: list[dict[str, Any] | None] = []
    while session.prompt != "turn":
        if session.asked == 0:
            do(session, "weapon", kind="knife")
        else:
            action = session.ordered
            assert action is not None
            laid.append(ordered(session))
            session.act(action)
    assert [entry and entry["do"] for entry in laid] == ["fight", "weapon", "weapon", "give_up"]


def test_weapons_committed_to_a_fight_are_laid_one_by_one_and_forgotten_when_it_ends() -> None:
    session = demanded(sit_at(robbed({"shovel": 1, "knife": 2, "blade": 1}), "human", "human", "easy"))
    do(session, "fight")
    assert session.ordered is None
    session.standing_orders.commit(1, ONE[KNIFE] + ONE[BLADE])
    laid: list[dict[str, Any] | None] = []
    while session.prompt == "combat":
        if session.asked == 0:
            do(session, "weapon", kind="knife")
        else:
            assert session.ordered is not None
            laid.append(ordered(session))
            session.act(session.ordered)
    assert laid == [{"do": "weapon", "kind": "blade"}, {"do": "weapon", "kind": "knife"}, {"do": "give_up"}]
    assert not session.standing_orders.committed


def test_who_everybody_knows_to_have_nothing_is_not_asked() -> None:
    session = demanded(sit_at(robbed({}, revealed=True), "human", "human", "easy"))
    assert ordered(session) == {"do": "fight"}
    do(session, "fight")
    assert ordered(session) == {"do": "give_up"}


def test_who_may_have_something_up_the_sleeve_is_asked() -> None:
    session = demanded(sit_at(robbed({}), "human", "human", "easy"))
    assert session.ordered is None


def test_orders_leave_with_who_gave_them() -> None:
    session = sit_at(robbed({"shovel": 1}), "human", "human", "easy")
    order(session, 1, weapons=3)
    session.standing_orders.commit(1, ONE[KNIFE])
    session.hand_to_bot(1, "easy")
    session.take_back(1, "Somebody else")
    assert session.standing_orders.orders[1] == Orders()
    assert not session.standing_orders.committed


def test_orders_are_written_and_read_again() -> None:
    standing_orders = StandingOrders(3)
    standing_orders.orders[0] = Orders(True, ("ask", "ask", "ask"), 0)
    standing_orders.orders[1] = Orders(False, ("give", "ask", "fight"), 99)
    standing_orders.commit(2, 2 * ONE[KNIFE])
    again = read_standing_orders(json.loads(json.dumps(standing_orders.written())), 3)
    assert again.orders == standing_orders.orders
    assert again.committed == standing_orders.committed


def test_a_save_of_an_older_version_knows_no_orders() -> None:
    assert read_standing_orders(None, 4).orders == [Orders()] * 4


def test_a_seat_of_which_a_save_says_nothing_has_the_usual_orders() -> None:
    assert read_standing_orders({"orders": [{"demands": {}}] * 3}, 3).orders == [Orders()] * 3


@pytest.mark.parametrize("wrong", [
    [], {"orders": [{}] * 4}, {"orders": [{"lets_cards": 1}]}, {"orders": [{"demands": {"spoon": "maybe"}}]},
    {"orders": [{"weapons": -1}]}, {"orders": [{"weapons": 100}]}, {"committed": {"3": []}},
    {"committed": {"0": ["spoon"]}}, {"more": 1},
])
def test_orders_that_nobody_gave_are_refused(wrong: object) -> None:
    with pytest.raises(BadPlan):
        read_standing_orders(wrong, 3)


def test_weapons_committed_to_a_fight_answer_for_who_is_alone_at_the_screen_too() -> None:
    laid = table(2).seat(0, "cafeteria", spoon=1, knife=2).seat(1, "cafeteria", knife=1).turn(1)
    session = sit_at(laid, "human", "human")
    do(session, "extort", seat=0, tool="spoon", weapons=["knife"])
    session.hand_to_bot(1, "easy")
    do(session, "fight")
    assert session.asked == 0 and session.prompt == "combat" and session.ordered is None
    session.commit(0, ONE[KNIFE])
    assert ordered(session) == {"do": "weapon", "kind": "knife"}


def test_a_weapon_that_is_not_there_any_more_is_not_laid() -> None:
    session = demanded(sit_at(robbed({"shovel": 1, "blade": 1}), "human", "human", "easy"))
    do(session, "fight")
    session.commit(1, ONE[KNIFE])
    assert ordered(session) == {"do": "give_up"}


def test_what_was_committed_is_forgotten_when_something_is_taken_back_and_when_another_fight_begins() -> None:
    session = demanded(sit_at(robbed({"shovel": 1, "blade": 1, "knife": 2}), "human", "human", "easy"))
    do(session, "fight")
    session.commit(1, 2 * ONE[KNIFE])
    standing = session.standing_orders
    standing.note([Refused(1, 0)])
    assert standing.committed[1] == [KNIFE, KNIFE]
    for event in (Extorted(0, 1, SHOVEL, 0), CombatWon(0, 1), TurnStarted(1)):
        standing.commit(1, ONE[KNIFE])
        standing.note([event])
        assert standing.committed == {}, event
    session = sit_at(table().seat(0, "rec_area", cigarettes=9), "human", "human", "easy")
    do(session, "buy", item="knife")
    session.commit(0, ONE[KNIFE])
    session.undo()
    assert session.standing_orders.committed == {}


def test_a_fight_with_michel_is_worth_as_many_weapons_as_ordered() -> None:
    laid = table(2).seat(0, knife=2).seat(1, "infirmary").michel("showers", ("spoon", "calm")).rolls(3)
    session = sit_at(laid, "human", "human")
    do(session, "roll_move")
    do(session, "fight")
    order(session, 0, weapons=1)
    assert session.prompt == "combat" and ordered(session) == {"do": "weapon", "kind": "knife"}
    order(session, 0, weapons=0)
    assert ordered(session) == {"do": "give_up"}


@pytest.mark.parametrize(("background", "is_missed"), [("advocate", True), ("mechanic", False)])
def test_an_order_that_lets_a_card_happen_which_could_be_answered_is_noticed(background: str, is_missed: bool) -> None:
    laid = table().seat(0, "cafeteria", rigged_game=1).seat(1, "cafeteria", background=background, cigarettes=2)
    session = sit_at(laid, "human", "human", "easy")
    standing, before = session.standing_orders, session.sight(0)
    assert not standing.is_missed(before, EndTurn())
    do(session, "play", card="rigged_game", seat=1)
    order(session, 1, lets_cards=True)
    assert session.ordered is not None
    assert standing.is_missed(session.sight(1), session.ordered) is is_missed
