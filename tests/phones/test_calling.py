"""A phone calls its owner with a sound, unless that is switched off, and stays awake while somebody sits there."""

from pathlib import Path
from typing import Any

import pytest

from blackgate.model.actions import EndTurn
from lab.gallery.positions import MIDGAME, THEIR_TURN

from .chromium import Hand, browse, chromium, needs_browser, open_page
from .client import Party
from .conftest import Opened
from .moments import at, entry

pytestmark = needs_browser

# Counts notes and locks. Browsers without locks have none in `navigator`.
SPY = """
window.heard = 0; window.locks = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.heard += 1; return start.apply(this, at); };
const held = () => Object.assign(new EventTarget(), { release() { window.locks -= 1; } });
const lock = { request: async () => { window.locks += 1; return held(); } };
Object.defineProperty(navigator, "wakeLock", { value: HAS_LOCK ? lock : undefined });
"""


async def sit(browser: Any, party: Party, folder: Path, *, has_lock: bool = True, seat: int = 2) -> Hand:
    spy = folder / "spy.js"
    spy.write_text(SPY.replace("HAS_LOCK", str(has_lock).lower()))
    hand = await open_page(browser, party.phones.seat_link(seat), scripts=[spy])
    await hand.see(".table")
    return hand


@pytest.mark.parametrize(("taps", "is_off", "notes"), [(True, False, 2), (True, True, 0), (False, False, 0)],
                         ids=["tapped", "switched off", "not tapped"])
def test_a_sound_calls_who_is_asked_after_the_first_tap_unless_it_is_off(
    opened: Opened, sit_down: Any, tmp_path: Path, taps: bool, is_off: bool, notes: int,
) -> None:
    party = sit_down(at(THEIR_TURN)())

    async def arrive() -> Hand:
        hand = await sit(opened[1], party, tmp_path)
        if taps:
            await hand.tap("#tab-log")
        if is_off:
            await hand.press(".bar .tool")
            await hand.press(".entry:has([style*='tokens/speaker'])")
            await hand.press("dialog[open] header .tool")
        return hand

    hand = browse(party, arrive)

    async def heard() -> int:
        await hand.see(".table.mine")
        found = int(await hand.page.evaluate("heard"))
        await hand.page.context.close()
        return found

    party.table.act_away(EndTurn())
    assert browse(party, heard) == notes


def test_a_reminder_calls_its_owner_again(opened: Opened, sit_down: Any, tmp_path: Path) -> None:
    party = sit_down(at(MIDGAME)())
    party.app.settings.nudge = 600

    async def arrive() -> Hand:
        hand = await sit(opened[1], party, tmp_path, seat=0)
        await hand.tap("#tab-log")
        await hand.page.evaluate("heard = 0")
        return hand

    hand = browse(party, arrive)
    reminded = party.app.text("page-nudged")

    async def called() -> int:
        await hand.page.locator(".called", has_text=reminded).wait_for()
        found = int(await hand.page.evaluate("heard"))
        await hand.page.context.close()
        return found

    party.app.settings.nudge = 1
    assert browse(party, called) == 2


def test_the_banner_goes_as_soon_as_somebody_else_is_asked(opened: Opened, sit_down: Any) -> None:
    """The page's clock stands still, so that nothing else takes it away."""
    party = sit_down(at(MIDGAME)())

    async def arrive() -> Hand:
        hand = await open_page(opened[1], "about:blank")
        await hand.page.clock.install(time=0)
        await hand.page.clock.pause_at(1000)
        await hand.page.goto(party.phones.seat_link(0))
        await hand.see(".called")
        return hand

    hand = browse(party, arrive)

    async def leave() -> None:
        await hand.page.locator(".called").wait_for(state="detached")
        await hand.page.context.close()

    party.table.act_away(EndTurn())
    browse(party, leave)


def test_a_lock_keeps_the_phone_awake_until_its_owner_leaves(sit_down: Any, tmp_path: Path) -> None:
    party = sit_down(at(THEIR_TURN)())

    async def doing() -> tuple[int, int]:
        async with chromium() as browser:
            hand = await sit(browser, party, tmp_path)
            await hand.until("locks === 1")
            held = int(await hand.page.evaluate("locks"))
            await entry(hand, "tokens/flag", ".go.danger")
            await hand.press(".go.danger")
            await hand.see(".bye")
            return held, int(await hand.page.evaluate("locks"))

    assert browse(party, doing) == (1, 0)


def test_where_there_is_no_lock_a_silent_film_plays_behind_the_page(sit_down: Any, tmp_path: Path) -> None:
    """As browsers want it: as large as the page, not muted, no loop, with a track of sound."""
    party = sit_down(at(THEIR_TURN)())

    async def doing() -> tuple[Any, list[str]]:
        async with chromium() as browser:
            hand = await sit(browser, party, tmp_path, has_lock=False)
            await hand.tap("#tab-log")
            await hand.until("document.querySelector('.film')?.currentTime > 0")
            film = await hand.page.evaluate("""() => {
                const film = document.querySelector(".film");
                return [film.paused, film.muted, film.loop, film.srcObject.getAudioTracks().length,
                        film.clientWidth === innerWidth && film.clientHeight === innerHeight];
            }""")
            return film, hand.wrong

    assert browse(party, doing) == ([False, False, False, 1, True], [])
