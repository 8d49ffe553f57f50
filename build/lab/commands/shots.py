"""`blackgate shots`: draws every screen as a picture, without a display."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from blackgate.commands import refuse
from blackgate.commands.arguments import count
from blackgate.disk.environment import no_screen
from blackgate.words.text import is_language, languages

MOST_PIXELS = 8192


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--out", required=True, metavar="DIR", help="where the pictures go")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="a language, or all")
    parser.add_argument("--size", default="1280x720", metavar="WxH", help="of the window")
    parser.add_argument("--scale", type=count, metavar="PERCENT", help="of the interface (what suits the size)")
    parser.add_argument("--only", metavar="WORD", help="only screens with this in their name")


def run(given: Namespace) -> int:
    size = _size(given.size)
    if size is None:
        return refuse("A size is written as 1280x720.")
    wanted = languages() if given.lang == "all" else [given.lang]
    for language in wanted:
        if not is_language(language):
            return refuse("There are no words in '{language}', only in {languages}.",
                          language=language, languages=", ".join(languages()))
    folder = Path(given.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return refuse("{folder} cannot be made: {reason}", folder=folder, reason=error.strerror)
    no_screen()
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home         # the pictures do not depend on the user's own files
        return _take_all(folder, wanted, size, given)


def _take_all(folder: Path, wanted: list[str], size: tuple[int, int], given: Namespace) -> int:
    import pygame

    from blackgate.commands.headless import app_for_pictures
    from lab.gallery.situations import SITUATIONS

    scale, tight = given.scale, 0
    for language in wanted:
        for name, arrange in SITUATIONS.items():
            if given.only and given.only not in name:
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
            words = "; ".join(overflows)
            print(f"{target}: does not fit: {words}" if words else target, flush=True)
            app.quit()
    return 1 if tight else 0


def _size(words: str) -> tuple[int, int] | None:
    width, _, height = words.partition("x")
    if not (width.isdigit() and height.isdigit()):
        return None
    size = int(width), int(height)
    return size if all(200 <= side <= MOST_PIXELS for side in size) else None
