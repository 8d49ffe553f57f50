"""What the program makes of a file that the player chooses from the list of saved games."""

from blackgate.app import App
from blackgate.keep.savefile import MISSING
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.screens import OpenTitle
from tests.scenes.window import show, show_screen

SENTENCES = ("save-broken", "save-newer", "save-other-cards", MISSING)


def opened_from_the_list(app: App, tab: str) -> str:
    """What the list of saved games shows, pressed: the scene that it leads to, or what is said instead."""
    app.clear()
    app.toast = ""
    show_screen(app, OpenTitle())
    scene = show(app, SavedGames(app, tab))
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
