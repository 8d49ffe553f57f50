"""Every screen of the gallery can be drawn: all of it lies in the window, something can be pressed, all pictures exist.

Pictures are looked for by `BlankArt`. Whether all words fit is tested in `test_overflow`.
"""

from collections import Counter

import pytest

from blackgate.kit.spots import Spot
from blackgate.kit.ui import Ui
from lab.gallery.situations import SITUATIONS

from .sketch import arranged, book

NEARLY = 0.5        # Boxes are not rounded to pixels.


def sticks_out(spot: Spot, ui: Ui) -> bool:
    x, y, width, height = spot.box
    return x < -NEARLY or y < -NEARLY or x + width > ui.w + NEARLY or y + height > ui.h + NEARLY


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
        app.build()
        assert list(book().lines(app)) == drawn, "drawing changed something"
