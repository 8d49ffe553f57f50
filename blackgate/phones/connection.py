"""The connection of one phone: reads its messages, and answers those that need only texts.

Runs in the server's thread. Messages to the phone wait in its outbox.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from aiohttp import WSMsgType, web

from ..model.fields import WrongField
from ..model.notation import Json, Malformed
from ..model.pack import Pack
from ..words.text import Text, languages
from .messages import Bye, Heard, Message, NotPossibleNow, Seated
from .outbox import SLOW, Outbox
from .rate_limit import QuietLog, RateLimit
from .page_state import PageState, language_for
from .seat_snapshot import Door
from .wire_format import VERSION, BadWish, Wish, read, written

A_SECOND: Final = 20            # messages of one device
AT_ONCE: Final = 40
GREAT: Final = (                # messages that cost much work, or concern everybody
    "hello", "speak", "rules", "orders", "emote", "bot", "back", "hint", "watch", "again",
)
GREAT_A_SECOND: Final = 2
GREAT_AT_ONCE: Final = 12
FIRST_WORD: Final = 10.0        # seconds until a device must have said hello
MOST_WAITING: Final = 2 * AT_ONCE   # replies that may wait; a phone that keeps to the allowed rate stays below this
MOST_MALFORMED: Final = 5
HEARTBEAT: Final = 12.0
HANG_UP: Final = 0.5            # seconds for the other end to close the connection too
PONG: Final = written({"say": "pong"})


class Switchboard(Protocol):
    """What a connection needs from the server."""

    pack: Pack
    usual: str                          # the language of the screen
    clock: Callable[[], float]          # used to count how often a phone sends
    log: QuietLog

    def text(self, lang: str) -> Text: ...

    def words(self, lang: str) -> str:
        """Return the message `words` as JSON."""

    def rules(self, lang: str) -> str:
        """Return the message `rules` as JSON."""

    def hear(self, heard: Heard) -> None: ...


class Connection:
    def __init__(self, device: int, server: Switchboard, socket: web.WebSocketResponse) -> None:
        self.device = device
        self.server = server
        self.socket = socket
        self.is_known = False                       # whether it has shown a valid code or token
        self.is_seated = False
        self._out = Outbox(socket, lambda: server.text(server.usual), MOST_WAITING, server.log)
        self._pace = RateLimit(A_SECOND, AT_ONCE, server.clock)
        self._great = RateLimit(GREAT_A_SECOND, GREAT_AT_ONCE, server.clock)
        self._malformed = 0
        self.address = (socket._req.remote or "") if socket._req is not None else ""

    @property
    def is_leaving(self) -> bool:
        return self._out.bye is not None

    def tell(self, message: Message) -> None:
        self.is_seated |= isinstance(message, Seated)
        self.is_known |= isinstance(message, Seated) or (isinstance(message, Door) and message.is_open)
        self._out.tell(message)

    # --- Listening ------------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve this connection until either end closes it."""
        writer = asyncio.create_task(self._out.write())
        try:
            if not self.is_leaving:
                await self._listen()
            if self.is_leaving:
                await asyncio.wait({writer}, timeout=SLOW)
        finally:
            writer.cancel()
            await asyncio.wait({writer}, timeout=SLOW)
            await self._out.hang_up()

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
                if self.is_leaving:                 # Everything else it sends is not read.
                    return
        finally:
            greeting.cancel()

    def _close_silent(self) -> None:
        if self._out.page_state is None:
            self.tell(Bye("slow"))

    def _take(self, raw: str) -> None:
        try:
            wish = read(raw)
        except BadWish as bad:
            self._malformed += 1
            self.server.log.info("A phone's message was refused: %s", bad)
            self.tell(Bye("malformed") if self._malformed > MOST_MALFORMED else NotPossibleNow("phones-not-understood"))
            return
        if self._out.page_state is None:
            self._greet(wish)
        elif wish.do in GREAT and not self._great.take():
            self.tell(NotPossibleNow("phones-not-possible"))
        else:
            self._answer(wish)

    def _greet(self, wish: Wish) -> None:
        if wish.do != "hello" or wish.version != VERSION:
            self.tell(Bye("version" if wish.do == "hello" else "malformed"))
            return
        self._speak(language_for(wish.languages, self.server.usual))
        self.server.hear(Heard(self.device, wish, address=self.address))

    def _speak(self, lang: str) -> None:
        self._out.speak(PageState(self.server.text(lang)), self.server.words(lang))

    def speak_again(self) -> None:
        """Send all texts again, because other cards are in play."""
        if self._out.page_state is not None:
            self._speak(self._out.page_state.text.lang)

    def _answer(self, wish: Wish) -> None:
        """Answer a wish that needs only texts; pass other wishes on to the game."""
        page_state = self._out.page_state
        assert page_state is not None
        match wish.do:
            case "speak":
                if wish.word in languages():
                    self._speak(wish.word)
            case "ping":
                self._out.leave(PONG)
            case "rules":
                self._out.leave(self.server.rules(page_state.text.lang))
            case "price" | "why" | "tally" | "act" | "fill" | "commit" | "hint":
                self._about_question(wish, page_state)
            case _:
                self.server.hear(Heard(self.device, wish))

    def _about_question(self, wish: Wish, page_state: PageState) -> None:
        asked = page_state.asked
        if asked is None or wish.at != page_state.at:
            self.tell(NotPossibleNow("phones-too-late"))
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
                        self.tell(NotPossibleNow("phones-not-possible"))
                    else:
                        answer = filling.answer(picked)
                        self.server.hear(Heard(self.device, wish, answer, picked[0].cards))
        except (Malformed, WrongField):
            self.tell(NotPossibleNow("phones-not-possible"))

    def _say(self, say: str, at: int, message: Json | None) -> None:
        if message is None:
            self.tell(NotPossibleNow("phones-not-possible"))
        else:
            self._out.reply({"say": say, "at": at} | message)
