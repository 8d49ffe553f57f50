"""The real desk behind the real table: a hint and the odds come while frames go on, none of them waiting."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Timer

import pytest

from blackgate.ai.workers.process import Starter
from blackgate.coach.coach_client import CoachClient
from blackgate.scenes.coaching import Coach
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME
from lab.gallery.table_at import table_at
from tests.waiting import HANGS, stopped, wait_for

from .window import open_app


@pytest.fixture
def desk() -> Iterator[CoachClient]:
    desk = CoachClient(starter=partial(Starter, clock=stopped))
    yield desk
    desk.close()


@contextmanager
def held_up(desk: CoachClient) -> Iterator[None]:
    """Whoever waits for an answer meanwhile waits until the process is killed."""
    (process,) = desk.pids
    os.kill(process, signal.SIGSTOP)
    killing = Timer(HANGS, os.kill, (process, signal.SIGKILL))
    killing.start()
    yield
    killing.cancel()
    killing.join()
    os.kill(process, signal.SIGCONT)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="holds a process up as only POSIX can")
def test_a_hint_and_the_odds_come_while_the_window_goes_on(desk: CoachClient) -> None:
    app = open_app()
    app.coach = Coach(lambda pack: desk)
    app.settings.show_odds = True
    table = table_at(app, MIDGAME)
    app.frame([], 0.0)
    table.coach.press()
    with held_up(desk):
        for _ in range(30):
            app.frame([], 0.016)
    assert not table.coach.is_final

    def is_all_there() -> bool:
        app.frame([], 0.016)
        return table.coach.is_final and bool(table.coach.odds())

    wait_for(is_all_there, "a hint and the odds")
    assert table.coach.is_final and not table.coach.has_failed
    advice = table.coach.advice
    wins = [each.win for each in advice]
    assert 1 <= len(advice) <= 3 and wins == sorted(wins, reverse=True)
    assert all(each.why for each in advice) and all(words.why for words in table.coach_panel.listed())
    assert sum(chance.win for chance in table.coach.odds()) == pytest.approx(1.0)
    taken(table)


def taken(table: Table) -> None:
    """The first option can be done as it is."""
    acted = table.session.acted
    table.coach.take(0)
    assert table.session.acted == acted + 1
