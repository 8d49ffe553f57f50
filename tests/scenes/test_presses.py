"""Every button does what it did when somebody last looked: another screen, an option changed, an action, other words.

Each line of `presses/` is one thing done to a fresh screen and what came of it. A change that is meant:

    .venv/bin/python -m tests.scenes.test_presses [SCREEN …]
"""

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.spots import Spot

from ..approved import approve, compare
from .sketch import arranged, book
from .window import Player

PRESSES = Path(__file__).parent / "presses"
SCREENS = (
    "title", "setup", "setup-more", "options", "options-game", "table-menu", "table-menu-save", "table-menu-concede",
    "saves", "replay-take-over", "trouble-game", "table-midgame", "table-extorting", "table-combat", "table-selling",
    "table-exchange-asked", "table-closer-seat", "end",
)
# At a table like that of table-midgame, what is not as it is there.
TOLD_BEFORE = ("table-extorting", "table-combat", "table-exchange-asked")
TOKENS = ("tunnel_of", "cigarettes_of", "cards_of", "beatings_of", "background_of", "gang_of", "standee")
AROUND = ("place", "die", "deck", "discard", "pile", "gang", "seat", "background", "card", "menu", "rules", *TOKENS)
# Of things that stand side by side and are all alike, the first two.
ALIKE = (
    "contents", "place", "pile", "gang", "card", "seat", "work", "language", "take", "give", "held", "log", *TOKENS,
)
MOST_NEWS = 8       # words told of each press
# Where the player's files happen to be.
UNSTEADY = re.compile(r"Put other card packs into|It is also in")
CLOCK = "blackgate.scenes.menus.table_menu.datetime"
KEYS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "context": pygame.K_F10}


class Fixed(datetime):
    """The name that is proposed for a saved game tells the day: it is always this one."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Fixed":
        return cls(2026, 11, 17, 12, tzinfo=tz)


def doings(screen: str, spots: list[Spot]) -> Iterator[tuple[str, str]]:
    """What to do, and to which spot."""
    seen: Counter[tuple[str, str]] = Counter()
    for spot in spots:
        sort, _, rest = spot.id.partition(":")
        family = sort, rest.partition(":")[2]
        seen[family] += 1
        if (sort in ALIKE and seen[family] > 2) or (screen in TOLD_BEFORE and sort in AROUND):
            continue
        if spot.do is not None:
            yield "press", spot.id
        if spot.nudge is not None:
            yield "left", spot.id
            yield "right", spot.id
        if spot.context is not None:
            yield "context", spot.id


def state(app: App) -> dict[str, object]:
    """What is neither words nor a picture."""
    session = getattr(app.top, "session", None)
    told: dict[str, object] = {
        name: value for name, value in app.settings.written().items() if name not in ("plan", "window", "names")
    }
    return told | {"acted": getattr(session, "acted", None), "focus": app.top.focus, "running": app.running}


@contextmanager
def new_home() -> Iterator[None]:
    """What one press saves, the next does not see."""
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home
        yield


def done(screen: str, doing: str, id: str) -> str:
    with new_home(), arranged(screen) as app:
        before, words, top, depth = state(app), Counter(book().words(app)), app.top, len(app.scenes)
        spot = next(spot for spot in app.ui.spots if spot.id == id)
        player = Player(app)
        if doing == "press" and app.ui.spot_under(*spot.centre) is spot:
            player.click(spot)
        else:
            app.top.focus = spot.id
            player.key(KEYS.get(doing, pygame.K_RETURN))
        if not app.running:
            return "the end"
        app.frame([], 0.3)
        grown = (len(app.scenes) > depth) - (len(app.scenes) < depth)
        told = [] if app.top is top else [f"{('instead', 'over it', 'back to')[grown]} {app.top.name}"]
        if app.toast:
            told.append("says where it is" if UNSTEADY.search(app.toast) else f"says “{app.toast}”")
        if app.top is top:
            after, now = state(app), Counter(book().words(app))
            told += [f"{name} = {value}" for name, value in after.items() if before[name] != value and value != id]
            news = [f"+“{line}”" for line in now - words] + [f"-“{line}”" for line in words - now]
            told += [line for line in news if not UNSTEADY.search(line)][:MOST_NEWS]
        return ", ".join(told) or "nothing"


def pressed(screen: str) -> list[str]:
    with new_home(), arranged(screen) as app:
        found = list(doings(screen, app.ui.spots))
    return [f"{doing} {id}: {done(screen, doing, id)}" for doing, id in found]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_spot_does_what_was_last_approved(screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CLOCK, Fixed)
    compare(PRESSES / f"{screen}.txt", pressed(screen))


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", TZ="UTC")
    pytest.MonkeyPatch().setattr(CLOCK, Fixed)
    for screen in sys.argv[1:] or SCREENS:
        approve(PRESSES / f"{screen}.txt", pressed(screen))
