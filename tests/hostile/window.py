"""A program without a screen that reads what lies in the player's folders, as the real one does."""

from functools import cache

from blackgate.app import App
from blackgate.keep.savefile import MISSING
from blackgate.keep.settings import Settings
from blackgate.kit.window import Window
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.screens import OpenTitle
from blackgate.words.text import Text

SENTENCES = ("save-broken", "save-newer", "save-other-cards", MISSING)


@cache
def the_app() -> App:
    """One for all tests: opening a window takes longer than reading a file."""
    app = App(Settings(instant=True, reduced_motion=True), Text("de"), Window((1280, 720), headless=True))
    app.open(OpenTitle())
    app.frame([], 0.0)
    return app


def opened_from_the_list(tab: str) -> str:
    """What the list of saved games shows, pressed: the scene that it leads to, or what is said instead."""
    app = the_app()
    app.clear()
    app.toast = ""
    app.open(OpenTitle())
    app.frame([], 0.0)
    scene = SavedGames(app, tab)
    app.push(scene)
    app.frame([], 0.0)
    scene._open(scene.shown[0])
    app.stale = True
    app.frame([], 0.0)
    if app.top is not scene:
        name = app.top.name
        app.clear()
        return name
    said = [key for key in SENTENCES if app.toast == app.text(key)]
    assert said, app.toast
    return said[0]
