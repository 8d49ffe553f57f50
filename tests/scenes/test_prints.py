"""What is drawn once and kept, a card, a poster, a chart, looks as it did when somebody last looked at it.

A sketch of a screen tells where such a thing lies; this tells what is on it. A change that is meant:

    .venv/bin/python -m tests.scenes.test_prints
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import pygame
from pygame import Surface

from blackgate.kit import look
from blackgate.kit.painter import Painter, Stroke
from blackgate.kit.ui import Shelf
from blackgate.kit.widgets.card import RATIO, Face, draw_card
from blackgate.scenes.end.chart import draw_chart
from blackgate.scenes.end.escape import Escape, Escapee
from blackgate.commands.headless import app_for_pictures
from lab.gallery.situations import SITUATIONS

from .approved import approve, compare
from .sketch import Labelled, Sketchbook, colour, named, numbers

PRINTS = Path(__file__).with_name("prints.txt")
SCREENS = (
    "title", "setup", "statistics", "rules-start", "rules-cards", "rules-card", "table-midgame", "table-six",
    "table-closer-seat", "table-closer-gang", "table-menu",
)
# None with a game that bots have played: they may play otherwise tomorrow.
STORY = {0: [0, 0, 1, 3], 1: [0, 2, 2, 2], 3: [0, 2, 4, 12]}       # points from turn to turn
FACES = (
    Face("A title far too long to stand in one line", "cards/knife", look.BRICK, "Words.", "A saying.", "Tag", 3),
    Face("Only a saying", "cards/spoon", look.BRICK, flavour="A saying without any words before it."),
    Face("Bare", "cards/shovel", look.BRICK, points=3),
)
SIZES = ((1280, 720), (1024, 600))
TOLD = 2        # of each sort in each size
DRAWN = ("rect", "line", "lines", "aaline", "aalines", "circle", "ellipse", "polygon", "arc")

Key = TypeVar("Key", bound=Hashable)


class Watched(Labelled[Key]):
    """Knows what was drawn between the moment a thing was missed and the one it was there."""

    def __init__(self, sort: str, labels: dict[int, tuple[str, Any, Surface]], under_way: list[list[str]]) -> None:
        super().__init__(sort, labels)
        self.under_way = under_way
        self.prints: dict[Key, list[str]] = {}

    def get(self, key: Key) -> Surface | None:
        found = super().get(key)
        if found is None:
            self.under_way.append([])
        return found

    def keep(self, key: Key, surface: Surface) -> Surface:
        self.prints[key] = [numbers(surface.get_size()), *self.under_way.pop()]
        return super().keep(key, surface)


class Press(Sketchbook):
    def __init__(self) -> None:
        super().__init__()
        self.under_way: list[list[str]] = []
        self.made: Watched[tuple[object, ...]] = Watched("made", self.labels, self.under_way)
        # A panel is told by its style, whoever is the first to need it.
        panels: Watched[Any] = Watched("panel", self.labels, self.under_way)
        self.shelf = Shelf(self.shelf.fonts, self.shelf.art, panels, self.made)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Nothing is painted while screens are arranged, save what is kept."""
        def paint(painter: Painter, target: Surface, strokes: list[Stroke]) -> list[pygame.Rect]:
            self.note(*map(self.stroke, strokes))
            return []

        drawing: dict[str, Any] = {name: self.recorder(name, getattr(pygame.draw, name)) for name in DRAWN}
        with patch.object(Painter, "paint", paint), patch.multiple(pygame.draw, **drawing):
            yield

    def recorder(self, name: str, draw: Callable[..., object]) -> Callable[..., object]:
        def drawn(surface: Surface, color: Any, *how: Any, **more: Any) -> object:
            told = [flat(part) for part in how] + [f"{word} {flat(part)}" for word, part in more.items()]
            self.note(f"{name} {colour(tuple(color))} {', '.join(told)}")
            return draw(surface, color, *how, **more)

        return drawn

    def note(self, *lines: str) -> None:
        if self.under_way:
            self.under_way[-1] += lines


def flat(part: object) -> str:
    if isinstance(part, (int, float)):
        return named(float(part))
    return " ".join(map(flat, part)) if hasattr(part, "__iter__") else str(part)


def lines() -> Iterator[str]:
    for size in SIZES:
        press = Press()
        app = press.open(app_for_pictures(size, "en"))
        with press.watching():
            for name in SCREENS:
                app.scenes.clear()
                SITUATIONS[name](app)
                app.build()
            draw_chart(app.new_ui(), (40, 40, 500, 300), STORY, 10, 4)
            for each in FACES:
                for width in (60, 90, 200):
                    draw_card(app.new_ui(), each, (0, 0, width, width * RATIO))
            escape = Escape([Escapee(1, "mole", ("cards/spoon",)), Escapee(2, "fox", ("cards/shovel",))])
            escape.finish()
            escape.draw(app.new_ui(), "")
        app.quit()
        told: Counter[object] = Counter()
        for (sort, what, *_), found in press.made.prints.items():
            face = what if isinstance(what, Face) else None
            alike = sort, found[0], face and tuple(map(bool, (face.text, face.flavour, face.tag, face.value))), (
                face and face.points)
            told[alike] += 1
            if told[alike] <= TOLD and len(found) > 1:
                yield f"{numbers(size)}: {sort} {face.title if face else named(what)}"
                yield from (f"  {line}" for line in found)


def test_what_is_kept_is_printed_as_it_was_last_approved() -> None:
    compare(PRINTS, lines)


if __name__ == "__main__":
    approve(PRINTS, lines)
