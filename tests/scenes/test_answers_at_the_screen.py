"""Around one screen: orders given beforehand, and one press for one answer (docs/together.md)."""

import pytest

from blackgate.app import App
from blackgate.model.events import GivenUp
from blackgate.play.orders import Orders
from blackgate.scenes.table.table import Table
from lab.gallery.positions import act

from .test_opening import Position, shared, spots, turn_of
from .window import Player


# Orders.
def test_orders_are_given_and_seen_with_the_hand_open_only() -> None:
    app, table, player = shared(turn_of(0))
    assert "hand:orders" not in spots(app)
    table.open_hand()
    player.click(spots(app)["hand:orders"])
    assert app.top.name == "orders"
    player.click(spots(app)["orders:lets_cards"])
    player.click(spots(app)["orders:weapons"])
    player.click(spots(app)["orders:yes"])
    assert app.top is table
    assert table.session.standing_orders.orders[0] == Orders(lets_cards=True, weapons=0)
    assert table.session.standing_orders.orders[1] == Orders()


def rigged() -> tuple[App, Table, Player]:
    """The one on turn can play a Rigged Game against the second, whose Background nobody knows."""
    return shared(turn_of(0, seats=[
        {"hand": {"rigged_game": 1}, "place": "cafeteria"},
        {"hand": {"link": 1}, "cigarettes": 2, "place": "showers",
         "background": {"card": "advocate", "revealed": False}},
        {"hand": {}, "place": "showers"}, {"hand": {}, "place": "showers"}]))


def test_whom_a_card_is_aimed_at_lets_it_happen_with_the_hand_face_down() -> None:
    app, table, player = rigged()
    act(table.session, {"do": "play", "card": "rigged_game", "seat": 1})
    table.catch_up(show=False)
    assert table.is_public and table.screen.wanted == 1
    assert table.focus != "option:0"
    answers = [spot for id, spot in spots(app).items() if id.startswith("option:")]
    assert len(answers) == 1
    player.click(answers[0])
    assert table.is_public and table.session.asked == 0 and table.session.prompt == "turn"


def test_an_order_answers_without_opening_a_hand() -> None:
    _app, table, player = rigged()
    table.session.give_orders(1, Orders(lets_cards=True))
    table.open_hand()
    act(table.session, {"do": "play", "card": "rigged_game", "seat": 1})
    table.catch_up(show=False)
    assert table.session.asked == 1
    for _ in range(4):
        player.wait()
    assert table.session.asked == 0 and table.session.prompt == "turn"


# One press for one answer.
def demanded(hand: dict[str, int], humans: int) -> tuple[App, Table, Player]:
    """The second player demands a Shovel of the first, who holds these cards."""
    past = {"card": "mechanic", "revealed": False}
    nobody = {"hand": {}, "place": "showers"}
    seats = [{"hand": hand, "place": "cafeteria", "background": past}, {"hand": {"knife": 2}, "place": "cafeteria"},
             nobody, nobody]
    demand: Position = {"do": "extort", "seat": 0, "tool": "shovel", "weapons": ["knife"]}
    return shared(turn_of(1, seats=seats), humans, demand)


def answers(app: App) -> list[str]:
    return [id for id in spots(app) if id.startswith("option:") or id in ("give_up", "commit")]


@pytest.mark.parametrize("hand", [{}, {"shovel": 1}, {"knife": 2}, {"link": 1}])
def test_a_demand_is_refused_and_given_up_in_one_press_whatever_the_hand_holds(hand: dict[str, int]) -> None:
    app, table, player = demanded(hand, humans=2)
    assert table.is_public and answers(app) == ["option:0", "give_up"]
    player.click(spots(app)["give_up"])
    for _ in range(4):
        player.wait()
    events = [type(event).__name__ for event in table.session.events_for(None, 0)]
    assert "GivenUp" in events and "CombatWon" in events
    assert table.session.asked == 1 and table.session.prompt == "turn"


def test_who_can_only_refuse_and_give_up_alone_at_the_screen_presses_once() -> None:
    for hand, hopeless in (({"link": 1}, True), ({"link": 1, "knife": 1}, False)):
        app, table, player = demanded(hand, humans=1)
        assert answers(app) == ["option:0"]
        player.click(spots(app)["option:0"])
        for _ in range(4):
            player.wait()
        gave_up = any(isinstance(event, GivenUp) for event in table.session.events_for(0, 0))
        assert gave_up == hopeless, hand


@pytest.mark.parametrize(("hand", "at_once"), [({"shovel": 1}, True), ({"shovel": 1, "knife": 1}, False)])
def test_who_keeps_a_tool_without_a_weapon_gives_up_in_the_same_press(hand: dict[str, int], at_once: bool) -> None:
    app, table, player = demanded(hand, humans=1)
    _, refuse = answers(app)
    player.click(spots(app)[refuse])
    for _ in range(4):
        player.wait()
    assert any(isinstance(event, GivenUp) for event in table.session.events_for(0, 0)) == at_once
