"""What hundreds of tests would make anew, each time the same: words that are parsed, pictures that are drawn.

A player's program makes each of them once. A test has a program of its own, and without this its time went into them.
"""

import gc
from functools import lru_cache

import pytest
from pygame import Surface

from blackgate.kit.art import PLAIN, Art
from blackgate.kit.surface_cache import SurfaceCache
from blackgate.words import text

MOST_ENTRIES = 30_000           # all of every language
MOST_PIXELS = 30_000_000        # about 120 MB


def keep_for_all_tests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(text, "parsed", lru_cache(MOST_ENTRIES)(text.parsed))
    drawn: SurfaceCache[tuple[object, ...]] = SurfaceCache(MOST_PIXELS, 10**6)
    load = Art._load

    def load_once(art: Art, name: str, size: tuple[int, int]) -> Surface:
        if art.picture_set is not PLAIN:              # Whoever plays with other cards has pictures of their own.
            return load(art, name, size)
        key = (art.folder, name, size)
        return drawn.get(key) or drawn.keep(key, load(art, name, size))

    patch.setattr(Art, "_load", load_once)


def leave_tests_alone() -> None:
    """Thousands of collected tests stay until the end: whoever looks for garbage need not look at them each time."""
    gc.collect()
    gc.freeze()
