"""An evening of the long way out in the window, for tests."""

from dataclasses import replace

import pytest

from blackgate.app import App
from blackgate.keep.games import Games
from blackgate.model.actions import EndTurn
from blackgate.play.long_way.evening import Goal
from blackgate.scenes.long_way import way as ways
from blackgate.scenes.long_way.door import Door
from blackgate.scenes.long_way.evening_table import EveningTable
from blackgate.scenes.long_way.outcome import Outcome
from blackgate.scenes.long_way.way import every_evening
from blackgate.scenes.screens import OpenLongWay

from .walking import press
from .window import open_app, show_screen


def opened() -> App:
    app = open_app()
    app.settings.people = ["Ada"]
    app.settings.instant = True
    app.games = Games(kept=True)
    show_screen(app, OpenLongWay())
    return app


def at_the_table(app: App) -> EveningTable:
    press(app, "way:new")
    press(app, "way:on")
    assert isinstance(app.top, Door)
    press(app, "door:play")
    assert isinstance(app.top, EveningTable)
    return app.top


def with_goal(monkeypatch: pytest.MonkeyPatch, goal: Goal) -> None:
    """The first evening is decided otherwise."""
    first, *rest = every_evening()
    changed = (replace(first, goal=goal), *rest)
    monkeypatch.setattr(ways, "every_evening", lambda: changed)


def play_until_it_ends(app: App) -> Outcome:
    """The player only ends turns; the bots play."""
    for _ in range(20_000):
        table = app.top
        if isinstance(table, Outcome):
            return table
        if isinstance(table, EveningTable) and table.session.over is None and table.is_mine:
            options = table.view.options
            table.session.act(EndTurn() if EndTurn() in options else options[0])
        app.frame([], 0.5)
    raise AssertionError("the evening does not end")
