"""A phone says within three seconds that the table does not answer, and takes it back when it does."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from blackgate.play.session import Session
from lab.gallery.positions import MIDGAME
from tests.scenes.window import open_app

from .chromium import browse, chromium, needs_browser, open_page
from .client import Party
from .conftest import Opened
from .moments import at

if TYPE_CHECKING:
    from playwright.async_api import WebSocketRoute

pytestmark = needs_browser
SOON = 3_000            # milliseconds
A_WHILE = 4_000         # longer than a table that answers may take to be missed


@pytest.fixture
def sit_down(opened: Opened) -> Iterator[Any]:
    parties: list[Party] = []

    def at_table(session: Session) -> Party:
        parties.append(Party(open_app((1024, 600)), session, opened[0]))
        return parties[-1]

    yield at_table
    for party in parties:
        party.close()


class Wire:
    """The line of one page: what the table says can be held back. Counts what the page says."""

    def __init__(self) -> None:
        self.is_held = False
        self.pings = 0

    async def lay(self, page: Any) -> None:
        await page.route_web_socket("**/line", self._through)

    def _through(self, line: "WebSocketRoute") -> None:
        table = line.connect_to_server()

        def said(words: str | bytes) -> None:
            self.pings += "ping" in str(words)
            if not self.is_held:
                table.send(words)

        line.on_message(said)
        table.on_message(lambda words: None if self.is_held else line.send(words))


async def sit(browser: Any, party: Party, wire: Wire) -> Any:
    hand = await open_page(browser, "about:blank", is_cuttable=False)
    await wire.lay(hand.page)
    await hand.page.goto(party.phones.seat_link(0))
    await hand.see(".table")
    return hand


@pytest.mark.parametrize(("is_offline", "words"), [
    (False, "The table does not answer"), (True, "This phone has no network"),
], ids=["silent", "offline"])
def test_a_table_that_does_not_answer_is_told_soon_and_taken_back(
    sit_down: Any, is_offline: bool, words: str,
) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> str:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            await hand.page.wait_for_timeout(1_000)
            wire.is_held = True
            if is_offline:
                await hand.page.evaluate("dispatchEvent(new Event('offline'))")
            await hand.page.locator(".lost").wait_for(timeout=200 if is_offline else SOON)
            told = str(await hand.words(".lost b"))
            wire.is_held = False
            if not is_offline:          # The ping was lost; the page gives the line up and takes another.
                await hand.press(".lost button")
            await hand.page.locator(".lost").wait_for(state="detached")
            await hand.see(".table.mine .verbs")
            return told

    assert browse(party, doing) == words


def test_a_table_that_answers_is_asked_once_a_second_at_most_and_not_missed(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> tuple[int, int]:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            before = wire.pings
            await hand.page.wait_for_timeout(A_WHILE)
            return wire.pings - before, await hand.page.locator(".lost").count()

    pings, lost = browse(party, doing)
    assert 1 <= pings <= 5
    assert lost == 0


def test_a_silent_table_is_asked_no_more_until_it_answers(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> int:
        async with chromium() as browser:
            wire = Wire()
            hand = await sit(browser, party, wire)
            wire.is_held = True
            await hand.page.locator(".lost").wait_for(timeout=SOON)
            before = wire.pings
            await hand.page.wait_for_timeout(A_WHILE)
            return wire.pings - before

    assert browse(party, doing) == 0
