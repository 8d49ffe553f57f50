"""A reminder for whoever keeps the others waiting: off at first, once for each question, on screen and phone."""

from collections.abc import Iterator

import pytest

from blackgate.app import App
from blackgate.scenes.table.phone_table import Nudge
from lab.gallery.positions import MIDGAME, act, session_at
from tests.phones.one_thread import Room

from .window import lay, open_app

A_FRAME = 0.1       # seconds; the window counts no longer ones


@pytest.fixture
def app() -> Iterator[App]:
    yield (app := open_app())
    app.quit()


def reminders(app: App, seconds: float) -> list[str]:
    """What is said in this time."""
    said: list[str] = []
    for _ in range(round(seconds / A_FRAME)):
        app.toast = ""
        app.frame([], A_FRAME)
        if app.toast:
            said.append(app.toast)
    return said


def test_it_is_off_at_first(app: App) -> None:
    lay(MIDGAME, humans=2, app=app)
    assert app.settings.nudge == 0
    assert reminders(app, 200) == []


def test_who_is_asked_is_reminded_once_by_name_after_the_agreed_time(app: App) -> None:
    app.settings.nudge = 30
    _, table = lay(MIDGAME, humans=2, app=app)
    assert reminders(app, 28) == []
    assert reminders(app, 100) == [app.text("table-nudge", name=table.session.names[0])]
    assert table.is_nudged


def test_an_answer_begins_the_time_anew(app: App) -> None:
    app.settings.nudge = 30
    _, table = lay(MIDGAME, humans=2, app=app)
    reminders(app, 25)
    act(table.session, {"do": "search"})
    table.catch_up(show=False)
    assert reminders(app, 25) == []
    assert len(reminders(app, 10)) == 1


def test_who_plays_alone_against_bots_keeps_nobody_waiting(app: App) -> None:
    app.settings.nudge = 30
    lay(MIDGAME, app=app)
    assert reminders(app, 100) == []


def test_a_time_that_is_set_while_somebody_thinks_counts_from_then(app: App) -> None:
    nudge = Nudge()
    assert not nudge.follow("who?", 100.0, 0)
    assert not nudge.follow("who?", 20.0, 30)
    assert nudge.follow("who?", 20.0, 30)
    assert not nudge.follow("who?", 100.0, 30)
    assert not nudge.follow("another?", 20.0, 30)
    assert nudge.follow("another?", 20.0, 30)


@pytest.fixture
def room() -> Iterator[Room]:
    room = Room(session_at(MIDGAME, humans=4))
    yield room
    room.close()


def test_only_the_phone_of_who_is_asked_is_reminded(room: Room) -> None:
    room.app.settings.nudge = 2
    asked, other = room.sit(0), room.sit(1)
    room.frame(seconds=A_FRAME, times=10)
    assert not asked.state["nudged"]
    room.frame(seconds=A_FRAME, times=12)
    assert asked.state["mine"] and asked.state["nudged"]
    assert not other.state["nudged"]
    room.act(asked, do="search")
    room.frame()
    assert not asked.state["nudged"]
