"""Before the first turn and after the last one the page shuts nobody out either (for all between see test_page.py)."""

import pytest

from lab.gallery.positions import MIDGAME, SEATS_4, changed, session_at

from ..chromium import needs_browser
from ..test_page import faults
from .conftest import Evenings
from .late_games import the_table_is_laid

pytestmark = needs_browser


def test_the_door_and_the_lobby_fit_and_shut_nobody_out(evening: Evenings) -> None:
    party = evening(None, the_table_is_laid)
    hand = party.phone(lang="pl", size=(360, 640))

    async def arrive() -> list[str]:
        await hand.tap("[data-seat='0']")
        await hand.see(".sit")
        found = await faults(hand)
        await hand.tap(".sit .go")
        await hand.see(".line-up li.me")
        return found + await faults(hand)

    assert party.do(arrive()) == []


@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.nightly)])
def test_the_end_fits_and_shuts_nobody_out(evening: Evenings, seat: int) -> None:
    """For a player who broke out, and for one who stays."""
    digger = dict(SEATS_4[0], place="cell_block", points=9)
    party = evening(session_at(changed(MIDGAME, seats=[digger, *SEATS_4[1:]]), humans=3))
    hands = [party.phone(0, "de", (360, 640)), party.phone(1, "pl", (844, 390))]

    async def dig() -> list[str]:
        await hands[0].tap("[data-verb=dig]")
        await hands[seat].see(".over")
        return await faults(hands[seat])

    assert party.do(dig()) == []
