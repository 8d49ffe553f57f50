"""An unexpected error anywhere: the player is told, the game goes on from the last action, nothing runs in circles."""

import json

import pygame
import pytest

from blackgate.app import App
from blackgate.disk.folders import log_folder
from blackgate.keep.games import Games
from blackgate.keep.report import report_of
from blackgate.kit.scene import Scene
from blackgate.kit.ui import Ui
from blackgate.model.actions import Search
from blackgate.play.session import Session
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.menus.title import Title
from blackgate.scenes.menus.trouble import PlainErrorScreen, Trouble
from blackgate.scenes.screens import OpenTable, OpenTitle
from blackgate.scenes.table.table import Table

from .window import open_app, open_table, plan


class Broken(Exception):
    """What nobody expected."""


SEED = 777_000_111


def fail(*_: object) -> None:
    raise Broken("the floor gave way")


def playing(humans: int = 1) -> tuple[App, Session, Table]:
    """A game some actions old, kept on disk as it is played."""
    app = open_app()
    app.games = Games(kept=True)
    app.open(OpenTable(app.games.new(plan(4, humans, seed=SEED))))
    table = app.top
    assert isinstance(table, Table)
    if table.is_public:
        table.open_hand()
        table.close_since()
    table.session.act(Search())
    app.frame([], 0.1)
    return app, table.session, table


def press(app: App, *keys: int) -> None:
    for key in keys:
        app.guarded_frame([
            pygame.event.Event(type, key=key, mod=0, unicode="", scancode=0) for type in (pygame.KEYDOWN, pygame.KEYUP)
        ], 0.016)


def choose(app: App, name: str) -> None:
    spot = next(spot for spot in app.ui.spots if spot.id == name)
    app.input.press(spot)


@pytest.mark.parametrize("way", ["draw", "tick", "press", "help", "overlay"])
def test_after_an_error_the_game_goes_on_from_the_last_action(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, session, table = playing()
    before, acted = session.sight(0), session.acted
    assert acted == 1
    match way:
        case "draw" | "tick":
            monkeypatch.setattr(table, way, fail)
            table.changed()
            app.guarded_frame([], 0.1)
        case "press":
            monkeypatch.setattr(table, "back", fail)
            monkeypatch.setattr(table, "key", fail)
            press(app, pygame.K_F12)
        case "help":
            monkeypatch.setattr(type(table), "help_topic", fail)
            press(app, pygame.K_F1)
        case "overlay":
            rules = Rules(app)
            app.push(rules)
            monkeypatch.setattr(rules, "draw", fail)
            app.guarded_frame([], 0.1)
    assert isinstance(app.top, Trouble)
    monkeypatch.undo()
    app.guarded_frame([], 0.1)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, Table) and app.top is not table
    again = app.top.session
    assert again is not session
    assert again.acted == acted and again.sight(0) == before
    app.guarded_frame([], 0.1)
    assert isinstance(app.top, Table)


def test_should_the_record_in_memory_be_the_trouble_the_last_save_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    app, session, table = playing()
    monkeypatch.setattr(table, "draw", fail)
    table.changed()
    app.guarded_frame([], 0.1)
    monkeypatch.setattr(session, "anew", fail)
    app.guarded_frame([], 0.1)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, Table)
    assert app.top.session.acted == 1


def test_without_a_game_the_way_leads_to_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    app.open(OpenTitle())
    monkeypatch.setattr(app.top, "draw", fail)
    app.guarded_frame([], 0.1)
    assert isinstance(app.top, Trouble)
    app.guarded_frame([], 0.1)
    assert not any(spot.id == "trouble:go-on" for spot in app.ui.spots)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, Title)


def test_a_scene_that_cannot_even_leave_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    app, _, table = playing()
    monkeypatch.setattr(table, "leave", fail)
    monkeypatch.setattr(table, "tick", fail)
    app.guarded_frame([], 0.1)
    assert [type(scene) for scene in app.scenes] == [Trouble]


def test_if_the_trouble_screen_fails_plain_words_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    app, _, table = playing()
    monkeypatch.setattr(table, "tick", fail)
    monkeypatch.setattr(Trouble, "draw", fail)
    app.guarded_frame([], 0.1)
    app.guarded_frame([], 0.1)
    assert isinstance(app.top, PlainErrorScreen)
    app.guarded_frame([], 0.1)
    shown = pygame.image.tobytes(app.window.surface, "RGB")
    assert set(shown) > {0, 255}
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, Title)


def test_if_all_fails_the_program_ends_with_a_word_and_not_in_circles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    app, _, table = playing()
    monkeypatch.setattr(table, "tick", fail)
    for scene in (Trouble, PlainErrorScreen):
        monkeypatch.setattr(scene, "draw", fail)
    frames = 0
    while app.running:
        app.guarded_frame([], 0.1)
        frames += 1
        assert frames < 10
    assert app.status == 1
    assert "Saved games are safe" in capsys.readouterr().err


def test_a_trouble_screen_that_cannot_be_made_ends_the_program_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    app, _, table = playing()
    monkeypatch.setattr(table, "tick", fail)
    monkeypatch.setattr(Trouble, "__init__", fail)
    app.guarded_frame([], 0.1)
    assert not app.running and "Broken" in capsys.readouterr().err


def test_an_error_on_an_empty_stack_is_met_too() -> None:
    app = open_app()
    app.guarded_frame([], 0.1)
    assert isinstance(app.top, Trouble)


def test_outside_the_programs_own_loop_errors_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    table = open_table(app, plan(3, 1, seed=2))
    monkeypatch.setattr(table, "tick", fail)
    with pytest.raises(Broken):
        app.frame([], 0.1)


def test_the_report_goes_to_a_file_and_says_what_happened(
    clipboard: list[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, _, table = playing()
    monkeypatch.setattr(table, "tick", fail)
    app.guarded_frame([], 0.1)
    app.guarded_frame([], 0.1)
    choose(app, "trouble:report")
    (path,) = log_folder().glob("trouble-*.txt")
    words = path.read_text(encoding="utf-8")
    assert clipboard == [words]
    assert "Broken: the floor gave way" in words and "scenes: table" in words and "Blackgate" in words
    assert str(path) in app.toast


def test_a_clipboard_that_does_not_work_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    app = open_app()
    app.guarded_frame([], 0.1)
    app.guarded_frame([], 0.1)
    choose(app, "trouble:report")
    assert isinstance(app.top, Trouble) and app.toast.startswith("The report is in")


@pytest.mark.parametrize("humans", [1, 2])
def test_the_report_holds_no_hidden_card_unless_the_player_agrees(humans: int) -> None:
    _, session, _ = playing(humans)
    for _ in range(40):
        asked = session.asked
        assert asked is not None
        if session.is_human(asked):
            session.act(session.sight(asked).options[0])
        else:
            session.poll()
    seen = session.events_for(0 if humans == 1 else None)
    hidden = [session.notation.event(event) for event in session._history.events if event not in seen]
    assert hidden
    words = report_of(Broken(), ["table"], session, whole=False)
    for event in hidden:
        assert json.dumps(event) not in words
    assert "record:" not in words and str(SEED) not in words
    assert json.dumps(session.record) in report_of(Broken(), ["table"], session, whole=True)


class Quiet(Scene):
    """Shows nothing."""

    name = "quiet"

    def draw(self, ui: Ui) -> None:
        pass


def test_ticking_the_agreement_puts_the_record_into_the_report(
    clipboard: list[str], monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, session, table = playing()
    app.push(Quiet(app))
    monkeypatch.setattr(app.top, "tick", fail)
    app.guarded_frame([], 0.1)
    app.guarded_frame([], 0.1)
    choose(app, "trouble:whole")
    choose(app, "trouble:report")
    assert json.dumps(session.record) in clipboard[0]
    assert "scenes: table > quiet" in clipboard[0] and table.session is session
