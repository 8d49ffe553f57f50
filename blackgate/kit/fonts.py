"""Type: lines are rendered once and kept. Fonts come from packages."""

import re
from collections import OrderedDict
from functools import lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from .art import ready
from .surface_cache import Kept
from .look import Color, sharpened

MOST_WIDTHS: Final = 16_000
MOST_PIXELS: Final = 12_000_000     # in all kept lines, about 50 MB
SCREENS: Final = 4
MOST_FONTS: Final = 64

FACES: Final = {
    "text": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    "scratched": ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}


FEWEST: Final = 3                   # fewer letters before an ellipsis would say nothing
# Where a line may end: not between a number and its noun, not after a word of one letter, not before an ellipsis. So
# texts need no no-break spaces.
_GAPS: Final = re.compile(
    r" (?!…)(?!(?<=\d )(?:[^\W\d_]|%))(?<!^[^\W\d_] )(?<![\s(\[“„«¿¡‘–][^\W\d_] )", re.UNICODE)
_UNDRAWABLE: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff]")


def drawable(words: str) -> str:
    """Return words that a font can draw. The name of a file may contain anything, even invalid text."""
    return words if words.isascii() and words.isprintable() else _UNDRAWABLE.sub("?", words)


@lru_cache
def font_file(face: str) -> Path:
    package, name = FACES[face]
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, f"the font package {package} is missing"
    return Path(spec.origin).parent / "files" / name


@lru_cache
def font_data(face: str) -> bytes:
    """Return a font file's content. Fonts of all sizes read it from memory, so no file stays open."""
    return font_file(face).read_bytes()


def open_font(face: str, size: int) -> pygame.font.Font:
    return pygame.font.Font(BytesIO(font_data(face)), size)


class Fonts:
    """Keeps rendered lines. Those not used for the longest time are dropped."""

    def __init__(self) -> None:
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self.lines: Kept[tuple[str, str, int, Color]] = Kept(MOST_PIXELS, SCREENS)
        self._widths: dict[tuple[str, str, int], int] = {}
        self.is_sharp = False           # high contrast

    def font(self, face: str, size: int) -> pygame.font.Font:
        found = self._fonts.get((face, size))
        if found is None:
            found = self._fonts[face, size] = open_font(face, size)
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end((face, size))
        return found

    def width(self, words: str, face: str, size: int) -> int:
        found = self._widths.get((words, face, size))
        if found is None:
            if len(self._widths) > MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[words, face, size] = self.font(face, size).size(drawable(words))[0]
        return found

    def height(self, face: str, size: int) -> int:
        return self.font(face, size).get_linesize()

    def inked(self, color: Color) -> Color:
        """Return the colour in which words of this colour are drawn."""
        return sharpened(color) if self.is_sharp else color

    def line(self, words: str, face: str, size: int, color: Color) -> Surface:
        color = self.inked(color)
        key = (words, face, size, color)
        found = self.lines.get(key)
        if found is not None:
            return found
        return self.lines.keep(key, ready(self.font(face, size).render(drawable(words), True, color)))

    def wrapped(self, words: str, face: str, size: int, width: int) -> list[str]:
        """Return the words in lines of at most this width. A word that is too long is broken."""
        lines: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for word in self._words(paragraph, face, size, width):
                longer = f"{line} {word}" if line else word
                if not line or self.width(longer, face, size) <= width:
                    line = longer
                else:
                    lines.append(line)
                    line = word
                if self.width(line, face, size) > width:
                    *whole, line = self._pieces(line, face, size, width)
                    lines += whole
            lines.append(line)
        return lines

    def _pieces(self, words: str, face: str, size: int, width: int) -> list[str]:
        """Break a word that is too long into pieces that fill a line each."""
        pieces: list[str] = []
        begun = 0
        while begun < len(words):
            cut = self._fitting(words, face, size, width, begun)
            pieces.append(words[begun:cut])
            begun = cut
        return pieces

    def _words(self, words: str, face: str, size: int, width: int) -> list[str]:
        """Return the parts that stay together in a line. A number stays with its noun unless both are too long."""
        found: list[str] = []
        for word in _GAPS.split(words):
            found += [word] if self.width(word, face, size) <= width else word.split(" ")
        return found

    def breaks(self, words: str, face: str, size: int, width: int) -> bool:
        """Return whether a word is too long for a line."""
        return any(self.width(word, face, size) > width for word in words.replace("\n", " ").split(" "))

    def _fitting(self, words: str, face: str, size: int, width: int, begun: int = 0) -> int:
        """Return where words from `begun` on must end to fit, after at least one letter.

        Only nearby letters are measured, because a word may have thousands.
        """
        font = self.font(face, size)

        def fits(cut: int) -> bool:
            return font.size(drawable(words[begun:cut]))[0] <= width

        good, step = begun + 1, 1
        while good + step <= len(words) and fits(good + step):
            good += step
            step *= 2
        while step:
            if good + step <= len(words) and fits(good + step):
                good += step
            step //= 2
        return min(good, len(words))

    def shortened(self, words: str, face: str, size: int, width: int) -> str:
        """Return the words, or their beginning with an ellipsis; empty if too few letters would be left."""
        if self.width(words, face, size) <= width:
            return words
        cut = self._fitting(words, face, size, max(1, width - self.width("…", face, size)))
        return words[:cut].rstrip() + "…" if cut >= FEWEST else ""
