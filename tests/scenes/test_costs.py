"""What a choice costs is said before it is made, and what cannot be taken back asks twice."""

import pytest

from blackgate.app import App
from blackgate.model.actions import StealSpoon
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, SEATS_4, changed

from .walking import press
from .window import arrange, lay, open_app


def table_at(position: dict[str, object], *, asks_twice: bool = True) -> tuple[App, Table]:
    app = open_app()
    app.settings.ask_twice = asks_twice
    return lay(position, app=app)


def with_me(**mine: object) -> dict[str, object]:
    return changed(MIDGAME, seats=[dict(SEATS_4[0], **mine), *SEATS_4[1:]])


def card(table: Table, name: str) -> str:
    return f"card:{next(n for n, kind in enumerate(table.session.pack.kinds) if kind.name == name)}"


@pytest.mark.parametrize("name", ["table-extorted", "table-combat", "table-helping", "table-michel-meets"])
def test_every_answer_to_a_fight_says_what_it_costs_and_how_it_stands(name: str) -> None:
    answers = arrange(name)[1].answers() or ()
    assert answers and all(answer.cost for answer in answers), [(answer.label, answer.cost) for answer in answers]
    assert "Weapon" in arrange(name)[1].note()


def test_a_lost_fight_names_the_beating_and_the_card() -> None:
    costs = [answer.cost for answer in arrange("table-extorted")[1].answers() or ()]
    assert costs == ["You lose a Spoon.", "If you lose, you take 1 Beating and lose a Spoon."]


def test_giving_up_says_who_may_help() -> None:
    labels = [answer.label for answer in arrange("table-passing")[1].answers() or ()]
    assert "Pass: Renard may help" in labels


def test_whom_one_extorts_is_told_with_their_cards_and_the_odds_before_a_weapon_is_laid() -> None:
    _, table = arrange("table-extorting")
    costs = [choice.cost for choice in table.asking._choices()]
    assert len(costs) == 3 and all(costs)
    assert "Goran has 4 cards" in table.asking.note()
    assert "the Weapon is gone" in table.asking.note()


def test_a_cautious_move_shows_its_actions_on_the_places_and_only_there() -> None:
    _, table = table_at(MIDGAME)
    assert set(table.showing().prices.values()) == {2}
    own = table.view.place[0]
    assert own not in table.showing().prices
    _, table = table_at(changed(MIDGAME, turn={"seat": 0, "actions": 1}))
    assert table.showing().prices == {}
    _, table = table_at(with_me(gang="bikers_throttle"))
    assert set(table.showing().prices.values()) == {1}


def test_piles_and_gangs_tell_their_price() -> None:
    app, _ = table_at(with_me(gang="cartel_wholesaler"))
    shovel = next(spot for spot in app.ui.spots if spot.id.startswith("pile:") and "Shovel" in spot.words)
    assert "Shovel: 6 Cigarettes" in shovel.words and "a Shovel: " not in shovel.words
    assert "You have 4 Cigarettes." in shovel.words
    gangs = [spot.words for spot in app.ui.spots if spot.id.startswith("gang:")]
    assert len(gangs) == 6
    assert all("The price is " in words for words in gangs)
    assert any("✓ Bandana" in words and "✓ Tracksuit" in words and "You hold 2." in words for words in gangs)


def test_a_background_that_sells_says_its_price() -> None:
    _, table = arrange("table-quartermaster")
    assert [choice.cost for choice in table.asking._choices()] == ["3 of your 6 Cigarettes", "5 of your 6 Cigarettes"]


def test_a_riot_wants_a_second_press_and_can_be_left() -> None:
    app, table = table_at(with_me(hand={"riot": 1, "link": 2}))
    press(app, card(table, "riot"))
    assert table.session.acted == 0
    assert "dealt out again" in table.asking._warning()
    press(app, "choice:cancel")
    assert table.session.acted == 0 and not table.asking.choosing.is_narrowed
    press(app, card(table, "riot"))
    press(app, card(table, "riot"))
    assert table.session.acted == 1


def test_joining_with_one_option_left_wants_a_second_press() -> None:
    app, table = table_at(MIDGAME)
    press(app, "verb:join")
    assert table.session.acted == 0
    press(app, "option:0")
    assert table.session.record["actions"][0]["do"] == "join"


def test_the_last_action_is_not_thrown_away_where_one_could_dig() -> None:
    position = changed(with_me(place="cell_block"), turn={"seat": 0, "actions": 1})
    app, table = table_at(position)
    press(app, "verb:search")
    assert table.session.acted == 0
    press(app, "option:0")
    assert table.session.acted == 1
    app, table = table_at(changed(position, turn={"seat": 0, "actions": 2}))
    press(app, "verb:search")
    assert table.session.acted == 1


def test_who_does_not_want_to_be_asked_twice_is_not() -> None:
    app, table = table_at(with_me(hand={"riot": 1, "link": 2}), asks_twice=False)
    press(app, card(table, "riot"))
    assert table.session.acted == 1


def test_what_costs_no_action_is_not_forgotten_at_the_end_of_a_turn() -> None:
    app, table = table_at(changed(
        with_me(gang="queers_headliner"), turn={"seat": 0, "actions": 0}))
    assert any(isinstance(option, StealSpoon) for option in table.view.options)
    press(app, "verb:end_turn")
    assert app.top.name == "dialog"
