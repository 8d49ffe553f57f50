"""What ends a turn, and what ends a bot's play for somebody, is in view on the smallest phones without scrolling."""

from typing import Any

import pytest

from blackgate.model.notation import Json
from lab.gallery.positions import MIDGAME, SEATS_4, THEIR_TURN, changed, six

from .chromium import Hand, needs_browser, on_page, settled
from .moments import at, let_a_bot_play

pytestmark = needs_browser

SCREENS = ((360, 560), (360, 640), (390, 664), (390, 844), (844, 390))

# Whether all of it can be seen and tapped.
IS_IN_VIEW = """(what) => {
    const node = document.querySelector(what), box = node.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const points = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4], middle];
    return points.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
}"""
# It says for some seconds that the table asks.
HIDE_BANNER = "document.querySelector('.called')?.style.setProperty('display', 'none')"
NOTHING_TO_DO = changed(MIDGAME, turn={"seat": 0, "actions": 0}, seats=[dict(SEATS_4[0], hand={}), *SEATS_4[1:]])


async def hidden_at(hand: Hand, what: str) -> list[tuple[int, int]]:
    """The sizes at which it is not in view."""
    found = []
    for width, height in SCREENS:
        await hand.page.set_viewport_size({"width": width, "height": height})
        await settled(hand.page)
        await hand.page.evaluate("document.querySelector('.play').scrollTop = 0")
        if not await hand.page.evaluate(IS_IN_VIEW, what):
            found.append((width, height))
    return found


@pytest.mark.parametrize("position", [six(team=True), MIDGAME], ids=["teams", "alone"])
def test_end_turn_is_in_view_on_every_phone(sit_down: Any, position: Json) -> None:
    party = sit_down(at(position)())

    async def doing(hand: Hand) -> list[tuple[int, int]]:
        await hand.see(".verbs")
        await hand.page.evaluate(HIDE_BANNER)
        return await hidden_at(hand, "[data-verb=end_turn]")

    assert on_page(party, doing, "de") == []


@pytest.mark.parametrize(("position", "is_lit"), [(MIDGAME, False), (NOTHING_TO_DO, True)], ids=["busy", "done"])
def test_end_turn_is_lit_when_nothing_else_is_left(sit_down: Any, position: Json, is_lit: bool) -> None:
    party = sit_down(at(position)())

    async def doing(hand: Hand) -> bool:
        await hand.see(".verbs")
        return bool(await hand.page.locator("[data-verb=end_turn].lit").count())

    assert on_page(party, doing) == is_lit


def test_the_way_back_from_a_bot_is_in_view_on_every_phone(sit_down: Any) -> None:
    party = sit_down(at(THEIR_TURN)())

    async def doing(hand: Hand) -> list[tuple[int, int]]:
        await let_a_bot_play(hand)
        await hand.page.evaluate(HIDE_BANNER)
        return await hidden_at(hand, ".stand-in .go")

    assert on_page(party, doing, "de") == []
