"""An error at any place of any screen: the trouble screen, the game as it was, one key to go on.

The title and the table fail at every place, each other sort of screen at one. `BLACKGATE_ALL_SCREENS=1` has every
situation fail at every place.
"""

import os
from collections.abc import Callable

import pygame
import pytest

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.keep.games import Games
from blackgate.keep.saves import saved_games
from blackgate.kit.scene import Scene
from blackgate.kit.sounds import Sounds
from blackgate.model.actions import Search
from blackgate.play.session import Session
from blackgate.scenes.menus.title import Title
from blackgate.scenes.menus.trouble import PlainErrorScreen, Trouble
from blackgate.scenes.table.table import Table
from lab.gallery.situations import SITUATIONS

from .gallery import TELLING
from .sketch import book
from .test_trouble import Broken, fail, playing

KEY = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="", scancode=0)
ENTER = [
    pygame.event.Event(type, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    for type in (pygame.KEYDOWN, pygame.KEYUP)
]
CLICK = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
ALL = bool(os.environ.get("BLACKGATE_ALL_SCREENS"))
# Where a scene may fail, and what has to happen for it to be asked.
PLACES: dict[str, list[pygame.event.Event]] = {"draw": [], "tick": [], "key": [KEY], "touched": [CLICK]}
RARER: dict[str, list[pygame.event.Event]] = {"is_moving": [], "typing": [KEY], "skip": [KEY]}


# Each sort of screen, and the situation in which it fails.
EVERYWHERE = {
    "Title": "title", "Setup": "setup", "Portraits": "setup-portraits", "TableSettings": "setup-more",
    "PhonesPanel": "phones", "Table": "table-midgame", "Options": "options", "TableMenu": "table-menu",
    "Naming": "table-menu-save", "Dialog": "table-ending", "Reseating": "table-menu-seats", "Rules": "rules-start",
    "EnlargedCard": "rules-card", "SavedGames": "saves", "ReplayScene": "replay", "TakeOver": "replay-take-over",
    "StatisticsScene": "statistics", "Credits": "credits", "Licence": "credits-licence", "Trouble": "trouble-game",
    "OrdersForm": "shared-orders", "Tray": "table-selling", "CloserLook": "table-closer-seat", "End": "end",
    "HintSheet": "hint-tray", "TutorQuestion": "tutor", "Review": "review", "Wall": "wall-cells", "Learn": "learn",
    "LessonTable": "lesson-walk-first", "LessonTray": "lesson-tray", "PuzzleWall": "puzzles", "PuzzleTable": "puzzle",
    "Result": "puzzle-solved", "Keyboard": "keyboard", "FirstEscape": "first-goal", "AllCards": "end-cards",
    "Loading": "saves-loading", "LongWay": "long-way", "Door": "evening-door", "EveningTable": "evening-table",
    "Outcome": "evening-won", "PastRuns": "long-way-earlier", "ChooseFavour": "long-way-keeping",
}


def places(name: str) -> dict[str, list[pygame.event.Event]]:
    """Where the screen of a situation fails: those that are asked of every screen come by turns."""
    if name in ("title", "table-midgame"):
        return PLACES | RARER
    if ALL:
        return PLACES
    return {("draw", "tick")[list(EVERYWHERE.values()).index(name) % 2]: []}


def broken(top: Scene, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the scene fails there."""
    failing: object = property(fail) if place == "is_moving" else fail
    monkeypatch.setattr(type(top), place, failing)
    top.changed()


@pytest.mark.parametrize("name", TELLING if ALL else EVERYWHERE.values())
def test_wherever_a_screen_fails_the_player_is_told_and_can_go_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = book().open(app_for_pictures((1280, 720), "pl"))
    met = 0
    tried = places(name)
    for place, events in tried.items():
        app.clear()
        SITUATIONS[name](app)
        app.stale = True
        app.frame([], 0.0)
        session = app.playing
        sort = type(app.top)
        assert sort.__name__ in EVERYWHERE
        with monkeypatch.context() as patch:
            broken(app.top, place, patch)
            app.guarded_frame(events, 0.3)
        if isinstance(app.top, sort):       # Not every screen is asked everything.
            assert place not in ("draw", "tick") or sort in (Trouble, PlainErrorScreen)
            continue
        met += 1
        if sort is Trouble:
            assert isinstance(app.top, PlainErrorScreen)
            continue
        assert isinstance(app.top, Trouble) and isinstance(app.top.error, Broken)
        app.guarded_frame([], 0.1)
        assert any(spot.id == "trouble:report" for spot in app.ui.spots)
        app.guarded_frame(ENTER, 0.1)
        again = app.playing
        if session is not None and session.over is None:
            assert again is not None and again is not session
            was = session.record["actions"]
            assert again.record["actions"][:len(was)] == was        # Bots may have gone on.
        else:
            assert again is None and isinstance(app.top, Title)
    assert met >= min(3, len(tried))


WAYS: dict[str, Callable[[Session, pytest.MonkeyPatch], None]] = {
    "sound": lambda _, patch: patch.setattr(Sounds, "play", fail),
    "session": lambda session, patch: patch.setattr(session, "_note", fail),
    "thinkers": lambda session, patch: patch.setattr(session, "_question", None),
    "keeping": lambda session, patch: patch.setattr("blackgate.keep.saves.save_bytes", fail),
    "told": lambda session, patch: patch.setattr(session, "events_for", fail),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_error_in_what_a_scene_calls_is_met_and_no_action_is_lost(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, session, table = playing()
    with monkeypatch.context() as patch:
        WAYS[way](session, patch)
        app.guarded(lambda: session.act(Search()) if way != "sound" else app.sounds.play("rolled"))
        for _ in range(20):
            app.guarded_frame([], 0.3)
    assert isinstance(app.top, Trouble), way
    acted = session.acted
    app.guarded_frame([], 0.1)
    app.guarded_frame(ENTER, 0.1)
    assert isinstance(app.top, Table) and app.top is not table
    assert app.top.session.acted == acted >= 1
    app.guarded_frame([], 0.1)
    assert isinstance(app.top, Table)
    assert len(saved_games()) == 1


def test_the_trouble_screen_meets_its_own_buttons_failing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    app, _, table = playing()
    monkeypatch.setattr(table, "tick", fail)
    app.guarded_frame([], 0.1)
    app.guarded_frame([], 0.1)
    monkeypatch.setattr(Games, "resumed", fail)
    monkeypatch.setattr("blackgate.keep.saves.last_game", fail)
    app.guarded_frame(ENTER, 0.1)
    assert isinstance(app.top, PlainErrorScreen)
    app.guarded_frame([], 0.1)
    monkeypatch.setattr(App, "open", fail)
    app.guarded_frame(ENTER, 0.1)
    assert (app.running, app.status) == (False, 1)
    assert "Saved games are safe" in capsys.readouterr().err
