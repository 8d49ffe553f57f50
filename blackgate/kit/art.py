"""Pictures: SVG files, rasterised at the size at which they are shown, kept by size, and tinted if asked."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from io import BytesIO
from pathlib import Path
from time import thread_time
from typing import Final

import pygame
from pygame import Surface

from ..disk.folders import shipped
from .surface_cache import SurfaceCache
from .look import BLOOD, Color, sharpened

MOST_PIXELS: Final = 40_000_000     # in all kept pictures, about 160 MB
SCREENS: Final = 16


def ready(surface: Surface) -> Surface:
    """Prepare a surface that is drawn often: in the screen's format, with its empty and solid runs packed.

    This makes a card or a panel about five times faster to draw, because only its edges are blended.
    """
    if pygame.display.get_surface() is None:
        return surface
    if not surface.get_flags() & pygame.SRCALPHA:
        return surface.convert()
    converted = surface.convert_alpha()
    converted.set_alpha(255, pygame.RLEACCEL)
    return converted


@dataclass(frozen=True, eq=False)
class PictureSet:
    """The pictures of another pack: its own ones, and substitutes for those it does not have."""

    pictures: Mapping[str, bytes] = field(default_factory=dict)
    stand_ins: Mapping[str, str] = field(default_factory=dict)


PLAIN: Final = PictureSet()


TRIED: Final = 256          # the size at which an unknown picture is tried
PATIENCE: Final = 1.5       # seconds of work allowed to draw it
# Pictures that pass one by one may be too slow together, so the time above a fair limit is added up.
FAIR: Final = 0.05          # seconds; the shipped ones take a few hundredths
PATIENCE_IN_ALL: Final = 3.0


def flaw(data: bytes, clock: Callable[[], float] = thread_time) -> str:
    """Return why a picture cannot be used; empty if it can. The clock counts work, also on a busy machine."""
    begun = clock()
    try:
        drawn = pygame.image.load_sized_svg(BytesIO(data), (TRIED, TRIED))
    except pygame.error as error:
        return f"cannot be drawn ({error})"
    if clock() - begun > PATIENCE:
        return "takes too long to draw"
    return "" if drawn.get_bounding_rect().width else "shows nothing"


def flaws(pictures: Mapping[str, bytes], clock: Callable[[], float] = thread_time) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with each of a pack's pictures. Pictures beyond the common time limit are not checked."""
    late = 0.0
    for name, data in pictures.items():
        begun = clock()
        wrong = flaw(data, clock)
        late += max(0.0, clock() - begun - FAIR)
        if wrong:
            yield name, wrong
        if late > PATIENCE_IN_ALL:
            yield name, "with the pictures before it, takes too long to draw"
            return


class Art:
    def __init__(self, clock: Callable[[], float] = thread_time) -> None:
        self._clock = clock
        self._late = 0.0        # seconds above the fair limit that pictures of the pack have taken
        self.picture_set = PLAIN
        self.is_sharp = False   # high contrast
        self.kept: SurfaceCache[tuple[str, int, int, Color | None]] = SurfaceCache(MOST_PIXELS, SCREENS)

    @cached_property
    def folder(self) -> Path:
        return shipped("assets")

    def get(self, name: str, width: int, height: int, tint: Color | None = None) -> Surface:
        """Return a picture at this size. With a tint, its shape is filled with one colour."""
        tint = self.inked(tint) if tint is not None else None
        key = (name, width, height, tint)
        found = self.kept.get(key)
        if found is not None:
            return found
        size = (max(1, width), max(1, height))
        found = self._load(name, size)
        if tint is not None:
            found = found.copy()
            found.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            found.fill((*tint, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return self.kept.keep(key, ready(found))

    def inked(self, tint: Color) -> Color:
        return sharpened(tint) if self.is_sharp else tint

    def use_pictures(self, picture_set: PictureSet) -> bool:
        """Use these pictures from now on. Return whether that is a change."""
        if picture_set is self.picture_set:
            return False
        self.picture_set = picture_set
        self._late = 0.0
        self.kept.clear()
        return True

    def _sources(self, name: str) -> Iterator[BytesIO | Path]:
        """Yield where the picture may be found, the best first."""
        tried: set[str] = set()
        wanted: str | None = name
        while wanted is not None and wanted not in tried:
            tried.add(wanted)
            if wanted in self.picture_set.pictures and self._late <= PATIENCE_IN_ALL:
                yield BytesIO(self.picture_set.pictures[wanted])
            yield self.folder / f"{wanted}.svg"
            wanted = self.picture_set.stand_ins.get(wanted)

    def _load(self, name: str, size: tuple[int, int]) -> Surface:
        for source in self._sources(name):
            begun = self._clock()
            try:
                drawn = pygame.image.load_sized_svg(source, size)
                break
            except (OSError, pygame.error):
                continue
            finally:
                if isinstance(source, BytesIO):
                    self._late += max(0.0, self._clock() - begun - FAIR)
        else:
            missing = Surface(size, pygame.SRCALPHA)    # easy to see, and `cards check` finds it before a player does
            pygame.draw.rect(missing, BLOOD, missing.get_rect(), max(1, size[0] // 16))
            return missing
        if drawn.get_size() == size:
            return drawn
        centred = Surface(size, pygame.SRCALPHA)        # The loader keeps the proportions.
        centred.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
        return centred
