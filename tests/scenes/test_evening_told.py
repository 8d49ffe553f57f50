"""An evening of the long way out says what it asks, what is still possible, and how it ended."""

from dataclasses import replace

import pytest

from blackgate.app import App
from blackgate.play.long_way.evening import MOST_FAVOURS, Goal, Star
from blackgate.play.long_way.run import LONG
from blackgate.scenes.long_way import way as ways
from blackgate.scenes.long_way.evening_table import EveningTable
from blackgate.scenes.long_way.way import Way, every_evening, every_favour
from blackgate.scenes.long_way.words import star_words
from blackgate.scenes.screens import OpenLongWay
from blackgate.words.text import languages

from .coaching import coached
from .evenings import at_the_table, opened, play_until_it_ends, with_goal
from .walking import press, spot
from .window import show_screen


def shown(app: App) -> str:
    """All words on the screen."""
    app.build()
    return "\n".join(each.words for each in app.ui.written).replace("\xa0", " ")


def test_the_goal_says_how_many_points_lead_out() -> None:
    app = opened()
    at_the_table(app)
    assert "12 Tunnel points" in str(spot(app, "star:0").name).replace("\xa0", " ")


def test_a_star_that_can_no_longer_be_earned_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *rest = every_evening()
    stars = Star("goal"), Star("never", "extort"), Star("rounds", rounds=0)
    monkeypatch.setattr(ways, "every_evening", lambda: (replace(first, stars=stars), *rest))
    app = opened()
    at_the_table(app)
    lost = app.text("evening-star-lost")
    assert [spot(app, f"star:{number}").value for number in range(3)] == ["", "", lost]


@pytest.mark.parametrize("language", languages())
def test_in_a_usual_window_all_stars_are_told_in_words(language: str) -> None:
    app = opened()
    app.speak(language)
    way = Way()
    way.begin(LONG)
    assert way.run is not None
    for evening in every_evening():
        app.restart(EveningTable(app, way.start(app, "Ada"), evening))
        words = shown(app)
        for star in evening.stars:
            assert star_words(app.text, evening, star).replace("\xa0", " ") in words
        assert app.ui.overflows == []
        way.run.win(0, evening, [], is_last=False)
        way.runs.save()


def test_at_the_door_and_at_the_table_the_lives_left_can_be_seen() -> None:
    app = opened()
    press(app, "way:new", "way:on")
    left = app.text("way-lives", count=3)
    assert spot(app, "way:lives").name == left
    press(app, "door:play")
    assert isinstance(app.top, EveningTable) and spot(app, "way:lives").name == left


def test_the_door_says_what_everybody_begins_with() -> None:
    app = opened()
    press(app, "way:new", "way:on")
    words = shown(app)
    assert "a Pickaxe" in words and "5 Cigarettes" in words and "You take the first turn." in words


def test_a_favour_too_many_is_refused_in_words() -> None:
    app = opened()
    press(app, "way:new")
    way = Way()
    assert way.run is not None
    way.run.favours = list(every_favour())[: MOST_FAVOURS + 1]
    way.run.taken = way.run.favours[:MOST_FAVOURS]
    way.runs.save()
    show_screen(app, OpenLongWay())
    press(app, "way:on", f"favour:{way.run.favours[-1]}")
    assert app.toast == app.text("door-most", most=MOST_FAVOURS)
    run = Way().run
    assert run is not None and len(run.taken) == MOST_FAVOURS


def test_a_lost_evening_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("points", 30, 1))
    app = opened()
    at_the_table(app)
    assert not play_until_it_ends(app).is_won
    assert "Round 1 is over. Your Tunnel points: 0 of 30." in shown(app)


def test_a_lost_race_says_who_escaped_and_can_be_reviewed() -> None:
    app = opened()
    at_the_table(app)
    outcome = play_until_it_ends(app)
    over = outcome.session.over
    assert over is not None and not outcome.is_won
    names = [outcome.session.names[seat] for seat in over["winners"]]
    assert f"Escaped in round {outcome.session.rounds}: {names[0]}." in shown(app)
    press(app, "outcome:review")
    assert app.top.name == "review"


def test_where_escaping_is_not_the_goal_a_hint_says_that_it_is_about_escaping(monkeypatch: pytest.MonkeyPatch) -> None:
    with_goal(monkeypatch, Goal("points", 5, 12))
    app = opened()
    desk = coached(app)
    at_the_table(app)
    press(app, "hint")
    desk.hint()
    app.frame([], 0.1)
    assert "Chance to escape" in shown(app) and "Chance to win" not in shown(app)
