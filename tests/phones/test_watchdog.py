"""A phone says within three seconds that the table does not answer, and takes it back when it does.

The page's clock stands still: it goes on only where a test says so, however busy this machine is.
"""

from typing import TYPE_CHECKING, Any

import pytest

from lab.gallery.positions import MIDGAME

from .chromium import Hand, browse, chromium, needs_browser, open_page
from .client import Party
from .moments import at

if TYPE_CHECKING:
    from playwright.async_api import WebSocketRoute

pytestmark = needs_browser
SOON = 3_000            # milliseconds
A_BEAT = 900            # from one question of the page to the next
LONG = 14_000           # longer than a busy table needs, shorter than the page waits before it takes another line


class Wire:
    """The line of one page: what the table says can be held back. Counts what goes over it."""

    def __init__(self) -> None:
        self.is_held = False
        self.pings = self.pongs = self.lines = 0
        self._late: list[Any] = []

    async def lay(self, page: Any) -> None:
        await page.route_web_socket("**/line", self._through)

    def _through(self, line: "WebSocketRoute") -> None:
        self.lines += 1
        table = line.connect_to_server()

        def said(words: str | bytes) -> None:
            self.pings += "ping" in str(words)
            table.send(words)

        def heard(words: str | bytes) -> None:
            self.pongs += "pong" in str(words)
            if self.is_held:
                self._late.append((line, words))
            else:
                line.send(words)

        line.on_message(said)
        table.on_message(heard)

    def let_go(self) -> None:
        """What was held back comes now."""
        self.is_held = False
        for line, words in self._late:
            line.send(words)
        self._late.clear()


async def sit(browser: Any, party: Party, wire: Wire) -> Hand:
    hand = await open_page(browser, "about:blank", is_cuttable=False)
    await hand.page.clock.install(time=0)
    await wire.lay(hand.page)
    await hand.page.goto(party.phones.seat_link(0))
    await hand.see(".table")
    await hand.page.clock.pause_at(60_000)
    return hand


async def beat(hand: Hand, wire: Wire) -> None:
    """The page asks once, and is answered."""
    before = wire.pongs
    await hand.page.clock.run_for(A_BEAT)
    while wire.pongs == before and not wire.is_held:
        await hand.page.evaluate("1")
    await hand.page.evaluate("1")


@pytest.mark.parametrize(("is_offline", "words"), [
    (False, "The table does not answer"), (True, "This phone has no network"),
], ids=["silent", "offline"])
def test_a_table_that_does_not_answer_is_told_soon_and_taken_back(
    sit_down: Any, is_offline: bool, words: str,
) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> tuple[int, str, int]:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            await beat(hand, wire)
            wire.is_held = True
            if is_offline:
                await hand.page.evaluate("dispatchEvent(new Event('offline'))")
            else:
                await hand.page.clock.run_for(SOON)
            told = await hand.words(".lost b")
            wire.let_go()
            if is_offline:
                await hand.press(".lost button")
            await hand.page.locator(".lost").wait_for(state="detached")
            await hand.see(".table.mine .verbs")
            return wire.lines, told, len(hand.wrong)

    lines, told, wrong = browse(party, doing)
    assert (told, wrong) == (words, 0)
    assert lines == (2 if is_offline else 1), "a table that answers late keeps its line"


def test_a_table_that_answers_is_asked_once_a_beat_and_not_missed(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> tuple[int, int]:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            before = wire.pings
            for _ in range(6):
                await beat(hand, wire)
            return wire.pings - before, await hand.page.locator(".lost").count()

    pings, lost = browse(party, doing)
    assert 1 <= pings <= 7
    assert lost == 0


def test_a_busy_table_is_asked_no_more_and_keeps_its_line(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> tuple[int, int, int]:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            await beat(hand, wire)
            wire.is_held = True
            before = wire.pings
            await hand.page.clock.run_for(LONG)
            lost = await hand.page.locator(".lost").count()
            wire.let_go()
            await hand.page.locator(".lost").wait_for(state="detached")
            return wire.pings - before, lost, wire.lines

    pings, lost, lines = browse(party, doing)
    assert pings <= 1
    assert (lost, lines) == (1, 1)


def test_a_phone_that_was_busy_itself_does_not_blame_the_table(sit_down: Any) -> None:
    """Its timers come late and all at once; the answer lies there unread."""
    party = sit_down(at(MIDGAME)())

    async def doing() -> int:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            await beat(hand, wire)
            wire.is_held = True
            await hand.page.clock.run_for(A_BEAT)
            await hand.page.clock.fast_forward(10 * A_BEAT)
            lost = await hand.page.locator(".lost").count()
            wire.let_go()
            return lost

    assert browse(party, doing) == 0


def test_a_line_that_is_still_opening_is_not_thrown_away(sit_down: Any) -> None:
    """A busy table opens it late. A browser complains aloud of a line that is closed before it is open."""
    party = sit_down(at(MIDGAME)())

    async def doing() -> tuple[str, int, list[str]]:
        async with chromium() as browser:
            hand = await open_page(browser, "about:blank", is_cuttable=False)
            await hand.page.clock.install(time=0)
            await hand.page.add_init_script("""
                window.begun = 0;
                window.WebSocket = class extends EventTarget {
                    readyState = 0;
                    constructor() { super(); window.begun += 1; }
                    close() { console.error("closed before it was open"); }
                };""")
            await hand.page.goto(party.phones.seat_link(0))
            await hand.page.clock.pause_at(60_000)
            await hand.page.clock.run_for(LONG)
            state = await hand.page.evaluate("document.readyState")
            return state, await hand.page.evaluate("begun"), hand.wrong

    assert browse(party, doing) == ("complete", 1, [])
