"""The server: aiohttp in its own thread with its own event loop. Neither thread waits for the other.

The window's thread calls `tell` and fetches messages with `heard`. Both only pass values on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final

from aiohttp import web

from ..kit.art import PictureSet
from ..model.pack import Pack
from ..words.text import Text
from .addresses import ALONE
from .entrance import SILENT, Entrance
from .connection import HANG_UP, HEARTBEAT, Connection
from .messages import Bye, Heard, Message
from .page_state import PageState
from .page_files import SERVER, PageFiles, headers
from .rate_limit import QuietLog
from .wire_format import MOST_BYTES, written

MOST_DEVICES: Final = 24
MOST_HEARD: Final = 400         # messages that may wait for the window; further ones are dropped
LEAVE: Final = 3.0              # seconds to say farewell

_strangers = logging.getLogger(f"{__name__}.strangers")     # aiohttp's messages about requests that are not HTTP
_strangers.setLevel(logging.CRITICAL)                       # Anybody in the network could fill the log with them.


class Server:
    """Serves the page and talks to phones at one address, until it is stopped."""

    def __init__(self, pack: Pack, picture_set: PictureSet, usual: str, clock: Callable[[], float] = monotonic) -> None:
        self.pack = pack
        self.usual = usual
        self.clock = clock
        self.log = QuietLog(__name__, clock)
        self.address = ""
        self.port = 0
        self._files = PageFiles()
        self._files.use_pictures(picture_set)
        self._texts: dict[str, Text] = {}
        self._written: dict[tuple[str, str], str] = {}  # long messages that are the same for all phones, by language
        self._lines: dict[int, Connection] = {}
        self._devices = 0
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending: asyncio.Event | None = None
        self._thread: Thread | None = None

    # --- The window's side ----------------------------------------------------------------------------------

    def start(self, address: str, port: int = 0) -> None:
        """Start the thread. Raises OSError if it cannot listen."""
        ready: Future[int] = Future()
        self.address = address
        self._thread = Thread(target=self._begin, args=(ready, port), name="blackgate-phones", daemon=True)
        self._thread.start()
        self.port = ready.result()

    def stop(self) -> None:
        """Say goodbye to all phones and stop listening."""
        if self._ending is not None:
            self._later(self._ending.set)
        if self._thread is not None:
            self._thread.join(2 * LEAVE)
        self._loop = self._thread = None

    @property
    def has_failed(self) -> bool:
        """Whether the server has ended although it was not stopped."""
        return self._thread is not None and not self._thread.is_alive()

    def start_again(self) -> None:
        """Start again at the same address, so that phones reconnect. Raises OSError if it cannot listen."""
        self._thread = self._loop = None
        for device in self._lines:
            self.hear(Heard(device, None))
        self._lines.clear()
        self.start(self.address, self.port)

    def heard(self, most: int) -> list[Heard]:
        """Return at most `most` messages of phones, in their order."""
        found: list[Heard] = []
        while len(found) < most:
            try:
                found.append(self._heard.get_nowait())
            except Empty:
                break
        return found

    def tell(self, device: int, message: Message) -> None:
        self._later(self._tell, device, message)

    def lay(self, pack: Pack, picture_set: PictureSet, usual: str) -> None:
        """Use other cards, or another language of the screen."""
        self._later(self._lay, pack, picture_set, usual)

    def _later(self, do: object, *values: object) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(do, *values)      # type: ignore[arg-type]

    # --- The server's side ----------------------------------------------------------------------------------

    def _begin(self, ready: "Future[int]", port: int) -> None:
        """Run the event loop. An error before it listens is passed to `start`."""
        try:
            asyncio.run(self._run(ready, port))
        except BaseException as error:
            if ready.done():
                self.log.exception("The phones' server failed")
            else:
                ready.set_exception(error)

    async def _run(self, ready: "Future[int]", port: int) -> None:
        self._ending = asyncio.Event()
        kinds: dict[str, Any] = {"access_log": None, "keepalive_timeout": SILENT, "logger": _strangers}
        # Not an Application: an `lru_cache` of aiohttp would keep it for ever.
        server = web.Server(self._answer, **kinds)
        loop = asyncio.get_running_loop()
        self._entrance = Entrance(server, loop, kinds, self.clock)
        listening = await loop.create_server(self._entrance, self.address, port)
        self._loop = loop
        ready.set_result(listening.sockets[0].getsockname()[1])
        try:
            await self._ending.wait()
            await self._entrance.shut(listening)
            for line in list(self._lines.values()):
                line.tell(Bye("closed"))
            for _ in range(int(LEAVE * 20)):
                if not self._lines:
                    break
                await asyncio.sleep(0.05)
        finally:                        # Also after an error: no client must wait at a port where nothing is served.
            await self._entrance.shut(listening)
            await self._entrance.cut_off(LEAVE)

    @property
    def host(self) -> str:
        return f"{self.address}:{self.port}"

    def _hosts(self) -> tuple[str, ...]:
        return (self.host, f"localhost:{self.port}") if self.address == ALONE else (self.host,)

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer only requests for our own host name, so that other pages in the browser cannot use the server."""
        self._entrance.spoke(request.protocol)
        if not self._entrance.may_call(request.protocol.peername):
            return web.Response(status=429, headers=headers(self.host) | {"Connection": "close"})
        if request.headers.get("Host", "") not in self._hosts():
            return web.Response(status=421, headers=headers(self.host))
        if request.method not in ("GET", "HEAD"):
            return web.Response(status=405, headers=headers(self.host))
        try:
            return await self._line(request) if request.path == "/line" else self._hand_out(request)
        except ConnectionError:         # The client closed the connection.
            raise
        except Exception:
            self.log.exception("A request failed")
            return web.Response(status=500, headers=headers(self.host))

    def _hand_out(self, request: web.BaseRequest) -> web.StreamResponse:
        found = self._files.get(request.path)
        if found is None:
            return web.Response(status=404, headers=headers(self.host))
        packs = "gzip" in request.headers.get("Accept-Encoding", "")
        told = headers(self.host) | {"Content-Type": found.type, "Cache-Control": found.cache}
        told["Vary"] = "Accept-Encoding"
        if packs:
            told["Content-Encoding"] = "gzip"
        return web.Response(body=found.packed if packs else found.plain, headers=told)

    async def _line(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.headers.get("Origin", "") not in {f"http://{host}" for host in self._hosts()}:
            return web.Response(status=403, headers=headers(self.host))
        socket = web.WebSocketResponse(
            max_msg_size=MOST_BYTES, heartbeat=HEARTBEAT, timeout=HANG_UP, autoping=False)
        socket.headers["Server"] = SERVER
        if not socket.can_prepare(request).ok:
            return web.Response(status=426, headers=headers(self.host))
        is_full = len(self._lines) >= MOST_DEVICES and not self._make_room()
        await socket.prepare(request)
        self._entrance.stays(request.protocol)
        self._devices += 1
        line = Connection(self._devices, self, socket)
        if is_full:
            line.tell(Bye("full"))
            await line.serve()
            return socket
        self._lines[line.device] = line
        try:
            await line.serve()
        except Exception:
            self.log.exception("A phone's line failed")
        finally:
            del self._lines[line.device]
            self.hear(Heard(line.device, None))
        return socket

    def _make_room(self) -> bool:
        """Disconnect a phone without a seat: first one that has shown no code, then one of the busiest address."""
        others = [line for line in self._lines.values() if not line.is_seated and not line.is_leaving]
        if not others:
            return False
        lines = Counter(line.address for line in others)
        max(others, key=lambda line: (not line.is_known, lines[line.address])).tell(Bye("full"))
        return True

    def text(self, lang: str) -> Text:
        if lang not in self._texts:
            self._texts[lang] = Text(lang)
        return self._texts[lang]

    def words(self, lang: str) -> str:
        return self._once("words", lang)

    def rules(self, lang: str) -> str:
        return self._once("rules", lang)

    def _once(self, say: str, lang: str) -> str:
        if (say, lang) not in self._written:
            page = PageState(self.text(lang))
            self._written[say, lang] = written(page.words(self.pack) if say == "words" else page.rules(self.pack))
        return self._written[say, lang]

    def hear(self, heard: Heard) -> None:
        """Pass a message to the window. Wishes are dropped if too many wait; that a phone is gone is always passed."""
        if heard.wish is None or self._heard.qsize() < MOST_HEARD:
            self._heard.put(heard)

    def _tell(self, device: int, message: Message) -> None:
        line = self._lines.get(device)
        if line is not None:
            try:
                line.tell(message)
            except Exception:
                self.log.exception("A phone could not be told")
                line.tell(Bye("closed"))

    def _lay(self, pack: Pack, picture_set: PictureSet, usual: str) -> None:
        changed = pack is not self.pack
        self.pack, self.usual = pack, usual
        self._files.use_pictures(picture_set)
        if changed:
            self._written.clear()
            for line in self._lines.values():
                line.speak_again()
