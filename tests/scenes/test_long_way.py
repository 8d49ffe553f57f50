"""The long way out in the window: doors, favours, an evening to its end, chosen seeds."""

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.run_progress import Runs, load_runs
from blackgate.keep.saves import load_replay, saved_games, saved_replays
from blackgate.play.long_way.evening import Goal
from blackgate.play.long_way.run import LONG
from blackgate.scenes.long_way.evening_table import EveningTable
from blackgate.scenes.long_way.favours import ChooseFavour
from blackgate.scenes.long_way.map import LongWay
from blackgate.scenes.long_way.past_runs import PastRuns
from blackgate.scenes.long_way.way import Way, every_evening
from blackgate.scenes.review.review import Review
from blackgate.scenes.screens import OpenLongWay

from .evenings import at_the_table, opened, play_until_it_ends, with_goal
from .walking import ids, key, press, spot, write
from .window import show_screen


def test_a_run_begins_with_the_first_door_and_the_others_are_closed() -> None:
    app = opened()
    press(app, "way:new")
    assert isinstance(app.top, LongWay)
    runs = load_runs()
    assert runs.run is not None and runs.run.sentence == LONG and runs.run.lives == 3
    assert spot(app, "door:0").do is not None and spot(app, "door:1").do is None


def test_before_a_run_the_first_door_is_open_and_begins_one() -> None:
    app = opened()
    assert [spot(app, f"door:{number}").value for number in (0, 1)] == [
        app.text("way-door-ahead"), app.text("way-door-closed")]
    press(app, "door:0")
    assert load_runs().run is not None and isinstance(app.top, LongWay)


def test_an_evening_that_is_reached_brings_stars_and_a_favour(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    outcome = play_until_it_ends(app)
    assert outcome.is_won and outcome.stars[0]
    press(app, "favour:1", "favours:keep")
    assert isinstance(app.top, LongWay)
    run = load_runs().run
    assert run is not None and run.won == 1 and run.favours == ["old_debt"] == run.taken
    assert saved_games() == []


def test_no_favour_is_kept_or_refused_by_a_key_that_was_meant_for_something_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_goal(monkeypatch, Goal("hold", 0, 1))
    app = opened()
    at_the_table(app)
    outcome = play_until_it_ends(app)
    for pressed in 2 * (pygame.K_RETURN, pygame.K_SPACE, pygame.K_2, pygame.K_3):
        key(app, pressed)
    run = load_runs().run
    assert app.top is outcome and run is not None and run.favours == [] and len(run.offered) == 3
    show_screen(app, OpenLongWay())
    asked = app.top
    for pressed in 2 * (pygame.K_RETURN, pygame.K_SPACE, pygame.K_2):
        key(app, pressed)
    run = load_runs().run
    assert isinstance(asked, ChooseFavour) and app.top is asked and run is not None and run.favours == []
    press(app, "favour:0", "favours:keep")
    run = load_runs().run
    assert run is not None and len(run.favours) == 1 and run.offered == []


def test_a_lost_evening_costs_a_life(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("points", 30, 1))
    app = opened()
    at_the_table(app)
    assert not play_until_it_ends(app).is_won
    run = load_runs().run
    assert run is not None and (run.lives, run.won, run.tries) == (2, 0, 1)


@pytest.mark.parametrize("goal", [Goal("points", 30, 1), Goal("hold", 0, 1)])
def test_an_evening_that_its_goal_ends_can_be_reviewed_and_leaves_a_replay(
    goal: Goal, monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_goal(monkeypatch, goal)
    app = opened()
    at_the_table(app)
    outcome = play_until_it_ends(app)
    assert outcome.session.over is None and saved_games() == []
    replay = load_replay(saved_replays()[0].path)
    assert replay.written["seal"] == outcome.session.record["seal"] and len(replay) == outcome.session.acted
    press(app, "outcome:review")
    review = app.top
    assert isinstance(review, Review) and review.replay.written == outcome.session.record
    review.back()
    assert app.top is outcome


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


# --- Chosen seeds and earlier runs ----------------------------------------------------------------------------


def test_a_run_with_a_chosen_seed_is_marked_on_the_map_at_its_end_and_among_earlier_runs() -> None:
    app = opened()
    press(app, "way:seed")
    write(app, "31x4")
    key(app, pygame.K_RETURN)
    press(app, "way:new")
    run = load_runs().run
    assert run is not None and (run.seed, run.chosen) == (314, True)
    assert "314" in str(spot(app, "way:seed").name) and spot(app, "way:seed").do is None
    press(app, "way:give-up", "answer:end")
    assert load_runs().past[0].chosen
    assert spot(app, "way:seed").value == ""            # The next run has a seed of its own.
    press(app, "way:past")
    assert isinstance(app.top, PastRuns)
    assert app.text("proof-chosen") in str(spot(app, "past:0").about)


def test_a_run_with_any_seed_has_no_mark() -> None:
    app = opened()
    press(app, "way:new")
    run = load_runs().run
    assert run is not None and not run.chosen and "way:seed" not in ids(app)


# --- Favours of their own -------------------------------------------------------------------------------------


def won_with(app: App, favour: str) -> LongWay:
    """The map of a run that has won one evening and may keep this favour."""
    way = Way()
    way.begin(LONG)
    assert way.run is not None
    way.run.win(1, every_evening()[0], [], is_last=False)
    way.run.offered = [favour]
    way.runs.save()
    show_screen(app, OpenLongWay())
    assert isinstance(app.top, ChooseFavour)
    press(app, "favour:0", "favours:keep")
    assert isinstance(app.scenes[0], LongWay)
    return app.scenes[0]


def test_of_an_accessory_the_player_chooses_which() -> None:
    app = opened()
    won_with(app, "accessory")
    press(app, "answer:accessory-tracksuit")
    run = load_runs().run
    assert isinstance(app.top, LongWay) and run is not None and run.favours == ["accessory-tracksuit"]
    session = Way().start(app, "Ada")
    assert session.record["position"]["seats"][0]["hand"].get("tracksuit", 0) >= 1


def test_an_open_file_shows_the_background_of_one_rival_and_only_at_the_table() -> None:
    app = opened()
    won_with(app, "open_file")
    press(app, "way:on", "door:play")
    table = app.top
    assert isinstance(table, EveningTable)
    seen = table.session.record["position"]["seats"]
    number = [each.name for each in table.session.pack.backgrounds].index(seen[1]["background"]["card"])
    assert table.teller.background(number) in str(spot(app, "way:secret").name)
    assert not seen[1]["background"]["revealed"]


def test_without_that_favour_no_background_is_shown() -> None:
    app = opened()
    at_the_table(app)
    assert "way:secret" not in ids(app)
