"""How fast things go at the table: one's own speed, the bots', paused and step by step."""

import pytest

from blackgate.app import App
from blackgate.keep.settings import load_settings
from blackgate.play.session import Session
from blackgate.scenes.table.played_table import PAUSE
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, session_at

from .sketch import book
from .test_table_play import act, seated
from .walking import press
from .window import open_app, open_table, plan


# How fast it goes.
def steps_until(app: App, table: Table, acted: int, pace: float = 0.01, most: int = 2000) -> float:
    """Seconds until so many actions were done."""
    for number in range(most):
        if table.session.acted >= acted:
            return number * pace
        app.frame([], pace)
    raise AssertionError("nothing happens")


def time_of_two_actions(bots_speed: int, my_speed: int = 1) -> float:
    """From the first to the third action of bots that are watched."""
    app, table = seated(Session(plan(3, 0, seed=5, bots="easy")), paused=False, instant=False)
    app.settings.bots_speed, app.settings.my_speed = bots_speed, my_speed
    steps_until(app, table, 1)
    return steps_until(app, table, 3)


def test_bots_go_as_fast_as_the_player_wants_whatever_the_own_speed() -> None:
    usual = time_of_two_actions(1)
    assert usual > 2 * PAUSE
    for speed in (2, 4):
        assert time_of_two_actions(speed) == pytest.approx(usual / speed, abs=0.06)
    assert time_of_two_actions(1, my_speed=8) == pytest.approx(usual, abs=0.03)


def moving_time(my_speed: int, bots_speed: int = 1, reduced: bool = False, instant: bool = False) -> float:
    """How long one's own search is seen on its way."""
    app, table = seated(session_at(MIDGAME), instant=instant)
    app.settings.my_speed, app.settings.bots_speed, app.settings.reduced_motion = my_speed, bots_speed, reduced
    table.skip()
    app.frame([], 0.0)
    press(app, "verb:search")
    passed = 0.032
    while table.motion.is_busy:
        app.frame([], 0.01)
        passed += 0.01
        assert passed < 10
    return passed


def test_what_i_do_goes_as_fast_as_i_want_whatever_the_speed_of_bots() -> None:
    usual = moving_time(1)
    assert usual > 0.5
    assert moving_time(4) == pytest.approx(usual / 4, abs=0.08)
    assert moving_time(1, bots_speed=8) == pytest.approx(usual, abs=0.05)


def test_without_animations_everything_is_where_it_belongs_at_once() -> None:
    assert moving_time(1, instant=True) < 0.05


def test_with_reduced_motion_it_is_still_seen_and_does_not_move() -> None:
    app, table = seated(session_at(MIDGAME), instant=False)
    app.settings.reduced_motion = True
    table.skip()
    app.frame([], 0.0)
    press(app, "verb:search")
    assert table.motion.is_busy
    assert table.clips.calm
    app.settings.reduced_motion = False
    table.skip()
    act(table, {"do": "steal_spoon"})
    assert not table.clips.calm


def test_paused_bots_wait_and_one_step_is_one_action() -> None:
    app = book().open(open_app())
    table = open_table(app, plan(3, 0, seed=5, bots="easy"))
    for _ in range(4):
        app.frame([], 0.2)
    press(app, "pause")
    acted = table.session.acted
    for _ in range(20):
        app.frame([], 0.2)
    assert table.session.acted == acted
    press(app, "step")
    for _ in range(20):
        app.frame([], 0.2)
    assert table.session.acted == acted + 1
    press(app, "pause")
    for _ in range(5):
        app.frame([], 0.2)
    assert table.session.acted > acted + 1


def test_faster_doubles_and_goes_round() -> None:
    app = book().open(open_app())
    open_table(app, plan(3, 0, seed=5, bots="easy"))
    speeds = []
    for _ in range(4):
        press(app, "faster")
        speeds.append(app.settings.bots_speed)
    assert speeds == [2, 4, 8, 1]


def test_the_speed_of_bots_is_kept_when_it_is_chosen() -> None:
    app, _ = seated(Session(plan(3, 0, seed=5)), paused=True)
    press(app, "faster")
    assert app.settings.bots_speed == load_settings().bots_speed == 2       # The program may be killed any time.


def test_watching_goes_from_shoulder_to_shoulder() -> None:
    app = book().open(open_app())
    table = open_table(app, plan(3, 0, seed=5, bots="easy"))
    press(app, "pause")
    seen = []
    for _ in range(4):
        seen.append(table.looker)
        press(app, "watch")
    assert seen == [0, 1, 2, 0]
