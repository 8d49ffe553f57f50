"""The options: a change holds at once, in mid-game too, and is remembered."""

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.settings import load_settings
from blackgate.scenes.menus.options import TABS, TEXT_SIZES, Options
from blackgate.scenes.screens import OpenOptions, OpenSetup, OpenTableMenu, OpenTitle
from blackgate.scenes.table.table import Table
from blackgate.words.text import languages

from .walking import key, press
from .window import open_app, open_table, plan, show, show_screen


def open_options(size: tuple[int, int] = (1280, 720), scale: int | None = None) -> App:
    app = open_app(size, scale=scale)
    app.open(OpenTitle())
    show_screen(app, OpenOptions())
    return app


def test_switches_speeds_and_volumes_hold_at_once_and_are_remembered() -> None:
    app = open_options()
    press(app, "options:reduced_motion", "tab:game", "options:bots_speed", "tab:sound")
    app.top.focus = "options:music_volume"
    key(app, pygame.K_LEFT)
    key(app, pygame.K_ESCAPE)
    for settings in (app.settings, load_settings()):
        assert (settings.reduced_motion, settings.bots_speed, settings.music_volume) == (True, 2, 55)


def test_the_language_changes_under_the_players_eyes_and_in_the_game_below() -> None:
    app = open_app()
    table = open_table(app, plan(3, 1, 7))
    app.open(OpenOptions())
    press(app, "options:language")
    chosen = app.text.lang
    assert app.settings.language == chosen
    press(app, "options:close")
    app.frame([], 0.016)
    assert app.top is table
    assert table.teller.text.lang == chosen


def test_the_size_goes_from_by_itself_to_the_largest_the_window_allows_and_around() -> None:
    app = open_options()
    seen = []
    for _ in range(6):
        seen.append(app.settings.ui_scale)
        press(app, "options:ui_scale:more")
    assert seen == [None, 75, 100, 125, 150, None]
    assert app.scale() == 0.75


def test_larger_text_is_drawn_larger() -> None:
    app = open_options()
    before = app.ui.size(20)
    press(app, "options:text_size:more")
    assert app.ui.size(20) > before


def test_a_volume_is_pulled_with_the_mouse() -> None:
    app = open_options()
    press(app, "tab:sound")
    press(app, "options:volume")        # in the middle of its track
    assert 45 <= app.settings.volume <= 55


def test_options_lie_over_the_table_and_give_it_back() -> None:
    app = open_app()
    table = open_table(app, plan(3, 1, 7))
    app.open(OpenOptions())
    assert isinstance(app.top, Options)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Table)
    assert app.top is table


@pytest.mark.parametrize("language", languages())
def test_the_largest_text_fits_on_the_smallest_canvas(language: str) -> None:
    app = open_app(scale=150)
    app.settings.text_size = TEXT_SIZES[-1]
    app.speak(language)
    app.open(OpenTitle())
    app.open(OpenSetup())
    for tab in TABS:
        show(app, Options(app, tab))
        assert not app.overflows(), app.overflows()
        app.pop()
    show_screen(app, OpenTableMenu(open_table(app, plan(6, 1, 7))))
    assert not app.ui.overflows
