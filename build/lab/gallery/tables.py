"""The table in telling situations: questions, stages, trays, closer looks, the end."""

from typing import Final

from blackgate.app import App
from blackgate.model.actions import EndTurn, Exchange, Extort, Play, Reveal, Sell
from blackgate.model.notation import Json
from blackgate.play.session import Session
from blackgate.scenes.table.table import Table

from .ends import ENDS
from .games import a_plan, session_in_game
from .positions import (
    DEMAND, MIDGAME, SEATS_4, THEIR_TURN, act, changed, extorted_mate, extorted_team, session_at, six, with_michelle,
)
from .shared_tables import SHARED
from .table_at import FullDisk, Situation, press, seated, table_at


def _own_turn(app: App) -> None:
    table_at(app, {"players": 4, "turn": {"seat": 0, "actions": 2}, "seed": 3, "seats": [
        {"hand": {"link": 1, "blade": 1, "care_package": 1}, "prisoner": 4}, {"hand": {"link": 3}, "prisoner": 0},
        {"hand": {"pike": 3}, "prisoner": 8}, {"hand": {"blade": 3}, "prisoner": 2}]})


def _extorting(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.asking.press_verb(Extort)


def _extorted(app: App) -> None:
    table_at(app, THEIR_TURN, DEMAND)


def _combat(app: App) -> None:
    table_at(app, THEIR_TURN, DEMAND, {"do": "fight"})


def _armed(app: App) -> None:
    """Weapons on both sides."""
    table_at(app, THEIR_TURN, DEMAND, {"do": "fight"},
             {"do": "weapon", "kind": "knife"}, {"do": "weapon", "kind": "blade"})


def _michel_meets(app: App) -> None:
    position = with_michelle()
    position = changed(position, turn={"seat": 0, "actions": 2},
                     seats=[dict(position["seats"][0], place="infirmary"), *position["seats"][1:]])
    table_at(app, position, {"do": "cautious_move", "place": "cafeteria"})


def _selling(app: App) -> None:
    seats = [dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]]
    table = table_at(app, changed(MIDGAME, seats=seats))
    table.asking.press_verb(Sell)
    app.build()
    for id in ("take:0:1", "take:0:2"):
        press(app, id)


def _discarding(app: App) -> None:
    seats = [dict(SEATS_4[0], hand={"link": 4, "knife": 5, "pike": 2, "bandana": 1}), *SEATS_4[1:]]
    table = table_at(app, changed(MIDGAME, seats=seats), {"do": "end_turn"})
    table.asking.open_tray()


def _exchange(app: App) -> None:
    table = table_at(app, six(team=True))
    table.asking.press_verb(Exchange)


def _exchange_asked(app: App) -> None:
    position = changed(six(team=True), turn={"seat": 2, "actions": 2})
    table_at(app, position, {
        "do": "exchange", "seat": 0, "give": {"cards": {"link": 1, "blade": 1}, "cigarettes": 1},
        "take": {"cards": {"shovel": 1}, "cigarettes": 0},
    })


def _unsaved(app: App) -> None:
    session = session_at(MIDGAME)
    seated(app, Session(session.plan, pack=session.pack, record=session.record, keeping=FullDisk()))


def _closer(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.look_at(("seat", 1))


def _gang(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.look_at(("gang", 2))


def _helping(app: App) -> None:
    """The question whether to help a teammate."""
    table_at(app, *extorted_mate())


def _passing(app: App) -> None:
    """The player is extorted, and a teammate may help."""
    table_at(app, extorted_team(), {**DEMAND, "tool": "shovel"}, {"do": "fight"})


def _curtain(app: App) -> None:
    """All hands lie face down; the second person's turn has begun."""
    table_at(app, THEIR_TURN, humans=2).close_hand()


def _riot(app: App) -> None:
    """A Riot, pressed once."""
    seats = [dict(SEATS_4[0], hand={"riot": 1, "shovel": 1, "link": 2}, background={"card": "quartermaster"}),
             *SEATS_4[1:]]
    table = table_at(app, changed(MIDGAME, seats=seats))
    table.asking.press_verb(Play)


def _refused(app: App) -> None:
    """Beaten, in the Showers, without parts: why nothing can be crafted."""
    seats = [dict(SEATS_4[0], place="showers", beatings=1, hand={"link": 1, "spoon": 1}), *SEATS_4[1:]]
    table_at(app, changed(MIDGAME, seats=seats))
    refuse = next(spot.refuse for spot in app.ui.spots if spot.id == "verb:craft")
    if refuse is not None:
        refuse()
    app.build()


def _pointing(app: App, id: str, *actions: Json) -> None:
    """The help text of a thing under the mouse."""
    table = table_at(app, MIDGAME, *actions)
    table.focus = id
    app.frame([], 1.0)
    app.build()


def _quartermaster(app: App) -> None:
    """The Quartermaster's price for a Tool."""
    seats = [dict(SEATS_4[0], cigarettes=6, background={"card": "quartermaster"}), *SEATS_4[1:]]
    table = table_at(app, changed(MIDGAME, seats=seats))
    table.asking.press_verb(Reveal)


def _since(app: App) -> None:
    table = table_at(app, changed(MIDGAME, turn={"seat": 3, "actions": 2}), {"do": "search"}, {"do": "end_turn"})
    table.show_since()


def _robbed(app: App) -> None:
    """A lost fight with a lost Tool, and the other events."""
    position = changed(MIDGAME, turn={"seat": 1, "actions": 2}, rolls=[3, 5])
    table = table_at(app, position, DEMAND, {"do": "fight"},
                     {"do": "give_up"}, {"do": "end_turn"}, {"do": "search"}, {"do": "end_turn"}, {"do": "search"},
                     {"do": "end_turn"})
    table.show_since()


def _others_turn(app: App) -> None:
    table = table_at(app, THEIR_TURN)
    act(table.session, DEMAND)
    act(table.session, {"do": "cooperate"})
    act(table.session, {"do": "search"})
    table.catch_up(show=True)


def _ending(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.asking.press_verb(EndTurn)


def begun(app: App) -> Table:
    """A game before its first action, with the commitment in the log."""
    return seated(app, Session(a_plan(4), salt="gallery"))


TABLE: Final[dict[str, Situation]] = {
    "table-first-turn": _own_turn,
    "table-begun": begun,
    "table-unsaved": _unsaved,
    "table-midgame": lambda app: table_at(app, MIDGAME),
    "table-late": lambda app: seated(app, session_in_game(0.92, 4, 15)),
    "table-six": lambda app: seated(app, session_in_game(0.7, 6, 19)),
    "table-team": lambda app: seated(app, session_in_game(0.75, 6, 13, team=True)),
    "table-michelle": lambda app: seated(app, session_in_game(0.6, 5, 4, michel="michelle")),
    "table-extorting": _extorting,
    "table-extorted": _extorted,
    "table-combat": _combat,
    "table-armed": _armed,
    **SHARED,
    "table-helping": _helping,
    "table-passing": _passing,
    "table-riot": _riot,
    "table-refused": _refused,
    "table-tip-gang": lambda app: _pointing(app, "gang:3"),
    "table-tip-beatings": lambda app: _pointing(app, "beatings_of:1"),
    "table-tip-seat": lambda app: _pointing(app, "seat:1"),
    "table-tip-log": lambda app: _pointing(app, "log:0", {"do": "join", "gang": "crew", "accessories": [
        "bandana", "tracksuit"]}),
    "table-quartermaster": _quartermaster,
    "table-michel-meets": _michel_meets,
    "table-selling": _selling,
    "table-discarding": _discarding,
    "table-exchange": _exchange,
    "table-exchange-asked": _exchange_asked,
    "table-closer-seat": _closer,
    "table-closer-gang": _gang,
    "table-since": _since,
    "table-robbed": _robbed,
    "table-others-turn": _others_turn,
    "table-ending": _ending,
    "curtain": _curtain,
    **ENDS,
}
