"""Type: lines rendered once and kept. Fonts come from packages; nothing here knows what the words mean."""

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
MOST_PIXELS: Final = 12_000_000     # of all lines kept, about 50 MB
SCREENS: Final = 4
MOST_FONTS: Final = 64

FACES: Final = {
    "text": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    "scratched": ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}


FEWEST: Final = 3                   # letters before an ellipsis: fewer say nothing
# Where a line may end: not between a number and its noun, not after a word of one letter, not before an ellipsis.
# Words need no no-break spaces for that.
_GAPS: Final = re.compile(
    r" (?!…)(?!(?<=\d )(?:[^\W\d_]|%))(?<!^[^\W\d_] )(?<![\s(\[“„«¿¡‘–][^\W\d_] )", re.UNICODE)
_UNDRAWABLE: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff]")


def drawable(words: str) -> str:
    """Words as a font takes them: the name of a file may hold anything, even what is no text at all."""
    return words if words.isascii() and words.isprintable() else _UNDRAWABLE.sub("?", words)


@lru_cache
def font_file(face: str) -> Path:
    package, name = FACES[face]
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None, f"the font package {package} is missing"
    return Path(spec.origin).parent / "files" / name


@lru_cache
def font_data(face: str) -> bytes:
    """The file's content: fonts of all sizes read it from memory, and no file stays open for them."""
    return font_file(face).read_bytes()


class Fonts:
    """Rendered lines by what they say; the least recently used are dropped."""

    def __init__(self) -> None:
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self.lines: Kept[tuple[str, str, int, Color]] = Kept(MOST_PIXELS, SCREENS)
        self._widths: dict[tuple[str, str, int], int] = {}
        self.is_sharp = False           # the look of high contrast

    def font(self, face: str, size: int) -> pygame.font.Font:
        found = self._fonts.get((face, size))
        if found is None:
            found = self._fonts[face, size] = pygame.font.Font(BytesIO(font_data(face)), size)
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
        """The colour that words get which are wanted in this one."""
        return sharpened(color) if self.is_sharp else color

    def line(self, words: str, face: str, size: int, color: Color) -> Surface:
        color = self.inked(color)
        key = (words, face, size, color)
        found = self.lines.get(key)
        if found is not None:
            return found
        return self.lines.keep(key, ready(self.font(face, size).render(drawable(words), True, color)))

    def wrapped(self, words: str, face: str, size: int, width: int) -> list[str]:
        """The words in lines no wider than that; a word that is too long alone is broken."""
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
        """Words that are too long for a line, broken into what fills one each."""
        pieces: list[str] = []
        begun = 0
        while begun < len(words):
            cut = self._fitting(words, face, size, width, begun)
            pieces.append(words[begun:cut])
            begun = cut
        return pieces

    def _words(self, words: str, face: str, size: int, width: int) -> list[str]:
        """What stays together in a line; a number leaves its noun only where they are too long for one."""
        found: list[str] = []
        for word in _GAPS.split(words):
            found += [word] if self.width(word, face, size) <= width else word.split(" ")
        return found

    def breaks(self, words: str, face: str, size: int, width: int) -> bool:
        """Whether a word is too long for a line of its own."""
        return any(self.width(word, face, size) > width for word in words.replace("\n", " ").split(" "))

    def _fitting(self, words: str, face: str, size: int, width: int, begun: int = 0) -> int:
        """Where words that begin there must end to fit, with one letter at least.

        What lies far behind is not looked at: a word may have thousands of letters.
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
        """The words, or their beginning with an ellipsis; nothing where not even that would say something."""
        if self.width(words, face, size) <= width:
            return words
        cut = self._fitting(words, face, size, max(1, width - self.width("…", face, size)))
        return words[:cut].rstrip() + "…" if cut >= FEWEST else ""
