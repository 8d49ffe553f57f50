"""Accepts connections. It counts them, and closes those that send nothing, so that others need not wait."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from .rate_limit import RateLimit, RateLimits
from .page_files import SERVER

MOST_CONNECTIONS: Final = 64
SILENT: Final = 10.0            # seconds until a connection must have sent a request, and again after each answer
CALLS_A_SECOND: Final = 40      # connections and requests from one address; a page with all its pictures needs 200
CALLS_AT_ONCE: Final = 600
TURNS_TO_ARRIVE: Final = 4      # turns of the event loop from accepting a connection to handling it


class Entrance:
    """Accepts connections, each with an HTTP handler. If there are too many, the longest silent one is closed."""

    def __init__(
        self, server: web.Server, loop: asyncio.AbstractEventLoop, kinds: Mapping[str, Any],
        clock: Callable[[], float],
    ) -> None:
        self._server = server
        self._loop = loop
        self._kinds = kinds
        self.callers: set[Caller] = set()
        self._waiting: dict[Caller, asyncio.TimerHandle] = {}       # the longest silent one first
        self._paces = RateLimits(lambda: RateLimit(CALLS_A_SECOND, CALLS_AT_ONCE, clock))     # by address
        self._is_shut = False

    def __call__(self) -> asyncio.Protocol:
        return _NewConnection(self)

    def let_in(self, transport: asyncio.Transport) -> None:
        """Accept a connection or refuse it, before anything is created for it."""
        if self._is_shut or not self.may_call(transport.get_extra_info("peername")) or not self._has_room():
            transport.abort()
            return
        caller = Caller(self, transport, self._server, loop=self._loop, **self._kinds)
        self.callers.add(caller)
        self._wait(caller)
        transport.set_protocol(caller)
        caller.connection_made(transport)

    async def shut(self, listening: asyncio.Server) -> None:
        """Accept no more connections, and stop listening.

        asyncio loses a connection that it accepts in the same turn of the loop in which its server is closed, and its
        socket stays open. So first no more are accepted, and the last ones get the turns they need to arrive.
        """
        self._is_shut = True
        for socket in listening.sockets:
            with suppress(NotImplementedError):         # Event loops of Windows have no readers.
                self._loop.remove_reader(socket)
        for _ in range(TURNS_TO_ARRIVE):
            await asyncio.sleep(0)
        listening.close()

    async def cut_off(self, seconds: float) -> None:
        """Close all connections at once, and wait until their handlers have ended."""
        for caller in list(self.callers):
            caller.connection.abort()
        unfinished = asyncio.all_tasks() - {asyncio.current_task()}
        if unfinished:
            await asyncio.wait(unfinished, timeout=seconds)

    def may_call(self, peer: object) -> bool:
        """Return whether this address has not called too often."""
        return self._paces.take(str(peer[0]) if isinstance(peer, tuple) else "")

    def spoke(self, handler: object) -> None:
        """Note that a connection has sent a whole request."""
        if isinstance(handler, Caller) and handler in self._waiting:
            self._wait(handler)

    def stays(self, handler: object) -> None:
        """Stop the timer of a connection that is a phone's WebSocket now, which has timers of its own."""
        timer = self._waiting.pop(handler, None) if isinstance(handler, Caller) else None
        if timer is not None:
            timer.cancel()

    def left(self, caller: "Caller") -> None:
        self.stays(caller)
        self.callers.discard(caller)

    def _wait(self, caller: "Caller") -> None:
        self.stays(caller)
        self._waiting[caller] = self._loop.call_later(SILENT, self._close, caller)

    def _has_room(self) -> bool:
        if len(self.callers) < MOST_CONNECTIONS:
            return True
        oldest = next(iter(self._waiting), None)
        if oldest is not None:
            self._close(oldest)
        return oldest is not None

    def _close(self, caller: "Caller") -> None:
        self.left(caller)
        caller.connection.abort()


class Caller(RequestHandler):
    """One connection that was accepted, until it is lost."""

    __slots__ = ("_entrance", "connection")

    def __init__(self, entrance: Entrance, connection: asyncio.Transport, server: web.Server, **kinds: Any) -> None:
        super().__init__(server, **kinds)
        self._entrance = entrance
        self.connection = connection

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None,
    ) -> web.StreamResponse:
        """Answer bytes that are not an HTTP request."""
        answer = super().handle_error(request, status, exc, message)
        answer.headers["Server"] = SERVER
        return answer

    def connection_lost(self, exc: BaseException | None) -> None:
        self._entrance.left(self)
        super().connection_lost(exc)


class _NewConnection(asyncio.Protocol):
    """A new connection, of which only the address is known."""

    def __init__(self, entrance: Entrance) -> None:
        self._entrance = entrance

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._entrance.let_in(transport)
