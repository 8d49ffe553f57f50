"""Names of files that are no words: shown as well as can be, and no screen stumbles over them."""

import os
from pathlib import Path

import pytest

from blackgate.app import App
from blackgate.kit.fonts import drawable
from blackgate.scenes.menus.table_settings import TableSettings, card_packs
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenSetup
from tests.scenes.window import show, show_screen

NAMES = [b"\xff\xfe", b"a\nb", b"\x1b[2J", b"\x01", b"x" * 200, "Ünï…𝔘".encode(), b"%s{name}", b"-", b"\xed\xa0\x80"]


def test_what_cannot_be_drawn_is_drawn_as_a_question_mark() -> None:
    assert drawable("a\udcffb\x00c\x1b") == "a?b?c?"
    for words in ("Żółć – 12\u00a0%", "one\ntwo", "«…»", ""):
        assert drawable(words) == words


@pytest.mark.skipif(os.name != "posix", reason="only there the name of a file is any bytes")
def test_the_list_of_saved_games_shows_any_file(home: Path, app: App) -> None:
    for folder in ("saves", "replays"):
        (home / folder).mkdir()
        for name in NAMES:
            (Path(os.fsdecode(bytes(home / folder) + b"/named-" + name + b".json"))).write_text("rubbish")
    for tab in ("games", "replays"):
        app.clear()
        scene = show(app, SavedGames(app, tab))
        assert len(scene.shown) == len(NAMES)
        for info in scene.shown:
            scene._open(info)
            app.frame([], 0.0)
            assert app.toast == app.text("save-broken")


@pytest.mark.skipif(os.name != "posix", reason="only there the name of a file is any bytes")
def test_the_list_of_packs_shows_any_folder_that_can_be_remembered(home: Path, app: App) -> None:
    for name in NAMES:
        os.makedirs(bytes(home / "packs") + b"/" + name)
    app.clear()
    setup = show_screen(app, OpenSetup())
    assert isinstance(setup, Setup)
    show(app, TableSettings(app, setup.seating))
    assert len(card_packs()) == 1 + len(NAMES) - 2


def test_a_folder_of_packs_that_is_none_is_no_trouble(home: Path) -> None:
    (home / "packs").write_text("no folder")
    assert [pack.folder for pack in card_packs()] == [None]
