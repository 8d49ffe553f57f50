"""A pack may bring things and no words for them: they are called by their ids, readably, in every language."""

import logging
from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.model.counts import ONE
from blackgate.model.events import Played
from blackgate.model.pack import Pack
from blackgate.model.vocabulary import NOTHING
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages

from .samples import NAMES

RENAMED = {"cards": ("care_package", "woollen_socks"), "gangs": ("bikers", "the_cooks"),
           "backgrounds": ("advocate", "night_owl"), "inmates": ("brute:", "big_otto:")}


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """The shipped pack with something of every sort called otherwise."""
    for name in RENAMED:
        content = (SHIPPED / f"{name}.yaml").read_text(encoding="utf-8")
        for old, new in RENAMED.values():
            content = content.replace(old, new)
        (tmp_path / f"{name}.yaml").write_text(content, encoding="utf-8")
    return load_pack(tmp_path)


def number(things: tuple[object, ...], name: str) -> int:
    return [getattr(thing, "name", "") for thing in things].index(name)


def test_what_has_no_words_is_called_by_its_id_and_nobody_complains(
    pack: Pack, caplog: pytest.LogCaptureFixture,
) -> None:
    card, gang = number(pack.kinds, "woollen_socks"), number(pack.gangs, "the_cooks")
    power, background = number(pack.gang_cards, "the_cooks_throttle"), number(pack.backgrounds, "night_owl")
    with caplog.at_level(logging.WARNING):
        for lang in languages():
            teller = Teller(Text(lang, strict=False), pack, NAMES)
            said = [teller.card(card), teller.gang(gang), teller.gang_card(power), teller.background(background)]
            assert said == ["Woollen socks", "The cooks", "The cooks throttle", "Night owl"], lang
            assert teller.cards(3 * ONE[card]) == "3 × Woollen socks"
            assert "Woollen socks" in teller.event(Played(0, card, 1, NOTHING), 1)
            assert teller.card_text(card) == teller.power_text(power) == ""
            assert teller.inmate(0) == "Goran" and teller.temper(0) == teller.temper_text(0) == ""
            assert teller.remark("remark-big_otto-start-1") == teller.text("remark-any-start-1")
            assert len(teller.background_text(background).splitlines()) == 1      # when it may be revealed
    assert not caplog.records
