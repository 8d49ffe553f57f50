"""`blackgate selftest`: checks that the packaged program works. It prints one line for each step."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final

from ..disk.environment import no_screen

if TYPE_CHECKING:
    from ..app import App
    from ..keep.games import Games
    from ..play.session import Session

MOST_SECONDS: Final = 900       # A busy machine may be slow; only what hangs should fail.
STRIDE: Final = 0.3         # seconds that each frame pretends to take, so that nothing waits


class Failed(Exception):
    """A step did not do what it should; the text says what."""


def arguments(parser: ArgumentParser) -> None:
    """The command has no arguments of its own."""


def run(given: Namespace) -> int:
    no_screen()
    os.environ["BLACKGATE_STRICT_TEXT"] = "1"
    # After a failure a game may still be open, and Windows removes no open file: the result matters more.
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, closing(_steps()) as steps:
        os.environ["BLACKGATE_HOME"] = home
        for name, step in steps:
            began = perf_counter()
            try:
                found = step()
            except Exception as error:      # Any error is the result.
                print(f"failed  {name}: {type(error).__name__}: {error}", flush=True)
                return 1
            print(f"ok      {name}: {found} ({perf_counter() - began:.1f} s)", flush=True)
    print("All is well.")
    return 0


def _steps() -> Generator[tuple[str, Callable[[], str]], None, None]:
    from ..keep.games import Games

    yield "cards", _cards
    yield "words", _words
    yield "pictures", _pictures
    yield "sounds", _sounds
    yield "screen readers", _screen_readers
    yield "licences", _licences
    games = Games(beside=True, kept=True)
    try:
        yield "a game through the window, bots in processes of their own", lambda: _game(games)
        yield "resume from the save", lambda: _resume(games)
        yield "play to the end", lambda: _finish(games)
        yield "the record", _record
    finally:
        games.close()
    yield "a phone at the table", _phone
    yield "every screen, the languages by turns", _screens
    yield "no process left behind", _nobody_left


def _cards() -> str:
    from ..play.learned_weights import pack_and_brains

    pack, brains = pack_and_brains(None)
    return f"{len(pack.kinds)} kinds, {len(brains.values)} learnt values"


def _words() -> str:
    from ..words.text import Text, languages

    found = languages()
    if "en" not in found:
        raise Failed("there are no English words")
    return ", ".join(Text(language).name for language in found)


def _pictures() -> str:
    import pygame

    from ..disk.folders import shipped

    pygame.display.init()
    number = 0
    for path in sorted(shipped("assets").rglob("*.svg")):
        pygame.image.load_sized_svg(path, (48, 48))
        number += 1
    if number < 200:
        raise Failed(f"only {number} pictures are there")
    return f"{number} drawn"


def _sounds() -> str:
    import pygame

    from ..disk.folders import shipped

    pygame.mixer.init()
    files = sorted((shipped("assets") / "sounds").glob("*.ogg"))
    for path in files:
        if path.stem.startswith("music_"):
            pygame.mixer.music.load(path)       # only opened: it lasts minutes
        else:
            pygame.mixer.Sound(path)
    pygame.mixer.music.unload()
    pygame.mixer.quit()
    if len(files) < 40:
        raise Failed(f"only {len(files)} sounds are there")
    return f"{len(files)} loaded"


def _screen_readers() -> str:
    """Check that the packaged program brings AccessKit. Elsewhere it is optional."""
    from importlib.metadata import version

    try:
        import accesskit  # noqa: F401
    except ImportError as error:
        if getattr(sys, "frozen", False):
            raise Failed(f"there is no AccessKit: {error}") from None
        return "no AccessKit here, readers see nothing"
    return f"AccessKit {version('accesskit')}"


def _licences() -> str:
    from ..disk.licences import FONTS, LIBRARIES, text_of, works

    found = works()
    silent = [work.name for work in found if len(text_of(work)) < 500]
    if silent or len(found) < 3 + len(FONTS) + len(LIBRARIES):
        raise Failed(f"licences are missing: {', '.join(silent) or 'whole works'}")
    return f"{len(found)} works"


def _app(games: "Games") -> "App":
    from ..app import App
    from ..keep.settings import Settings
    from ..kit.window import Window
    from ..words.text import Text

    settings = Settings(instant=True)
    return App(settings, Text("en"), Window((1280, 720), headless=True), games)


def _play(app: "App", session: "Session", actions: int | None) -> None:
    """Watch bots play this many more actions, or to the end. The language changes after every few actions."""
    from ..words.text import languages

    known = languages()
    start = session.acted
    began = perf_counter()
    while session.over is None and (actions is None or session.acted < start + actions):
        before = session.acted
        app.frame([], STRIDE)
        if session.acted == before:
            sleep(0.002)
        elif session.acted % 25 == 0:
            app.speak(known[session.acted // 25 % len(known)])
        if perf_counter() - began > MOST_SECONDS:
            raise Failed("the game takes too long")


def _game(games: "Games") -> str:
    from ..play.session import Plan, Seat
    from ..scenes.screens import OpenTable

    words = ("medium:brute", "hard:mole", "easy:merchant", "medium:fox")
    session = games.new(Plan(tuple(Seat(f"Seat {n}", word) for n, word in enumerate(words)), seed=7, michel="michelle"))
    app = _app(games)
    app.open(OpenTable(session))
    _play(app, session, 120)
    app.quit()
    return f"{session.acted} actions, round {session.rounds}"


def _last(games: "Games") -> "Session":
    from ..keep.saves import last_game

    info = last_game()
    if info is None:
        raise Failed("there is no save")
    return games.load(info).session


def _resume(games: "Games") -> str:
    session = _last(games)
    if session.acted < 120:
        raise Failed(f"only {session.acted} actions came back")
    acted = session.acted
    session.close()
    return f"at action {acted}"


def _finish(games: "Games") -> str:
    from ..scenes.screens import OpenTable

    session = _last(games)
    app = _app(games)
    app.open(OpenTable(session))
    _play(app, session, None)
    for _ in range(20):
        app.frame([], STRIDE)
    if app.top.name != "end":
        raise Failed(f"the screen is '{app.top.name}', not the end")
    app.quit()
    assert session.over is not None
    return f"{session.acted} actions, won by {session.over['winners']}"


def _record() -> str:
    from ..keep.saves import load_replay, saved_replays

    found = saved_replays()
    if not found:
        raise Failed("the finished game is no replay")
    replay = load_replay(found[0].path)
    replay.go(len(replay))
    return f"{len(replay)} actions proved"


def _screens() -> str:
    """Open each screen once, in changing languages. Tests check that every screen fits in every language."""
    from ..scenes.screens import OpenTitle
    from ..words.text import languages
    from .headless import app_for_pictures

    known = languages()
    drawn: set[str] = set()
    for number, opened in enumerate(_doors()):
        app = app_for_pictures((1280, 720), known[number % len(known)])
        app.open(OpenTitle())
        opened(app)
        app.frame([], 0.0)
        drawn.add(app.top.name)
        app.quit()
    return f"{len(drawn)} drawn: {', '.join(sorted(drawn))}"


def _doors() -> "Iterator[Callable[[App], object]]":
    """Functions that open the screens as the program does. The replay is that of the game just played."""
    from ..coach.puzzles.shipped import of_grade
    from ..keep.saves import load_replay, saved_replays
    from ..play.lessons.reading import load_lessons
    from ..play.packs import pack_in
    from ..play.session import Plan, Seat, Session
    from ..scenes.menus.trouble import Trouble
    from ..scenes.puzzles.puzzle_table import PuzzleTable
    from ..scenes.screens import (
        OpenCredits, OpenLearn, OpenLesson, OpenOptions, OpenPhones, OpenPuzzles, OpenReplay, OpenReview, OpenRules,
        OpenSavedGames, OpenSetup, OpenStatistics, OpenTableMenu, OpenTakeOver, OpenWall,
    )
    from ..scenes.table.table import Table

    def table(app: "App") -> Table:
        shown = Table(app, Session(Plan((Seat("Ada"), Seat("Ben")), seed=3)))
        app.push(shown)
        return shown

    replay = load_replay(saved_replays()[0].path)
    middle = len(replay) // 2
    yield lambda app: None
    yield from (
        table, lambda app: app.open(OpenTableMenu(table(app))), lambda app: (table(app), app.open(OpenPhones())),
        lambda app: app.push(PuzzleTable(app, of_grade(1)[0])), lambda app: app.push(Trouble(app, Failed())),
    )
    requests = (
        OpenSetup(), OpenOptions(), OpenSavedGames(), OpenStatistics(), OpenWall(), OpenRules(), OpenRules("R5.6c"),
        OpenCredits(), OpenLearn(), OpenPuzzles(), OpenReplay(replay, middle), OpenReview(replay, middle),
        OpenTakeOver(replay, 0, ["fox"] * replay.players),
        *(OpenLesson(each.name) for each in load_lessons(pack_in(None))),
    )
    for request in requests:
        yield lambda app, request=request: app.open(request)        # type: ignore[misc]


def _phone() -> str:
    """Check that the page is served, and that a device with a seat's code gets the seat and its hand."""
    import asyncio
    import json
    from threading import Thread

    from aiohttp import ClientSession

    from ..play.session import Plan, Seat, Session
    from ..scenes.screens import OpenTable
    from .headless import app_for_pictures

    app = app_for_pictures((1024, 600), "en")
    app.open(OpenTable(Session(Plan((Seat("Ada"), Seat("Ben")), seed=3))))
    app.let_phones_in("127.0.0.1")
    assert app.phones is not None
    url, code = app.phones.url, app.phones.holders.invite(1)
    heard: list[str] = []

    async def talk() -> None:
        async with ClientSession() as session:
            for part in ("/", "/page/main.js", "/art/cards/knife.svg"):
                async with session.get(url + part) as answer:
                    heard.append(f"{part} {answer.status}")
            async with session.ws_connect(f"{url}/line", headers={"Origin": url}) as line:
                await line.send_str(json.dumps({"do": "hello", "v": 1, "code": code}))
                async for message in line:
                    told = json.loads(message.data)
                    heard.append(told["say"])
                    if told["say"] == "state":
                        heard.append(str(sum(told["hand"].values())))
                        return

    phone = Thread(target=lambda: asyncio.run(talk()), daemon=True)
    phone.start()
    ends = perf_counter() + MOST_SECONDS
    while phone.is_alive() and perf_counter() < ends:
        app.frame([], STRIDE)
        sleep(0.01)
    app.shut_phones_out()
    app.quit()
    wanted = ["/ 200", "/page/main.js 200", "/art/cards/knife.svg 200", "words", "seated", "state", "3"]
    if heard != wanted:
        raise Failed(f"heard {heard}")
    return "a page, a seat, three cards"


def _nobody_left() -> str:
    from multiprocessing import active_children

    for _ in range(100):
        if not active_children():
            return f"Python {sys.version.split()[0]}"
        sleep(0.02)
    raise Failed(f"{len(active_children())} worker processes are still there")
