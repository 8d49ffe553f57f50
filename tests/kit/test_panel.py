"""A panel in pixels: its fill, its edge, its round corners, its shadow."""

from pygame import Surface

from blackgate.kit.ui import Style, draw_panel

RED, BLUE = (200, 10, 10), (10, 10, 200)


def alpha(surface: Surface, x: int, y: int) -> int:
    return surface.get_at((x, y)).a


def test_its_edge_is_as_thick_as_told_and_never_thinner_than_a_pixel() -> None:
    for thick, u, pixels in ((1.0, 1.0, 1), (3.0, 1.0, 3), (1.5, 2.0, 3), (0.2, 1.0, 1)):
        panel = draw_panel(40, 30, Style(fill=RED, border=BLUE, round=0, thick=thick), u)
        assert panel.get_size() == (40, 30)
        row = [tuple(panel.get_at((x, 15)))[:3] for x in range(40)]
        assert row == [BLUE] * pixels + [RED] * (40 - 2 * pixels) + [BLUE] * pixels, (thick, u)


def test_its_corners_are_round_and_never_rounder_than_it_is_small() -> None:
    square = draw_panel(40, 30, Style(fill=RED, round=0), 1.0)
    assert alpha(square, 0, 0) == 255
    for radius, u in ((6, 1.0), (3, 2.0)):
        panel = draw_panel(40, 30, Style(fill=RED, round=radius), u)
        assert alpha(panel, 0, 0) == alpha(panel, 39, 29) == 0
        assert alpha(panel, 7, 0) == alpha(panel, 0, 7) == 255
    tiny = draw_panel(10, 6, Style(fill=RED, round=50), 1.0)
    assert alpha(tiny, 0, 0) == 0 and alpha(tiny, 5, 0) == alpha(tiny, 0, 3) == 255


def test_its_shadow_lies_around_it_and_fades_outward() -> None:
    for u, spread in ((1.0, 6), (2.0, 12)):
        panel = draw_panel(60, 40, Style(fill=RED, shadow=True), u)
        assert panel.get_size() == (60 + 2 * spread, 40 + 2 * spread)
        below = [alpha(panel, 30 + spread, 40 + spread + far) for far in range(spread)]
        assert below == sorted(below, reverse=True) and 70 >= below[0] > below[-1] > 0
        above = [alpha(panel, 30 + spread, spread - 1 - far) for far in range(spread)]
        assert above[-1] == 0 and above[0] < below[0], "the light comes from above"
        assert tuple(panel.get_at((30 + spread, 20 + spread))) == (*RED, 255)


def test_without_a_fill_one_sees_through_it() -> None:
    panel = draw_panel(40, 30, Style(border=BLUE), 1.0)
    assert alpha(panel, 20, 15) == 0 and alpha(panel, 20, 0) == 255
