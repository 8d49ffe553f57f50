"""Who let a card happen by order is told if their Background could have answered it. Nobody else is told."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from blackgate.app import App
from blackgate.play.orders import Orders
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, act, changed

from .window import lay, open_app

PLAYED = {"do": "play", "card": "rigged_game", "seat": 1}


@pytest.fixture
def app() -> Iterator[App]:
    yield (app := open_app())
    app.quit()


def played(app: App, background: str, lets_cards: bool = True) -> Table:
    """The first player plays a card against the second, who ordered that it happens."""
    showers = {"hand": {}, "place": "showers"}
    past = {"card": background, "revealed": False}
    seats = [showers | {"hand": {"rigged_game": 1}}, showers | {"cigarettes": 2, "background": past}, showers, showers]
    _, table = lay(changed(MIDGAME, turn={"seat": 0, "actions": 2}, seats=seats), humans=3, app=app)
    table.session.give_orders(1, Orders(lets_cards=lets_cards))
    act(table.session, PLAYED)
    table.catch_up(show=False)
    for _ in range(4):
        app.frame([], 0.3)
    return table


def words(app: App) -> str:
    return app.text("log-let-happen")


def log_of(table: Table, seat: int | None) -> list[str]:
    """What a seat reads in the log."""
    table.screen.close()
    if seat is not None:
        while table.session.asked != seat:
            act(table.session, {"do": "end_turn"})
            table.catch_up(show=False)
        table.open_hand()
    table._speak()
    return [line.words for line in table.log.lines]


def test_the_owner_of_an_advocate_reads_that_it_could_have_answered(app: App) -> None:
    table = played(app, "advocate")
    assert words(app) in log_of(table, 1)


def test_nobody_else_reads_it(app: App) -> None:
    table = played(app, "advocate")
    assert words(app) not in log_of(table, None)
    assert words(app) not in log_of(table, 0)
    assert words(app) not in log_of(table, 2)


def test_who_could_not_have_answered_is_told_nothing(app: App) -> None:
    assert words(app) not in log_of(played(app, "mechanic"), 1)


def test_who_is_asked_is_told_nothing(app: App) -> None:
    table = played(app, "advocate", lets_cards=False)
    assert table.session.asked == 1
    act(table.session, {"do": "pass"})
    assert words(app) not in log_of(table, 1)


def test_it_is_said_when_they_open_their_hand_and_goes_when_it_closes(app: App) -> None:
    table = played(app, "advocate")
    log_of(table, None)
    assert app.toast != words(app)
    while table.session.asked != 1:
        act(table.session, {"do": "end_turn"})
        table.catch_up(show=False)
    table.open_hand()
    assert app.toast == words(app)
    table.close_hand()
    assert app.toast != words(app)
    table.open_hand()
    assert app.toast != words(app), "it was said once"


def test_what_is_taken_back_is_not_told_any_more(app: App) -> None:
    table = played(app, "advocate")
    note = table.notes.notes[-1]
    assert note.only_for == 1
    table.notes.notes[-1] = replace(note, at=note.at + 5)           # as if so many events were gone
    table.notes.went_back()
    assert note.key not in [other.key for other in table.notes.notes]
