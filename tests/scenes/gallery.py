"""Every screen in telling situations on many canvases, arranged once: only words are drawn, and remembered."""

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Surface

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.kit.art import Art
from blackgate.kit.fonts import Fonts
from blackgate.kit.look import Color
from blackgate.kit.ui import DrawingCache
from lab.gallery.situations import SITUATIONS


@dataclass(frozen=True)
class Canvas:
    size: tuple[int, int]
    scale: int | None = None        # percent; what suits the window if None
    text_size: int = 100


USUAL = Canvas((1280, 720))
# The same table at later steps: test_lessons sees all of them in all languages, on boxes.
LATER_STEPS = re.compile(r"lesson-\w+-(middle|last)$")
TELLING = [name for name in SITUATIONS if not LATER_STEPS.match(name) or os.environ.get("BLACKGATE_ALL_SCREENS")]


class Recorded(Fonts):
    """Remembers what was put on the screen, and in which face."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[tuple[str, str]] = set()

    def line(self, words: str, face: str, size: int, color: Color) -> Surface:
        self.said.add((words, face))
        return super().line(words, face, size, color)


class Blank(Art):
    """No pictures: they take most of the time and hold no words."""

    def get(self, name: str, width: int, height: int, tint: Color | None = None) -> Surface:
        return _blank(max(1, width), max(1, height))


@lru_cache(maxsize=64)
def _blank(width: int, height: int) -> Surface:
    return Surface((width, height), depth=8)


def listen(app: App) -> Recorded:
    """From now on draw words only, and remember them."""
    fonts = Recorded()
    app.cache = DrawingCache(fonts, Blank())
    return fonts


def hang(app: App, canvas: Canvas, cache: DrawingCache) -> None:
    """Show the app on another canvas."""
    app.window.surface = Surface(canvas.size)
    app.settings.ui_scale, app.settings.text_size = canvas.scale, canvas.text_size
    app.cache = cache


def gallery(
    language: str, canvases: Sequence[Canvas] = (USUAL,), by_turns: Sequence[Canvas] = (), turn: int = 0,
) -> Iterator[tuple[str, Canvas, App, Recorded]]:
    """Each situation on each canvas and on one of those that take turns, with all the words drawn on it so far."""
    app = app_for_pictures(USUAL.size, language)
    made = {canvas: (Recorded(), Blank()) for canvas in (*canvases, *by_turns)}
    hung = {canvas: DrawingCache(*parts) for canvas, parts in made.items()}
    for canvas, cache in hung.items():
        cache.fit((canvas.size[0] // 2, canvas.size[1] // 2))       # a dozen of them are held at once
    for number, name in enumerate(TELLING, turn):
        app.scenes.clear()
        shown = [*canvases, *([by_turns[number % len(by_turns)]] if by_turns else [])]
        hang(app, shown[0], hung[shown[0]])
        SITUATIONS[name](app)
        for canvas in shown:
            hang(app, canvas, hung[canvas])
            app.build()
            yield name, canvas, app, made[canvas][0]
    app.quit()
