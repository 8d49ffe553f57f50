"""The drawing board: words in their boxes, cut or set smaller, paragraphs, scroll areas; in ruled type."""

from typing import cast

import pygame
import pytest
from pygame import Surface

from blackgate.kit import look
from blackgate.kit.surface_cache import SurfaceCache
from blackgate.kit.lettering import Align
from blackgate.kit.spots import Spot, holds
from blackgate.kit.ui import Style, Ui
from blackgate.words.text import Text
from tests.scenes.sketch import RuledFonts, Sketchbook

BOOK = Sketchbook()


def board(scale: float = 1.0, text: float = 1.0, offsets: dict[str, float] | None = None) -> Ui:
    return Ui(BOOK.cache, Text("en"), (1000, 600), scale, text, offsets)


def lines(ui: Ui) -> list[str]:
    return [BOOK.stroke(stroke).partition("”")[0] for stroke in ui.strokes]


def test_units_become_pixels() -> None:
    ui = board(2.0)
    assert (ui.w, ui.h) == (500, 300)
    ui.fill((10, 20, 30.3, 0.1), (1, 2, 3))
    assert ui.strokes == [((1, 2, 3), 20, 40, 61, 1, None)]
    assert (ui.px(0.3), ui.px(7.5)) == (1, 15)


def test_neighbouring_boxes_meet_without_a_gap_at_any_scale() -> None:
    for scale in (0.75, 1.0, 1.15, 1.3, 2.25):
        ui = board(scale)
        for number in range(20):
            ui.fill((number * 10.25, 0, 10.25, 5), (1, 2, 3))
        ends = [stroke[1] + stroke[3] for stroke in ui.strokes]
        assert ends[:-1] == [stroke[1] for stroke in ui.strokes][1:]


@pytest.mark.parametrize(("align", "x"), [("left", 100), ("center", 135), ("right", 170)])
def test_a_line_stands_where_it_is_told(align: Align, x: int) -> None:
    ui = board()
    ui.text((100, 50, 100, 40), "abc", 20, align=align)
    assert lines(ui) == [f"{x} 57 30 25 “abc"]
    assert ui.overflows == []
    low = board()
    low.text((100, 50, 100, 40), "abc", 20, align=align, middle=False)
    assert lines(low) == [f"{x} 50 30 25 “abc"]


def test_a_line_that_is_a_little_too_long_is_set_smaller() -> None:
    ui = board()
    ui.text((0, 0, 90, 30), "abcdefghij", 20)
    assert ui.overflows == []
    assert lines(ui) == ["0 4 90 22 “abcdefghij"]      # 18 pixels instead of 20
    ui.text((0, 0, 80, 30), "abcdefghij", 20)
    assert ui.overflows == []


def test_a_line_that_is_much_too_long_is_cut_and_reported_unless_that_was_meant() -> None:
    ui = board()
    ui.text((0, 0, 60, 30), "abcdefghij", 20)
    assert ui.overflows == ["abcdefghij"]
    assert lines(ui) == ["0 5 56 20 “abcdef…"]
    meant = board()
    meant.text((0, 0, 60, 30), "abcdefghij", 20, cut=True)
    assert meant.overflows == []
    assert lines(meant) == lines(ui)


def test_a_line_that_is_too_tall_for_its_box_is_reported() -> None:
    ui = board()
    ui.text((0, 0, 300, 19), "abc", 20)
    assert ui.overflows == []
    ui.text((0, 0, 300, 18), "abc", 20)
    assert ui.overflows == ["abc"]


def test_no_words_are_no_stroke() -> None:
    ui = board()
    ui.text((0, 0, 10, 10), "")
    assert ui.paragraph((0, 0, 10, 10), "") == 0
    assert ui.strokes == []


def test_larger_type_does_not_outgrow_its_line() -> None:
    ui = board(text=2.0)
    ui.text((0, 0, 500, 24), "abc", 20)
    assert ui.overflows == []
    assert lines(ui) == ["0 -3 36 30 “abc"]      # 24 pixels: as tall as the box and a little more
    roomy = board(text=2.0)
    roomy.text((0, 0, 500, 60), "abc", 20)
    assert lines(roomy) == ["0 5 60 50 “abc"]


def test_type_is_never_smaller_than_can_be_read() -> None:
    assert board(0.5).size(4) == 8
    assert board().size(13.4) == 13
    assert board(2.0, 1.5).size(10) == 30
    assert board().least(20, 0.75) == 15
    assert board(text=2.0).least(20, 0.75) == 15, "what is wanted larger need not stay larger"
    assert board(text=0.8).least(20, 0.75) == 12
    assert board().least(9, 0.5) == 8


def test_a_paragraph_fills_lines_and_says_how_tall_it_is() -> None:
    ui = board()
    words = "one two three four"
    assert ui.paragraph_height(words, 100, 20) == 50
    assert ui.paragraph((10, 20, 100, 80), words, 20) == 50
    assert lines(ui) == ["10 20 70 25 “one two", "10 45 100 25 “three four"]


def test_a_paragraph_goes_on_below_a_line_of_its_own() -> None:
    ui = board()
    assert ui.paragraph((0, 0, 200, 100), "one\n\ntwo", 20) == 75
    assert lines(ui) == ["0 0 30 25 “one", "0 50 30 25 “two"]


@pytest.mark.parametrize(("align", "xs"), [("left", [0, 0]), ("center", [55, 50]), ("right", [110, 100])])
def test_a_paragraph_is_aligned_line_by_line(align: Align, xs: list[int]) -> None:
    ui = board()
    ui.paragraph((0, 0, 200, 100), "the first\nthe second", 20, align=align)
    assert [stroke[1] for stroke in ui.strokes] == xs


def test_a_paragraph_in_the_middle_leaves_as_much_above_as_below() -> None:
    ui = board()
    ui.paragraph((0, 100, 200, 100), "one\ntwo", 20, middle=True)
    assert [stroke[2] for stroke in ui.strokes] == [125, 150]


def test_a_paragraph_too_tall_is_set_smaller_and_reported_where_that_does_not_help() -> None:
    ui = board()
    assert ui.paragraph((0, 0, 100, 50), "one two three four five", 20) <= 52
    assert ui.overflows == []
    ui.paragraph((0, 0, 60, 30), "one two three four five", 20)
    assert ui.overflows == ["one two three four five"]


def test_a_word_that_must_be_broken_is_reported() -> None:
    ui = board()
    ui.paragraph((0, 0, 60, 200), "incomprehensible", 20)
    assert ui.overflows == ["incomprehensible"]
    assert "".join(line.partition("“")[2] for line in lines(ui)) == "incomprehensible"


def test_a_panel_is_made_once_and_its_shadow_lies_around_it() -> None:
    ui = board()
    plain, lifted = Style(fill=look.SHADE), Style(fill=look.SHADE, shadow=True)
    for x in (10, 200):
        ui.panel((x, 10, 50, 40), plain)
    ui.panel((10, 100, 50, 40), lifted)
    first, second, third = ui.strokes
    assert first[0] is second[0]
    assert first[1:5] == (10, 10, 50, 40)
    assert third[1:5] == (4, 94, 62, 52)


def test_a_made_surface_is_made_once_for_each_key_and_scale() -> None:
    calls: list[float] = []

    def made(ui: Ui, key: str) -> object:
        def make() -> Surface:
            calls.append(ui.u)
            return Surface((5, 5))

        return ui.made((key, "test"), make)

    one = board()
    assert made(one, "a") is made(one, "a")
    made(one, "b")
    made(board(2.0), "a")
    assert calls == [1.0, 1.0, 2.0]


def test_the_focus_is_told_to_who_declares_it() -> None:
    ui = board()
    ui.focus = "b"
    assert not ui.spot(Spot("a", (0, 0, 1, 1)))
    assert ui.spot(Spot("b", (0, 0, 1, 1)))


def test_a_scroll_area_clips_and_moves_what_is_in_it_and_shows_how_far() -> None:
    offsets = {"list": 70.0}
    ui = board(offsets=offsets)
    with ui.scroll("list", (100, 100, 200, 100), 400) as offset:
        assert offset == 70
        ui.fill((100, 100 - offset, 10, 10), (1, 2, 3))
        assert ui.is_visible((100, 190, 10, 20))
        assert not ui.is_visible((100, 200, 10, 20))
        assert not ui.is_visible((100, 80, 10, 20))
        assert not ui.is_visible((300, 120, 10, 20))
        assert not ui.is_visible((80, 120, 20, 20))
        ui.spot(Spot("inside", (100, 120, 10, 10)))
    ui.spot(Spot("outside", (0, 0, 10, 10)))
    assert ui.is_visible((0, 0, 1, 1))
    assert ui.strokes[0][5] == (100, 100, 200, 100)
    _, x, y, width, height, clip = ui.strokes[1]
    assert (x, y, width, height, clip) == (295, 118, 4, 24, None)      # 25 units from 117.5 on
    assert [spot.area for spot in ui.spots] == ["list", ""]
    assert ui.area_under(150, 150) is ui.areas[0]
    assert ui.area_under(50, 150) is None


def test_a_scroll_area_never_goes_beyond_its_end() -> None:
    offsets = {"list": 1000.0}
    ui = board(offsets=offsets)
    with ui.scroll("list", (0, 0, 200, 100), 130) as offset:
        assert offset == 30
    assert offsets == {"list": 30}
    with ui.scroll("short", (0, 0, 200, 100), 60) as offset:
        assert offset == 0
    assert len(ui.strokes) == 1, "what fits needs no bar"


def test_a_box_holds_its_upper_left_edge_and_not_its_lower_right() -> None:
    box = (10, 20, 30, 40)
    assert holds(box, 10, 20) and holds(box, 39.9, 59.9)
    assert not holds(box, 40, 30) and not holds(box, 20, 60)
    assert not holds(box, 9.9, 30) and not holds(box, 20, 19.9)


def test_pictures_are_kept_up_to_so_many_pixels_and_the_oldest_make_room() -> None:
    kept: SurfaceCache[str] = SurfaceCache(250, 2)
    for name in "abc":
        kept.keep(name, Surface((10, 10)))
    assert (len(kept), kept.pixels) == (2, 200)
    assert kept.get("a") is None
    assert kept.get("b") is not None        # and is now the one last seen
    kept.keep("d", Surface((10, 10)))
    assert kept.get("c") is None
    assert kept.get("b") is not None
    kept.keep("large", Surface((30, 30)))
    assert (len(kept), kept.pixels) == (1, 900), "what is shown now is kept however large"
    kept.clear()
    assert (len(kept), kept.pixels) == (0, 0)


def test_a_small_window_keeps_less_and_never_more_than_the_most() -> None:
    kept: SurfaceCache[int] = SurfaceCache(1000, 2)
    kept.fit((10, 20))
    for number in range(8):
        kept.keep(number, Surface((10, 10)))
    assert kept.pixels == 400
    kept.fit((100, 100))
    for number in range(20):
        kept.keep(100 + number, Surface((10, 10)))
    assert kept.pixels == 1000


def test_words_are_wrapped_at_spaces_and_broken_only_where_they_must() -> None:
    fonts = RuledFonts()
    assert fonts.wrapped("aa bb cc", "text", 10, 25) == ["aa bb", "cc"]
    assert fonts.wrapped("aa bb cc", "text", 10, 24) == ["aa", "bb", "cc"]
    assert fonts.wrapped("aa bbbbbbbb", "text", 10, 25) == ["aa", "bbbbb", "bbb"]
    assert fonts.wrapped("", "text", 10, 25) == [""]
    assert fonts.wrapped("ab", "text", 10, 1) == ["a", "b"]
    assert fonts.breaks("aa bbbbbbbb", "text", 10, 25)


@pytest.mark.parametrize(("words", "lines"), [
    ("aaa 5 bb", ["aaa", "5 bb"]), ("aaa 50 %", ["aaa", "50 %"]), ("aaa w bb", ["aaa", "w bb"]),
    ("aaa i w b", ["aaa", "i w b"]), ("aaa „z bb", ["aaa", "„z bb"]), ("a bb ccc", ["a bb", "ccc"]),
    ("aaa bb …", ["aaa", "bb …"]), ("aaa 5 – 6", ["aaa 5", "– 6"]),
])
def test_what_belongs_together_stays_in_one_line(words: str, lines: list[str]) -> None:
    assert RuledFonts().wrapped(words, "text", 10, 27) == lines


class Measured(RuledFonts):
    """Counts the letters that are looked at."""

    letters = 0

    def font(self, face: str, size: int) -> pygame.font.Font:
        measured = self
        ruled = super().font(face, size)

        class Counting:
            def size(self, words: str) -> tuple[int, int]:
                measured.letters += len(words)
                return ruled.size(words)

        return cast(pygame.font.Font, Counting())


def test_a_word_four_times_as_long_takes_four_times_the_work_to_wrap_or_to_shorten() -> None:
    letters = []
    for long in (2_000, 8_000):
        fonts = Measured()
        lines = fonts.wrapped("W" * long, "text", 10, 200)
        assert "".join(lines) == "W" * long and len(lines) == long // 40
        assert fonts.shortened("W" * long, "text", 10, 200) == "W" * 39 + "…"
        letters.append(fonts.letters)
    assert letters[1] < 4.5 * letters[0] and letters[0] < 20 * 2_000


def test_words_are_shortened_with_an_ellipsis() -> None:
    fonts = RuledFonts()
    assert fonts.shortened("abcdef", "text", 10, 30) == "abcdef"
    assert fonts.shortened("abcdef", "text", 10, 29) == "abcd…"
    assert fonts.shortened("abc def", "text", 10, 26) == "abc…"
    assert fonts.shortened("abcdef", "text", 10, 20) == "abc…"
    assert fonts.shortened("abcdef", "text", 10, 19) == "", "two letters and an ellipsis are no label"
