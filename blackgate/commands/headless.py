"""A program without a screen, for pictures and measurements."""

from ..app import App
from ..keep.settings import Settings
from ..kit.window import Window
from ..words.text import Text


def app_for_pictures(size: tuple[int, int], language: str, scale: int | None = None) -> App:
    """A program that draws without a screen and without animations."""
    settings = Settings(ui_scale=scale, instant=True, reduced_motion=True, language=language)
    return App(settings, Text(language), Window(size, headless=True))
