"""Evenings with guests: teams on phones, a thief, somebody who comes late, somebody who watches, a host that stalls."""

import ctypes
import sys
from collections.abc import Callable
from typing import Any

import pytest

from blackgate.scenes.table.seat_question import SeatQuestion
from tests.scenes.walking import press

from ..chromium import Hand, needs_browser
from .conftest import Evenings
from .evening import Evening
from .late_games import a_late_game, a_late_team_game
from .tapping import look
from .test_whole_games import nothing_went_wrong

pytestmark = needs_browser
STALL = 10.0            # seconds
SOON = 3_000            # milliseconds

# When something was last heard from the table, and when the page first said that nothing is.
WATCHED = """() => {
    window.heardAt = performance.now(); window.toldAt = 0;
    const hear = JSON.parse;
    JSON.parse = (words) => { if (!window.toldAt) window.heardAt = performance.now(); return hear(words); };
    new MutationObserver(() => {
        if (!window.toldAt && document.querySelector(".lost")) window.toldAt = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
}"""


def ask_for(party: Evening, hand: Hand, seat: int, name: str = "") -> None:
    """A phone at the door asks for a seat, and the question is on the screen."""

    async def ask() -> None:
        await hand.tap(f"[data-seat='{seat}']")
        if name:
            await hand.page.locator(".sit input").fill(name)
        await hand.tap(".sit .go")
        await hand.see(".waiting .ring")

    party.do(ask())
    party.wait(lambda: isinstance(party.app.top, SeatQuestion))


def answer(party: Evening, word: str) -> None:
    """Somebody at the screen has read it."""
    party.pass_time(1)
    press(party.app, f"answer:{word}")


@pytest.mark.nightly
def test_six_phones_in_two_teams_play_to_the_end(evening: Evenings) -> None:
    party = evening(a_late_team_game())
    sizes = [(360, 560), (390, 664), (844, 390), (820, 1180), (390, 844), (360, 640)]
    thumbs = party.thumbs(*(party.phone(seat, size=size) for seat, size in enumerate(sizes)))
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))
    assert party.session is not None and party.session.over is not None
    assert len({seat % 2 for seat in party.session.over["winners"]}) == 1, "a team wins together"


def test_a_thief_with_the_tables_code_sees_no_card_of_who_plays_at_the_screen(evening: Evenings) -> None:
    party = evening(a_late_game(4, humans=2))
    thief = party.phone(link=party.phones.link)
    ask_for(party, thief, 1)
    assert party.do(thief.page.locator(".card, .hand, .table").count()) == 0
    answer(party, "no")

    async def sent_away() -> tuple[int, str]:
        await thief.see(".line-up")
        return await thief.page.locator(".card, .hand, .table").count(), await thief.words("h2")

    cards, words = party.do(sent_away())
    assert (cards, words) == (0, "They said no at the screen.")
    name = party.table.session.names[1]
    assert f"A phone asked for {name}’s seat. The answer was no." in [line.words for line in party.table.log.lines]
    assert not party.phones.away


def test_somebody_comes_late_and_somebody_watches_to_the_end(evening: Evenings) -> None:
    party = evening(a_late_game(4, humans=2))
    hands = [party.phone(0), party.phone(1)]
    late, watcher = party.phone(link=party.phones.link), party.phone(link=party.phones.link)

    async def watch() -> None:
        await watcher.tap(".watch")
        await watcher.see(".own.watching")

    party.do(watch())
    ask_for(party, late, 3, "Ewa")
    answer(party, "yes")
    party.do(late.see(".table .hand"))
    assert party.table.session.names[3] == "Ewa"
    party.do(watcher.see(".seats :text('Ewa')"))
    thumbs = party.thumbs(*hands, late)
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))
    party.do(watcher.see(".over"))
    seen = party.do(look(watcher))
    assert (seen.mine, seen.buttons, watcher.wrong) == (False, [], [])
    assert party.do(watcher.page.locator(".hand, .fan .card").count()) == 0


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="it holds the whole program up by a call of the C library")
def test_a_host_that_stalls_is_missed_within_three_seconds_and_found_again(evening: Evenings) -> None:
    """Nothing of the program goes on meanwhile: no window, no server. The browser is another program."""
    party = evening(a_late_game(4, humans=2))
    hands = [party.phone(0), party.phone(1)]
    for hand in hands:
        party.do(hand.page.evaluate(WATCHED))
    party.wait(_after(1.5))
    ctypes.PyDLL(None).usleep(int(STALL * 1_000_000))       # It keeps the interpreter's lock.

    async def found(hand: Hand) -> Any:
        await hand.page.locator(".lost").wait_for(state="detached")
        return await hand.page.evaluate("toldAt - heardAt")

    missed = [party.do(found(hand)) for hand in hands]
    print(f"told after {[round(each) for each in missed]} ms")
    assert all(0 < each <= SOON for each in missed)
    thumbs = party.thumbs(*hands)
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))


def _after(seconds: float) -> Callable[[], bool]:
    """Until so many frames have been drawn."""
    frames = iter(range(int(seconds * 60)))
    return lambda: next(frames, None) is None
