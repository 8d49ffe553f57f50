"""All words fit where they are put: every screen, every language, small and large windows, scales and type.

In every language every screen is looked at where room is shortest, a small window at its largest scale with the largest
type, and on one of three others by turns, so that each screen meets each of them in two languages.
`BLACKGATE_ALL_SIZES=1` looks at every screen in every language at every scale and size of type in every window.
"""

import os

import pytest

from blackgate.kit.window import largest_scale
from blackgate.scenes.menus.options import TEXT_SIZES
from blackgate.words.pseudo import PSEUDO
from blackgate.words.text import languages

from .gallery import Canvas, gallery
from .test_words_shown import faults, told

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
SCALES = {size: (75, None, largest_scale(size)) for size in SIZES}
ALL = [Canvas(size, scale, text) for size in SIZES for scale in SCALES[size] for text in TEXT_SIZES]
# What suits the largest window, and what is largest in it, is the middle one's canvas in units, only more finely ruled.
SHORTEST = Canvas(SIZES[1], largest_scale(SIZES[1]), TEXT_SIZES[-1])
OTHERS = [Canvas(SIZES[0]), Canvas(SIZES[1]), Canvas(SIZES[0], largest_scale(SIZES[0]), TEXT_SIZES[-1])]
CANVASES, BY_TURNS = (ALL, []) if os.environ.get("BLACKGATE_ALL_SIZES") else ([SHORTEST], OTHERS)


@pytest.mark.parametrize("language", languages())
def test_no_words_overflow_and_no_key_and_no_gap_is_shown(language: str) -> None:
    found: dict[tuple[str, Canvas], list[str]] = {}
    shown: set[str] = set()
    for name, canvas, app, fonts in gallery(language, CANVASES, BY_TURNS, languages().index(language)):
        if overflows := app.overflows():
            found[name, canvas] = overflows
        new = (told(app) | {words for words, _ in fonts.said}) - shown
        shown |= new
        if wrong := faults(new):
            found[name, canvas] = wrong
    assert not found
    assert len(shown) > 800


def test_words_a_third_longer_than_english_fit_at_the_usual_scales() -> None:
    usual = [Canvas(size) for size in SIZES]
    canvases, by_turns = (usual, []) if os.environ.get("BLACKGATE_ALL_SIZES") else (usual[1:2], [usual[0], usual[2]])
    shown = gallery(PSEUDO, canvases, by_turns)
    found = {(name, canvas): app.overflows() for name, canvas, app, _ in shown if app.overflows()}
    assert not found
