"""Every screen of the gallery can be drawn: all of it lies in the window and on its panel, nothing lies over words,
something can be pressed, all pictures exist.

Pictures are looked for by `BlankArt`. Whether all words fit is tested in `test_overflow`.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import pytest
from pygame import Rect, Surface

from blackgate.kit.look import Color
from blackgate.kit.painter import Stroke
from blackgate.kit.spots import Spot
from blackgate.kit.ui import Ui
from lab.gallery.situations import SITUATIONS

from .gallery import Canvas
from .sketch import arranged, book

SMALL = Canvas((1024, 600))
EVERY = bool(os.environ.get("BLACKGATE_ALL_SCREENS"))
NEARLY = 0.5        # Boxes are not rounded to pixels.
BEYOND = 20         # A lamp hangs from above the window, and the foot of the setup goes on below and beside it.
EDGE = 4            # A sign may sit on the edge of its panel.
DIGGER = "tunnel/digger"        # stands at the end of a tunnel, however short it is
MARKS = "seats/"                # at the ends of a graph's lines, which may come near the numbers below
COVERING = 150      # from this alpha on a panel hides what it covers


def sticks_out(spot: Spot, ui: Ui) -> bool:
    x, y, width, height = spot.box
    return x < -NEARLY or y < -NEARLY or x + width > ui.w + NEARLY or y + height > ui.h + NEARLY


def hides(what: Surface | Color) -> bool:
    fill = book().label(what)[1][2].fill if book().label(what)[0] == "panel" else what
    return isinstance(fill, tuple) and (len(fill) < 4 or fill[3] >= COVERING)


def misplaced(strokes: Iterable[Stroke], room: Rect) -> Iterator[str]:
    """What leaves the window or the panel that it was put on, and words with others or a later picture over them."""
    panels: list[Rect] = []
    seen: list[tuple[Rect, str]] = []       # the words that nothing drawn later hides
    for what, *place, clip in strokes:
        box, (sort, key) = Rect(*place), book().label(what)
        if clip is not None:        # It may be scrolled out of sight.
            continue
        if hides(what):
            seen = [(other, words) for other, words in seen if not other.colliderect(box)]
            panels = [panel for panel in panels if not box.contains(panel)]
        under = next((panel for panel in reversed(panels) if panel.collidepoint(box.center)), None)
        if sort == "panel":
            under = None
            if room.contains(box):      # else it is the ground of the window
                panels.append(box)
        most = 1 if sort == "line" else EDGE if under else BEYOND
        is_held = sort == "panel" or (sort == "art" and key[0] != DIGGER) or is_said(sort, key)
        if is_held and not (under or room).inflate(2 * most, 2 * most).contains(box):
            yield f"{key[0]} {box} leaves {under or room}"
        if sort == "line" or (sort == "art" and not key[0].startswith(MARKS)):
            yield from (f"{key[0]} lies over {words}" for other, words in seen
                        if words != key[0] and lie_over(other, box))        # The same words are a shadow.
        if is_said(sort, key):
            seen.append((box, key[0]))


def is_said(sort: str, key: Sequence[str]) -> bool:
    """Whether it is words; the marks on a graph may meet."""
    return sort == "line" and any(map(str.isalnum, key[0]))


def lie_over(one: Rect, other: Rect) -> bool:
    """Whether words lie over others by more than the space above and below letters."""
    both = one.clip(other)
    return both.width > 2 and both.height > 0.35 * one.height


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_screen_can_be_drawn_and_all_of_it_lies_in_the_window(situation: str) -> None:
    with arranged(situation) as app:
        ui, (width, height) = app.ui, app.window.size
        drawn = list(book().lines(app))
        assert len(book().words(app)) >= 2
        assert any(spot.do is not None and spot.enabled for spot in ui.spots)
        assert [id for id, times in Counter(spot.id for spot in ui.spots).items() if times > 1] == []
        # What is in a list may be scrolled out of sight; a gate that is quite open has no height.
        assert [spot.id for spot in ui.spots if not spot.area and sticks_out(spot, ui)] == []
        assert [book().stroke(stroke) for stroke in ui.strokes if stroke[5] is None and stroke[4] and not (
            -stroke[3] < stroke[1] < width and -stroke[4] < stroke[2] < height)] == []
        assert [*misplaced(ui.strokes, Rect(0, 0, width, height))] == []
        app.build()
        assert list(book().lines(app)) == drawn, "drawing changed something"


@pytest.mark.parametrize("situation", [name for number, name in enumerate(SITUATIONS) if number % 2 or EVERY])
def test_in_a_small_window_everything_has_its_place_too(situation: str) -> None:
    with arranged(situation, SMALL) as app:
        assert [spot.id for spot in app.ui.spots if not spot.area and sticks_out(spot, app.ui)] == []
        assert [*misplaced(app.ui.strokes, Rect((0, 0), app.window.size))] == []
