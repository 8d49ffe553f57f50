"""The long way out in the window, killed at any moment and taken up again."""

from importlib import import_module
from pathlib import Path

import pytest

from blackgate.app import App
from blackgate.keep.run_progress import load_runs
from blackgate.keep.saves import last_game
from blackgate.model.actions import EndTurn
from blackgate.play.long_way.evening import Goal
from blackgate.scenes.long_way.door import Door
from blackgate.scenes.long_way.evening_table import EveningTable
from blackgate.scenes.long_way.favours import ChooseFavour
from blackgate.scenes.long_way.map import LongWay
from blackgate.scenes.long_way.way import Way, is_evening_won
from blackgate.scenes.screens import OpenLongWay, OpenSave

from .evenings import at_the_table, opened, play_until_it_ends, with_goal
from .walking import press


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


def test_a_program_killed_before_a_favour_is_chosen_asks_for_it_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    play_until_it_ends(app)
    again = opened()                    # The first program never left the outcome.
    assert isinstance(again.top, ChooseFavour)
    press(again, "favour:2", "favours:keep")
    run = load_runs().run
    assert isinstance(again.top, LongWay) and run is not None
    assert run.favours == ["early_bird"] == run.taken and run.offered == []


def test_whoever_wants_no_favour_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    play_until_it_ends(app)
    press(app, "favours:none")
    run = load_runs().run
    assert isinstance(app.top, LongWay) and run is not None and run.offered == run.favours == []


def test_an_evening_that_has_begun_goes_on_from_its_door() -> None:
    app = opened()
    table = at_the_table(app)
    while not table.is_mine:
        app.frame([], 0.5)
    table.session.act(EndTurn())
    acted = table.session.acted
    table.session.close()
    app.open(OpenLongWay())
    press(app, "way:on")
    assert isinstance(app.top, Door) and app.top.saved is not None
    press(app, "door:play")
    assert isinstance(app.top, EveningTable) and app.top.session.acted >= acted


def test_the_end_is_written_down_in_the_frame_in_which_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    table = at_the_table(app)
    while not is_evening_won(table.session, table.evening):
        run = load_runs().run
        assert run is not None and run.won == 0
        if table.is_mine:
            options = table.view.options
            table.session.act(EndTurn() if EndTurn() in options else options[0])
        app.frame([], 0.5)
    run = load_runs().run
    assert run is not None and run.won == 1


class Killed(BaseException):
    """The program ends at once, and nothing more is written."""


def go_on_until_a_favour_is_kept(app: App) -> None:
    """Play the first evening of the present run, or a new one, and keep the first favour."""
    while (run := load_runs().run) is None or not run.favours:
        if isinstance(app.top, ChooseFavour):
            press(app, "favour:0", "favours:keep")
        elif isinstance(app.top, LongWay):
            press(app, "way:new" if run is None else "way:on")
        elif isinstance(app.top, Door):
            press(app, "door:play")
        else:
            play_until_it_ends(app)
            press(app, *("favour:0", "favours:keep") if Way().offered else ("outcome:on",))


@pytest.mark.parametrize("module", ["blackgate.keep.kept_file", "blackgate.keep.saves"])
def test_a_run_killed_before_or_after_any_writing_goes_on(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is killed at each writing in turn, and the next one goes on, until one is not killed any more."""
    with_goal(monkeypatch, Goal("hold", 0, 1))
    write_whole = import_module(module).write_whole
    left = [0]

    def write(path: Path, data: bytes, **how: bool) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Killed
        write_whole(path, data, **how)

    monkeypatch.setattr(f"{module}.write_whole", write)
    for allowed in range(200):
        with monkeypatch.context() as patch:
            left[0] = allowed
            patch.setattr("blackgate.keep.saves.started", lambda thread: False)     # It writes in this thread.
            try:
                go_on_until_a_favour_is_kept(opened())
            except Killed:
                left[0] = 10**6
                go_on_until_a_favour_is_kept(opened())
            else:
                assert allowed >= 2
                return
        runs = load_runs()
        assert runs.run is not None and (runs.run.won, runs.run.lives, len(runs.run.favours)) == (1, 3, 1)
        runs.run = None
        runs.save()
    raise AssertionError("the evening writes without end")
