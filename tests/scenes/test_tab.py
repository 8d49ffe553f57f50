"""Tab comes by everything on a screen, and all words of it fit, in windows of several sizes and scales."""

import pytest

from lab.gallery.situations import SITUATIONS

from .walking import ids, reached_by_tab
from .window import open_app

LONGEST = ("de", "pl")      # the longest words; that all fit in all languages is for test_overflow.py to say
SIZES = [((1280, 720), None), ((1024, 600), 100), ((1280, 720), 150), ((1920, 1080), 200)]
SCREENS = (
    "title", "title-new", "setup", "setup-family", "setup-six", "setup-portraits", "setup-more", "options",
    "options-game", "options-sound", "options-keys", "table-menu", "table-menu-seats", "end", "end-evening-six",
    "saves-many", "replay", "statistics", "credits", "wall-cells", "wall-feats", "wall-tonight", "learn", "puzzles",
    "phones", "rules-cards", "long-way", "evening-door",
)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_spot_is_reached_by_tab(screen: str, turn: int) -> None:
    """Each screen in two of the windows and both languages."""
    size, scale = SIZES[(SCREENS.index(screen) + 2 * turn) % len(SIZES)]
    app = open_app(size, LONGEST[turn], scale)
    SITUATIONS[screen](app)
    assert reached_by_tab(app) == set(ids(app))
