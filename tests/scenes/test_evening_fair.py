"""An evening of the long way out counts only for who plays it."""

import pygame
import pytest

from blackgate.keep.run_progress import load_runs
from blackgate.play.long_way.evening import Goal
from blackgate.scenes.long_way.outcome import Outcome

from .evenings import at_the_table, opened, with_goal
from .walking import ids, key, press


def test_who_concedes_an_evening_has_lost_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))          # A bot that played on would reach this.
    app = opened()
    at_the_table(app)
    key(app, pygame.K_ESCAPE)
    press(app, "menu:concede")
    press(app, "answer:concede")
    for _ in range(100):
        app.frame([], 0.5)
    assert isinstance(app.top, Outcome) and not app.top.is_won
    run = load_runs().run
    assert run is not None and (run.lives, run.won) == (2, 0)


def test_in_an_evening_nobody_else_can_be_given_a_seat() -> None:
    app = opened()
    at_the_table(app)
    key(app, pygame.K_ESCAPE)
    assert "menu:concede" in ids(app)
    assert not {"menu:seats", "menu:phones"} & set(ids(app))
