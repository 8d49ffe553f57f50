"""The long way out in the window: doors, favours, an evening to its end, killed and taken up again."""

from dataclasses import replace

import pytest

from blackgate.app import App
from blackgate.keep.run_progress import Runs, load_runs
from blackgate.keep.saves import last_game, saved_games
from blackgate.keep.games import Games
from blackgate.model.actions import EndTurn
from blackgate.play.long_way.evening import Goal
from blackgate.play.long_way.run import LONG
from blackgate.scenes.long_way import way as ways
from blackgate.scenes.long_way.door import Door
from blackgate.scenes.long_way.evening_table import EveningTable
from blackgate.scenes.long_way.map import LongWay
from blackgate.scenes.long_way.outcome import Outcome
from blackgate.scenes.long_way.way import Way, every_evening
from blackgate.scenes.screens import OpenLongWay, OpenSave

from .walking import press, spot
from .window import open_app, show_screen


def opened() -> App:
    app = open_app()
    app.settings.people = ["Ada"]
    app.settings.instant = True
    app.games = Games(kept=True)
    show_screen(app, OpenLongWay())
    return app


def at_the_table(app: App) -> EveningTable:
    press(app, "way:new", "way:on")
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


def test_a_run_begins_with_the_first_door_and_the_others_are_closed() -> None:
    app = opened()
    press(app, "way:new")
    assert isinstance(app.top, LongWay)
    runs = load_runs()
    assert runs.run is not None and runs.run.sentence == LONG and runs.run.lives == 3
    assert spot(app, "door:0").do is not None and spot(app, "door:1").do is None


def test_an_evening_that_is_reached_brings_stars_and_a_favour(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    outcome = play_until_it_ends(app)
    assert outcome.is_won and outcome.stars[0]
    press(app, "favour:1")
    assert isinstance(app.top, LongWay)
    run = load_runs().run
    assert run is not None and run.won == 1 and run.favours == ["old_debt"] == run.taken
    assert saved_games() == []


def test_a_lost_evening_costs_a_life(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("points", 30, 1))
    app = opened()
    at_the_table(app)
    assert not play_until_it_ends(app).is_won
    run = load_runs().run
    assert run is not None and (run.lives, run.won, run.tries) == (2, 0, 1)


def test_after_the_last_life_the_run_is_remembered_and_other_sentences_open(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("points", 30, 1))
    app = opened()
    at_the_table(app)
    way = Way()
    assert way.run is not None
    way.run.lives = 1
    way.runs.save()
    play_until_it_ends(app)
    runs = load_runs()
    assert runs.run is None and runs.past[0].won == 0 and not runs.past[0].is_out
    press(app, "outcome:on", "way:new")
    assert {"answer:long", "answer:short", "answer:life"} <= {each.id for each in app.ui.spots}


def test_a_killed_evening_goes_on_from_its_save() -> None:
    app = opened()
    table = at_the_table(app)
    while not table.is_mine:
        app.frame([], 0.5)
    options = table.view.options
    table.session.act(EndTurn() if EndTurn() in options else options[0])
    acted = table.session.acted
    again = opened()            # The first program was never closed.
    saved = last_game()
    assert saved is not None
    app.quit()
    again.open(OpenSave(saved))
    assert isinstance(again.top, EveningTable) and again.top.session.acted == acted
    assert Way().is_of(again.top.session)


def test_an_evening_of_an_older_run_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    Way().begin(LONG)
    outcome = play_until_it_ends(app)
    assert outcome.way is None
    run = load_runs().run
    assert run is not None and run.won == 0


def test_a_run_that_cannot_be_saved_is_told_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    works, save = [False], Runs.save
    monkeypatch.setattr(Runs, "save", lambda self: works[0] and save(self))
    outcome = play_until_it_ends(app)
    assert not outcome.is_kept
    works[0] = True
    outcome.tick(6.0)
    assert outcome.is_kept
    run = load_runs().run
    assert run is not None and run.won == 1


def test_giving_up_a_run_asks_first() -> None:
    app = opened()
    press(app, "way:new", "way:give-up", "answer:stay")
    assert load_runs().run is not None
    press(app, "way:give-up", "answer:end")
    assert load_runs().run is None and load_runs().past
