"""Screens for a player with a controller: the strip at the bottom, its signs, and the on-screen keyboard."""

from collections.abc import Callable
from typing import Final

from blackgate.app import App
from blackgate.kit.controllers import NINTENDO, PLAYSTATION, XBOX
from blackgate.scenes.coaching import Coach

from .menus import MENUS
from .table_at import Situation
from .tables import TABLE


def held(app: App, style: str, situation: Situation) -> None:
    """A situation as a player with a controller sees it."""
    app.input.use(style)
    app.input.by_key = True
    situation(app)
    app.build()
    app.build()             # The first frame places the focus, and the second one shows it.


def _with(style: str, name: str) -> Situation:
    return lambda app: held(app, style, (MENUS | TABLE)[name])


def _writing(app: App) -> None:
    held(app, NINTENDO, MENUS["setup"])
    app.top.focus = "seat:0:name"
    app.input.write()


PADS: Final[dict[str, Situation]] = {
    "pad-title": _with(XBOX, "title"),
    "pad-table": _with(XBOX, "table-midgame"),
    "pad-stage": _with(PLAYSTATION, "table-combat"),
    "pad-keys": _with(PLAYSTATION, "options-keys"),
    "pad-naming": _with(NINTENDO, "table-menu-save"),
    "pad-setup": _with(XBOX, "setup"),
    "keyboard": _writing,
}


def put_away(arrange: Situation) -> Callable[[App], object]:
    """The situation without the controller, phones or coach of the situation before it."""
    def bare(app: App) -> object:
        app.phones = None
        app.coach = Coach(app.desk_for)
        app.settings.show_odds = app.settings.tutor = False
        app.input.use("")
        app.input.by_key = False
        return arrange(app)

    return bare
