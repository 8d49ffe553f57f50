"""Every screen in every language, arranged once and looked at for all that can be wrong with its words and spots.

Each screen is shown where room is shortest, a small window at its largest scale with the largest type. Its language is
German, then Polish, which have the longest words, then one of the others by turns. In German and Polish it is also
shown on one of three other canvases by turns. `BLACKGATE_ALL_SIZES=1` shows every screen in every language, in every
window, at every scale and size of type.
"""

import os
import re

import pytest

from blackgate.kit.window import largest_scale
from blackgate.scenes.menus.options import TEXT_SIZES
from blackgate.words.pseudo import PSEUDO
from blackgate.words.text import languages
from lab.listening import problems

from .gallery import TELLING, Canvas, gallery
from .test_trouble_everywhere import EVERYWHERE
from .test_ways import out_of_reach
from .test_words_shown import faults, plain, told

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
SCALES = {size: (75, None, largest_scale(size)) for size in SIZES}
ALL = [Canvas(size, scale, text) for size in SIZES for scale in SCALES[size] for text in TEXT_SIZES]
# What suits the largest window, and what is largest in it, is the middle one's canvas in units, only more finely ruled.
SHORTEST = Canvas(SIZES[1], largest_scale(SIZES[1]), TEXT_SIZES[-1])
OTHERS = [Canvas(SIZES[0]), Canvas(SIZES[1]), Canvas(SIZES[0], largest_scale(SIZES[0]), TEXT_SIZES[-1])]
LONGEST = ("de", "pl")
MORE_LETTERS = "äé…"            # a key of the keyboard on the screen
CUT_SHORT = re.compile(r".{1,2}…")
WRITTEN = ("credits-licence", "keyboard")       # as its authors wrote it; the letters one writes with


PARTS = 6
WHOLE = bool(os.environ.get("BLACKGATE_ALL_SIZES"))


@pytest.mark.parametrize("part", range(PARTS))
def test_all_words_fit_and_all_spots_are_in_reach(part: int) -> None:
    wrong: dict[tuple[str, str, Canvas, str], list[str]] = {}
    shown: dict[str, set[str]] = {language: set() for language in languages()}
    canvases = ALL if WHOLE else [SHORTEST]
    by_turns = {} if WHOLE else dict.fromkeys(LONGEST, OTHERS)
    always = languages() if WHOLE else LONGEST
    one_of = [each for each in languages() if each not in (*always, "en")]
    for name, language, canvas, app, fonts in gallery(always, canvases, by_turns, TELLING[part::PARTS], one_of):
        new = (told(app) | {words for words, _ in fonts.said}) - shown[language]
        shown[language] |= new
        # Where the focus can go does not depend on the language, only on where things are.
        is_walked = language == LONGEST[0]
        found = {
            "do not fit": app.overflows(),
            "a key or a gap": faults(new),
            "a letter or two and an ellipsis": [
                each for each in new if CUT_SHORT.fullmatch(each) and each != MORE_LETTERS],
            "fails nowhere in the tests of trouble": sorted({type(app.top).__name__} - set(EVERYWHERE)),
            "not told to a player who listens": [f"{what}: {where}" for what, where in problems(app.ui)],
            "out of reach of the arrows": sorted(out_of_reach(app.ui)) if is_walked else [],
        }
        wrong |= {(name, language, canvas, what): lines for what, lines in found.items() if lines}
    assert not wrong, "\n".join(f"{key}: {words}" for key, words in wrong.items())
    assert min(len(words) for language, words in shown.items() if language in (*always, *one_of)) > 100


def test_every_screen_changes_from_english_to_words_a_third_longer_and_they_fit() -> None:
    """In the language for testing all letters are accented. A plain one was written in the code, or did not change."""
    usual = [Canvas(size) for size in SIZES]
    canvases, by_turns = (usual, {}) if WHOLE else (usual[1:2], {PSEUDO: [usual[0], usual[2]]})
    wrong: dict[tuple[str, str, Canvas], list[str]] = {}
    seen: set[str] = set()
    for name, language, canvas, app, fonts in gallery(["en", PSEUDO], canvases, by_turns):
        new = (told(app) | {words for words, _ in fonts.said}) - seen
        # A name may be cut short on another canvas, and then it is not known as a name any more.
        is_known = language == PSEUDO and canvas == canvases[0] and name not in WRITTEN
        if language == PSEUDO:
            seen |= new
        if found := app.overflows() + (plain(new) if is_known else faults(new)):
            wrong[name, language, canvas] = found
    assert not wrong, "\n".join(f"{key}: {words}" for key, words in wrong.items())
