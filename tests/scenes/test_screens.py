"""Every screen of the gallery can be drawn: all of it lies in the window, no words lie over others, something can be
pressed, all pictures exist.

Pictures are looked for by `BlankArt`. Whether all words fit is tested in `test_overflow`.
"""

from collections import Counter
from collections.abc import Iterable

import pytest
from pygame import Rect, Surface

from blackgate.kit.look import Color
from blackgate.kit.painter import Stroke
from blackgate.kit.spots import Spot
from blackgate.kit.ui import Ui
from lab.gallery.situations import SITUATIONS

from .sketch import arranged, book

NEARLY = 0.5        # Boxes are not rounded to pixels.
BEYOND = 20         # A lamp hangs from above the window, and the foot of the setup goes on below and beside it.
COVERING = 150      # from this alpha on a panel hides what it covers


def sticks_out(spot: Spot, ui: Ui) -> bool:
    x, y, width, height = spot.box
    return x < -NEARLY or y < -NEARLY or x + width > ui.w + NEARLY or y + height > ui.h + NEARLY


def hides(what: Surface | Color) -> bool:
    fill = book().label(what)[1][2].fill if book().label(what)[0] == "panel" else what
    return isinstance(fill, tuple) and (len(fill) < 4 or fill[3] >= COVERING)


def words_seen(strokes: Iterable[Stroke]) -> list[tuple[Rect, str]]:
    """The words that nothing drawn later covers."""
    seen: list[tuple[Rect, str]] = []
    for what, *place, clip in strokes:
        box = Rect(*place)
        if clip is None and hides(what):
            seen = [(each, words) for each, words in seen if not each.colliderect(box)]
        sort, key = book().label(what)
        if clip is None and sort == "line" and any(map(str.isalnum, key[0])):       # The marks on a graph may meet.
            seen.append((box, key[0]))
    return seen


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
        room = Rect(0, 0, width, height)
        seen = words_seen(ui.strokes)
        assert [words for box, words in seen if not room.inflate(2, 2).contains(box)] == []
        assert [book().stroke(stroke) for stroke in ui.strokes if stroke[5] is None and book().label(
            stroke[0])[0] in ("panel", "art") and not room.inflate(2 * BEYOND, 2 * BEYOND).contains(stroke[1:5])] == []
        assert [(one, other) for number, (box, one) in enumerate(seen) for beside, other in seen[number + 1:]
                if one != other and lie_over(box, beside)] == []      # The same words are a shadow.
        app.build()
        assert list(book().lines(app)) == drawn, "drawing changed something"
