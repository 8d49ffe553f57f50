"""What a choice costs is said before it is made, and what cannot be taken back asks twice."""


from blackgate.app import App
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


def test_without_a_weapon_refusing_michel_is_giving_up() -> None:
    michel = {"who": "michel", "place": "cafeteria", "deck": ["pickaxe_shovel", "calm"]}
    me = with_me(place="infirmary", hand={"pickaxe": 1, "shovel": 1})
    _, table = lay(changed(me, michel=michel), {"do": "cautious_move", "place": "cafeteria"}, app=open_app())
    labels = [choice.label for choice in table.asking._choices()]
    assert labels == ["Cooperate: discard the Pickaxe", "Cooperate: discard the Shovel", "Do not cooperate, give up"]


def test_a_riot_wants_a_second_press_and_can_be_left() -> None:
    app, table = table_at(with_me(hand={"riot": 1, "link": 2}))
    press(app, card(table, "riot"))
    assert table.session.acted == 0
    assert "dealt out again" in table.asking._warning()
    press(app, "choice:cancel")
    assert table.session.acted == 0 and not table.asking.choosing.is_narrowed
    press(app, card(table, "riot"), card(table, "riot"))
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
