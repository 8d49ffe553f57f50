"""Words can be read on what they stand on, and six seats are told apart by everybody."""

import json
from itertools import combinations

import pytest

from blackgate.disk.folders import shipped
from blackgate.kit import look
from blackgate.kit.look import Color
from blackgate.kit.widgets.buttons import _FILLS

# How the three kinds of colour blindness see linear red, green and blue (full strength).
BLINDNESS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
DARK = (look.NIGHT, look.SHADE, look.SLATE, (24, 24, 29), (56, 60, 72), (52, 50, 52))


def linear(color: Color) -> tuple[float, ...]:
    return tuple(c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color)


def luminance(color: Color) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def root(value: float) -> float:
        return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116

    return 116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))


def seen(color: Color, kind: str) -> tuple[float, ...]:
    rgb = linear(color)
    return tuple(min(1.0, max(0.0, sum(w * c for w, c in zip(row, rgb, strict=True)))) for row in BLINDNESS[kind])


@pytest.mark.parametrize("ground", DARK)
@pytest.mark.parametrize("words", [look.BONE, look.DIM_BONE, look.LAMP])
def test_words_on_dark_grounds_can_be_read(words: Color, ground: Color) -> None:
    assert contrast(words, ground) >= 4.5


@pytest.mark.parametrize("ground", [look.PAPER, look.LAMP])
def test_ink_can_be_read_on_paper_and_in_lamp_light(ground: Color) -> None:
    assert contrast(look.INK, ground) >= 4.5


@pytest.mark.parametrize("category", sorted(look.CATEGORY))
def test_titles_can_be_read_on_their_bands(category: str) -> None:
    assert contrast(look.BONE, look.CATEGORY[category]) >= 4.5


@pytest.mark.parametrize("kind", sorted(_FILLS))
def test_labels_can_be_read_on_every_button(kind: str) -> None:
    rest, lit, _ = _FILLS[kind]
    assert contrast(look.BONE, rest) >= 4.5
    assert contrast(look.BONE, lit) >= 3.8      # large and bold, and only while it is pressed or looked at


@pytest.mark.parametrize("ground", DARK)
@pytest.mark.parametrize("seat", range(6))
def test_names_in_the_seats_colours_can_be_read(seat: int, ground: Color) -> None:
    assert contrast(look.SEAT_WORDS[seat], ground) >= 4.5


@pytest.mark.parametrize("kind", sorted(BLINDNESS))
def test_no_two_seats_look_alike_to_the_colour_blind(kind: str) -> None:
    for one, other in combinations(look.SEATS, 2):
        far = sum((a - b) ** 2 for a, b in zip(lab(seen(one, kind)), lab(seen(other, kind)), strict=True)) ** 0.5
        assert far >= 12, (one, other)


def test_the_theme_of_forms_uses_colours_of_the_palette() -> None:
    theme = json.loads((shipped("assets") / "theme.json").read_text(encoding="utf-8"))
    palette = {f"#{color[0]:02X}{color[1]:02X}{color[2]:02X}" for color in
               (look.NIGHT, look.SHADE, look.SLATE, look.BONE, look.LAMP, look.STEEL)}
    used = {color for element in theme.values() for color in element["colours"].values()}
    assert used <= palette


def test_with_high_contrast_dark_grounds_are_black_and_light_ones_stay() -> None:
    for color in (look.NIGHT, look.SHADE, look.SLATE):
        assert look.blackened(color) == look.BLACK
    for color in (look.BONE, look.PAPER, look.LAMP):
        assert look.blackened(color) == color
    assert look.edged(look.SLATE) == look.edged(look.STEEL) == look.SOFT and look.edged(look.NIGHT) == look.LIGHT_STEEL
