"""A key that is held for ten seconds does on no screen anything twice, whatever the system repeats.

Each screen is tried with two of its keys by turns; `BLACKGATE_ALL_SCREENS=1` tries all keys on all screens.
"""

import os

import pygame
import pytest

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.scenes.table.table import Table
from lab.gallery.situations import SITUATIONS

from .gallery import LATER_STEPS, listen
from .window import Player

REPEATS = 400               # ten seconds, one each 25 ms
ALWAYS = ["return", "space", "escape", "tab", "down", "right", "page down", "f1", "f6", "f10"]
ALL = bool(os.environ.get("BLACKGATE_ALL_SCREENS"))
PARTS = 6
NAMES = [name for name in SITUATIONS if ALL or not LATER_STEPS.match(name)]


def state(app: App) -> tuple[object, ...]:
    """What a key can change."""
    table = next((scene for scene in app.scenes if isinstance(scene, Table)), None)
    told = (table.session.acted, table.looker, table.asking.choosing.presses, table.pace.is_paused) if table else ()
    focus = [(scene.name, scene.focus, dict(scene.offsets)) for scene in app.scenes]
    return app.running, focus, told, {**vars(app.settings)}, app.toast


def stop_bots(app: App) -> None:
    """What bots do meanwhile is not done by the key."""
    for scene in app.scenes:
        if isinstance(scene, Table):
            scene.pace.is_paused = True


def arranged(name: str) -> App:
    app = app_for_pictures((1280, 720), "en")
    listen(app)
    SITUATIONS[name](app)
    app.frame([], 0.0)
    return app


@pytest.mark.parametrize("part", range(PARTS))
def test_a_held_key_does_nothing_twice_on_any_screen(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.kit.window.Window.switch_fullscreen", lambda self: None)
    twice = []
    for number, name in list(enumerate(NAMES))[part::PARTS]:
        app = arranged(name)
        keys = list(dict.fromkeys([*(spot.key for spot in app.ui.spots if spot.key), *ALWAYS]))
        chosen = keys if ALL else [keys[(number + step * len(keys) // 2) % len(keys)] for step in range(2)]
        for key in chosen:
            if not app.scenes or not app.running:
                app = arranged(name)
            code = pygame.key.key_code(key)
            Player(app).hold(code)
            if not app.running:
                continue
            app.frame([], 0.0)
            stop_bots(app)
            once = state(app)
            for _ in range(4):
                down = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
                app.frame([down] * (REPEATS // 4), 0.0)
            if state(app) != once:
                twice.append((name, key))
            Player(app).let_go(code)
        app.quit()
    assert twice == []
