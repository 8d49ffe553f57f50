"""A card in pixels: dimmed where it is of no use now, lit where it is, narrow while it is turned, its back rounded."""

import pytest
from pygame import Surface
from pygame.transform import average_color

from blackgate.kit import look
from blackgate.kit.painter import Painter, Stroke
from blackgate.kit.ui import Ui
from blackgate.kit.widgets.card import RATIO, Face, card_surface, draw_back, draw_card, draw_turning
from blackgate.words.text import Text
from tests.scenes.sketch import Sketchbook

FACE = Face("Spoon", "cards/spoon", look.BRICK, points=1)
ALL = Face("Pickaxe", "cards/pickaxe", look.BRICK, "Dig with it.", "Loud.", "Tool", value=3, points=2)
WORDS = {"Pickaxe", "Dig with it.", "Loud.", "Tool", "3"}
WIDE = 80.0


def board() -> Ui:
    return Ui(Sketchbook().cache, Text("en"), (1000, 600), 1.0)


def light(surface: Surface) -> int:
    return sum(average_color(surface)[:3])


@pytest.mark.parametrize(("width", "words", "spades"), [(200, WORDS, 2), (80, {"Pickaxe", "3"}, 2), (40, set(), 0)])
def test_a_card_shows_as_much_as_there_is_room_for(
    width: int, words: set[str], spades: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = Sketchbook()
    printed: list[Stroke] = []
    monkeypatch.setattr(Painter, "paint", lambda painter, target, strokes: printed.extend(strokes))
    card_surface(Ui(book.cache, Text("en"), (1000, 600), 1.0), ALL, width, width * RATIO)
    told = [book.stroke(stroke) for stroke in printed]
    assert {line.split("“")[1].split("”")[0] for line in told if "“" in line} == words
    assert sum("tokens/spade" in line for line in told) == spades
    assert any("cards/pickaxe" in line for line in told)
    for _, x, y, wide, tall, _ in printed:
        assert x >= 0 and x + wide <= width and y >= 0 and y + tall <= width * RATIO


@pytest.mark.parametrize("width", [56, 64, 80])
@pytest.mark.parametrize("points", [1, 3, 6, 9])
def test_however_many_points_a_card_has_they_touch_neither_its_price_nor_its_edge(
    width: int, points: int, monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = Sketchbook()
    printed: list[Stroke] = []
    monkeypatch.setattr(Painter, "paint", lambda painter, target, strokes: printed.extend(strokes))
    for value in (4, 0):
        printed.clear()
        face = Face("Pickaxe", "cards/pickaxe", look.BRICK, value=value, points=points)
        card_surface(Ui(book.cache, Text("en"), (1000, 600), 1.0), face, width, width * RATIO)
        told = [(book.stroke(stroke), stroke[1], stroke[3]) for stroke in printed]
        spades = [(x, wide) for line, x, wide in told if "tokens/spade" in line]
        end = next((x for line, x, _ in told if "“4”" in line), width - 4)
        assert len(spades) == points and min(x for x, _ in spades) >= 4 and max(x + wide for x, wide in spades) <= end


def test_a_dimmed_card_is_half_as_light() -> None:
    ui = board()
    plain, dim = (card_surface(ui, FACE, WIDE, WIDE * RATIO, dim) for dim in (False, True))
    assert plain.get_size() == dim.get_size() == (80, 112)
    assert tuple(plain.get_at((40, 100)))[:3] == look.PAPER
    assert 0.4 < light(dim) / light(plain) < 0.55


def test_what_glows_has_a_ring_around_it_and_what_does_not_has_none() -> None:
    plain, lit = board(), board()
    draw_card(plain, FACE, (100, 50, WIDE, WIDE * RATIO))
    draw_card(lit, FACE, (100, 50, WIDE, WIDE * RATIO), glow=look.LAMP)
    assert [stroke[1:5] for stroke in plain.strokes] == [(100, 50, 80, 112)]
    assert [stroke[1:5] for stroke in lit.strokes] == [(97, 47, 86, 118), (100, 50, 80, 112)]


def test_a_card_that_turns_is_narrower_and_stays_where_it_is() -> None:
    for share, box in ((1.0, (100, 50, 80, 112)), (0.5, (120, 50, 40, 112)), (0.0, (139, 50, 2, 112))):
        for shown in (FACE, "search"):
            ui = board()
            draw_turning(ui, shown, (100, 50, WIDE, WIDE * RATIO), share)
            assert [stroke[1:5] for stroke in ui.strokes] == [box]


def test_a_back_has_round_corners_and_an_edge() -> None:
    ui = board()
    draw_back(ui, "search", (0, 0, WIDE, WIDE * RATIO))
    (stroke,) = ui.strokes
    back = stroke[0]
    assert isinstance(back, Surface) and back.get_size() == (80, 112)
    assert back.get_at((0, 0)).a == 0
    assert tuple(back.get_at((40, 0))) == tuple(back.get_at((0, 56))) == (*look.NIGHT, 255)
    assert back.get_at((40, 1)).a == 0, "an edge of one pixel; the picture itself is blank here"
