"""Rows and columns: a region of the screen is divided into smaller ones.

A region is a box (`spots.Box`) that can be divided; every function that takes a box takes a region.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Region(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> "Region":
        """Return a smaller region; `down` is the measure above and below, if it differs. Negative ones enlarge it."""
        return self.trim(across, across if down is None else down, across, across if down is None else down)

    def trim(self, left: float = 0.0, top: float = 0.0, right: float = 0.0, bottom: float = 0.0) -> "Region":
        """Return the region without a strip at each of these sides."""
        return Region(self.x + left, self.y + top, self.width - left - right, self.height - top - bottom)

    def moved(self, right: float = 0.0, down: float = 0.0) -> "Region":
        return Region(self.x + right, self.y + down, self.width, self.height)

    def row(self, top: float, height: float | None = None) -> "Region":
        """Return a row that begins this far below the upper edge, or above the lower edge if `top` is negative.

        Without a height it reaches down to the lower edge.
        """
        if top < 0:
            return Region(self.x, self.y + self.height + top, self.width, -top if height is None else height)
        return Region(self.x, self.y + top, self.width, self.height - top if height is None else height)

    def column(self, left: float, width: float | None = None) -> "Region":
        """Return a column that begins this far from the left edge, or from the right edge if `left` is negative.

        Without a width it reaches to the right edge.
        """
        if left < 0:
            return Region(self.x + self.width + left, self.y, -left if width is None else width, self.height)
        return Region(self.x + left, self.y, self.width - left if width is None else width, self.height)

    def middle(self, width: float | None = None, height: float | None = None) -> "Region":
        """Return a region in the middle, with the full width or height if none is given."""
        wide = self.width if width is None else width
        tall = self.height if height is None else height
        return Region(self.x + (self.width - wide) / 2, self.y + (self.height - tall) / 2, wide, tall)

    def square(self, side: float) -> "Region":
        """Return a square in the middle."""
        return self.middle(side, side)

    def columns(self, number: int, gap: float = 0.0) -> "list[Region]":
        """Return columns of equal width."""
        wide = (self.width - gap * (number - 1)) / number
        return [self.column(place * (wide + gap), wide) for place in range(number)]

    def rows(self, number: int, gap: float = 0.0) -> "list[Region]":
        """Return rows of equal height."""
        tall = (self.height - gap * (number - 1)) / number
        return [self.row(place * (tall + gap), tall) for place in range(number)]

    def grid(self, columns: int, rows: int, gap: float = 0.0) -> "list[Region]":
        """Return cells of equal size, from left to right and row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]


def centred(x: float, y: float, width: float, height: float | None = None) -> Region:
    """Return a region around a point; a square if it has no height."""
    return Region(x, y, 0.0, 0.0).middle(width, width if height is None else height)


def enclosing(boxes: Iterable[Region]) -> Region:
    """Return the smallest region that holds all of these."""
    lefts, tops, rights, bottoms = zip(*((box.x, box.y, box.right, box.bottom) for box in boxes), strict=True)
    return Region(min(lefts), min(tops), max(rights) - min(lefts), max(bottoms) - min(tops))


class Cutter:
    """Cuts strips off a region, one after the other. `rest` is what is left of it."""

    def __init__(self, region: Region, gap: float = 0.0) -> None:
        self.rest = region
        self.gap = gap              # the space left after each strip

    def top(self, height: float, gap: float | None = None) -> Region:
        strip = self.rest.row(0.0, height)
        self.rest = self.rest.trim(top=height + (self.gap if gap is None else gap))
        return strip

    def bottom(self, height: float) -> Region:
        strip = Region(self.rest.x, self.rest.bottom - height, self.rest.width, height)
        self.rest = self.rest.trim(bottom=height + self.gap)
        return strip

    def left(self, width: float, gap: float | None = None) -> Region:
        strip = self.rest.column(0.0, width)
        self.rest = self.rest.trim(left=width + (self.gap if gap is None else gap))
        return strip

    def right(self, width: float) -> Region:
        strip = Region(self.rest.right - width, self.rest.y, width, self.rest.height)
        self.rest = self.rest.trim(right=width + self.gap)
        return strip
