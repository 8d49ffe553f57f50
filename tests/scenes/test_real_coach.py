"""The real desk behind the real table: a hint and the odds come while frames go on, none of them waiting."""

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from blackgate.app import App
from blackgate.coach.desk import Desk
from blackgate.scenes.coaching import Coach
from blackgate.scenes.table.table import Table
from blackgate.tools.gallery.positions import MIDGAME
from blackgate.tools.gallery.tables import table_at

from .window import open_app

PATIENCE = 40.0         # seconds: the processes have to start, and the machine may be busy
LONGEST = 0.5           # a frame, on a busy machine too; an answer takes longer


@pytest.fixture
def app() -> Iterator[App]:
    app = open_app()
    desk = Desk()
    app.coach = Coach(lambda pack: desk)
    yield app
    desk.close()


def test_a_hint_and_the_odds_come_while_the_window_goes_on(app: App) -> None:
    app.settings.show_odds = True
    table = table_at(app, MIDGAME)
    app.frame([], 0.0)
    table.coached.press()
    longest, begun = 0.0, monotonic()
    while not (table.coached.is_final and table.coached.odds()) and monotonic() - begun < PATIENCE:
        started = monotonic()
        app.frame([], 0.016)
        longest = max(longest, monotonic() - started)
        sleep(0.005)
    assert table.coached.is_final and not table.coached.has_failed
    advice = table.coached.advice
    wins = [each.win for each in advice]
    assert 1 <= len(advice) <= 3 and wins == sorted(wins, reverse=True)
    assert all(each.why for each in advice) and all(words.why for words in table.listed())
    assert sum(chance.win for chance in table.coached.odds()) == pytest.approx(1.0)
    assert longest < LONGEST
    taken(table)


def taken(table: Table) -> None:
    """The first option can be done as it is."""
    acted = table.session.acted
    table.coached.take(0)
    assert table.session.acted == acted + 1
