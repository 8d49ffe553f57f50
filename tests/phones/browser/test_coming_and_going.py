"""Phones that sleep, reload, get lost or are handed to a bot: the seat stays its owner's (docs/phones.md)."""

from typing import Any

import pytest
from aiohttp import WSMessage, WSMsgType, web

from blackgate.phones import server

from ..chromium import needs_browser
from ..client import PATIENCE
from .conftest import Evenings
from .late_games import a_late_fight, a_late_game
from .tapping import look
from .test_whole_games import nothing_went_wrong

pytestmark = needs_browser
LONG = int(1000 * PATIENCE)     # milliseconds


def test_a_phone_is_reloaded_in_mid_combat(evening: Evenings) -> None:
    party = evening(a_late_fight())
    hands = [party.phone(seat) for seat in range(3)]
    fighting = hands[0]
    before = party.do(look(fighting, LONG))
    assert before.stage
    assert before.mine

    async def reload() -> None:
        await fighting.page.reload()
        await fighting.see(".stage")

    party.do(reload())
    after = party.do(look(fighting, LONG))
    assert (after.sentence, after.buttons) == (before.sentence, before.buttons)
    thumbs = party.thumbs(*hands)
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))


@pytest.mark.nightly
def test_a_lost_phone_is_replaced_by_another(evening: Evenings) -> None:
    party = evening(a_late_game(4, humans=2))
    lost, other = party.phone(0), party.phone(1)
    found = party.phone(link=party.phones.seat_link(0))
    party.do(found.see(".table.mine"))
    party.do(lost.see(".bye"))

    async def back() -> None:
        await lost.page.reload()
        await lost.see(".door")

    party.do(back())            # What it remembers leads nowhere.
    assert not party.do(look(lost)).table
    thumbs = party.thumbs(found, other)
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))
    assert not lost.wrong


@pytest.mark.nightly
def test_a_phone_that_is_gone_for_five_minutes_finds_its_seat(evening: Evenings) -> None:
    party = evening(a_late_game(4, humans=2))
    gone, other = party.phone(0), party.phone(1)
    party.do(gone.see(".table.mine"))
    before = party.do(look(gone))
    party.cut_off(gone, 0)
    party.do(gone.see(".lost"))
    party.do(other.see(".seat.away"))
    party.pass_time(300)
    assert party.phones.away == {0, 1}
    session = party.app.playing
    assert session is not None
    assert session.asked == 0
    assert session.is_human(0)
    party.do(gone.find_the_net())
    party.wait(lambda: not party.phones.silent)
    party.do(gone.see(".table.mine .verbs"))
    after = party.do(look(gone))
    assert (after.sentence, after.buttons, after.lost) == (before.sentence, before.buttons, False)
    gone.wrong.clear()          # A browser says aloud that it cannot reach the table.
    thumbs = party.thumbs(gone, other)
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))


def test_a_phone_that_only_waits_is_not_taken_for_gone(evening: Evenings, monkeypatch: pytest.MonkeyPatch) -> None:
    pongs: list[WSMessage] = []

    class Counting(web.WebSocketResponse):
        """Counts what the page's browser answers to the table's pings, and gives it all the time it needs."""

        def __init__(self, **kinds: Any) -> None:
            super().__init__(**kinds)
            self._pong_heartbeat = PATIENCE

        async def receive(self, timeout: float | None = None) -> WSMessage:
            message = await super().receive(timeout)
            if message.type is WSMsgType.PONG:
                pongs.append(message)
            return message

    monkeypatch.setattr(server, "HEARTBEAT", 0.3)
    monkeypatch.setattr(web, "WebSocketResponse", Counting)
    party = evening(a_late_game(4, humans=2))
    hand = party.phone(1)
    lines = set(party.phones.guests.known)
    answered = len(pongs)
    party.wait(lambda: len(pongs) >= answered + 3)
    assert set(party.phones.guests.known) == lines
    assert not party.phones.silent
    assert not party.do(look(hand)).lost


def test_a_bot_takes_over_and_gives_back(evening: Evenings) -> None:
    party = evening(a_late_game(4, humans=2, turns=2))
    hand, other = party.phone(0), party.phone(1)
    party.do(hand.see(".table.mine"))
    session = party.app.playing
    assert session is not None
    acted = session.acted

    async def let_a_bot_play() -> None:
        await hand.tap("header .tool >> nth=0")
        await hand.tap(".entries .entry:has([style*='tokens/bot'])")
        await hand.see(".stand-in")

    party.do(let_a_bot_play())
    assert not session.is_human(0)
    party.wait(lambda: session.acted > acted)
    party.do(hand.tap(".stand-in .go"))
    party.wait(lambda: session.is_human(0))
    thumbs = party.thumbs(hand, other)
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))
    assert thumbs[0].taps           # It was their turn again.
