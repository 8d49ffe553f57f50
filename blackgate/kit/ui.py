"""The drawing board of a scene. It takes words, pictures and spots in units and keeps them as strokes in pixels."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Final

import pygame
from pygame import Surface

from ..words.text import Text
from . import look
from .art import Art, PictureSet, ready
from .fonts import Fonts
from .surface_cache import SurfaceCache
from .layout import Cutter, Region
from .lettering import Lettering
from .look import Color, ColorA
from .painter import Clip, Stroke
from .spots import Box, Spot, holds, middle, overlap

MOST_PANELS: Final = 30_000_000     # pixels
MOST_MADE: Final = 40_000_000       # about five screens of the largest size


@dataclass(frozen=True)
class Style:
    """How a panel looks."""

    fill: ColorA | Color | None = None
    border: Color | None = None
    round: float = look.ROUND
    thick: float = 1.0
    shadow: bool = False


@dataclass
class DrawingCache:
    """What is kept from picture to picture: type, art, panels."""

    fonts: Fonts = field(default_factory=Fonts)
    art: Art = field(default_factory=Art)
    panels: SurfaceCache[tuple[int, int, Style, float]] = field(default_factory=lambda: SurfaceCache(MOST_PANELS, 8))
    made: SurfaceCache[tuple[object, ...]] = field(default_factory=lambda: SurfaceCache(MOST_MADE, 12))
    colours: tuple[int, ...] = tuple(range(len(look.SEATS)))    # of the seats at the table that is drawn

    @property
    def is_sharp(self) -> bool:
        """Whether the look has high contrast."""
        return self.fonts.is_sharp

    def sharpen(self, is_sharp: bool) -> None:
        """Use high contrast, or not."""
        if is_sharp != self.is_sharp:
            self.fonts.is_sharp = self.art.is_sharp = is_sharp
            self.clear()

    def clear(self) -> None:
        self.panels.clear()
        self.made.clear()

    def use_pictures(self, picture_set: PictureSet, colours: Sequence[int] = ()) -> None:
        """Use other pictures and seat colours, and forget surfaces that would look different now.

        `colours`: which of the six each seat has; empty: as before.
        """
        is_new = self.art.use_pictures(picture_set)
        if colours and tuple(colours) != self.colours:
            self.colours, is_new = tuple(colours), True
        if is_new:
            self.made.clear()

    def fit(self, size: tuple[int, int]) -> None:
        """Adapt to another size of the window. Nothing drawn for the last size can be used again."""
        for kept in (self.panels, self.made, self.art.kept, self.fonts.lines):
            kept.clear()
            kept.fit(size)


@dataclass(frozen=True)
class Area:
    """A part of the screen that scrolls."""

    id: str
    box: Box


class Ui(Lettering):
    def __init__(
        self, cache: DrawingCache, text: Text, size: tuple[int, int], scale: float, text_scale: float = 1.0,
        offsets: dict[str, float] | None = None,
    ) -> None:
        super().__init__(cache.fonts, scale, text_scale)
        self.cache = cache
        self.t = text
        self.w, self.h = size[0] / scale, size[1] / scale
        self.strokes: list[Stroke] = []
        self.areas: list[Area] = []
        self.reach: dict[str, float] = {}       # how far an area can be scrolled
        self.focus: str | None = None
        self.pressed: str | None = None
        self.pad = ""                           # the style of the controller in use; empty if there is none
        self.home: str | None = None            # where the focus belongs if it is nowhere
        self.call: object = None  # when this changes, the focus moves to `home`, because there is a new question
        self.closed: set[str] = set()           # panels that arrows do not leave
        self.quiet: set[str] = set()            # words that are not read aloud as news
        self.panels: dict[str, str] = {}        # the spoken names of panels that the locale files do not name
        self.life_at = 0                        # the number of strokes below the small movements (`Scene.draw_life`)
        self.offsets: dict[str, float] = offsets if offsets is not None else {}
        self._clip: Clip = None
        self._clip_box: Box | None = None
        self._area = ""
        self._group = ""

    @property
    def whole(self) -> Region:
        """The whole board."""
        return Region(0.0, 0.0, self.w, self.h)

    # --- Pictures -------------------------------------------------------------------------------------------

    def stroke(self, surface: Surface, x: float, y: float) -> None:
        self.put(surface, self.px(x), self.px(y))

    def put(self, surface: Surface, x: int, y: int) -> None:
        self.strokes.append((surface, x, y, surface.get_width(), surface.get_height(), self._clip))

    def fill(self, box: Box, color: Color) -> None:
        x, y, width, height = self._pixels(box)
        if self.cache.is_sharp:
            color = look.blackened(color)
        self.strokes.append((color, x, y, width, height, self._clip))

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        x, y = self.px(box[0]), self.px(box[1])
        return x, y, max(1, self.px(box[0] + box[2]) - x), max(1, self.px(box[1] + box[3]) - y)

    def image(self, name: str, box: Box, tint: Color | None = None) -> None:
        x, y, width, height = self._pixels(box)
        self.put(self.cache.art.get(name, width, height, tint), x, y)

    def back(self, surface: Surface, x: int, y: int, color: Color) -> None:
        """With high contrast, draw black behind light words, whatever the picture shows there."""
        if self.cache.is_sharp and look.sharpened(color) != look.BLACK:
            wide, tall = surface.get_size()
            inset = round(tall * 0.16)          # A line of type is empty above and below its letters.
            self.strokes.append((look.BLACK, x - 2, y + inset, wide + 4, tall - 2 * inset, self._clip))

    def panel(self, box: Box, style: Style) -> None:
        x, y, width, height = self._pixels(box)
        if self.cache.is_sharp:
            style = _sharp(style)
        key = (width, height, style, self.u)
        found = self.cache.panels.get(key)
        if found is None:
            found = self.cache.panels.keep(key, draw_panel(width, height, style, self.u))
        spread = round(6 * self.u) if style.shadow else 0
        self.put(found, x - spread, y - spread)

    def made(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """Return a surface that is made once for this key (the scale is added to it)."""
        full = (*key, self.u)
        found = self.cache.made.get(full)
        return self.cache.made.keep(full, ready(make())) if found is None else found

    def seat_color(self, seat: int) -> Color:
        """Return the colour of a seat in the game that is drawn."""
        return look.SEATS[self.cache.colours[seat]]

    def seat_words(self, seat: int) -> Color:
        """Return the colour of a seat for words on dark backgrounds."""
        return look.SEAT_WORDS[self.cache.colours[seat]]

    # --- Spots ----------------------------------------------------------------------------------------------

    def spot(self, spot: Spot) -> bool:
        """Declare a spot. Return whether it has the focus."""
        if self._clip_box is not None:
            spot = replace(spot, area=self._area)
            if not overlap(spot.box, self._clip_box) and self._area == "":
                return False
        if self._group and not spot.group:
            spot = replace(spot, group=self._group)
        self.spots.append(spot)
        return spot.id == self.focus

    @contextmanager
    def group(self, name: str, *, closed: bool = False, called: str = "") -> Iterator[None]:
        """Put the spots drawn inside into one panel. `closed`: arrows stay in it while it is there.

        Its spoken name is `called`, or else the message `group-` and its name.
        """
        before, self._group = self._group, name
        if called:
            self.panels[name] = called
        if closed:
            self.closed.add(name)
        yield
        self._group = before

    def cover(self, box: Box, group: str, words: int) -> None:
        """Take away what lies below a box: spots of a group, and words among the first ones that were drawn."""
        gone = [spot.group == group and holds(box, *spot.centre) for spot in self.spots]
        gone_before = [0, *accumulate(gone)]
        self.written[:] = [
            written._replace(spots=written.spots - gone_before[written.spots])
            for number, written in enumerate(self.written)
            if number >= words or not holds(box, *middle(written.box))
        ]
        self.spots[:] = [spot for spot, is_gone in zip(self.spots, gone, strict=True) if not is_gone]

    def set_home(self, id: str, call: object = None) -> None:
        """Set where the focus belongs. A new `call` brings it there from anywhere."""
        self.home, self.call = id, call

    @contextmanager
    def scroll(self, id: str, box: Box, content: float) -> Iterator[float]:
        """Clip what is drawn inside to the box. Yield the offset by which it must be moved up."""
        most = max(0.0, content - box[3])
        offset = min(self.offsets.get(id, 0.0), most)
        self.offsets[id] = offset
        before = self._clip, self._clip_box, self._area
        self.areas.append(Area(id, box))
        self.reach[id] = most
        self._clip, self._clip_box, self._area = self._pixels(box), box, id
        yield offset
        self._clip, self._clip_box, self._area = before
        if most > 0:
            share = box[3] / content
            long = max(24.0, box[3] * share)
            bar = Region(*box).column(-5, 4).row((box[3] - long) * (offset / most), long)
            self.panel(bar, Style(fill=(*look.LIGHT_STEEL, 150), round=2))

    def scroll_rows(self, id: str, box: Box, heights: Sequence[float], gap: float = 0.0) -> Iterator[Region]:
        """Let rows of these heights scroll in a box. Yield the place of each."""
        with self.scroll(id, box, sum(heights) + gap * len(heights)) as offset:
            rows = Cutter(Region(*box).moved(down=-offset), gap)
            for tall in heights:
                yield rows.top(tall)

    def is_visible(self, box: Box) -> bool:
        return self._clip_box is None or overlap(box, self._clip_box)

    def spot_under(self, x: float, y: float) -> Spot | None:
        for spot in reversed(self.spots):
            if holds(spot.box, x, y) and self._in_area(spot, x, y):
                return spot
        return None

    def _in_area(self, spot: Spot, x: float, y: float) -> bool:
        return not spot.area or any(area.id == spot.area and holds(area.box, x, y) for area in self.areas)

    def area_under(self, x: float, y: float) -> Area | None:
        return next((area for area in reversed(self.areas) if holds(area.box, x, y)), None)


def _sharp(style: Style) -> Style:
    """Return a style for high contrast: black or light backgrounds, none transparent, and visible edges."""
    fill = None if style.fill is None else look.blackened(style.fill[:3])
    border = None if style.border is None else look.edged(style.border)
    return replace(style, fill=fill, border=border, thick=max(style.thick, 2.0))


def draw_panel(width: int, height: int, style: Style, u: float) -> Surface:
    """Return a rounded rectangle, filled, with an edge, and with or without a soft shadow."""
    spread = round(6 * u) if style.shadow else 0
    surface = Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA)
    rect = pygame.Rect(spread, spread, width, height)
    radius = min(round(style.round * u), width // 2, height // 2)
    if style.shadow:
        for step in range(spread, 0, -1):
            alpha = round(70 * (1 - step / (spread + 1)) ** 2)
            pygame.draw.rect(
                surface, (0, 0, 0, alpha), rect.inflate(2 * step, 2 * step).move(0, spread // 3),
                border_radius=radius + step,
            )
    if style.fill is not None:
        pygame.draw.rect(surface, style.fill, rect, border_radius=radius)
    if style.border is not None:
        pygame.draw.rect(surface, style.border, rect, max(1, round(style.thick * u)), border_radius=radius)
    return ready(surface)
