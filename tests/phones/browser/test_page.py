"""The page is light and safe: its weight on the wire, what answers a tap, what people write."""

from statistics import median, quantiles

from ..chromium import needs_browser, open_page, settled
from .conftest import Evenings
from .late_games import a_late_game, the_table_is_laid

pytestmark = needs_browser
MOST_BYTES = 300_000
ENOUGH = 40             # taps
MARKUP = "<img src=x onerror=1>"      # within the 24 letters of a name


def test_the_first_question_comes_within_300_kilobytes(evening: Evenings) -> None:
    """Everything over the wire, packed as it is: parts, pictures, words, states, until the first question is drawn."""
    party = evening(a_late_game(4, humans=3))

    async def weigh() -> tuple[list[tuple[float, str]], int]:
        hand = await open_page(party.browser, "about:blank", "de", is_cuttable=False)
        party.hands.append(hand)
        wire = await hand.page.context.new_cdp_session(hand.page)
        asked: dict[str, str] = {}
        loads: list[tuple[float, str]] = []
        said: list[str] = []
        wire.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
        wire.on("Network.loadingFinished", lambda told: loads.append((
            told["encodedDataLength"], asked.get(told["requestId"], "?"))))
        wire.on("Network.webSocketFrameReceived", lambda told: said.append(told["response"]["payloadData"]))
        await wire.send("Network.enable")
        await hand.page.goto(party.phones.seat_link(0))
        await hand.see(".table.mine .verbs")
        await settled(hand.page)        # with all pictures and the type of headings
        return sorted(loads, reverse=True), sum(len(words.encode()) for words in said)

    loads, talk = party.do(weigh())
    files = round(sum(size for size, _ in loads))
    print(f"first load: {files} bytes of files, {talk} bytes of talk before it is packed")
    assert files > 20_000, "nothing was weighed"
    assert files + talk <= MOST_BYTES, loads


def test_what_people_write_is_never_read_as_markup(evening: Evenings) -> None:
    party = evening(None, the_table_is_laid)
    hand, other = party.phone(lang="en"), party.phone(lang="de")

    async def sit() -> None:
        await hand.tap("[data-seat='0']")
        await hand.page.locator(".sit input").fill(MARKUP)
        await hand.tap(".sit .go")
        await hand.see(".line-up li.me")
        await other.page.locator(".line-up", has_text=MARKUP).wait_for()

    party.do(sit())
    for each in (hand, other):
        assert party.do(each.page.locator(".line-up", has_text=MARKUP).count()) == 1
        assert party.do(each.page.locator("img[src='x'], img[onerror]").count()) == 0
        assert each.wrong == []


def test_taps_are_answered_by_new_pictures(evening: Evenings) -> None:
    """With four phones. How long it takes is printed."""
    party = evening(a_late_game(4, humans=4))
    thumbs = party.thumbs(*(party.phone(seat) for seat in range(4)))
    party.play_to_the_end(thumbs, until=lambda: sum(thumb.taps for thumb in thumbs) >= ENOUGH)
    taps: list[float] = []
    for thumb in thumbs:
        taps += party.do(thumb.hand.page.evaluate("eyes.taps"))
    assert len(taps) >= 5
    print(f"{len(taps)} taps: median {median(taps):.0f} ms, p95 {quantiles(taps, n=20)[-1]:.0f} ms")
