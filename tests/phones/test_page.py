"""The page in a real browser: everything can be tapped, read and come back to, by everybody (docs/phones.md).

`shots.py` takes pictures of all moments.
"""

from typing import Any

import pytest

from blackgate.model.notation import Notation
from blackgate.scenes.coaching import Coach
from lab.gallery.coached import posed_hint
from lab.gallery.positions import DEMAND, MIDGAME, THEIR_TURN

from .chromium import SIZES, Hand, browse, chromium, needs_browser, on_page, open_page, settled
from .client import Party
from .moments import MOMENTS, at, entry, sell

pytestmark = needs_browser

# What is cut off, what sticks out, what is too small for a finger.
FLAWS = """() => {
    const found = new Set();
    if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the screen");
    const words = "button, h1, h2, p, legend, label, .sentence, .note, .card .band > span, .choice b, .choice small";
    for (const node of document.querySelectorAll(words)) {
        const box = node.getBoundingClientRect();
        const name = `${node.className}: ${(node.ariaLabel ?? node.textContent).slice(0, 40)}`;
        if (!box.width || node.id === "aloud") continue;
        const style = getComputedStyle(node);
        if (style.display !== "inline" && style.overflow !== "visible" && node.scrollWidth > node.clientWidth + 1)
            found.add(`cut off: ${name}`);
        if (node.tagName === "BUTTON" && !node.closest(".log") && (box.width < 44 || box.height < 43.5))
            found.add(`too small: ${name} (${box.width} × ${box.height})`);
        const isAlone = !node.closest(".fan, .leafing");
        if (node.closest(".verb, .choice, .card") && box.right > innerWidth + 1 && isAlone)
            found.add(`sticks out: ${name}`);
    }
    return [...found];
}"""


def address(party: Party) -> str:
    return f"{party.phones.url}/#{party.phones.holders.code}"


async def arrive(browser: Any, party: Party, lang: str = "en", size: str = "upright", seat: int = 0) -> Hand:
    """Somebody with the seat's own code, which needs no yes at the screen."""
    hand = await open_page(browser, party.phones.seat_link(seat), lang, SIZES[size])
    await hand.see(".table")
    return hand


async def faults(hand: Hand) -> list[str]:
    """What axe finds, what does not fit, what went wrong."""
    from axe_playwright_python.async_playwright import Axe

    await settled(hand.page)
    results = await Axe().run(hand.page)
    broken = [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in results.response["violations"]]
    return [*broken, *await hand.page.evaluate(FLAWS), *hand.wrong]


SOME = tuple(MOMENTS)[::4]      # The others are tried once a night.


@pytest.mark.parametrize("name", [
    name if name in SOME else pytest.param(name, marks=pytest.mark.nightly) for name in MOMENTS
])
def test_everything_fits_and_nobody_is_shut_out(name: str, sit_down: Any) -> None:
    moment = MOMENTS[name]
    party = sit_down(moment.session())
    moment.lay(party)
    lang, size = ("de", "small") if len(name) % 2 else ("pl", "side")

    async def doing(hand: Hand) -> list[str]:
        if moment.doing is not None:
            await moment.doing(hand)
        return await faults(hand)

    assert on_page(party, doing, lang, size) == []


def test_joining_fits_and_asks_for_a_code_that_nobody_showed(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> list[str]:
        async with chromium() as browser:
            hand = await open_page(browser, party.phones.url, "pl", SIZES["small"])
            await hand.see(".code")
            found = await faults(hand)
            await hand.page.locator(".code input").fill(party.phones.holders.code.lower())
            await hand.press(".code .go")
            await hand.see(".line-up")
            assert "#" not in hand.page.url
            return [*found, *await faults(hand)]

    assert browse(party, doing) == []


@pytest.mark.parametrize("is_yes", [False, True])
def test_who_asks_for_a_seat_at_the_screen_waits_for_the_answer(sit_down: Any, is_yes: bool) -> None:
    party = sit_down(at(MIDGAME)())

    async def asking() -> list[str]:
        async with chromium() as browser:
            hand = await open_page(browser, address(party), "pl", SIZES["small"])
            await hand.see(".line-up")
            await hand.press("[data-seat='1']")
            await hand.press(".sit .go")
            await hand.see(".waiting")
            found = await faults(hand)
            await hand.press(".waiting button")
            await hand.see(".line-up")
            await hand.press(".sit .go")
            await hand.see(".waiting")
            request = party.phones.request
            assert request is not None and not party.phones.away
            party.phones.answer(request, is_yes)
            await hand.see(".table" if is_yes else ".line-up")
            words = "" if is_yes else await hand.words("h2")
            assert is_yes or words == "Przy ekranie padła odpowiedź „nie”."
            return [*found, *await faults(hand)]

    assert browse(party, asking) == []


def test_a_code_in_the_address_is_taken_out_of_it(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> str:
        async with chromium() as browser:
            return (await arrive(browser, party)).page.url

    assert "#" not in browse(party, doing)


def test_selling_by_taps_sells(sit_down: Any) -> None:
    party = sit_down(MOMENTS["selling"].session())

    async def doing(hand: Hand) -> None:
        await sell(hand)
        await hand.press(".tray .go")
        await hand.page.locator(".tray").wait_for(state="detached")

    on_page(party, doing)
    party.wait(lambda: party.table.session.sight(0).cigarettes[0] > 4)


def test_the_lamp_lists_what_the_coach_would_do_and_a_tap_does_it(sit_down: Any) -> None:
    moment = MOMENTS["hint"]
    party = sit_down(moment.session())
    moment.lay(party)
    session = party.table.session
    best = posed_hint(session.sight(0)).options[0].action

    async def doing(hand: Hand) -> tuple[list[str], list[str]]:
        await hand.tap(".lamp")
        await hand.see(".advice")
        listed = await hand.page.locator(".advice .percent").all_inner_texts()
        await hand.tap(".advice")
        await hand.page.locator("dialog[open]").wait_for(state="detached")
        return listed, hand.wrong

    with_percents, wrong = on_page(party, doing, "de")
    party.wait(lambda: session.acted == 1)
    assert [int(each.split()[0]) for each in with_percents] == [41, 36, 29]
    done = [each for each in session.record["actions"] if "do" in each]         # beside the note that a hint was given
    assert done == [Notation(session.pack).action(best, 0)]
    assert session.hints == [1, 0, 0, 0] and wrong == []


def test_a_hint_that_cannot_be_had_is_a_sentence_on_the_page(sit_down: Any) -> None:
    party = sit_down(at(THEIR_TURN)())
    party.app.coach = Coach(lambda pack: None)

    async def doing() -> tuple[str, str]:
        async with chromium() as browser:
            other, mine = await arrive(browser, party), await arrive(browser, party, seat=1)
            await other.page.locator(".lamp[aria-disabled]").dispatch_event("click")
            await mine.tap(".lamp:not([aria-disabled])")
            await mine.see(".toast")
            assert not await mine.page.locator("dialog[open]").count()
            return await other.words("dialog[open] .line"), await mine.words(".toast")

    assert browse(party, doing) == ("You can ask for a\u00a0hint when it is your decision.",
                                    "There are no hints here.")


def test_what_cannot_be_taken_back_wants_a_second_tap_and_back_leads_back(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())
    session = party.table.session

    async def doing(hand: Hand) -> None:
        await hand.press("[data-verb=end_turn]")
        await hand.see(".again")
        assert session.acted == 0
        await hand.page.keyboard.press("Escape")
        await hand.press("[data-verb=end_turn]")
        await hand.press(".again .go")
        await hand.see(".waiting")

    on_page(party, doing)
    assert session.turn == 1


def test_a_card_in_the_hand_opens_what_can_be_done_with_it(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing(hand: Hand) -> list[str]:
        await hand.page.locator("[data-card=tracksuit]").click()
        await hand.see(".choices")
        return list(await hand.page.locator(".choice b").all_inner_texts())

    assert all("Tracksuit" in words for words in on_page(party, doing))


def test_another_language_at_once_keeps_what_was_chosen(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing(hand: Hand) -> tuple[str, str]:
        await hand.press("[data-verb=extort]")
        before = await hand.page.locator(".asking h2").inner_text()
        await hand.press(".bar .tool")
        await hand.press(".languages [lang=pl]")
        await hand.see("html[lang=pl]")
        await hand.page.keyboard.press("Escape")
        await hand.page.locator(".asking h2", has_text="Wymuszenie").wait_for()     # with the next picture
        return before, await hand.page.locator(".asking h2").inner_text()

    assert on_page(party, doing) == ("Extortion", "Wymuszenie")


def test_a_phone_that_reloads_in_a_fight_comes_back_to_it(sit_down: Any) -> None:
    party = sit_down(at(THEIR_TURN, DEMAND, {"do": "fight"})())

    async def doing(hand: Hand) -> None:
        await hand.see(".stage")
        await hand.page.reload()
        await hand.see(".stage")

    on_page(party, doing)


def test_a_line_that_breaks_is_told_and_taken_up_again_where_one_was(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing(hand: Hand) -> None:
        await hand.press("[data-verb=extort]")
        await hand.cut()
        await hand.see(".lost")
        hand.mend()
        await hand.page.locator(".lost").wait_for(state="detached")
        await hand.see(".asking .choice")

    on_page(party, doing)


def test_a_replaced_phone_is_told_and_can_come_in_again(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing() -> None:
        async with chromium() as browser:
            old = await arrive(browser, party)
            code = party.phones.holders.invite(0)
            new = await open_page(browser, f"{party.phones.url}/#{code}")
            await new.see(".table")
            await old.see(".bye")
            await old.press(".bye .go")
            await old.see(".code")          # The seat's own code is used up.

    browse(party, doing)


def test_orders_and_faces_reach_the_table(sit_down: Any) -> None:
    party = sit_down(at(MIDGAME)())

    async def doing(hand: Hand) -> None:
        await entry(hand, "tokens/clock", ".orders")
        await hand.page.locator(".order").nth(1).locator("button").nth(1).click()
        await hand.press(".orders .go")
        await hand.press(".own .face")
        await hand.press(".emotes button")
        await hand.see(".own .emote")

    on_page(party, doing)
    assert party.table.session.standing_orders.orders[0].demands[0] == "give"


def test_the_first_load_is_light(sit_down: Any) -> None:
    """What goes over the wire before the first question, packed: a page, a hand, a table."""
    party = sit_down(at(MIDGAME)())

    async def doing(hand: Hand) -> int:
        await settled(hand.page)
        sizes = "performance.getEntries().reduce((sum, each) => sum + (each.encodedBodySize || 0), 0)"
        return int(await hand.page.evaluate(sizes))

    assert on_page(party, doing) < 300_000


def test_a_tap_is_drawn_at_once(sit_down: Any) -> None:
    """The page draws what was tapped before anything else happens, and asks nobody."""
    party = sit_down(at(MIDGAME)())

    async def doing(hand: Hand) -> list[bool]:
        return list(await hand.page.evaluate("""async () => {
            const drawn = [];
            for (let n = 0; n < 3; n++) {
                for (const what of ["[data-verb=extort]", ".asking .below .quiet"]) {
                    document.querySelector(what).click();
                    await Promise.resolve().then(() => {});
                    drawn.push(document.querySelector(".asking .choice") !== null);
                }
            }
            return drawn;
        }"""))

    assert on_page(party, doing) == [True, False] * 3
