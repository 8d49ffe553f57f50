"""Messages to one phone: replies in their order, only the newest picture, a farewell last.

Runs in the server's thread. The connection is closed if the phone does not read.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from aiohttp import web

from ..model.notation import Json
from ..words.text import Text
from .hints import Hinted
from .messages import Bye, Message, Picture, NotPossibleNow, Seated, Tonight
from .page_state import PageState
from .rate_limit import QuietLog
from .seat_snapshot import SeatSnapshot, ToldEvents
from .wire_format import written

SLOW: Final = 8.0               # seconds that a message may take to be sent


class Outbox:
    """Messages to one phone. `usual` returns the screen's language; with more than `most` replies a phone is slow."""

    def __init__(self, socket: web.WebSocketResponse, usual: Callable[[], Text], most: int, log: QuietLog) -> None:
        self.page_state: PageState | None = None           # None until the phone has said hello
        self.bye: Bye | None = None
        self._socket = socket
        self._usual = usual
        self._most = most
        self._log = log
        self._picture: Picture | None = None
        self._is_new = False                        # whether the picture has not been sent yet
        self._hint: Hinted | None = None            # the newest hint
        self._is_hint_new = False
        self._replies: list[str] = []
        self._wake = asyncio.Event()
        self._transport = socket._req.transport if socket._req is not None else None

    # --- Telling --------------------------------------------------------------------------------------------

    def tell(self, message: Message) -> None:
        match message:
            case Bye():
                self.bye = self.bye or message
            case Seated():
                self.reply({"say": "seated", "seat": message.seat, "token": message.token})
            case NotPossibleNow():
                self.reply({"say": "refused", "words": self._words(message.key)})
            case Tonight():
                words = self._text("evening-games", count=message.games) if message.games > 1 else ""
                rows = [row._asdict() for row in message.rows]
                self.reply({"say": "tonight", "words": words, "games": message.games, "rows": rows})
            case Hinted():
                self._hint, self._is_hint_new = message, True
            case _:
                self._picture = _joined(self._picture, message) if self._is_new else message
                self._is_new = True
        self._wake.set()

    def reply(self, message: Json) -> None:
        self.leave(written(message))

    def leave(self, words: str) -> None:
        """Add a message that is already JSON."""
        self._replies.append(words)
        if len(self._replies) > self._most:
            self._replies.clear()
            self.tell(Bye("slow"))
        self._wake.set()

    def speak(self, page_state: PageState, words: str) -> None:
        """Change the language: send the texts first, then the present picture again."""
        before, self.page_state = self.page_state, page_state
        self.leave(words)
        if isinstance(self._picture, SeatSnapshot) and before is not None:
            self._picture = before.retold(self._picture)
        self._is_new = self._picture is not None
        self._is_hint_new = self._hint is not None

    @property
    def _text(self) -> Text:
        return self.page_state.text if self.page_state is not None else self._usual()

    def _words(self, key: str) -> str:
        return self._text(key)

    # --- Sending --------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Send replies in their order, then the newest picture and its hint, and a farewell last."""
        try:
            while not self._socket.closed:
                await self._wake.wait()
                self._wake.clear()
                waiting, self._replies = self._replies, []
                for reply in waiting:
                    await self._send(reply)
                if self._is_new and self.page_state is not None and self._picture is not None:
                    self._is_new = False
                    await self._send(_drawn(self.page_state, self._picture))
                await self._send_hint()
                if self.bye is not None:
                    bye = {"say": "bye", "why": self.bye.why, "words": self._words(f"phones-bye-{self.bye.why}")}
                    await self._send(written(bye))
                    await self.hang_up()
        except (TimeoutError, ConnectionError, RuntimeError):
            self._cut()
        except Exception:
            self._log.exception("A phone could not be told")
            self._cut()

    async def _send_hint(self) -> None:
        """Send the newest hint, unless its question is gone."""
        if self._is_hint_new and not self._is_new and self.page_state is not None and self._hint is not None:
            self._is_hint_new = False
            told = self.page_state.hint(self._hint)
            if told is not None:
                await self._send(written(told))

    async def _send(self, words: str) -> None:
        async with asyncio.timeout(SLOW):       # This is no separate task, because nobody would notice its failure.
            await self._socket.send_str(words)

    async def hang_up(self) -> None:
        """Close the connection, with a farewell if the other end reads it."""
        try:
            async with asyncio.timeout(SLOW):
                await self._socket.close()
        except (TimeoutError, ConnectionError, RuntimeError):
            self._cut()
        if self._transport is not None:         # A message that has not been sent by then is given up.
            asyncio.get_running_loop().call_later(SLOW, self._transport.abort)

    def _cut(self) -> None:
        """Close the connection at once, because the phone does not read."""
        if self._transport is not None:
            self._transport.abort()


def _drawn(page_state: PageState, picture: Picture) -> str:
    """Return a picture as JSON. This is done only when it can be sent, so that slow phones cost nothing."""
    return written(page_state.state(picture) if isinstance(picture, SeatSnapshot) else page_state.door(picture))


def _joined(before: Picture | None, now: Picture) -> Picture:
    """Return a picture that replaces one never sent, with the events of both."""
    if not isinstance(before, SeatSnapshot) or not isinstance(now, SeatSnapshot):
        return now
    first, then = before.told, now.told
    if before.game != now.game or then.start == 0 or then.start != first.start + len(first.events):
        return now
    return replace(now, told=ToldEvents(first.start, first.events + then.events, {**first.sums, **then.sums}))
