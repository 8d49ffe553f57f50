"""Every screen in telling situations: for pictures, for the packaged program's self-test, and for tests that look
whether all words fit."""

from typing import Final

from ...app import App
from ...keep.settings import Settings
from ...kit.window import Window
from ...words.text import Text
from .coached import COACHED
from .lessons import LESSONS
from .menus import MENUS
from .nights import NIGHTS
from .pads import PADS, put_away
from .tables import TABLE, Situation
from .walls import WALLS

SITUATIONS: Final[dict[str, Situation]] = {
    name: put_away(arrange)
    for name, arrange in (MENUS | TABLE | COACHED | WALLS | LESSONS | NIGHTS | PADS).items()
}


def app_for_pictures(size: tuple[int, int], language: str, scale: int | None = None) -> App:
    """A program without a screen, in which nothing moves."""
    settings = Settings(ui_scale=scale, instant=True, reduced_motion=True, language=language)
    return App(settings, Text(language), Window(size, headless=True))
