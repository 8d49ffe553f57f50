"""What the window says of saves: one that failed, a name that is taken, replays."""

from datetime import datetime

import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.keep.saves import NAMED, Autosave, save_as, save_replay, saved_games, saved_replays
from blackgate.model.actions import Search
from blackgate.play.session import Plan, Seat, Session
from blackgate.scenes.menus.table_menu import proposed_name
from blackgate.scenes.menus.saved_rows import name_of
from blackgate.scenes.screens import OpenTable, OpenTableMenu
from blackgate.scenes.table.table import Table
from blackgate.words.text import Text, languages
from lab.gallery.games import a_plan
from tests.disk.full_disk import FullDisk

from .walking import ids, press, write
from .window import open_app

NOW = datetime(2026, 3, 1, 21, 5)


def sit_down() -> tuple[App, Table]:
    app = open_app()
    app.games = Games(kept=True)
    app.open(OpenTable(app.games.new(a_plan(2))))
    app.frame([], 0.1)
    assert isinstance(app.top, Table)
    app.top.session.act(Search())
    return app, app.top


def test_a_failed_save_is_shown_until_saving_works_again(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = sit_down()
    assert "unsaved:retry" not in ids(app)
    with monkeypatch.context() as full:
        FullDisk(full)
        table.session.keep_again()
        for _ in range(30):
            app.frame([], 0.3)
            assert "unsaved:retry" in ids(app), "shown only for a while"
        press(app, "unsaved:retry")
        assert "unsaved:retry" in ids(app)
        app.open(OpenTableMenu(table))
        assert table.session.unkept
        app.pop()
    press(app, "unsaved:retry")
    app.frame([], 0.1)
    assert "unsaved:retry" not in ids(app) and table.session.unkept is None


def test_the_menu_does_not_promise_what_the_disk_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = sit_down()
    FullDisk(monkeypatch)
    table.session.keep_again()
    app.open(OpenTableMenu(table))
    app.frame([], 0.1)
    press(app, "menu:leave")
    assert app.top.name == "dialog", "a game that would be lost was left without a word"
    press(app, "answer:stay")
    assert app.top.name == "menu"


def test_save_as_asks_before_it_replaces() -> None:
    app, table = sit_down()
    save_as(table.session, "Tonight")
    before = saved_games(NAMED)[0].path.read_bytes()
    for answer, is_replaced in (("stay", False), ("replace", True)):
        app.open(OpenTableMenu(table))
        app.frame([], 0.1)
        press(app, "menu:save")
        write(app, "Tonight")
        press(app, "naming:yes")
        assert app.top.name == "dialog"
        assert saved_games(NAMED)[0].path.read_bytes() == before
        press(app, f"answer:{answer}")
        assert (saved_games(NAMED)[0].path.read_bytes() != before) == is_replaced
        app.pop()
    assert len(saved_games(NAMED)) == 1


@pytest.mark.parametrize("language", languages())
def test_the_proposed_name_tells_games_apart(language: str) -> None:
    t = Text(language)
    names = set()
    for people in (("Ada",), ("Zofia", "Tomek"), ("A" * 40, "B" * 40)):
        seats = [Seat(name) for name in people] + [Seat("Goran", "easy:brute")]
        session = Session(Plan(tuple(seats), seed=1))
        name = proposed_name(t, session, NOW, lambda name: False)
        again = proposed_name(t, session, NOW, lambda taken, name=name: taken == name)      # type: ignore[misc]
        assert people[0][:20] in name and len(again) <= 40 and again != name
        names |= {name, again}
    assert len(names) == 6


def finished() -> Session:
    session = Session(a_plan(2, humans=0), keeping=Autosave())
    while session.over is None:
        session.poll()
    return session


def test_a_finished_game_is_one_replay_named_by_who_won_and_how_long_it_took() -> None:
    session = finished()
    info, = saved_replays()
    assert session.over is not None
    winner = session.names[session.over["winners"][0]]
    assert info.winners == (winner,)
    for language in languages():
        words = name_of(Text(language), info)
        assert winner in words and str(session.rounds) in words
    save_replay(session, "Close one")
    assert [info.name for info in saved_replays()] == ["Close one"], "the same game lies there twice"
    save_replay(session)
    assert [info.name for info in saved_replays()] == ["Close one"]
    finished_again = Session(a_plan(2, humans=0, seed=8), keeping=Autosave())
    while finished_again.over is None:
        finished_again.poll()
    assert len(saved_replays()) == 2
