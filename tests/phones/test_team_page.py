"""A team game on the page: sides at the door and at the seats, and bars that show what the team has dug (R11)."""

from collections.abc import Iterator
from typing import Any

import pytest

from blackgate.play.session import Session
from lab.gallery.positions import changed, six
from tests.scenes.window import open_app

from .browser.late_games import the_table_is_laid
from .chromium import SIZES, Hand, browse, chromium, needs_browser, on_page, open_page
from .client import Party
from .conftest import Opened
from .moments import at
from .test_page import faults

pytestmark = needs_browser

TEAMS = six(team=True)
DUG = changed(TEAMS, seats=[dict(seat, points=number + 3) for number, seat in enumerate(TEAMS["seats"])])
SUMS = ["15", "18"]      # 3 + 5 + 7 and 4 + 6 + 8 (R11a)
TEXTS = "(nodes) => nodes.map((node) => node.textContent)"


@pytest.fixture
def sit_down(opened: Opened) -> Iterator[Any]:
    parties: list[Party] = []

    def at_table(session: Session | None) -> Party:
        app = open_app((1024, 600))
        if session is None:
            the_table_is_laid(app)
        parties.append(Party(app, session, opened[0]))
        return parties[-1]

    yield at_table
    for party in parties:
        party.close()


def test_bars_at_all_seats_show_the_points_of_the_team(sit_down: Any) -> None:
    party = sit_down(at(DUG)())

    async def doing(hand: Hand) -> tuple[list[str], str, list[str]]:
        bars = await hand.page.locator(".seat .way i").evaluate_all(TEXTS)
        signs = await hand.page.locator(".seat .name .team").evaluate_all(TEXTS)
        return bars, await hand.words(".own .goal"), signs

    bars, own, signs = on_page(party, doing)
    assert [bar.partition("/")[0] for bar in bars] == ["18", "15", "18", "15", "18"]
    assert own.endswith(bars[1])
    assert signs == ["Team B", "Team A", "Team B", "Team A", "Team B"]


def test_the_door_of_a_team_game_shows_sides_and_sums(sit_down: Any) -> None:
    party = sit_down(at(DUG)())

    async def doing() -> tuple[list[str], list[str]]:
        async with chromium() as browser:
            hand = await open_page(browser, party.phones.link)
            await hand.see(".line-up")
            sums = await hand.page.locator(".standing b").evaluate_all(TEXTS)
            return sums, await hand.page.locator(".place-card .team-name .unseen").evaluate_all(TEXTS)

    sums, sides = browse(party, doing)
    assert [each.partition("/")[0] for each in sums] == SUMS
    assert sides == ["Team A", "Team B"] * 3


@pytest.mark.parametrize(("size", "lang"), [
    ("least", "de"), ("tablet", "en"),
    pytest.param("short", "pl", marks=pytest.mark.nightly), pytest.param("side", "fr", marks=pytest.mark.nightly),
])
def test_a_team_game_fits_and_shuts_nobody_out(sit_down: Any, size: str, lang: str) -> None:
    """At the door, and on every sheet of the table."""
    party = sit_down(at(DUG)())

    async def doing() -> list[str]:
        async with chromium() as browser:
            guest = await open_page(browser, party.phones.link, lang, SIZES[size])
            await guest.see(".line-up")
            found = await faults(guest)
            hand = await open_page(browser, party.phones.seat_link(0), lang, SIZES[size])
            await hand.see(".table.mine")
            found += await faults(hand)
            for tab in await hand.page.locator("[role=tab]").all():
                if await tab.is_visible():          # A tablet shows everything at once.
                    await tab.click()
                    found += await faults(hand)
            return found

    assert browse(party, doing) == []
