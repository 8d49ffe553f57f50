"""Every screen in telling situations: for pictures, for the packaged program's self-test, and for tests that look
whether all words fit."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...kit.scene import Scene
from ...model import words as w
from ...model.notation import Json, Notation
from ...play.record import Record
from ...play.session import Session, load_pack_of
from ...scenes.table.table import Table
from .games import a_plan, session_in_game
from .menus import MENUS as AROUND

if TYPE_CHECKING:
    from ...app import App
    from ...scenes.menus.setup import Setup


def app_for_pictures(size: tuple[int, int], language: str, scale: int | None = None) -> "App":
    """A program without a screen, in which nothing moves."""
    from ...app import App
    from ...keep.settings import Settings
    from ...kit.window import Window
    from ...words.text import Text

    settings = Settings(ui_scale=scale, instant=True, reduced_motion=True, language=language)
    return App(settings, Text(language), Window(size, headless=True))


def session_at(position: Json, *actions: Json, humans: int = 1) -> Session:
    """A session that starts from a position and has gone on by these actions, whoever they are of."""
    players = position["players"]
    michel = position.get("michel")
    plan = a_plan(players, humans, position.get("team", False), michel["who"] if michel else None)
    pack = load_pack_of(plan)
    notation = Notation(pack)
    session = Session(plan, pack=pack, record=Record.of_position(notation, position).written())
    for written in actions:
        _act(session, written)
    return session


def _act(session: Session, written: Json) -> None:
    """Do it in the place of whoever is asked, bots too."""
    asked = session.asked
    assert asked is not None
    word, name = session.seats[asked].player, session.seats[asked].name
    if word != "human":
        session.take_back(asked, name)
    background = session.sight(asked).background[asked]
    session.act(session.notation.read_action(written, session.players, background))
    if word != "human" and session.over is None:
        session.hand_to_bot(asked, word)


def _table(app: "App", position: Json, *actions: Json, humans: int = 1) -> Table:
    """A table at a position, after some actions, seen by the first seat."""
    return _seated(app, session_at(position, *actions, humans=humans))


def _seated(app: "App", session: Session) -> Table:
    table = Table(app, session)
    table.paused = True             # a picture waits for nobody
    app.push(table)
    if table.looker is None:
        table.look_as(0)
        table.close_since()
    app.build()
    return table


SEATS_4: Final[list[Json]] = [
    {"place": "cafeteria", "cigarettes": 4,
     "hand": {"knife": 2, "link": 1, "pike": 1, "spoon": 1, "bandana": 1, "tracksuit": 1, "ambush": 1},
      "background": {"card": "mechanic", "revealed": False}, "tunnel": {"spoon": 1}, "prisoner": 4},
    {"place": "cafeteria", "hand": {"shovel": 1, "blade": 2, "link": 1}, "cigarettes": 2, "beatings": 1,
     "gang": "bratva_enforcer", "tunnel": {"pickaxe": 1, "spoon": 1}, "prisoner": 0},
    {"place": "rec_area", "hand": {"phone": 1, "link": 2, "container": 1}, "cigarettes": 9, "gang": "cartel_fence",
     "background": {"card": "bookmaker", "revealed": True}, "tunnel": {"shovel": 1}, "prisoner": 8},
    {"place": "cell_block", "hand": {"pickaxe": 1, "knife": 1}, "beatings": 2, "tunnel": {"spoon": 2}, "prisoner": 2},
]
MIDGAME: Final[Json] = {
    "players": 4, "turn": {"seat": 0, "actions": 2}, "seats": SEATS_4, "seed": 7, "rolls": [4, 2, 5],
    "search": {"discard": {"blade": 2, "riot": 1, "link": 2}},
}


def _with(base: Json, **changes: object) -> Json:
    return {**base, **changes}


def _six(team: bool = False) -> Json:
    places = ["cafeteria", "cafeteria", "infirmary", "showers", "rec_area", "solitary"]
    seats: list[Json] = []
    for number, place in enumerate(places):
        seats.append({
            "place": place, "cigarettes": number, "beatings": number % 3,
            "hand": {"link": 1 + number % 2, "spoon": number % 2, "blade": number % 3},
             "tunnel": {"spoon": number % 2, "pickaxe": number % 2}, "prisoner": 2 * number,
        })
    if team:
        seats[0]["place"] = seats[2]["place"] = "cell_block_a"
        seats[1]["place"] = seats[4]["place"] = "rec_area"
        seats[0]["hand"] = {"shovel": 1, "spoon": 2, "link": 2, "knife": 1}
    return {"players": 6, "team": team, "turn": {"seat": 0, "actions": 2}, "seats": seats, "seed": 9}


def _michel() -> Json:
    michel = {"who": "michelle", "place": "cafeteria", "deck": ["pickaxe_shovel", "calm"], "discard": ["spoon"]}
    return _with(MIDGAME, michel=michel)


def _own_turn(app: "App") -> None:
    _table(app, {"players": 4, "turn": {"seat": 0, "actions": 2}, "seed": 3, "seats": [
        {"hand": {"link": 1, "blade": 1, "care_package": 1}, "prisoner": 4}, {"hand": {"link": 3}, "prisoner": 0},
        {"hand": {"pike": 3}, "prisoner": 8}, {"hand": {"blade": 3}, "prisoner": 2}]})


def _extorting(app: "App") -> None:
    table = _table(app, MIDGAME)
    table.asking.press_verb(w.EXTORT)


def _extorted(app: "App") -> None:
    position = _with(MIDGAME, turn={"seat": 1, "actions": 2})
    _table(app, position, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]})


def _combat(app: "App") -> None:
    position = _with(MIDGAME, turn={"seat": 1, "actions": 2})
    _table(app, position, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}, {"do": "fight"})


def _michel_meets(app: "App") -> None:
    position = _michel()
    position = _with(position, turn={"seat": 0, "actions": 2},
                     seats=[dict(position["seats"][0], place="infirmary"), *position["seats"][1:]])
    _table(app, position, {"do": "cautious_move", "place": "cafeteria"})


def _selling(app: "App") -> None:
    seats = [dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]]
    table = _table(app, _with(MIDGAME, seats=seats))
    table.asking.press_verb(w.SELL)
    app.build()
    for id in ("take:0:1", "take:0:2"):
        _press(app, id)


def _press(app: "App", prefix: str) -> None:
    spot = next((spot for spot in app.ui.spots if spot.id == prefix and spot.do is not None), None)
    if spot is not None and spot.do is not None:
        spot.do()
        app.build()
        app.stale = True


def _discarding(app: "App") -> None:
    seats = [dict(SEATS_4[0], hand={"link": 4, "knife": 5, "pike": 2, "bandana": 1}), *SEATS_4[1:]]
    table = _table(app, _with(MIDGAME, seats=seats), {"do": "end_turn"})
    table.asking.open_tray()


def _exchange(app: "App") -> None:
    table = _table(app, _six(team=True))
    table.asking.press_verb(w.EXCHANGE)


def _exchange_asked(app: "App") -> None:
    position = _with(_six(team=True), turn={"seat": 2, "actions": 2})
    _table(app, position, {
        "do": "exchange", "seat": 0, "give": {"cards": {"link": 1, "blade": 1}, "cigarettes": 1},
        "take": {"cards": {"shovel": 1}, "cigarettes": 0},
    })


def _closer(app: "App") -> None:
    table = _table(app, MIDGAME)
    table.look_at(("seat", 1))


def _gang(app: "App") -> None:
    table = _table(app, MIDGAME)
    table.look_at(("gang", 2))


def _curtain(app: "App") -> None:
    table = _table(app, _with(MIDGAME, turn={"seat": 1, "actions": 2}), humans=2)
    app.open_curtain(table)


def _since(app: "App") -> None:
    table = _table(app, _with(MIDGAME, turn={"seat": 3, "actions": 2}), {"do": "search"}, {"do": "end_turn"})
    table.show_since()


def _ending(app: "App") -> None:
    table = _table(app, MIDGAME)
    table.asking.press_verb(w.END_TURN)


def _end(app: "App") -> None:
    """The end of a game that bots have played."""
    plan = a_plan(4, humans=0)
    session = Session(plan)
    while session.over is None:
        session.poll()
    app.push(Table(app, session))
    app.open_end(session)


Situation = Callable[["App"], None]

TABLE: Final[dict[str, Situation]] = {
    "table-first-turn": _own_turn,
    "table-midgame": lambda app: _keep(_table(app, MIDGAME)),
    "table-late": lambda app: _keep(_seated(app, session_in_game(0.92, 4, 15))),
    "table-six": lambda app: _keep(_seated(app, session_in_game(0.7, 6, 19))),
    "table-team": lambda app: _keep(_seated(app, session_in_game(0.75, 6, 13, team=True))),
    "table-michelle": lambda app: _keep(_seated(app, session_in_game(0.6, 5, 4, michel="michelle"))),
    "table-extorting": _extorting,
    "table-extorted": _extorted,
    "table-combat": _combat,
    "table-michel-meets": _michel_meets,
    "table-selling": _selling,
    "table-discarding": _discarding,
    "table-exchange": _exchange,
    "table-exchange-asked": _exchange_asked,
    "table-closer-seat": _closer,
    "table-closer-gang": _gang,
    "table-since": _since,
    "table-ending": _ending,
    "curtain": _curtain,
    "end": _end,
}


def _keep(scene: Scene) -> None:
    """A situation is what it leaves on the stack."""


def _menu(app: "App") -> None:
    app.open_table_menu(_table(app, MIDGAME))


def _setup(app: "App") -> "Setup":
    from ...scenes.menus.setup import Setup

    app.settings.plan = a_plan(4)
    setup = Setup(app)
    app.push(setup)
    app.build()
    app.stale = True
    return setup


def _full_setup(app: "App") -> None:
    setup = _setup(app)
    setup.seating.wants_team = True
    for _ in range(2):
        setup.seating.add()
    setup.changed()


def _setup_part(app: "App", id: str) -> None:
    _setup(app)
    _press(app, id)


def _menu_part(app: "App", id: str) -> None:
    _menu(app)
    app.build()
    _press(app, id)


def _options(app: "App", tab: str = "picture") -> None:
    from ...scenes.menus.options import Options

    app.open_title()
    options = Options(app)
    options.tab = tab
    app.push(options)


MENUS: Final[dict[str, Situation]] = {
    "title": lambda app: app.open_title(),
    "setup": lambda app: _keep(_setup(app)),
    "setup-six": _full_setup,
    "setup-portraits": lambda app: _setup_part(app, "seat:1:portrait"),
    "setup-more": lambda app: _setup_part(app, "setup:more"),
    "options": _options,
    "options-game": lambda app: _options(app, "game"),
    "options-sound": lambda app: _options(app, "sound"),
    "options-keys": lambda app: _options(app, "keys"),
    "table-menu": _menu,
    "table-menu-save": lambda app: _menu_part(app, "menu:save"),
    "table-menu-seats": lambda app: _menu_part(app, "menu:seats"),
    "table-menu-concede": lambda app: _menu_part(app, "menu:concede"),
}
SITUATIONS: Final[dict[str, Situation]] = {**MENUS, **AROUND, **TABLE}
