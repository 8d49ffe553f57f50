"""One phone's line: what it says is read; of the pictures it is to be told only the newest waits.

Lives in the server's thread. A line whose other end does not read is dropped: nobody waits for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from aiohttp import WSMsgType, web

from ..model.actions import Action
from ..model.counts import Cards
from ..model.fields import WrongField
from ..model.notation import Json, Malformed
from ..model.pack import Pack
from ..words.text import Text, languages
from .hints import Hinted
from .pace import Pace
from .scribe import Scribe, language_for
from .sitting import Door, Sitting, Told
from .wire import VERSION, BadWish, Wish, read, written

A_SECOND: Final = 20            # messages of one device
AT_ONCE: Final = 40
GREAT: Final = ("hello", "speak", "rules", "orders", "emote", "bot", "back", "hint")     # much to do, or for everybody
GREAT_A_SECOND: Final = 2
GREAT_AT_ONCE: Final = 12
FIRST_WORD: Final = 10.0        # seconds until a device must have said hello
SLOW: Final = 8.0               # seconds a message may take to leave
MOST_WAITING: Final = 2 * AT_ONCE   # replies that wait to leave: who asks at the pace allowed is not slow
MOST_MALFORMED: Final = 5
HEARTBEAT: Final = 12.0
HANG_UP: Final = 0.5            # seconds for the other end to say farewell too

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Heard:
    """What a phone wants of the game; `None` for a wish: it is gone."""

    device: int
    wish: Wish | None
    action: Action | None = None
    cards: Cards = 0
    address: str = ""           # where it calls from; said with the first hello


@dataclass(frozen=True)
class Seated:
    seat: int
    token: str


@dataclass(frozen=True)
class Refused:
    """What could not be done; the key of a sentence."""

    key: str


BYES: Final = ("replaced", "closed", "full", "slow", "flood", "malformed", "released", "version")


@dataclass(frozen=True)
class Bye:
    """The end of a line: one of `BYES`."""

    why: str


Picture = Sitting | Door
Message = Picture | Seated | Refused | Bye | Hinted


class Switchboard(Protocol):
    """What a line needs of the server."""

    pack: Pack
    usual: str                          # the language of the screen
    clock: Callable[[], float]          # tells how often a phone says something

    def text(self, lang: str) -> Text: ...

    def words(self, lang: str) -> str:
        """The message `words`, written."""

    def rules(self, lang: str) -> str:
        """The message `rules`, written."""

    def hear(self, heard: Heard) -> None: ...


class Line:
    def __init__(self, device: int, server: Switchboard, socket: web.WebSocketResponse) -> None:
        self.device = device
        self.server = server
        self.socket = socket
        self.scribe: Scribe | None = None           # None until it has said hello
        self.is_known = False                       # whether it has shown a code or a token that was good
        self._picture: Picture | None = None
        self._is_new = False                        # whether the picture is still to be written
        self._hint: Hinted | None = None            # the newest
        self._is_hint_new = False
        self._replies: list[str] = []
        self._bye: Bye | None = None
        self._wake = asyncio.Event()
        self._pace = Pace(A_SECOND, AT_ONCE, server.clock)
        self._great = Pace(GREAT_A_SECOND, GREAT_AT_ONCE, server.clock)
        self._malformed = 0
        request = socket._req
        self._transport = request.transport if request is not None else None
        self._address = (request.remote or "") if request is not None else ""

    @property
    def is_leaving(self) -> bool:
        return self._bye is not None

    # --- Listening ------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Until either end hangs up."""
        writer = asyncio.create_task(self._write())
        try:
            if self._bye is None:
                await self._listen()
            if self._bye is not None:
                await asyncio.wait({writer}, timeout=SLOW)
        finally:
            writer.cancel()
            await asyncio.wait({writer}, timeout=SLOW)
            await self._hang_up()

    async def _listen(self) -> None:
        greeting = asyncio.get_running_loop().call_later(FIRST_WORD, self._close_silent)
        try:
            async for message in self.socket:
                if not self._pace.take():
                    self.tell(Bye("flood"))
                elif message.type is WSMsgType.TEXT:
                    self._take(message.data)
                elif message.type is WSMsgType.PING:
                    await self.socket.pong(message.data)
                elif message.type is not WSMsgType.PONG:
                    self.tell(Bye("malformed"))
                if self._bye is not None:           # Whatever else it says is not even read.
                    return
        finally:
            greeting.cancel()

    def _close_silent(self) -> None:
        if self.scribe is None:
            self.tell(Bye("slow"))

    def _take(self, raw: str) -> None:
        try:
            wish = read(raw)
        except BadWish as bad:
            self._malformed += 1
            _log.info("A phone's message was refused: %s", bad)
            self.tell(Bye("malformed") if self._malformed > MOST_MALFORMED else Refused("phones-not-understood"))
            return
        if self.scribe is None:
            self._greet(wish)
        elif wish.do in GREAT and not self._great.take():
            self.tell(Refused("phones-not-possible"))
        else:
            self._answer(wish)

    def _greet(self, wish: Wish) -> None:
        if wish.do != "hello" or wish.version != VERSION:
            self.tell(Bye("version" if wish.do == "hello" else "malformed"))
            return
        self._speak(language_for(wish.languages, self.server.usual))
        self.server.hear(Heard(self.device, wish, address=self._address))

    def _speak(self, lang: str) -> None:
        """From now on in this language: words first, then the present picture with them."""
        before, self.scribe = self.scribe, Scribe(self.server.text(lang))
        self._leave(self.server.words(lang))
        if isinstance(self._picture, Sitting) and before is not None:
            self._picture = before.retold(self._picture)
        self._is_new = self._picture is not None
        self._is_hint_new = self._hint is not None

    def speak_again(self) -> None:
        """Other cards are in play: all words anew."""
        if self.scribe is not None:
            self._speak(self.scribe.text.lang)

    def _answer(self, wish: Wish) -> None:
        """What only needs words is answered here; the rest is the game's business."""
        assert self.scribe is not None
        match wish.do:
            case "speak":
                if wish.word in languages():
                    self._speak(wish.word)
            case "rules":
                self._leave(self.server.rules(self.scribe.text.lang))
            case "price" | "why" | "tally" | "act" | "fill" | "commit" | "hint":
                self._about_question(wish, self.scribe)
            case _:
                self.server.hear(Heard(self.device, wish))

    def _about_question(self, wish: Wish, scribe: Scribe) -> None:
        asked = scribe.asked
        if asked is None or wish.at != scribe.at:
            self.tell(Refused("phones-too-late"))
            return
        try:
            match wish.do:
                case "price":
                    self._say("price", wish.at, asked.price(wish.id))
                case "why":
                    self._say("why", wish.at, asked.why(wish.word))
                case "hint":
                    self.server.hear(Heard(self.device, wish))
                case "act":
                    self.server.hear(Heard(self.device, wish, asked.option(wish.option)))
                case _:
                    filling = asked.filling({} if wish.do == "commit" else wish.option)
                    if filling is None or (wish.do == "fill" and not wish.option):
                        raise WrongField("template", "is not on offer")
                    picked = asked.picked(filling, wish.picked)
                    if wish.do == "tally":
                        self._say("tally", wish.at, asked.tally(filling, picked))
                    elif filling.problem(picked):
                        self.tell(Refused("phones-not-possible"))
                    else:
                        answer = filling.answer(picked)
                        self.server.hear(Heard(self.device, wish, answer, picked[0].cards))
        except (Malformed, WrongField):
            self.tell(Refused("phones-not-possible"))

    def _say(self, say: str, at: int, message: Json | None) -> None:
        if message is None:
            self.tell(Refused("phones-not-possible"))
        else:
            self._reply({"say": say, "at": at} | message)

    # --- Telling --------------------------------------------------------------------------------------------

    def tell(self, message: Message) -> None:
        if isinstance(message, Bye):
            self._bye = self._bye or message
            self._wake.set()
        elif isinstance(message, Seated):
            self.is_known = True
            self._reply({"say": "seated", "seat": message.seat, "token": message.token})
        elif isinstance(message, Refused):
            self._reply({"say": "refused", "words": self._words(message.key)})
        elif isinstance(message, Hinted):
            self._hint, self._is_hint_new = message, True
            self._wake.set()
        else:
            self.is_known |= isinstance(message, Door) and message.is_open
            self._picture = _joined(self._picture, message) if self._is_new else message
            self._is_new = True
            self._wake.set()

    def _reply(self, message: Json) -> None:
        self._leave(written(message))

    def _leave(self, words: str) -> None:
        self._replies.append(words)
        if len(self._replies) > MOST_WAITING:
            self._replies.clear()
            self.tell(Bye("slow"))
        self._wake.set()

    def _words(self, key: str) -> str:
        return (self.scribe.text if self.scribe is not None else self.server.text(self.server.usual))(key)

    async def _write(self) -> None:
        """Replies in their order, then the newest picture and what is said of it; a farewell comes last."""
        try:
            while not self.socket.closed:
                await self._wake.wait()
                self._wake.clear()
                waiting, self._replies = self._replies, []
                for reply in waiting:
                    await self._send(reply)
                if self._is_new and self.scribe is not None and self._picture is not None:
                    self._is_new = False
                    await self._send(self._drawn(self.scribe, self._picture))
                await self._send_hint()
                if self._bye is not None:
                    bye = {"say": "bye", "why": self._bye.why, "words": self._words(f"phones-bye-{self._bye.why}")}
                    await self._send(written(bye))
                    await self._hang_up()
        except (TimeoutError, ConnectionError, RuntimeError):
            self._cut()
        except Exception:
            _log.exception("A phone could not be told")
            self._cut()

    async def _send_hint(self) -> None:
        """The newest, unless the question it is about is gone."""
        if self._is_hint_new and not self._is_new and self.scribe is not None and self._hint is not None:
            self._is_hint_new = False
            told = self.scribe.hint(self._hint)
            if told is not None:
                await self._send(written(told))

    def _drawn(self, scribe: Scribe, picture: Picture) -> str:
        """Written only when it can leave: who reads slowly costs nothing."""
        return written(scribe.state(picture) if isinstance(picture, Sitting) else scribe.door(picture))

    async def _send(self, words: str) -> None:
        sending: Awaitable[None] = self.socket.send_str(words)
        await asyncio.wait_for(sending, SLOW)

    async def _hang_up(self) -> None:
        """With a farewell where the other end reads it."""
        try:
            await asyncio.wait_for(self.socket.close(), SLOW)
        except (TimeoutError, ConnectionError, RuntimeError):
            self._cut()
        if self._transport is not None:         # What has not left by then never will.
            asyncio.get_running_loop().call_later(SLOW, self._transport.abort)

    def _cut(self) -> None:
        """Who does not read is not waited for: the connection ends without a word."""
        if self._transport is not None:
            self._transport.abort()


def _joined(before: Picture | None, now: Picture) -> Picture:
    """A picture in place of one that was never written: what only that one would have told is told with this one."""
    if not isinstance(before, Sitting) or not isinstance(now, Sitting):
        return now
    first, then = before.told, now.told
    if before.game != now.game or then.start == 0 or then.start != first.start + len(first.events):
        return now
    return replace(now, told=Told(first.start, first.events + then.events, {**first.sums, **then.sums}))
