"""The menu over the table: what it opens, saves, changes and ends."""

import pygame

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.keep.saves import NAMED, last_game, saved_games
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.model.actions import Search
from blackgate.play.session import Plan
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.naming import Naming
from blackgate.scenes.menus.options import Options
from blackgate.scenes.menus.players import Reseating
from blackgate.scenes.menus.table_menu import TableMenu
from blackgate.scenes.menus.title import Title
from blackgate.scenes.screens import OpenTable, OpenTableMenu
from blackgate.scenes.table.table import Table

from .walking import ids, key, press, spot, write
from .window import Player, open_app, plan


def open_menu(made: Plan) -> tuple[App, Table]:
    app = open_app()
    app.games = Games(kept=True)
    app.open(OpenTable(app.games.new(made)))
    table = app.top
    assert isinstance(table, Table)
    app.frame([], 0.0)
    app.open(OpenTableMenu(table))
    return app, table


def test_escape_and_go_on_give_the_table_back() -> None:
    app, table = open_menu(plan(3, 1, 7))
    key(app, pygame.K_ESCAPE)
    assert app.top is table
    app.open(OpenTableMenu(table))
    press(app, "menu:resume")
    assert app.top is table


def test_options_open_over_the_menu() -> None:
    app, _ = open_menu(plan(3, 1, 7))
    press(app, "menu:options")
    assert isinstance(app.top, Options)
    press(app, "options:close")
    assert isinstance(app.top, TableMenu)


def test_a_game_is_saved_under_a_name_that_can_be_written_at_once() -> None:
    app, _ = open_menu(plan(3, 1, 7))
    press(app, "menu:save")
    assert isinstance(app.top, Naming)
    write(app, "Sunday")
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, TableMenu)
    assert [info.name for info in saved_games(NAMED)] == ["Sunday"]


def test_a_save_without_a_name_is_not_possible_and_escape_saves_nothing() -> None:
    app, _ = open_menu(plan(3, 1, 7))
    press(app, "menu:save")
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_RETURN)
    assert not spot(app, "naming:yes").enabled
    assert spot(app, "naming:yes").help == "", "it would lie over the line"
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, TableMenu)
    assert saved_games(NAMED) == []


def test_a_name_is_written_on_after_a_press_that_came_too_early() -> None:
    app, _ = open_menu(plan(3, 1, 7))
    press(app, "menu:save")
    key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_RETURN)
    write(app, "S")
    key(app, pygame.K_BACKSPACE)
    press(app, "naming:yes")
    write(app, "Sun")
    Player(app).click_at(5, 5)
    write(app, "day")
    key(app, pygame.K_RETURN)
    assert [info.name for info in saved_games(NAMED)] == ["Sunday"]


def test_a_seat_is_handed_to_a_bot_and_taken_back_under_the_same_name() -> None:
    app, table = open_menu(plan(3, 1, 7))
    press(app, "menu:seats", "reseating:0:more", "reseating:yes")
    assert table.session.seats[0].player.startswith("easy:")
    assert isinstance(app.top, TableMenu)
    press(app, "menu:seats", "reseating:0:less", "reseating:yes")
    assert (table.session.seats[0].player, table.session.names[0]) == ("human", "Seat 0")
    assert table.is_mine


def test_somebody_sits_down_in_place_of_a_bot_with_a_name_of_their_own() -> None:
    app, table = open_menu(plan(3, 1, 7))
    press(app, "menu:seats", "reseating:1:less", "reseating:1:less", "reseating:1:name")
    write(app, "Bo")
    press(app, "reseating:yes")
    assert (table.session.seats[1].player, table.session.names[1]) == ("human", "Bo")
    assert table.teller.names[1] == "Bo"


def test_cancelling_changes_nobody() -> None:
    app, table = open_menu(plan(3, 1, 7))
    press(app, "menu:seats", "reseating:0:more")
    key(app, pygame.K_ESCAPE)
    assert not isinstance(app.top, Reseating)
    assert table.session.changes == []


def test_conceding_asks_once_and_of_two_the_other_wins() -> None:
    app, table = open_menu(plan(2, 1, 7))
    press(app, "menu:concede")
    assert isinstance(app.top, Dialog)
    press(app, "answer:stay")
    assert table.session.over is None
    press(app, "menu:concede", "answer:concede")
    for _ in range(5):
        app.frame([], 0.3)
    assert isinstance(app.top, End)
    assert app.top.winners == [1]


def test_at_a_larger_table_a_bot_plays_on_and_the_seat_stays_its() -> None:
    app, table = open_menu(plan(3, 1, 7))
    press(app, "menu:concede", "answer:concede")
    assert app.top is table
    assert not table.session.is_human(0)
    app.open(OpenTableMenu(table))
    assert "menu:concede" not in ids(app)
    press(app, "menu:seats")
    assert not spot(app, "reseating:0").enabled


def test_leaving_keeps_the_game_for_the_title_to_go_on_with() -> None:
    app, table = open_menu(plan(3, 1, 7))
    table.session.act(Search())
    press(app, "menu:leave")
    assert isinstance(app.top, Title)
    saved = last_game()
    assert saved is not None
    assert saved.players == tuple(table.session.names)
    assert "title:continue" in ids(app)


def test_quitting_keeps_the_game_too() -> None:
    app, table = open_menu(plan(3, 1, 7))
    table.session.act(Search())
    press(app, "menu:quit")
    assert not app.running
    assert last_game() is not None
