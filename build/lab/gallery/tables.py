"""The table in telling situations: questions, stages, trays, closer looks, the end."""

from collections.abc import Callable
from typing import Final

from blackgate.app import App
from blackgate.model.actions import Dig, EndTurn, Exchange, Extort, Play, Reveal, Sell
from blackgate.model.notation import Json
from blackgate.play.evening_score import EveningScore, Row
from blackgate.play.session import Keeping, Session
from blackgate.scenes.end.end import End
from blackgate.scenes.screens import OpenEnd
from blackgate.scenes.table.table import Table

from .games import a_plan, a_replay, of_bots, session_in_game
from .positions import MIDGAME, SEATS_4, act, changed, session_at, six, with_michelle

Situation = Callable[[App], object]         # it puts the screen to show on the stack


def table_at(app: App, position: Json, *actions: Json, humans: int = 1) -> Table:
    """A table at a position, after some actions, seen by the first seat."""
    return seated(app, session_at(position, *actions, humans=humans))


def seated(app: App, session: Session) -> Table:
    table = Table(app, session)
    table.pace.is_paused = True             # bots must not act while a picture is taken
    app.push(table)
    if table.opening.wanted is not None:
        table.open_hand()
        table.close_since()
    app.build()
    return table


def _own_turn(app: App) -> None:
    table_at(app, {"players": 4, "turn": {"seat": 0, "actions": 2}, "seed": 3, "seats": [
        {"hand": {"link": 1, "blade": 1, "care_package": 1}, "prisoner": 4}, {"hand": {"link": 3}, "prisoner": 0},
        {"hand": {"pike": 3}, "prisoner": 8}, {"hand": {"blade": 3}, "prisoner": 2}]})


def _extorting(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.asking.press_verb(Extort)


def _extorted(app: App) -> None:
    position = changed(MIDGAME, turn={"seat": 1, "actions": 2})
    table_at(app, position, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]})


def _combat(app: App) -> None:
    position = changed(MIDGAME, turn={"seat": 1, "actions": 2})
    table_at(app, position, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}, {"do": "fight"})


def _armed(app: App) -> None:
    """Weapons on both sides."""
    position = changed(MIDGAME, turn={"seat": 1, "actions": 2})
    table_at(app, position, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}, {"do": "fight"},
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


def press(app: App, prefix: str) -> None:
    spot = next((spot for spot in app.ui.spots if spot.id == prefix and spot.do is not None), None)
    if spot is not None and spot.do is not None:
        spot.do()
        app.build()
        app.stale = True


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


class _FullDisk:
    """A store that cannot save anything."""

    trouble: str | None = "save-failed"

    def keep(self, session: Session, settled: bool) -> None: ...

    def close(self) -> None: ...

    def remove(self) -> None: ...


def _unsaved(app: App) -> None:
    session = session_at(MIDGAME)
    seated(app, Session(session.plan, pack=session.pack, record=session.record, keeping=_FullDisk()))


def _closer(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.look_at(("seat", 1))


def _gang(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.look_at(("gang", 2))


def _curtain(app: App) -> None:
    """All hands lie face down; the second person's turn has begun."""
    table_at(app, changed(MIDGAME, turn={"seat": 1, "actions": 2}), humans=2).close_hand()


def _shared(app: App, position: Json, *actions: Json, humans: int = 4, opened: bool = False) -> Table:
    """People around one screen, all hands face down unless one is opened."""
    table = table_at(app, position, *actions, humans=humans)
    if not opened:
        table.close_hand()
    return table


def _shared_asked(app: App) -> None:
    """A demand: the curtain names both players."""
    _shared(app, changed(MIDGAME, turn={"seat": 1, "actions": 2}),
            {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]})


def _shared_fight(app: App) -> None:
    """Two people fight; the first has opened their hand."""
    _shared(app, changed(MIDGAME, turn={"seat": 1, "actions": 2}),
            {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}, {"do": "fight"}, opened=True)


def _shared_memory(app: App) -> None:
    """A player digs with the hand face down and names the Tool."""
    seats = [dict(SEATS_4[0], place="cell_block", beatings=0), *SEATS_4[1:]]
    table = _shared(app, changed(MIDGAME, seats=seats))
    app.build()
    table.asking.press_verb(Dig)


def _shared_help(app: App) -> None:
    """A teammate in the same place may help; the hands are still face down."""
    _shared(app, *_extorted_mate(), humans=6)


def _orders(app: App) -> None:
    _shared(app, MIDGAME, opened=True).open_orders()


def _extorted_mate() -> tuple[Json, ...]:
    """A teammate is extorted and lays no weapon: the position and the actions that lead there."""
    seats = six(team=True)["seats"]
    for number, place in enumerate(("rec_area", "rec_area", "rec_area")):
        seats[number] = dict(seats[number], place=place)
    seats[1]["hand"] = {"blade": 2, "link": 2}
    seats[2]["hand"] = {"spoon": 1, "link": 1}
    seats[4]["place"] = "infirmary"
    return (changed(six(team=True), seats=seats, turn={"seat": 1, "actions": 2}),
            {"do": "extort", "seat": 2, "tool": "shovel", "weapons": ["blade"]}, {"do": "fight"}, {"do": "give_up"})


def _helping(app: App) -> None:
    """The question whether to help a teammate."""
    table_at(app, *_extorted_mate())


def _passing(app: App) -> None:
    """The player is extorted, and a teammate may help."""
    seats = six(team=True)["seats"]
    for number, place in enumerate(("rec_area", "rec_area", "rec_area")):
        seats[number] = dict(seats[number], place=place)
    seats[1]["hand"] = {"blade": 2, "link": 2}
    position = changed(six(team=True), seats=seats, turn={"seat": 1, "actions": 2})
    table_at(app, position, {"do": "extort", "seat": 0, "tool": "shovel", "weapons": ["blade"]}, {"do": "fight"})


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
    table = table_at(app, position, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]}, {"do": "fight"},
                     {"do": "give_up"}, {"do": "end_turn"}, {"do": "search"}, {"do": "end_turn"}, {"do": "search"},
                     {"do": "end_turn"})
    table.show_since()


def _others_turn(app: App) -> None:
    table = table_at(app, changed(MIDGAME, turn={"seat": 1, "actions": 2}))
    act(table.session, {"do": "extort", "seat": 0, "tool": "spoon", "weapons": ["blade"]})
    act(table.session, {"do": "cooperate"})
    act(table.session, {"do": "search"})
    table.catch_up(show=True)


def _ending(app: App) -> None:
    table = table_at(app, MIDGAME)
    table.asking.press_verb(EndTurn)


def _end(app: App, keeping: Keeping | None = None) -> None:
    """The end of a game that bots have played."""
    plan = a_plan(4, humans=0)
    session = Session(plan, record=of_bots(plan), keeping=keeping)
    app.push(Table(app, session))
    app.open(OpenEnd(session))


def begun(app: App) -> Table:
    """A game before its first action, with the commitment in the log."""
    return seated(app, Session(a_plan(4), salt="gallery"))


def _finale(
    app: App, players: int = 4, seed: int = 5, team: bool = False, keeping: Keeping | None = None,
) -> None:
    """The last picture of the escape."""
    replay = a_replay(players, seed, team=team)
    replay.go(len(replay))
    end = End(app, Session(replay.plan, pack=replay.pack, record=replay.so_far(), keeping=keeping))
    app.push(end)
    end.open_finale()
    end.capture = None          # as the loser sees it first


def _evening(app: App, players: int = 4, *, cards: bool = False) -> None:
    """The end of the third game of an evening; or the hands at its end."""
    plan = a_plan(players, humans=0)
    session = Session(plan, record=of_bots(plan))
    end = End(app, session)
    app.push(end)
    rows = [Row(name, 3, 3 if place == 0 else 0, 21 - 3 * place, place % 3) for place, name in enumerate(session.names)]
    session.evening_score = EveningScore(None, ["a", "b", "c"], session.names, {row.name: row for row in rows})
    if cards:
        end.show_cards()


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
    "shared-rest": lambda app: _shared(app, MIDGAME),
    "shared-bots": lambda app: _shared(app, changed(MIDGAME, turn={"seat": 3, "actions": 2}), humans=3),
    "shared-open": lambda app: _shared(app, MIDGAME, opened=True),
    "shared-six": lambda app: _shared(app, six(), humans=6),
    "shared-asked": _shared_asked,
    "shared-fight": _shared_fight,
    "shared-memory": _shared_memory,
    "shared-help": _shared_help,
    "shared-orders": _orders,
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
    "finale": _finale,
    "finale-team": lambda app: _finale(app, 6, 13, team=True),
    "finale-missing": lambda app: _finale(app, keeping=_FullDisk()),
    "end": _end,
    "end-evening": _evening,
    "end-evening-six": lambda app: _evening(app, 6),
    "end-cards": lambda app: _evening(app, cards=True),
    "end-cards-six": lambda app: _evening(app, 6, cards=True),
    "end-missing": lambda app: _end(app, _FullDisk()),
}
