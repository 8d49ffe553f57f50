"""The statistics screen: what was counted, as sums that agree, and what is to be thought of the die."""

from collections import Counter

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.statistics import Person, Statistics
from blackgate.scenes.menus import statistics_by_name
from blackgate.scenes.menus.statistics_screen import StatisticsScene

from .walking import key
from .window import open_app, show

GAMES = Counter({("easy", 4, False): 9, ("hard", 2, False): 6, ("hard", 4, True): 2, ("human", 5, False): 1})
WINS = Counter({("easy", 4, False): 7, ("hard", 4, True): 1})


def open_statistics(rolls: list[int] | None = None, *, played: bool = True) -> tuple[App, StatisticsScene]:
    if played:
        assert Statistics(GAMES.copy(), WINS.copy(), rolls or [0] * 6).save()
    app = open_app()
    return app, show(app, StatisticsScene(app))


def test_without_games_it_says_so() -> None:
    app, scene = open_statistics(played=False)
    assert scene.by_rival() == [] and scene.by_players() == []
    assert not any(spot.id == "statistics:total" for spot in app.ui.spots)
    assert scene.luck() == "No roll yet."
    key(app, pygame.K_ESCAPE)
    assert not app.scenes


def test_games_and_wins_are_counted_by_rival_and_by_players() -> None:
    _, scene = open_statistics()
    assert [tuple(line) for line in scene.by_rival()] == [("Easy", 9, 7), ("Hard", 8, 1), ("Humans only", 1, 0)]
    assert [tuple(line) for line in scene.by_players()] == [
        ("2 players", 6, 0), ("4 players", 9, 7), ("5 players", 1, 0), ("4 in teams", 2, 1),
    ]
    for lines in (scene.by_rival(), scene.by_players()):
        assert sum(line.games for line in lines) == 18 and sum(line.wins for line in lines) == 8


PEOPLE = {"Tomek": Person(6, 0, 0, 22), "Ada": Person(24, 11, 9, 31), "Mila": Person(11, 6, 12, 31)}


def test_the_family_table_has_a_row_for_everybody_and_the_most_wins_on_top() -> None:
    assert Statistics(GAMES.copy(), WINS.copy(), people=dict(PEOPLE)).save()
    app, scene = open_statistics(played=False)
    assert [name for name, _ in statistics_by_name.in_order(scene.counted.people)] == ["Ada", "Mila", "Tomek"]
    assert statistics_by_name.cells(app.ui, PEOPLE["Ada"]) == ("24", "11", "46%", "9", "31")
    assert statistics_by_name.cells(app.ui, PEOPLE["Tomek"]) == ("6", "0", "0%", "–", "22")
    rows = [spot.box[1] for spot in app.ui.spots if spot.id.startswith("statistics:person:")]
    assert len(rows) == 3 and rows == sorted(rows) and app.overflows() == []


def test_who_alone_is_best_at_something_stands_out() -> None:
    assert statistics_by_name.leaders(PEOPLE) == {("Ada", "wins"), ("Mila", "share"), ("Ada", "fastest")}
    assert statistics_by_name.leaders({"Ada": PEOPLE["Ada"]}) == set()


@pytest.mark.parametrize(("rolls", "verdict"), [
    ([5, 5, 5, 5, 5, 5], "30 rolls. Too few to blame the die."),
    ([10, 10, 10, 10, 10, 9], "59 rolls. Too few to blame the die."),
    ([10] * 6, "60 rolls, 3.50 on average. A fair die shows 3.50, and this one behaves like it."),
    ([100, 96, 104, 99, 101, 100], "600 rolls, 3.51 on average. A fair die shows 3.50, and this one behaves like it."),
    ([60, 60, 60, 60, 60, 300],
     "600 rolls, 4.50 on average. A fair die shows 3.50. Only 1 in 20 fair dice would be this far off."),
])
def test_the_die_is_judged_by_its_rolls(rolls: list[int], verdict: str) -> None:
    app, scene = open_statistics(rolls)
    assert scene.luck() == verdict
    assert app.overflows() == []
