"""An evening with phones: a window that goes on at its own pace, browsers around it, somebody at the screen perhaps."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from blackgate.app import App
from blackgate.play.session import Session
from blackgate.scenes.table.table import Table
from tests.scenes.window import Player

from ..client import PATIENCE, Net, Party
from ..chromium import Hand, open_page
from .tapping import Seen, Thumb

if TYPE_CHECKING:
    from playwright.async_api import Browser

A_FRAME = 1 / 60
EYES = Path(__file__).with_name("eyes.js")


class Evening(Party):
    """A party whose phones are pages. What it did when something failed is told, with pictures."""

    def __init__(self, app: App, session: Session | None, net: Net, browser: "Browser", folder: Path) -> None:
        super().__init__(app, session, net)
        self.browser = browser
        self.folder = folder
        self.hands: list[Hand] = []
        self.person: Player | None = None       # who plays at the screen
        self.session = app.playing              # that the evening began with; also after its end
        self.presses = 0

    # --- The window -----------------------------------------------------------------------------------------

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Frames as a window has them, so that the server's thread has its time as well."""
        ends = monotonic() + seconds
        while not until():
            assert monotonic() < ends, "nothing came of it"
            began = monotonic()
            self.app.frame([], A_FRAME)
            self._play_at_the_screen()
            sleep(max(0.002, A_FRAME - (monotonic() - began)))

    def _play_at_the_screen(self) -> None:
        """One press, if it is theirs to press."""
        person, top = self.person, self.app.top
        if person is None or not isinstance(top, Table) or top.screen.wanted is None:
            return
        spot = person.choose()
        if spot is not None:
            person.click(spot)
            self.presses += 1

    def pass_time(self, seconds: float) -> None:
        """The window's clock goes on by that, at once."""
        for _ in range(int(seconds / 0.25)):
            self.app.frame([], 0.25)

    # --- The phones -----------------------------------------------------------------------------------------

    def do(self, doing: Coroutine[Any, Any, Any], seconds: float = PATIENCE) -> Any:
        """Something in the browsers, while the window goes on."""
        future = self.net.run(doing)
        try:
            self.wait(future.done, seconds)
            return future.result()
        except BaseException as error:
            future.cancel()
            error.add_note(self._account())
            raise

    def phone(
        self, seat: int | None = None, lang: str = "en", size: tuple[int, int] = (390, 844), link: str | None = None,
    ) -> Hand:
        """Somebody scans the code, and sits down; in a running game it is the seat's own code."""
        is_running = seat is not None and link is None and self.app.playing is not None
        if is_running:
            assert seat is not None
            link = self.phones.seat_link(seat)
        opening = open_page(self.browser, link or self.phones.link, lang, size, scripts=[EYES], is_cuttable=False)
        hand: Hand = self.do(opening)
        self.hands.append(hand)
        if is_running:
            self.wait(lambda: self.phones.is_held(seat or 0))
        elif seat is not None:
            self.do(hand.sit(seat))
        return hand

    def cut_off(self, hand: Hand, seat: int) -> None:
        """A phone is out of reach all of a sudden: its line breaks, and it cannot make another."""
        self.do(hand.leave_the_net())
        device = self.phones.holders.seats[seat].device
        assert device is not None
        server = self.phones.server
        server._later(server._lines[device]._out._cut)
        self.wait(lambda: seat in self.phones.silent)

    def thumbs(self, *hands: Hand) -> list[Thumb]:
        return [Thumb(hand, number) for number, hand in enumerate(hands or self.hands, 1)]

    def play_to_the_end(
        self, thumbs: Sequence[Thumb], seconds: float = 10 * PATIENCE, until: Callable[[], bool] = lambda: False,
    ) -> list[Seen]:
        """Everybody at once; answers what each page shows in the end."""
        return list(self.do(together([thumb.play(seconds, until) for thumb in thumbs]), seconds + PATIENCE))

    def _account(self) -> str:
        """What every page shows, in words and as a picture in the test's folder."""
        told: list[str] = []

        async def tell(number: int, hand: Hand) -> None:
            path = self.folder / f"phone-{number}.png"
            await hand.page.screenshot(path=path)
            words = await hand.page.evaluate("document.body.innerText")
            told.append(f"--- phone {number}, {path}, went wrong: {hand.wrong}\n{words}")

        for number, hand in enumerate(self.hands):
            try:
                self.wait(self.net.run(tell(number, hand)).done)
            except Exception as error:
                told.append(f"--- phone {number} cannot be looked at: {error}")
        playing = self.app.playing
        if playing is not None:
            told.append(f"--- the table asks {playing.asked}, {playing.acted} actions were done")
        return "\n".join(told)

    def close(self) -> None:
        async def put_away() -> None:
            for hand in self.hands:
                await hand.page.context.close()

        try:
            self.net.run(put_away()).result(PATIENCE)
        finally:
            super().close()


async def together(doing: Sequence[Awaitable[Any]]) -> list[Any]:
    """All of it; the first that fails ends it."""
    tasks = [asyncio.ensure_future(each) for each in doing]
    try:
        return list(await asyncio.gather(*tasks))
    finally:
        for task in tasks:
            task.cancel()
