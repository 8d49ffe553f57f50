"""`blackgate play`: opens the window. Closing it at any moment saves the game and ends all processes."""

import logging
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from .. import __version__
from ..disk.environment import quiet_environment, spare_the_machine, start_log
from ..disk.folders import data_folder, is_homeless
from ..disk.threads import started
from ..keep.settings import Settings, load_settings
from ..phones.addresses import is_local, local_addresses
from ..words.text import Text, is_language, languages, system_language
from . import pack_for, refuse
from .arguments import add_michel, add_seed, add_team

if TYPE_CHECKING:
    from ..app import App
    from ..play.session import Plan

_log = logging.getLogger(__name__)

MOST_PORT = 65_535


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANGUAGE", help="such as en or de")
    parser.add_argument("--seats", metavar="A,B,…",
                        help="straight to the table: human and bot words, such as human,hard")
    add_team(parser)
    add_michel(parser)
    add_seed(parser, None)
    parser.add_argument("--resume", action="store_true", help="continue the last game")
    parser.add_argument("--phones", action="store_true", help="allow phones at once and print the address")
    parser.add_argument("--bind", metavar="ADDRESS", help="the address of the local network to listen at")
    parser.add_argument("--port", type=int, metavar="N", default=0,
                        help="the port to listen at (any that is free if left out)")


def run(given: Namespace) -> int:
    quiet_environment()
    if given.lang is not None and not is_language(given.lang):
        return refuse("There is no language '{language}', only {languages}.",
                      language=given.lang, languages=", ".join(languages()))
    if (given.bind is not None and not is_local(given.bind)) or not 0 <= given.port <= MOST_PORT:
        return refuse("{address} is no address and port of the local network.",
                      address=f"{given.bind or ''}:{given.port}")
    start_log()
    spare_the_machine()
    settings = load_settings()
    cards = str(Path(given.cards).resolve()) if given.cards else None
    plan = None
    if cards is not None:
        pack_for(given)     # Report a wrong pack before the window opens.
    if given.seats is not None:
        from ..play.session import BadPlan

        try:
            plan = _plan(given, cards, settings)
        except BadPlan:
            return refuse("These seats are not possible: {seats}", seats=given.seats)
    text = text_for(given.lang, settings)
    return open_window(settings, text, lambda app: _first_scene(app, given, plan, cards), cards)


def text_for(language: str | None, settings: Settings) -> Text:
    """The texts in this language, else in that of the options, else in that of the system."""
    wanted = next((one for one in (language, settings.language) if one and is_language(one)), None)
    return Text(wanted or system_language())


def _plan(given: Namespace, cards: str | None, settings: Settings) -> "Plan":
    """The plan from the command line. Raises BadPlan, BadPack."""
    from ..scenes.menus.seating import plan_of_words

    return plan_of_words(
        given.seats.split(","), pack_for(given), known=settings.people, team=given.team,
        michel=given.michel, seed=given.seed, cards=cards,
    )


def open_window(settings: Settings, text: Text, begin: Callable[["App"], None], cards: str | None = None) -> int:
    """Open the window, begin with a scene, and save and end everything when it is closed."""
    from ..kit.aloud.screen_reader import NEEDS_HIDDEN_WINDOW, ScreenReader
    from ..kit.aloud.voices import OwnVoice
    from ..kit.aloud.voices import system_voices
    from ..kit.window import USUAL, NoDisplay, Window

    reader = ScreenReader()
    try:
        window = Window(settings.window or USUAL, settings.fullscreen,
                        while_hidden=reader.open if NEEDS_HIDDEN_WINDOW else None)
    except NoDisplay:
        return refuse("There is no screen to open a window on.")

    from ..app import App
    from ..keep.games import Games
    from ..keep.windows import window_lock
    from ..scenes.background_reading import PATIENCE

    _log.info("Blackgate %s", __version__)
    lock = window_lock()
    settings.is_guest = not lock.take()
    games = Games(beside=True, kept=True)
    app = App(settings, text, window, games)
    app.background_reader.patience = PATIENCE
    app.aloud.reader = reader
    voices = system_voices()
    app.aloud.voice = OwnVoice(voices) if voices is not None else None
    app.set_speech()
    try:
        app.guarded(lambda: begin(app))
        if settings.is_guest:
            app.say(text("title-second"))
        elif is_homeless():
            app.say(text("title-homeless", folder=str(data_folder())))
        elif settings.problem:
            app.say(text(settings.problem))
        app.guarded_frame([], 0.0)
        app.guarded(lambda: _liven(app, cards))
        if not NEEDS_HIDDEN_WINDOW:
            reader.open()
        return app.run()
    finally:
        app.aloud.close()
        app.clear()         # Save what the screens know first.
        if not window.fullscreen:
            settings.window = window.windowed_size
        app.keep_settings()
        app.close()
        app.sounds.close()
        lock.free()
        window.close()


def _liven(app: "App", cards: str | None) -> None:
    """Start what can wait until the first frame is shown."""
    from ..keep.save_folder import sweep_all

    app.sounds.open()
    app.sounds.ambience(True)
    app.input.controllers.open()
    app.games.warm_up(cards)
    if not app.settings.is_guest:
        sweep_all()
    started(Thread(target=load_early, name="blackgate-load-early", daemon=True))


def load_early() -> None:
    """Import early what the first game and the first text need, because it takes long."""
    import fluent.runtime  # noqa: F401
    import pygame_gui  # noqa: F401


def _let_phones_in(app: "App", given: Namespace) -> None:
    """Start the phones' server and print its address, for players who do not see the window."""
    address = given.bind or local_addresses()[0]
    try:
        app.let_phones_in(address, given.port)
    except OSError:
        app.say(app.text("phones-failed", address=f"{address}:{given.port}"))
    else:
        from ..scenes.screens import OpenPhones

        assert app.phones is not None
        print(app.phones.link, flush=True)
        if app.playing is not None:
            app.open(OpenPhones())      # It shows the code over the table until all players are in.


def _first_scene(app: "App", given: Namespace, plan: "Plan | None", cards: str | None) -> None:
    _open_first(app, given, plan, cards)
    if given.phones:
        _let_phones_in(app, given)


def _open_first(app: "App", given: Namespace, plan: "Plan | None", cards: str | None) -> None:
    from ..scenes.screens import OpenSave, OpenSetup, OpenTable, OpenTitle

    if plan is not None:
        app.open(OpenTable(app.games.new(plan)))
        return
    app.open(OpenTitle())
    if given.resume:
        from ..keep.saves import last_game
        from ..keep.save_folder import is_closed, saves_folder

        last = last_game()
        if is_closed(saves_folder()):
            app.say(app.text("shelf-unreadable", folder=str(saves_folder())))
        elif last is None:
            app.say(app.text("play-nothing-saved"))
        else:
            app.open(OpenSave(last))
    elif given.team or given.michel or given.seed is not None or cards:
        app.open(OpenSetup())
        _wish(app, given, cards)


def _wish(app: "App", given: Namespace, cards: str | None) -> None:
    """Open the setup screen with the values of the command line."""
    from ..scenes.menus.seating import TEAMS
    from ..scenes.menus.setup import Setup

    setup = app.top
    assert isinstance(setup, Setup)
    seating = setup.seating
    if cards:
        seating.use(pack_for(given), cards)
    if given.team:
        seating.wants_team = True
        while len(seating.chairs) not in TEAMS:
            seating.add()
    seating.michel = given.michel or seating.michel
    seating.seed = seating.seed if given.seed is None else given.seed
