"""Every kind of event is seen on its way; with reduced motion it is seen where it ends, and nothing moves."""

from functools import cache

import pytest

from blackgate.app import App
from blackgate.kit.painter import Stroke
from blackgate.kit.ui import Ui
from blackgate.model.events import EVENTS, Event, Sent
from blackgate.model.sorts import name_of
from blackgate.scenes.table.table import Table
from tests.table import shipped
from tests.words.samples import events

from .sketch import book
from .window import Player, arrange, open_app

LONGEST = 2.5       # seconds that the clips of one event may take; a riot takes most
ONE_OF_EACH: dict[str, Event] = {event.name: event for event in events()}
SOLITARY = next(number for number, place in enumerate(shipped().places) if place.name == "solitary")
TO_SEE = ONE_OF_EACH | {"locked up": Sent(2, 1, SOLITARY)}


@cache
def table_with_michelle() -> tuple[App, Table]:
    """One for all: what is drawn of an event changes nothing."""
    return arrange("table-michel-meets", book().open(open_app()))


def strokes(app: App, table: Table, event: Event, share: float) -> list[Stroke]:
    """What the clips of an event draw at a share of their time."""
    ui = Ui(app.cache, table.t, app.window.size, app.scale(), 1.0)
    for clip in table.clips.of(event, table.view, table.picture.anchors, {}):
        clip.draw(ui, share)
    return list(ui.strokes)


def test_there_is_an_event_of_every_kind_to_look_at() -> None:
    assert set(ONE_OF_EACH) == set(map(name_of, EVENTS))


@pytest.mark.parametrize("name", TO_SEE)
def test_an_event_moves(name: str) -> None:
    app, table = table_with_michelle()
    at_all = [strokes(app, table, TO_SEE[name], share) for share in (0.2, 0.5, 0.9)]
    assert all(at_all)
    assert at_all[0] != at_all[1] or at_all[1] != at_all[2]


@pytest.mark.parametrize("name", TO_SEE)
def test_with_reduced_motion_it_only_appears(name: str) -> None:
    app, table = table_with_michelle()
    table.clips.calm = True
    try:
        shown = [strokes(app, table, TO_SEE[name], share) for share in (0.6, 0.75, 0.95)]
    finally:
        table.clips.calm = False
    assert shown[0]
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.parametrize("name", TO_SEE)
def test_what_moves_is_over_soon_and_stays_in_the_window(name: str) -> None:
    event = TO_SEE[name]
    app, table = table_with_michelle()
    clips = table.clips.of(event, table.view, table.picture.anchors, {})
    assert all(0 < clip.delay + clip.seconds <= LONGEST for clip in clips)
    assert {clip.hides for clip in clips} - {""} <= set(table.picture.anchors)
    width, height = app.window.size
    for share in (0.0, 0.1, 0.35, 0.7, 1.0):
        for what, x, y, wide, tall, _ in strokes(app, table, event, share):
            assert -wide < x < width and -tall < y < height, what


def test_cards_are_dealt_once_at_the_start_and_any_key_ends_it() -> None:
    app, table = arrange("table-first-turn", open_app(moves=True))
    table.tick(0.1)
    assert table.motion.is_busy
    table.skip()
    assert not table.motion.is_busy
    table.tick(0.1)
    assert not table.motion.is_busy
    assert Player(app).spots()


def test_a_prisoner_who_is_sent_to_solitary_is_locked_up() -> None:
    _, table = table_with_michelle()
    walk = table.clips.of(Sent(0, 1, 2), table.view, table.picture.anchors, {})
    arrest = table.clips.of(Sent(0, 1, SOLITARY), table.view, table.picture.anchors, {})
    assert len(arrest) == len(walk) + 1
