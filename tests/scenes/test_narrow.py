"""Where room is short: whole titles or none, no label of two letters, descenders inside, numbers with their nouns."""

import re

import pytest
from pygame import Surface

from blackgate.commands.headless import app_for_pictures
from blackgate.kit.fonts import Fonts
from blackgate.kit.layout import Region
from blackgate.kit.ui import DrawingCache, Ui
from blackgate.kit.widgets import card as cards
from blackgate.kit.widgets.titles import fitted, plain
from blackgate.model.actions import CautiousMove
from blackgate.model.view import View
from blackgate.offers.faces import Faces
from blackgate.play.packs import pack_in
from blackgate.scenes.table.panel import ChoiceButton, VerbButton, draw_choice, draw_verbs
from blackgate.words.teller import Teller
from blackgate.words.text import Text, languages
from lab.gallery.situations import SITUATIONS


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    import pygame

    pygame.font.init()
    return Fonts()


def board(fonts: Fonts, language: str, scale: float) -> Ui:
    return Ui(DrawingCache(fonts), Text(language), (400, 400), scale, 1.0)


@pytest.mark.parametrize("language", languages())
def test_the_title_of_every_card_is_whole_however_narrow_the_card(language: str, fonts: Fonts) -> None:
    pack = pack_in(None)
    faces = Faces(pack, Teller(Text(language), pack, [], None))
    printed = [faces.card(kind) for kind in range(len(pack.kinds))]
    laid = [*printed, *(faces.michel(number) for number in range(len(pack.michel_cards)))]
    wide = [faces.background(number) for number in range(len(pack.backgrounds))]
    wide += [faces.gang_card(number) for number in range(1, len(pack.gang_cards))]
    wrong: list[tuple[float, float, str, object]] = []
    for scale in (0.8, 1.0, 1.5):
        ui = board(fonts, language, scale)
        for width, shown in ((cards.TITLED, printed), (72.0, laid), (84.0, wide)):
            band = max(13.0, width * cards.RATIO * 0.155)
            for face in shown:
                lines, pixels = fitted(ui, face.narrow or face.title, width - 7, band * 0.74)
                said = "".join(lines).replace("-", "").replace(" ", "")
                tallest = fonts.height("bold", pixels) * len(lines) * 0.84
                is_whole = said == face.title.replace("-", "").replace(" ", "") and len(lines) <= 3
                if not is_whole or max(fonts.width(line, "bold", pixels) for line in lines) > ui.px(width - 7):
                    wrong.append((scale, width, face.title, lines))
                elif tallest > ui.px(width * cards.RATIO * 0.5):
                    wrong.append((scale, width, face.title, "covers the picture"))
                assert plain(face.narrow or face.title) == face.title
    assert not wrong


def inked(surface: Surface) -> int:
    """The lowest row of a line of words that shows ink."""
    box = surface.get_bounding_rect()
    return box.bottom


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_buttons_of_two_lines_keep_their_descenders(scale: float, fonts: Fonts) -> None:
    drawn: list[tuple[str, int, int]] = []

    class Watching(Ui):
        def put(self, surface: Surface, x: int, y: int) -> None:
            super().put(surface, x, y)
            drawn.append(("", y, y + inked(surface)))

    for tall in (28.0, 32.0, 36.0, 40.0):
        ui = Watching(DrawingCache(fonts), Text("de"), (900, 900), scale, 1.0)
        drawn.clear()
        verbs = [VerbButton(CautiousMove, "Vorsichtige Bewegung gqpy", "", True)]
        draw_verbs(ui, Region(0, 0, 284, 32 + 9 * tall), "", 2, 2, verbs, lambda verb: None)
        bottom = ui.px(28 + tall - 4)
        words = drawn[-3:-1]         # two lines, before the key
        assert all(end <= bottom - 1 for _, _, end in words), (tall, words, bottom)
    for tall in (36.0, 46.0):
        ui = Watching(DrawingCache(fonts), Text("de"), (900, 900), scale, 1.0)
        drawn.clear()
        choice = ChoiceButton("x", "Gib eine Spitzhacke und eine Verbindung für gqpy", "", lambda: None)
        draw_choice(ui, Region(0, 0, 240, tall), choice, "")
        assert all(end <= ui.px(tall) - 1 for _, _, end in drawn[1:]), (tall, drawn, ui.px(tall))


def test_a_number_stays_with_its_noun(fonts: Fonts) -> None:
    words = "Renard bekommt dafür 12 Tunnelpunkte und hat 3 Zigaretten und jetzt noch 2 Aktionen"
    for width in range(110, 500, 7):
        for line in fonts.wrapped(words, "text", 14, width):
            assert not re.search(r"\d$", line), (width, line)
    assert fonts.wrapped("12 Tunnelpunkte", "text", 14, 60)[0] == "12"      # too long together


def test_gang_and_background_at_a_seat_are_pictures_with_help() -> None:
    app = app_for_pictures((1280, 720), "de")
    SITUATIONS["table-six"](app)
    app.build()
    helps = {spot.id: spot.words for spot in app.ui.spots}
    view: View = app.top.view       # type: ignore[attr-defined]
    for seat in range(6):
        assert helps[f"background_of:{seat}"]
        assert bool(view.gang[seat]) == (f"gang_of:{seat}" in helps)
    gangs = [words for id, words in helps.items() if id.startswith("gang_of")]
    assert gangs and all("\n" in words for words in gangs), "a gang's help says its power too"


def test_open_hands_of_a_replay_cover_nothing() -> None:
    for name in ("replay-open", "replay-six"):
        for size in ((1024, 600), (1280, 720), (1920, 1080)):
            app = app_for_pictures(size, "de")
            SITUATIONS[name](app)
            app.build()
            spots = app.ui.spots
            table = [spot for spot in spots if spot.id.partition(":")[0] in ("seat", "place", "gang", "pile", "card")]
            table += [spot for spot in spots if spot.id.startswith("replay:")]
            rows = [spot for spot in spots if spot.id.startswith(("hand_of:", "held:"))]
            view: View = app.top.view       # type: ignore[attr-defined]
            assert {spot.id for spot in rows} >= {f"hand_of:{seat}" for seat in range(1, view.players)}
            for row in rows:
                for other in table:
                    assert not overlap(row.box, other.box), (name, size, row.id, other.id)


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return (one[0] < other[0] + other[2] - 0.5 and other[0] < one[0] + one[2] - 0.5
            and one[1] < other[1] + other[3] - 0.5 and other[1] < one[1] + one[3] - 0.5)


