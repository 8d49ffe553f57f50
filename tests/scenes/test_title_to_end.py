"""A whole game from the title to the end with nothing but a mouse, nothing but keys, nothing but a controller."""

import pytest

from blackgate.app import App
from blackgate.scenes.end.end import End
from blackgate.scenes.screens import OpenTitle
from blackgate.scenes.table.table import Table

from .gallery import listen
from .hands import Keys, Mouse, Pad, Walker
from .test_whole_games import MOST_STEPS
from .window import Player, open_app, plan, show_screen


def at_the_title(seed: int, michel: str | None = None) -> App:
    """The last setup is remembered: three seats and a seed. Only words are drawn."""
    app = open_app()
    listen(app)
    app.settings.plan = plan(3, 1, seed, michel=michel)
    show_screen(app, OpenTitle())
    return app


def play(app: App, hands: Mouse | Walker, seed: int) -> End:
    """From the table to the end screen, pressing whatever the game asks for."""
    player = Player(app, seed)
    for _ in range(MOST_STEPS):
        player.wait()
        if isinstance(app.top, End):
            return app.top
        spot = player.choose()
        if spot is not None:
            hands.press(spot.id)
    raise AssertionError("the game never ended")


def lay_the_table(app: App, hands: Mouse | Walker) -> None:
    hands.press("title:play")
    for _ in range(20):
        app.frame([], 0.25)             # the gate opens
    assert app.top.name == "setup"


def test_by_mouse() -> None:
    app = at_the_title(seed=7)
    hands = Mouse(app)
    lay_the_table(app, hands)
    hands.press("setup:play")
    end = play(app, hands, 1)
    assert end.session.over is not None
    assert not app.input.by_key


@pytest.mark.nightly
def test_by_keys() -> None:
    app = at_the_title(seed=3, michel="michel")
    hands = Keys(app)
    lay_the_table(app, hands)
    hands.write("seat:0:name", "Ada")
    hands.press("setup:play")
    end = play(app, hands, 2)
    assert end.session.names[0] == "Ada"
    assert not app.input.pad


@pytest.mark.nightly
def test_by_controller() -> None:
    app, hands = a_table_by_controller()
    end = play(app, hands, 3)
    assert end.session.names[0] == "Zoe"
    assert app.input.pad == "xbox"
    hands.press("end:title")
    assert app.top.name == "title"


def test_the_first_round_by_controller() -> None:
    app, hands = a_table_by_controller()
    table, player = app.top, Player(app, 3)
    assert isinstance(table, Table)
    while table.session.rounds < 2:
        player.wait()
        if spot := player.choose():
            hands.press(spot.id)
    assert table.session.names[0] == "Zoe"
    assert app.input.pad == "xbox"


def a_table_by_controller() -> tuple[App, Pad]:
    app = at_the_title(seed=6, michel="michelle")
    hands = Pad(app)
    lay_the_table(app, hands)
    hands.write("seat:0:name", "Zoe")
    hands.press("setup:play")
    app.frame([], 0.1)
    return app, hands
