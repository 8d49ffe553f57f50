"""A player's folder that is there already, and a program without a screen that reads what lies in it."""

from pathlib import Path

import pytest

from blackgate.app import App
from blackgate.keep.settings import Settings
from blackgate.kit.window import Window
from blackgate.words.text import Text


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    """Somebody has been here before."""
    home.mkdir()
    return home


@pytest.fixture
def app(folder: Path) -> App:
    """Each test has its own: any other test may close the one display of pygame."""
    app = App(Settings(instant=True, reduced_motion=True), Text("de"), Window((1280, 720), headless=True))
    app.open_title()
    app.frame([], 0.0)
    return app
