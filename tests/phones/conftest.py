"""Rooms of phones, a game under attack, and one browser for all tests of a worker: it takes seconds to open."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from blackgate.play.session import Session
from tests.scenes.window import open_app, plan

from .chromium import chromium
from .client import PATIENCE, Net, Party
from .hostile import Siege, besieged
from .one_thread import OpenRoom, Room

if TYPE_CHECKING:
    from playwright.async_api import Browser

Opened = tuple[Net, "Browser"]


@pytest.fixture(scope="session")
def opened() -> Iterator[Opened]:
    net, stack = Net(), AsyncExitStack()
    yield net, net.run(stack.enter_async_context(chromium())).result(PATIENCE)
    net.run(stack.aclose()).result(PATIENCE)
    net.close()


@pytest.fixture
def sit_down(opened: Opened) -> Iterator[Any]:
    """A party at a session; closed at the end."""
    parties: list[Party] = []

    def at_table(session: Session) -> Party:
        parties.append(Party(open_app((1024, 600)), session, opened[0]))
        return parties[-1]

    yield at_table
    for party in parties:
        party.close()


@pytest.fixture
def open_room() -> Iterator[OpenRoom]:
    rooms: list[Room] = []

    def opened(session: Session | None = None, **settings: Any) -> Room:
        rooms.append(Room(session, **settings))
        return rooms[-1]

    yield opened
    for room in rooms:
        room.close()


@pytest.fixture
def room(open_room: OpenRoom) -> Room:
    """Three people and a bot play."""
    return open_room(Session(plan(4, 3, 5)))


@pytest.fixture
def siege(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Siege]:
    with besieged(monkeypatch, caplog) as made:
        yield made
