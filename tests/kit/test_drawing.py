"""The drawing board: strokes, patches, focus, scale."""

import pygame

from blackgate.kit import look
from blackgate.kit.painter import Painter, Stroke
from blackgate.kit.spots import DOWN, RIGHT, Spot, following
from blackgate.kit.focus_navigation import toward
from blackgate.kit.window import largest_scale

from ..scenes.window import open_app


def test_an_unchanged_picture_paints_nothing() -> None:
    target = pygame.Surface((100, 80))
    strokes: list[Stroke] = [((10, 20, 30), 0, 0, 100, 80, None), ((200, 0, 0), 10, 10, 20, 20, None)]
    painter = Painter()
    assert painter.paint(target, list(strokes)) == [target.get_rect()]
    assert painter.paint(target, list(strokes)) == []


def test_only_what_changed_is_painted_and_the_result_is_the_whole_picture() -> None:
    ground: Stroke = ((10, 20, 30), 0, 0, 100, 80, None)
    first: list[Stroke] = [ground, ((200, 0, 0), 10, 10, 20, 20, None), ((0, 200, 0), 60, 10, 20, 20, None)]
    second: list[Stroke] = [ground, ((200, 0, 0), 14, 10, 20, 20, None), ((0, 200, 0), 60, 10, 20, 20, None)]
    target = pygame.Surface((100, 80))
    painter = Painter()
    painter.paint(target, first)
    (patch,) = painter.paint(target, second)
    assert patch == pygame.Rect(10, 10, 24, 20)
    fresh = pygame.Surface((100, 80))
    Painter().paint(fresh, second)
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_what_comes_to_lie_above_is_painted_anew() -> None:
    ground: Stroke = ((10, 20, 30), 0, 0, 100, 80, None)
    red: Stroke = ((200, 0, 0), 10, 10, 30, 30, None)
    green: Stroke = ((0, 200, 0), 20, 20, 30, 30, None)
    target = pygame.Surface((100, 80))
    painter = Painter()
    painter.paint(target, [ground, red, green])
    painter.paint(target, [ground, green, red])
    assert target.get_at((25, 25))[:3] == (200, 0, 0)


def test_tab_goes_round_and_arrows_go_where_they_point() -> None:
    spots = [Spot("a", (0, 0, 10, 10)), Spot("b", (50, 0, 10, 10)), Spot("c", (0, 50, 10, 10))]
    assert following(spots, "c", 1) == "a"
    assert following(spots, "a", -1) == "c"
    assert toward(spots, "a", RIGHT) == "b"
    assert toward(spots, "a", DOWN) == "c"
    assert toward(spots, "b", RIGHT) == "b"


def test_the_largest_scale_is_at_least_what_was_promised() -> None:
    assert largest_scale((1024, 600)) >= 100
    assert largest_scale((1280, 720)) >= 150
    assert largest_scale((1920, 1080)) >= 200
    assert largest_scale((3840, 2160)) >= 300


def test_words_that_do_not_fit_are_reported() -> None:
    app = open_app()
    ui = app.new_ui()
    ui.text((0, 0, 200, 20), "short")
    assert not ui.overflows
    ui.text((0, 0, 40, 20), "much too long for such a narrow box")
    assert ui.overflows == ["much too long for such a narrow box"]


def test_words_are_set_smaller_rather_than_broken() -> None:
    ui = open_app().new_ui()
    room = ui.width("Unbreakable", look.BODY) - 4
    ui.paragraph((0, 0, room, 60), "Unbreakable words")
    assert not ui.overflows
    ui.paragraph((0, 0, room / 2, 200), "Unbreakable words")
    assert ui.overflows == ["Unbreakable words"]
