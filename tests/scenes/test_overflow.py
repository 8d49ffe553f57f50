"""All words fit where they are put: every screen, every language, small and large windows and scales.

By default the tightest, the usual and the widest canvas are looked at; `BLACKGATE_ALL_SIZES=1` looks at all.
"""

import os

import pytest

from blackgate.scenes.situations import SITUATIONS, app_for_pictures
from blackgate.scenes.window import largest_scale
from blackgate.text import languages

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
FEW = [((1024, 600), None), ((1280, 720), 150), ((1920, 1080), 75)]
ALL = [(size, scale) for size in SIZES for scale in (75, None, largest_scale(size))]
CANVASES = ALL if os.environ.get("BLACKGATE_ALL_SIZES") else FEW


@pytest.mark.parametrize(("size", "scale"), CANVASES)
@pytest.mark.parametrize("language", languages())
def test_no_words_overflow(language: str, size: tuple[int, int], scale: int | None) -> None:
    app = app_for_pictures(size, language, scale)
    found: dict[str, list[str]] = {}
    for name, arrange in SITUATIONS.items():
        app.scenes.clear()
        arrange(app)
        app.build()
        if overflows := app.overflows():
            found[name] = overflows
    app.quit()
    assert not found
