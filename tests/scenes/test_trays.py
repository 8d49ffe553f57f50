"""What is laid into a tray is what is done: sold, discarded, committed, offered for an exchange."""

from typing import Any

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.layout import Region
from blackgate.kit.spots import Box, overlap
from blackgate.kit.tips import TIP
from blackgate.kit.ui import Ui
from blackgate.model.actions import Action, Discard, Exchange, Sell
from blackgate.model.counts import count, listed
from blackgate.scenes.table.closer_look import CloserLook
from blackgate.scenes.table.table import Table
from blackgate.scenes.table.tray import Tray
from lab.gallery.situations import SITUATIONS

from .sketch import book
from .hands import way_to
from .walking import key, press
from .window import Player, open_app


def laid_out(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[App, Tray, list[Action]]:
    """A table with its tray open; what would be done is noted."""
    done: list[Action] = []
    monkeypatch.setattr(Table, "act", lambda table, action: done.append(action))
    app = book().open(open_app())
    SITUATIONS[name](app)
    app.frame([], 0.0)
    assert isinstance(app.top, Tray)
    return app, app.top, done


def ids(app: App, start: str) -> list[str]:
    return [spot.id for spot in app.ui.spots if spot.id.startswith(start)]


def kinds(app: App, start: str) -> list[int]:
    return [int(id.rpartition(":")[2]) for id in ids(app, start)]


def test_an_exchange_offers_what_is_given_for_what_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:      # R5.7
    app, tray, done = laid_out("table-exchange", monkeypatch)
    given, taken = kinds(app, "take:0:")[0], kinds(app, "take:1:")[-1]
    press(app, f"take:0:{given}", f"take:1:{taken}", "cigarettes:1:more", "tray:confirm")
    (exchange,) = done
    assert isinstance(exchange, Exchange) and app.top is not tray
    assert (listed(exchange.give), exchange.give_cigarettes) == ([given], 0)
    assert (listed(exchange.take), exchange.take_cigarettes) == ([taken], 1)
    assert exchange.seat % 2 == 0, "a teammate"


@pytest.mark.parametrize("name", ["table-selling", "table-discarding", "table-exchange", "lesson-tray"])
@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_the_help_of_a_card_covers_no_card(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tips: list[Box] = []
    panel = Ui.panel
    monkeypatch.setattr(Ui, "panel", lambda ui, box, style: tips.append(box) if style is TIP else panel(ui, box, style))
    app = open_app(lang=language)
    SITUATIONS[name](app)
    app.frame([], 0.0)
    cards = [spot for spot in app.ui.spots if spot.id.startswith(("take:", "back:"))]
    for card in cards:
        app.input.focus(card.id)
        app.frame([], 1.0)
        app.frame([], 0.0)
        assert not [other.id for other in cards if overlap(tips[-1], Region(*other.box).trim(bottom=12))]
    assert len(tips) >= len(cards) >= 3


def test_a_second_click_before_the_next_picture_takes_no_card_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, tray, _ = laid_out("table-exchange", monkeypatch)
    kind = kinds(app, "take:0:")[0]
    there = count(tray.filling.sources[0].cards, kind)
    for start, expected in (("take:0:", there), ("back:0:", 0)):
        [click] = [spot.do for spot in app.ui.spots if spot.id == f"{start}{kind}"]
        assert click is not None
        for _ in range(there + 2):
            click()
        assert count(tray.picked[0].cards, kind) == expected
        app.build()


def test_what_lies_in_a_tray_can_be_taken_back_out(monkeypatch: pytest.MonkeyPatch) -> None:
    app, tray, done = laid_out("table-exchange", monkeypatch)
    kind = kinds(app, "take:0:")[0]
    press(app, f"take:0:{kind}")
    assert kinds(app, "back:0:") == [kind]
    press(app, f"back:0:{kind}")
    assert kinds(app, "back:0:") == []
    press(app, "tray:confirm")
    assert app.top is tray and done == [], "nothing is no exchange"


def test_cigarettes_go_no_further_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    app, tray, _ = laid_out("table-exchange", monkeypatch)
    press(app, "cigarettes:1:less")
    assert tray.picked[1].cigarettes == 0
    for _ in range(tray.filling.sources[1].cigarettes + 2):
        press(app, "cigarettes:1:more")
    assert tray.picked[1].cigarettes == tray.filling.sources[1].cigarettes > 0


def test_a_sale_is_of_what_lies_in_the_tray(monkeypatch: pytest.MonkeyPatch) -> None:      # R6
    app, tray, done = laid_out("table-selling", monkeypatch)
    sold = sorted(listed(tray.picked[0].cards))
    for kind in kinds(app, "take:0:")[:2]:
        press(app, f"take:0:{kind}")
        sold.append(kind)
    press(app, "tray:confirm")
    (sale,) = done
    assert isinstance(sale, Sell) and listed(sale.cards) == sorted(sold) and sold


def test_exactly_as_many_are_discarded_as_must_be(monkeypatch: pytest.MonkeyPatch) -> None:      # R4d
    app, tray, done = laid_out("table-discarding", monkeypatch)
    assert tray.filling.most is not None
    while len(listed(tray.picked[0].cards)) < tray.filling.most:
        press(app, "tray:confirm")
        assert app.top is tray and done == [], "too few"
        press(app, ids(app, "take:0:")[0])
    full = tray.picked[0]
    press(app, ids(app, "take:0:")[0])
    assert tray.picked[0] == full and app.toast, "one too many"
    press(app, "tray:confirm")
    assert done == [Discard(full.cards, tray.filling.most)]
    assert not any(id == "tray:cancel" for id in ids(app, "tray"))


def test_the_seats_of_the_colour_blind_are_told_by_a_stripe() -> None:
    def stripes(on: bool) -> list[tuple[Any, ...]]:
        app = book().open(open_app())
        app.settings.colour_pattern = on
        SITUATIONS["table-midgame"](app)
        app.frame([], 0.0)
        boxes = {(round(spot.box[0]), round(spot.box[1] + 8), 3, round(spot.box[3] - 16))
                 for spot in app.ui.spots if spot.id.startswith("seat:")}
        return [stroke for stroke in app.ui.strokes if stroke[1:5] in boxes]

    assert stripes(True) and not stripes(False)


@pytest.mark.parametrize("name", ["table-selling", "table-discarding", "table-exchange"])
def test_taking_a_card_moves_no_other_card(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, _, _ = laid_out(name, monkeypatch)
    for card in ids(app, "back:"):
        press(app, card)
    before = {spot.id: spot.box for spot in app.ui.spots if spot.id.startswith("take:")}
    first = next(iter(before))
    for _ in range(2):
        if first in ids(app, "take:"):
            press(app, first)
        now = {spot.id: spot.box for spot in app.ui.spots if spot.id.startswith("take:")}
        assert now == {id: box for id, box in before.items() if id in now}
    assert ids(app, "back:")[0] == first.replace("take", "back")


@pytest.mark.parametrize("name", ["table-selling", "table-discarding", "table-exchange"])
def test_each_card_of_a_tray_can_be_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, tray, _ = laid_out(name, monkeypatch)
    for card in [spot for spot in app.ui.spots if spot.id.startswith("take:")]:
        face = tray.faces.card(int(card.id.rpartition(":")[2]))
        assert card.shows, "pointing at it shows it large"
        assert card.words == f"{face.title}\n{face.text}", "and says what it does"
        assert card.context is not None
        card.context()
        assert isinstance(app.top, CloserLook) and app.top.title == face.title
        app.pop()
        tray.focus = card.id
        assert tray.help_topic() == tray.faces.pack.kinds[int(card.id.rpartition(":")[2])].name


@pytest.mark.parametrize("name", ["table-discarding", "table-selling", "table-exchange"])
def test_keys_find_the_cards_of_a_tray_first(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, tray, _ = laid_out(name, monkeypatch)
    key(app, pygame.K_TAB)
    assert (tray.focus or "").startswith("take:0:")
    lamp = next((spot.id for spot in app.ui.spots if spot.id == "tray:hint"), None)
    if lamp is not None:
        tray.focus = lamp
        assert way_to(app, "tray:confirm") and way_to(app, ids(app, "take:0:")[0])


def test_enter_confirms_what_a_mouse_laid_into_a_tray(monkeypatch: pytest.MonkeyPatch) -> None:
    app, tray, done = laid_out("table-discarding", monkeypatch)
    for _ in range(2):
        press(app, "take:0:" + str(next(kind for kind in kinds(app, "take:0:"))))
    Player(app).point(5, 5)
    app.frame([], 0.016)
    picked = listed(tray.picked[0].cards)
    assert tray.focus is None and len(picked) == 2
    key(app, pygame.K_RETURN)
    (discarded,) = done
    assert isinstance(discarded, Discard) and listed(discarded.cards) == picked


def test_ctrl_z_takes_the_last_card_out_of_a_tray(monkeypatch: pytest.MonkeyPatch) -> None:
    app, tray, done = laid_out("table-selling", monkeypatch)
    before = list(tray.picked)
    first, second = kinds(app, "take:0:")[:2]
    press(app, f"take:0:{first}")
    after_one = list(tray.picked)
    press(app, f"take:0:{second}")
    key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert tray.picked == after_one != before
    key(app, pygame.K_z, pygame.KMOD_CTRL)
    assert tray.picked == before and app.top is tray and done == []
