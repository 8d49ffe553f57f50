"""Cause, then effect, then number: nothing is told before it is seen."""

from collections.abc import Iterator

import pytest

from blackgate.app import App
from blackgate.scenes.table.moments import MOMENTS
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, changed

from .window import lay, open_app, open_table, plan

STEP = 0.02


def digging() -> tuple[App, Table]:
    """I am on turn in the Cell Block and hold a Shovel."""
    first, *others = MIDGAME["seats"]
    seats = [{**first, "place": "cell_block", "hand": {"shovel": 1}}, *others]
    app, table = lay(changed(MIDGAME, seats=seats), app=open_app(moves=True))
    settle(app, table)
    return app, table


def settle(app: App, table: Table) -> None:
    """The first hands are dealt."""
    for _ in range(300):
        app.frame([], STEP)
    assert not table.motion.is_busy


def dig(app: App, table: Table) -> None:
    table.act(next(option for option in table.view.options if option.name == "dig"))
    app.frame([], 0.0)


def moments(app: App, table: Table) -> Iterator[float]:
    """Every frame until all is still, with the seconds that have gone."""
    gone = 0.0
    while table.motion.is_busy:
        yield gone
        app.frame([], STEP)
        gone += STEP


def test_a_dig_counts_when_the_earth_has_fallen(heard: list[str]) -> None:
    app, table = digging()
    before, heard[:] = table.view.points[0], []
    dig(app, table)
    moment = next(each for event, each in MOMENTS.items() if event.__name__ == "Dug")
    assert moment.told_after is not None and 0 < moment.heard_after < moment.told_after
    for gone in moments(app, table):
        is_told = any("Shovel" in line.words for line in table.log.lines)
        assert is_told == (gone >= moment.told_after - STEP / 2) or abs(gone - moment.told_after) < 2 * STEP
        if gone < moment.heard_after - 2 * STEP:
            assert "dug" not in heard
        if gone < moment.told_after - 2 * STEP:
            assert table.showing().view.points[0] == before
    assert "dug" in heard and table.showing().view.points[0] == before + 3


def test_any_key_ends_it_and_all_of_it_is_told() -> None:
    app, table = digging()
    dig(app, table)
    assert table.motion.is_busy
    table.skip()
    assert not table.motion.is_busy and any("Shovel" in line.words for line in table.log.lines)
    assert table.showing().view.points == table.view.points


@pytest.mark.parametrize("deed", ["end_turn", "search"])
def test_what_a_person_does_is_seen_on_the_public_table_before_another_hand_opens(deed: str) -> None:
    app = open_app(moves=True)
    table = open_table(app, plan(3, 3, 4))
    settle(app, table)
    table.open_hand()
    app.frame([], 0.0)
    while (options := [option for option in table.view.options if option.name == deed]) == []:
        table.act(table.view.options[-1])
        table.skip()
    table.act(options[0])
    frames = set()
    for _ in moments(app, table):
        app.frame([], 0.0)
        frames.add(hash(app.window.surface.get_view("0").raw))
    assert len(frames) >= 12
    assert deed != "end_turn" or table.is_public
