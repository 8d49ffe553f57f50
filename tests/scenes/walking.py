"""Going through a screen as a player without a mouse does, and pressing what a test names."""

import pygame

from blackgate.app import App
from blackgate.kit.spots import Spot

from .window import Player


def spot(app: App, name: str) -> Spot:
    app.frame([], 0.0)
    found = next((spot for spot in app.ui.spots if spot.id == name), None)
    assert found is not None, f"there is no {name!r} among {[spot.id for spot in app.ui.spots]}"
    return found


def press(app: App, *names: str) -> None:
    """A click on each of them in turn."""
    for name in names:
        Player(app).click(spot(app, name))
        app.frame([], 0.016)


def key(app: App, key: int, mod: int = 0) -> None:
    Player(app).key(key, mod)
    app.frame([], 0.0)


def write(app: App, words: str) -> None:
    """Letters into the line that is open."""
    for letter in words:
        app.frame([
            pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0),
            pygame.event.Event(pygame.TEXTINPUT, text=letter),
            pygame.event.Event(pygame.KEYUP, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0),
        ], 0.016)


def ids(app: App) -> list[str]:
    """All spots but those that are only there for a mouse."""
    app.frame([], 0.0)
    return [spot.id for spot in app.ui.spots if not spot.mouse_only]


def reached_by_tab(app: App) -> set[str]:
    """What the focus comes by, in as many steps as there are spots."""
    seen = set()
    for _ in ids(app):
        key(app, pygame.K_TAB)
        assert app.top.focus is not None
        seen.add(app.top.focus)
        assert not app.ui.overflows, app.ui.overflows
    return seen
