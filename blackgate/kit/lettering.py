"""Words in boxes. They are set smaller until they fit, down to a size that can still be read.

Words that do not fit even so are reported, so that a test can find them in every language and size.
"""

from typing import Final, Literal, NamedTuple

from pygame import Surface

from . import look
from .fonts import Fonts
from .look import Color
from .spots import Box, Spot

Align = Literal["left", "center", "right"]
SHRINK: Final = 0.8         # a line that is too long is set smaller, down to this share
LIFT: Final = 0.07          # share of the type size by which letters stand too low in their line


class Written(NamedTuple):
    """Words on the picture."""

    words: str
    box: Box
    is_heading: bool
    spots: int              # the number of spots declared before they were drawn


class Lettering:
    """The part of a drawing board that sets words."""

    def __init__(self, fonts: Fonts, scale: float, text_scale: float) -> None:
        self.fonts = fonts
        self.u = scale                          # pixels per unit
        self.text_scale = text_scale
        self.overflows: list[str] = []          # words that did not fit
        self.spots: list[Spot] = []
        self.written: list[Written] = []        # all words, for screen readers

    def put(self, surface: Surface, x: int, y: int) -> None:
        """Draw a surface at this place, in pixels."""
        raise NotImplementedError

    def back(self, surface: Surface, x: int, y: int, color: Color) -> None:
        """Draw the background that words of this colour need."""

    def px(self, units: float) -> int:
        return round(units * self.u)

    def size(self, size: float) -> int:
        return max(8, round(size * self.u * self.text_scale))

    def least(self, size: float, share: float) -> int:
        """Return the smallest size of words if room is short. Enlarged text may shrink as far as normal text."""
        return max(8, int(size * self.u * min(1.0, self.text_scale) * share))

    def line_height(self, size: float, face: str = "text") -> float:
        return self.fonts.height(face, self.size(size)) / self.u

    def width(self, words: str, size: float, face: str = "text") -> float:
        return self.fonts.width(words, face, self.size(size)) / self.u

    def text(
        self, box: Box, words: str, size: float = look.BODY, color: Color = look.BONE, *, face: str = "text",
        align: Align = "left", middle: bool = True, cut: bool = False,
    ) -> None:
        """Draw one line in a box. `cut`: an ellipsis is allowed if it does not fit."""
        if not words:
            return
        self.write(box, words, face)
        fonts = self.fonts
        room = max(1, self.px(box[2]))
        pixels = self.size(size)
        tallest = self.px(box[3]) + self.u * 6
        while pixels > size * self.u and fonts.font(face, pixels).get_height() > tallest:
            pixels -= 1                         # Enlarged text does not become taller than its line.
        fitted, pixels, fits = fit_line(fonts, words, face, pixels, self.least(size, SHRINK), room)
        if not fits and not cut:
            self.overflows.append(words)
        if not fitted:
            return
        surface = fonts.line(fitted, face, pixels, color)
        x = self.px(box[0])
        if align != "left":
            spare = room - surface.get_width()
            x += spare if align == "right" else spare // 2
        y = self.px(box[1])
        if middle:
            y += (self.px(box[3]) - surface.get_height()) // 2
        if surface.get_height() > tallest and not cut:
            self.overflows.append(fitted)
        self.back(surface, x, y, color)
        self.put(surface, x, y)

    def write(self, box: Box, words: str, face: str = "text") -> None:
        """Keep words for screen readers; to be called by code that draws words by itself."""
        self.written.append(Written(words, box, face == "scratched", len(self.spots)))

    def paragraph_height(self, words: str, width: float, size: float = look.BODY, face: str = "text") -> float:
        lines = self.fonts.wrapped(words, face, self.size(size), max(1, self.px(width)))
        return len(lines) * self.line_height(size, face)

    def fitting_size(self, box: Box, words: str, size: float, face: str = "text", least: float = 0.75) -> float:
        """Return the size in which a paragraph would be drawn in a box."""
        room, tall, pixels = max(1, self.px(box[2])), self.px(box[3]), self.size(size)
        return size * fit_paragraph(self.fonts, words, face, pixels, self.least(size, least), room, tall)[1] / pixels

    def paragraph(
        self, box: Box, words: str, size: float = look.BODY, color: Color = look.BONE, *, face: str = "text",
        align: Align = "left", middle: bool = False, least: float = 0.75,
    ) -> float:
        """Draw words in lines, smaller if they would not fit or a word would be broken. Return the height used."""
        if not words:
            return 0.0
        self.write(box, words, face)
        fonts = self.fonts
        room, tall = max(1, self.px(box[2])), self.px(box[3])
        lines, pixels, fits = fit_paragraph(fonts, words, face, self.size(size), self.least(size, least), room, tall)
        if not fits:
            self.overflows.append(words)
        height = fonts.height(face, pixels)
        spare = tall - len(lines) * height
        # There is more room above the letters of a line than below, so words that fill their box are moved up.
        lift = round(pixels * LIFT) if spare < height else 0
        y = self.px(box[1]) + (spare // 2 - lift if middle else 0)
        for line in lines:
            if line:
                surface = fonts.line(line, face, pixels, color)
                spare = room - surface.get_width()
                x = self.px(box[0]) + (0 if align == "left" else spare if align == "right" else spare // 2)
                self.back(surface, x, y, color)
                self.put(surface, x, y)
            y += height
        return len(lines) * height / self.u


def fit_line(
    fonts: Fonts, words: str, face: str, pixels: int, smallest: int, room: int,
) -> tuple[str, int, bool]:
    """Return a line, with an ellipsis if necessary, the size of its type, and whether all words fit."""
    width = fonts.width(words, face, pixels)
    if width <= room:
        return words, pixels, True
    pixels = max(smallest, int(pixels * room / width))
    while pixels > smallest and fonts.width(words, face, pixels) > room:
        pixels -= 1
    if fonts.width(words, face, pixels) <= room:
        return words, pixels, True
    return fonts.shortened(words, face, pixels, room), pixels, False


def fit_paragraph(
    fonts: Fonts, words: str, face: str, pixels: int, smallest: int, room: int, tall: int,
) -> tuple[list[str], int, bool]:
    """Return the lines, the size of their type, and whether all words fit without breaking one."""
    while True:
        is_broken = fonts.breaks(words, face, pixels, room)
        if is_broken and pixels > smallest:
            pixels -= 1
            continue
        lines = fonts.wrapped(words, face, pixels, room)
        height = fonts.height(face, pixels)
        if len(lines) * height <= tall or pixels <= smallest:
            return lines, pixels, len(lines) * height <= tall + height // 3 and not is_broken
        pixels -= 1
