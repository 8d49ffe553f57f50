"""The screens around the table in telling situations, for pictures and tests."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

from blackgate.app import App
from blackgate.keep.saves import AUTO, NAMED, REPLAY, SaveInfo
from blackgate.keep.statistics import Judgement, Person, Statistics
from blackgate.kit.art import PLAIN
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.model.pack import Pack
from blackgate.phones.guests import Guest
from blackgate.phones.host import Phones
from blackgate.phones.server import Server
from blackgate.scenes.book.rules import Rules
from blackgate.scenes.menus.credits import Credits, Licence
from blackgate.scenes.menus.options import Options
from blackgate.scenes.menus.phones import PhonesPanel
from blackgate.scenes.menus.table_menu import proposed_name
from blackgate.scenes.menus.loading import Loading
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.menus.equal_bots import EqualBots
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.menus.statistics_screen import StatisticsScene
from blackgate.scenes.menus.title import Title, TitleProgress
from blackgate.scenes.menus.trouble import Trouble
from blackgate.scenes.screens import OpenTableMenu, OpenTitle
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table

from .games import a_plan, a_replay
from .positions import MIDGAME, changed, session_at
from .table_at import Situation, press, table_at
from .tables import begun


def _rules(app: App, topic: str = "", tab: str = "rules", words: str = "") -> None:
    rules = Rules(app, topic)
    rules.tab = tab
    app.push(rules)
    if words:
        words = app.text(words)
        rules.search(words)


def _trouble(app: App, playing: bool = False) -> None:
    if playing:
        app.push(Table(app, session_at(MIDGAME)))
    app.push(Trouble(app, RuntimeError()))


def _phones(app: App, is_on: bool = True, seat: int | None = None) -> None:
    """Three players at phones, one of them silent, and one at the screen."""
    table = table_at(app, MIDGAME, humans=4)
    if is_on:
        app.phones = posed_phones(app, table.session.pack)
        app.phones.seats.playing = table
        for device, address in ((7, "192.168.1.31"), (8, "192.168.1.47")):
            app.phones.guests.known[device] = Guest(is_admitted=True, is_watching=True, who=address)
        table.without_screen(app.phones.away, app.phones.silent)
    panel = PhonesPanel(app)
    panel.addresses = ["192.168.1.20", "10.0.0.7"]
    panel.address = panel.addresses[0]
    app.push(panel)
    if seat is not None:
        panel.invited = seat


def _held(app: App, turn: int) -> None:
    """The table while all hands are on phones: everything on it is public."""
    table = table_at(app, changed(MIDGAME, turn={"seat": turn, "actions": 2}), humans=4)
    table.close_hand()
    phones = posed_phones(app, table.session.pack)
    phones.seats.playing = table
    table.without_screen(phones.away, phones.silent)


def _watched(app: App, turn: int = 0) -> None:
    """All people have their phones in hand: the table is only watched. One of them shows a face."""
    table = table_at(app, changed(MIDGAME, turn={"seat": turn, "actions": 2}), humans=3)
    table.close_hand()
    table.without_screen(frozenset((0, 1, 2)), frozenset((1,)))
    table.show_emote(2, "laugh")


def posed_phones(app: App, pack: Pack) -> Phones:
    """Three phones without a server that listens."""
    server = Server(pack, PLAIN, app.text.lang)
    server.address, server.port = "192.168.1.20", 8642
    phones = Phones(server, lambda: app.coach)
    phones.holders.code = "KHW4R7QZ"
    for place in range(3):
        phones.holders.take(place, place + 1)
        phones.holders.codes[place] = "B3XN8TLM"
    phones.holders.gone(2)
    return phones


SAVED: Final = (
    SaveInfo(Path("auto-1.json"), AUTO, datetime(2026, 3, 1, 21, 5, tzinfo=UTC), None,
             ("Ada", "Goran", "Mila", "Aldo"), 7),
    SaveInfo(Path("named-2.json"), NAMED, datetime(2026, 2, 27, 19, 40, tzinfo=UTC), "One dig from the wall",
             ("Ada", "Tomek", "Carmen", "Silas", "Vera", "Ines"), 23),
    SaveInfo(Path("named-20260214-181502-a0b1c2.json"), NAMED, datetime(2026, 2, 14, 18, 15, tzinfo=UTC),
             problem="save-broken"),
    SaveInfo(Path("named-4.json"), NAMED, datetime(2026, 2, 2, 9, 12, tzinfo=UTC), "Against the Professor",
             ("Ada", "Ines"), 12),
)


MANY: Final = (*SAVED[1:], *(
    SaveInfo(Path(f"auto-{number}.json"), AUTO, datetime(2026, 1, 30 - number, 20, 15, tzinfo=UTC), None,
             ("Ada", "Goran", "Mila")[:2 + number % 2], 3 + number)
    for number in range(17)))


def _loading(app: App) -> None:
    _saves(app, shown=SAVED)
    app.push(Loading(app))


def _saves(app: App, tab: str = "games", shown: tuple[SaveInfo, ...] = ()) -> None:
    scene = SavedGames(app, tab)
    app.push(scene)
    scene.shown = list(shown)


def _replay(app: App, share: float = 0.5, *, is_open: bool = False, players: int = 4) -> ReplayScene:
    scene = ReplayScene(app, a_replay(players))
    app.push(scene)
    scene.go(round(len(scene.replay) * share))
    if is_open:
        scene.lay_open()
    return scene


def judged(seed: int, games: int, start: float) -> list[Judgement]:
    """The judgements of a player who improves."""
    random = Random(seed)
    return [Judgement(70, round(7000 * max(0.4, start - 0.13 * game + random.uniform(-0.4, 0.4))),
                      round(random.gauss(0, 1400)), round(9 * start - game + random.uniform(-3, 3)),
                      (3900, 2900, 2000, 220)) for game in range(games)]


def _statistics(app: App, played: bool = True) -> None:
    scene = StatisticsScene(app)
    if played:
        scene.counted = Statistics(
            Counter({("easy", 4, False): 9, ("medium", 4, False): 14, ("hard", 2, False): 6, ("expert", 3, False): 3,
                     ("medium", 6, True): 2, ("human", 5, False): 1}),
            Counter({("easy", 4, False): 7, ("medium", 4, False): 6, ("hard", 2, False): 2, ("medium", 6, True): 1,
                     ("human", 5, False): 1}),
            [104, 88, 97, 110, 92, 121],
        )
        scene.counted.people = {
            "Ada": Person(24, 11, 9, 31, judged(1, 14, 3.4), {"extort": (40, 9200), "search": (160, 11000)}),
            "Mila": Person(11, 6, 12, 18, judged(2, 8, 2.2), {"sell": (12, 4100)}), "Tomek": Person(6, 0, 0, 22),
            "Großmutter Zofia": Person(3, 1, 7, 4),
        }
    app.push(scene)


def at_the_title(app: App) -> None:
    """The title for a player who has played here before."""
    plan, app.settings.plan = app.settings.plan, a_plan(4)
    app.open(OpenTitle())
    app.settings.plan = plan


def _well_known(app: App) -> None:
    """The title for a player with a game to continue and some progress."""
    at_the_title(app)
    title = app.top
    assert isinstance(title, Title)
    title.saved = SAVED[1]
    title.progress = TitleProgress(5, (31, 72), (9, 48))
    title.focus = "title:continue"


def _second_window(app: App) -> None:
    app.settings.is_guest = True
    at_the_title(app)
    app.settings.is_guest = False


def _replacing(app: App) -> None:
    """Saving under a name that exists already."""
    table = table_at(app, MIDGAME)
    name = proposed_name(app.text, table.session, datetime(2026, 3, 1, tzinfo=UTC), lambda name: False)
    app.push(Dialog(app, app.text("menu-replace-title"), app.text("menu-replace-words", name=name), [
        ("other", app.text("menu-replace-other"), lambda: None, "primary"),
        ("replace", app.text("menu-replace"), lambda: None, "danger"),
        ("stay", app.text("common-cancel"), lambda: None, "plain"),
    ]))


def _licence(app: App) -> None:
    credits = Credits(app)
    app.push(credits)
    app.push(Licence(app, next(work for work in credits.works if work.name == "pygame-ce")))


def _menu(app: App) -> None:
    app.open(OpenTableMenu(table_at(app, MIDGAME)))


def _setup(app: App) -> Setup:
    app.settings.plan = a_plan(4)
    setup = Setup(app)
    setup.equal_bots = EqualBots({"Ada": Person(judged=judged(1, 14, 3.4))})
    app.push(setup)
    app.build()
    app.stale = True
    return setup


def _first_setup(app: App) -> None:
    """The setup screen before the first game."""
    app.settings.plan, app.settings.people = None, ["Ada"]
    app.push(Setup(app))


def _family_setup(app: App) -> None:
    """The setup screen with known players, who sit down with one press."""
    people, colours = app.settings.people, app.settings.colours
    app.settings.people = ["Ada", "Tomek", "Großmutter Zofia", "Mila", "Jo", "Giuseppina"]
    app.settings.colours = {"Ada": 3, "Tomek": 1, "Mila": 5}
    setup = _setup(app)
    for name in ("Tomek", "Mila"):
        setup.press_person(name)
    setup.seating.paint(0, 3)
    app.settings.people, app.settings.colours = people, colours
    setup.changed()


def _full_setup(app: App) -> Setup:
    setup = _setup(app)
    setup.seating.wants_team = True
    for _ in range(2):
        setup.seating.add()
    setup.changed()
    return setup


def _lobby(app: App, six: bool = False) -> None:
    """The code stands beside the seats, and three people have sat down with their phones."""
    setup = _full_setup(app) if six else _setup(app)
    app.phones = phones = posed_phones(app, setup.seating.pack)
    phones.seats.setup_table = setup.phone_seats
    for number, name in enumerate(("Ewa", "Großmutter Zofia", "Jo")):
        setup.phone_seats.sit(number, name)
        phones.holders.seats[number].chair = setup.seating.chairs[number]
    setup.phone_seats.paint(2, 5)
    setup.changed()


def _setup_part(app: App, id: str) -> None:
    _setup(app)
    press(app, id)


def _menu_part(app: App, id: str) -> None:
    _menu(app)
    app.build()
    press(app, id)


def _options(app: App, tab: str = "picture") -> None:
    app.open(OpenTitle())
    options = Options(app)
    options.tab = tab
    app.push(options)


MENUS: Final[dict[str, Situation]] = {
    "title": at_the_title,
    "title-reached": _well_known,
    "title-second": _second_window,
    "setup": _setup,
    "setup-first": _first_setup,
    "setup-family": _family_setup,
    "setup-six": _full_setup,
    "setup-lobby": _lobby,
    "setup-lobby-six": lambda app: _lobby(app, six=True),
    "setup-portraits": lambda app: _setup_part(app, "seat:1:portrait"),
    "setup-more": lambda app: _setup_part(app, "setup:more"),
    "phones-off": lambda app: _phones(app, is_on=False),
    "phones": _phones,
    "phones-table": lambda app: _held(app, 0),
    "phones-watched": _watched,
    "phones-watched-silent": lambda app: _watched(app, 1),
    "phones-watched-bot": lambda app: _watched(app, 3),
    "phones-silent": lambda app: _held(app, 1),
    "phones-seat": lambda app: _phones(app, seat=2),
    "options": _options,
    "options-game": lambda app: _options(app, "game"),
    "options-sound": lambda app: _options(app, "sound"),
    "options-keys": lambda app: _options(app, "keys"),
    "table-menu": _menu,
    "table-menu-begun": lambda app: app.open(OpenTableMenu(begun(app))),
    "table-menu-save": lambda app: _menu_part(app, "menu:save"),
    "table-menu-replace": _replacing,
    "table-menu-seats": lambda app: _menu_part(app, "menu:seats"),
    "table-menu-concede": lambda app: _menu_part(app, "menu:concede"),
    "rules-start": _rules,
    "rules-topic": lambda app: _rules(app, "R5.6c"),
    "rules-notes": lambda app: _rules(app, "R11d"),
    "rules-board": lambda app: _rules(app, "R1.1"),
    "rules-search": lambda app: _rules(app, words="card-shovel"),
    "rules-cards": lambda app: _rules(app, tab="cards"),
    "rules-card": lambda app: _rules(app, "advocate", tab="cards"),
    "rules-prisoners": lambda app: _rules(app, tab="prisoners"),
    "saves": lambda app: _saves(app, shown=SAVED),
    "saves-none": _saves,
    "saves-many": lambda app: _saves(app, shown=MANY),
    "saves-loading": _loading,
    "saves-replays": lambda app: _saves(app, "replays", tuple(
        replace(info, kind=REPLAY, name=None, winners=info.players[place:2 * place + 1])
        for place, info in enumerate(SAVED))),
    "replay": _replay,
    "replay-open": lambda app: _replay(app, is_open=True),
    "replay-six": lambda app: _replay(app, 0.8, is_open=True, players=6),
    "replay-end": lambda app: _replay(app, 1.0),
    "replay-take-over": lambda app: _replay(app).take_over(),
    "statistics": _statistics,
    "statistics-none": lambda app: _statistics(app, played=False),
    "credits": lambda app: app.push(Credits(app)),
    "credits-licence": _licence,
    "trouble": _trouble,
    "trouble-game": lambda app: _trouble(app, playing=True),
}
