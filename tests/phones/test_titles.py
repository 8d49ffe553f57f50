"""Titles of cards on phones: no word is broken, none is cut, and in a full hand each can be read, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from blackgate.words.text import languages
from lab.gallery.positions import MIDGAME, SEATS_4, changed
from tests.scenes.window import open_app

from .chromium import Hand, browse, chromium, needs_browser, on_page, open_page, settled
from .client import Party
from .conftest import Opened
from .moments import at, entry

pytestmark = needs_browser
MANY = {"link": 1, "knife": 1, "pike": 1, "bandana": 1, "blade": 1, "spoon": 1, "ambush": 1, "tracksuit": 1}
FULL = changed(MIDGAME, seats=[dict(SEATS_4[0], hand=MANY), *SEATS_4[1:]])

SPEAK = """async (lang) => (await import("/page/sending.js")).tell({ do: "speak", lang })"""

# Every face there is, in every width that cards have on the page: titles that are wider than their band, or cut.
TOO_WIDE = """async () => {
    const { page } = await import("/page/page.js"), { card } = await import("/page/card.js");
    const { paint } = await import("/page/draw.js");
    const room = document.createElement("div"), wrong = [];
    document.body.append(room);
    for (const kind of ["small", "middling", "", "large"]) {
        const ids = Object.keys(page.words.faces).filter((id) => kind !== "small" || /^(card|michel):/.test(id));
        paint(room, ids.map((id) => card(id, { key: id, kind })));
        [...room.children].forEach((node, at) => {
            const band = node.querySelector(".band"), words = band.firstChild;
            const isCut = band.getBoundingClientRect().bottom > node.getBoundingClientRect().bottom;
            if (band.scrollWidth > band.clientWidth || isCut) {
                wrong.push(`${kind} ${ids[at]}: ${words.textContent}`);
            }
            const size = parseFloat(getComputedStyle(words).fontSize);
            if (size < 6) wrong.push(`${kind} ${ids[at]}: ${size} px`);
        });
    }
    room.remove();
    return wrong;
}"""

# Titles of the hand of which something lies under the next card, or that are smaller than can be read.
UNREAD = """() => [...document.querySelectorAll(".fan li")].map((place) => {
    const words = place.querySelector(".band > span"), box = words.getBoundingClientRect();
    const next = place.nextElementSibling?.querySelector(".card").getBoundingClientRect();
    const isHidden = !box.width || !box.height || (next && box.right > next.left + 6);
    return isHidden || parseFloat(getComputedStyle(words).fontSize) < 8 ? words.textContent : "";
}).filter(Boolean)"""


@pytest.fixture
def party(opened: Opened) -> Iterator[Party]:
    made = Party(open_app((1024, 600)), at(FULL)(), opened[0])
    yield made
    made.close()


def test_no_title_is_broken_inside_a_word_or_cut(party: Party) -> None:
    async def doing() -> dict[str, Any]:
        found = {}
        async with chromium() as browser:
            hand = await open_page(browser, party.phones.seat_link(0))
            await hand.see(".fan")
            await settled(hand.page)
            for lang in languages():
                await hand.page.evaluate(SPEAK, lang)
                await hand.page.locator(f"html[lang={lang}]").wait_for(state="attached")
                found[lang] = await hand.page.evaluate(TOO_WIDE)
        return found

    assert browse(party, doing) == {lang: [] for lang in languages()}


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_with_eight_sorts_of_cards_in_hand_every_title_can_be_read(party: Party, lang: str) -> None:
    async def doing() -> list[Any]:
        found = []
        async with chromium() as browser:
            hand = await open_page(browser, party.phones.seat_link(0), lang)
            await hand.see(".fan")
            for width, height in ((360, 560), (390, 664), (390, 844)):
                await hand.page.set_viewport_size({"width": width, "height": height})
                await settled(hand.page)
                found += await hand.page.evaluate(UNREAD)
        return found

    assert browse(party, doing) == []


def test_the_rules_begin_without_the_name_of_their_page(party: Party) -> None:
    async def doing(hand: Hand) -> list[str]:
        await entry(hand, "tokens/book", ".rule")
        numbers = r"(nodes) => nodes.map((node) => node.textContent).filter((words) => !/^R\d/.test(words))"
        return list(await hand.page.locator(".rule .number").evaluate_all(numbers))

    assert on_page(party, doing) == []
