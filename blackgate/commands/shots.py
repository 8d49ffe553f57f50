"""`blackgate shots`: every screen as a picture, without a display."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from ..environment import no_screen
from ..text import languages

MOST_PIXELS = 8192


def run(arguments: Namespace) -> int:
    size = _size(arguments.size)
    if size is None:
        print("blackgate: a size is written as 1280x720", file=sys.stderr)
        return 2
    wanted = languages() if arguments.lang == "all" else [arguments.lang]
    for language in wanted:
        if language not in languages():
            print(f"blackgate: there are no words for '{language}', only for {', '.join(languages())}", file=sys.stderr)
            return 2
    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"blackgate: {folder} cannot be made: {error.strerror}", file=sys.stderr)
        return 2
    no_screen()
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home         # the pictures are the same whoever takes them
        return _take_all(folder, wanted, size, arguments.scale, arguments.only)


def _take_all(folder: Path, wanted: list[str], size: tuple[int, int], scale: int | None, only: str | None) -> int:
    import pygame

    from ..scenes.situations import SITUATIONS, app_for_pictures

    tight = 0
    for language in wanted:
        for name, arrange in SITUATIONS.items():
            if only and only not in name:
                continue
            app = app_for_pictures(size, language, scale)
            arrange(app)
            app.stale = True
            app.frame([], 0.0)
            suffix = "" if scale is None else f"-{scale}"
            target = folder / f"{name}-{language}-{size[0]}x{size[1]}{suffix}.png"
            pygame.image.save(app.window.surface, target)
            overflows = app.overflows()
            tight += len(overflows)
            print(f"{target}" + (f": does not fit: {'; '.join(overflows)}" if overflows else ""), flush=True)
            app.quit()
    return 1 if tight else 0


def _size(words: str) -> tuple[int, int] | None:
    width, _, height = words.partition("x")
    if not (width.isdigit() and height.isdigit()):
        return None
    size = int(width), int(height)
    return size if all(200 <= side <= MOST_PIXELS for side in size) else None
