"""Titles that are never cut: they are set smaller, in two or three lines, and broken at soft hyphens if necessary.

A title without all its letters cannot be understood. `.narrow` of a card's texts says where it may be broken
(docs/translating.md).
"""

import re
from typing import Final

from ..fonts import Fonts
from ..lettering import SHRINK
from ..look import Color
from ..spots import Box
from ..ui import Ui

SOFT: Final = "\u00ad"          # where a word may be broken
LEADING: Final = 0.84           # share of the usual height of a line, because lines of a title stand close
MOST: Final = 3                 # the greatest number of lines
SMALLEST: Final = 8             # the smallest readable size in pixels
READABLE: Final = 11            # below this size another line is better than smaller type
_PARTS: Final = re.compile(f" |(?<=-)|{SOFT}")


def plain(title: str) -> str:
    return title.replace(SOFT, "")


def title_lines(fonts: Fonts, title: str, size: int, room: int, most: int = MOST) -> list[str] | None:
    """Return the lines of a title at this size, or None if it needs more than `most` lines."""
    lines = [""]
    at = 0
    for gap in [*_PARTS.finditer(title), None]:
        part = title[at:gap.start() if gap else len(title)]
        joint = title[at - 1] if at and title[at - 1] in (" ", SOFT) else ""
        longer = lines[-1] + (" " if joint == " " else "") + part if lines[-1] else part
        hyphen = "-" if gap and gap.group() == SOFT else ""
        if lines[-1] and fonts.width(longer + hyphen, "bold", size) > room:
            lines[-1] += "-" if joint == SOFT else ""
            longer = part
            lines.append("")
        lines[-1] = longer
        at = gap.end() if gap else at
    fits = len(lines) <= most and all(fonts.width(line, "bold", size) <= room for line in lines)
    return lines if fits else None


def fitted(ui: Ui, title: str, width: float, size: float) -> tuple[list[str], int]:
    """Return the lines of a title and its size: one line if it is not much smaller, else several."""
    fonts, room, wanted = ui.cache.fonts, max(1, ui.px(width)), ui.size(size)
    least_alone = max(SMALLEST, int(wanted * SHRINK))
    for lines, least in ((1, least_alone), (2, READABLE), (MOST, READABLE), (2, SMALLEST), (MOST, SMALLEST)):
        for pixels in range(wanted, least - 1, -1):
            found = title_lines(fonts, plain(title) if lines == 1 else title, pixels, room, lines)
            if found is not None:
                return found, pixels
    broken = fonts.wrapped(plain(title), "bold", SMALLEST, room)      # A pack may contain any word.
    return broken, SMALLEST


def title_height(ui: Ui, title: str, width: float, size: float) -> float:
    lines, pixels = fitted(ui, title, width, size)
    return len(lines) * ui.cache.fonts.height("bold", pixels) * LEADING / ui.u


def draw_title(ui: Ui, box: Box, title: str, size: float, color: Color) -> None:
    """Draw a whole title in the middle of its box."""
    x, y, width, height = box
    lines, pixels = fitted(ui, title, width, size)
    fonts = ui.cache.fonts
    step = fonts.height("bold", pixels) * (LEADING if len(lines) > 1 else 1.0)
    top = ui.px(y) + (ui.px(height) - step * (len(lines) - 1) - fonts.height("bold", pixels)) / 2
    for number, line in enumerate(lines):
        surface = fonts.line(line, "bold", pixels, color)
        ui.put(surface, ui.px(x) + (ui.px(width) - surface.get_width()) // 2, round(top + number * step))
