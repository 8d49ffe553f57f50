"""Every screen looks as it did when somebody last looked at it: words, pictures, places, spots, helps.

A change that is meant is drawn anew, looked at in the diff and committed:

    .venv/bin/python -m tests.scenes.test_sketches
"""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from difflib import unified_diff
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from lab.gallery.situations import SITUATIONS

from .sketch import Sketchbook

SKETCHES = Path(__file__).parent / "sketches"
SIZE = (1280, 720)
# Windows and type that change what is where: the smallest and a large one, large and small type.
OTHERS = {
    "narrow": ((1024, 600), 100, ("title", "setup", "table-midgame", "table-selling", "options", "end", "replay")),
    "wide": ((1920, 800), 125, ("setup-six", "table-team", "rules-start", "statistics", "table-closer-seat")),
    "tall": ((1000, 1000), 75, ("table-six", "table-exchange", "saves", "rules-cards", "setup-portraits")),
    "large-type": ((1280, 720), 130, ("table-combat", "table-since", "options-keys", "table-menu", "rules-topic")),
}
CASES = {
    **{name: (name, SIZE, 100) for name in SITUATIONS if name != "credits-licence"},      # as its authors wrote it
    **{f"{name}-{how}": (name, size, text) for how, (size, text, names) in OTHERS.items() for name in names},
}
# Where the player's files happen to be, and the versions of the libraries that happen to be here.
UNSTEADY = re.compile(r"“Put other card packs into|It is also in|\d+\.\d+\.\d+”")


class Fixed(datetime):
    """The moment at which all screens are drawn: a game's name that is proposed tells the day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Fixed":
        return cls(2026, 11, 17, 12, tzinfo=tz)


CLOCK = "blackgate.scenes.menus.table_menu.datetime"


@cache
def book() -> Sketchbook:
    return Sketchbook()


@contextmanager
def arranged(case: str) -> Iterator[App]:
    name, size, text_size = CASES[case]
    app = book().open(app_for_pictures(size, "en"))
    app.settings.text_size = text_size
    SITUATIONS[name](app)
    app.build()
    yield app
    app.quit()


def sketch(case: str) -> list[str]:
    with arranged(case) as app:
        lines = [line for line in book().lines(app) if not UNSTEADY.search(line)]
    if CASES[case][0] == "credits":
        unlike = re.compile(" in 697 |work|^1189 ")     # what else the libraries need, and the bar beside that list
        return [line for line in lines if not unlike.search(line)]
    return lines


@pytest.fixture(autouse=True)
def greenwich(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Saves tell the hour of the player's clock, and names of games tell the day."""
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setattr(CLOCK, Fixed)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("case", CASES)
def test_a_screen_looks_as_it_was_last_approved(case: str) -> None:
    before = (SKETCHES / f"{case}.txt").read_text(encoding="utf-8").splitlines()
    now = "\n".join(sketch(case)).splitlines()
    assert before == now, "\n" + "\n".join(list(unified_diff(before, now, "approved", "now", lineterm="", n=1))[:80])


def test_no_sketch_is_of_nothing() -> None:
    assert {path.stem for path in SKETCHES.glob("*.txt")} == set(CASES)


if __name__ == "__main__":
    for each in SKETCHES.glob("*.txt"):
        each.unlink()
    with TemporaryDirectory() as home, pytest.MonkeyPatch.context() as clock:
        clock.setattr(CLOCK, Fixed)
        os.environ.update(SDL_VIDEODRIVER="dummy", TZ="UTC", BLACKGATE_HOME=home)
        for case in CASES:
            (SKETCHES / f"{case}.txt").write_text("\n".join([*sketch(case), ""]), encoding="utf-8")
    print(f"{len(CASES)} drawn")
