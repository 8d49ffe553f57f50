"""Surfaces kept from frame to frame, up to a number of pixels. Those not used for the longest time are dropped."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from pygame import Surface

Key = TypeVar("Key", bound=Hashable)


class SurfaceCache(Generic[Key]):
    """A cache with a limit, because a long evening shows very many different pictures."""

    def __init__(self, most: int, screens: int) -> None:
        """Keep at most `most` pixels, and no more than fill this number of screens."""
        self.pixels = 0
        self._largest = self._most = most
        self._screens = screens
        self._surfaces: OrderedDict[Key, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Key) -> Surface | None:
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def fit(self, size: tuple[int, int]) -> None:
        """Adapt the limit to a window of this size."""
        self._most = min(self._largest, self._screens * size[0] * size[1])

    def keep(self, key: Key, surface: Surface) -> Surface:
        self._surfaces[key] = surface
        self.pixels += _pixels(surface)
        while self.pixels > self._most and len(self._surfaces) > 1:
            self.pixels -= _pixels(self._surfaces.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self.pixels = 0


def _pixels(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
