"""Every screen in telling situations on many canvases, arranged once: only words are drawn, and remembered."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

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


# As authors wrote it, as it was typed in; and what lies over all else and must go before the options can be reached.
AS_THEY_ARE = {
    "credits-licence", "rules-search", "table-menu-save", "table-menu-concede", "table-menu-replace", "rules-card",
    "table-selling", "table-discarding", "table-exchange", "table-closer-seat", "table-closer-gang", "table-ending",
    "keyboard", "pad-naming", "shared-orders", "tutor", "hint-tray",
    "lesson-search-middle", "lesson-tray", "lesson-leaving", "lesson-finished", "puzzle-leave", "puzzle-show",
    "long-way-which",
}
# Of these a change of the language moves the words or ends an answer, so they are arranged in each language.
ANEW = AS_THEY_ARE | {"rules-topic", "rules-notes", "rules-board", "rules-coach", "table-refused", "lesson-not-yet"}
NONE: Mapping[str, Sequence[Canvas]] = MappingProxyType({})


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
    languages: Sequence[str], canvases: Sequence[Canvas] = (USUAL,), by_turns: Mapping[str, Sequence[Canvas]] = NONE,
    names: Sequence[str] = TELLING, one_of: Sequence[str] = (),
) -> Iterator[tuple[str, str, Canvas, App, Recorded]]:
    """Each situation in each language, on each canvas and on one of those that take turns in that language.

    It is also shown in one of the languages `one_of`, which take turns. With it come the words that were drawn.
    A situation is arranged once, and then the language is changed, as in the options.
    """
    app = app_for_pictures(USUAL.size, languages[0])
    for number, name in enumerate(names):
        by_turn = [one_of[number % len(one_of)]] if one_of else []
        for turn, language in enumerate([*languages, *by_turn]):
            others = by_turns.get(language, ())
            shown = [*canvases, *([others[(turn + number) % len(others)]] if others else [])]
            if language != app.text.lang:
                app.cache = DrawingCache()
                app.speak(language)
            hang(app, shown[0], prepared(language, shown[0])[1])
            if turn == 0 or name in ANEW:
                app.scenes.clear()
                SITUATIONS[name](app)
            for canvas in shown:
                fonts, drawn = prepared(language, canvas)
                hang(app, canvas, drawn)
                app.build()
                yield name, language, canvas, app, fonts
                fonts.said.clear()
    app.quit()


@cache
def prepared(language: str, canvas: Canvas) -> tuple[Recorded, DrawingCache]:
    """What is drawn on a canvas in a language. It serves all tests: most screens have words in common."""
    fonts = Recorded()
    drawn = DrawingCache(fonts, Blank())
    drawn.fit((canvas.size[0] // 2, canvas.size[1] // 2))       # two dozen of them are held at once
    return fonts, drawn
