"""The board lives while nothing happens, and stands still for whoever wants less motion."""

import pytest

from blackgate.app import App
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, session_at

from .test_cause_and_effect import settle
from .window import open_app, sit

SECONDS = 3.0
STEP = 1 / 30


def at_rest(*, is_still: bool = False) -> tuple[App, Table]:
    app = open_app(moves=True)
    app.settings.reduced_motion = is_still
    _, table = sit(session_at(MIDGAME), app, is_paused=True)
    settle(app, table)
    return app, table


def pictures(app: App) -> int:
    """So many different pictures are seen in a while."""
    seen = set()
    for _ in range(round(SECONDS / STEP)):
        app.frame([], STEP)
        seen.add(hash(app.window.surface.get_view("0").raw))
    return len(seen)


@pytest.mark.parametrize("is_still", [False, True])
def test_the_board_lives_a_few_times_a_second_unless_less_motion_is_wanted(is_still: bool) -> None:
    app, _ = at_rest(is_still=is_still)
    assert pictures(app) == 1 if is_still else 5 <= pictures(app) <= 20


def test_nothing_else_is_drawn_anew_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table = at_rest()
    monkeypatch.setattr(table, "draw", lambda ui: pytest.fail("the whole table is drawn anew"))
    assert pictures(app) > 1


def test_below_a_closer_look_everybody_is_still_there() -> None:
    app, table = at_rest()
    table.look_at(("seat", 1))
    app.frame([], 0.0)
    below = app._background[0].strokes
    figures = {app.cache.art.get(f"standees/{inmate}", *size) for inmate in table.inmates
               for size in {stroke[3:5] for stroke in below}}
    assert len([stroke for stroke in below if stroke[0] in figures]) == len(table.inmates)
    assert pictures(app) == 1
