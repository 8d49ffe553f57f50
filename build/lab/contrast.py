"""Measures the contrast of texts and signs with their background, on every screen of the gallery, for each look.

    python build/lab contrast               prints the table, and everything with too little contrast

Texts need 4.5, large texts and signs 3 (WCAG 2.2). Disabled things are grey and need no contrast.
"""

import os
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from blackgate.app import App
from blackgate.disk.environment import no_screen
from blackgate.kit.art import Art
from blackgate.kit.fonts import Fonts
from blackgate.kit.look import GREYED, Color
from blackgate.kit.ui import DrawingCache

from .gallery.situations import SITUATIONS

WORDS, LARGE_WORDS, SIGNS = "words", "large words", "signs"
LEAST: Final = {WORDS: 4.5, LARGE_WORDS: 3.0, SIGNS: 3.0}
LARGE: Final = 24                       # pixels of type, at 100 %
SIGN_FOLDERS: Final = ("tokens/", "verbs/")
LOOKS: Final[dict[str, dict[str, bool]]] = {
    "usual": {}, "marks beside colours": {"colour_pattern": True}, "high contrast": {"high_contrast": True},
}
SIZE: Final = (1280, 720)


class Mark(NamedTuple):
    """A text or sign that must be readable: its content, colour and sort."""

    what: str
    color: Color
    sort: str
    surface: Surface        # kept alive, so that no other surface gets its id


class MarkedFonts(Fonts):
    def __init__(self, marks: dict[int, Mark]) -> None:
        super().__init__()
        self.marks = marks

    def line(self, words: str, face: str, size: int, color: Color) -> Surface:
        surface = super().line(words, face, size, color)
        sort = LARGE_WORDS if size >= LARGE else WORDS
        self.marks[id(surface)] = Mark(words, self.inked(color), sort, surface)
        return surface


class MarkedArt(Art):
    def __init__(self, marks: dict[int, Mark]) -> None:
        super().__init__()
        self.marks = marks

    def get(self, name: str, width: int, height: int, tint: Color | None = None) -> Surface:
        surface = super().get(name, width, height, tint)
        if tint is not None and name.startswith(SIGN_FOLDERS):
            self.marks[id(surface)] = Mark(name, self.inked(tint), SIGNS, surface)
        return surface


def luminance(color: Iterable[int]) -> float:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Iterable[int], other: Iterable[int]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def measured(app: App, marks: dict[int, Mark]) -> Iterator[tuple[Mark, float]]:
    """Every text and sign of the top screen with its contrast to what was painted there before."""
    app.build()
    quiet = {app.cache.fonts.inked(color) for color in GREYED}
    paper = Surface(app.window.size)
    strokes = app.ui.strokes
    drawn = [marks[id(what)].what if id(what) in marks else "" for what, *_ in strokes]
    for number, (what, x, y, width, height, clip) in enumerate(strokes):
        paper.set_clip(clip)
        if not isinstance(what, Surface):
            paper.fill(what, (x, y, width, height))
            continue
        mark = marks.get(id(what))
        seen = Rect(x, y, width, height).clip(paper.get_clip())
        is_shadow = mark is not None and mark.what in drawn[number + 1:number + 3]      # of text drawn over it
        if mark is not None and not is_shadow and seen.w > 2 and seen.h > 2 and mark.color not in quiet:
            yield mark, contrast(mark.color, pygame.transform.average_color(paper, seen)[:3])
        paper.blit(what, (x, y))


def screens(look: str, names: Iterable[str] = SITUATIONS) -> Iterator[tuple[str, Mark, float]]:
    from blackgate.commands.headless import app_for_pictures

    app = app_for_pictures(SIZE, "en")
    marks: dict[int, Mark] = {}
    for name, value in LOOKS[look].items():
        setattr(app.settings, name, value)
    app.cache = DrawingCache(MarkedFonts(marks), MarkedArt(marks))
    app.set_look()
    for name in names:
        app.scenes.clear()
        SITUATIONS[name](app)
        for mark, ratio in measured(app, marks):
            yield name, mark, ratio
    app.quit()


def main(words: list[str] | None = None) -> int:
    ArgumentParser(description=__doc__).parse_args(words)
    no_screen()
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home
        return _table()


def _table() -> int:
    print("| look | what | how many | lowest | below the limit |\n|---|---|---|---|---|")
    failed: dict[tuple[str, str, str], str] = {}
    for look in LOOKS:
        found: dict[str, list[float]] = {}
        for name, mark, ratio in screens(look):
            found.setdefault(mark.sort, []).append(ratio)
            if ratio < LEAST[mark.sort]:
                failed.setdefault((look, mark.sort, mark.what), f"{ratio:.1f} {mark.color} ({name})")
        for sort, ratios in sorted(found.items()):
            low = sum(ratio < LEAST[sort] for ratio in ratios)
            print(f"| {look} | {sort}, at least {LEAST[sort]} | {len(ratios)} | {min(ratios):.1f} | {low} |")
    for (look, sort, what), where in failed.items():
        print(f"{look}, {sort}: {what!r} {where}")
    return 1 if failed else 0
