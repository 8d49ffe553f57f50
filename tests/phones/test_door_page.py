"""The door of the page: a reload keeps the code, a goodbye leads back, and who has no seat may watch."""

from collections.abc import Iterator

import pytest

from lab.gallery.positions import MIDGAME, session_at
from tests.scenes.window import open_app

from .chromium import Hand, browse, needs_browser, open_page
from .client import Party
from .conftest import Opened
from .test_page import faults

pytestmark = needs_browser
SHOW_CODE = "Scan the code on the screen, or type it in here."


@pytest.fixture
def party(opened: Opened) -> Iterator[Party]:
    made = Party(open_app((1024, 600)), session_at(MIDGAME, humans=3), opened[0])
    yield made
    made.close()


@pytest.fixture
def hand(opened: Opened, party: Party) -> Iterator[Hand]:
    """A phone at the door, which has scanned the table's code."""

    async def arrive() -> Hand:
        hand = await open_page(opened[1], party.phones.link, is_cuttable=False)
        await hand.see(".line-up")
        return hand

    hand = browse(party, arrive)
    yield hand
    browse(party, hand.page.context.close)


def test_a_reload_at_the_door_keeps_the_code(party: Party, hand: Hand) -> None:
    async def reload() -> None:
        await hand.page.reload()
        await hand.see(".line-up")

    browse(party, reload)


def test_a_code_that_a_reload_brings_back_and_is_old_is_none_that_somebody_typed(party: Party, hand: Hand) -> None:
    async def reload() -> str:
        await hand.page.reload()
        await hand.see(".code")
        return await hand.words(".code p")

    party.phones.change_code()
    assert browse(party, reload) == SHOW_CODE


def test_a_goodbye_has_no_picture_of_a_table_that_is_gone_and_leads_back(party: Party, hand: Hand) -> None:
    port = party.phones.server.port

    async def farewell() -> int:
        await hand.see(".bye")
        return await hand.page.locator(".bye img").count()

    async def again() -> str:
        await hand.press(".bye .go")
        await hand.see(".code")
        return await hand.words(".code p")

    async def scan(code: str) -> None:
        await hand.page.evaluate("(code) => { location.hash = code; }", code)
        await hand.see(".line-up")

    party.app.shut_phones_out()
    assert browse(party, farewell) == 0
    party.app.let_phones_in("127.0.0.1", port, clock=party.clock)
    assert browse(party, again) == SHOW_CODE, "nobody typed a wrong code"
    browse(party, lambda: scan(party.phones.holders.code))


def test_a_new_code_ends_the_goodbye(party: Party, hand: Hand) -> None:
    port = party.phones.server.port
    party.app.shut_phones_out()
    browse(party, lambda: hand.see(".bye"))
    party.app.let_phones_in("127.0.0.1", port, clock=party.clock)

    async def scan() -> None:
        await hand.page.evaluate("(code) => { location.hash = code; }", party.phones.holders.code)
        await hand.see(".line-up")

    browse(party, scan)


def test_who_watches_sees_the_table_without_a_hand_and_may_stop(party: Party, hand: Hand) -> None:
    async def watch() -> tuple[list[int], list[str]]:
        await hand.tap(".watch")
        await hand.see(".own.watching")
        assert await hand.page.locator("#tab-yard[aria-selected=true]").count() == 1
        count = [await hand.page.locator(what).count() for what in (".seat", ".hand", ".verbs", ".lamp")]
        found = await faults(hand)
        await hand.tap(".own.watching .quiet")
        await hand.see(".line-up")
        return count, found

    assert browse(party, watch) == ([4, 0, 0, 0], [])
    assert hand.wrong == []


def test_a_latecomer_gives_a_name_for_a_bots_seat_and_none_for_a_persons(party: Party, hand: Hand) -> None:
    async def pick() -> list[int]:
        fields = []
        for seat in (3, 0):
            await hand.tap(f"[data-seat='{seat}']")
            await hand.see(".sit .go")
            fields.append(await hand.page.locator(".sit input").count())
        return fields

    assert browse(party, pick) == [1, 0]
