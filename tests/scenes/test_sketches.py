"""Some telling screens look as they did when somebody last looked: words, pictures, places, spots, helps.

A change that is meant is drawn anew, looked at in the difference and committed:

    PYTHONPATH=build .venv/bin/python -m tests.scenes.test_sketches
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from blackgate import __version__

from ..approved import approve, compare
from .gallery import USUAL, Canvas
from .sketch import arranged, book

SKETCHES = Path(__file__).parent / "sketches"
# Some are shown in other windows or other type, which changes what is where.
SCREENS = {
    "title": USUAL,
    "setup": Canvas((1024, 600)),
    "options": USUAL,
    "phones": USUAL,
    "table-first-turn": USUAL,
    "table-late": USUAL,
    "table-team": Canvas((1920, 800), text_size=125),
    "table-six": Canvas((1000, 1000), text_size=75),
    "table-extorting": USUAL,
    "table-combat": Canvas((1280, 720), text_size=130),
    "table-selling": USUAL,
    "curtain": USUAL,
    "end": USUAL,
    "review": USUAL,
    "lesson-walk-first": USUAL,
    "puzzle": USUAL,
}


def sketch(screen: str) -> list[str]:
    with arranged(screen, SCREENS[screen]) as app:
        return [line for line in book().lines(app) if __version__ not in line]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_looks_as_it_was_last_approved(screen: str) -> None:
    compare(SKETCHES / f"{screen}.txt", sketch(screen))


def test_no_sketch_is_of_nothing() -> None:
    assert {path.stem for path in SKETCHES.glob("*.txt")} == set(SCREENS)


if __name__ == "__main__":
    with TemporaryDirectory() as home:
        os.environ.update(SDL_VIDEODRIVER="dummy", TZ="UTC", BLACKGATE_HOME=home)
        for screen in SCREENS:
            approve(SKETCHES / f"{screen}.txt", sketch(screen))
