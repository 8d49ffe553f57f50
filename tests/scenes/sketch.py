"""What is on the screen, told in lines: every word, picture and panel with its place, every spot with what it can do.

Type is ruled, every letter half as wide as it is high, and pictures are blank, so that a sketch is the same on every
machine whatever its fonts; and it is fast.
"""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar, cast
from weakref import WeakKeyDictionary

import pygame
from pygame import Surface

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.kit import look
from blackgate.kit.art import PLAIN, Art
from blackgate.kit.fonts import Fonts
from blackgate.kit.surface_cache import SurfaceCache
from blackgate.kit.painter import Stroke
from blackgate.kit.spots import Spot
from blackgate.kit.ui import DrawingCache, Style
from lab.gallery.situations import SITUATIONS

from .gallery import USUAL, Canvas

Key = TypeVar("Key", bound=Hashable)
COLOURS = {
    value: name.lower() for name, value in vars(look).items()
    if isinstance(value, tuple) and len(value) in (3, 4) and all(isinstance(part, int) for part in value)
}


class Ruled:
    """A font of which everybody knows how wide a letter is."""

    def __init__(self, size: int) -> None:
        self.pixels = size

    def size(self, words: str) -> tuple[int, int]:
        return (len(words) * self.pixels + 1) // 2, self.get_height()

    def get_height(self) -> int:
        return self.pixels + self.pixels // 4

    get_linesize = get_height

    def render(self, words: str, antialias: bool, color: look.Color) -> Surface:
        return Surface(self.size(words), depth=8)


MOST_PIXELS = 20_000_000        # of each sort of surface, about 80 MB
Labels = WeakKeyDictionary[Surface, tuple[str, Any]]
NO_LABEL = ("", None)


class Labelled(SurfaceCache[Key]):
    """Remembers under which key a surface was kept, as long as there is that surface."""

    def __init__(self, sort: str, labels: Labels) -> None:
        super().__init__(MOST_PIXELS, 10**6)
        self.sort = sort
        self.labels = labels

    def keep(self, key: Key, surface: Surface) -> Surface:
        self.labels[surface] = self.sort, key
        return super().keep(key, surface)


class RuledFonts(Fonts):
    def font(self, face: str, size: int) -> pygame.font.Font:
        return cast(pygame.font.Font, Ruled(size))


class BlankArt(Art):
    def _load(self, name: str, size: tuple[int, int]) -> Surface:
        assert (self.folder / f"{name}.svg").is_file(), f"there is no picture {name}"
        return Surface(size, pygame.SRCALPHA)


class Sketchbook:
    """Give an app this cache, and its pictures can be told."""

    def __init__(self) -> None:
        self.labels = Labels()
        fonts, art = RuledFonts(), BlankArt()
        fonts.lines = Labelled("line", self.labels)
        art.kept = Labelled("art", self.labels)
        self.cache = DrawingCache(fonts, art, Labelled("panel", self.labels), Labelled("made", self.labels))

    def open(self, app: App) -> App:
        """Draw the app in this book, with the pictures and colours of a program that has just begun."""
        app.cache = self.cache
        self.cache.use_pictures(PLAIN, DrawingCache.colours)
        self.cache.sharpen(app.settings.high_contrast)
        return app

    def lines(self, app: App) -> Iterator[str]:
        """The top scene as it was last drawn: what is seen, then what can be done."""
        yield from map(self.stroke, app.ui.strokes)
        for area in app.ui.areas:
            yield f"~ {area.id} {numbers(area.box)}"
        yield from map(spot_line, app.ui.spots)

    def words(self, app: App) -> list[str]:
        """The lines of words on the screen, in the order in which they were written."""
        told = (self.label(stroke[0]) for stroke in app.ui.strokes)
        return [key[0] for sort, key in told if sort == "line"]

    def label(self, what: object) -> tuple[str, Any]:
        """The sort and the key of a surface; of anything else, or a surface that nobody kept, none."""
        return self.labels.get(what, NO_LABEL) if isinstance(what, Surface) else NO_LABEL

    def stroke(self, stroke: Stroke) -> str:
        what, x, y, width, height, clip = stroke
        told = self.surface(what) if isinstance(what, Surface) else f"fill {colour(what)}"
        return f"{x} {y} {width} {height} {told}" + (f" in {numbers(clip)}" if clip else "")

    def surface(self, surface: Surface) -> str:
        sort, key = self.label(surface)
        match sort:
            case "line":
                return f"“{key[0]}” {key[1]} {key[2]} {colour(key[3])}"
            case "art":
                return f"{key[0]}{f' {colour(key[3])}' if key[3] else ''}"
            case "panel":
                return style(key[2])
            case "made":
                return " ".join(named(part) for part in key[:-1])
        return "something"


@cache
def book() -> Sketchbook:
    """One for all tests: most of what they draw is the same."""
    return Sketchbook()


@contextmanager
def arranged(situation: str, canvas: Canvas = USUAL) -> Iterator[App]:
    """A screen of the gallery, drawn once."""
    app = book().open(app_for_pictures(canvas.size, "en", canvas.scale))
    app.settings.text_size = canvas.text_size
    SITUATIONS[situation](app)
    app.build()
    yield app
    app.quit()


def numbers(box: tuple[float, ...]) -> str:
    return " ".join(f"{part:.6g}" for part in box)


def colour(color: tuple[int, ...]) -> str:
    return COLOURS.get(color) or COLOURS.get(color[:3], "#" + bytes(color[:3]).hex()) + (
        f"/{color[3]}" if len(color) > 3 else "")


def style(look: Style) -> str:
    words = ["panel", f"round {look.round:g}"]
    if look.fill is not None:
        words.append(f"fill {colour(look.fill)}")
    if look.border is not None:
        words.append(f"edge {look.thick:g} {colour(look.border)}")
    if look.shadow:
        words.append("shadow")
    return " ".join(words)


def named(part: object) -> str:
    return f"{part:.6g}" if isinstance(part, float) else str(part).replace("\n", " / ")


def spot_line(spot: Spot) -> str:
    can = [word for word, has in (
        ("press", spot.do), ("off", not spot.enabled), ("drop", spot.drop), ("nudge", spot.nudge),
        ("context", spot.context)) if has]
    told = [("key", spot.key), ("drag", spot.drag), ("in", spot.area)]
    words = " / ".join(spot.words.split("\n"))
    return " ".join([
        f"@ {spot.id} {numbers(spot.box)}", *can, *(f"{name}={value}" for name, value in told if value),
        *([f"“{words}”"] if words else [])])
