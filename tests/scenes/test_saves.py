"""The list of saved games and replays: opening, renaming, deleting, and what cannot be read."""

from pathlib import Path

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.keep.saves import save_as, save_replay, saved_games, saved_replays
from blackgate.keep.save_folder import saves_folder
from blackgate.model.actions import Search
from blackgate.play.session import Session
from blackgate.scenes.menus.naming import Naming
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table

from .walking import ids, key, press, spot, write
from .window import open_app, plan, show


def a_session(seed: int = 4) -> Session:
    session = Session(plan(3, 1, seed))
    session.act(Search())
    return session


def open_list(tab: str = "games") -> tuple[App, SavedGames]:
    app = open_app()
    app.games = Games(kept=True)
    return app, show(app, SavedGames(app, tab))


def test_an_empty_shelf_says_so_and_escape_leaves() -> None:
    app, _ = open_list()
    assert not any(name.startswith("save:") for name in ids(app))
    key(app, pygame.K_ESCAPE)
    assert not app.scenes


def test_a_game_saved_by_name_is_opened_where_it_was_left() -> None:
    session = a_session()
    save_as(session, "Friday")
    app, scene = open_list()
    assert [info.name for info in scene.shown] == ["Friday"]
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, Table)
    assert app.top.session.acted == 1 and app.top.session.sight(0) == session.sight(0)


def test_the_running_game_is_in_the_list_and_needs_no_name() -> None:
    games = Games(kept=True)
    session = games.new(plan(3, 1, 4))
    session.act(Search())
    session.close()
    app, scene = open_list()
    assert [(info.kind, info.name) for info in scene.shown] == [("auto", None)]
    assert not spot(app, "rename:0").enabled
    press(app, "rename:0")
    assert app.top is scene and app.toast == app.text("shelf-rename-auto")
    press(app, "save:0")
    assert isinstance(app.top, Table)


def test_renaming_is_writing_a_new_name() -> None:
    save_as(a_session(), "Friday")
    app, scene = open_list()
    press(app, "rename:0")
    assert isinstance(app.top, Naming)
    write(app, "Monday")
    key(app, pygame.K_RETURN)
    assert app.scenes == [scene]
    assert [info.name for info in scene.shown] == ["Monday"] == [info.name for info in saved_games()]


def test_a_replay_is_renamed_too() -> None:
    save_replay(a_session())
    app, scene = open_list("replays")
    press(app, "rename:0")
    write(app, "The big one")
    key(app, pygame.K_RETURN)
    assert [info.name for info in saved_replays()] == ["The big one"] == [info.name for info in scene.shown]


@pytest.mark.parametrize("answer", ["keep", "delete"])
def test_deleting_asks_once(answer: str) -> None:
    save_as(a_session(), "Friday")
    app, scene = open_list()
    press(app, "delete:0")
    assert app.top.name == "dialog" and len(saved_games()) == 1
    press(app, f"answer:{answer}")
    assert app.scenes == [scene]
    assert len(saved_games()) == len(scene.shown) == (1 if answer == "keep" else 0)


def test_a_broken_save_stays_in_the_list_grey_and_says_why_and_can_be_deleted() -> None:
    path = save_as(a_session(), "Friday")
    path.write_bytes(path.read_bytes()[:-40])
    app, scene = open_list()
    row = spot(app, "save:0")
    assert not row.enabled and row.words == app.text("save-broken")
    press(app, "save:0")
    assert app.top is scene and app.toast == app.text("save-broken")
    press(app, "delete:0", "answer:delete")
    assert saved_games() == []


def test_a_file_that_vanished_meanwhile_is_said_to_be_gone() -> None:
    path = save_as(a_session(), "Friday")
    app, scene = open_list()
    path.unlink()
    press(app, "save:0")
    assert app.scenes == [scene]
    assert app.toast == app.text("save-missing") and scene.shown == []


def test_a_save_of_other_cards_says_so(home: Path) -> None:
    path = save_as(a_session(), "Friday")
    save_as(a_session(5), "Sunday")
    from blackgate.keep.savefile import proved, save_bytes

    content = proved(path)
    content["record"]["pack"] = {"name": "gone", "fingerprint": "0" * 64}      # as version 0.1 wrote it
    path.write_bytes(save_bytes(content))
    app, scene = open_list()
    assert [info.problem for info in scene.shown if info.path == path] == ["save-other-cards"]
    number = [info.path for info in scene.shown].index(path)
    assert not spot(app, f"save:{number}").enabled and app.scenes == [scene]


def test_a_damaged_last_save_falls_back_and_says_so() -> None:
    games = Games(kept=True)
    session = games.new(plan(3, 1, 4))
    session.act(Search())
    session.close()
    newest = max(saves_folder().glob("auto-*.json"), key=lambda path: path.stat().st_mtime_ns)
    newest.write_bytes(b"{}")
    app, _ = open_list()
    press(app, "save:0")
    assert isinstance(app.top, Table) and app.toast == app.text("save-fell-back")


def test_the_other_tab_shows_replays_and_opens_one() -> None:
    save_replay(a_session())
    app, scene = open_list()
    assert scene.shown == []
    press(app, "tab:replays")
    assert [info.kind for info in scene.shown] == ["replay"]
    press(app, "save:0")
    assert isinstance(app.top, ReplayScene)
    assert app.top.replay.names == ["Seat 0", "Seat 1", "Seat 2"] and len(app.top.replay) == 1
    key(app, pygame.K_ESCAPE)
    assert app.scenes == [scene]


def test_a_replay_that_is_not_true_is_not_shown() -> None:
    path = save_replay(a_session())
    path.write_text(path.read_text().replace('"search"', '"heal"'))
    app, scene = open_list("replays")
    press(app, "save:0")
    assert app.scenes == [scene] and app.toast == app.text("save-broken")


def test_every_row_and_button_is_reached_by_the_keyboard() -> None:
    for number in range(12):
        save_as(a_session(number), f"Game {number}")
    app, scene = open_list()
    reached: set[str | None] = set()
    for _ in range(60):
        key(app, pygame.K_TAB)
        reached.add(scene.focus)
    assert {f"{sort}:{n}" for sort in ("save", "rename", "delete") for n in range(12)} <= reached
    scene.focus = "save:0"
    for _ in range(11):
        key(app, pygame.K_DOWN)
    assert scene.focus == "save:11" and 0 < spot(app, "save:11").centre[1] < app.ui.h
