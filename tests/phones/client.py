"""A phone without a page: speaks the messages of docs/phones-protocol.md, beside a window without a screen."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from blackgate.app import App
from blackgate.model.notation import Json
from blackgate.phones.host import Phones
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenTable
from blackgate.scenes.table.table import Table
from tests.waiting import HANGS

PATIENCE: Final = HANGS
A_FRAME: Final = 0.02       # seconds of the window
A_BREATH: Final = 0.002     # seconds between frames: server and phones are threads, and need a pause of the window


class PhoneClock:
    """By this clock a minute goes by between any two messages of a phone, so nobody talks too fast; until it stands."""

    def __init__(self) -> None:
        self.stands = False
        self._now = 0.0

    def __call__(self) -> float:
        if not self.stands:
            self._now += 60.0
        return self._now


class Net:
    """A loop of its own for all phones of a test."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, doing: Coroutine[Any, Any, Any]) -> "Future[Any]":
        return asyncio.run_coroutine_threadsafe(doing, self.loop)

    def close(self) -> None:
        self.run(_end_all_others()).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()


async def _end_all_others() -> None:
    """End all other tasks of the loop. One that was only forgotten would be reported in a later test."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


class Phone:
    """One device: what it was told last, and everything it was ever told."""

    def __init__(self, net: Net, url: str, code: str = "", token: str = "", lang: str = "en") -> None:
        self.net = net
        self.url = url
        self.token = token
        self.told: list[Json] = []
        self.last: dict[str, Json] = {}
        self.is_closed = False
        self._socket: ClientWebSocketResponse | None = None
        self._session: ClientSession | None = None
        hello: Json = {"do": "hello", "v": 1, "languages": [lang]}
        if code:
            hello["code"] = code
        if token:
            hello["token"] = token
        self._hello = hello
        self._task = net.run(self._talk())

    async def _talk(self) -> None:
        async with ClientSession() as session:
            self._session = session
            async with session.ws_connect(f"{self.url}/line", headers={"Origin": self.url}) as socket:
                self._socket = socket
                await socket.send_str(json.dumps(self._hello))
                async for message in socket:
                    if message.type is WSMsgType.TEXT:
                        self._take(json.loads(message.data))
        self.is_closed = True

    def _take(self, message: Json) -> None:
        self.told.append(message)
        self.last[message["say"]] = message
        if message["say"] == "seated":
            self.token = message["token"]

    def send(self, **wish: object) -> None:
        self.send_raw(json.dumps(wish))

    def send_raw(self, words: str) -> None:
        assert self._socket is not None
        assert not self._socket.closed, f"the line is closed; it was told {self.told}"
        self.net.run(self._socket.send_str(words)).result(PATIENCE)

    def hang_up(self) -> None:
        assert self._socket is not None
        self.net.run(self._socket.close()).result(PATIENCE)

    @property
    def state(self) -> Json:
        return self.last["state"]

    def has(self, say: str) -> bool:
        return say in self.last

    def heard(self, say: str) -> int:
        """How often it was told such a thing."""
        return sum(message["say"] == say for message in self.told)


class Party:
    """A window with a game, and phones around it; time goes by only when somebody waits, and never by leaps."""

    def __init__(self, app: App, session: Session | None = None, net: Net | None = None) -> None:
        self.app = app
        self.clock = PhoneClock()
        self.net = net or Net()
        self._is_guest = net is not None
        if session is not None:
            app.settings.instant = True
            app.open(OpenTable(session))
        self.let_phones_in()

    def let_phones_in(self) -> None:
        self.app.let_phones_in("127.0.0.1", clock=self.clock)

    @property
    def phones(self) -> Phones:
        assert self.app.phones is not None
        return self.app.phones

    @property
    def table(self) -> Table:
        table = self.app.scenes[0]
        assert isinstance(table, Table)
        return table

    def join(self, seat: int | None = None, lang: str = "en", token: str = "", code: str | None = None) -> Phone:
        """To a seat: in a running game with the seat's own code, which needs no yes at the screen."""
        if code is None and seat is not None and not token and self.app.playing is not None:
            code = self.phones.holders.invite(seat)
        phone = Phone(self.net, self.phones.url, self.phones.holders.code if code is None else code, token, lang)
        self.wait(lambda: phone.has("door") or phone.has("seated") or phone.is_closed)
        if seat is not None and not phone.has("seated"):
            phone.send(do="sit", seat=seat)
            self.wait(lambda: phone.has("seated"))
        return phone

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE) -> None:
        ends = monotonic() + seconds
        before = monotonic()
        while not until():
            now = monotonic()
            assert now < ends, "nothing came of it"
            self.app.frame([], min(now - before, A_FRAME))
            before = now
            sleep(A_BREATH)

    def settle(self, frames: int = 10) -> None:
        """The window goes on: it attends to what has come in, and draws it."""
        for _ in range(frames):
            self.app.frame([], A_FRAME)
            sleep(A_BREATH)

    def catch_up(self, *phones: Phone) -> None:
        """Until the table has attended to all that these phones have said, and they were told all that it had to say.

        Each of them says hello again, twice. A line tells its answers in their order, and after them the newest
        picture: who is answered for the second time has seen the picture that came with the first answer.
        """
        for phone in (*phones, *phones):
            answer = "seated" if phone.token else "door"
            before = phone.heard(answer)
            phone.send(do="hello", v=1, token=phone.token)
            self.wait(partial(self._is_told_more, phone, answer, before))

    @staticmethod
    def _is_told_more(phone: Phone, say: str, before: int) -> bool:
        return phone.heard(say) > before or phone.is_closed

    def close(self) -> None:
        self.app.shut_phones_out()
        self.app.quit()
        if not self._is_guest:
            self.net.close()


def leaves(choices: list[Json]) -> list[Json]:
    """Every whole answer of a question's tree."""
    found: list[Json] = []
    for choice in choices:
        found += leaves(choice["choices"]) if "choices" in choice else [choice]
    return found


HERE = Path(__file__).parent
