"""Strangers at the table's door: what they try, what comes of it (docs/phones.md, *Attacked*), and what must not."""

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from socket import AF_INET, SO_RCVBUF, SOCK_STREAM, SOL_SOCKET, socket
from time import monotonic
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from blackgate.ai.stand_in import quick_thought
from blackgate.model.notation import Json
from blackgate.play.session import Session
from tests.scenes.window import open_app, plan

from .client import PATIENCE, Party, Phone
from .test_game import answer


class Siege:
    """A game that somebody plays by phone while others try things."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.holder = party.join(0)
        self._random = Random(8)
        self._answered = -1         # the moment that the holder answered last
        self._ask()
        self.secrets = {self.holder.token, party.phones.holders.code}

    @property
    def session(self) -> Session:
        return self.party.table.session

    def join(self, seat: int | None = None, **kinds: Any) -> Phone:
        phone = self.party.join(seat, **kinds)
        self.secrets |= {phone.token} - {""}
        return phone

    def invite(self, seat: int) -> str:
        code = self.party.phones.holders.invite(seat)
        self.secrets.add(code)
        return code

    def _ask(self) -> None:
        """Until the holder of seat 0 is asked anew; whoever else is answers at the screen."""
        while self.session.asked != 0:
            self.party.table.act_away(quick_thought(self.session.sight(self.session.asked)).action)
        self.party.wait(lambda: self.holder.has("state") and self.holder.state["mine"]
                        and self.holder.state["at"] != self._answered)

    def goes_on(self) -> None:
        """The holder of seat 0 answers, and the table takes it."""
        acted = self.session.acted
        self._ask()
        self._answered = self.holder.state["at"]
        answer(self.holder, self._random)
        self.party.wait(lambda: self.session.acted > acted)
        assert not self.holder.is_closed and not self.holder.has("refused")

    def catch_up(self, *phones: Phone) -> None:
        self.party.catch_up(*phones)

    def let_phones_in(self) -> None:
        """Those who were in before are shut out."""
        self.party.let_phones_in()
        self.secrets.add(self.party.phones.holders.code)

    def pass_time(self, seconds: float) -> None:
        """The server's clock goes on by that at once: what is to happen by then happens."""
        loop = self.party.phones.server._loop
        assert loop is not None
        ahead = loop.time() - monotonic() + seconds
        loop.time = lambda: monotonic() + ahead     # type: ignore[method-assign]
        loop.call_soon_threadsafe(lambda: None)     # It looks at its clock.

    def callers(self) -> int:
        return len(self.party.phones.server._entrance.callers)

    def refusal(self, phone: Phone, **wish: object) -> str:
        return self.refusal_raw(phone, json.dumps(wish))

    def refusal_raw(self, phone: Phone, words: str) -> str:
        """Sends something that must be refused; answers with which words."""
        phone.last.pop("refused", None)
        phone.send_raw(words)
        self.party.wait(lambda: phone.has("refused") or phone.is_closed)
        return str(phone.last["refused"]["words"])

    def farewell(self, phone: Phone) -> str:
        """Waits until a line ends; answers why."""
        self.party.wait(lambda: phone.is_closed)
        return str(phone.last["bye"]["why"])

    # --- Without manners ------------------------------------------------------------------------------------

    def connect(self, room: int | None = None) -> socket:
        """A connection; `room`: how many bytes wait on this side until they are read."""
        server = self.party.phones.server
        line = socket(AF_INET, SOCK_STREAM)
        if room is not None:
            line.setsockopt(SOL_SOCKET, SO_RCVBUF, room)
        line.settimeout(PATIENCE)
        line.connect((server.address, server.port))
        return line

    def ask(self, raw: bytes, most: int = 65536) -> bytes:
        """The answer to whatever is sent, until the other end hangs up."""
        with self.connect() as line:
            line.sendall(raw)
            found = b""
            try:
                while len(found) < most and (more := line.recv(65536)):
                    found += more
            except ConnectionError:
                pass
            return found

    def status(self, target: str, host: str | None = None, extra: str = "", method: str = "GET") -> int:
        known = self.party.phones.server.host if host is None else host
        lines = f"{method} {target} HTTP/1.1", f"Host: {known}", f"{extra}Connection: close", "", ""
        told = self.ask("\r\n".join(lines).encode("latin-1"))
        return int(told.split()[1]) if told else 0

    def open_line(self, **kinds: Any) -> tuple[ClientSession, ClientWebSocketResponse]:
        """A line on which nothing was said yet."""
        async def opened() -> tuple[ClientSession, ClientWebSocketResponse]:
            url = self.party.phones.url
            session = ClientSession()
            try:
                return session, await session.ws_connect(f"{url}/line", headers={"Origin": url}, **kinds)
            except BaseException:
                await session.close()
                raise

        done: tuple[ClientSession, ClientWebSocketResponse] = self.party.net.run(opened()).result(PATIENCE)
        return done

    def lines(self) -> int:
        return len(self.party.phones.server._lines)

    def close(self) -> None:
        self.party.close()


@contextmanager
def besieged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, **kinds: Any) -> Iterator[Siege]:
    """Whatever is tried inside: nothing fails in any thread, the game goes on, and no secret is written down."""
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    caplog.set_level(logging.INFO)
    table: dict[str, Any] = {"players": 3, "humans": 3, "seed": 5, **kinds}
    siege = Siege(Party(open_app((640, 360)), Session(plan(**table))))
    try:
        yield siege
        if siege.party.app.playing is not None:
            siege.goes_on()
    finally:
        siege.close()
    assert not failed
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
    written = caplog.text
    assert not [secret for secret in siege.secrets if secret in written]


async def hang_up(session: ClientSession, line: ClientWebSocketResponse) -> None:
    await asyncio.wait_for(line.close(), PATIENCE)
    await session.close()


def nested(depth: int) -> Json:
    tree: Json = {}
    for _ in range(depth):
        tree = {"a": tree}
    return tree
