"""Whole games through the window at tables of every kind, to the end screen. Only words are drawn."""

from collections.abc import Callable

import pytest

from blackgate.app import App
from blackgate.kit.spots import Spot

from .gallery import listen
from .window import Player, open_app, open_table, plan

MOST_STEPS = 30_000


def play_to_the_end(app: App, player: Player, act: Callable[[Spot], None]) -> set[str]:
    """Press what can be pressed until the end screen; answers the scenes that were seen."""
    seen: set[str] = set()
    for _ in range(MOST_STEPS):
        player.wait()
        seen.add(app.top.name)
        if app.top.name == "end":
            return seen
        spot = player.choose()
        if spot is not None:
            act(spot)
    raise AssertionError("the game never ended")


@pytest.mark.nightly
def test_three_people_play_at_one_screen() -> None:
    app = open_app()
    listen(app)
    open_table(app, plan(4, 3, seed=5))
    player = Player(app, 3)
    play_to_the_end(app, player, player.click)


@pytest.mark.parametrize("humans", [1, pytest.param(2, marks=pytest.mark.nightly)])
def test_six_play_in_teams(humans: int) -> None:
    app = open_app()
    listen(app)
    open_table(app, plan(6, humans, seed=11, team=True))
    player = Player(app, 4)
    play_to_the_end(app, player, player.click)


@pytest.mark.nightly
def test_bots_alone_are_watched_to_the_end() -> None:
    app = open_app()
    listen(app)
    open_table(app, plan(4, 0, seed=2))
    player = Player(app)
    play_to_the_end(app, player, player.click)
