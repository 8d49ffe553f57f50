"""The server's thread is watched: it is started again where it fails, fills no log, and leaves no failure behind."""

import asyncio
import gc
import json
import logging
from collections.abc import Iterator
from typing import Any, cast

import pytest
from aiohttp import web

from blackgate.phones.outbox import Outbox
from blackgate.phones.rate_limit import LINES_AT_ONCE, QuietLog
from blackgate.play.session import Session
from blackgate.words.text import Text
from tests.scenes.window import open_app, plan
from tests.waiting import stopped, wait_for

from .client import Party, Phone
from .one_thread import Room


@pytest.fixture
def party() -> Iterator[Party]:
    made = Party(open_app((640, 360)), Session(plan(3, 3, 5)))
    yield made
    made.close()


def stop_dead(party: Party) -> None:
    """The thread ends as no exception of ours would end it."""

    def fail() -> None:
        raise SystemExit

    server = party.phones.server
    thread = server._thread
    assert thread is not None
    server._later(fail)
    wait_for(lambda: not thread.is_alive())


def test_a_server_that_fails_is_started_again_and_phones_find_their_seats(party: Party) -> None:
    phone = party.join(0)
    url, token = party.phones.url, phone.token
    stop_dead(party)
    party.settle(2)
    assert party.phones.url == url and not party.phones.server.has_failed
    assert party.phones.silent == {0}
    back = Phone(party.net, url, token=token)
    party.wait(lambda: back.has("state"))
    assert back.last["seated"]["seat"] == 0


def test_a_server_that_fails_again_and_again_is_off_and_the_game_goes_on(party: Party) -> None:
    party.clock.stands = True
    for _ in range(3):
        stop_dead(party)
        party.settle(1)
        assert party.app.phones is not None
    stop_dead(party)
    party.settle(2)
    assert party.app.phones is None
    assert party.app.running


def test_what_strangers_send_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    room = Room(Session(plan(3, 3, 5)))
    for _ in range(60):
        stranger = room.open_line()
        for _ in range(3):
            stranger.socket.say(json.dumps({"do": "nonsense"}))
        room.deliver()
    room.close()
    told = [record for record in caplog.records if record.name.startswith("blackgate.phones")]
    assert 1 <= len(told) <= LINES_AT_ONCE


class LeavingSocket:
    """A phone that goes while something is written to it."""

    closed = False
    _req = None

    async def send_str(self, words: str) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise ConnectionResetError from None

    async def close(self) -> None:
        raise ConnectionResetError


def test_a_phone_that_leaves_while_it_is_written_to_leaves_no_failure_behind() -> None:
    failures: list[dict[str, Any]] = []

    async def leave() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
        log = QuietLog(__name__, stopped)
        out = Outbox(cast(web.WebSocketResponse, LeavingSocket()), lambda: Text("en"), 9, log)
        writer = asyncio.create_task(out.write())
        out.reply({"say": "pong"})
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        writer.cancel()
        await asyncio.wait({writer})
        await out.hang_up()

    asyncio.run(leave())
    gc.collect()
    assert failures == []
