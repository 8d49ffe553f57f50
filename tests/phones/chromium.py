"""A real browser beside a window without a screen: Chromium, as phones have it.

Where there is no browser, or no Playwright to drive it, tests that need one are skipped, each by name.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from tests.conftest import NO_BROWSER

from .client import PATIENCE, Party

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page, WebSocketRoute

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
IS_THERE = CHROMIUM is not None and all(map(find_spec, ("playwright", "axe_playwright_python")))
needs_browser = pytest.mark.skipif(not IS_THERE, reason=NO_BROWSER)

# Nothing of a browser that is not the page: nobody is called, nothing is fetched, no card for graphics or sound sought.
ALONE = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run", "--disable-audio-output")
SIZES = {
    "least": (360, 560), "small": (360, 640), "short": (390, 664), "upright": (390, 844), "side": (844, 390),
    "tablet": (820, 1180),
}


_open: dict[asyncio.AbstractEventLoop, "Browser"] = {}


@asynccontextmanager
async def chromium() -> AsyncIterator["Browser"]:
    """A browser; one that is open on this loop is borrowed, and given back without the pages that were opened."""
    from playwright.async_api import async_playwright

    loop = asyncio.get_running_loop()
    if loop in _open:
        before = set(_open[loop].contexts)
        try:
            yield _open[loop]
        finally:
            for context in set(_open[loop].contexts) - before:
                await context.close()
        return
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(ALONE))
        _open[loop] = browser
        try:
            yield browser
        finally:
            del _open[loop]
            await browser.close()


class Hand:
    """A phone in somebody's hand: a page of its own in a browser, and what went wrong on it."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.wrong: list[str] = []
        self.is_cut = False
        self._lines: list[WebSocketRoute] = []
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.append(said.text) if said.type in ("error", "warning") else None)

    async def tap_the_line(self) -> None:
        """Be able to cut it: from now on it goes through here."""
        await self.page.route_web_socket("**/line", self._through)

    async def _through(self, line: "WebSocketRoute") -> None:
        if self.is_cut:
            await line.close()
            return
        line.connect_to_server()
        self._lines.append(line)

    async def cut(self) -> None:
        self.is_cut = True
        for line in self._lines:
            await line.close()
        self._lines.clear()

    def mend(self) -> None:
        self.is_cut = False

    async def sit(self, seat: int) -> None:
        await self.page.locator(f"[data-seat='{seat}']").click()
        await self.page.locator(".sit .go").click()
        await self.page.locator(".table, .line-up li.me").first.wait_for()

    async def see(self, picture: str) -> None:
        """Wait until this is there to see."""
        await self.page.locator(picture).first.wait_for()

    async def press(self, what: str) -> None:
        await self.page.locator(what).first.click()

    async def tap(self, what: str) -> None:
        """As a finger does: it must be in view, at rest and uncovered."""
        await self.page.locator(what).first.tap()

    async def leave_the_net(self) -> None:
        """Out of reach: nothing new comes through. What is open stays so until the other end cuts it."""
        await self.page.context.set_offline(True)

    async def find_the_net(self) -> None:
        await self.page.context.set_offline(False)

    async def until(self, script: str, given: object = None) -> None:
        """Wait until a script of the page says yes.

        Playwright's own waiting asks inside the page, where the page's policy forbids it from the second time on.
        """
        ends = monotonic() + PATIENCE
        while not await self.page.evaluate(script, given):
            assert monotonic() < ends, script
            await asyncio.sleep(0.02)

    async def words(self, what: str) -> str:
        return await self.page.locator(what).first.inner_text()


async def open_page(
    browser: "Browser", url: str, lang: str = "en", size: tuple[int, int] = (390, 844), *, touch: bool = True,
    scripts: Sequence[Path] = (), is_cuttable: bool = True,
) -> Hand:
    """Whoever cares how quick it is does without cutting: lines that can be cut go through the driver."""
    context = await browser.new_context(
        locale=lang, viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    for script in scripts:
        await context.add_init_script(path=script)
    hand = Hand(await context.new_page())
    if is_cuttable:
        await hand.tap_the_line()
    await hand.page.goto(url)
    return hand


def browse(party: Party, doing: Callable[[], Awaitable[Any]], seconds: float = 5 * PATIENCE) -> Any:
    """Let the browser do something while the window goes on."""

    async def whole() -> Any:
        return await doing()

    future = party.net.run(whole())
    party.wait(future.done, seconds)
    return future.result()


def on_page(
    party: Party, doing: Callable[[Hand], Awaitable[Any]], lang: str = "en", size: str = "upright", seat: int = 0,
) -> Any:
    """Let somebody with a seat's own code, which needs no yes at the screen, do something on their phone."""
    async def whole() -> Any:
        async with chromium() as browser:
            hand = await open_page(browser, party.phones.seat_link(seat), lang, SIZES[size])
            await hand.see(".table")
            return await doing(hand)

    return browse(party, whole)


async def settled(page: "Page") -> None:
    """Pictures that can be seen are there and nothing moves."""
    await page.evaluate("""() => Promise.all([...document.images].filter((each) => each.getClientRects().length)
        .map((each) => each.decode().catch(() => 0)).concat(document.fonts.ready))
        .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        .then(() => true)""")
