"""Whole games by tapping what pages show, in a real browser, to the end (docs/phones.md)."""

import pytest

from tests.scenes.window import Player

from ..chromium import needs_browser
from .conftest import Evenings
from .late_games import a_late_game, a_longer_game
from .tapping import Seen, Thumb

pytestmark = needs_browser
TONGUES = ("de", "pl", "it", "es", "fr", "en")


def nothing_went_wrong(thumbs: list[Thumb], ends: list[Seen]) -> None:
    for thumb, seen in zip(thumbs, ends, strict=True):
        print(f"{thumb.taps} taps: {dict(thumb.done)}")
        assert seen.over, seen
        assert not seen.lost, seen
        assert thumb.hand.wrong == []


def test_three_phones_and_a_bot_play_to_the_end(evening: Evenings) -> None:
    party = evening(a_longer_game())
    thumbs = party.thumbs(*(party.phone(seat) for seat in range(3)))
    ends = party.play_to_the_end(thumbs)
    nothing_went_wrong(thumbs, ends)
    assert party.app.top.name == "end"
    assert sum(thumb.taps for thumb in thumbs) >= 10, [thumb.done for thumb in thumbs]


@pytest.mark.nightly
def test_six_phones_speak_six_languages(evening: Evenings) -> None:
    party = evening(a_late_game(6, humans=6))
    hands = [party.phone(seat, lang) for seat, lang in enumerate(TONGUES)]
    thumbs = party.thumbs(*hands)
    ends = party.play_to_the_end(thumbs)
    nothing_went_wrong(thumbs, ends)
    assert [seen.lang for seen in ends] == list(TONGUES)
    assert len({seen.sentence for seen in ends}) == len(TONGUES)        # who is out, in everybody's own words


@pytest.mark.nightly
def test_two_phones_and_one_person_at_the_screen(evening: Evenings) -> None:
    party = evening(a_late_game(3, humans=3))
    thumbs = party.thumbs(party.phone(0, "de"), party.phone(2, "pl"))
    party.person = Player(party.app, 5)
    ends = party.play_to_the_end(thumbs)
    nothing_went_wrong(thumbs, ends)
    assert party.presses >= 1


def test_a_language_is_switched_in_the_middle_of_a_game(evening: Evenings) -> None:
    party = evening(a_late_game(4, humans=1))
    hand = party.phone(0, "de")
    before = party.do(hand.words(".verbs"))

    async def switch() -> None:
        await hand.tap("header .tool >> nth=0")
        await hand.tap(".languages button[lang=pl]")
        await hand.see("html[lang=pl]")
        await hand.tap("dialog[open] header .tool")

    party.do(switch())
    other = "(before) => document.querySelector('.verbs').innerText !== before"
    party.do(hand.until(other, before))
    thumbs = party.thumbs()
    nothing_went_wrong(thumbs, party.play_to_the_end(thumbs))
