"""Phones without a network: the real lines, the real window and the phones share one thread.

Nothing happens unless a test lets it happen. `Room.frame` draws one frame of the window, then delivers what was said.
Time is a number: `Room.now` for rate limits, the argument of `frame` for the window.
"""

import asyncio
import json
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from aiohttp import WSMessage, WSMsgType, web

from blackgate.cards.library import load_pack
from blackgate.kit.art import PLAIN, PictureSet
from blackgate.model.notation import Json
from blackgate.model.pack import Pack
from blackgate.phones.host import Phones
from blackgate.phones.connection import Connection
from blackgate.phones.messages import Heard, Message
from blackgate.phones.server import Server
from blackgate.play.session import Session
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenSetup, OpenTable
from blackgate.scenes.table.table import Table
from tests.scenes.window import open_app

TURNS = 300             # of the loop: more than any delivery takes


@cache
def shipped_words(lang: str) -> str:
    """The message `words` for our own cards: the same in every room, and long to write."""
    return Server(load_pack(), PLAIN, lang).words(lang)


class SameThreadServer(Server):
    """The server without its thread: what the window hands over is done at once. `sent`: every message, to whom."""

    def __init__(self, pack: Pack, picture_set: PictureSet, usual: str, clock: Callable[[], float]) -> None:
        super().__init__(pack, picture_set, usual, clock)
        self.sent: list[tuple[int, Message]] = []

    def tell(self, device: int, message: Message) -> None:
        self.sent.append((device, message))
        super().tell(device, message)

    def words(self, lang: str) -> str:
        return shipped_words(lang) if self.pack is load_pack() else super().words(lang)

    def _later(self, do: Any, *values: object) -> None:
        do(*values)

    def connect(self, line: Connection) -> None:
        self._lines[line.device] = line

    def disconnect(self, line: Connection) -> None:
        del self._lines[line.device]
        self.hear(Heard(line.device, None))


class Socket:
    """A phone's end of the line: what it says waits in a queue, what it is sent goes into a list."""

    def __init__(self, told: list[Json]) -> None:
        self.told = told
        self.closed = False
        self._req = None
        self._said: asyncio.Queue[WSMessage | None] = asyncio.Queue()

    def say(self, words: str | None) -> None:
        """None: the phone hangs up."""
        self._said.put_nowait(None if words is None else WSMessage(WSMsgType.TEXT, words, None))

    async def send_str(self, words: str) -> None:
        self.told.append(json.loads(words))

    async def close(self) -> None:
        self.closed = True
        self.say(None)

    def __aiter__(self) -> "Socket":
        return self

    async def __anext__(self) -> WSMessage:
        said = await self._said.get()
        if said is None:
            raise StopAsyncIteration
        return said


class Device:
    """One phone: everything it was ever told, in order."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.told: list[Json] = []
        self.socket = Socket(self.told)

    def send(self, **wish: object) -> None:
        self.socket.say(json.dumps(wish))

    def all(self, say: str) -> list[Json]:
        return [message for message in self.told if message["say"] == say]

    def has(self, say: str) -> bool:
        return bool(self.all(say))

    def last(self, say: str) -> Json:
        return self.all(say)[-1]

    @property
    def state(self) -> Json:
        return self.last("state")

    @property
    def token(self) -> str:
        return str(self.last("seated")["token"])

    @property
    def goodbye(self) -> str | None:
        """Why its line ended; None while it has not."""
        return str(self.last("bye")["why"]) if self.has("bye") else None


class Room:
    """A window, and the phones around it. Without a session the table is still to be laid."""

    def __init__(
        self, session: Session | None = None, *, animated: bool = False, lang: str = "en",
        size: tuple[int, int] = (640, 360),
    ) -> None:
        self.now = 0.0
        self.app = open_app(size, lang)
        self.app.settings.instant = not animated
        if session is not None:
            self.app.open(OpenTable(session))
        else:
            self.app.open(OpenSetup())
        pack = session.pack if session is not None else load_pack()
        self.server = SameThreadServer(pack, PLAIN, lang, lambda: self.now)
        self.phones = self.app.phones = Phones(self.server, lambda: self.app.coach, lambda: self.now)
        self._loop = asyncio.new_event_loop()
        self._lines: list[asyncio.Task[None]] = []
        self.frame()

    @property
    def table(self) -> Table:
        table = self.app.scenes[0]
        assert isinstance(table, Table)
        return table

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def setup(self) -> Setup:
        setup = self.app.top
        assert isinstance(setup, Setup)
        return setup

    def frame(self, seconds: float = 0.02, times: int = 1) -> None:
        for _ in range(times):
            self.deliver()
            self.app.frame([], seconds)
            self.deliver()

    def deliver(self) -> None:
        """All that was said and is to be sent arrives."""
        self._loop.run_until_complete(self._turns())

    async def _turns(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)

    def connect(self, *languages: str, address: str = "", **hello: object) -> Device:
        """A device that says hello, with a token or a code or neither."""
        device = self.open_line(address)
        device.send(do="hello", v=1, languages=languages or ["en"], **hello)
        self.frame(times=2)
        return device

    def open_line(self, address: str = "") -> Device:
        """A device that has said nothing yet."""
        device = Device(len(self._lines) + 1)
        line = Connection(device.number, self.server, cast(web.WebSocketResponse, device.socket))
        line.address = address
        self.server.connect(line)
        self._lines.append(self._loop.create_task(self._serve(line)))
        return device

    async def _serve(self, line: Connection) -> None:
        try:
            await line.serve()
        finally:
            self.server.disconnect(line)

    def guest(self, *languages: str) -> Device:
        """Somebody who shows the table's code and has not sat down."""
        return self.connect(*languages, code=self.phones.holders.code)

    def sit(self, seat: int, *languages: str, **sit: object) -> Device:
        """Somebody sits down: in a running game with the seat's own code, which needs no yes at the screen."""
        if self.app.playing is not None:
            device = self.connect(*languages, code=self.phones.holders.invite(seat))
        else:
            device = self.guest(*languages)
            device.send(do="sit", seat=seat, **sit)
            self.frame(times=2)
        assert device.last("seated")["seat"] == seat
        return device

    def say(self, device: Device, **wish: object) -> list[Json]:
        """What a device is told because of a wish, up to two frames later."""
        before = len(device.told)
        device.send(**wish)
        self.frame(times=2)
        return device.told[before:]

    def hang_up(self, device: Device) -> None:
        device.socket.say(None)
        self.frame(times=2)

    def act(self, device: Device, **option: object) -> list[Json]:
        return self.say(device, do="act", at=device.state["at"], option=option)

    def close(self) -> None:
        self.app.phones = None
        self.app.quit()
        for line in self._lines:
            line.cancel()
        self.deliver()
        self._loop.close()


OpenRoom = Callable[..., Room]          # what the fixture `open_room` gives: it closes each room at the end
