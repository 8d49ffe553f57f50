"""Checks that blind players hear everything: every spot of every screen must have its own name.

    python build/lab listening                  prints counts for every language, and the mistakes
    python build/lab listening --say table      prints what each spot of these screens says
"""

import os
import re
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from tempfile import TemporaryDirectory
from typing import Final

from blackgate.app import App
from blackgate.disk.environment import no_screen
from blackgate.kit.aloud.spoken import SpokenPart, group_name, has_letters, spoken_parts
from blackgate.kit.ui import Ui
from blackgate.words.text import languages

from .gallery.situations import SITUATIONS

WRONG: Final = ("without words", "only numbers", "same name twice", "said twice", "group without name")


def _sentences(words: str) -> list[str]:
    return [part.strip(" .!?") for part in re.split("[.!?] ", words) if has_letters(part)]


def problems(ui: Ui) -> Iterator[tuple[str, str]]:
    """The mistakes on the current screen: the sort of the mistake, and where it is."""
    everything = spoken_parts(ui)
    for each in everything:
        if not each.name:
            yield "without words", each.id
        elif not has_letters(each.name):
            yield "only numbers", f"{each.id} {each.name!r}"
        if set(_sentences(each.name)) & set(_sentences(f"{each.value}. {each.about}")):
            yield "said twice", f"{each.id} {each.name!r}: {each.about!r}"
    spots = [each for each in everything if each.spot is not None]
    named = Counter((each.group, each.name) for each in spots)
    for each in spots:
        if each.name and named[each.group, each.name] > 1:
            yield "same name twice", f"{each.id} {each.name!r}"
    for group in dict.fromkeys(each.group for each in spots if each.group):
        if not group_name(ui, group):
            yield "group without name", group


def screens(language: str, names: Iterable[str] = SITUATIONS) -> Iterator[tuple[str, App]]:
    """Situations of the gallery, each drawn."""
    from blackgate.commands.headless import app_for_pictures

    app = app_for_pictures((1280, 720), language)
    for name in names:
        app.scenes.clear()
        SITUATIONS[name](app)
        app.build()
        yield name, app
    app.quit()


def line(each: SpokenPart) -> str:
    state = "" if each.spot is None or each.spot.on is None else " [on]" if each.spot.on else " [off]"
    place = f" ({each.place}/{each.of})" if each.of else ""
    grey = "" if each.spot is None or each.spot.enabled else " [greyed]"
    return f"{each.group}/{each.id}: {each.name}{state}{grey}{place}" + f" = {each.value}" * bool(each.value) \
        + f" | {each.about}" * bool(each.about)


def main(words: list[str] | None = None) -> int:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--lang", default="all", metavar="LANGUAGE", help="a language (all)")
    arguments.add_argument("--say", metavar="WORD", help="print what is said on screens with this in their name")
    given = arguments.parse_args(words)
    no_screen()
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home
        return _run(given)


def _run(given: Namespace) -> int:
    wanted = languages() if given.lang == "all" else [given.lang]
    if given.say is not None:
        for language in wanted:
            for name, app in screens(language, (name for name in SITUATIONS if given.say in name)):
                print(f"# {name} {language}", *map(line, spoken_parts(app.ui)), sep="\n")
        return 0
    print(f"| language | screens | spots | {' | '.join(WRONG)} |\n|{'---|' * (3 + len(WRONG))}")
    where: dict[tuple[str, str], str] = {}
    for language in wanted:
        found: Counter[str] = Counter()
        for name, app in screens(language):
            found["screens"] += 1
            found["spots"] += sum(1 for spot in app.ui.spots if not spot.mouse_only)
            for sort, place in problems(app.ui):
                found[sort] += 1
                where.setdefault((sort, place), f"{name} {language}")
        counts = (found[each] for each in ("screens", "spots", *WRONG))
        print(f"| {language} | {' | '.join(map(str, counts))} |")
    for (sort, place), first in where.items():
        print(f"{sort}: {place} ({first})")
    return 1 if where else 0
