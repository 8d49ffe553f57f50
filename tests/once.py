"""What hundreds of tests would make anew, each time the same: words that are parsed and measured, fonts, pictures.

A player's program makes each of them once. A test has a program of its own, and without this its time went into them.
"""

import gc
import os
from copy import copy
from functools import lru_cache

import pygame
import pytest
from pygame import Surface

from blackgate.disk.folders import shipped
from blackgate.kit import fonts
from blackgate.kit.art import PLAIN, Art
from blackgate.kit.surface_cache import SurfaceCache
from blackgate.words import text

MOST_ENTRIES = 30_000           # all of every language
MOST_WIDTHS = 400_000
MOST_PIXELS = 30_000_000        # about 120 MB
OBJECTS_BETWEEN = 20_000        # new ones before garbage is looked for; Python's own number is 700


def keep_for_all_tests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(text, "parsed", lru_cache(MOST_ENTRIES)(text.parsed))
    keep_texts(patch)
    keep_type(patch)
    drawn: SurfaceCache[tuple[object, ...]] = SurfaceCache(MOST_PIXELS, 10**6)
    load = Art._load

    def load_once(art: Art, name: str, size: tuple[int, int]) -> Surface:
        if art.picture_set is not PLAIN:              # Whoever plays with other cards has pictures of their own.
            return load(art, name, size)
        key = (art.folder, name, size)
        return drawn.get(key) or drawn.keep(key, load(art, name, size))

    patch.setattr(Art, "_load", load_once)


def keep_texts(patch: pytest.MonkeyPatch) -> None:
    """The texts of a language are read, and each is made ready to be said, once. A test's own texts are its own."""
    make, ours = text.Text.__init__, shipped("locale")
    known: dict[tuple[str, bool], text.Text] = {}

    def made(each: text.Text, lang: str, *, strict: bool | None = None) -> None:
        make_strict = text.STRICT in os.environ if strict is None else strict
        # A text that listens hears nothing of what another has said. A test may replace `shipped`.
        if type(each) is not text.Text or vars(text)["shipped"]("locale") != ours:
            make(each, lang, strict=make_strict)
            return
        if (lang, make_strict) not in known:
            make(each, lang, strict=make_strict)
            each._parse("language-name")        # It has a bundle from now on.
            known[lang, make_strict] = copy(each)
        vars(each).update(vars(known[lang, make_strict]), _told=set())

    patch.setattr(text.Text, "__init__", made)


def keep_type(patch: pytest.MonkeyPatch) -> None:
    """Fonts are opened, and words measured, once in each size."""
    open_once = lru_cache(None)(fonts.open_font)
    widths: dict[tuple[str, str, int], int] = {}
    make, leave, font = fonts.Fonts.__init__, pygame.quit, fonts.Fonts.font

    def made(each: fonts.Fonts) -> None:
        make(each)
        if type(each).font is font:         # Others measure with type of their own.
            each._widths = widths

    def left() -> None:
        leave()
        open_once.cache_clear()         # A font cannot be used after that.

    patch.setattr(fonts, "open_font", open_once)
    patch.setattr(fonts, "MOST_WIDTHS", MOST_WIDTHS)
    patch.setattr(fonts.Fonts, "__init__", made)
    patch.setattr(pygame, "quit", left)


def leave_tests_alone() -> None:
    """Thousands of collected tests stay until the end: whoever looks for garbage need not look at them each time.

    Pictures and words that are kept for all tests are many objects too, so garbage is looked for less often.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN)
